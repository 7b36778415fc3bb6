/**
 * `node tools/precompress.mjs DIR`: writes a `.br` and a `.gz` beside every text file of a build at the
 * highest level, so that the server never compresses during a request. A file that would not shrink
 * gets none; older siblings are removed first.
 */
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { gzipAsync } from '@gfx/zopfli';
import { say } from './say.mjs';

const TEXT = /\.(?:html|js|mjs|css|svg|json|webmanifest|txt|xml)$/;
/** Below this the headers cost more than the saving. */
const MIN_BYTES = 200;

const folder = process.argv[2] ?? 'dist';
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
for (const old of files.filter((path) => /\.(?:br|gz)$/.test(path))) rmSync(old);

const sums = { plain: 0, br: 0, gz: 0 };
await Promise.all(files.filter((path) => TEXT.test(path)).map(compress));
say(
  `Compressed ${folder}: ${kilobytes(sums.plain)} as text, ${kilobytes(sums.gz)} gzip, ${kilobytes(sums.br)} brotli.`,
);

async function compress(path) {
  const plain = readFileSync(path);
  if (plain.length < MIN_BYTES) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    // Zopfli writes plain gzip, three per cent smaller than level 9.
    gzipAsync(plain, { numiterations: 15 }),
  ]);
  sums.plain += plain.length;
  sums.br += br.length;
  sums.gz += gz.length;
  if (br.length < plain.length) writeFileSync(`${path}.br`, br);
  if (gz.length < plain.length) writeFileSync(`${path}.gz`, gz);
}

function kilobytes(bytes) {
  return `${Math.round(bytes / 1024)} KB`;
}
