/**
 * Back by the browser, Escape, or the button in the bar. An overlay closes first, then the page; focus,
 * scroll and title are right after each step. Spec home 2; the phone's back button is tested in
 * `src/app/frame/use-native-back.test.tsx`.
 */
import type { Page } from '@playwright/test';
import {
  expect,
  expectBackCloses,
  hasOverlayEntry,
  open,
  openSettled,
  scroller,
  settled,
  storeCards,
  test,
  topAtTap,
} from '../fixtures.ts';
import { text, textWithin } from '../texts.ts';

function pathname(page: Page): string {
  return new URL(page.url()).pathname;
}

/** One overlay of each kind: how to open it and how to find it. */
const overlays = [
  {
    name: 'a sheet',
    path: '/platform/home/account',
    open: (page: Page) => page.getByRole('button', { name: /^Bahasa/ }).tap(),
    shown: (page: Page) => page.getByRole('dialog', { name: text('platform.chooseLanguage') }),
  },
  {
    name: 'a popup',
    path: '/',
    open: (page: Page) =>
      page
        .getByRole('group', { name: text('home.filters') })
        .getByRole('button', { name: /Harga/ })
        .tap(),
    shown: (page: Page) => page.getByRole('dialog', { name: /Harga/ }),
  },
  {
    name: 'the login',
    path: '/platform/home/account',
    open: (page: Page) =>
      page
        .getByRole('button', { name: text('platform.logIn') })
        .first()
        .tap(),
    shown: (page: Page) => page.getByRole('dialog').first(),
  },
] as const;

const closings = [
  { name: 'the browser', close: (page: Page) => page.goBack() },
  { name: 'Escape', close: (page: Page) => page.keyboard.press('Escape') },
] as const;

for (const overlay of overlays) {
  test(`browser back and Escape close ${overlay.name} and stay on the page; the next back leaves`, async ({
    page,
    sandbox,
  }) => {
    await open(page, '/platform/rank');
    await open(page, overlay.path);
    if (overlay.path === '/') await settled(page, sandbox);
    for (const { name, close } of closings) {
      await test.step(name, async () => {
        await overlay.open(page);
        await expect(overlay.shown(page)).toBeVisible();
        await expectBackCloses(page);
        await close(page);
        await expect(overlay.shown(page)).toHaveCount(0);
        expect(pathname(page)).toBe(overlay.path);
        await expect.poll(() => hasOverlayEntry(page)).toBe(false);
      });
    }
    await page.goBack();
    await expect.poll(() => pathname(page)).toBe('/platform/rank');
  });
}

for (const [name, again] of [
  ['a reload', (page: Page) => page.reload()],
  ['the same address', (page: Page) => page.goto('/platform/home/account')],
] as const) {
  test(`after ${name} with an open sheet one back leaves the page`, async ({ page }) => {
    await open(page, '/platform/brands');
    await open(page, '/platform/home/account');
    await page.getByRole('button', { name: /^Bahasa/ }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await again(page);
    await expect(page.getByRole('button', { name: /^Bahasa/ })).toBeVisible();
    await expect.poll(() => hasOverlayEntry(page)).toBe(false);
    await page.goBack();
    await expect.poll(() => pathname(page)).toBe('/platform/brands');
  });
}

test('home keeps its scroll position and title, and focus moves to its top', async ({
  page,
  sandbox,
}) => {
  await openSettled(page, sandbox);
  await scroller(page).evaluate((element) => element.scrollTo(0, 900));
  const card = storeCards(page).nth(2);
  await card.scrollIntoViewIfNeeded();
  const top = await topAtTap(page);
  await card.getByRole('link').first().tap();
  await expect.poll(() => pathname(page)).toBe('/platform/merchant');
  const before = await top();
  expect(before).toBeGreaterThan(300);
  await expect(page).toHaveTitle(/·/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect.poll(() => pathname(page)).toBe('/');
  await expect(page).toHaveTitle('Jajan');
  await expect.poll(() => scroller(page).evaluate((element) => element.scrollTop)).toBe(before);
});

test('back restores the scroll position; opening the same page again starts at its top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 420 });
  await open(page, '/platform/setting');
  const privacy = page.getByRole('link', { name: text('platform.accountPrivacy') });
  await privacy.scrollIntoViewIfNeeded();
  const top = await topAtTap(page);
  await privacy.tap();
  await expect.poll(() => pathname(page)).toBe('/platform/PrivacyPolicy');
  const before = await top();
  expect(before).toBeGreaterThan(50);
  await expect.poll(() => scroller(page).evaluate((element) => element.scrollTop)).toBe(0);
  await page
    .getByRole('button', { name: text('common.back') })
    .first()
    .tap();
  await expect.poll(() => pathname(page)).toBe('/platform/setting');
  await expect.poll(() => scroller(page).evaluate((element) => element.scrollTop)).toBe(before);
});

test('the back button is an arrow with history and a house without', async ({ page, sandbox }) => {
  await openSettled(page, sandbox);
  await storeCards(page).first().getByRole('link').first().tap();
  await expect(page.getByRole('button', { name: text('common.back') })).toBeVisible();
  await page.getByRole('button', { name: text('common.back') }).tap();
  await expect.poll(() => pathname(page)).toBe('/');

  await open(page, '/platform/merchant?poiId=1');
  await page.evaluate(() => sessionStorage.removeItem('historyStack'));
  await page.reload();
  await expect(
    page.getByRole('banner').getByRole('button', { name: text('common.toHome') }),
  ).toBeVisible();
});

test('switching tabs adds no history entries', async ({ page, sandbox }) => {
  await open(page, '/platform/rank');
  await openSettled(page, sandbox);
  const tabs = page.getByRole('navigation', { name: text('frame.tabs') });
  for (const name of ['frame.tabOrder', 'frame.tabAccount', 'frame.tabHome']) {
    const tab = tabs.getByRole('link', { name: textWithin(name) });
    await tab.tap();
    await expect(tab).toHaveAttribute('aria-current', 'page');
  }
  await expect.poll(() => pathname(page)).toBe('/');
  await page.goBack();
  await expect.poll(() => pathname(page)).toBe('/platform/rank');
});
