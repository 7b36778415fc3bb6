/** Switches the language without a reload: sheets, held replies and failures stay. */
import { relative } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { builtFiles, filesOfModule } from '../support/built-files.ts';
import { webFolder } from '../support/sandbox.ts';
import { type Locale, LOCALES } from './texts.ts';

/** Slightly longer than the loading screen of a language change. */
const CURTAIN_MS = 600;

/** What the function that changes the language sends; a minified function keeps no name. */
const EVENT = 'locale_changed';

interface Change {
  /** The path of the script. */
  path: string;
  /** A call of that function, as the settings make it: the source of a pattern. */
  call: string;
}

let known: Change | undefined;

/** Where the build holds it, under whichever name. Throws unless exactly one script does. */
function changeInBuild(): Change {
  if (known) return known;
  const scripts = builtFiles(webFolder).filter(
    ({ path, text }) => path.endsWith('.js') && text.includes(EVENT),
  );
  const [script, ...others] = scripts;
  if (!script || others.length > 0)
    throw new Error(`${scripts.length} scripts hold ${EVENT}, not one`);
  const before = script.text.slice(0, script.text.indexOf(EVENT));
  const name = [...before.matchAll(/function ([\w$]+)\(/g)].at(-1)?.[1];
  if (name === undefined) throw new Error(`no function holds ${EVENT}`);
  known = {
    path: `/${relative(webFolder, script.path)}`,
    call: `(?<![\\w$.])${name.replaceAll('$', '\\$')}\\(`,
  };
  return known;
}

/** Calls the function that the settings call. */
export async function speak(page: Page, locale: Locale): Promise<void> {
  const changed = page.evaluate(
    async ({ wanted, path, call }) => {
      const parts = Object.values((await import(path)) as Record<string, unknown>);
      const choose = parts.find(
        (part) => typeof part === 'function' && new RegExp(call).test(String(part)),
      );
      if (typeof choose !== 'function') throw new Error('the app has no function for the language');
      await (choose as (locale: string) => Promise<void>)(wanted);
    },
    { wanted: locale, ...changeInBuild() },
  );
  await page.clock.runFor(CURTAIN_MS);
  await changed;
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
}

/** Takes the network away. The texts of all languages are loaded before, so that the page can be checked in each. */
export async function goOffline(page: Page): Promise<void> {
  await learnLanguages(page);
  await page.context().setOffline(true);
}

async function learnLanguages(page: Page): Promise<void> {
  const files = LOCALES.flatMap(({ locale }) => {
    const source = `virtual:messages/${locale}`;
    return [source, `${source}/linked`, `${source}/later`].map(
      (module) => `/${filesOfModule(webFolder, module)[0]}`,
    );
  });
  const scripts = [...files, changeInBuild().path];
  await page.evaluate((paths) => Promise.all(paths.map((path) => import(path))), scripts);
}
