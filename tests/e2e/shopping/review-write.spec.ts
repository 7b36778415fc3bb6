/** Writing reviews: permission, photos on a bad network, drafts, no duplicates. Merchant 4, 5, 8. */
import { asId } from '../../../src/api/ids.ts';
import type { Page } from '@playwright/test';
import { visitAt } from '../../support/buying/visits.ts';
import { keepLogin, newMember } from '../../support/members.ts';
import { expectSaid } from '../../support/said.ts';
import { expect, open, test } from '../fixtures.ts';
import {
  addPhotos,
  button,
  cards,
  editPath,
  expectFailed,
  openList,
  ownReviews,
  photoTiles,
  rate,
  SAVE,
  send,
  UPLOAD,
  uploaded,
  visitor,
  words,
  written,
} from '../steps/review-steps.ts';
import { STORES } from '../steps/store-steps.ts';
import { text } from '../texts.ts';

test('on a bad network a review needs stars and uploaded photos, and is sent once', async ({
  page,
  sandbox,
}) => {
  const member = await visitor(page, sandbox, 'S30');
  await sandbox.setFaults({ path: UPLOAD, kind: 'reset' });
  await open(page, editPath('S30'));
  await test.step('a review without stars is not sent', async () => {
    await button(page, 'review.send').tap();
    await expect(page.getByText(text('review.noRating'))).toBeVisible();
    expect(await ownReviews(sandbox, member, 'S30')).toEqual([]);
  });

  await test.step('stars are a radio group: keys choose, and the score is announced', async () => {
    const stars = page.getByRole('group', { name: text('review.overall') });
    await stars.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
    await expect(stars.getByRole('radio').nth(3)).toBeChecked();
    await expect(stars.getByRole('radio').nth(3)).toHaveAccessibleName(/^4 /);
  });

  await test.step('photos upload although the network drops twice', async () => {
    await words(page).fill('Sotonya gurih');
    await addPhotos(page, 'a', 'b');
    const again = button(page, 'review.uploadAgain');
    await expectFailed(page, 2);
    // Merchant 5: not before failed uploads are repeated.
    await button(page.getByRole('main'), 'review.send').tap();
    await expect(page.getByText(text('review.photosFailed'))).toBeVisible();
    await again.tap();
    await expectFailed(page, 2);
    await sandbox.setFaults();
    await again.tap();
    await expect(uploaded(page)).toHaveCount(2);
  });

  await test.step('a failed submission keeps the text, and a retry sends one review', async () => {
    await sandbox.setFaults({ path: SAVE, kind: 'reset' });
    await send(page);
    await expect(page.getByText(text('review.networkFailed'))).toBeVisible();
    await expect(words(page)).toHaveValue('Sotonya gurih');
    await sandbox.setFaults();
    await send(page);
    await expect(page.getByRole('heading', { name: text('review.sentTitle') })).toBeVisible();
    const [review, ...more] = await ownReviews(sandbox, member, 'S30');
    expect(more).toEqual([]);
    expect(review?.reviewMedias).toHaveLength(2);
    expect(review?.score).toBe(4);
    await button(page, 'review.seeOwn').tap();
    await expect(page.getByText('Sotonya gurih')).toBeVisible();
  });
});

test('whoever may not write is told why, with a way on', async ({ page, sandbox }) => {
  const told = (key: string) =>
    expect(page.getByRole('heading', { name: text(key) })).toBeVisible();
  await test.step('a visitor logs in first', async () => {
    await open(page, editPath('S39'));
    await told('review.visitorTitle');
    await expect(button(page.getByRole('main'), 'platform.logIn')).toBeVisible();
  });

  const member = await newMember(sandbox);
  const { takesNoReviews } = STORES;
  await visitAt(sandbox, member, asId(takesNoReviews));
  await keepLogin(page, member);
  await test.step('a member without a purchase', async () => {
    await open(page, editPath('S37'));
    await told('review.noPurchase');
    await expect(button(page, 'review.seeVouchers')).toBeVisible();
  });
  await test.step('a store that closed for good', async () => {
    await open(page, editPath(STORES.expired));
    await told('review.closed');
    await expect(button(page, 'review.send')).toHaveCount(0);
  });
  await test.step('a member of a store with reviews switched off', async () => {
    await open(page, editPath(takesNoReviews));
    await told('review.closed');
    await expect(button(page.getByRole('main'), 'common.back')).toBeVisible();
  });
});

