/**
 * The table of screens: each row is loaded once and checked with all of `looks.ts` and `keys.ts`: axe
 * in both themes, 44 px targets, reduced motion, three languages on a small phone with text at 200 %,
 * and the Tab key. `docs/invariants.md` 17. Each page is as old as the floor: what newer engines have is
 * taken away, so that a screen that needs it crashes here.
 */
import type { Page } from '@playwright/test';
import type { RouteName } from '../../../src/paths.ts';
import { newer, removeNewer } from '../../support/floor.ts';
import { expect, test } from '../fixtures.ts';
import { keyFaults } from '../keys.ts';
import {
  crowded,
  findingsInBothThemes,
  moving,
  resize,
  type Size,
  smallTargets,
  unfit,
} from '../looks.ts';
import { reach, SCREENS } from '../screens.ts';
import { type Row, saying } from '../screens/row.ts';
import { titleOfRow } from '../screens/titles.ts';
import { speak } from '../speak.ts';
import { type Locale, text } from '../texts.ts';

const USUAL: Size = { width: 360, height: 800, textPercent: 100 };
/** In each language: what fits at this size fits with smaller text. */
const HARDEST: Size = { width: 320, height: 640, textPercent: 200 };
/** In Indonesian, and in each language where the row has a check of its own. */
const SMALL: Size = { ...HARDEST, textPercent: 100 };
/** In Indonesian: a text that wraps at 320 px may just not wrap on the usual phone. */
const WIDER: readonly Size[] = [{ width: 360, height: 800, textPercent: 200 }, USUAL];
/** A phone on its side, in Indonesian. */
const SIDE: Size = { width: 640, height: 360, textPercent: 100 };

function sizesOf({ inEach }: Row, locale: Locale): readonly Size[] {
  if (locale === 'id-ID') return [SMALL, HARDEST, ...WIDER];
  return inEach ? [SMALL, HARDEST] : [HARDEST];
}

const besides = ({ known }: Row, found: readonly string[]) =>
  found.filter((each) => known === undefined || !known.test(each));

/** Dialogs stay: they keep the Tab key inside; `floor.spec.ts` is without. A row is about notifications. */
const NEWER = newer().filter(
  ({ owner, name }) => !/HTMLDialog|^ ?Notification/.test(`${owner} ${name}`),
);

/** Paying, a code, a form, a search: the download bar never stands over them. */
const ACTS: ReadonlySet<RouteName> = new Set<RouteName>([
  'confirmOrder',
  'payPage',
  'cashier',
  'payCode',
  'purchaseSuccessPage',
  'groupCouponOrderDetail',
  'couponDetail',
  'receiveRedEnvelope',
  'refundEdit',
  'refundDetail',
  'reviewEdit',
  'editProfile',
  'appDownload',
  'searchDishes',
]);

/** Whether an act has a place for the bar, which is kept before the bar is loaded. */
async function invitesAway({ routes: [route] }: Row, page: Page): Promise<boolean> {
  if (!route || !ACTS.has(route)) return false;
  const bar = page.getByRole('complementary', { name: text('frame.downloadBarLabel') });
  const place = page.locator('[data-top]').filter({ visible: true });
  return (await place.or(bar).count()) > 0;
}

for (const row of SCREENS)
  test.describe(() => {
    test.use(row.use ?? {});
    test.beforeEach(({ context }) => context.addInitScript(removeNewer, NEWER));

    test(row.name, async ({ page, sandbox }) => {
      await reach(row, { page, sandbox });
      await expect(page).toHaveTitle(titleOfRow(row));
      expect(await invitesAway(row, page), 'a place for the download bar over an act').toBe(false);
      await row.check?.({ page, sandbox });
      await expect.poll(() => smallTargets(page), 'smaller than a finger').toEqual([]);
      await expect.poll(() => moving(page), 'moves under reduced motion').toEqual([]);
      expect(besides(row, await findingsInBothThemes(page)), 'axe').toEqual([]);
      for (const locale of ['en-US', 'zh-CN', 'id-ID'] as const) {
        await speak(page, locale);
        await expect(saying(page, row.says, locale), locale).toBeVisible();
        for (const size of sizesOf(row, locale)) {
          const where = `${locale}, ${size.width} px, text at ${size.textPercent} %`;
          await resize(page, size);
          await expect.poll(async () => besides(row, await unfit(page)), where).toEqual([]);
          await row.inEach?.({ page, sandbox }, { locale, size, where });
        }
      }
      await resize(page, SIDE);
      const onSide = async () => [...(await unfit(page)), ...(await crowded(page))];
      await expect.poll(async () => besides(row, await onSide()), 'on its side').toEqual([]);
      await resize(page, USUAL);
      expect(besides(row, await keyFaults(page)), 'passes with the keyboard').toEqual([]);
    });
  });

