/**
 * A city changed by a test: one sandbox seeds a file, the test edits it, another serves it. Hostile
 * texts and rare states thus arrive as real data does.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sandboxBinary } from '../../tools/binaries.mjs';
import { Sandbox, T0_MS, webFolder } from './sandbox.ts';

const ARGS = ['--stores', '200', '--start-at-ms', String(T0_MS)];

type Edit = (database: DatabaseSync) => void;

interface City {
  city: Sandbox;
  /** Changes the data while it is served; the app's caches stay. */
  edit: (edit: Edit) => void;
}

/** A city of few stores that a test may change; `city.stop` is the caller's. */
export async function cityToEdit(before: Edit = () => undefined): Promise<City> {
  const folder = mkdtempSync(join(tmpdir(), 'jajan-city-'));
  const db = join(folder, 'city.sqlite');
  await seeded(['--db', db, ...ARGS, '--seed-only']);
  const edit = (change: Edit) => {
    const database = new DatabaseSync(db);
    database.exec('PRAGMA busy_timeout = 5000');
    change(database);
    database.close();
  };
  edit(before);
  const city = await Sandbox.start({ web: webFolder, db, args: ARGS });
  city.onStop(() => rmSync(folder, { recursive: true, force: true }));
  return { city, edit };
}

/** Serves a city of few stores after `edit` has changed it; `sandbox.stop` is the caller's. */
export async function sandboxWithEdits(edit: Edit): Promise<Sandbox> {
  return (await cityToEdit(edit)).city;
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