test('photos are sorted by keyboard, removed, and limited to six', async ({ page, sandbox }) => {
  await visitor(page, sandbox, 'S32');
  await open(page, editPath('S32'));
  await rate(page, 3);
  await addPhotos(page, '1', '2', '3', '4', '5', '6', '7');
  await expectSaid(page, text('review.tooManyPhotos'));
  await expect(photoTiles(page)).toHaveCount(6);
  await expect(button(page, 'review.addPhotos')).toHaveCount(0);
  await expect(uploaded(page)).toHaveCount(6);
  const first = photoTiles(page).first();
  const picture = (at: number) => photoTiles(page).nth(at).locator('img');
  const before = (await picture(0).getAttribute('src')) ?? '';
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(picture(1)).toHaveAttribute('src', before);
  await photoTiles(page).first().tap();
  await button(page.getByRole('dialog'), 'review.removePhoto').tap();
  await expect(photoTiles(page)).toHaveCount(5);
});

test('a draft survives a killed page and leaving; it is continued or replaced', async ({
  page,
  sandbox,
}) => {
  await visitor(page, sandbox, 'S36');
  const question = page.getByRole('dialog', { name: text('review.draftTitle') });
  await test.step('killed, with a photo not yet uploaded', async () => {
    await sandbox.setFaults({ path: UPLOAD, kind: 'reset' });
    await open(page, editPath('S36'));
    await rate(page, 5);
    await words(page).fill('Listrik padam');
    await addPhotos(page, 'a');
    await expect(button(page, 'review.uploadAgain')).toBeVisible();
    await page.goto('about:blank');
    await sandbox.setFaults();
    await open(page, editPath('S36'));
    await button(question, 'review.draftContinue').tap();
    await expect(words(page)).toHaveValue('Listrik padam');
    await expect(uploaded(page)).toHaveCount(1);
  });
  await test.step('left', async () => {
    await words(page).fill('Belum selesai');
    await button(page, 'common.back').or(button(page, 'common.toHome')).first().tap();
    await expectSaid(page, text('review.draftSaved'));
    await open(page, editPath('S36'));
    await button(question, 'review.draftContinue').tap();
    await expect(words(page)).toHaveValue('Belum selesai');
    await expect(uploaded(page)).toHaveCount(1);
  });
  await test.step('replaced', async () => {
    await open(page, editPath('S36'));
    await button(question, 'review.draftNew').tap();
    await expect(words(page)).toHaveValue('');
    await expect(photoTiles(page)).toHaveCount(0);
  });
});

test('editing an own review sends it to the moderator again, without a duplicate', async ({
  page,
  sandbox,
}) => {
  const member = await visitor(page, sandbox, 'S38');
  const review = await written(sandbox, member, 'S38', 'Dulu begini');
  await sandbox.call('/sandbox/moderate', { reviewId: review.id, auditStatus: 'APPROVED' });
  await openList(page, 'S38');
  const own = cards(page).filter({ hasText: 'Dulu begini' });
  await own.getByRole('button', { name: text('review.moreOf') }).tap();
  await button(page.getByRole('dialog'), 'review.edit').tap();
  await expect(words(page)).toHaveValue('Dulu begini');
  await words(page).fill('Sekarang begini');
  await send(page);
  await expect(page.getByRole('heading', { name: text('review.sentTitle') })).toBeVisible();
  const [changed, ...more] = await ownReviews(sandbox, member, 'S38');
  expect(more).toEqual([]);
  expect(changed).toMatchObject({ id: review.id, content: 'Sekarang begini' });
  expect(changed?.auditStatus).not.toBe('REJECTED');
});

