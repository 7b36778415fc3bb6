import * as v from 'valibot';
import { storedKey } from '../../storage/stored-key.ts';

/** The language that the phone's settings had for the app when it was last seen; empty: none. */
export const storedSettingsLocale = storedKey(
  'settingsLocale',
  v.picklist(['', 'id-ID', 'en-US', 'zh-CN']),
);

export const storedTheme = storedKey('theme', v.picklist(['system', 'light', 'dark']));
