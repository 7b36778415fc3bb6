/** First visit with an empty cache, and the warm start after it, also without a network. */
import { countBytes, observe, PHONE, seenBy, slowDown } from './profile.mjs';
import { median, row } from './table.mjs';

const RUNS = 3;
const SETTLE_MS = 4000;
const KB = 1024;

/** @param {import('@playwright/test').Browser} browser */
export async function measureFirstLoad(browser, baseUrl, { isVerbose = false } = {}) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    await observe(page);
    const session = await slowDown(page);
    const bytes = countBytes(session);
    await page.goto(`${baseUrl}/`, { waitUntil: 'load' });
    await page.locator('a[href*="/platform/merchant?"]').first().waitFor({ timeout: 30_000 });
    await page.waitForTimeout(SETTLE_MS);
    runs.push({ ...(await seenBy(page)), ...bytes });
    if (isVerbose && run === 0) console.error(bytes.urls.join('\n'));
    await context.close();
  }
  const of = (read) => median(runs.map(read));
  const last = runs.at(-1);
  return [
    row(
      'First load: JS',
      of((r) => r.script / KB),
      { unit: 'KB', atMost: 120, digits: 1, note: 'gzip on the wire, everything within 4 s' },
    ),
    row(
      'First load: CSS',
      of((r) => r.style / KB),
      { unit: 'KB', atMost: 15, digits: 1 },
    ),
    row(
      'First load: total before pictures',
      of((r) => (r.script + r.style + r.other) / KB),
      { unit: 'KB', atMost: 220, digits: 1 },
    ),
    row(
      'First load: requests before pictures',
      of((r) => r.requests),
      { unit: '', atMost: 20 },
    ),
    row(
      'First load: pictures',
      of((r) => r.picture / KB),
      { unit: 'KB', digits: 1, note: `${last.pictures} requests` },
    ),
    row(
      'First load: FCP',
      of((r) => r.fcp),
      { unit: 'ms', atMost: 900 },
    ),
    row(
      'First load: LCP',
      of((r) => r.lcp),
      { unit: 'ms', atMost: 1500, note: last.lcpOf },
    ),
    row(
      'First load: CLS',
      of((r) => r.cls),
      { unit: '', atMost: 0.02, digits: 3 },
    ),
    row(
      'First load: long tasks',
      of((r) => r.longTasks),
      { unit: 'ms', atMost: 250, note: 'time over 50 ms' },
    ),
  ];
}

/** The second visit on the same profile, from the service worker and the cached data. */
export async function measureWarmStart(browser, baseUrl) {
  const context = await browser.newContext(PHONE);
  const first = await context.newPage();
  await first.goto(`${baseUrl}/`);
  await first.locator('a[href*="/platform/merchant?"]').first().waitFor();
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
  await page.locator('a[href*="/platform/merchant?"]').first().waitFor();
  const { fcp } = await seenBy(page);
  await page.close();
  return fcp;
}
