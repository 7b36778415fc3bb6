/** A page opened by a link with an empty cache, and by a tap on home. Bars: docs/product.md "Speed", discovery 9. */
import { setTimeout as sleep } from 'node:timers/promises';
import { observe, PHONE, record, seenBy, slowDown, until } from './profile.mjs';
import { median, row } from './table.mjs';

const RUNS = 3;
const SETTLE_MS = 3000;
const TAPS = 7;
const FINGER_MS = 60;
const STORE = {
  name: 'Store page',
  // Of the seed: 200 pictures.
  link: '/platform/merchant?storeId=S1',
  card: 'article a[href^="/platform/merchant"]',
  content: 'article',
};
const VOUCHER = {
  name: 'Voucher page',
  link: '/platform/groupCouponDetail?skuId=K1',
  card: 'article a[href^="/platform/groupCouponDetail"]',
  content: 'table',
};

/** @param {import('@playwright/test').Browser} browser */
export async function measureLinkedPages(browser, baseUrl) {
  return [
    ...(await measurePage(browser, baseUrl, STORE)),
    ...(await measurePage(browser, baseUrl, VOUCHER)),
  ];
}

/**
 * `card` leads there from home, absent: only the link is measured. `content` is drawn once the data is
 * there. `most` are bars of this page alone: FCP in ms, elements, script in KB without `except`.
 */
export async function measurePage(browser, baseUrl, page) {
  const { card, most = {} } = page;
  const cold = [];
  for (let run = 0; run < RUNS; run += 1) cold.push(await coldLink(browser, baseUrl, page));
  const tapped = [];
  const taps = card ? TAPS : 0;
  for (let run = 0; run < taps; run += 1) tapped.push(await tap(browser, baseUrl, page));
  const of = (read) => median(cold.map(read));
  return [
    row(
      `${page.name} by a link: LCP`,
      of(({ lcp }) => lcp),
      { unit: 'ms', atMost: 1800, note: cold.at(-1).lcpOf },
    ),
    row(
      `${page.name} by a link: FCP`,
      of(({ fcp }) => fcp),
      { unit: 'ms', ...(most.fcp && { atMost: most.fcp }) },
    ),
    row(
      `${page.name} by a link: CLS`,
      of(({ cls }) => cls),
      { unit: '', atMost: 0.02, digits: 3 },
    ),
    row(
      `${page.name} by a link: elements`,
      of(({ elements }) => elements),
      { unit: '', atMost: most.elements ?? 1500 },
    ),
    ...(most.scriptKB
      ? [
          row(
            `${page.name}: script that home has not loaded`,
            of(({ ownKB }) => ownKB),
            { unit: 'KB', atMost: most.scriptKB, digits: 1 },
          ),
        ]
      : []),
    ...(card
      ? [
          row(`${page.name} by a tap: name and shape`, median(tapped.map(({ shape }) => shape)), {
            unit: 'ms',
            atMost: 100,
          }),
          row(`${page.name} by a tap: everything`, median(tapped.map(({ all }) => all)), {
            unit: 'ms',
          }),
        ]
      : []),
  ];
}

async function coldLink(browser, baseUrl, { link, content, most = {} }) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await observe(page);
  const session = await slowDown(page);
  const requests = record(session);
  await page.goto(baseUrl + link, { waitUntil: 'load' });
  await page.locator(`main ${content}`).first().waitFor({ timeout: 30_000 });
  await page.waitForTimeout(SETTLE_MS);
  const seen = await seenBy(page);
  const elements = await page.evaluate(() => document.querySelectorAll('body *').length);
  const ownKB = requests()
    .filter(({ kind, path }) => kind === 'Script' && !most.except?.has(path))
    .reduce((sum, { bodyBytes }) => sum + bodyBytes / 1000, 0);
  if (process.argv.includes('--verbose')) {
    for (const { kind, path, bytes, startedMs } of requests())
      console.error(Math.round(startedMs) % 100_000, kind, path, bytes);
  }
  await context.close();
  return { ...seen, elements, ownKB };
}

/** A tap with a realistic duration; Playwright's own lifts at once and does its hit test in the page. */
async function touch(session, point) {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await sleep(FINGER_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The middle of the first element that is not in a later slide of a carousel. */
async function broughtIntoView(page, selector) {
  return page.evaluate((selected) => {
    const found = [...document.querySelectorAll(selected)].find((each) => {
      const { left, width } = each.getBoundingClientRect();
      return width > 0 && left + width / 2 > 0 && left + width / 2 < innerWidth;
    });
    if (!found) throw new Error(`there is no ${selected} in view`);
    found.scrollIntoView({ block: 'center' });
    const box = found.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, selector);
}

/** The slowest of these taps, one after the other, each once the page stands still. */
export async function measureTaps(browser, baseUrl, { name, link, content, taps }) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await observe(page);
  await page.goto(baseUrl + link);
  await page.locator(`main ${content}`).first().waitFor({ timeout: 30_000 });
  await page.waitForTimeout(SETTLE_MS);
  const session = await slowDown(page);
  const slowest = [];
  for (const selector of taps) {
    await touch(session, await broughtIntoView(page, selector));
    await page.waitForTimeout(SETTLE_MS);
    const { interactions } = await seenBy(page);
    slowest.push(Math.max(0, ...interactions.map((each) => each.durationMs)));
    await page.evaluate(() => window.benchSeen.interactions.splice(0));
  }
  await context.close();
  return [
    row(`${name}: INP over its taps`, Math.max(...slowest), {
      unit: 'ms',
      atMost: 100,
      note: taps.map((selector, at) => `${selector} ${slowest[at]}`).join(', '),
    }),
  ];
}

/** Milliseconds from the end of the touch to the heading, and to the content. */
async function tap(browser, baseUrl, { link, card, content }) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(`${baseUrl}/`);
  await page.getByRole('article').first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
  const session = await slowDown(page);
  await page.evaluate(
    ([pathname, drawn]) => {
      const times = { shape: 0, all: 0 };
      window.benchTap = times;
      let startedMs = 0;
      addEventListener('pointerup', (event) => (startedMs = event.timeStamp), true);
      new MutationObserver(() => {
        if (location.pathname !== pathname || startedMs === 0) return;
        const main = [...document.querySelectorAll('main')].at(-1);
        if (!times.shape && main?.querySelector('h1')) times.shape = performance.now() - startedMs;
        if (!times.all && main?.querySelector(drawn)) times.all = performance.now() - startedMs;
      }).observe(document.body, { childList: true, subtree: true });
    },
    [link.split('?')[0], content],
  );
  const point = await broughtIntoView(page, card);
  await page.waitForTimeout(SETTLE_MS);
  await touch(session, point);
  await until(session, 'benchTap.all > 0');
  const times = await page.evaluate(() => window.benchTap);
  await context.close();
  return times;
}
