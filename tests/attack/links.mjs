/** A path of 60,000 letters, in an address and in a report of the app. */
import { request } from 'node:http';
import { Sandbox, webFolder } from '../support/sandbox.ts';
import { scrub } from '../../src/lib/scrub.ts';
import { row } from '../bench/table.mjs';
import { startWebHost } from './host.mjs';

const PATH = `/${'a'.repeat(60_000)}`;

export async function attackLinks() {
  const sandbox = await Sandbox.start({ args: ['--stores', '20'], web: webFolder });
  const host = await startWebHost(webFolder, sandbox.baseUrl);
  try {
    const statuses = [await statusOf(sandbox.port), await statusOf(host.port)];
    const startedMs = performance.now();
    scrub(PATH);
    return [
      row('A path of 60,000 letters: hosts that take it', statuses.filter((s) => s < 400).length, {
        unit: '',
        atMost: 0,
        note: `sandbox ${statuses[0]}, web host ${statuses[1]}`,
      }),
      row('… scrubbed for a report', performance.now() - startedMs, { unit: 'ms', atMost: 50 }),
    ];
  } finally {
    host.stop();
    await sandbox.stop();
  }
}

function statusOf(port) {
  return new Promise((answer, failed) => {
    const asked = request({ host: '127.0.0.1', port, path: PATH }, (reply) => {
      reply.resume();
      answer(reply.statusCode ?? 0);
    });
    asked.on('error', failed);
    asked.end();
  });
}
