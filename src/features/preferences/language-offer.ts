/**
 * The offer to speak the phone's language. Jajan starts in Indonesian (home 1); a phone that speaks English
 * or Chinese is offered that, until it is answered or a language is chosen, once for the device.
 */
import { useLocale } from '../../i18n/i18n.ts';
import { storedLocale } from '../../i18n/stored-keys.ts';
import { atom } from '../../lib/atom.ts';
import { useAtom } from '../../ui/use-atom.ts';
import { localeOf } from './app-language.ts';
import { chooseLocale } from './choose-locale.ts';
import type { OfferedLocale } from './locale-names.ts';
import { storedLanguageOffered } from './stored-keys.ts';

/** The stored answer notifies no listener, so this page keeps its own. */
const isAnswered = atom(false);

/** Undefined: nothing to offer. */
export function offeredLocale(): OfferedLocale | undefined {
  if (isAnswered.get() || storedLanguageOffered.get() || storedLocale.get()) return undefined;
  const spoken = localeOf(navigator.language);
  return spoken === '' || spoken === 'id-ID' ? undefined : spoken;
}

export function useOfferedLocale(): OfferedLocale | undefined {
  useLocale();
  useAtom(isAnswered);
  return offeredLocale();
}

/** A language that cannot be loaded stays on offer. */
export async function acceptOffer(offered: OfferedLocale): Promise<void> {
  await chooseLocale(offered);
  if (storedLocale.get()) isAnswered.set(true);
}

export function declineOffer(): void {
  storedLanguageOffered.set(true);
  isAnswered.set(true);
}
