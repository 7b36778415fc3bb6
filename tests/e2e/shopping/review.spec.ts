/** Reading reviews: list, filters, detail and actions. Merchant 2, 4. */
import { keepLogin, newMember } from '../../support/members.ts';
import { expectSaid } from '../../support/said.ts';
import { expect, open, scroller, scrollUntil, test, topAtTap, tryAgain } from '../fixtures.ts';
import {
  BUSY_STORE,
  button,
  cards,
  listPath,
  openList,
  visitor,
  written,
} from '../steps/review-steps.ts';
import { openStore } from '../steps/store-steps.ts';
import { text, textWithin } from '../texts.ts';

test('the list pages, has scroll-to-top, and keeps its position after a detail', async ({
  page,
}) => {
  await openList(page);
  const toTop = button(page, 'review.toTop');
  await expect(toTop).toBeHidden();
  const scrollTo = (topPx: number) =>
    scroller(page).evaluate((main, to) => main.scrollTo(0, to), topPx);
  await scrollTo(301);
  await expect(toTop).toBeVisible();
  await scrollTo(300);
  await expect(toTop).toBeHidden();
  await scrollUntil(page, () => scroller(page).evaluate((main) => main.scrollTop > 4000));
  await expect(toTop).toBeVisible();
  // The virtual list mounts and unmounts rows meanwhile, and scrolls to the focused one.
  await cards(page).nth(2).getByRole('link').first().focus();
  const name = await page.locator('article:focus-within').getByRole('heading').textContent();
  const before = await topAtTap(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/reviewDetail\?reviewId=V/);
  await expect(page.getByRole('heading', { name: name ?? '' })).toBeVisible();
  const topPx = await before();
  await page.goBack();
  await expect(cards(page).first()).toBeVisible();
  await expect
    .poll(async () => Math.abs((await scroller(page).evaluate((main) => main.scrollTop)) - topPx))
    .toBeLessThan(50);
  await toTop.tap();
  await expect.poll(() => scroller(page).evaluate((main) => main.scrollTop)).toBe(0);
});

test('filter and order are in the address and survive a reload', async ({ page }) => {
  await openList(page);
  await page.getByRole('button', { name: textWithin('review.filterCritical') }).tap();
  await button(page, 'review.sortHelpful').tap();
  await expect(page).toHaveURL(/filter=CRITICAL.*sort=MOST_HELPFUL/);
  await page.reload();
  const critical = page.getByRole('button', { name: textWithin('review.filterCritical') });
  await expect(critical).toHaveAttribute('aria-pressed', 'true');
  const score = cards(page)
    .first()
    .getByRole('img', { name: text('review.scoreLabel') })
    .first();
  await expect(score).toHaveAccessibleName(/[123]\.0/);
});

test('a failed list says so and recovers', async ({ page, sandbox }) => {
  for (const [kind, title] of [
    ['wrong_type', 'review.failed'],
    ['rate_limited', 'review.busy'],
    ['reset', 'review.offline'],
  ] as const)
    await test.step(kind, async () => {
      await sandbox.setFaults({ path: '/review/list', kind, field: 'data' });
      await open(page, listPath(BUSY_STORE));
      await expect(page.getByRole('heading', { name: text(title) })).toBeVisible();
      await sandbox.setFaults();
      await tryAgain(page, cards(page).first());
    });
});

/** Of the seed: nobody has reviewed it, and it sells a voucher for any time. */
const UNREVIEWED = 'S23';

test('without reviews a tap on a star starts the first one', async ({ page, sandbox }) => {
  await visitor(page, sandbox, UNREVIEWED);
  await open(page, listPath(UNREVIEWED));
  await page
    .getByRole('group', { name: text('review.rate') })
    .getByRole('button')
    .nth(3)
    .tap();
  const stars = page.getByRole('group', { name: text('review.overall') });
  await expect(stars.getByRole('radio').nth(3)).toBeChecked();
});

test('a later page of bad structure ends paging', async ({ page, sandbox }) => {
  await openList(page);
  await sandbox.setFaults({ path: '/review/list', kind: 'wrong_type', field: 'data' });
  const end = page.getByText(text('common.noMore'));
  await scrollUntil(page, () => end.isVisible());
  await expect(cards(page).last()).toBeVisible();
});

