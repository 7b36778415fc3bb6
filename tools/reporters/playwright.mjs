/**
 * In addition to Playwright's list reporter: bodies and rows, and in a complete run the record of flaky
 * tests. Too many flaky tests fail the run although each passed in the end.
 */
import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { plain } from '../counts.mjs';
import { FLAKY_LIMIT, record, recorded, story } from '../flaky.mjs';
import { bodiesLine } from './bodies.mjs';

// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default class CompleteRunReporter {
  /** @type {import('@playwright/test/reporter').Suite | undefined} */
  #suite;

  /** Playwright's own reporter stays the one that the terminal shows. */
  printsToStdio() {
    return false;
  }

  onBegin(_config, suite) {
    this.#suite = suite;
  }

  onEnd() {
    const tests = (this.#suite?.allTests() ?? []).filter(({ results }) => results.length > 0);
    process.stdout.write(`${bodiesLine(tests.map(placeOf))}\n`);
    if (process.env.JAJAN_COMPLETE_RUN !== '1') return {};
    const flaky = tests.filter((test) => test.outcome() === 'flaky').map(told);
    const failed = tests.filter((test) => test.outcome() === 'unexpected').length;
    const at = new Date().toISOString();
    record({ at, commit: commit(), tests: tests.length, failed, flaky });
    process.stdout.write(`${story(recorded())}\n`);
    return flaky.length > FLAKY_LIMIT ? { status: 'failed' } : {};
  }
}

function placeOf({ location: { file, line, column } }) {
  return `${relative('', file)}:${line}:${column}`;
}

/** @returns {import('../flaky.mjs').Flaky} */
function told(test) {
  const [, , ...names] = test.titlePath();
  const first = test.results.find(({ status }) => status !== 'passed');
  const error = plain(first?.error?.message ?? 'no error').split('\n')[0];
  const trace = test.results
    .flatMap(({ attachments }) => attachments)
    .find(({ name }) => name === 'trace')?.path;
  return {
    test: names.join(' › '),
    error,
    ...(trace === undefined ? {} : { trace: relative('', trace) }),
  };
}

/** With a plus when the tree has uncommitted changes. */
function commit() {
  try {
    const args = ['describe', '--always', '--dirty=+', '--exclude=*'];
    return execFileSync('git', args, { encoding: 'utf8' }).trim();
  } catch {
    return 'no commit';
  }
}
