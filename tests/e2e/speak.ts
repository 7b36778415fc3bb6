/** Switches the language without a reload: sheets, held replies and failures stay. */
import { expect, type Page } from '@playwright/test';
import { filesOfModule } from '../support/built-files.ts';
import { webFolder } from '../support/sandbox.ts';
import { type Locale, LOCALES } from './texts.ts';

/** Slightly longer than the loading screen of a language change. */
const CURTAIN_MS = 600;

/**
 * Calls the function that the settings call. It is in a preloaded chunk under a hashed name, found by
 * its exports.
 */
export async function speak(page: Page, locale: Locale): Promise<void> {
  const changed = page.evaluate(async (wanted) => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')) {
      const parts = Object.values((await import(link.href)) as Record<string, unknown>);
      const change = parts.find(
        (part) => typeof part === 'function' && String(part).includes('locale_changed'),
      );
      if (typeof change === 'function')
        return (change as (locale: string) => Promise<void>)(wanted);
    }
    throw new Error('the app has no function for the language');
  }, locale);
  await page.clock.runFor(CURTAIN_MS);
  await changed;
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
}

/** Loads the texts of all languages ahead, so that an offline page can be checked in each. */
export async function learnLanguages(page: Page): Promise<void> {
  const files = LOCALES.flatMap(({ locale }) => {
    const source = `virtual:messages/${locale}`;
    return [source, `${source}/later`].map((module) => `/${filesOfModule(webFolder, module)[0]}`);
  });
  await page.evaluate((paths) => Promise.all(paths.map((path) => import(path))), files);
}
