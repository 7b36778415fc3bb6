/**
 * Which machine the location acts as: this one, or the one that developer options play. What is said
 * and offered follows it, so that the phone's way can be walked through on a desk.
 */
import { host } from '#host';
import { appInfo } from '../../api/app-info.ts';
import { storage } from '../../storage/storage.ts';

/** A case of `host/simulated.ts`; never in prod. */
export function playedCase(): string | undefined {
  return appInfo.environment === 'prod' ? undefined : storage.get('simulatedHost');
}

export function actsAsApp(): boolean {
  return playedCase()?.startsWith('phone.') ?? host.kind === 'APP';
}
