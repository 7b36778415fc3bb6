/** The pages that find deals, by a link and by a tap on home; discovery 9. Each has its bars in `linked-page.mjs`. */
import { measurePage, measureTaps } from './linked-page.mjs';
import { PHONE, record, slowDown, until } from './profile.mjs';
import { measureList } from './scroll.mjs';
import { median, missing, row } from './table.mjs';
import { measureVideo } from './video.mjs';

/** Each has suggestions in every seed. */
const TYPED = ['sot', 'sat', 'nas', 'kop', 'mie'];
const SETTLE_MS = 3000;
const STORE_LINK = 'a[href*="/platform/merchant?"]';
const OTHER_TAB = '[role="tab"][aria-selected="false"]';
const FILTER = 'button[aria-pressed="false"]';

/** `content` is drawn once the data is there. */
const PAGES = [
  {
    name: 'Search',
    link: '/platform/searchDishes',
    card: 'a[href^="/platform/searchDishes"]',
    content: 'section li button',
    taps: ['section li button', OTHER_TAB, OTHER_TAB, FILTER, 'article a'],
  },
  {
    name: 'Category',
    link: '/platform/categoryPoiList?id=200',
    card: 'a[href^="/platform/categoryPoiList"]',
    content: 'article',
    taps: [OTHER_TAB, FILTER, 'article a'],
  },
  {
    name: 'Flash deals',
    link: '/platform/flashDeal?pageId=flash-jakarta',
    card: 'a[href^="/platform/flashDeal"]',
    content: 'li a[href^="/platform/groupCouponDetail"]',
    taps: [OTHER_TAB, OTHER_TAB, 'article a'],
  },
  {
    name: 'Ranking',
    link: '/platform/rank',
    card: 'a[href^="/platform/rank"]',
    content: 'article',
    taps: [OTHER_TAB, FILTER, 'article a'],
  },
  {
    name: 'Malls',
    link: '/platform/shoppingMallListPage',
    card: 'a[href^="/platform/shoppingMallListPage"]',
    content: 'article',
    taps: ['article a'],
  },
  {
    name: 'Mall',
    link: '/platform/mall?id=M1',
    content: 'article',
    taps: [OTHER_TAB, 'article a'],
  },
];

/** Each to its end, or until so many were seen. */
const LISTS = [
  {
    name: 'Category',
    link: '/platform/categoryPoiList?id=200',
    what: 'stores',
    count: 300,
    item: STORE_LINK,
  },
  { name: 'Ranking', link: '/platform/rank', what: 'stores', count: 100, item: STORE_LINK },
  {
    name: 'Flash deals',
    link: '/platform/flashDeal?pageId=flash-jakarta',
    what: 'vouchers',
    count: 200,
    item: 'article a[href^="/platform/groupCouponDetail"]',
  },
  {
    name: 'Explore',
    link: '/platform/home/exploreFeeds',
    what: 'videos',
    count: 60,
    item: 'a[href*="/platform/playVideo?"]',
    nodes: 900,
  },
];

export async function measureDiscovery(browser, sandbox) {
  const { baseUrl } = sandbox;
  const except = await scriptsOfHome(browser, baseUrl);
  const rows = [];
  // What cannot be measured does not take the rest with it.
  const add = async (name, measured) => {
    rows.push(...(await measured.catch(({ message }) => [missing(name, message)])));
  };
  for (const page of PAGES) {
    const most = { fcp: 900, elements: page.elements ?? 1500, scriptKB: 12, except };
    await add(page.name, measurePage(browser, baseUrl, { ...page, most }));
    await add(`${page.name}: taps`, measureTaps(browser, baseUrl, page));
  }
  await add('Explore and player', measureVideo(browser, sandbox, except));
  await add('Search: suggestions', suggestions(browser, baseUrl));
  for (const { link, ...list } of LISTS)
    await add(`${list.name}: scroll`, measureList(browser, baseUrl + link, list));
  return rows;
}

/** Paths of all that home loads, also after its first view. */
async function scriptsOfHome(browser, baseUrl) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const requests = record(session);
  await page.goto(`${baseUrl}/`);
  await page.getByRole('article').first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
  await context.close();
  return new Set(requests().map(({ path }) => path));
}

/** Milliseconds from a key to the suggestions for the text that it made. */
async function suggestions(browser, baseUrl) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(`${baseUrl}/platform/searchDishes`);
  const field = page.getByRole('combobox');
  await field.waitFor();
  await page.waitForTimeout(SETTLE_MS);
  const session = await slowDown(page);
  await page.evaluate(() => {
    const times = { keyMs: 0, shownMs: 0 };
    window.benchTyping = times;
    addEventListener('input', (event) => (times.keyMs = event.timeStamp), true);
    new MutationObserver(() => {
      if (times.keyMs && !times.shownMs && document.querySelector('[role="option"]'))
        times.shownMs = performance.now();
    }).observe(document.body, { childList: true, subtree: true });
  });
  const times = [];
  for (const text of TYPED) {
    await field.focus();
    await session.send('Input.insertText', { text });
    await until(session, 'benchTyping.shownMs > 0');
    times.push(await page.evaluate(() => window.benchTyping.shownMs - window.benchTyping.keyMs));
    await field.fill('');
    await page.waitForTimeout(500);
    await page.evaluate(() => Object.assign(window.benchTyping, { keyMs: 0, shownMs: 0 }));
  }
  await context.close();
  return [row('Search: suggestions after the key', median(times), { unit: 'ms', atMost: 450 })];
}
