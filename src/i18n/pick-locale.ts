import { DEFAULT_LOCALE, type Locale } from './locale.ts';

/** A text of the server by language; an empty text counts as absent. */
export type LocalisedMap = Partial<Record<Locale, string | null | undefined>>;

/** The text of the language, else of id-ID (spec home 9), else undefined. */
export function pickLocale(
  map: LocalisedMap | null | undefined,
  locale: Locale,
): string | undefined {
  return map?.[locale] || map?.[DEFAULT_LOCALE] || undefined;
}
