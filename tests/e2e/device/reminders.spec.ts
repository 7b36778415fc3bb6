/** Reminders before vouchers end: asked for in context, shown by the phone, ended by a logout; and the calendar file. */
import { readFile } from 'node:fs/promises';
import { plannedReminders } from '../../../src/features/reminders/plan.ts';
import { memberOn } from '../../support/members.ts';
import { expect, open, test } from '../fixtures.ts';
import { payFor, placedBy, sariOn } from '../steps/order-steps.ts';
import { withPhone } from '../steps/phone-steps.ts';
import { walletOf } from '../steps/wallet-steps.ts';
import { text } from '../texts.ts';

test('the switch asks for notifications in context; the phone reminds, and a tap opens the voucher', async ({
  page,
  sandbox,
}) => {
  const sari = await sariOn(page, sandbox);
  const states = ['valid_coupon', 'not_delivery', 'valid', 'locked', 'not_effective'] as const;
  const usable = (await walletOf(sandbox, sari, { states: [...states] })).map(
    ({ couponId, state, validStart, validEnd }) => ({
      couponId: couponId ?? '',
      name: couponId ?? '',
      validEnd,
      ...(state === 'not_effective' && { validStart }),
    }),
  );
  // The page plans in its own zone (timezoneId); this process may run in another.
  const jakarta = () => 7 * 3_600_000;
  const [first] = plannedReminders(usable, sandbox.nowMs(), jakarta);
  if (!first) throw new Error('nothing of Sari ends soon');
  await withPhone(page, 'location=granted');
  await open(page, '/platform/myCouponList');
  const remind = page.getByRole('switch', { name: text('reminder.switch') });
  await expect(remind).not.toBeChecked();
  await remind.tap();
  await page.getByRole('button', { name: text('setting.notificationsAllow') }).tap();
  await page
    .getByRole('dialog', { name: text('phone.askNotifications') })
    .getByRole('button', { name: text('phone.allow') })
    .tap();
  await expect(remind).toBeChecked();
  // Scheduling is asynchronous; afterwards what is due on the phone is listed.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('jajan.pendingNotices')))
    .toContain(first.key);
  await page.clock.fastForward(first.atMs - sandbox.nowMs() + 60_000);
  await page
    .getByRole('dialog', { name: text('phone.noticeTitle') })
    .getByRole('button', { name: text('phone.open') })
    .tap();
  await expect(page).toHaveURL(
    first.endings.length === 1
      ? new RegExp(`couponDetail\\?id=${first.endings[0]?.couponId}$`)
      : /myCouponList$/,
  );
});

test('a browser gives the end as a calendar file instead', async ({ page, sandbox }) => {
  const member = await memberOn(page, sandbox);
  const { orderId } = await placedBy(sandbox, member);
  await payFor(sandbox, member, orderId);
  const [coupon] = await walletOf(sandbox, member);
  await open(page, '/platform/myCouponList');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
  await open(page, `/platform/couponDetail?id=${coupon?.couponId}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: text('reminder.calendar') }).tap();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`jajan-${coupon?.couponId}.ics`);
  const end = new Date(coupon?.validEnd ?? 0).toISOString().replace(/[-:]|\.\d+/g, '');
  expect(await readFile(await file.path(), 'utf8')).toContain(`DTEND:${end}`);
});
