/** `npm start`: everything that a newcomer needs, from a fresh clone to a home page in the browser. */
import { spawn } from 'node:child_process';
import { fail, prepare } from './prepare.mjs';

await prepare();
const { buildSandbox, buildWeb } = await import('./builds.mjs');
const { sandboxBinary } = await import('./binaries.mjs');
const { isPortFree, portFrom, untilHealthy } = await import('./ports.mjs');
const { say } = await import('./say.mjs');

const port = portFrom(process.env.PORT, 8787);
if (!(await isPortFree(port))) {
  fail(
    `Port ${port} is taken, perhaps by another \`npm start\`. Stop that one, or choose a port: PORT=8790 npm start`,
  );
}
await buildWeb();
await buildSandbox();

say('Starting the sandbox (the very first start fills its database, some seconds) …');
const sandbox = spawn(sandboxBinary, ['--port', String(port), '--web', 'dist'], {
  stdio: 'inherit',
});
let isStopping = false;
// Ctrl-C reaches the sandbox from the terminal as well; it ends its requests, then this ends too.
process.on('SIGINT', () => (isStopping = true));
process.on('SIGTERM', () => {
  isStopping = true;
  sandbox.kill('SIGTERM');
});
sandbox.on('error', (error) => fail(`The sandbox did not start: ${error.message}`));
sandbox.on('exit', (code, signal) => {
  if (isStopping) {
    say('Stopped.');
    process.exit(0);
  }
  fail(`The sandbox stopped by itself (${signal ?? `exit ${code}`}); the lines above say why.`);
});

await untilHealthy(port);
say(`
Jajan is running.
  Open     http://localhost:${port}
  Console  http://localhost:${port}/console  (the clock, faults, and the rest of the world)
Ctrl-C stops it.`);
