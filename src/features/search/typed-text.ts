/** What is typed into the search field. Discovery 1. Pure. */
import { characters } from '../../lib/characters.ts';

/** Code points, as the call takes. */
export const MAX_TEXT = 60;

/** As much as may be searched for; a character of several code points is whole or left out. */
export function limited(raw: string): string {
  let count = 0;
  let text = '';
  for (const character of characters(raw)) {
    count += Array.from(character).length;
    if (count > MAX_TEXT) break;
    text += character;
  }
  return text;
}

/** What is searched for: without spaces around it, and single ones within. */
export function searchable(raw: string): string {
  return limited(raw).replaceAll(/\s+/gu, ' ').trim();
}

/** Whether it is worth a suggestion: two letters, or one Han character. */
export function isSuggestible(text: string): boolean {
  return Array.from(text).length >= 2 || /\p{Script=Han}/u.test(text);
}

/**
 * Whether suggestions wait while a keyboard composes. Not on Android: its keyboards compose each word of
 * Latin letters too, and there would be none before the space.
 */
export function waitsForComposition(userAgent: string): boolean {
  return !/\bAndroid\b/.test(userAgent);
}
