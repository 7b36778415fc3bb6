/**
 * `npm run attack`: the attacks that docs/security.md bounds, at their full size, as a table, each with its bar.
 * Loopback only, against programs that it starts itself; each attack is bounded in count and time.
 * `--only=codes,bodies,…` takes some; `--strict` exits with 1 when a bar is missed; `--built` takes the
 * programs of `CARGO_TARGET_DIR` as they are, to compare with an older build.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { prepare } from '../../tools/prepare.mjs';

await prepare();
const { buildSandbox, buildWeb } = await import('../../tools/builds.mjs');
const { mustRun } = await import('../../tools/run.mjs');

const has = (flag) => process.argv.includes(`--${flag}`);
const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');

if (!has('built')) {
  await buildWeb();
  await buildSandbox();
  await mustRun('cargo', ['build', '--quiet', '--package', 'jajan-web-host']);
}

const { missing, tableOf } = await import('../bench/table.mjs');
const parts = [
  ['codes', 'codes to one phone', (await import('./codes.mjs')).attackCodes],
  ['bodies', 'uploads that stall', (await import('./bodies.mjs')).attackBodies],
  ['pictures', 'sizes of pictures', (await import('./pictures.mjs')).attackPictures],
  ['keys', 'keys of others', (await import('./keys.mjs')).attackKeys],
  ['readers', 'readers that do not read', (await import('./readers.mjs')).attackReaders],
  ['links', 'long paths', (await import('./links.mjs')).attackLinks],
  ['names', 'other host names', (await import('./names.mjs')).attackNames],
  ['refresh', 'a refresh token on another device', (await import('./refresh.mjs')).attackRefresh],
  ['previews', 'previews of unknown ids', (await import('./previews.mjs')).attackPreviews],
];

/** Longer than any attack takes when its bar is met. */
const LONGEST_MS = 180_000;

const rows = [];
for (const [name, title, attack] of parts.filter(([key]) => only?.includes(key) ?? true)) {
  console.error(`Attacking: ${title} …`);
  const controller = new AbortController();
  const late = sleep(LONGEST_MS, undefined, { signal: controller.signal }).then(() => {
    throw new Error(`not over after ${LONGEST_MS / 1000} s`);
  });
  // It is aborted when the attack is over.
  late.catch(() => undefined);
  const measured = await Promise.race([attack(), late]).catch((error) => [
    { ...missing(title, String(error.message).split('\n')[0]), isMet: false },
  ]);
  controller.abort();
  rows.push(...measured);
  if (measured.some(({ value }) => Number.isNaN(value)))
    console.error(`  ${name} could not be measured`);
}

process.stdout.write(`${tableOf(rows)}\n`);
const missed = rows.filter(({ isMet }) => !isMet).length;
console.error(missed === 0 ? 'Every bar is met.' : `${missed} bar(s) missed.`);
// Sockets of an attack may be open still.
process.exit(has('strict') && missed > 0 ? 1 : 0);
