import type { Locale } from '../../i18n/locale.ts';

/** Each language in its own words, the same in every language: whoever is lost must find theirs. */
export const localeNames: Readonly<Record<Locale, string>> = {
  'id-ID': 'Bahasa Indonesia',
  'en-US': 'English',
  'zh-CN': '简体中文',
};
