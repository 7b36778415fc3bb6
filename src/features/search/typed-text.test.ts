import { expect, test } from 'vitest';
import { isSuggestible, limited, MAX_TEXT, searchable, waitsForComposition } from './typed-text.ts';

const FAMILY = '👨‍👩‍👧';

test.each([
  ['a short one', 'soto', 'soto'],
  ['at the limit', '面'.repeat(MAX_TEXT), '面'.repeat(MAX_TEXT)],
  ['above it', 'a'.repeat(MAX_TEXT + 1), 'a'.repeat(MAX_TEXT)],
  ['astral code points count once', '𠮷'.repeat(61), '𠮷'.repeat(60)],
  ['never half a character', `${'a'.repeat(57)}${FAMILY}`, 'a'.repeat(57)],
])('limited: %s', (_name, raw, text) => expect(limited(raw)).toBe(text));

test('spaces around and twice within are not searched for', () => {
  expect(searchable('  soto   betawi \n')).toBe('soto betawi');
  expect(searchable('   ')).toBe('');
});

test.each([
  ['', false],
  ['s', false],
  ['so', true],
  ['面', true],
  ['𠮷', true],
  ['か', false],
])('%j is worth a suggestion: %s', (text, is) => expect(isSuggestible(text)).toBe(is));

test.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15', true],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0', true],
])('%s waits for a composition: %s', (agent, waits) =>
  expect(waitsForComposition(agent)).toBe(waits),
);
