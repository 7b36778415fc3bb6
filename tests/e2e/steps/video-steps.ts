/** Explore and the player, as a viewer uses them. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { PullContentData } from '../../../src/api/generated/types.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { MENTENG } from '../fixtures.ts';
import { text } from '../texts.ts';

export const FEED = '/digital-food/content/feed/pull_content';
export const FEEDBACK = '/digital-food/content/feed/feedback';

/** The first page of explore near the tests' place, as a device has it that never asked before. */
export function videos(sandbox: Sandbox): Promise<PullContentData> {
  const body = { scene: 'HOME_PAGE_COLUMNS', pageNo: 1, pageSize: 10, contentId: '', queryId: '' };
  const caller = { deviceId: crypto.randomUUID() };
  return sandbox.call(FEED, { ...body, ...MENTENG }, caller) as Promise<PullContentData>;
}

/** The address of the player with the nearest video. */
export async function firstVideo(sandbox: Sandbox): Promise<string> {
  const { records } = await videos(sandbox);
  return `/platform/playVideo?id=${records[0]?.contentId}`;
}

/** The list of videos, in explore and in the player. */
export const feed = (page: Page): Locator => page.getByRole('list', { name: text('video.feed') });

/** The player's scroller, one view down or up, as a swipe does. */
export async function swipe(page: Page, views: number): Promise<void> {
  await feed(page).evaluate((element, by) => {
    element.scrollBy({ top: by * element.clientHeight, behavior: 'instant' });
  }, views);
}

/** What a video element of the page is at. */
export interface Film {
  source: string;
  isPaused: boolean;
  isMuted: boolean;
  atS: number;
}

export function films(page: Page): Promise<Film[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('video'), (video) => ({
      source: video.getAttribute('src') ?? '',
      isPaused: video.paused,
      isMuted: video.muted,
      atS: video.currentTime,
    })),
  );
}

/** Waits until one video plays, and gives its source. */
export async function playing(page: Page): Promise<string> {
  await expect
    .poll(
      async () => (await films(page)).filter(({ isPaused, atS }) => !isPaused && atS > 0).length,
    )
    .toBe(1);
  return (await films(page)).find(({ isPaused }) => !isPaused)?.source ?? '';
}
