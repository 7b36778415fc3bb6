/**
 * Whether usage may leave this device: events of `events.ts` but the diagnostics, the report of the device,
 * and the ids of a native shell. Unknown until the user was asked, and unknown is a no.
 *
 * What does not depend on it: the device id in the headers of calls, by which the server limits calls and
 * binds login codes (decisions "Usage waits for consent, diagnostics name nobody").
 */
import { storedUsageConsent } from './stored-keys.ts';

export type UsageConsent = 'unknown' | 'denied' | 'granted';

export function usageConsent(): UsageConsent {
  return storedUsageConsent.get() ?? 'unknown';
}
