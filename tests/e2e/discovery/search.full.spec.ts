/** From a text with a typo to a bought voucher. */
import { memberOn } from '../../support/members.ts';
import { button } from '../find.ts';
import { expect, open, openHome, test } from '../fixtures.ts';
import { orderButton, orderIdOf, payer } from '../steps/buying-steps.ts';
import { searchFor } from '../steps/search-steps.ts';
import { buyBar } from '../steps/voucher-steps.ts';
import { text, textWithin } from '../texts.ts';

test('a hungry person types with a typo, and has a voucher for it', async ({ page, sandbox }) => {
  test.slow();
  await memberOn(page, sandbox);
  await openHome(page);
  await page.getByRole('link', { name: text('home.searchHint') }).tap();
  await searchFor(page, 'nasi gorng');
  await page.getByRole('tab', { name: text('search.tabVouchers') }).tap();
  const vouchers = page.getByRole('list', { name: text('search.tabVouchers') });
  const first = vouchers.getByRole('link').first();
  await expect(first).toContainText(/nasi goreng/i);
  await first.tap();
  const name = await page.getByRole('heading', { level: 1 }).first().innerText();
  await buyBar(page)
    .getByRole('button', { name: text('voucher.buy') })
    .tap();
  await expect(page).toHaveURL(/\/platform\/confirmOrder\?/);
  await orderButton(page).tap();
  await expect(page).toHaveURL(/\/platform\/payPage\/cashier\?/);
  await page.getByRole('radio', { name: textWithin('order.methodQris') }).check({ force: true });
  await button(page, 'payment.pay').tap();
  await expect(page.getByRole('img', { name: text('payment.qrLabel') })).toBeVisible();
  await payer(sandbox, orderIdOf(page), 'PAY');
  await expect(page.getByRole('heading', { name: text('payment.successTitle') })).toBeVisible();
  await open(page, '/platform/myCouponList');
  await expect(page.getByText(name).first()).toBeVisible();
});
