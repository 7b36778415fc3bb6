/** A row of the table of screens: one screen in one state, and how somebody gets there. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { RouteName } from '../../../src/paths.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import type { Size } from '../looks.ts';
import { text, type Locale } from '../texts.ts';

export interface World {
  page: Page;
  sandbox: Sandbox;
}

/** How the page is just being looked at. */
export interface Look {
  locale: Locale;
  size: Size;
  /** Both in words. */
  where: string;
}

export interface Row {
  /** Of the test and of the picture. */
  name: string;
  /** Which routes it is of; the first is opened. Absent: an address that is none of ours. */
  routes: readonly RouteName[];
  /** Absent: the first route, without anything that it takes. */
  path?: string | ((world: World) => Promise<string>);
  /** Who comes and how the server is, before the page is opened. */
  before?: (world: World) => Promise<unknown>;
  /** What is done on the page until the screen stands as it is to be looked at. */
  act?: (world: World) => Promise<unknown>;
  /**
   * Key of a text, or of a name for screen readers, that then stands there, in each language. It says
   * that the screen is there.
   */
  says: string;
  /** Found on the page as it was before it was acted upon; absent: `says`. */
  opensWith?: string;
  /** What this screen promises and no other. */
  check?: (world: World) => Promise<unknown>;
  /** The same in each language, on a small phone and with text twice as large. */
  inEach?: (world: World, look: Look) => Promise<unknown>;
  /** Findings that are still to be mended, or that mean nothing here; the row says which and why. */
  known?: RegExp;
  use?: { permissions: string[] };
}

/** Whatever says this in this language, by text or by name. */
export function saying(page: Page, key: string, locale: Locale = 'id-ID'): Locator {
  const words = text(key, locale);
  return page
    .getByText(words)
    .or(page.getByLabel(words))
    .or(page.getByRole('button', { name: words }))
    .filter({ visible: true })
    .first();
}

export const button = (within: Page | Locator, key: string): Locator =>
  within.getByRole('button', { name: text(key) });

export const dialog = (page: Page, key?: string): Locator =>
  page.getByRole('dialog', key === undefined ? {} : { name: text(key) });

/** Replies to these are made and wait until the next reset. */
export const hold =
  (...paths: readonly string[]) =>
  async ({ sandbox }: World): Promise<void> => {
    for (const path of paths) await sandbox.hold(path);
  };

/** Taps what is named so, and waits for the sheet that it opens. */
export async function openSheet(page: Page, what: Locator): Promise<Locator> {
  await what.tap();
  await expect(page.getByRole('dialog').last()).toBeVisible();
  return page.getByRole('dialog').last();
}

/** The screen scrolled by hand so far. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  const main = page.getByRole('main');
  await main.evaluate((element, to) => element.scrollTo(0, to), top);
  await expect.poll(() => main.evaluate((element) => element.scrollTop)).toBeGreaterThan(top / 2);
}
