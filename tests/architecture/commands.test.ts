// @vitest-environment node
/** The commands exist, and the sum at the end of `npm test` is correct. */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
// @ts-expect-error -- plain JavaScript, without types
import { countsOf, failuresOf } from '../../tools/counts.mjs';
// @ts-expect-error -- plain JavaScript, without types
import { hashOf } from '../../tools/fingerprint.mjs';

const CARGO = `
test result: ok. 12 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s
test result: FAILED. 3 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 1.20s
`;
const VITEST = `
 Test Files  1 failed | 4 passed (5)
      Tests  6 failed | 43 passed (49)
`;
const PLAYWRIGHT = `
  1) [chromium] › home.spec.ts:3:1 › 7 passed in name only
  2 failed
    home.spec.ts:3:1 › a
  1 did not run
  40 passed (1.2m)
`;

describe('counts', () => {
  it.each([
    ['cargo', CARGO, 101, { passed: 15, failed: 2 }],
    ['vitest', VITEST, 1, { passed: 43, failed: 6 }],
    [
      'vitest',
      '\u001b[2m      Tests \u001b[22m \u001b[1m\u001b[32m9 passed\u001b[39m',
      0,
      { passed: 9, failed: 0 },
    ],
    ['playwright', PLAYWRIGHT, 1, { passed: 40, failed: 3 }],
    ['line', 'webview: 7 passed, 1 failed\n', 1, { passed: 7, failed: 1 }],
  ])('%s is read', (runner, output, code, counts) => {
    expect(countsOf(runner, output, code)).toEqual(counts);
  });

  it('a runner that ran nothing has failed', () => {
    for (const runner of ['cargo', 'vitest', 'playwright', 'line']) {
      expect(countsOf(runner, 'error: could not compile', 101)).toEqual({ passed: 0, failed: 1 });
      expect(countsOf(runner, '', 0)).toEqual({ passed: 0, failed: 1 });
    }
  });

  it('a runner that passed all and still exits with an error has failed', () => {
    expect(countsOf('line', 'webview: 7 passed, 0 failed\n', 1)).toEqual({ passed: 7, failed: 1 });
  });
});

describe('failures', () => {
  it.each([
    ['cargo', 'test a::b ... ok\ntest a::c ... FAILED\n', ['a::c']],
    [
      'vitest',
      '\u001b[31m FAIL \u001b[39m src/a.test.ts > b\nAssertionError: no\n',
      ['src/a.test.ts > b\nAssertionError: no'],
    ],
    [
      'playwright',
      '  ✘  1 a.spec.ts:3:1 › b (1s)\n\n  1) a.spec.ts:3:1 › b ─────\n\n    Error: no\n\n',
      ['a.spec.ts:3:1 › b\n    Error: no'],
    ],
    [
      'playwright',
      `\n  1) a.spec.ts:3:1 › b ─────\n\n${'    call log\n'.repeat(9)}\n      4 | x\n    > 5 | y\n        | ^\n\n  1 failed\n`,
      [`a.spec.ts:3:1 › b\n${'    call log\n'.repeat(8)}    > 5 | y`],
    ],
    ['line', 'ok      a (3 ms)\nFAILED  b\nError: no\nFAILED  c\n', ['b\nError: no', 'c']],
  ])('of %s are named with what went wrong', (runner, output, failures) => {
    expect(failuresOf(runner, output)).toEqual(failures);
  });
});

describe('fingerprints', () => {
  it('change with names and contents, and with nothing else', () => {
    const folder = mkdtempSync(join(tmpdir(), 'jajan-hash-'));
    const file = join(folder, 'a.txt');
    try {
      const empty = hashOf([folder]);
      writeFileSync(file, 'one');
      const one = hashOf([folder]);
      writeFileSync(file, 'two');
      const two = hashOf([folder]);
      writeFileSync(file, 'one');
      expect(new Set([empty, one, two]).size).toBe(3);
      expect(hashOf([folder])).toBe(one);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('commands', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };

  it('the documented commands exist, and so does each script that they run', () => {
    const wanted = [
      'start',
      'test',
      'dev',
      'check',
      'unit',
      'e2e',
      'app',
      'gen',
      'shots',
      'bench',
      'check:phones',
      'build',
      'build:app',
    ];
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(wanted));
    const files = Object.values(scripts).flatMap((line) => line.match(/\S+\.mjs/g) ?? []);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('CI runs npm test', () => {
    expect(readFileSync('.ci/run', 'utf8')).toContain('npm test');
    expect(statSync('.ci/run').mode & 0o111).not.toBe(0);
  });

  it('the first step of each command imports no installed package', () => {
    const beyondNode = (path: string, seen = new Set<string>()): string[] => {
      if (seen.has(path)) return [];
      seen.add(path);
      const text = readFileSync(path, 'utf8');
      return [...text.matchAll(/^(?:import|\} from) ?(?:.* from )?'([^']+)';$/gm)]
        .map((match) => match[1] ?? '')
        .flatMap((name) => {
          if (name.startsWith('node:')) return [];
          return name.startsWith('.') ? beyondNode(join(path, '..', name), seen) : [name];
        });
    };
    expect(beyondNode('tools/gen.mjs')).toEqual(['@hey-api/openapi-ts']);
    const starts = Object.values(scripts).flatMap(
      (line) =>
        /^node (tools\/(?:start|test|dev|check|e2e|shots|app|check-phones)\.mjs)/.exec(line)?.[1] ??
        [],
    );
    expect(starts.length).toBeGreaterThan(5);
    for (const file of starts) {
      expect(beyondNode(file), file).toEqual([]);
      expect(
        readFileSync(file, 'utf8'),
        `${file} prepares before it imports anything else`,
      ).toMatch(/^await prepare\(\w*\);$/m);
    }
  });
});
