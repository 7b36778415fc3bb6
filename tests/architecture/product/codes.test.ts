// @vitest-environment node
/** Codes of replies have names, and each has an outcome in the app. */
import { expect, it } from 'vitest';
import * as codes from '../../../src/api/generated/codes.ts';
import { appSources, isTest, projectFiles, withoutComments } from '../sources.ts';
import { HANDLED, NEVER_SHOWN, SERVERS_WORDS } from './code-outcomes.ts';
import { ERROR_CATALOGUE } from './error-catalogue.ts';
import { MERCHANT_CATALOGUE } from './merchant-catalogue.ts';

const DIGITS = new RegExp(`(?<![\\w.])(?:${Object.values(codes).join('|')})(?!\\w)`);
/** Their catalogues list digits, as the specs do. */
const CATALOGUES = /\/generated\/|^tests\/architecture\//;

it('no code of a reply is written as digits', () => {
  expect(DIGITS.test(`code === '${codes.SOLD_OUT}'`)).toBe(true);
  expect(DIGITS.test(`'S${codes.SOLD_OUT}'`)).toBe(false);
  const sources = projectFiles(/^(?:src|tests)\/.*\.tsx?$/).filter(
    ({ path }) => !CATALOGUES.test(path),
  );
  expect(sources.length).toBeGreaterThan(1000);
  const wrong = sources.filter(({ text }) => DIGITS.test(withoutComments(text)));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

const CATALOGUED = new Set([...ERROR_CATALOGUE, ...MERCHANT_CATALOGUE].map(({ code }) => code));
const TABLES = [HANDLED, SERVERS_WORDS, NEVER_SHOWN].map((table) => Object.keys(table));

/** Exactly one of the three tables, unless a catalogue has it. */
function outcomeProblem(name: string, digits: string): string | undefined {
  const count = TABLES.filter((names) => names.includes(name)).length;
  if (CATALOGUED.has(digits)) return count > 0 ? `${name} is in a catalogue too` : undefined;
  return count === 1 ? undefined : `${name} has ${count} outcomes`;
}

it('each code of the contract has one outcome in the app', () => {
  expect(outcomeProblem('NEW_CODE', '100000099')).toBe('NEW_CODE has 0 outcomes');
  expect(outcomeProblem('INTERNAL', codes.STORE_ABSENT)).toBe('INTERNAL is in a catalogue too');
  const wrong = Object.entries(codes).map(([name, digits]) => outcomeProblem(name, digits));
  expect(wrong.filter((problem) => problem !== undefined)).toEqual([]);
  const known = Object.keys(codes);
  expect(TABLES.flat().filter((name) => !known.includes(name))).toEqual([]);
});

/** Whether code is looked at is seen by its name. The list of what is not reported says nothing of it. */
const LISTS = 'src/telemetry/report.ts';

it('a code is handled where its row says, and nowhere when the words are the server’s', () => {
  const sources = appSources()
    .filter(({ path }) => !isTest(path) && path !== LISTS)
    .map(({ path, text }) => ({ path, text: withoutComments(text) }));
  const naming = (name: string): string[] => {
    const pattern = new RegExp(`\\bcodes\\.${name}\\b`);
    return sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
  };
  const handled = Object.entries(HANDLED).filter(([name, path]) => !naming(name).includes(path));
  expect(handled).toEqual([]);
  const others = [...Object.keys(SERVERS_WORDS), ...Object.keys(NEVER_SHOWN)];
  expect(others.filter((name) => naming(name).length > 0)).toEqual([]);
});
