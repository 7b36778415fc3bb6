// @vitest-environment node
/** The complete run's report besides its sum: flaky tests, bodies and rows, changed specs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
// @ts-expect-error -- plain JavaScript, without types
import { specsOf } from '../../tools/changed.mjs';
// @ts-expect-error -- plain JavaScript, without types
import { bodiesOf, countsOf } from '../../tools/counts.mjs';
// @ts-expect-error -- plain JavaScript, without types
import * as flaky from '../../tools/flaky.mjs';
// @ts-expect-error -- plain JavaScript, without types
import { bodiesLine } from '../../tools/reporters/bodies.mjs';

const { cleanInARow, record, recorded, story } = flaky;
const clean = { at: '2026-11-22T12:00:00Z', commit: 'a1b2c3d', tests: 500, failed: 0, flaky: [] };
const one = { test: 'home.spec.ts › a', error: 'Error: no', trace: 'test-results/a/trace.zip' };

describe('the record of flaky tests', () => {
  it('records every complete run, oldest first', () => {
    const folder = mkdtempSync(join(tmpdir(), 'jajan-flaky-'));
    const file = join(folder, 'new/flaky.jsonl');
    expect(recorded(file)).toEqual([]);
    record(clean, file);
    record({ ...clean, flaky: [one] }, file);
    expect(recorded(file)).toEqual([clean, { ...clean, flaky: [one] }]);
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['none yet', [], 0],
    ['two of two', [clean, clean], 2],
    ['what was flaky begins the count again', [clean, { ...clean, flaky: [one] }, clean], 1],
    ['so does what failed', [clean, { ...clean, failed: 1 }], 0],
  ])('counts clean runs in a row: %s', (_, runs, count) => {
    expect(cleanInARow(runs)).toBe(count);
  });

  it('names each test with its error, its trace and the commit', () => {
    const told = story([{ ...clean, flaky: [one] }], 'f');
    for (const word of ['a1b2c3d', ...Object.values(one)]) expect(told).toContain(word);
  });

  it('counts the latest runs without a flaky test', () => {
    expect(story([clean, clean], 'f')).toContain('2 complete run(s) in a row');
  });

  it('a run with a flaky test fails although each test passed: Playwright ends with an error then', () => {
    const output = '  2 flaky\n    a\n    b\n  40 passed (1m)\n';
    expect(countsOf('playwright', output, 0)).toEqual({ passed: 42, failed: 0 });
    expect(countsOf('playwright', output, 1)).toEqual({ passed: 42, failed: 1 });
  });
});

describe('bodies and rows', () => {
  it('tests from one place share a body', () => {
    const line = bodiesLine(['a.ts:1:1', 'a.ts:9:1', 'a.ts:9:1', 'a.ts:9:1', 'b.ts:1:1']);
    expect(bodiesOf(`ok\n${line}\n`, 5)).toEqual({ single: 2, tables: 1, rows: 3 });
  });

  it('a runner that does not report them has no tables', () => {
    expect(bodiesOf('7 passed', 7)).toEqual({ single: 7, tables: 0, rows: 0 });
  });
});

describe('npm run e2e -- --changed', () => {
  it('selects browser tests only', () => {
    const files = [
      'tests/e2e/shopping/walk.full.spec.ts',
      'src/a.ts',
      'tests/e2e/fixtures.ts',
      'tests/e2e/a.spec.ts',
    ];
    expect(specsOf(files)).toEqual(['tests/e2e/a.spec.ts', 'tests/e2e/shopping/walk.full.spec.ts']);
  });
});
