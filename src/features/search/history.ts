/** The search history as a list of texts, the newest first. Discovery 1. Pure. */

import { MAX_KEPT } from './stored-keys.ts';

export const MAX_SHOWN = 8;

/** Two texts that look alike are one search. */
const sameAs = (text: string) => text.toLocaleLowerCase('id-ID');

export function withSearch(history: readonly string[], text: string): string[] {
  return [text, ...withoutSearch(history, text)].slice(0, MAX_KEPT);
}

export function withoutSearch(history: readonly string[], text: string): string[] {
  return history.filter((each) => sameAs(each) !== sameAs(text));
}
