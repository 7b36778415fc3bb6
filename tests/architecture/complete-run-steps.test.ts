// @vitest-environment node
/** The complete run: parallel lanes, clippy as a compiler wrapper, results cached per machine. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// @ts-expect-error -- plain JavaScript, without types
import * as fingerprint from '../../tools/fingerprint.mjs';
// @ts-expect-error -- plain JavaScript, without types
import { inLanes } from '../../tools/lanes.mjs';
// @ts-expect-error -- plain JavaScript, without types
import { lintsOf } from '../../tools/rust/lints.mjs';
// @ts-expect-error -- plain JavaScript, without types
import { stages, wantedOf } from '../../tools/steps.mjs';

interface Step {
  name: string;
  after?: string[];
}
const namesOf = (lanes: Step[][]) => lanes.map((lane) => lane.map(({ name }) => name));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jajan-steps-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

describe('the steps', () => {
  it('run browsers alone, after everything else', () => {
    expect(stages.slice(1).map(namesOf)).toEqual([[['e2e']], [['webview']]]);
  });

  it('occur once each, and wait for steps of the other lane only', () => {
    const names = (stages as Step[][][]).flatMap(namesOf).flat();
    expect(new Set(names).size).toBe(names.length);
    for (const lanes of stages as Step[][][])
      for (const lane of lanes) {
        const others = lanes
          .filter((other) => other !== lane)
          .flatMap((other) => namesOf([other])[0]);
        for (const { after = [] } of lane) expect(others).toEqual(expect.arrayContaining(after));
      }
  });

  it('can be selected by name, with the builds that they need', () => {
    const wanted = (names: string[]) => (wantedOf(names) as Step[][][]).map(namesOf);
    expect(wanted(['types', 'lint'])).toEqual([[['types', 'lint']]]);
    expect(wanted(['e2e'])).toEqual([[['the web app']], [['e2e']]]);
  });
});

describe('lanes', () => {
  it('run in parallel, each in its order, and wait where they must', async () => {
    const seen: string[] = [];
    const gates = new Map(
      ['a', 'b', 'c', 'd'].map((name) => [name, Promise.withResolvers<void>()]),
    );
    const lanes = [
      [{ name: 'a', after: ['d', 'not there'] }, { name: 'b' }],
      [{ name: 'c' }, { name: 'd' }],
    ];
    const running = inLanes(lanes, async ({ name }: Step) => {
      seen.push(name);
      await gates.get(name)?.promise;
    });
    const open = async (name: string) => {
      gates.get(name)?.resolve();
      await new Promise(setImmediate);
    };
    await open('b');
    expect(seen).toEqual(['c']);
    await open('c');
    expect(seen).toEqual(['c', 'd']);
    await open('d');
    expect(seen).toEqual(['c', 'd', 'a']);
    await open('a');
    await running;
    expect(seen).toEqual(['c', 'd', 'a', 'b']);
  });
});

describe('clippy as a wrapper of the compiler', () => {
  const wrapper = resolve('tools/rust/lint-too.sh');
  const told = (args: string[], clippy = 'exit 0') => {
    const log = join(folder, 'log');
    writeFileSync(log, '');
    for (const [name, then] of [
      ['clippy-driver', clippy],
      ['rustc', 'exit 0'],
    ] as const) {
      writeFileSync(join(folder, name), `#!/bin/sh\necho "${name} $*" >> '${log}'\n${then}\n`);
      chmodSync(join(folder, name), 0o755);
    }
    const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}` };
    try {
      execFileSync(wrapper, [join(folder, 'rustc'), ...args], { env });
    } catch {
      // Records what was called.
    }
    return readFileSync(log, 'utf8').replaceAll(`${folder}/`, '').trim().split('\n');
  };

  it("lints what is compiled, and passes cargo's arguments to the compiler", () => {
    const args = ['--crate-name', 'jajan', '--json=a,artifacts,b', '--emit=dep-info,metadata,link'];
    expect(told([...args, '-C', 'incremental=x', 'a b'])).toEqual([
      'clippy-driver rustc --crate-name jajan --json=a,b --emit=metadata -C incremental=x-lint a b --cap-lints warn',
      'rustc --crate-name jajan --json=a,artifacts,b --emit=dep-info,metadata,link -C incremental=x a b --cap-lints allow',
    ]);
  });

  it('does not compile a crate that clippy could not parse', () => {
    expect(told(['--emit=link'], 'exit 1')).toHaveLength(1);
  });

  it.each([[['-vV']], [['--crate-name', '___', '--emit=link']], [['--emit=metadata']]])(
    'leaves %j to the compiler',
    (args) => {
      expect(told(args)).toEqual([`rustc ${args.join(' ')}`]);
    },
  );

  it("findings are read from cargo's output, also for cached crates", () => {
    const found = '`jajan` (lib test) generated 2 warnings (1 duplicate)';
    const output = `\u001B[33mwarning\u001B[0m: unused\n  --> a.rs\n\n\u001B[33mwarning\u001B[0m: ${found}\n`;
    expect(lintsOf(output)).toEqual(['`jajan` (lib test) generated 2 warnings']);
    expect(lintsOf('    Finished `test` profile\n')).toEqual([]);
  });
});

describe('results cached per machine', () => {
  it('a check runs again only with changed sources or after a failure', async () => {
    vi.stubEnv('XDG_CACHE_HOME', join(folder, 'cache'));
    const source = join(folder, 'a.rs');
    let isWell = false;
    let asked = 0;
    const look = () =>
      fingerprint.onceForMachine('x', [source], async () => {
        asked += 1;
        return isWell;
      });
    writeFileSync(source, '1');
    expect([await look(), await look(), asked]).toEqual([false, false, 2]);
    isWell = true;
    expect([await look(), await look(), asked]).toEqual([false, true, 3]);
    writeFileSync(source, '2');
    expect([await look(), asked]).toEqual([false, 4]);
  });
});
