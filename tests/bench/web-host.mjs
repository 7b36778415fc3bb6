/**
 * The web host as it is deployed, beside a plain static file server. A page that costs half a millisecond
 * of processor time goes out 2,000 times a second from one core; the clock on the wall would measure the
 * client too, which shares the machine.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { targetFolder } from '../../tools/binaries.mjs';
import { mustRun } from '../../tools/run.mjs';
import { row } from './table.mjs';

const SECRET = 'sandbox-public-key-not-a-secret';
const PREVIEWED = '/platform/merchant?storeId=S1';
const REQUESTS = 20_000;
const CONNECTIONS = 16;
const TICKS_PER_S = 100;

export async function measureWebHost(web, apiUrl) {
  const args = ['--profile', 'server', '--package', 'jajan-web-host', '--bins', '--examples'];
  await mustRun('cargo', ['build', ...args], { isQuiet: true });
  const hanging = createServer();
  await new Promise((listening) => hanging.listen(0, '127.0.0.1', listening));
  const hangingUrl = `http://127.0.0.1:${hanging.address().port}`;
  const rows = [
    row('Web host: page while the API refuses', await slowest(web, 'http://127.0.0.1:9'), {
      unit: 'ms',
      atMost: 300,
      note: 'slowest of 20',
    }),
    row('Web host: page while the API hangs', await slowest(web, hangingUrl), {
      unit: 'ms',
      atMost: 300,
      note: 'slowest of 20',
    }),
  ];
  hanging.close();

  const host = await start('jajan-web-host', hostArgs(web, apiUrl));
  await untilPreviewed(host);
  const tagged = await cpuMs(host, PREVIEWED);
  const plain = await cpuMs(host, '/');
  host.child.kill();
  const files = await start('examples/static-files', [join(web, 'index.html')]);
  const file = await cpuMs(files, '/');
  files.child.kill();
  const about = (ms) => ({
    unit: 'ms',
    digits: 3,
    note: `${Math.round(1000 / ms)}/s from one core`,
  });
  return [
    ...rows,
    row('Web host: a page with its preview', tagged, { ...about(tagged), atMost: 0.5 }),
    row('Web host: a plain page', plain, { ...about(plain), atMost: 0.5 }),
    row('A static file server: the same page', file, about(file)),
  ];
}

function hostArgs(web, api) {
  return ['--port', '0', '--web', web, '--api', api, '--origin', 'https://m.jajan.example'];
}

/** Its process and where it listens, which it says. */
async function start(program, args) {
  const child = spawn(join(targetFolder, 'server', program), args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, JAJAN_APP_SECRET: SECRET },
  });
  for await (const line of createInterface({ input: child.stderr })) {
    const url = /listens on (http:\S+)/.exec(line)?.[1];
    // Nobody reads on, and a full pipe would stop the program.
    child.stderr.resume();
    if (url !== undefined) return { child, url };
  }
  throw new Error(`${program} ended before it listened`);
}

/** Of 20 pages that need the API, each another one. */
async function slowest(web, api) {
  const { child, url } = await start('jajan-web-host', hostArgs(web, api));
  await load(`${url}/`);
  let worstMs = 0;
  for (let number = 1; number <= 20; number += 1) {
    const startedMs = performance.now();
    const { status } = await load(`${url}/platform/merchant?storeId=S${number}`);
    if (status !== 200) throw new Error(`a page was answered with ${status}`);
    worstMs = Math.max(worstMs, performance.now() - startedMs);
  }
  child.kill();
  return worstMs;
}

async function untilPreviewed({ url }) {
  for (let turn = 0; turn < 50; turn += 1) {
    const page = await fetch(url + PREVIEWED).then((reply) => reply.text());
    if (page.includes('og:title')) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('there is no preview of the first store');
}

/** Processor time of the server for one request. */
async function cpuMs({ child, url }, path) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const begin = ticksOf(child.pid);
  let left = REQUESTS;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      await load(url + path, agent);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  agent.destroy();
  return ((ticksOf(child.pid) - begin) / TICKS_PER_S / REQUESTS) * 1000;
}

function ticksOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

function load(url, agent) {
  return new Promise((done, failed) => {
    const headers = { 'accept-encoding': 'gzip' };
    const request = get(url, { agent, headers }, (reply) => {
      let bytes = 0;
      reply.on('data', (chunk) => (bytes += chunk.length));
      reply.on('end', () => done({ status: reply.statusCode, bytes }));
      reply.on('error', failed);
    });
    request.on('error', failed);
  });
}
