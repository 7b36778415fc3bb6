/** Explore and the player: what plays, and the ways on from it. Home 2, 3, 4 "Other"; discovery 5. */
import type { Page } from '@playwright/test';
import { grantUsage, storedEvents, storedProblems } from '../../support/events.ts';
import { button, dialog } from '../find.ts';
import {
  choose,
  elapseUntil,
  expect,
  expectBackAt,
  MENTENG,
  open,
  openHome,
  scrollUntil,
  test,
  topAtTap,
} from '../fixtures.ts';
import {
  feed,
  FEED,
  FEEDBACK,
  films,
  firstVideo,
  playing,
  swipe,
  videos,
} from '../steps/video-steps.ts';
import { text, textWithin } from '../texts.ts';

const tab = (page: Page) =>
  page
    .getByRole('navigation', { name: text('frame.tabs') })
    .getByRole('link', { name: textWithin('frame.tabExplore') });

/** A few pixels of the frame that the video shows now. */
const frame = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const video = [...document.querySelectorAll('video')].find(({ paused }) => !paused);
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [24, 32];
    const drawn = canvas.getContext('2d');
    if (!video || !drawn) return '';
    drawn.drawImage(video, 0, 0, 24, 32);
    return drawn.getImageData(0, 0, 24, 32).data.join();
  });

interface Loaded {
  path: string;
  status: number;
}

declare global {
  interface Window {
    loadedVideos?: Loaded[];
  }
}

/** Notes what a page loads of videos. */
async function noteLoads(page: Page): Promise<() => Promise<Loaded[]>> {
  await page.addInitScript(() => {
    const found = new PerformanceObserver((list) => {
      for (const entry of list.getEntriesByType('resource')) {
        const { pathname: path } = new URL(entry.name);
        const { responseStatus: status } = entry as PerformanceResourceTiming;
        if (path.startsWith('/video/'))
          window.loadedVideos = [...(window.loadedVideos ?? []), { path, status }];
      }
    });
    found.observe({ type: 'resource', buffered: true });
  });
  return () => page.evaluate(() => window.loadedVideos ?? []);
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('from explore a video plays; its store and back stand at the same video and card', async ({
    page,
    sandbox,
  }) => {
    await grantUsage(page);
    const loads = await noteLoads(page);
    await openHome(page);
    await tab(page).tap();
    await expect(feed(page).getByRole('link').first()).toBeVisible();
    await scrollUntil(page, async () => (await feed(page).getByRole('link').count()) > 8);
    const href = await feed(page).getByRole('link').nth(7).getAttribute('href');
    // By its address: which cards are in the document depends on the place.
    const card = feed(page).locator(`a[href="${href}"]`);
    await card.scrollIntoViewIfNeeded();
    const title = await card.innerText();
    const topPx = await topAtTap(page);
    await card.tap();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeAttached();
    const source = await playing(page);
    await expect
      .poll(async () => (await loads()).filter(({ path }) => path === source))
      .toContainEqual({ path: source, status: 206 });
    const [first, atS] = [await frame(page), (await films(page))[0]?.atS ?? 0];
    await expect.poll(() => frame(page), 'the picture moves').not.toBe(first);
    await expect
      .poll(async () => (await films(page)).find((film) => !film.isPaused)?.atS)
      .not.toBe(atS);

    await swipe(page, 1);
    await expect.poll(() => playing(page)).not.toBe(source);
    // The address follows the video, and is read only once it has.
    await expect(page).not.toHaveURL(new RegExp(`${href?.split('?')[1]}$`));
    const second = page.url();
    const journal = await sandbox.journal();
    const store = feed(page).getByRole('link').first();
    await store.tap();
    await expect(page).toHaveURL(/\/platform\/merchant\?/);
    await page.goBack();
    await expect(page).toHaveURL(second);
    await playing(page);
    expect(await journal.quiet(FEED), 'the list is not asked for again').toEqual([]);
    await page.goBack();
    await expect(card).toBeVisible();
    await expectBackAt(page, topPx);
    await elapseUntil(
      page,
      sandbox,
      async () => (await storedEvents(sandbox, 'store_card')).length > 0,
    );
    expect((await storedEvents(sandbox, 'video_play')).length).toBeGreaterThan(1);
    expect((await storedEvents(sandbox, 'store_card')).at(-1)).toMatchObject({
      props: { scene: 'video' },
    });
  });

  test('keys go from video to video, one plays, and the next is loaded before', async ({
    page,
    sandbox,
  }) => {
    await open(page, await firstVideo(sandbox));
    const source = await playing(page);
    // The next one, once this one can play through.
    await expect
      .poll(async () => (await films(page)).filter((film) => film.source !== '').length)
      .toBe(2);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => playing(page)).not.toBe(source);
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(async () => (await films(page)).some((film) => film.source === source))
      .toBe(false);
    await page.keyboard.press('Space');
    await expect(button(page, 'video.play').first()).toBeVisible();
    expect((await films(page)).filter(({ isPaused }) => !isPaused)).toEqual([]);
    await page.keyboard.press('Space');
    await playing(page);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => playing(page)).toBe(source);
    expect(
      (await films(page)).every(({ isMuted }) => isMuted),
      'nothing sounds without a tap',
    ).toBe(true);
  });

  test('a sheet pauses; what is not wanted leaves, can be taken back, and a report is sent', async ({
    page,
    sandbox,
  }) => {
    const { records } = await videos(sandbox);
    await open(page, await firstVideo(sandbox));
    const source = await playing(page);
    await button(page, 'video.more').tap();
    await expect.poll(async () => (await films(page)).every(({ isPaused }) => isPaused)).toBe(true);
    await dialog(page)
      .getByRole('button', { name: text('video.notInterested') })
      .tap();
    // Taken back while its toast is there.
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).not.toHaveText(records[0]?.title['id-ID'] ?? '');
    await button(page, 'search.undo').tap();
    await expect(title).toHaveText(records[0]?.title['id-ID'] ?? '');
    await expect.poll(() => playing(page)).toBe(source);

    const journal = await sandbox.journal();
    await button(page, 'video.more').tap();
    await dialog(page)
      .getByRole('button', { name: text('video.report') })
      .tap();
    await choose(page, text('video.reasonOffensive'));
    await sandbox.setFaults({ path: FEEDBACK, kind: 'server_error', remaining: 1 });
    await button(dialog(page), 'video.sendReport').tap();
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    await button(dialog(page), 'video.sendReport').tap();
    await expect(page.getByText(text('video.reported'))).toBeVisible();
    await expect.poll(() => playing(page)).not.toBe(source);
    expect((await journal.all(FEEDBACK)).at(-1)?.body).toMatchObject({
      contentId: records[0]?.contentId,
      kind: 'REPORT',
      reason: 'OFFENSIVE',
      isGiven: true,
    });

    // From the middle of the list it goes on, not back to where the list began.
    const begun = await playing(page);
    await swipe(page, 1);
    await expect.poll(() => playing(page)).not.toBe(begun);
    const unwanted = await playing(page);
    await button(page, 'video.more').tap();
    await dialog(page)
      .getByRole('button', { name: text('video.notInterested') })
      .tap();
    await expect.poll(() => playing(page)).not.toBe(unwanted);
    expect(await playing(page)).not.toBe(begun);
    await open(page, '/platform/home/exploreFeeds');
    await expect(feed(page).getByRole('link').first()).toBeVisible();
    await expect(
      feed(page).getByRole('link', { name: records[0]?.title['id-ID'] ?? '', exact: true }),
    ).toHaveCount(0);
  });

  test('the address is that of the video in view, and opens it again', async ({
    page,
    sandbox,
  }) => {
    await open(page, await firstVideo(sandbox));
    const source = await playing(page);
    await swipe(page, 1);
    const second = await expect
      .poll(() => playing(page))
      .not.toBe(source)
      .then(() => playing(page));
    const [, id] = /(I\d+)\.mp4/.exec(second) ?? [];
    await expect(page).toHaveURL(new RegExp(`id=${id}$`));
    await page.reload();
    await expect.poll(() => playing(page)).toBe(second);
  });

  test('a video that cannot be loaded says so over its poster, and the next one plays', async ({
    page,
    sandbox,
  }) => {
    const path = await firstVideo(sandbox);
    await sandbox.setFaults({ path: '/video/', kind: 'server_error', remaining: 1 });
    await open(page, path);
    await expect(page.getByText(text('video.broken'))).toBeVisible();
    await swipe(page, 1);
    await playing(page);
    await swipe(page, -1);
    await button(page, 'common.retry').tap();
    await playing(page);
    await elapseUntil(
      page,
      sandbox,
      async () => (await storedProblems(sandbox, 'video.play')).length === 1,
    );
  });
});

