/**
 * Parses each runner's output: how many tests passed and failed, and which failed. A runner that ran
 * nothing has failed.
 */

const count = (text, ...words) =>
  sum(words.map((word) => new RegExp(String.raw`(\d+) ${word}`).exec(text)?.[1] ?? 0));

/** @type {Record<string, (output: string) => {passed: number, failed: number}>} */
const readers = {
  /** One line for each test binary: `test result: ok. 12 passed; 0 failed; …` */
  cargo: (output) => {
    const lines = [...output.matchAll(/^test result: .*?(\d+) passed; (\d+) failed/gm)];
    return { passed: sum(lines.map((m) => m[1])), failed: sum(lines.map((m) => m[2])) };
  },
  /** `      Tests  1 failed | 12 passed (13)` */
  vitest: (output) => {
    const tests = /^\s*Tests\s+(.*)$/m.exec(plain(output))?.[1] ?? '';
    return { passed: count(tests, 'passed'), failed: count(tests, 'failed') };
  },
  /**
   * Closing lines `  2 failed`, `  40 passed (1.2m)`, `  1 flaky`, `  3 did not run`. Flaky tests count as
   * passed; too many of them make Playwright exit with an error.
   */
  playwright: (output) => {
    const closing = /^\s+\d+ (?:passed|flaky|failed|interrupted|did not run|skipped)\b.*$/gm;
    const lines = (plain(output).match(closing) ?? []).join('\n');
    return {
      passed: count(lines, 'passed', 'flaky'),
      failed: count(lines, 'failed', 'interrupted', 'did not run', 'skipped'),
    };
  },
  /** `webview: 7 passed, 0 failed` */
  line: (output) => {
    const line =
      plain(output)
        .match(/^\S* ?\d+ passed, \d+ failed$/gm)
        ?.at(-1) ?? '';
    return { passed: count(line, 'passed'), failed: count(line, 'failed') };
  },
};

/**
 * @param {string} runner one of the readers
 * @param {string} output what it printed
 * @param {number} code its exit code
 */
export function countsOf(runner, output, code) {
  const counts = readers[runner](output);
  const isSilentFailure = code !== 0 && counts.failed === 0;
  const ranNothing = counts.passed + counts.failed === 0;
  return isSilentFailure || ranNothing ? { ...counts, failed: counts.failed + 1 } : counts;
}

/** How each runner's failure report begins; `line` is for those that print `FAILED  name`. */
const FAILURE = {
  cargo: /^test (.+) \.\.\. FAILED$/,
  vitest: /^ ?FAIL {2}(.+)$/,
  playwright: /^ {2}\d+\) (.+?)[ ─]*$/,
  line: /^FAILED {2}(.+)$/,
};

/** Enough lines for most failures: name, error, expectation. */
const LINES_OF_A_FAILURE = 8;

/** The line of the test that failed, where a runner marks it; it may stand further below. */
const FAILED_LINE = /^ *> *\d+ *\|/;

/**
 * The failed tests, each with the lines below its name, so that the end of a long output names them: CI
 * often keeps no more.
 * @param {string} runner one of the readers
 * @param {string} output what it printed
 * @returns {string[]}
 */
export function failuresOf(runner, output) {
  const lines = plain(output).split('\n');
  const starts = [...lines.keys()].filter((at) => FAILURE[runner].test(lines[at]));
  return starts.map((at, index) => {
    const told = lines.slice(at + 1, starts[index + 1]).filter((line) => line.trim() !== '');
    const below =
      runner === 'cargo'
        ? []
        : told.filter((line, at) => at < LINES_OF_A_FAILURE || FAILED_LINE.test(line));
    return [FAILURE[runner].exec(lines[at])[1], ...below].join('\n');
  });
}

/** `bodies: 40 of one test, 3 of 25 rows`, as tools/reporters/bodies.mjs writes it. */
const BODIES = /^bodies: (\d+) of one test, (\d+) of (\d+) rows$/gm;

/**
 * How many of a runner's tests are bodies of their own, and how many are rows of how many tables. A
 * runner that does not say counts as having bodies only.
 * @param {string} output what it printed
 * @param {number} tests how many ran
 */
export function bodiesOf(output, tests) {
  const said = [...plain(output).matchAll(BODIES)].at(-1);
  if (said === undefined) return { single: tests, tables: 0, rows: 0 };
  const [single, tables, rows] = said.slice(1).map(Number);
  return { single, tables, rows };
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + Number(number), 0);
}

/** Strips colour codes. */
export function plain(text) {
  // eslint-disable-next-line no-control-regex -- the colour codes are control characters
  return text.replaceAll(/\u001b\[[\d;]*m/g, '');
}