test('opening an own review without a change neither creates nor removes a draft', async ({
  page,
  sandbox,
}) => {
  const member = await visitor(page, sandbox, 'S47');
  const review = await written(sandbox, member, 'S47', 'Sudah begini');
  const changing = `${editPath('S47')}&reviewId=${review.id}`;
  await open(page, changing);
  await expect(words(page)).toHaveValue('Sudah begini');
  await button(page, 'common.back').or(button(page, 'common.toHome')).first().tap();
  await expect(page).not.toHaveURL(/reviewEdit/);
  await open(page, changing);
  await expect(words(page)).toHaveValue('Sudah begini');

  // A second visit allows a second review, which is unfinished while the first is edited.
  await visitAt(sandbox, member, asId('S47'));
  await open(page, editPath('S47'));
  await words(page).fill('Kunjungan kedua');
  await open(page, changing);
  const question = page.getByRole('dialog', { name: text('review.draftTitle') });
  await button(question, 'review.draftContinue').tap();
  await expect(words(page)).toHaveValue('Kunjungan kedua');
  await rate(page, 4);
  await send(page);
  await expect(page.getByRole('heading', { name: text('review.sentTitle') })).toBeVisible();
  const all = await ownReviews(sandbox, member, 'S47');
  expect(all.map(({ content }) => content).sort()).toEqual(['Kunjungan kedua', 'Sudah begini']);
});

/** Fills the browser's storage quota. */
async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    let text = '';
    for (let length = 1 << 22; length > 0; length >>= 1) {
      try {
        localStorage.setItem('filler', text + 'x'.repeat(length));
        text += 'x'.repeat(length);
      } catch {
        // Over quota: try half the size next.
      }
    }
  });
}

test('a draft that does not fit the storage is not reported as saved, and stays in memory', async ({
  page,
  sandbox,
}) => {
  await visitor(page, sandbox, 'S42');
  await openList(page, 'S42');
  await button(page, 'review.write').tap();
  await rate(page, 4);
  await fillStorage(page);
  // Long keys, so that entries removed by the app meanwhile free too little space.
  const family = '👨‍👩‍👧‍👦'.repeat(900);
  await words(page).fill(family);
  const unsaved = page.getByText(text('review.draftUnsaved'));
  await expect(unsaved).toBeVisible();
  await button(page, 'common.back').tap();
  await expect(page).toHaveURL(/reviewList/);
  await expectSaid(page, text('review.draftUnsaved'));
  await expect(page.getByText(text('review.draftSaved'))).toHaveCount(0);
  await button(page, 'review.write').tap();
  await button(page.getByRole('dialog'), 'review.draftContinue').tap();
  await expect(words(page)).toHaveValue(family);
});

test('a draft opens offline, and is sent when online again', async ({ page, context, sandbox }) => {
  const member = await visitor(page, sandbox, 'S45');
  await open(page, editPath('S45'));
  await rate(page, 5);
  await words(page).fill('Ditulis di gunung');
  await addPhotos(page, 'a');
  await expect(uploaded(page)).toHaveCount(1);
  await button(page, 'common.back').or(button(page, 'common.toHome')).first().tap();
  await expectSaid(page, text('review.draftSaved'));

  await open(page, editPath('S45'));
  const goOn = button(page.getByRole('dialog'), 'review.draftContinue');
  await expect(goOn).toBeVisible();
  await context.setOffline(true);
  await goOn.tap();
  await expect(words(page)).toHaveValue('Ditulis di gunung');
  const picture = uploaded(page).locator('img');
  await expect(picture).toHaveAttribute('src', /^blob:/);
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  const waits = page.getByText(text('review.waitsForNetwork'));
  await expect(waits).toBeVisible();
  await words(page).fill('Ditulis di gunung, tanpa sinyal');
  await button(page.getByRole('main'), 'review.send').tap();
  await expect(page.getByRole('alert').getByText(text('review.waitsForNetwork'))).toBeVisible();

  await context.setOffline(false);
  await expect(waits).toHaveCount(0);
  await send(page);
  await expect(page.getByRole('heading', { name: text('review.sentTitle') })).toBeVisible();
  const [review, ...more] = await ownReviews(sandbox, member, 'S45');
  expect(more).toEqual([]);
  expect(review).toMatchObject({ content: 'Ditulis di gunung, tanpa sinyal' });
  expect(review?.reviewMedias).toHaveLength(1);
});
