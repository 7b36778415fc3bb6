/**
 * Screenshots of rows of the table of screens, for `npm run shots`, which passes target and selection
 * in the environment. Not a test: `playwright.config.ts` does not match it.
 */
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { resize, settleColours, type Size } from './looks.ts';
import { reach, SCREENS } from './screens.ts';
import type { Row } from './screens/row.ts';
import { speak } from './speak.ts';
import { featureGraphic, storePictures } from './store-pictures.ts';
import { type Locale, LOCALES } from './texts.ts';

const {
  SHOTS_FOLDER = 'shots',
  SHOTS_ONLY = '',
  SHOTS_BRIEF = '',
  SHOTS_STORE = '',
  SHOTS_README = '',
} = process.env;
const wanted = SHOTS_ONLY === '' ? undefined : SHOTS_ONLY.split(',');
const isBrief = SHOTS_BRIEF !== '';
const isForStores = SHOTS_STORE !== '';
const isForReadme = SHOTS_README !== '';

interface View extends Size {
  theme: 'light' | 'dark';
}

/** Rows taken with one pixel ratio. */
interface Series {
  /** Begins the name of each test. */
  name: string;
  rows: readonly Row[];
  scale: number;
  views: readonly View[];
  /** Before the page is opened. */
  prepare: (page: Page) => Promise<unknown>;
  check: (png: Buffer) => void;
  /** Below the folder of all pictures, without the kind. */
  file: (row: Row, view: View, locale: Locale) => string;
  /** Takes the picture into a file without a kind. */
  take: (page: Page, path: string) => Promise<Buffer>;
  languages: number;
}

const asPng = (page: Page, path: string) => page.screenshot({ path: `${path}.png` });

/** A fifth of a PNG's size; Playwright itself knows no WebP. */
async function asWebp(page: Page, path: string): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 85 });
  const bytes = Buffer.from(data, 'base64');
  await writeFile(`${path}.webp`, bytes);
  return bytes;
}

const usual = { width: 360, height: 800, textPercent: 100 };
/** Everything at 360x800; the larger phone in both themes, larger text and a phone on its side in one. */
const VIEWS: readonly View[] = [
  ...(['light', 'dark'] as const).map((theme) => ({ theme, ...usual })),
  ...(['light', 'dark'] as const).map((theme) => ({ theme, ...usual, width: 412, height: 915 })),
  { theme: 'light' as const, ...usual, textPercent: 200 },
  { theme: 'light' as const, ...usual, width: 640, height: 360 },
];

const all: Series = {
  name: '',
  rows: SCREENS,
  scale: isBrief ? 1 : 2,
  views: VIEWS.slice(0, isBrief ? 2 : undefined),
  prepare: () => Promise.resolve(),
  check: () => undefined,
  file: ({ name }, { width, height, theme, textPercent }, locale) => {
    const large = textPercent === 100 ? '' : `-${textPercent}`;
    return `${name}--${width}x${height}-${theme}-${locale.slice(0, 2)}${large}`;
  },
  take: asPng,
  languages: isBrief ? 1 : LOCALES.length,
};

function rowOf(name: string, of: string): Row {
  const found = SCREENS.find((row) => row.name === name);
  if (!found) throw new Error(`${name} of ${of} is no row`);
  return found;
}

/** The pictures of README.md, by the rows of the table that they show. */
const README: Readonly<Record<string, string>> = {
  home: 'home',
  'voucher-flash': 'voucher',
  'redeem-code': 'code',
  'refund-done': 'refund',
};

const forReadme: Series = {
  name: 'readme ',
  rows: Object.keys(README).map((name) => rowOf(name, 'README')),
  scale: 2,
  views: [{ theme: 'light', ...usual }],
  prepare: closeDownloadBar,
  check: () => undefined,
  file: ({ name }) => README[name] ?? name,
  take: asWebp,
  languages: 1,
};

/** A browser leads to the app by a bar that the app does not have. */
async function closeDownloadBar(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('jajan.downloadBarClosed', 'true'));
}

/** The stores refuse other sizes and transparency. Colour type 2 of a PNG has no alpha channel. */
function expectAccepted(png: Buffer, width: number, height: number): void {
  expect([png.readUInt32BE(16), png.readUInt32BE(20), png[25]]).toEqual([width, height, 2]);
}

const forStores = storePictures.screens.map(({ name, width, height, scale }): Series => {
  const rows = storePictures.rows.map((each) => rowOf(each, 'docs/store/pictures.json'));
  const size = { width: width / scale, height: height / scale };
  return {
    name: `${name} `,
    rows,
    scale,
    views: [{ theme: 'light', ...size, textPercent: 100 }],
    prepare: async (page) => {
      await closeDownloadBar(page);
      await page.setViewportSize(size);
    },
    check: (png) => expectAccepted(png, width, height),
    file: (row, _view, locale) => `${name}/${locale}/0${rows.indexOf(row) + 1}-${row.name}`,
    take: asPng,
    languages: LOCALES.length,
  };
});

/**
 * Waits for the visible pictures, which contain text: those of the previous language stay until the new
 * ones are loaded. A failed one is taken as it is.
 */
async function settlePictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images];
    if (images.length === 0) return;
    // A lazy picture out of view is never requested; a gallery clips those beside the one in it.
    const seen = await new Promise<IntersectionObserverEntry[]>((resolve) => {
      const observer = new IntersectionObserver((entries) => {
        observer.disconnect();
        resolve(entries);
      });
      for (const image of images) observer.observe(image);
    });
    const inView = new Set(
      seen.filter((each) => each.intersectionRatio > 0).map((each) => each.target),
    );
    await Promise.allSettled(
      images.filter((image) => inView.has(image)).map((image) => image.decode()),
    );
  });
}

const series = isForStores ? forStores : [isForReadme ? forReadme : all];
for (const { name, rows, scale, views, prepare, check, file, take, languages } of series)
  test.describe(() => {
    test.use({ deviceScaleFactor: scale });

    for (const row of rows.filter((each) => wanted?.includes(each.name) ?? true))
      test.describe(() => {
        test.use(row.use ?? {});

        test(`${name}${row.name}`, async ({ page, sandbox }) => {
          await prepare(page);
          await reach(row, { page, sandbox });
          for (const { locale } of LOCALES.slice(0, languages)) {
            await speak(page, locale);
            for (const view of views) {
              const { theme, ...size } = view;
              await page.emulateMedia({ colorScheme: theme });
              await resize(page, size);
              await settleColours(page);
              await settlePictures(page);
              check(await take(page, `${SHOTS_FOLDER}/${file(row, view, locale)}`));
            }
          }
        });
      });
  });

for (const { name, ...size } of isForStores ? [storePictures.graphic] : [])
  test.describe(() => {
    test.use({ deviceScaleFactor: 1, isMobile: false });

    test(name, async ({ page }) => {
      await page.setViewportSize(size);
      for (const { locale } of LOCALES) {
        await page.setContent(featureGraphic(locale));
        await page.evaluate(() => document.fonts.ready);
        await settlePictures(page);
        const path = `${SHOTS_FOLDER}/${name}/${locale}.png`;
        expectAccepted(await page.screenshot({ path }), size.width, size.height);
      }
    });
  });
