import { expect, it } from 'vitest';
import { characters, truncated } from './characters.ts';

const family = '👨‍👩‍👧‍👦';

it.each([
  ['', 0],
  ['Sari', 4],
  [family, 1],
  ['🇮🇩', 1],
  ['👍🏽', 1],
  ['e\u0301', 1],
  ['小吃', 2],
])('%s has %d characters', (text, count) => expect(characters(text)).toHaveLength(count));

it.each([
  ['a'.repeat(20), 'a'.repeat(20)],
  ['a'.repeat(21), 'a'.repeat(20)],
  [family.repeat(20), family.repeat(20)],
  [family.repeat(25), family.repeat(20)],
  [`${'a'.repeat(19)}🇮🇩🇮🇩`, `${'a'.repeat(19)}🇮🇩`],
])('%s is cut to %s', (text, cut) => expect(truncated(text, 20)).toBe(cut));
