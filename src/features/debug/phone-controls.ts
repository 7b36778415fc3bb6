/** Actions on the simulated phone from outside the app. */
import type { Phone } from '../../host/simulated/phone.ts';
import { atom } from '../../lib/atom.ts';
import { desk, ENDED } from './desk.ts';

/** The link that opens the app at its next start. */
const COLD_LINK = 'jajan.simulatedLink';

/** Undefined while none is simulated. */
export const phone = atom<Phone | undefined>(undefined);

/** Sets the simulated phone and opens the link that waited for its start. */
export function holdPhone(played: Phone): void {
  phone.set(played);
  // As the shell, which knows no address of before.
  if (sessionStorage.getItem(ENDED) !== null) history.replaceState(null, '', '/');
  const cold = sessionStorage.getItem(COLD_LINK);
  sessionStorage.removeItem(COLD_LINK);
  if (cold !== null) played.openLink(cold);
}

export function pressBack(): void {
  phone.get()?.pressBack();
}

export function openWarm(url: string): void {
  phone.get()?.openLink(url);
}

export function openCold(url: string): void {
  sessionStorage.setItem(COLD_LINK, url);
  desk.restart();
}

/** The system ends the app in the background, and its user opens it again. */
export function endInBackground(): void {
  sessionStorage.setItem(ENDED, 'true');
  desk.restart();
}
