/** Explore's feed and the player. */
import { expect } from '@playwright/test';
import { pathnames } from '../../../src/paths.ts';
import { button } from '../find.ts';
import { elapse, open } from '../fixtures.ts';
import { feed, FEED, firstVideo, playing } from '../steps/video-steps.ts';
import { goOffline } from '../speak.ts';
import { text, textWithin } from '../texts.ts';
import { ending, failing, hold, openSheet, type Row, type World } from './row.ts';

const EXPLORE: readonly ['exploreFeeds'] = ['exploreFeeds'];
const player: Pick<Row, 'routes' | 'path'> = {
  routes: ['playVideo'],
  path: ({ sandbox }) => firstVideo(sandbox),
};

const afterTen = ({ page, sandbox }: World) => elapse(page, sandbox, 10_000);
const more = ({ page }: World) => openSheet(page, button(page, 'video.more'));

/** To the last video that is loaded, while its next page fails so. */
const toTheEnd =
  (kind: 'empty' | 'rate_limited') =>
  async ({ page, sandbox }: World): Promise<void> => {
    const loaded = feed(page).locator('> li');
    // Ten videos, and the place after them.
    await expect(loaded).toHaveCount(11);
    await sandbox.setFaults({ path: FEED, kind });
    await feed(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
  };

export const videoRows: readonly Row[] = [
  {
    name: 'explore',
    routes: EXPLORE,
    act: ({ page }) => expect(feed(page).getByRole('link').first()).toBeVisible(),
    says: 'video.feed',
    opensWith: 'video.refresh',
  },
  { name: 'explore-loading', routes: EXPLORE, before: hold(FEED), says: 'video.loading' },
  {
    name: 'explore-empty',
    routes: EXPLORE,
    before: ({ sandbox }) => sandbox.setFaults({ path: FEED, kind: 'empty' }),
    says: 'video.emptyTitle',
  },
  ...failing(
    FEED,
    { name: 'explore', routes: EXPLORE },
    { name: 'explore-error', opensWith: 'failure.retryIn', act: afterTen },
  ),
  ending(FEED, { name: 'explore-end', routes: EXPLORE, opensWith: 'video.refresh' }),
  {
    name: 'explore-kept',
    routes: EXPLORE,
    before: async ({ page, sandbox }) => {
      await open(page, pathnames.exploreFeeds);
      await expect(feed(page).getByRole('link').first()).toBeVisible();
      await sandbox.setFaults({ path: FEED, kind: 'reset' });
    },
    says: 'video.since',
    check: ({ page }) => expect(feed(page).getByRole('link').first()).toBeVisible(),
  },
  {
    name: 'explore-offline',
    routes: EXPLORE,
    act: async ({ page }) => {
      await expect(feed(page).getByRole('link').first()).toBeVisible();
      await goOffline(page);
    },
    says: 'frame.offlineBanner',
    opensWith: 'video.refresh',
    check: ({ page }) => expect(feed(page).getByRole('link').first()).toBeVisible(),
  },
  // Without motion each video waits for a tap.
  { ...player, name: 'video', says: 'video.play' },
  {
    ...player,
    name: 'video-playing',
    act: async ({ page }) => {
      await button(page, 'video.play').tap();
      await playing(page);
    },
    says: 'video.pause',
    opensWith: 'video.play',
  },
  {
    ...player,
    name: 'video-loading',
    before: hold(FEED),
    path: '/platform/playVideo?id=I1',
    says: 'video.loading',
  },
  ...failing(
    FEED,
    { routes: ['playVideo'], path: '/platform/playVideo?id=I1', name: 'video' },
    { name: 'video-error', opensWith: 'failure.retryIn', act: afterTen },
  ),
  {
    name: 'video-gone',
    routes: ['playVideo'],
    path: '/platform/playVideo?id=I999999999',
    says: 'video.toExplore',
  },
  {
    ...player,
    name: 'video-more',
    act: more,
    says: 'video.notInterested',
    opensWith: 'video.play',
  },
  {
    ...player,
    name: 'video-report',
    act: async (world) => {
      await more(world);
      await world.page.getByRole('button', { name: text('video.report') }).tap();
    },
    says: 'video.reportWhy',
    opensWith: 'video.play',
  },
  {
    ...player,
    name: 'video-unsupported',
    before: ({ page }) =>
      page.addInitScript(() => {
        HTMLMediaElement.prototype.canPlayType = () => '';
      }),
    says: 'video.unsupported',
  },
  {
    ...player,
    name: 'video-broken',
    before: ({ sandbox }) => sandbox.setFaults({ path: '/video/', kind: 'server_error' }),
    act: async ({ page }) => {
      await button(page, 'video.play').tap();
      await expect(page.getByText(text('video.broken'))).toBeVisible();
      await page.getByRole('button', { name: text('video.nextStill') }).tap();
    },
    says: 'video.broken',
    opensWith: 'video.play',
  },
  {
    ...player,
    name: 'video-end',
    act: toTheEnd('empty'),
    says: 'video.endTitle',
    opensWith: 'video.play',
  },
  {
    ...player,
    name: 'video-next-busy',
    act: toTheEnd('rate_limited'),
    says: 'common.busy',
    opensWith: 'video.play',
    check: ({ page }) =>
      expect(page.getByRole('button', { name: textWithin('common.retry') })).toBeVisible(),
  },
];
