/** What a page shows, by the keys of its texts. */
import type { Locator, Page } from '@playwright/test';
import { text } from './texts.ts';

export const button = (within: Page | Locator, key: string): Locator =>
  within.getByRole('button', { name: text(key) });

export const heading = (page: Page, key: string): Locator =>
  page.getByRole('heading', { name: text(key) });

export const dialog = (page: Page, key?: string): Locator =>
  page.getByRole('dialog', key === undefined ? {} : { name: text(key) });

/** The code of a voucher as a picture. */
export const qrCode = (page: Page): Locator =>
  page.getByRole('img', { name: text('redeem.qrLabel') });

/** The same code as digits. */
export const digits = (page: Page): Locator => page.getByText(/^\d{4} \d{3} \d{3}$/);
