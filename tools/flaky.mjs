/**
 * The record of flaky browser tests, `.cache/flaky.jsonl`: one line per complete run, with its commit
 * and the tests that passed only at the retry.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The number of flaky tests that a complete run tolerates. The retry is for its trace. */
export const FLAKY_LIMIT = 0;

export const flakyFile = '.cache/flaky.jsonl';

/**
 * @typedef {{test: string, error: string, trace?: string}} Flaky
 * @typedef {{at: string, commit: string, tests: number, failed: number, flaky: Flaky[]}} Run
 */

/** @param {Run} run */
export function record(run, file = flakyFile) {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(run)}\n`);
}

/** @returns {Run[]} oldest first */
export function recorded(file = flakyFile) {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** How many of the latest complete runs in a row were without a flaky or failed test. */
export function cleanInARow(runs) {
  const dirty = runs.findLastIndex(({ flaky, failed }) => flaky.length > 0 || failed > 0);
  return runs.length - 1 - dirty;
}

/** The summary of a run. */
export function story(runs, file = flakyFile) {
  const { flaky, commit } = runs.at(-1);
  if (flaky.length === 0)
    return `No test was flaky; ${cleanInARow(runs)} complete run(s) in a row had none (${file}).`;
  return [
    `Flaky at ${commit}, of ${FLAKY_LIMIT} that may be (${file}):`,
    ...flaky.map(({ test, error, trace }) =>
      [`  ${test}`, `    ${error}`, ...(trace ? [`    ${trace}`] : [])].join('\n'),
    ),
  ].join('\n');
}
