import type { Locale } from '../../i18n/locale.ts';

/** Each language by its own name, the same in every language: users must find theirs. */
export const localeNames: Readonly<Record<Locale, string>> = {
  'id-ID': 'Bahasa Indonesia',
  'en-US': 'English',
  'zh-CN': '简体中文',
};