/** Runs in the page: adds one instance of each defect. */
function spoil(): void {
  const add = (tag: string, style: string, words: string) => {
    const element = document.createElement(tag);
    element.textContent = words;
    element.style.cssText = style;
    document.querySelector('main')?.append(element);
    return element;
  };
  add('button', 'width:20px;min-width:0;padding:0', 'x');
  add('p', 'position:absolute;left:340px;top:20px;width:80px', 'past the edge');
  add('p', 'overflow:hidden;width:30px;height:20px;white-space:nowrap', 'cut in half');
  add('p', 'width:30px;overflow-wrap:anywhere', 'Rp204.900');
  add('input', 'width:60px', '').setAttribute('placeholder', 'in a field');
  add('p', '', 'home.emptyTitle');
  add('button', 'outline:none;min-height:44px', 'no ring');
  add('button', 'min-height:44px', 'passed over').tabIndex = -1;
  add('p', 'position:absolute;top:60px;color:#bbb;background:#fff', 'pale');
  add('h4', '', 'a level left out');
  add('p', '', 'going').animate([{ opacity: 0 }, { opacity: 1 }], {
    duration: 2e3,
    iterations: Infinity,
  });
}

const SPOILT: readonly [look: (page: Page) => Promise<string[]>, says: RegExp][] = [
  [findingsInBothThemes, /^color-contrast/],
  [findingsInBothThemes, /^dark, color-contrast/],
  [smallTargets, /^x 20x/],
  [moving, /^P /],
  [unfit, /^beyond: P/],
  [unfit, /^cut: cut in half$/],
  [unfit, /^cut: in a field$/],
  [unfit, /^broken: Rp204\.900 in P/],
  [unfit, /^no words: home\.emptyTitle$/],
  [findingsInBothThemes, /^heading-order/],
  [keyFaults, /^not seen when it has the focus: button "no ring"$/],
  [keyFaults, /^no stop: button "passed over"$/],
];

test('each check finds its defect on a broken page', async ({ page, sandbox }) => {
  const row = SCREENS.find(({ name }) => name === 'not-found');
  if (!row) throw new Error('the table has no screen without a route');
  await reach(row, { page, sandbox });
  await page.evaluate(spoil);
  for (const [look, words] of SPOILT)
    expect(await look(page)).toContainEqual(expect.stringMatching(words));
});

test('a bar that covers a low page, and a control below it, are found', async ({
  page,
  sandbox,
}) => {
  const row = SCREENS.find(({ name }) => name === 'licences');
  if (!row) throw new Error('the table has no long page');
  await reach(row, { page, sandbox });
  await resize(page, SIDE);
  expect(await crowded(page)).toEqual([]);
  await page.evaluate(() => {
    const shelf = document.createElement('div');
    shelf.style.cssText = 'position:fixed;inset:auto 0 0;height:60%;background:#fff;z-index:30';
    const button = document.createElement('button');
    button.style.cssText = 'position:fixed;bottom:20px;left:50%';
    button.textContent = 'under the shelf';
    document.querySelector('main')?.append(shelf, button);
  });
  const found = await crowded(page);
  expect(found).toContainEqual(expect.stringMatching(/^covered: \d+ % of the height$/));
  expect(found).toContain('hidden: under the shelf');
});

test('the ground behind a sheet is no bar that covers the page', async ({ page, sandbox }) => {
  const row = SCREENS.find(({ name }) => name === 'account-language');
  if (!row) throw new Error('the table has no sheet');
  await reach(row, { page, sandbox });
  await resize(page, SIDE);
  const sheet = page.getByRole('dialog');
  await sheet.locator('> [tabindex]').evaluate((panel) => {
    panel.style.height = '30%';
  });
  const covered = expect.stringMatching(/^covered/);
  expect(await crowded(page)).not.toContainEqual(covered);
  // The same surface as a bar is found.
  await sheet.locator('> [aria-hidden]').evaluate((scrim) => scrim.removeAttribute('aria-hidden'));
  expect(await crowded(page)).toContainEqual(covered);
});
