/** 400 clients that ask for large replies and never read them. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Sandbox, webFolder } from '../support/sandbox.ts';
import { row } from '../bench/table.mjs';
import { connectionsOf, deafSocket, many, pidOf, slowestUntil } from './client.mjs';
import { startWebHost } from './host.mjs';

const CLIENTS = 400;
const WAIT_MS = 60_000;

export async function attackReaders() {
  const sandbox = await Sandbox.start({ args: ['--stores', '20'], web: webFolder });
  const host = await startWebHost(webFolder, sandbox.baseUrl);
  try {
    const rows = [
      ...(await unread('sandbox', sandbox.port, '/openapi.json')),
      ...(await unread('web host', host.port, largest())),
    ];
    return rows;
  } finally {
    host.stop();
    await sandbox.stop();
  }
}

/** The largest file of the web app. */
function largest() {
  const folder = join(webFolder, 'assets');
  const files = readdirSync(folder).map((name) => [statSync(join(folder, name)).size, name]);
  const [, name] = files.toSorted(([a], [b]) => b - a)[0];
  return `/assets/${name}`;
}

async function unread(which, port, path) {
  const pid = pidOf(port);
  const text = `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(40);
  const sockets = await many(CLIENTS, CLIENTS, async () => deafSocket(port, text));
  const healthMs = await slowestUntil(sleep(5000), async () => {
    const reply = await fetch(`http://127.0.0.1:${port}/healthz`);
    await reply.arrayBuffer();
    await sleep(50);
  });
  await sleep(WAIT_MS);
  const held = connectionsOf(pid, port);
  for (const socket of sockets) socket.destroy();
  return [
    row(`${CLIENTS} that do not read, ${which}: health check`, healthMs - 50, {
      unit: 'ms',
      atMost: 1000,
      note: 'slowest of 5 s',
    }),
    row(`… connections that are held after ${WAIT_MS / 1000} s`, held, { unit: '', atMost: 4 }),
  ];
}
