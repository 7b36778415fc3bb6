/** What a person does to the simulated phone from outside the app. */
import type { Phone } from '../../host/simulated/phone.ts';
import { atom } from '../../lib/atom.ts';
import { desk } from './desk.ts';

/** What opens the app when it starts anew. */
const COLD_LINK = 'jajan.simulatedLink';

/** Undefined while none is played. */
export const phone = atom<Phone | undefined>(undefined);

/** The phone that is played; it opens the link that waited for its start. */
export function holdPhone(played: Phone): void {
  phone.set(played);
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
