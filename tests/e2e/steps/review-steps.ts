/** Locators and steps of the review screens. */
import { asId } from '../../../src/api/ids.ts';
import type { Locator, Page } from '@playwright/test';
import type { Review, ReviewListData } from '../../../src/api/generated/types.ts';
import { visitAt } from '../../support/buying/visits.ts';
import { type Member, keepLogin, newMember } from '../../support/members.ts';
import { png } from '../../support/photos.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { expect, open } from '../fixtures.ts';
import { text, type Locale } from '../texts.ts';

/** Of the seed: 300 reviews, and an open store. */
export const BUSY_STORE = 'S1';
const SAVE = '/review/save';
export const UPLOAD = '/digital-food/client/file/upload';
export { SAVE };

export const photo = (name: string) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: png(400, 300),
});

export const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');
export const button = (page: Page | Locator, key: string, locale?: Locale): Locator =>
  page.getByRole('button', { name: text(key, locale) });
export const listPath = (storeId: string) => `/platform/reviewList?storeId=${storeId}`;
export const editPath = (storeId: string) =>
  `/platform/reviewEdit?isEditingDraft=false&entrance=test&storeId=${storeId}&poiId=P1&storeName=Warung`;

/** A new member with a visit to the store, who may review it. */
export async function visitor(page: Page, sandbox: Sandbox, storeId: string): Promise<Member> {
  const member = await newMember(sandbox);
  await visitAt(sandbox, member, asId(storeId));
  await keepLogin(page, member);
  return member;
}

export async function rate(page: Page, score: number): Promise<void> {
  const stars = page.getByRole('group', { name: text('review.overall') });
  await stars
    .getByRole('radio')
    .nth(score - 1)
    .locator('xpath=ancestor::label')
    .tap();
}

export const words = (page: Page): Locator =>
  page.getByRole('textbox', { name: text('review.contentLabel') });
export const photoTiles = (page: Page): Locator =>
  page.getByRole('button', { name: text('review.photoOf') });
export const uploaded = (page: Page): Locator => page.getByRole('button', { name: /: terunggah$/ });

/** Waits until this many uploads have failed: a pending one would fail after the next tap. */
export async function expectFailed(page: Page, count: number): Promise<void> {
  const failed = page.getByRole('button', { name: text('review.retryPhoto') });
  await expect(failed).toHaveCount(count);
}

export async function addPhotos(page: Page, ...names: string[]): Promise<void> {
  await button(page, 'review.addPhotos').tap();
  const picker = page.waitForEvent('filechooser');
  await button(page.getByRole('dialog'), 'profile.choosePhoto').tap();
  await (await picker).setFiles(names.map(photo));
}

/** Submits without sub-ratings: they are asked for under the stars, and not once more. */
export async function send(page: Page): Promise<void> {
  // They come from the server.
  await expect(page.getByText(text('review.promptTitle'))).toBeVisible();
  await button(page, 'review.send').tap();
}

/** This member's reviews of a store on the server. */
export async function ownReviews(
  sandbox: Sandbox,
  { accessToken: token, userId }: Member,
  storeId: string,
): Promise<Review[]> {
  const { envelope } = await sandbox.send(
    '/review/list',
    { storeId, pageNo: 1, pageSize: 50, filter: 'ALL', sort: 'NEWEST' },
    { deviceId: 'd7b5c8a4-6a0e-4c0e-9f0a-5d1d9f1f7b11', token },
  );
  expect(envelope.success).toBe(true);
  return (envelope.data as ReviewListData).data.filter((review) => review.userId === userId);
}

/** Writes an approved review by the API. */
export async function written(
  sandbox: Sandbox,
  { accessToken: token }: Member,
  storeId: string,
  content: string,
): Promise<Review> {
  const caller = { deviceId: 'd7b5c8a4-6a0e-4c0e-9f0a-5d1d9f1f7b11', token };
  const body = { content, medias: [], anonymous: false, criteriaScoreList: {}, score: 4, storeId };
  const { envelope } = await sandbox.send(SAVE, body, caller);
  if (!envelope.success) throw new Error(`not saved: ${JSON.stringify(envelope.error)}`);
  return (envelope.data as { review: Review }).review;
}

export async function openList(page: Page, storeId = BUSY_STORE): Promise<void> {
  await open(page, listPath(storeId));
  await expect(cards(page).first()).toBeVisible();
}
