/** `npm start`: everything that a newcomer needs, from a fresh clone to a home page in the browser. */
import { fail, prepare } from './prepare.mjs';

await prepare();
const { API_PORT, isPortFree, startSandbox, untilHealthy } = await import('./beside.mjs');
const { buildSandbox, buildWeb } = await import('./builds.mjs');

const port = Number(process.env.PORT || API_PORT);
if (!Number.isInteger(port) || port < 1 || port > 65_535)
  fail(`PORT is "${process.env.PORT}", which is no port (1 to 65535).`);
if (!(await isPortFree(port))) {
  fail(
    `Port ${port} is taken, perhaps by another \`npm start\`. Stop that one, or choose a port: PORT=8790 npm start`,
  );
}
await buildWeb();
await buildSandbox();
startSandbox(port, ['--web', 'dist']);
await untilHealthy(port);
console.error(`
Jajan is running.
  Open     http://localhost:${port}
  Console  http://localhost:${port}/console  (the clock, faults, and the rest of the world)
Ctrl-C stops it.`);
