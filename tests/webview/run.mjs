/**
 * `node tests/webview/run.mjs [FILE …]`: the real shell under WebKit. Builds what is stale, then runs
 * one file after the other on a virtual screen. The last line is the sum.
 */
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { prepare } from '../../tools/prepare.mjs';

await prepare();
const { buildSandbox, buildWeb } = await import('../../tools/builds.mjs');
const { buildShell } = await import('../../tools/shell.mjs');
const { needRig, onVirtualScreen } = await import('./rig.mjs');

await needRig();
await buildWeb();
await buildSandbox();
await buildShell();

const given = process.argv.slice(2);
const files = given.length > 0 ? given : globSync('tests/webview/*.shell.ts').toSorted();
const [command, args] = onVirtualScreen([
  'node',
  '--test',
  '--test-concurrency=1',
  '--test-timeout=120000',
  '--test-force-exit',
  '--test-reporter=./tests/webview/reporter.mjs',
  '--test-reporter-destination=stdout',
  ...files,
]);
// Left out: complaints of WebKit and the portals of a desktop about the missing desktop.
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'ignore'] });
child.on('error', (error) => {
  process.stdout.write(`${command}: ${error.message}\nwebview: 0 passed, 1 failed\n`);
  process.exitCode = 1;
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
