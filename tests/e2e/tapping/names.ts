/** Names of controls without what is of one item: what stays says what the control does. */
import { readFileSync, readdirSync } from 'node:fs';
import { text } from '../texts.ts';

const TEXTS: readonly (readonly [key: string, words: string])[] = readdirSync(
  'locales/id-ID',
).flatMap((file) =>
  Object.entries(
    JSON.parse(readFileSync(`locales/id-ID/${file}`, 'utf8')) as Record<string, string>,
  ),
);

/** Texts with nothing to fill in, which a template may match by chance. */
const COMPLETE: ReadonlySet<string> = new Set(
  TEXTS.map(([, words]) => words).filter((words) => !words.includes('{')),
);

/** Texts with something to fill in behind words by which they are known; those with the most words first. */
const TEMPLATES: readonly { key: string; pattern: RegExp }[] = TEXTS.filter(([, words]) =>
  /^\p{L}{4}[^{]*\{\w/u.test(words),
)
  .toSorted(([, one], [, other]) => lengthOf(other) - lengthOf(one))
  .map(([key]) => ({ key, pattern: text(key) }));

function lengthOf(words: string): number {
  return words.replaceAll(/\{[^}]*\}/g, '').length;
}

export const withoutNumbers = (words: string): string => words.replaceAll(/[\d.,:]*\d/g, '#');

/** `words`: the item's own. */
export function shortName(name: string, words: readonly string[]): string {
  if (COMPLETE.has(name)) return name;
  const template = TEMPLATES.find(({ pattern }) => pattern.test(name));
  if (template) return template.key;
  let short = name;
  for (const each of words) short = short.replaceAll(each, '…');
  return withoutNumbers(short).slice(0, 80);
}

/** What was bought, how it was paid and what has happened: told, never asked about. */
const CONTENTS: ReadonlySet<string> = new Set(
  `item bill billRules stepList name startTime endTime method payMethod reference discountAmount
  counterAmount useOrderAmountThreshold perVisitLimit`.split(/\s+/),
);

/** Lists of what is opened as itself: here it matters whether there are some. */
const OPENED: ReadonlySet<string> = new Set(['refundList', 'returnList']);

/**
 * What of a reply decides what a page offers: fields that are there, yes and no, states, whether a list
 * holds something and of what kind. Two items of the same shape offer the same.
 */
export function shapeOf(data: unknown): string {
  if (typeof data === 'boolean') return String(data);
  if (typeof data === 'string') return /^[a-z_]+$|^[A-Z_]+$/.test(data) ? data : 'text';
  if (data === 0) return 'none';
  if (typeof data !== 'object' || data === null) return typeof data;
  if (Array.isArray(data)) return `[${[...new Set(data.map(shapeOf))].toSorted().join()}]`;
  const fields = Object.entries(data)
    .filter(([key]) => !CONTENTS.has(key))
    .map(([key, value]) => {
      const isOpened = OPENED.has(key) && Array.isArray(value);
      return `${key}:${isOpened ? String(value.length > 0) : shapeOf(value)}`;
    });
  return `{${fields.toSorted().join()}}`;
}
