/**
 * One owner of the language on a phone: its setting for this app (Android 13, iOS). A choice in the app is
 * made there too (`choose-locale.ts`); what was changed there since is taken over at the next start and
 * when the app is seen again. Where the phone has no such setting, the app's own choice is all there is.
 *
 * Invariant: nothing of React is imported here; the boot script waits for it.
 */
import { host } from '#host';
import { DEFAULT_LOCALE, type Locale } from '../../i18n/locale.ts';
import { storedLocale } from '../../i18n/stored-keys.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { storedSettingsLocale } from './stored-keys.ts';

/** As both phones' lists of languages name them. */
const TAGS: Readonly<Record<Locale, string>> = { 'id-ID': 'id', 'en-US': 'en', 'zh-CN': 'zh-CN' };

/** `in` is what Java once called Indonesian. */
const LOCALES: Readonly<Record<string, Locale>> = {
  id: 'id-ID',
  in: 'id-ID',
  en: 'en-US',
  zh: 'zh-CN',
};

/** The language of ours that a BCP 47 tag means; empty: none. */
export function localeOf(tag: string): Locale | '' {
  return LOCALES[tag.split(/[-_]/)[0]?.toLowerCase() ?? ''] ?? '';
}

/** Undefined: as it was. Taking the choice back there leads to the default. */
export async function changedInSettings(): Promise<Locale | undefined> {
  if (!host.appLanguage) return undefined;
  const now = localeOf(await host.appLanguage());
  if (now === (storedSettingsLocale.get() ?? '')) return undefined;
  storedSettingsLocale.set(now);
  return now === '' ? DEFAULT_LOCALE : now;
}

/** Before the first text is loaded. */
export async function takeSettingsLanguage(): Promise<void> {
  try {
    const changed = await changedInSettings();
    if (changed) storedLocale.set(changed);
  } catch (error) {
    // The app speaks as before.
    reportProblem('preferences.appLanguage', error);
  }
}

/** A choice in the app, for the settings. */
export async function tellSettings(chosen: Locale): Promise<void> {
  if (!host.appLanguage) return;
  try {
    storedSettingsLocale.set(localeOf(await host.appLanguage(TAGS[chosen])));
  } catch (error) {
    reportProblem('preferences.appLanguage', error);
  }
}
