/**
 * Screenshots of every row of the table of screens, for `npm run shots`, which passes target and
 * selection in the environment. Not a test: `playwright.config.ts` does not match it.
 */
import type { Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { resize, settleColours } from './looks.ts';
import { reach, SCREENS } from './screens.ts';
import { speak } from './speak.ts';
import { LOCALES } from './texts.ts';

const { SHOTS_FOLDER = 'shots', SHOTS_ONLY = '', SHOTS_BRIEF = '' } = process.env;
const wanted = SHOTS_ONLY === '' ? undefined : SHOTS_ONLY.split(',');
const isBrief = SHOTS_BRIEF !== '';

const usual = { width: 360, height: 800, textPercent: 100 };
/** Everything at 360x800; the larger phone and larger text in one theme only. */
const VIEWS = [
  ...(['light', 'dark'] as const).map((theme) => ({ theme, ...usual })),
  ...(['light', 'dark'] as const).map((theme) => ({ theme, ...usual, width: 412, height: 915 })),
  { theme: 'light' as const, ...usual, textPercent: 200 },
].slice(0, isBrief ? 2 : undefined);

/**
 * Waits for the visible pictures, which contain text: those of the previous language stay until the new
 * ones are loaded. A failed one is taken as it is.
 */
async function settlePictures(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      [...document.images]
        .filter((image) => {
          const { top, right, bottom, left } = image.getBoundingClientRect();
          // A lazy picture out of view is never requested.
          return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        })
        .map((image) => image.decode()),
    ),
  );
}

test.use({ deviceScaleFactor: isBrief ? 1 : 2 });

for (const row of SCREENS.filter(({ name }) => wanted?.includes(name) ?? true))
  test.describe(() => {
    test.use(row.use ?? {});

    test(row.name, async ({ page, sandbox }) => {
      await reach(row, { page, sandbox });
      for (const { locale } of LOCALES.slice(0, isBrief ? 1 : undefined)) {
        await speak(page, locale);
        for (const { theme, ...size } of VIEWS) {
          await page.emulateMedia({ colorScheme: theme });
          await resize(page, size);
          await settleColours(page);
          await settlePictures(page);
          const { width, height, textPercent } = size;
          const large = textPercent === 100 ? '' : `-${textPercent}`;
          const view = `${width}x${height}-${theme}-${locale.slice(0, 2)}${large}`;
          await page.screenshot({ path: `${SHOTS_FOLDER}/${row.name}--${view}.png` });
        }
      }
    });
  });
