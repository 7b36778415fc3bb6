/** `npm run app`: the app in the Tauri shell on the desktop, against a sandbox on 8787. */
import { spawn } from 'node:child_process';
import { fail, prepare } from './prepare.mjs';

await prepare();
const { buildSandbox } = await import('./builds.mjs');
const { sandboxBinary, shellBinary } = await import('./binaries.mjs');
const { isPortFree, untilHealthy } = await import('./ports.mjs');
const { buildShell } = await import('./shell.mjs');
const { say } = await import('./say.mjs');

if (process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) {
  fail('There is no screen to show the app on. Without one: xvfb-run -a npm run app');
}
/** The port that the shell's build asks for pictures, see vite.config.ts. */
const port = 8787;
const isSandboxOurs = await isPortFree(port);
if (isSandboxOurs) await buildSandbox();
await buildShell();

/** @type {import('node:child_process').ChildProcess | undefined} */
let sandbox;
if (isSandboxOurs) {
  say('Starting the sandbox (the very first start fills its database, some seconds) …');
  sandbox = spawn(sandboxBinary, ['--port', String(port)], { stdio: 'inherit' });
} else {
  say(`Something listens on port ${port} already; taking it for a sandbox.`);
}
await untilHealthy(port).catch(() => fail(`What listens on port ${port} is no sandbox.`));

say('Opening the app. Close its window, or press Ctrl-C, to stop.');
const shell = spawn(shellBinary, [], {
  stdio: 'inherit',
  env: { ...process.env, JAJAN_API_BASE: `http://localhost:${port}` },
});
process.on('SIGINT', () => shell.kill('SIGTERM'));
process.on('SIGTERM', () => shell.kill('SIGTERM'));
shell.on('error', (error) => {
  sandbox?.kill('SIGTERM');
  fail(`The shell did not start: ${error.message}`);
});
shell.on('exit', (code) => {
  sandbox?.kill('SIGTERM');
  process.exitCode = code ?? 0;
});
