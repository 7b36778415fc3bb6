/** `npm run dev`: the sandbox on 8787 and Vite with hot reload on 5173. Ctrl-C stops both. */
import { spawn } from 'node:child_process';
import { fail, prepare } from './prepare.mjs';

await prepare();
const { buildSandbox } = await import('./builds.mjs');
const { sandboxBinary } = await import('./binaries.mjs');
const { isPortFree, untilHealthy } = await import('./ports.mjs');
const { say } = await import('./say.mjs');

const API_PORT = 8787;
const children = [];

if (await isPortFree(API_PORT)) {
  await buildSandbox();
  children.push(spawn(sandboxBinary, ['--port', String(API_PORT)], { stdio: 'inherit' }));
} else {
  say(`Something listens on port ${API_PORT} already; taking it for a sandbox.`);
}
await untilHealthy(API_PORT).catch(() => fail(`What listens on port ${API_PORT} is no sandbox.`));
children.push(spawn('vite', [], { stdio: 'inherit' }));

let isStopping = false;
const stop = (code) => {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
};
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
for (const child of children) child.on('exit', (code) => stop(code ?? 0));
