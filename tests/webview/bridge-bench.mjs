/**
 * The overhead of a call through the shell against `fetch` from Node, for `npm run bench`. Both call a
 * minimal local server, so that its own time is equal and small.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { missing, row } from '../bench/table.mjs';
import { needRig, onVirtualScreen } from './rig.mjs';

const WARM_UP = 30;
const CALLS = 200;
const SIZES = [
  { name: '1 KB', bytes: 1024 },
  { name: '200 KB', bytes: 200 * 1024 },
];

/** Rows of the bench. */
export async function measureBridgeCalls() {
  const { buildShell } = await import('../../tools/shell.mjs');
  await needRig();
  await buildShell({ isRelease: true });
  const [command, args] = onVirtualScreen(['node', fileURLToPath(import.meta.url)]);
  const { code, output } = await new Promise((end) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => end({ code: error.message, output }));
    child.on('exit', (code) => end({ code, output }));
  });
  if (code !== 0) {
    return [missing('Bridge: extra cost of a call', `the shell did not answer (${code})`)];
  }
  const results = JSON.parse(output.trim().split('\n').at(-1));
  return results.map(({ name, throughMs, directMs }) =>
    row(`Bridge: extra cost of a call, ${name}`, throughMs - directMs, {
      unit: 'ms',
      digits: 2,
      atMost: 1,
      note: `mean ${throughMs.toFixed(2)} ms, fetch ${directMs.toFixed(2)} ms`,
    }),
  );
}

/** On the virtual screen: prints `[{name, throughMs, directMs}]`. */
async function measure() {
  const { Shell } = await import('./shell.ts');
  const server = createServer((request, response) => {
    const { bytes } = SIZES[Number(request.url?.slice(1))] ?? SIZES[0];
    request.resume().on('end', () => response.end(JSON.stringify('a'.repeat(bytes - 2))));
  });
  await new Promise((listening) => server.listen(0, 'localhost', listening));
  const baseUrl = `http://localhost:${server.address().port}`;
  const { releasedShell } = await import('../../tools/shell.mjs');
  const shell = await Shell.start({ apiBase: baseUrl, binary: releasedShell });
  const results = [];
  for (const [index, { name }] of SIZES.entries()) {
    const direct = () => fetch(`${baseUrl}/${index}`, { method: 'POST', body: '{}' });
    const directMs = await meanMs(async () => (await direct()).text());
    // WebKit's clock is coarse, so the page takes the mean over many calls.
    const throughMs = await shell.driver.executeAsyncScript(
      `const [path, warmUp, calls, done] = arguments;
       const { invoke } = window.__TAURI_INTERNALS__;
       const one = (id) => invoke('api_send', { call: { id, path, headers: {}, body: '{}', timeoutMs: 5000 } });
       (async () => {
         for (let id = 0; id < warmUp; id += 1) await one(id);
         const startedMs = performance.now();
         for (let id = 0; id < calls; id += 1) await one(id);
         done((performance.now() - startedMs) / calls);
       })();`,
      `/${index}`,
      WARM_UP,
      CALLS,
    );
    results.push({ name, throughMs, directMs });
  }
  await shell.stopAndForget();
  server.closeAllConnections();
  server.close();
  process.stdout.write(`\n${JSON.stringify(results)}\n`);
}

async function meanMs(call) {
  for (let count = 0; count < WARM_UP; count += 1) await call();
  const startedMs = performance.now();
  for (let count = 0; count < CALLS; count += 1) await call();
  return (performance.now() - startedMs) / CALLS;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await measure();
