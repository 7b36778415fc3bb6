/** Steps that the tests of favourites share. */
import type { Page } from '@playwright/test';
import type { Member } from '../../support/members.ts';
import { nearbyStores } from '../../support/requests.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { MENTENG } from '../fixtures.ts';
import { text, textWithin } from '../texts.ts';

export const LIST = '/platform/favoritesList';
export const SAVE = '/digital-food/interaction/favourite/save';
const IDS = '/digital-food/interaction/favourite/store_ids';

/** Spec merchant 9: a second tap on a heart within this time is the same one. */
export const TAPS_APART_MS = 200;

export const rows = (page: Page) =>
  page.getByRole('list', { name: text('platform.pageFavourites') }).locator(':scope > li');
/** Hearts of cards; each has the store's name. */
export const hearts = (page: Page) =>
  page.getByRole('button', { name: textWithin('favourite.keepStore') });

/** Adds this many of the nearest stores to the favourites; the last one is first in the list. */
export async function keep(sandbox: Sandbox, member: Member, count: number): Promise<string[]> {
  const { poiList } = await nearbyStores(sandbox, MENTENG);
  const ids = poiList.slice(0, count).map(({ storeId }) => storeId);
  for (const id of ids)
    await sandbox.call(
      SAVE,
      { businessIdList: [id], businessType: 'STORE' },
      { token: member.accessToken },
    );
  return ids;
}

export async function keptIds(sandbox: Sandbox, member: Member): Promise<string[]> {
  const { businessIdList } = (await sandbox.call(IDS, {}, { token: member.accessToken })) as {
    businessIdList: string[];
  };
  return businessIdList;
}
