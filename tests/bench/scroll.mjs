/** Scrolls long lists: DOM size and late frames. */
import { LATE_MS, PHONE } from './profile.mjs';
import { row } from './table.mjs';

const STORES = 2000;
/** Of the seed's busiest store. */
const REVIEWS = 300;
const LIMIT_MS = 240_000;

export function measureScroll(browser, baseUrl) {
  return measureList(browser, `${baseUrl}/`, {
    name: 'List',
    what: 'stores',
    count: STORES,
    item: 'a[href*="/platform/merchant?"]',
  });
}

export function measureReviewScroll(browser, baseUrl) {
  return measureList(browser, `${baseUrl}/platform/reviewList?storeId=S1`, {
    name: 'Reviews',
    what: 'reviews',
    count: REVIEWS,
    item: 'a[href*="/platform/reviewDetail?"]',
  });
}

/** `item`: the link of a row. `nodes`: how many the document may have. */
export async function measureList(browser, url, { name, what, count, item, nodes = 1500 }) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(url);
  await page.locator(item).first().waitFor();
  const seen = await page.evaluate(scrollThrough, {
    item,
    count,
    limitMs: LIMIT_MS,
    lateMs: LATE_MS,
  });
  await context.close();
  const late = (100 * seen.lateFrames) / seen.frames;
  return [
    row(`${name}: ${what} seen`, seen.items, {
      unit: '',
      note: `of ${count}, in ${Math.round(seen.durationMs / 1000)} s`,
    }),
    row(`${name}: ${what} shown twice`, seen.twice, { unit: '', atMost: 0 }),
    row(`${name}: most DOM nodes`, seen.maxNodes, { unit: '', atMost: nodes }),
    row(`${name}: frames over 33 ms`, late, {
      unit: '%',
      atMost: 1,
      digits: 2,
      note: `${seen.frames} frames`,
    }),
  ];
}

/** Runs in the page. Scrolls 1,400 px per second, waiting at the end of the loaded rows. */
async function scrollThrough({ item, count, limitMs, lateMs }) {
  const first = document.querySelector(item);
  let scroller = first?.parentElement;
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
    scroller = scroller.parentElement;
  scroller ??= document.scrollingElement;

  const seen = new Set();
  const startedMs = performance.now();
  let twice = 0;
  let maxNodes = 0;
  let frames = 0;
  let lateFrames = 0;
  let stuckSinceMs = startedMs;
  let lastMs = await new Promise(requestAnimationFrame);
  for (;;) {
    const nowMs = await new Promise(requestAnimationFrame);
    frames += 1;
    if (nowMs - lastMs > lateMs) lateFrames += 1;
    const before = scroller.scrollTop;
    scroller.scrollTop = before + Math.min(60, 1.4 * (nowMs - lastMs));
    if (scroller.scrollTop > before) stuckSinceMs = nowMs;
    lastMs = nowMs;
    if (frames % 12 === 0) {
      const shown = [...document.querySelectorAll(item)].map((link) => link.getAttribute('href'));
      twice = Math.max(twice, shown.length - new Set(shown).size);
      for (const href of shown) seen.add(href);
      maxNodes = Math.max(maxNodes, document.getElementsByTagName('*').length);
    }
    const isOver = seen.size >= count || nowMs - startedMs > limitMs || nowMs - stuckSinceMs > 5000;
    if (isOver)
      return {
        items: seen.size,
        twice,
        maxNodes,
        frames,
        lateFrames,
        durationMs: nowMs - startedMs,
      };
  }
}
