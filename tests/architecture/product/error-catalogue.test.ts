// @vitest-environment node
/** Every row of the error catalogue is proved by a test, named as later, or said to be absent. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ERROR_CATALOGUE, type ErrorRow } from './error-catalogue.ts';
import { provedIn } from '../proofs.ts';
import { MERCHANT_CATALOGUE, MERCHANT_TEXTS } from './merchant-catalogue.ts';

function problemOf({ proof, later, absent }: ErrorRow): string | undefined {
  const said = [proof, later, absent].filter((each) => each !== undefined);
  if (said.length !== 1) return 'says not exactly one of proof, later and absent';
  if (!proof) return undefined;
  const [path, ...words] = proof;
  if (!existsSync(path)) return `${path} is missing`;
  const found = provedIn({ path, text: readFileSync(path, 'utf8') });
  return words.map((each) => countProblem(found, each)).find((each) => each !== undefined);
}

/** A phrase that two tests share would still be found after one is deleted. */
function countProblem(found: readonly string[], words: string): string | undefined {
  const { length } = found.filter((each) => each.includes(words));
  return length === 1 ? undefined : `${length} tests are "${words}"`;
}

it('finds a missing proof', () => {
  const row = { failure: 'x', outcome: 'y' };
  expect(problemOf(row)).toBeDefined();
  expect(problemOf({ ...row, proof: ['tests/none.ts', 'x'] })).toContain('missing');
  const here = 'tests/architecture/product/error-catalogue.test.ts';
  expect(problemOf({ ...row, proof: [here, 'finds a missing proof'] })).toBeUndefined();
  expect(problemOf({ ...row, proof: [here, 'MERCHANT_CATALOGUE'] })).toContain('tests are');
  expect(problemOf({ ...row, proof: ['package.json', 'no such words'] })).toContain('0 tests');
  expect(problemOf({ ...row, later: 'payment' })).toBeUndefined();
});

const EXPECTING = '() => expect(1).toBe(1)';

it.each([
  ['a title', `test('mine', ${EXPECTING});`, 1],
  ['the title of a block', `describe('mine', () => { test('x', ${EXPECTING}); });`, 1],
  ['a row', `test.each([['mine', 1]])('%s', ${EXPECTING});`, 1],
  ['a row of a table by name', `const T = [{ a: 'mine' }]; it.each(T)('$a', ${EXPECTING});`, 1],
  ['a row of a loop', `for (const a of ['mine']) test(a, ${EXPECTING});`, 1],
  ['a test by a helper', "const look = () => expect(1); test('mine', () => look());", 1],
  ['two tests', `test('mine a', ${EXPECTING}); test('mine b', ${EXPECTING});`, 2],
  ['a comment', `// mine\ntest('x', ${EXPECTING}); /* test('mine', ${EXPECTING}) */`, 0],
  ['a helper', `const mine = 1; test('x', ${EXPECTING});`, 0],
  ['the body of a test', "test('x', () => expect('mine'));", 0],
  ['a test that expects nothing', "test('mine', () => run());", 0],
  ['a test that is skipped', `test.skip('mine', ${EXPECTING});`, 0],
  ['a test to come', "test.todo('mine');", 0],
  ['a table that no test runs through', `const T = ['mine']; test('x', ${EXPECTING});`, 0],
])('a proof by %s counts as such', (_name, text, count) => {
  const found = provedIn({ path: 'x.test.tsx', text }).filter((each) => each.includes('mine'));
  expect(found).toHaveLength(count);
});

it.each(
  [...ERROR_CATALOGUE, ...MERCHANT_CATALOGUE].map(
    (row) => [`${row.code ?? ''} ${row.failure}`.trim(), row] as const,
  ),
)('%s', (_name, row) => {
  expect(problemOf(row)).toBeUndefined();
});

it('has a row for each code of the product rules', () => {
  const codes = new Set(ERROR_CATALOGUE.map(({ code }) => code));
  const replies = ['0310204', '0310205', '0310206', '0310202', '0310218', '0310224', '100000044'];
  const native = ['-2', '-3', '-4', '-5', '-6', '-7'];
  for (const code of [...replies, 'HTTP 429', ...native]) expect(codes).toContain(code);
  const ofMerchant = new Set(MERCHANT_CATALOGUE.map(({ code }) => code));
  for (const code of ['3800021', '6410092', '6410012']) expect(ofMerchant).toContain(code);
});

/** As in `locales/en-US`, with straight quotes and the number of photos filled in. */
function said(key: string): unknown {
  const [area = ''] = key.split('.');
  const texts: unknown = JSON.parse(readFileSync(`locales/en-US/${area}.json`, 'utf8'));
  const text = (texts as Record<string, string>)[key];
  return text?.replaceAll('’', "'").replace('{max}', '6');
}

it.each(Object.entries(MERCHANT_TEXTS))('merchant 8 says "%s"', (words, key) => {
  const isLater = MERCHANT_CATALOGUE.some(
    ({ failure, later }) => failure === `text: ${words}` && later !== undefined,
  );
  expect(key === undefined ? isLater : said(key) === words).toBe(true);
});
