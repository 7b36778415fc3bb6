/** The next start of the real shell reports one that failed, and not one that drew a page. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shellBinary } from '../../tools/binaries.mjs';
import { storedProblems } from '../support/events.ts';
import { check } from './check.ts';
import { restart, sandbox, shell, stage, startAgain } from './stage.ts';

/** As `commands/logs.rs` answers. */
interface Known {
  lastFailure: { kind: string; text: string } | null;
}

stage();

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
  await restart();
  assert.equal(await lastFailure(), null);
  await started();
});

check(
  'a start that never drew a page is reported by the next, to developers and monitoring',
  async () => {
    await shell.stop();
    const folder = join(shell.dataFolder, 'data/id.jajan.app');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'starting'), '1795600000000');
    await startAgain();
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
  await startAgain();
  const failure = await lastFailure();
  assert.equal(failure?.kind, 'panic');
  assert.match(failure.text, /Failed to setup app/);
  assert.doesNotMatch(failure.text, /siti/);
  await started();
  assert.equal(shell.stored('last-failure.json'), undefined);
});
