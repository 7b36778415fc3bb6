/** 60 uploads of 19 MB that nobody signed, and 60 whose signature is wrong: each stalls before its end. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Sandbox } from '../support/sandbox.ts';
import { signedRequest } from '../support/signing.ts';
import { row } from '../bench/table.mjs';
import { connectionsOf, deafSocket, many, pidOf, residentMb, stranger } from './client.mjs';

const PATH = '/digital-food/client/file/upload';
const MB = 1024 * 1024;
const UPLOADS = 60;

export async function attackBodies() {
  return [
    ...(await stalled('that nobody signed', {})),
    ...(await stalled('with a wrong signature', signedRequest(PATH, {}, caller()).headers)),
  ];
}

function caller() {
  return { ...stranger(), locale: 'id-ID', clockOffsetMs: 0 };
}

async function stalled(which, headers) {
  const sandbox = await Sandbox.start({ args: ['--stores', '20'] });
  try {
    const pid = pidOf(sandbox.port);
    const beforeMb = residentMb(pid);
    const head = Object.entries({
      ...headers,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': String(19 * MB),
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    const text = `POST ${PATH} HTTP/1.1\r\nhost: localhost\r\n${head.join('')}\r\n`;
    const sockets = await many(UPLOADS, UPLOADS, async () => {
      const socket = deafSocket(sandbox.port, text);
      const piece = Buffer.alloc(MB, 'a');
      for (let sent = 0; sent < 18 && !socket.destroyed; sent += 1) {
        const isTaken = socket.write(piece);
        if (!isTaken) await Promise.race([taken(socket), sleep(2000)]);
      }
      return socket;
    });
    await sleep(1000);
    const heldMb = residentMb(pid) - beforeMb;
    await sleep(40_000);
    const held = connectionsOf(pid, sandbox.port);
    for (const socket of sockets) socket.destroy();
    return [
      row(`${UPLOADS} uploads of 19 MB ${which}: memory`, heldMb, { unit: 'MB', atMost: 100 }),
      row('… connections that are held after 40 s', held, { unit: '', atMost: 0 }),
    ];
  } finally {
    await sandbox.stop();
  }
}

/** Resolves when more can be written, or nothing more ever. */
function taken(socket) {
  return new Promise((resolve) => {
    const end = () => {
      socket.off('drain', end).off('close', end);
      resolve();
    };
    socket.on('drain', end).on('close', end);
  });
}
