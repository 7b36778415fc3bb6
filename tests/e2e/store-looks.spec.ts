/** The store's page with axe, in both themes, at 320 px and with large text, by keys alone. */
import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { openStore, storePath, STORES } from './store-steps.ts';
import { expectTapTargets, findings } from './looks.ts';
import { LOCALES, text, textWithin } from './texts.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the page, its sheets and more info, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openStore(page, STORES.rich, { withHint: true, more: '&channel_id=3' });
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: text('merchant.gotIt') }).tap();
    await page
      .getByRole('button', { name: textWithin('merchant.hours') })
      .first()
      .tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await open(page, `/platform/merchantDetail?storeId=${STORES.rich}`);
    await expect(page.getByRole('button', { name: text('merchant.reportWrong') })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await open(page, storePath(STORES.expired));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}

/** What reaches beyond the right edge and is not in something that scrolls sideways by design. */
function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    return [...document.querySelectorAll('main *')]
      .filter((element) => {
        const box = element.getBoundingClientRect();
        if (box.width === 0 || box.height === 0 || box.right <= width + 1) return false;
        for (let parent = element.parentElement; parent; parent = parent.parentElement) {
          const isClipped = getComputedStyle(parent).overflowX !== 'visible';
          if (isClipped && parent.getBoundingClientRect().right <= width + 1) {
            return parent.tagName === 'MAIN';
          }
        }
        return true;
      })
      .map((element) => `${element.tagName} ${element.className}`);
  });
}

for (const { locale } of LOCALES) {
  test(`at 320 px with text at 200 % nothing is cut off, ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((chosen) => {
      localStorage.setItem('jajan.locale', JSON.stringify(chosen));
      localStorage.setItem('jajan.collectHintSeen', 'true');
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '32px';
      });
    }, locale);
    for (const path of [
      storePath(STORES.rich, '&channel_id=2'),
      `/platform/merchantDetail?storeId=${STORES.rich}`,
    ]) {
      await open(page, path);
      await expect(
        page.getByRole('button', { name: text('merchant.reportWrong', locale) }),
      ).toBeAttached();
      expect(await sideways(page)).toEqual([]);
    }
  });
}

test('everything that one taps is 44 px high and wide', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStore(page, STORES.rich, { more: '&channel_id=2' });
  await expectTapTargets(page);
});

test('by keys alone: from the top bar to the first voucher', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStore(page, STORES.rich);
  const buy = page.getByRole('button', { name: textWithin('merchant.buy') }).first();
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Tab');
        return buy.evaluate((element) => element === document.activeElement);
      },
      { intervals: [0], timeout: 20_000 },
    )
    .toBe(true);
  await expect(buy).toBeInViewport();
});
