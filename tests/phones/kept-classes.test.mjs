// @vitest-environment node
/** When the phones' Kotlin is compiled incrementally, and when from scratch. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keptClasses } from './kept-classes.mjs';

let folder = '';
const source = (name) => join(folder, 'sources', name);
const made = () => join(folder, 'classes/A.class');
const begin = (build = 'a') => keptClasses(folder, [join(folder, 'sources')], build);

function compile(build) {
  const done = begin(build);
  mkdirSync(join(folder, 'classes'), { recursive: true });
  writeFileSync(made(), '');
  return done;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jajan-classes-'));
  mkdirSync(join(folder, 'sources/inner'), { recursive: true });
  for (const name of ['A.kt', 'inner/B.kt']) writeFileSync(source(name), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('continues when sources are changed or added', () => {
  compile()();
  writeFileSync(source('A.kt'), 'changed');
  writeFileSync(source('C.kt'), 'new');
  begin();
  expect(existsSync(made())).toBe(true);
});

it.each([
  ['a source is gone', () => compile()(), () => rmSync(source('inner/B.kt')), 'a'],
  ['it is built in another way', () => compile()(), () => undefined, 'b'],
  [
    'the last run did not come to its end',
    () => {
      compile()();
      compile();
    },
    () => undefined,
    'a',
  ],
])('begins anew where %s', (_why, earlier, meanwhile, build) => {
  earlier();
  meanwhile();
  begin(build);
  expect(existsSync(made())).toBe(false);
});
