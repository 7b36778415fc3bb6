/**
 * `npm test`: everything, from types to the real shell under WebKit, and one closing line that adds
 * all runners up. Goes on after a failure, so that one run tells all. `--only=NAME,NAME` takes some steps.
 */
import { prepare } from './prepare.mjs';

const startedMs = Date.now();
process.env['JAJAN_COMPLETE_RUN'] = '1';
await prepare();
const { buildSandbox, buildWeb } = await import('./builds.mjs');
const { checks, clippy, clippyOfShell } = await import('./checks.mjs');
const { countsOf, failuresOf } = await import('./counts.mjs');
const { needDebianPackages } = await import('./debian.mjs');
const { inWords, run } = await import('./run.mjs');
const { say } = await import('./say.mjs');

const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');

/** A check counts as one; a runner counts its tests. Durations are of a cold run on two cores. */
const steps = [
  ...checks.map((check) => ({ ...check, about: 'seconds' })),
  { ...clippy, about: '1 to 2 minutes' },
  { name: 'sandbox', ...rustTests('jajan-contract', 'jajan-sandbox'), about: '1 to 3 minutes' },
  { ...runner('unit', 'vitest', ['run']), about: '1 minute' },
  { ...runner('e2e', 'playwright', ['test']), about: '10 to 20 minutes' },
  { ...clippyOfShell, about: '2 to 4 minutes' },
  { name: 'shell', ...rustTests('jajan', 'tauri-plugin-host'), about: '3 to 5 minutes' },
  { ...runner('phones', 'node', ['tools/check-phones.mjs'], 'line'), about: '4 to 12 minutes' },
  { ...runner('kotlin', 'node', ['tests/phones/run.mjs'], 'line'), about: '1 to 3 minutes' },
  { ...runner('webview', 'node', ['tests/webview/run.mjs'], 'line'), about: '3 to 8 minutes' },
].filter(({ name }) => only === undefined || only.includes(name));

await needDebianPackages();
await buildWeb();
await buildSandbox();

function runner(name, command, args, reader = command) {
  return { name, command, args, runner: reader };
}

function rustTests(...packages) {
  const names = packages.flatMap((name) => ['--package', name]);
  return { command: 'cargo', args: ['test', '--no-fail-fast', ...names], runner: 'cargo' };
}

const rows = [];
for (const { name, command, args, runner, about } of steps) {
  say(`\n— ${name} (${about}): ${command} ${args.join(' ')}`);
  const { code, output, durationMs } = await run(command, args, { isQuiet: runner === undefined });
  const counts =
    runner === undefined
      ? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
      : countsOf(runner, output, code);
  const failures = runner === undefined ? [] : failuresOf(runner, output);
  rows.push({ name, durationMs, ...counts, failures });
  say(`— ${name}: ${counts.failed === 0 ? 'ok' : 'FAILED'} in ${inWords(durationMs)}`);
}

say(`\nEverything took ${inWords(Date.now() - startedMs)}:`);
for (const { name, passed, failed, durationMs } of rows) {
  say(
    `  ${failed === 0 ? 'ok    ' : 'FAILED'}  ${name}: ${passed} passed, ${failed} failed (${inWords(durationMs)})`,
  );
}
// Where none failed, they are of tests that needed a second try.
const failures = rows.flatMap((row) =>
  row.failures.map((failure) => `${row.name}${row.failed === 0 ? ', flaky' : ''}: ${failure}`),
);
for (const failure of failures) say(failures.length > 4 ? failure.split('\n')[0] : `\n${failure}`);
const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
process.stdout.write(`${total('passed')} passed, ${total('failed')} failed\n`);
process.exitCode = total('failed') === 0 && rows.length > 0 ? 0 : 1;
