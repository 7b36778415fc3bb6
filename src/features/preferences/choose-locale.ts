import { host } from '#host';
import { currentLocale } from '../../i18n/i18n.ts';
import type { Locale } from '../../i18n/locale.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { changedInSettings, tellSettings } from './app-language.ts';
import { changeLocale } from './change-locale.ts';

/** In the app; a language that could not be loaded is not told to the phone's settings. */
export async function chooseLocale(chosen: Locale): Promise<void> {
  await changeLocale(chosen);
  if (currentLocale() === chosen) await tellSettings(chosen);
}

/** The phone's settings may change while the app waits behind them. */
export function watchSettingsLanguage(): void {
  if (!host.appLanguage) return;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    changedInSettings()
      .then((changed) => changed && changeLocale(changed))
      .catch((error: unknown) => reportProblem('preferences.appLanguage', error));
  });
}