test("helpful asks a visitor to log in; a member's vote counts and can be withdrawn", async ({
  page,
  sandbox,
}) => {
  const helpful = cards(page)
    .first()
    .getByRole('button', { name: textWithin('review.helpful') });
  await openList(page);
  await helpful.tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await keepLogin(page, await newMember(sandbox));
  await openList(page);
  await expect(helpful).toHaveAttribute('aria-pressed', 'false');
  const journal = await sandbox.journal();
  await helpful.tap();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  expect(await journal.next('/review/helpful')).toMatchObject({ body: { isHelpful: true } });
  await page.reload();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await helpful.tap();
  await expect(helpful).toHaveAttribute('aria-pressed', 'false');
  expect(await journal.next('/review/helpful')).toMatchObject({ body: { isHelpful: false } });
});

test("somebody else's review is reported, not deleted", async ({ page, sandbox }) => {
  await keepLogin(page, await newMember(sandbox));
  await openList(page);
  await cards(page)
    .first()
    .getByRole('button', { name: text('review.moreOf') })
    .tap();
  const sheet = page.getByRole('dialog');
  await expect(button(sheet, 'review.delete')).toHaveCount(0);
  await button(sheet, 'review.report').tap();
  await page.getByRole('textbox', { name: text('review.reportNote') }).fill('Bukan toko ini');
  await button(page, 'review.sendReport').tap();
  await expectSaid(page, text('review.reported'));
});

test('delete: cancel keeps it, a failure says so, success removes it from the list', async ({
  page,
  sandbox,
}) => {
  const member = await visitor(page, sandbox, 'S24');
  await written(sandbox, member, 'S24', 'Sate yang akan hilang');
  await openList(page, 'S24');
  const own = cards(page).filter({ hasText: 'Sate yang akan hilang' });
  await own.getByRole('button', { name: text('review.moreOf') }).tap();
  await button(page.getByRole('dialog'), 'review.delete').tap();
  await button(
    page.getByRole('dialog', { name: text('review.deleteTitle') }),
    'review.cancel',
  ).tap();
  await expect(own).toBeVisible();
  // A closing sheet still has a button of the same name.
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await sandbox.setFaults({ path: '/review/delete', kind: 'server_error' });
  await own.getByRole('button', { name: text('review.moreOf') }).tap();
  await button(page.getByRole('dialog'), 'review.delete').tap();
  const confirm = page.getByRole('dialog', { name: text('review.deleteTitle') });
  await button(confirm, 'review.delete').tap();
  await expectSaid(page, text('review.deleteFailed'));
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await sandbox.setFaults();
  await own.getByRole('button', { name: text('review.moreOf') }).tap();
  await button(page.getByRole('dialog'), 'review.delete').tap();
  await button(confirm, 'review.delete').tap();
  await expectSaid(page, text('review.deleted'));
  await expect(own).toHaveCount(0);
});

test("an own review can be deleted on the store's page", async ({ page, sandbox }) => {
  const member = await visitor(page, sandbox, 'S23');
  await written(sandbox, member, 'S23', 'Bakso yang akan hilang');
  await openStore(page, 'S23');
  const reviews = page.getByRole('region', { name: text('merchant.reviews') });
  const own = reviews.getByRole('article').filter({ hasText: 'Bakso yang akan hilang' });
  await own.getByRole('button', { name: text('review.moreOf') }).tap();
  await button(page.getByRole('dialog'), 'review.delete').tap();
  await button(
    page.getByRole('dialog', { name: text('review.deleteTitle') }),
    'review.delete',
  ).tap();
  await expectSaid(page, text('review.deleted'));
  await expect(own).toHaveCount(0);
});

test('the author sees the audit status; others see approved reviews only', async ({
  page,
  sandbox,
}) => {
  const member = await visitor(page, sandbox, 'S25');
  // Long reviews wait for a moderator; short ones are approved within seconds.
  const review = await written(sandbox, member, 'S25', 'Diperiksa dulu. '.repeat(40));
  const path = `/platform/reviewDetail?reviewId=${review.id}&poiId=${review.poiId}`;
  await open(page, path);
  await expect(page.getByText(text('review.auditWaiting'))).toBeVisible();
  await sandbox.call('/sandbox/moderate', { reviewId: review.id, auditStatus: 'REJECTED' });
  await page.reload();
  await expect(page.getByText(text('review.auditRejected'))).toBeVisible();
  await sandbox.call('/sandbox/moderate', {
    reviewId: review.id,
    auditStatus: 'APPROVED',
    merchantReply: 'Terima kasih sudah mampir',
  });
  await page.reload();
  await expect(page.getByText('Terima kasih sudah mampir')).toBeVisible();
  await expect(page.getByText(text('review.auditRejected'))).toHaveCount(0);
});

test('an unknown review says so', async ({ page }) => {
  await open(page, '/platform/reviewDetail?reviewId=V999999999&poiId=P1');
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});
