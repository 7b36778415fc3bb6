/** Spec home 1: three languages, id-ID is the default and the fallback. */
export const locales = ['id-ID', 'en-US', 'zh-CN'] as const;

export type Locale = (typeof locales)[number];

export const DEFAULT_LOCALE: Locale = 'id-ID';
