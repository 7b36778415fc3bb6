/** What a person does to the simulated phone from outside the app. */
import type { Phone } from '../../host/simulated/phone.ts';
import { desk } from './desk.ts';

/** What opens the app when it starts anew. */
const COLD_LINK = 'jajan.simulatedLink';

let phone: Phone | undefined;

/** The phone that is played; it opens the link that waited for its start. */
export function holdPhone(played: Phone): void {
  phone = played;
  const cold = sessionStorage.getItem(COLD_LINK);
  sessionStorage.removeItem(COLD_LINK);
  if (cold !== null) phone.openLink(cold);
}

export function pressBack(): void {
  phone?.pressBack();
}

export function openWarm(url: string): void {
  phone?.openLink(url);
}

export function openCold(url: string): void {
  sessionStorage.setItem(COLD_LINK, url);
  desk.restart();
}
