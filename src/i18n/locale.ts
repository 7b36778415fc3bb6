/** Spec home 1: three languages, id-ID is the default and the fallback. */
export const locales = ['id-ID', 'en-US', 'zh-CN'] as const;

export type Locale = (typeof locales)[number];

export const DEFAULT_LOCALE: Locale = 'id-ID';

/** A text of the server by language; an empty text counts as absent. */
export type LocalisedMap = Partial<Record<Locale, string | null | undefined>>;

/** The text of the language, else of id-ID (spec home 9), else undefined. */
export function pickLocale(
  map: LocalisedMap | null | undefined,
  locale: Locale,
): string | undefined {
  return map?.[locale] || map?.[DEFAULT_LOCALE] || undefined;
}
