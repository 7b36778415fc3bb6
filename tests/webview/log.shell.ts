/** A start of the real shell that failed is told by the next one; one that drew a page is not. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { shellBinary } from '../../tools/binaries.mjs';
import { storedProblems } from '../support/events.ts';
import { Sandbox } from '../support/sandbox.ts';
import { check } from './check.ts';
import { Shell } from './shell.ts';

/** As `commands/logs.rs` answers. */
interface Known {
  lastFailure: { kind: string; text: string } | null;
}

let sandbox: Sandbox;
let shell: Shell;

before(async () => {
  sandbox = await Sandbox.start();
  shell = await Shell.start({ apiBase: sandbox.baseUrl });
});

after(async () => {
  await shell?.stopAndForget();
  await sandbox?.stop();
});

async function again(): Promise<void> {
  const { dataFolder } = shell;
  shell = await Shell.start({ apiBase: sandbox.baseUrl, dataFolder });
}

async function lastFailure(): Promise<Known['lastFailure']> {
  const invoked = await shell.invoke('log_read');
  assert.ok(invoked.ok, JSON.stringify(invoked));
  return (invoked.value as Known).lastFailure;
}

/** The page has said that it is there. */
async function started(): Promise<void> {
  await shell.until(() => shell.stored('starting') === undefined, 'the mark of the start is gone');
}

check('a start that drew a page leaves nothing', async () => {
  await started();
  await shell.stop();
  await again();
  assert.equal(await lastFailure(), null);
  await started();
});

check(
  'a start that never drew a page is told by the next, to developers and monitoring',
  async () => {
    await shell.stop();
    const folder = join(shell.dataFolder, 'data/id.jajan.app');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'starting'), '1795600000000');
    await again();
    assert.equal((await lastFailure())?.kind, 'unfinished');
    await shell.until(async () => {
      const problems = await storedProblems(sandbox, 'shell.lastStart');
      return problems.some(({ props }) => props['kind'] === 'unfinished');
    }, 'the sandbox has the failure');
  },
);

check('a shell that cannot start leaves its reason for the next', async () => {
  await started();
  await shell.stop();
  const { dataFolder } = shell;
  const { status } = spawnSync(shellBinary, {
    env: {
      ...process.env,
      JAJAN_API_BASE: 'ftp://siti@mail.example',
      HOME: dataFolder,
      XDG_DATA_HOME: join(dataFolder, 'data'),
    },
    timeout: 20_000,
  });
  assert.notEqual(status, 0);
  await again();
  const failure = await lastFailure();
  assert.equal(failure?.kind, 'panic');
  assert.match(failure.text, /Failed to setup app/);
  assert.doesNotMatch(failure.text, /siti/);
  await started();
  assert.equal(shell.stored('last-failure.json'), undefined);
});
