/** Ordering from the menu outside the app. Merchant 2 `/menuQR`, "Service types". */
import { formatRp } from '../../../src/i18n/format.ts';
import { memberOn } from '../../support/members.ts';
import { expect, open, test } from '../fixtures.ts';
import { infoOf, openStore, STORES } from '../steps/store-steps.ts';
import { text, textWithin } from '../texts.ts';

test('delivery opens the menu that the sandbox plays; without a host there is no such card', async ({
  page,
  context,
  sandbox,
}) => {
  const { storeName, storeChannelList, menuList } = await infoOf(sandbox, STORES.rich);
  const delivery = storeChannelList.find(({ orderFoodType }) => orderFoodType === 1);
  expect(delivery?.qrCodeId).toBeDefined();
  await memberOn(page, sandbox);
  // A tap needs the remote configuration.
  await open(page);
  const flags = () => page.evaluate(() => localStorage.getItem('jajan.remoteFlags') ?? '');
  await expect.poll(flags).toContain('/console/menuQR');
  const card = (name: string) =>
    page
      .getByRole('list', { name: text('merchant.services') })
      .getByRole('button', { name: textWithin(name) });

  await test.step('what the page was given, and nothing of the token', async () => {
    await openStore(page, STORES.rich);
    const opened = context.waitForEvent('page');
    await card('merchant.delivery').tap();
    const menu = await opened;
    await expect(menu.getByRole('heading', { level: 1, name: storeName })).toBeVisible();
    await expect(menu.getByText(formatRp(menuList?.[0]?.price ?? 0)).first()).toBeVisible();
    await expect(menu.getByText(delivery?.qrCodeId ?? '', { exact: true })).toBeVisible();
    await expect(menu.getByText('accessToken ••••')).toBeVisible();
    const stored = await page.evaluate(() => localStorage.getItem('jajan.tokenInfo') ?? '');
    const { accessToken, refreshToken } = JSON.parse(stored) as Record<string, string>;
    expect(await menu.content()).not.toContain(accessToken);
    expect(menu.url()).not.toContain(refreshToken);
    await menu.getByRole('link', { name: 'Kembali ke tempat makan' }).tap();
    await expect(menu).toHaveURL(/\/platform\/merchant\?storeId=S1$/);
    await menu.close();
    await expect(page.getByRole('heading', { level: 1, name: storeName })).toBeAttached();
  });
  await test.step('no host', async () => {
    const value = { orderingHost: '' };
    await sandbox.call('/sandbox/config', { key: 'web_client_config', value });
    await page.reload();
    await expect(card('merchant.delivery')).toHaveCount(0);
    await expect(card('merchant.pickUp')).toHaveCount(0);
    await expect(card('merchant.dineIn')).toBeVisible();
  });
});
