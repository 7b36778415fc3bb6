// @vitest-environment node
/** What people type means the same to page and server. */
import { expect, test } from 'vitest';
import { characters } from '../../src/lib/characters.ts';
import { rupiahOf } from '../../src/lib/rupiah.ts';
import { seenText } from '../../src/lib/seen-text.ts';
import { accountOf, codeOf, personOf, phoneOf } from '../../src/lib/typed.ts';
import vectors from './typed-vectors.json' with { type: 'json' };

type Row = readonly [written: string, meant: string | number | null];

const KINDS: readonly [string, readonly unknown[][], (text: string) => unknown][] = [
  ['amounts', vectors.amounts, rupiahOf],
  ['phones', vectors.phones, phoneOf],
  ['accounts', vectors.accounts, accountOf],
  ['codes', vectors.codes, codeOf],
  ['people', vectors.people, personOf],
];

const rows = KINDS.flatMap(([kind, list, read]) =>
  (list as unknown as readonly Row[]).map(
    ([written, meant]) => [kind, written, meant, read] as const,
  ),
);

test.each(rows)('%s: %j is %j', (_kind, written, meant, read) => {
  expect(read(written) ?? null).toBe(meant);
});

test.each(vectors.seen as unknown as readonly [string, number, string | null][])(
  'others see of %j, of at most %i characters, %j',
  (written, most, seen) => {
    const text = seenText(written);
    expect(characters(text).length <= most ? text : null).toBe(seen);
  },
);
