/**
 * The device's fingerprint for the risk engine. Absent until a reply has asked for it; then every call
 * of this run carries it (spec home 3: "optional dfp"). `risk.ts` sets it.
 */
let dfp: string | undefined;

export function fingerprint(): string | undefined {
  return dfp;
}

export function setFingerprint(value: string | undefined): void {
  dfp = value;
}
