import type { Locale } from '../../i18n/locale.ts';

/** All but the default, which needs no offer. */
export type OfferedLocale = Exclude<Locale, 'id-ID'>;

/** Each language by its own name, the same in every language: users must find theirs. */
export const localeNames: Readonly<Record<Locale, string>> = {
  'id-ID': 'Bahasa Indonesia',
  'en-US': 'English',
  'zh-CN': '简体中文',
};

/** The offer to speak the language of the phone, in that language: it is for those who cannot read another. */
export const localeOffers: Readonly<Record<OfferedLocale, { accept: string; close: string }>> = {
  'en-US': { accept: 'Use Jajan in English', close: 'Close' },
  'zh-CN': { accept: '用中文浏览 Jajan', close: '关闭' },
};
