/** The pages of discovery, each in the states that it has for everybody. Another state is another row. */
import { expect, type Page } from '@playwright/test';
import { pathnames } from '../../../src/paths.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { button } from '../find.ts';
import { MENTENG } from '../fixtures.ts';
import { FLASH_PAGE, NEXT, sessionPath } from '../steps/flash-steps.ts';
import {
  found,
  searchField,
  searchFor,
  suggestions,
  vouchersFound,
} from '../steps/search-steps.ts';
import { feed, firstVideo } from '../steps/video-steps.ts';
import { text } from '../texts.ts';

const POPULAR = '/homepage/search_popular';
const SUGGEST = '/homepage/search_suggest';

export interface Discovered {
  /** The page, and behind a comma its state: what it offers in several states is tapped in the first. */
  state: string;
  path: string;
  /** Of what has no fixed address. */
  findPath?: (sandbox: Sandbox) => Promise<string>;
  /** Done on the page before it is looked at. */
  reach?: (page: Page) => Promise<unknown>;
}

const TYPED = 'soto';
const SEARCHED = 'soto betawi';
const ABSENT = 'qwertyuiop';

const searching = (words: string) => async (page: Page) => {
  await searchFor(page, words);
  await expect(found(page).first()).toBeVisible();
};

export const DISCOVERY: readonly Discovered[] = [
  { state: 'category', path: `${pathnames.categoryPoiList}?id=200` },
  // Corrected, and with a word that became a place.
  { state: 'search', path: pathnames.searchDishes, reach: searching('sotto tebet') },
  {
    state: 'search for vouchers',
    path: pathnames.searchDishes,
    reach: async (page) => {
      await searchFor(page, TYPED);
      await page.getByRole('tab', { name: text('search.tabVouchers') }).tap();
      await expect(vouchersFound(page).first()).toBeVisible();
    },
  },
  { state: 'search without results', path: pathnames.searchDishes, reach: searching(ABSENT) },
  {
    state: 'search, empty',
    path: pathnames.searchDishes,
    // What was searched for before stands there.
    reach: async (page) => {
      await searchFor(page, SEARCHED);
      await button(page, 'search.clear').tap();
      await expect(button(page, 'search.historyClear')).toBeVisible();
    },
  },
  {
    state: 'search, typing',
    path: pathnames.searchDishes,
    reach: async (page) => {
      await searchField(page).fill(TYPED);
      await expect(suggestions(page).first()).toBeVisible();
    },
  },
  { state: 'ranking', path: pathnames.rank },
  { state: 'malls', path: pathnames.shoppingMallListPage },
  { state: 'mall', path: `${pathnames.mall}?id=M2` },
  { state: 'flash sale, running', path: FLASH_PAGE },
  { state: 'flash sale, upcoming', path: sessionPath(NEXT) },
  { state: 'flash sale, ended', path: sessionPath('F1-20261126') },
  {
    state: 'explore',
    path: pathnames.exploreFeeds,
    // Switched on by a flag, which comes before the feed is asked for.
    reach: (page) => expect(feed(page).getByRole('link').first()).toBeVisible(),
  },
  // No seeded video has a sound: what mutes it is never offered.
  { state: 'video', path: pathnames.playVideo, findPath: firstVideo },
];

/** What these pages list: of controls that differ in these texts only, one is tapped. */
export const listed = async (sandbox: Sandbox): Promise<unknown> => [
  [SEARCHED, ABSENT].map((each) => ({ text: each })),
  await sandbox.call(POPULAR, MENTENG),
  await sandbox.call(SUGGEST, { text: TYPED, ...MENTENG }),
];
