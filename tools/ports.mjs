/** Ports of this machine: which are free, and when a sandbox answers on one. */
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fail } from './prepare.mjs';

/** A port number from a text, or the usual one; refuses nonsense in words. */
export function portFrom(text, usual) {
  if (text === undefined || text === '') return usual;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    fail(`PORT is "${text}", which is no port (1 to 65535).`);
  return port;
}

/** Whether the port is free on both addresses of `localhost`. */
export async function isPortFree(port) {
  for (const address of ['127.0.0.1', '::1']) {
    const isFree = await new Promise((answer) => {
      const server = createServer();
      server.once('error', (error) => answer(error.code !== 'EADDRINUSE'));
      server.listen(port, address, () => server.close(() => answer(true)));
    });
    if (!isFree) return false;
  }
  return true;
}

/** Waits until the sandbox answers. It seeds its database before it listens, which may take a while. */
export async function untilHealthy(port, timeoutMs = 600_000) {
  const endMs = Date.now() + timeoutMs;
  while (Date.now() < endMs) {
    const reply = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (reply?.ok) return reply.json();
    await sleep(100);
  }
  throw new Error(`The sandbox on port ${port} did not answer within ${timeoutMs / 1000} s.`);
}
