/** Another language on the page as it stands: sheets, held replies and failures stay where they are. */
import { expect, type Page } from '@playwright/test';
import { filesOfModule } from '../support/built-files.ts';
import { webFolder } from '../support/sandbox.ts';
import { type Locale, LOCALES } from './texts.ts';

/** How long the app's loading screen stands over a change, and a little. */
const CURTAIN_MS = 600;

/**
 * Changes the language by the very function that the choice in the settings calls. It is in a chunk
 * that every page asks for ahead, under a name that the build gives, and known by what it tells.
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

/**
 * So that a page that loses its network can be looked at in all of them: the texts of the first screen
 * and all others, whether a part of the app has asked for those by now or not.
 */
export async function learnLanguages(page: Page): Promise<void> {
  const files = LOCALES.flatMap(({ locale }) => {
    const source = `virtual:messages/${locale}`;
    return [source, `${source}/later`].map((module) => `/${filesOfModule(webFolder, module)[0]}`);
  });
  await page.evaluate((paths) => Promise.all(paths.map((path) => import(path))), files);
}
