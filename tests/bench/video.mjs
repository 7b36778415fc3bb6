/** Explore and the player on the slow profile; discovery 9. The sandbox has made the videos before. */
import { measurePage } from './linked-page.mjs';
import { observe, PHONE, record, slowDown, until } from './profile.mjs';
import { median, row } from './table.mjs';

const RUNS = 3;
const SETTLE_MS = 3000;
const EXPLORE = '/platform/home/exploreFeeds';
const POSTERS = 10;

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {Set<string>} except paths of scripts that home loads
 */
export async function measureVideo(browser, sandbox, except) {
  const { latitude, longitude } = PHONE.geolocation;
  const { records } = await sandbox.call('/digital-food/content/feed/pull_content', {
    scene: 'HOME_PAGE_COLUMNS',
    pageNo: 1,
    pageSize: POSTERS,
    contentId: '',
    queryId: '',
    latitude,
    longitude,
  });
  const link = `/platform/playVideo?id=${records[0].contentId}`;
  const playings = [];
  for (let run = 0; run <= RUNS; run += 1) playings.push(await playing(browser, sandbox, link));
  // The first run has the next videos made.
  const of = (read) => median(playings.slice(1).map(read));
  return [
    ...(await measurePage(browser, sandbox.baseUrl, {
      name: 'Explore',
      link: EXPLORE,
      content: 'article',
      most: { fcp: 900, elements: 900, scriptKB: 12, except },
    })),
    await posters(browser, sandbox.baseUrl),
    ...(await measurePage(browser, sandbox.baseUrl, {
      name: 'Player',
      link,
      content: 'video',
      most: { fcp: 900, elements: 400, scriptKB: 12, except },
    })),
    row(
      'Player by a link: first frame',
      of(({ firstMs }) => firstMs),
      { unit: 'ms', atMost: 2000 },
    ),
    row(
      'Player: the next one, loaded ahead',
      of(({ nextMs }) => nextMs),
      { unit: 'ms', atMost: 200 },
    ),
  ];
}

/** What the first ten posters weigh. */
async function posters(browser, baseUrl) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const requests = record(session);
  await page.goto(baseUrl + EXPLORE);
  await page.getByRole('article').first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
  const found = requests().filter(({ path }) => path.startsWith('/img/poster/'));
  await context.close();
  const kB = found.reduce((sum, { bodyBytes }) => sum + bodyBytes, 0) / 1000;
  return row('Explore: ten posters', (kB / found.length) * POSTERS, {
    unit: 'KB',
    atMost: 120,
    note: `from ${found.length}`,
  });
}

/** Milliseconds from the start of the navigation to the first frame, and from a key to the next video's. */
async function playing(browser, { baseUrl }, link) {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await observe(page);
  await page.addInitScript(() => {
    const times = { firstMs: 0, keyMs: 0, nextMs: 0 };
    window.benchVideo = times;
    addEventListener('keydown', (event) => (times.keyMs = event.timeStamp), true);
    const watched = new WeakSet();
    let first;
    const watch = (video) => {
      if (watched.has(video)) return;
      watched.add(video);
      const shown = (nowMs) => {
        if (!video.paused) {
          first ??= video;
          if (video === first) times.firstMs ||= nowMs;
          else times.nextMs ||= nowMs;
        }
        video.requestVideoFrameCallback(shown);
      };
      video.requestVideoFrameCallback(shown);
    };
    new MutationObserver(() => {
      for (const video of document.querySelectorAll('video')) watch(video);
    }).observe(document, { childList: true, subtree: true });
  });
  const session = await slowDown(page);
  await page.goto(baseUrl + link);
  await until(session, 'benchVideo.firstMs > 0');
  await until(
    session,
    '[...document.querySelectorAll("video")].some((video) => video.paused && video.readyState === 4)',
  );
  await page.keyboard.press('ArrowDown');
  await until(session, 'benchVideo.nextMs > 0');
  const { firstMs, keyMs, nextMs } = await page.evaluate(() => window.benchVideo);
  await context.close();
  return { firstMs, nextMs: nextMs - keyMs };
}
