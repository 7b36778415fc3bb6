/** What the attacks share: many calls at once, raw sockets, and what a program holds. */
import { randomUUID } from 'node:crypto';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { connect } from 'node:net';

/**
 * Runs `work` for 0 … count - 1, so many at once, and gives what each gave.
 * @template T
 * @param {number} count
 * @param {number} atOnce
 * @param {(index: number) => Promise<T>} work
 * @returns {Promise<T[]>}
 */
export async function many(count, atOnce, work) {
  const given = [];
  let next = 0;
  const one = async () => {
    while (next < count) {
      const index = next++;
      given[index] = await work(index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, one));
  return given;
}

/** The code of a reply; `''` when it succeeded, `'lost'` when there was none. */
export async function codeOf(sandbox, path, body, caller) {
  const reply = await sandbox.send(path, body, caller).catch(() => undefined);
  if (reply === undefined) return 'lost';
  return reply.envelope.success ? '' : (reply.envelope.error?.code ?? 'lost');
}

export function stranger() {
  return { deviceId: randomUUID() };
}

/** A socket that sends `text` and does not read. Its errors are part of the attack. */
export function deafSocket(port, text) {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  socket.pause();
  socket.write(text);
  return socket;
}

/** The process that listens on the port, by /proc. */
export function pidOf(port) {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const line = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((text) => text.trim().split(/\s+/))
    .find((fields) => fields[1]?.endsWith(`:${hex}`) && fields[3] === '0A');
  const socket = `socket:[${line?.[9]}]`;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (openFiles(pid).includes(socket)) return Number(pid);
  }
  throw new Error(`nobody listens on port ${port}`);
}

/** Resident memory, MB. */
export function residentMb(pid) {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kb) / 1024;
}

/** How many connections to its own port a process holds. */
export function connectionsOf(pid, port) {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const sockets = new Set(openFiles(pid));
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((text) => text.trim().split(/\s+/))
    .filter((fields) => fields[1]?.endsWith(`:${hex}`) && fields[3] !== '0A')
    .filter((fields) => sockets.has(`socket:[${fields[9]}]`)).length;
}

function openFiles(pid) {
  const folder = `/proc/${pid}/fd`;
  try {
    return readdirSync(folder).map((name) => linkOf(`${folder}/${name}`));
  } catch {
    // Another user's process, or one that ended.
    return [];
  }
}

function linkOf(path) {
  try {
    return readlinkSync(path);
  } catch {
    // Closed since the folder was read.
    return '';
  }
}

/** The longest that `ask` took, ms, asked again and again until `over` is done. */
export async function slowestUntil(over, ask) {
  const state = { isOver: false };
  const end = over.finally(() => {
    state.isOver = true;
  });
  let slowestMs = 0;
  while (!state.isOver) {
    const startedMs = performance.now();
    await ask();
    slowestMs = Math.max(slowestMs, performance.now() - startedMs);
  }
  await end;
  return slowestMs;
}
