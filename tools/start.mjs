/**
 * `npm start`: everything that a newcomer needs, from a fresh clone to a home page in the browser. `PORT`
 * chooses the port. `-- --host 0.0.0.0` lets phones of the same network in.
 */
import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { fail, prepare } from './prepare.mjs';

await prepare();
const { API_PORT, isPortFree, startSandbox, untilHealthy } = await import('./beside.mjs');
const { buildSandbox, buildWeb } = await import('./builds.mjs');

const { host } = parseArgs({ options: { host: { type: 'string' } } }).values;
const port = Number(process.env.PORT || API_PORT);
if (!Number.isInteger(port) || port < 1 || port > 65_535)
  fail(`PORT is "${process.env.PORT}", which is no port (1 to 65535).`);
if (host !== undefined && isIP(host) === 0)
  fail(`--host is "${host}", which is no address; 0.0.0.0 takes all of this machine.`);
if (!(await isPortFree(port))) {
  fail(
    `Port ${port} is taken, perhaps by another \`npm start\`. Stop that one, or choose a port: PORT=8790 npm start`,
  );
}
await buildWeb();
await buildSandbox();
// It says where it listens, and what to try first.
startSandbox(port, ['--web', 'dist', ...(host === undefined ? [] : ['--host', host])]);
await untilHealthy(port);
