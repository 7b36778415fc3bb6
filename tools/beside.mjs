/** Programs that run side by side: when one ends, or at Ctrl-C, all end, and the command with them. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sandboxBinary } from './binaries.mjs';
import { buildSandbox } from './builds.mjs';
import { fail } from './prepare.mjs';

/** The sandbox's port in development, which vite.config.ts proxies to and the shell takes pictures from. */
export const API_PORT = 8787;

const running = new Set();
let isStopping = false;

export function startBeside(command, args = [], env = {}) {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  running.add(child);
  const ended = (why) => {
    running.delete(child);
    stop(why);
  };
  child.on('error', ({ message }) => ended(`${command} did not start: ${message}`));
  child.on('exit', (code, signal) =>
    ended(code === 0 ? undefined : `${command} stopped by itself (${signal ?? `exit ${code}`}).`),
  );
}

export function startSandbox(port, args = []) {
  console.error('Starting the sandbox (the very first start fills its database, some seconds) …');
  startBeside(sandboxBinary, ['--port', String(port), ...args]);
}

/** A sandbox answers on `API_PORT` after this: a new one, or what listens there already. */
export async function ensureSandbox() {
  if (await isPortFree(API_PORT)) {
    await buildSandbox();
    startSandbox(API_PORT);
  } else console.error(`Something listens on port ${API_PORT} already; taking it for a sandbox.`);
  await untilHealthy(API_PORT).catch(() => fail(`What listens on port ${API_PORT} is no sandbox.`));
}

process.on('SIGINT', () => stop());
process.on('SIGTERM', () => stop());

/** @param {string} [why] for a failure */
function stop(why) {
  if (!isStopping) {
    isStopping = true;
    process.exitCode = why === undefined ? 0 : 1;
    console.error(why ?? 'Stopped.');
    for (const child of running) child.kill();
  }
  if (running.size === 0) process.exit();
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
