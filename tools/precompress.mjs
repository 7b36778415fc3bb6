/**
 * `node tools/precompress.mjs DIR`: writes a `.br` and a `.gz` beside every text file of a build at the
 * highest level, so that the server never compresses during a request. A file that would not shrink
 * gets none; older siblings are removed first.
 */
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { gzipAsync } from '@gfx/zopfli';

const TEXT = /\.(?:html|js|mjs|css|svg|json|webmanifest|txt|xml)$/;
/** Below this the headers cost more than the saving. */
const MIN_BYTES = 200;

const COMPRESSIONS = {
  // At the highest level unless told otherwise.
  br: promisify(brotliCompress),
  // Zopfli writes plain gzip, three per cent smaller than level 9.
  gz: (plain) => gzipAsync(plain, { numiterations: 15 }),
};

const folder = process.argv[2] ?? 'dist';
const sums = { br: 0, gz: 0 };
const names = readdirSync(folder, { recursive: true });
for (const old of names.filter((name) => /\.(?:br|gz)$/.test(name))) rmSync(join(folder, old));
await Promise.all(names.filter((name) => TEXT.test(name)).map(compress));
const [br, gz] = Object.values(sums).map((bytes) => Math.round(bytes / 1024));
console.error(`Compressed ${folder}: ${gz} KB gzip, ${br} KB brotli.`);

async function compress(name) {
  const path = join(folder, name);
  const plain = readFileSync(path);
  if (plain.length < MIN_BYTES) return;
  for (const [kind, smaller] of Object.entries(COMPRESSIONS)) {
    const made = await smaller(plain);
    sums[kind] += made.length;
    if (made.length < plain.length) writeFileSync(`${path}.${kind}`, made);
  }
}
