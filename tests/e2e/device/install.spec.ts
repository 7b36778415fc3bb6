/** The bar that leads to the app, and the page it leads to. Spec home 2: "Global pieces". */
import * as codes from '../../../src/api/generated/codes.ts';
import { expect, open, openHome, test } from '../fixtures.ts';
import { memberOn } from '../../support/members.ts';
import { withPhone } from '../steps/phone-steps.ts';
import { text } from '../texts.ts';

const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const bar = text('frame.downloadBarLabel');

test('an installed web app has no download bar', async ({ page }) => {
  // As on an iPhone; a test cannot install the app.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: true });
  });
  await openHome(page);
  await expect(page.getByRole('complementary', { name: bar })).toHaveCount(0);
});

test("the download bar opens the app's page, whose back button returns", async ({ page }) => {
  await open(page, '/platform/mall?id=m1');
  await page.getByRole('complementary', { name: bar }).getByRole('link').tap();
  await expect(page).toHaveURL(/\/platform\/appDownload\?redirect=/);
  await expect(page.getByRole('complementary', { name: bar })).toHaveCount(0);
  await page.getByRole('button', { name: text('links.keepBrowsing') }).tap();
  await expect(page).toHaveURL(/\/platform\/mall\?id=m1$/);
});

/** A checkout, the code of an order, a form: nothing leads away from them. */
test('the download bar is not over a form, and is there again behind it', async ({
  page,
  sandbox,
}) => {
  await memberOn(page, sandbox);
  const aside = page.getByRole('complementary', { name: bar });
  await open(page, '/platform/home/account');
  await expect(aside).toBeVisible();
  await page.getByRole('link', { name: text('profile.edit') }).tap();
  await expect(page.getByRole('textbox', { name: text('profile.nickname') })).toBeVisible();
  await expect(aside).toHaveCount(0);
  await page.getByRole('button', { name: text('common.back') }).tap();
  await expect(aside).toBeVisible();
});

test.describe('on Android', () => {
  test.use({ userAgent: android });

  test("the page links to Play and opens the app at the visitor's page", async ({
    page,
    context,
  }) => {
    await open(page, '/platform/appDownload?redirect=%2Fplatform%2Fmall%3Fid%3Dm1');
    await expect(page.getByRole('button', { name: text('links.getIos') })).toHaveCount(0);
    await expect(page.getByRole('link', { name: text('links.haveApp') })).toHaveAttribute(
      'href',
      'jajan://platform/mall?id=m1',
    );
    const store = context.waitForEvent('page');
    await page.getByRole('button', { name: text('links.getAndroid') }).tap();
    await (await store).close();
    expect(new URL(page.url()).pathname).toBe('/platform/appDownload');
  });

  for (const redirect of [
    'https://evil.example/',
    'javascript:alert(1)',
    '/platform/payPage',
    '',
  ]) {
    test(`${JSON.stringify(redirect)} is not handed to the app`, async ({ page }) => {
      await open(page, `/platform/appDownload?redirect=${encodeURIComponent(redirect)}`);
      await expect(page.getByRole('link', { name: text('links.haveApp') })).toHaveAttribute(
        'href',
        'jajan://',
      );
    });
  }

  test('a version that is too old leads to its store, and to the vouchers that it keeps', async ({
    page,
    sandbox,
    context,
  }) => {
    await memberOn(page, sandbox);
    await withPhone(page, 'location=granted');
    await open(page, '/platform/setting');
    const tooOld = page.getByRole('heading', { name: text('frame.outdatedTitle') });
    await expect(tooOld).toHaveCount(0);
    const value = { minVersionCode: '999000000' };
    await sandbox.call('/sandbox/config', { key: 'web_client_config', value });
    await page.reload();
    await expect(tooOld).toBeVisible();
    const store = context.waitForEvent('page');
    await page.getByRole('button', { name: text('frame.outdatedUpdate') }).tap();
    await (await store).close();
    await page.getByRole('button', { name: text('platform.pageCoupons') }).tap();
    await expect(page).toHaveURL(/myCouponList$/);
    await expect(page.getByText(text('wallet.emptyUsable'))).toBeVisible();
  });

  test('without the app, a tap on "open" says what to do', async ({ page }) => {
    await open(page, '/platform/appDownload?code=jajan-10');
    await page.getByRole('link', { name: text('links.redeemAction') }).tap();
    await expect(page.getByText(text('links.appNotOpened'))).toBeVisible();
    await expect(page.getByLabel(text('links.redeemLabel'))).toHaveValue('JAJAN-10');
  });
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: iphone });

  test('the page links to the App Store', async ({ page }) => {
    await open(page, '/platform/appDownload');
    await expect(page.getByRole('button', { name: text('links.getIos') })).toBeVisible();
    await expect(page.getByRole('button', { name: text('links.getAndroid') })).toHaveCount(0);
  });
});

test('a code is validated before it is handed to the app', async ({ page }) => {
  await open(page, '/platform/appDownload?code=%3Cscript%3E');
  const field = page.getByLabel(text('links.redeemLabel'));
  await expect(field).toHaveValue('');
  await field.fill('ab');
  await field.press('Enter');
  await expect(
    page.getByRole('alert').filter({ hasText: text('links.redeemInvalid') }),
  ).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('jajan 10');
  await expect(page.getByText(text('links.redeemInvalid'))).toHaveCount(0);
  await expect(page.getByRole('link', { name: text('links.redeemAction') })).toHaveAttribute(
    'href',
    'jajan://platform/receiveRedEnvelope?code=JAJAN10',
  );
});

test('missing store addresses are reported with a retry', async ({ page, sandbox }) => {
  // A business error: a transient one would be retried before the tap.
  const fault = { kind: 'business', field: codes.VALUE_INVALID } as const;
  await sandbox.setFaults({ path: '/config/batch_query_config', ...fault });
  await open(page, '/platform/appDownload');
  await expect(page.getByText(text('links.storeFailed'))).toBeVisible();
  await sandbox.setFaults();
  await page.getByRole('button', { name: text('common.retry') }).tap();
  await expect(page.getByRole('button', { name: text('links.getAndroid') })).toBeVisible();
});
