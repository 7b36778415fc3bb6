/** First visit with an empty cache, and the warm start after it, also offline. */
import { observe, PHONE, record, seenBy, slowDown, until } from './profile.mjs';
import { REFERENCE } from './reference.mjs';
import { median, row } from './table.mjs';

const RUNS = 3;
const SETTLE_MS = 4000;
const KB = 1024;
/** The elements of home's first view. */
const CALLS = ['/page_card_list', '/find_by_distance'];

/**
 * Bytes are counted until the first stores are shown; later idle loading is reported separately.
 * @param {import('@playwright/test').Browser} browser
 */
export async function measureFirstLoad(browser, baseUrl, { isVerbose = false } = {}) {
  const runs = [];
  const references = [];
  for (let run = 0; run < RUNS; run += 1) {
    runs.push(await firstLoad(browser, baseUrl));
    references.push(await reference(browser, baseUrl, runs[run].lcpOf));
  }
  const of = (read) => median(runs.map(read));
  const ofReference = (read) => median(references.map(read));
  const { needed, later, lcpOf } = runs.at(-1);
  if (isVerbose)
    for (const { kind, path, bytes, bodyBytes } of needed)
      console.error(kind, path, bytes, bodyBytes);
  const about = { unit: 'KB', digits: 1 };
  const longTasksMs = of((r) => r.longTasks);
  const referenceMs = ofReference((r) => r.longTasks);
  return [
    row(
      'First load: JS',
      of((r) => kilobytes(r.needed, 'Script')),
      {
        ...about,
        atMost: 110,
        note: `brotli, until stores are there; ${kilobytes(later, 'Script').toFixed(0)} KB more when idle`,
      },
    ),
    row(
      'First load: CSS',
      of((r) => kilobytes(r.needed, 'Stylesheet')),
      { ...about, atMost: 15 },
    ),
    row(
      'First load: total before pictures',
      of((r) => kilobytes(r.needed)),
      {
        ...about,
        atMost: 220,
      },
    ),
    row(
      'First load: requests before pictures',
      of((r) => r.needed.length),
      {
        unit: '',
        atMost: 20,
        note: `${later.length} more when idle`,
      },
    ),
    row(
      'First load: pictures',
      of((r) => r.pictures.reduce((sum, p) => sum + p.bytes, 0) / KB),
      {
        ...about,
        note: `${runs.at(-1).pictures.length} requests`,
      },
    ),
    row(
      'First load: FCP',
      of((r) => r.fcp),
      { unit: 'ms', atMost: 900 },
    ),
    row(
      'First load: LCP',
      of((r) => r.lcp),
      { unit: 'ms', atMost: 1500, note: lcpOf },
    ),
    row(
      'First load: stores are there',
      of((r) => r.stores),
      { unit: 'ms' },
    ),
    row(
      'First load: CLS',
      of((r) => r.cls),
      { unit: '', atMost: 0.02, digits: 3 },
    ),
    row('First load: long tasks', longTasksMs, {
      unit: 'ms',
      atMost: 250,
      note: 'time over 50 ms',
    }),
    row('First load: long tasks above the reference page', longTasksMs - referenceMs, {
      unit: 'ms',
      note: `reference page: ${referenceMs.toFixed(0)} ms`,
    }),
    row(
      'First load: LCP by that of the reference page',
      of((r) => r.lcp) / ofReference((r) => r.lcp),
      {
        unit: '',
        digits: 2,
      },
    ),
    row(
      'First load: stores by LCP of the reference page',
      of((r) => r.stores) / ofReference((r) => r.lcp),
      {
        unit: '',
        digits: 2,
      },
    ),
    row(
      'First load: from both replies to the stores',
      of((r) => r.drawingMs),
      {
        unit: 'ms',
      },
    ),
  ];
}

async function firstLoad(browser, baseUrl) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await observe(page);
  const session = await slowDown(page);
  const requests = record(session);
  await page.goto(`${baseUrl}/`, { waitUntil: 'load' });
  await until(session, 'benchSeen.stores > 0');
  await page.waitForTimeout(SETTLE_MS);
  const seen = await seenBy(page);
  await context.close();
  const all = requests();
  const pictures = all.filter(({ kind }) => kind === 'Image');
  const others = all.filter(({ kind }) => kind !== 'Image');
  return {
    ...seen,
    drawingMs: seen.storesAtMs - Math.max(...CALLS.map((path) => endOf(others, path))),
    pictures,
    needed: others.filter(({ startedMs }) => startedMs <= seen.storesAtMs),
    later: others.filter(({ startedMs }) => startedMs > seen.storesAtMs),
  };
}

/** The reference page: the same libraries and picture, without the app. */
async function reference(browser, baseUrl, picture) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await observe(page);
  const session = await slowDown(page);
  await page.goto(`${baseUrl}${REFERENCE}?picture=${encodeURIComponent(picture)}`);
  await until(session, 'benchSeen.lcp > 0');
  await page.waitForTimeout(SETTLE_MS);
  const seen = await seenBy(page);
  await context.close();
  return seen;
}

function endOf(requests, path) {
  return requests.find((request) => request.path.endsWith(path))?.endedMs ?? Number.NaN;
}

/** Of the files of one kind; or all that was transferred, with the headers. */
function kilobytes(requests, kind) {
  if (kind === undefined) return requests.reduce((sum, { bytes }) => sum + bytes, 0) / KB;
  const chosen = requests.filter((request) => request.kind === kind);
  return chosen.reduce((sum, { bodyBytes }) => sum + bodyBytes, 0) / KB;
}

/** The second visit with the same profile, served by the service worker and cached data. */
export async function measureWarmStart(browser, baseUrl) {
  const context = await browser.newContext(PHONE);
  const first = await context.newPage();
  await first.goto(`${baseUrl}/`);
  await first.getByRole('article').first().waitFor();
  await first.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await first.waitForTimeout(SETTLE_MS);
  await first.close();
  const online = [];
  for (let run = 0; run < RUNS; run += 1) online.push(await warmFcp(context, baseUrl, false));
  const offline = [];
  for (let run = 0; run < RUNS; run += 1) offline.push(await warmFcp(context, baseUrl, true));
  await context.close();
  return [
    row('Warm start: FCP', median(online), { unit: 'ms', atMost: 500 }),
    row('Warm start without network: FCP', median(offline), { unit: 'ms', atMost: 500 }),
  ];
}

async function warmFcp(context, baseUrl, isOffline) {
  await context.setOffline(isOffline);
  const page = await context.newPage();
  await observe(page);
  await slowDown(page, isOffline ? { network: undefined } : {});
  await page.goto(`${baseUrl}/`);
  await page.getByRole('article').first().waitFor();
  const { fcp } = await seenBy(page);
  await page.close();
  return fcp;
}
