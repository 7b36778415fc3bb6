/**
 * Changing the language. Spec home 2 and 9: a loading screen shows for 500 ms, so that the texts
 * change behind it at once and not one by one. A language that cannot be loaded changes nothing.
 */
import { activateLocale, currentLocale, text } from '../../i18n/i18n.ts';
import type { Locale } from '../../i18n/locale.ts';
import { atom } from '../../lib/atom.ts';
import { reportProblem, track } from '../../telemetry/report.ts';
import { storedLocale } from '../../i18n/stored-keys.ts';
import { toast } from '../../ui/toast.ts';

export const loadingMs = 500;

/** True while the loading screen should show. */
export const isChangingLocale = atom(false);

export async function changeLocale(wanted: Locale): Promise<void> {
  if (isChangingLocale.get() || wanted === currentLocale()) return;
  isChangingLocale.set(true);
  const shown = new Promise<void>((resolve) => {
    setTimeout(resolve, loadingMs);
  });
  try {
    await activateLocale(wanted);
    storedLocale.set(wanted);
    track('locale_changed', { locale: wanted });
  } catch (error) {
    reportProblem('preferences.locale', error);
    toast(text('frame.languageFailed'));
  }
  await shown;
  isChangingLocale.set(false);
}
