/**
 * A complete user journey: from home to a store, a coupon with a login on the way, a favourite, a
 * voucher used at the console's cashier, a review with photos on a bad network, its approval, and the
 * link that others open.
 */
import {
  askForCode,
  codeField,
  demandSlider,
  lastCode,
  newPhone,
} from '../../support/login-steps.ts';
import { keptTokens } from '../../support/members.ts';
import { expectSaid } from '../../support/said.ts';
import { expect, MENTENG, openSettled, storeCards, test } from '../fixtures.ts';
import {
  addPhotos,
  button,
  expectFailed,
  rate,
  send,
  UPLOAD,
  uploaded,
  words,
} from '../steps/review-steps.ts';
import { coupons, readHint } from '../steps/store-steps.ts';
import { text, textWithin } from '../texts.ts';
import { approve, givingStore, openShared, visit, WORDS } from '../steps/walk-steps.ts';

test('from home to a store, its coupon, a favourite, a review and a shared link', async ({
  page,
  context,
  browser,
  sandbox,
}) => {
  test.slow();
  await demandSlider(sandbox, 'NEVER');
  await context.grantPermissions(['clipboard-read', 'clipboard-write', 'geolocation']);
  const store = await givingStore(sandbox, MENTENG);
  const { storeId, storeName } = store;

  await openSettled(page, sandbox);
  await storeCards(page).filter({ hasText: storeName }).first().getByRole('link').first().tap();
  await expect(page.getByRole('heading', { level: 1, name: storeName })).toBeVisible();
  await readHint(page);

  await coupons(page)
    .getByRole('button', { name: textWithin('merchant.claim') })
    .first()
    .tap();
  const phoneNo = newPhone();
  await askForCode(page, phoneNo);
  await codeField(page).fill(await lastCode(sandbox, phoneNo));
  await expect(coupons(page).getByText(textWithin('merchant.held')).first()).toBeVisible();

  await button(page, 'favourite.keep').tap();
  await expectSaid(page, text('favourite.kept'));

  const desk = await context.newPage();
  const tokens = await keptTokens(page);
  if (!tokens) throw new Error('nobody is logged in');
  await visit(desk, sandbox, tokens, store);

  await button(page, 'review.write').first().tap();
  await rate(page, 5);
  await words(page).fill(WORDS);
  await sandbox.setFaults({ path: UPLOAD, kind: 'reset' });
  await addPhotos(page, 'a', 'b');
  const again = button(page, 'review.uploadAgain');
  await expectFailed(page, 2);
  await again.tap();
  await expectFailed(page, 2);
  await sandbox.setFaults();
  await again.tap();
  await expect(uploaded(page)).toHaveCount(2);
  await send(page);
  await expect(page.getByRole('heading', { name: text('review.sentTitle') })).toBeVisible();

  await approve(desk, sandbox);

  await page.goto(`/platform/merchant?storeId=${storeId}`);
  await expect(page.getByText(WORDS)).toBeVisible();
  await page.getByRole('button', { name: textWithin('share.open') }).tap();
  await button(page.getByRole('dialog'), 'share.copy').tap();
  await expectSaid(page, text('messages.shareCopySuccess'));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await openShared(browser, link, store);
});
