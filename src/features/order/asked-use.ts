/**
 * The voucher whose "Use" was tapped a moment ago: its page goes on to the code, once. In memory only, so
 * that no link from outside, no reload and no restored page shows a code by itself.
 */
import { atom } from '../../lib/atom.ts';

const asked = atom<string | undefined>(undefined);

/** Call it in the tap that leads to the voucher's page. */
export function askUse(couponId: string): void {
  asked.set(couponId);
}

export function isUseAsked(couponId: string): boolean {
  return couponId !== '' && asked.get() === couponId;
}

/** A page has been opened, whichever it was of. */
export function forgetAskedUse(): void {
  asked.set(undefined);
}
