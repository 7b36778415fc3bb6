/** Scanning with a camera: a video file of a code. Spec merchant 2. */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { chromium } from '../../support/browser.ts';
import { codePicture, y4m } from '../../support/codes/code-picture.ts';
import { memberOn } from '../../support/members.ts';
import { expect, expectBackCloses, open, test } from '../fixtures.ts';
import { text, textWithin } from '../texts.ts';

/** Written before each test; Chromium opens it as the camera. */
const video = join(tmpdir(), `jajan-camera-${process.pid}.y4m`);

test.use({
  permissions: ['geolocation', 'camera'],
  launchOptions: {
    ...chromium.launchOptions,
    args: [
      ...chromium.launchOptions.args,
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ],
  },
});

const OPTIONS = '/platform/developerOptions';

/** First no code, then one that is slightly rotated and blurred. */
function film(code: string | undefined): void {
  const size = { width: 320, height: 240 };
  const code1 = codePicture(code, { ...size, share: 0.8, degrees: 12 });
  writeFileSync(video, y4m([codePicture(undefined, size), code1, code1, code1]));
}

const scanner = (page: Page) => page.getByRole('dialog', { name: text('scan.title') });
const button = (page: Page, key: string) => scanner(page).getByRole('button', { name: text(key) });

async function scan(page: Page, code: string | undefined): Promise<void> {
  film(code);
  await open(page, OPTIONS);
  await page.getByRole('button', { name: text('developer.scanOpen') }).tap();
  await expect(scanner(page)).toBeVisible();
}

test('a code of ours opens its screen', async ({ page }) => {
  await scan(page, 'https://m.jajan.example/platform/appDownload?code=ABC-123&evil=1');
  await expect(page).toHaveURL(/\/platform\/appDownload\?code=ABC-123$/);
  await expect(scanner(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${OPTIONS}$`));
});

test('a code for a member screen asks for a login first', async ({ page }) => {
  await scan(page, 'jajan://platform/editProfile');
  await expect(page.getByRole('dialog', { name: textWithin('login.title') })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${OPTIONS}$`));
});

test('an external site opens only after confirming its host name', async ({ page, context }) => {
  await scan(page, 'https://m.jajan.example.evil.example/platform/rank');
  await expect(scanner(page).getByText('m.jajan.example.evil.example')).toBeVisible();
  expect(context.pages()).toHaveLength(1);
  const opened = context.waitForEvent('page');
  await button(page, 'scan.openOutside').tap();
  await opened;
  await expect(page).toHaveURL(new RegExp(`${OPTIONS}$`));
});

for (const hostile of [
  'javascript:alert(document.domain)//platform/rank',
  'https://m.jajan.example/platform/payPage?orderId=1',
]) {
  test(`refused: ${hostile}`, async ({ page }) => {
    await scan(page, hostile);
    await expect(scanner(page).getByText(text('scan.refusedTitle'))).toBeVisible();
    film('https://m.jajan.example/platform/appDownload');
    await button(page, 'scan.scanAgain').tap();
    await expect(page).toHaveURL(/\/platform\/appDownload$/);
  });
}

test('a menu code opens the ordering host with the access token only', async ({
  page,
  context,
  sandbox,
}) => {
  await memberOn(page, sandbox);
  // As in prod: no page plays the host.
  const value = { orderingHost: 'order.jajan.example', orderingPage: '' };
  await sandbox.call('/sandbox/config', { key: 'web_client_config', value });
  // The remote configuration names the host; the next page starts from the cached flags.
  await open(page);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('jajan.remoteFlags') ?? ''))
    .toContain('order.jajan.example');
  // The ordering host does not exist: the test serves it and reads its request.
  await context.route('https://order.jajan.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<main>Menu</main>' }),
  );
  const opened = context.waitForEvent('page');
  await scan(page, 'https://order.jajan.example/menuQR?qrCodeId=q-1&orderFoodType=2&uk=theirs');
  const menu = await opened;
  await expect(menu.getByRole('main')).toHaveText('Menu');
  expect(await menu.evaluate(() => document.referrer)).toBe('');
  const url = new URL(menu.url());
  const tokens = JSON.parse(
    (await page.evaluate(() => localStorage.getItem('jajan.tokenInfo'))) ?? '{}',
  ) as { accessToken: string; refreshToken: string; userId: string };
  expect(JSON.parse(url.searchParams.get('uk') ?? '')).toEqual({
    accessToken: tokens.accessToken,
    userId: tokens.userId,
  });
  expect(url.href).not.toContain(tokens.refreshToken);
  url.searchParams.delete('uk');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    qrCodeId: 'q-1',
    orderFoodType: '2',
    sbh: '0',
    sabh: '0',
    language: 'id-ID',
  });
  await expect(page).toHaveURL(new RegExp(`${OPTIONS}$`));
});

test('every way of closing stops the camera', async ({ page }) => {
  const leave = [
    () => button(page, 'common.back').tap(),
    () => page.keyboard.press('Escape'),
    async () => {
      await expectBackCloses(page);
      await page.goBack();
    },
  ];
  for (const [at, way] of leave.entries()) {
    if (at === 0) await scan(page, undefined);
    else await page.getByRole('button', { name: text('developer.scanOpen') }).tap();
    await expect(scanner(page).getByText(text('scan.hint'))).toBeVisible();
    const track = await page.evaluateHandle(() => {
      const stream = document.querySelector('video')?.srcObject as MediaStream;
      return stream.getVideoTracks()[0];
    });
    expect(await track.evaluate((camera) => camera?.readyState)).toBe('live');
    await way();
    await expect(scanner(page)).toHaveCount(0);
    await expect.poll(() => track.evaluate((camera) => camera?.readyState)).toBe('ended');
    await expect(page).toHaveURL(new RegExp(`${OPTIONS}$`));
  }
});

test.describe('without the permission', () => {
  test.use({ permissions: ['geolocation'] });

  test('it explains the permission, then the settings, and notices a permission granted later', async ({
    page,
    context,
  }) => {
    await scan(page, 'https://m.jajan.example/platform/appDownload');
    await expect(scanner(page).getByText(text('scan.why'))).toBeVisible();
    await button(page, 'scan.allow').tap();
    await expect(scanner(page).getByText(text('scan.deniedWeb'))).toBeVisible();
    await context.grantPermissions(['geolocation', 'camera']);
    await button(page, 'scan.again').tap();
    await expect(page).toHaveURL(/\/platform\/appDownload$/);
  });
});
