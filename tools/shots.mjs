/**
 * `npm run shots`: pictures of every row of `tests/e2e/screens.ts` into `shots/`, in the sizes, themes,
 * languages and text sizes that people have, with contact sheets. `--only=home,setting` takes some
 * rows, `--brief` the usual phone in Indonesian alone, `--to=FOLDER` another folder. `--store` makes what
 * the listings of the app stores show, by `docs/store/pictures.json`, into `shots/store/`. `--readme` makes
 * the four pictures of README.md into `docs/readme/`.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { sep } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, prepare } from './prepare.mjs';

await prepare();
const { buildSandbox, buildWeb } = await import('./builds.mjs');
const { needDebianPackages } = await import('./debian.mjs');
const { run } = await import('./run.mjs');
const { chromium } = await import('@playwright/test');

const options = {
  brief: { type: 'boolean', default: false },
  only: { type: 'string', default: '' },
  readme: { type: 'boolean', default: false },
  store: { type: 'boolean', default: false },
  to: { type: 'string' },
  workers: { type: 'string' },
};
const {
  brief: isBrief,
  only,
  readme: isForReadme,
  store: isForStores,
  to,
  workers,
} = parseArgs({ options }).values;
const ownFolder = isForReadme ? 'docs/readme' : isForStores ? 'shots/store' : 'shots';
const folder = to ?? ownFolder;
/** At most, of one picture of README.md. */
const README_BYTES = 150_000;
/** Rows per contact sheet when each has two pictures. */
const BRIEF_SHEET = 24;

await needDebianPackages(['chromium', 'chromium-headless-shell', 'fonts-noto-cjk']);
if (process.env.JAJAN_WEB === undefined) await buildWeb();
await buildSandbox();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const args = ['test', '--config', 'tools/shots.config.ts'];
if (workers !== undefined) args.push('--workers', workers);
const env = {
  SHOTS_FOLDER: folder,
  SHOTS_ONLY: only,
  SHOTS_BRIEF: isBrief ? '1' : '',
  SHOTS_STORE: isForStores ? '1' : '',
  SHOTS_README: isForReadme ? '1' : '',
};
const { code } = await run('playwright', args, { env });
if (isForReadme) {
  for (const file of readdirSync(folder)) expectLight(file);
  console.error(`The pictures of README.md are in ${folder}/.`);
} else {
  await contactSheets();
  console.error(
    `${pictures().length} pictures are in ${folder}/; sheet-*.png shows them side by side.`,
  );
}
if (code !== 0) fail('some could not be made; why is said above');

function expectLight(file) {
  const bytes = statSync(`${folder}/${file}`).size;
  if (bytes > README_BYTES) fail(`${folder}/${file} has ${bytes} bytes, more than ${README_BYTES}`);
}

function pictures() {
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.png'))
    .toSorted();
}

/** One contact sheet per row, per dozen of rows with few pictures, or per folder of a store. */
async function contactSheets() {
  const { chromiumArgs, headlessShellPath } = await import('../tests/support/browser.ts');
  const browser = await chromium.launch({ executablePath: headlessShellPath, args: chromiumArgs });
  const page = await browser.newPage({ viewport: { width: 1800, height: 900 } });
  const files = pictures();
  const groups = isForStores ? screens(files) : isBrief ? dozens(files) : rows(files);
  for (const [name, group] of groups) {
    const figures = group.map((file) => {
      const data = readFileSync(`${folder}/${file}`).toString('base64');
      const caption = file.slice(0, -'.png'.length).replace('--', ' · ');
      return `<figure><img src="data:image/png;base64,${data}"><figcaption>${caption}</figcaption></figure>`;
    });
    const columns = isBrief ? 8 : 6;
    await page.setContent(`<style>
      body { margin: 16px; display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 12px; font: 12px sans-serif; background: #888; }
      figure { margin: 0 } img { width: 100%; display: block }
    </style>${figures.join('')}`);
    writeFileSync(`${folder}/sheet-${name}.png`, await page.screenshot({ fullPage: true }));
  }
  await browser.close();
}

function screens(files) {
  return Map.groupBy(files, (file) => file.split(sep)[0]);
}

function rows(files) {
  return Map.groupBy(files, (file) => file.split('--')[0]);
}

function dozens(files) {
  return Map.groupBy(files, (file) =>
    String(Math.floor(files.indexOf(file) / BRIEF_SHEET)).padStart(2, '0'),
  );
}
