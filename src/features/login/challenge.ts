/**
 * Verifier and challenge bind a WhatsApp login to the device that started it (contract
 * `GetAuthCodeBody`).
 */
const VERIFIER_BYTES = 32;

/** From the system's own random source; never leaves the device before the login. */
export function newVerifier(): string {
  return hex(crypto.getRandomValues(new Uint8Array(VERIFIER_BYTES)));
}

/** Lower-case hex of the SHA-256. */
export async function challengeOf(verifier: string): Promise<string> {
  const bytes = new TextEncoder().encode(verifier);
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
