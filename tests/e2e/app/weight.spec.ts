/** Weight of the first screen in the built app. The bench measures it over a slow network as well. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesOfModule } from '../../support/built-files.ts';
import { webFolder } from '../../support/sandbox.ts';
import { expect, openHome, test } from '../fixtures.ts';

/** The budget: 110 KB of script in brotli, as a browser gets it over https. */
const MOST_BYTES = 112_640;

const IN_PAGE = /<(?:script|link rel="modulepreload")[^>]* (?:src|href)="\/assets\/([^"]+\.js)"/g;
const IMPORTED = /(?:from|import)\s*"\.\/([^"]+\.js)"/g;

/** Loaded by the boot script in parallel: the texts of the default language. */
const MESSAGES = 'virtual:messages/id-ID';

/** The scripts named by the page and the texts, with everything that they import statically. */
function firstScripts(): string[] {
  const found = new Set<string>();
  const open = namesIn(readFileSync(join(webFolder, 'index.html'), 'utf8'), IN_PAGE);
  open.push(basename(filesOfModule(webFolder, MESSAGES)[0]));
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    open.push(...namesIn(scriptNamed(name).toString(), IMPORTED));
  }
  return [...found];
}

function scriptNamed(name: string): Buffer {
  return readFileSync(join(webFolder, 'assets', name));
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

test('the scripts of the first screen weigh less than 110 KB', async ({ page, sandbox }) => {
  const names = firstScripts();
  // The quality is the best by default, as `tools/precompress.mjs` takes it.
  const weights = names.map((name) => brotliCompressSync(scriptNamed(name)).length);
  const sum = weights.reduce((all, bytes) => all + bytes, 0);
  expect(sum, names.map((name, at) => `${name} ${weights[at]}`).join(', ')).toBeLessThan(
    MOST_BYTES,
  );
  // These are what the page requests, before anything else.
  const journal = await sandbox.journal();
  await openHome(page);
  const files = (await journal.files('/assets/')).map(({ path }) => path);
  const asked = files.filter((path) => path.endsWith('.js'));
  expect(asked.slice(0, names.length).toSorted()).toEqual(
    names.map((name) => `/assets/${name}`).toSorted(),
  );
});
