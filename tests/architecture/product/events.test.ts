// @vitest-environment node
/** The table of events is complete: every event is tracked somewhere, and no other compiles. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { appSources, isTest, withoutComments } from '../sources.ts';

function declared(table: string): string[] {
  const body = /export interface Events \{(.*?)\n\}/s.exec(withoutComments(table))?.[1] ?? '';
  return [...body.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);
}

function tracked(code: string): Set<string> {
  return new Set([...code.matchAll(/\btrack\(\s*'(\w+)'/g)].map(([, name = '']) => name));
}

it('every event of the table is tracked somewhere', () => {
  expect(
    declared('export interface Events {\n  a: { b: string };\n  c_d: {\n    e: 1;\n  };\n}'),
  ).toEqual(['a', 'c_d']);
  const names = declared(readFileSync('src/telemetry/events.ts', 'utf8'));
  expect(names.length).toBeGreaterThan(10);
  const code = appSources()
    .filter(({ path }) => !isTest(path))
    .map(({ text }) => withoutComments(text))
    .join('\n');
  const said = tracked(code);
  expect(names.filter((name) => !said.has(name))).toEqual([]);
});

/** Properties that could identify or locate a person. `scene` and `where` are our own constants. */
const PERSONAL = /token|phone|mail|^name$|userName|nickname|latitude|longitude|address|userId/i;

function properties(table: string): string[] {
  const body = /export interface Events \{(.*?)\n\}/s.exec(withoutComments(table))?.[1] ?? '';
  return [...body.matchAll(/[{;\n]\s*(\w+)\??: (?!\{|Record)/g)].map(([, name = '']) => name);
}

it('no event has a property for a person', () => {
  const wrong = 'export interface Events {\n  a: { phoneNo: string; b?: number };\n}';
  expect(properties(wrong)).toEqual(['phoneNo', 'b']);
  expect(properties(wrong).filter((name) => PERSONAL.test(name))).toEqual(['phoneNo']);
  const names = properties(readFileSync('src/telemetry/events.ts', 'utf8'));
  expect(names).toContain('skuId');
  expect(names.filter((name) => PERSONAL.test(name))).toEqual([]);
});
