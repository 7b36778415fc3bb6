/** The search page: its field, its suggestions, what it finds. */
import { expect, type Locator, type Page } from '@playwright/test';
import { text } from '../texts.ts';

export const searchField = (page: Page): Locator =>
  page.getByRole('combobox', { name: text('search.field') });

export const suggestions = (page: Page): Locator =>
  page.getByRole('listbox', { name: text('search.suggestions') }).getByRole('option');

/** The stores that were found, and near ones after them. */
export const found = (page: Page): Locator =>
  page.getByRole('list', { name: text('search.tabStores') }).getByRole('article');

/** The vouchers that were found. */
export const vouchersFound = (page: Page): Locator =>
  page.getByRole('list', { name: text('search.tabVouchers') }).getByRole('link');

/** What was searched for before the page is opened. */
export async function keepHistory(page: Page, texts: readonly string[]): Promise<void> {
  await page.addInitScript((kept) => {
    const key = 'jajan.my.searchHistory';
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(kept));
  }, texts);
}

/** Types the text and presses the keyboard's search key. */
export async function searchFor(page: Page, words: string): Promise<void> {
  await searchField(page).fill(words);
  await searchField(page).press('Enter');
  await expect(page.getByRole('tablist', { name: text('search.tabs') })).toBeVisible();
}
