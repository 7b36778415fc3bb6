// @vitest-environment node
/** One file of vectors, two implementations: the log of the shell (Rust) and that of the page. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { scrubLine } from '../../src/features/log/scrub-line.ts';

const file = readFileSync('tests/contract/log-vectors.json', 'utf8');
const { vectors } = JSON.parse(file) as { vectors: { text: string; line: string }[] };

it('has vectors', () => {
  expect(vectors.length).toBeGreaterThan(25);
});

it.each(vectors)('$text', ({ text, line }) => {
  expect(scrubLine(text)).toBe(line);
  expect(scrubLine(line)).toBe(line);
});

it('a line is bounded', () => {
  expect(scrubLine('é '.repeat(20_000))).toHaveLength(300);
  expect(scrubLine(`${'0812-3456-7890,'.repeat(136)} ${'x'.repeat(40)}1`)).not.toContain('x');
  expect(scrubLine('x'.repeat(20_000))).toBe('');
});
