/** The QR code on a table of an outlet, which opens a voucher where there is no position. */
import type { Page } from '@playwright/test';
import { codePicture } from '../../support/codes/code-picture.ts';
import { greyPng } from '../../support/photos.ts';
import { text } from '../texts.ts';

/** On the page of a voucher, chooses a picture of this code instead of scanning it. */
export async function scanPicture(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: text('redeem.open') }).tap();
  await page.getByRole('button', { name: text('redeem.scanTable') }).tap();
  const buffer = greyPng(codePicture(code, { width: 900, height: 1200 }));
  const picker = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: text('scan.choosePicture') })
    .last()
    .tap();
  await (await picker).setFiles({ name: 'meja.png', mimeType: 'image/png', buffer });
}

/** As on the menu of a table of a store. */
export const tableCode = (storeId: string, table: number): string =>
  `https://order.jajan.example/menuQR?orderFoodType=1&qrCodeId=Q${storeId.slice(1)}T${table}`;
