// @vitest-environment node
/** Every row of the error catalogue is proved by a test, named as later, or said to be absent. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ERROR_CATALOGUE, type ErrorRow } from './error-catalogue.ts';
import { MERCHANT_CATALOGUE, MERCHANT_TEXTS } from './merchant-catalogue.ts';

function problemOf({ proof, later, absent }: ErrorRow): string | undefined {
  const said = [proof, later, absent].filter((each) => each !== undefined);
  if (said.length !== 1) return 'says not exactly one of proof, later and absent';
  if (!proof) return undefined;
  const [path, words] = proof;
  if (!existsSync(path)) return `${path} is missing`;
  return readFileSync(path, 'utf8').includes(words) ? undefined : `${path} says no "${words}"`;
}

it('sees a proof that is gone', () => {
  const row = { failure: 'x', outcome: 'y' };
  expect(problemOf(row)).toBeDefined();
  expect(problemOf({ ...row, proof: ['tests/none.ts', 'x'] })).toContain('missing');
  expect(problemOf({ ...row, proof: ['package.json', 'no such words'] })).toContain('says no');
  expect(problemOf({ ...row, later: 'payment' })).toBeUndefined();
});

it.each(
  [...ERROR_CATALOGUE, ...MERCHANT_CATALOGUE].map(
    (row) => [`${row.code ?? ''} ${row.failure}`.trim(), row] as const,
  ),
)('%s', (_name, row) => {
  expect(problemOf(row)).toBeUndefined();
});

it('has a row for each code that the specification explains', () => {
  const codes = new Set(ERROR_CATALOGUE.map(({ code }) => code));
  const replies = ['0310204', '0310205', '0310206', '0310202', '0310218', '0310224', '100000044'];
  const native = ['-2', '-3', '-4', '-5', '-6', '-7'];
  for (const code of [...replies, 'HTTP 429', ...native]) expect(codes).toContain(code);
  const ofMerchant = new Set(MERCHANT_CATALOGUE.map(({ code }) => code));
  for (const code of ['3800021', '6410092', '6410012']) expect(ofMerchant).toContain(code);
});

/** As `locales/en-US` has it, with straight quotes and the number of photos put in. */
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
