/**
 * `npm run bench`: the numbers of the product as a table, each with its bar.
 * `--only=load,warm,store,discovery,tap,scroll,reviews,photos,pictures,offline,bridge,web,rush,sandbox,search` takes some; `--strict` exits with 1 when a bar is missed;
 * `--quick` leaves the million out; `--verbose` lists what the first load fetched.
 */
import { rmSync } from 'node:fs';
import { prepare } from '../../tools/prepare.mjs';

await prepare();
const { buildSandbox, buildWeb } = await import('../../tools/builds.mjs');
const { needDebianPackages } = await import('../../tools/debian.mjs');

const has = (flag) => process.argv.includes(`--${flag}`);
const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const wants = (name) => only === undefined || only.includes(name);

// The page's fallback font is the phone's own: without one it is 17 % wider, and text that no phone
// shows so moves once the real font is there.
await needDebianPackages(['chromium', 'fonts-roboto-unhinted']);
await buildWeb();
await buildSandbox();

const { chromium } = await import('@playwright/test');
const { chromiumArgs, chromiumPath } = await import('../support/browser.ts');
const { Sandbox, webFolder } = await import('../support/sandbox.ts');
const { measureBridge } = await import('./bridge.mjs');
const { measureDiscovery } = await import('./discovery.mjs');
const { measureFirstLoad, measureWarmStart } = await import('./first-load.mjs');
const { measureInteraction } = await import('./interaction.mjs');
const { measureLinkedPages } = await import('./linked-page.mjs');
const { measureOfflineWallet } = await import('./offline-wallet.mjs');
const { measurePhotos } = await import('./photos.mjs');
const { measurePictures } = await import('./pictures.mjs');
const { copyOf } = await import('./profile.mjs');
const { buildReference } = await import('./reference.mjs');
const { measureRush } = await import('./rush.mjs');
const { measureSandboxList } = await import('./sandbox-list.mjs');
const { measureSandboxSearch } = await import('./sandbox-search.mjs');
const { measureReviewScroll, measureScroll } = await import('./scroll.mjs');
const { missing, tableOf } = await import('./table.mjs');
const { measureWebHost } = await import('./web-host.mjs');

const web = copyOf(webFolder);
if (wants('load')) await buildReference(web);
const sandbox = await Sandbox.start({ web, args: ['--rate-limit', '1000000'] });
const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs });
const parts = [
  [
    'load',
    'first load',
    () => measureFirstLoad(browser, sandbox.baseUrl, { isVerbose: has('verbose') }),
  ],
  ['warm', 'warm start', () => measureWarmStart(browser, sandbox.baseUrl)],
  ['store', 'pages of links', () => measureLinkedPages(browser, sandbox.baseUrl)],
  ['discovery', 'pages that find deals (minutes)', () => measureDiscovery(browser, sandbox)],
  ['tap', 'route change and taps', () => measureInteraction(browser, sandbox.baseUrl)],
  ['scroll', 'list scroll (up to four minutes)', () => measureScroll(browser, sandbox.baseUrl)],
  ['reviews', 'list of 300 reviews', () => measureReviewScroll(browser, sandbox.baseUrl)],
  ['photos', '200 photos of a store (two minutes)', () => measurePhotos(browser, sandbox.baseUrl)],
  ['pictures', 'pictures of stores and dishes', () => measurePictures(sandbox)],
  ['offline', 'voucher in flight mode', () => measureOfflineWallet(browser, sandbox)],
  ['bridge', 'bridge call', () => measureBridge(sandbox)],
  ['web', 'web host', () => measureWebHost(webFolder, sandbox.baseUrl)],
  ['rush', '2,000 buyers at once (minutes, the first time)', () => measureRush()],
  [
    'sandbox',
    'sandbox list at four sizes (minutes)',
    () =>
      measureSandboxList({
        say: console.error,
        ...(has('quick') ? { sizes: [1000, 10_000, 100_000] } : {}),
      }),
  ],
  [
    'search',
    'search at three sizes (many minutes, the first time)',
    () =>
      measureSandboxSearch({
        say: console.error,
        ...(has('quick') ? { sizes: [10_000, 100_000] } : {}),
      }),
  ],
];

const rows = [];
for (const [name, title, measure] of parts.filter(([key]) => wants(key))) {
  console.error(`Measuring: ${title} …`);
  const measured = await measure().catch((error) => [
    missing(title, String(error.message).split('\n')[0]),
  ]);
  rows.push(...measured);
  if (measured.some(({ value }) => Number.isNaN(value)))
    console.error(`  ${name} could not be measured`);
}
await browser.close();
await sandbox.stop();
rmSync(web, { recursive: true, force: true });

process.stdout.write(`${tableOf(rows)}\n`);
const missed = rows.filter(({ isMet }) => !isMet).length;
console.error(missed === 0 ? 'Every bar is met.' : `${missed} bar(s) missed.`);
if (has('strict') && missed > 0) process.exitCode = 1;
