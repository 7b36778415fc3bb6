import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';

/** The language that the phone's settings had for the app when it was last seen; empty: none. */
export const storedSettingsLocale = storedKey(
  'settingsLocale',
  v.picklist(['', 'id-ID', 'en-US', 'zh-CN']),
);

/** The offer to speak the phone's language was answered. */
export const storedLanguageOffered = storedKey('languageOffered', v.boolean());

export const storedTheme = storedKey('theme', v.picklist(['system', 'light', 'dark']));
