/** Scanning without a camera: from a picture of a code. */
import type { Page } from '@playwright/test';
import { chromium } from '../../support/browser.ts';
import { codePicture } from '../../support/codes/code-picture.ts';
import { greyPng } from '../../support/photos.ts';
import { expect, open, test } from '../fixtures.ts';
import { text } from '../texts.ts';

test.use({
  permissions: ['geolocation', 'camera'],
  launchOptions: {
    ...chromium.launchOptions,
    args: [...chromium.launchOptions.args, '--use-fake-device-for-media-stream=device-count=0'],
  },
});

const scanner = (page: Page) => page.getByRole('dialog', { name: text('scan.title') });

async function choose(page: Page, buffer: Buffer): Promise<void> {
  const picker = page.waitForEvent('filechooser');
  await scanner(page)
    .getByRole('button', { name: text('scan.choosePicture') })
    .last()
    .tap();
  await (await picker).setFiles({ name: 'code.png', mimeType: 'image/png', buffer });
}

test('a picture of a code is decoded; one without a code, or no picture, is refused', async ({
  page,
}) => {
  await open(page, '/platform/developerOptions');
  await page.getByRole('button', { name: text('developer.scanOpen') }).tap();
  await expect(scanner(page).getByText(text('scan.missingTitle'))).toBeVisible();
  await choose(page, greyPng(codePicture(undefined)));
  await expect(scanner(page).getByText(text('scan.noCode'))).toBeVisible();
  await choose(page, Buffer.from('not a picture'));
  await expect(scanner(page).getByText(text('scan.badPicture'))).toBeVisible();
  const code = 'https://m.jajan.example/platform/appDownload?code=MEJA-7';
  await choose(page, greyPng(codePicture(code, { degrees: 8, width: 900, height: 1200 })));
  await expect(page).toHaveURL(/appDownload\?code=MEJA-7$/);
});
