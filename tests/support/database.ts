/**
 * A city that a test has changed: the sandbox seeds a file, the test edits it, another sandbox serves
 * it. So hostile texts and rare states arrive the way that real data does.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Sandbox, sandboxBinary, webFolder } from './sandbox.ts';

/** Serves a city of few stores after `edit` has changed it; `sandbox.stop` is the caller's. */
export async function sandboxWithEdits(edit: (database: DatabaseSync) => void): Promise<Sandbox> {
  const folder = mkdtempSync(join(tmpdir(), 'jajan-city-'));
  const db = join(folder, 'city.sqlite');
  const args = ['--stores', '200'];
  await seeded(['--db', db, ...args, '--seed-only']);
  const database = new DatabaseSync(db);
  edit(database);
  database.close();
  const sandbox = await Sandbox.start({ web: webFolder, db, args });
  sandbox.onStop(() => rmSync(folder, { recursive: true, force: true }));
  return sandbox;
}

async function seeded(args: readonly string[]): Promise<void> {
  await new Promise<void>((done, fail) => {
    const child = spawn(sandboxBinary, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('error', fail);
    child.once('exit', (code) =>
      code === 0 ? done() : fail(new Error(`seeding ended with ${code}`)),
    );
  });
}