test('without motion nothing of a video is loaded before a tap', async ({ page, sandbox }) => {
  const loads = await noteLoads(page);
  await open(page, await firstVideo(sandbox));
  await expect(button(page, 'video.play')).toBeVisible();
  await swipe(page, 1);
  await expect(page).not.toHaveURL(new RegExp(`${(await videos(sandbox)).records[0]?.contentId}$`));
  expect(await loads()).toEqual([]);
  await button(page, 'video.play').tap();
  const source = await playing(page);
  await expect
    .poll(async () => [...new Set((await loads()).map(({ path }) => path))])
    .toEqual([source]);
});

test('a refresh replaces all videos when they are there, and a failed one leaves them', async ({
  page,
  sandbox,
}) => {
  const located = await sandbox.journal();
  await open(page, '/platform/home/exploreFeeds');
  const first = feed(page).getByRole('link').first();
  await expect(first).toBeVisible();
  await expect.poll(async () => (await located.all('/digital-food/address/')).length).toBe(1);
  await sandbox.setFaults({ path: FEED, kind: 'reset' });
  await button(page, 'video.refresh').tap();
  await expect(page.getByText(text('video.refreshFailed'))).toBeVisible();
  await expect(first).toBeVisible();
  await sandbox.setFaults();
  const journal = await sandbox.journal();
  await expect(button(page, 'video.refresh')).toBeEnabled();
  await button(page, 'video.refresh').tap();
  await expect.poll(async () => (await journal.all(FEED)).length).toBe(1);
  const [asked] = await journal.all(FEED);
  expect(asked?.body).toMatchObject({ pageNo: 1, queryId: '', ...MENTENG });
  await expect(first).toBeVisible();
});

test('without its flag explore is no tab, and its address leads home', async ({
  page,
  sandbox,
}) => {
  await sandbox.call('/sandbox/config', { key: 'explore_tab_switch', value: false });
  await open(page, '/platform/home/exploreFeeds');
  await expect(page).toHaveURL('/');
  await expect(
    page.getByRole('navigation', { name: text('frame.tabs') }).getByRole('link'),
  ).toHaveCount(3);
});
