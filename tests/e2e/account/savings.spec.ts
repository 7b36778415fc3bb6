/** Savings: the account leads there, a bar shows its vouchers, and one of them leads to its page. */
import type { SavingsData } from '../../../src/api/generated/types.ts';
import { formatMonth } from '../../../src/i18n/format-date.ts';
import { formatRp } from '../../../src/i18n/format.ts';
import { expect, open, test } from '../fixtures.ts';
import { sariOn } from '../steps/order-steps.ts';
import { text } from '../texts.ts';

test('each bar shows the vouchers of its month, which lead to their pages', async ({
  page,
  sandbox,
}) => {
  const sari = await sariOn(page, sandbox);
  const caller = { token: sari.accessToken };
  const data = (await sandbox.call('/digital-food/savings/query', {}, caller)) as SavingsData;
  await open(page, '/platform/home/account');
  await page.getByRole('link', { name: text('savings.title') }).tap();
  await expect(page).toHaveURL(/platform\/savings$/);
  await expect(page.getByText(formatRp(data.monthAmount), { exact: true }).first()).toBeVisible();
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  for (const { month, savedAmount } of data.monthList.slice(-6)) {
    const bar = `${formatMonth(month, 'id-ID')}: ${formatRp(savedAmount)}`;
    await page.getByRole('button', { name: bar }).tap();
    const lines = data.lineList.filter((line) => line.month === month);
    await expect(links, month).toHaveCount(lines.length);
  }
  const [first] = data.lineList;
  if (!first) throw new Error('Sari has used no voucher');
  await page.getByText(text('savings.table')).tap();
  const name = formatMonth(first.month, 'id-ID');
  await page.getByRole('table').getByRole('button', { name }).tap();
  await links.first().tap();
  await expect(page).toHaveURL(new RegExp(`couponDetail\\?id=${first.couponId}$`));
  await page.goBack();
  await expect(page).toHaveURL(/platform\/savings$/);
});
