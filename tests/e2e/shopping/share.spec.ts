/** Sharing: each channel, its messages, and opening the shared links. Merchant 4, 8, 9. */
import type { Page } from '@playwright/test';
import { expectSaid } from '../../support/said.ts';
import { expect, open, stopTime, test } from '../fixtures.ts';
import { NEXT, sessionPath } from '../steps/flash-steps.ts';
import { text, textWithin } from '../texts.ts';

const BRANDS = '/platform/brands';

const sheet = (page: Page) => page.getByRole('dialog', { name: textWithin('share.title') });

async function openShare(page: Page, path = BRANDS): Promise<void> {
  await open(page, path);
  await page.getByRole('button', { name: textWithin('share.open') }).tap();
  await expect(sheet(page)).toBeVisible();
}

const way = (page: Page, key: string) => sheet(page).getByRole('button', { name: text(key) });

for (const path of [BRANDS, '/platform/bigBrandActivity', sessionPath(NEXT)]) {
  test(`a copied link of ${path} opens the same page for a visitor`, async ({
    page,
    context,
    browser,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openShare(page, path);
    await way(page, 'share.copy').tap();
    await expectSaid(page, text('messages.shareCopySuccess'));
    await expect(sheet(page)).toBeHidden();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const { pathname, search } = new URL(link);
    // Which campaign is shown is in the link, too.
    expect(pathname + search).toMatch(new RegExp(`^${RegExp.escape(path)}(\\?id=|$)`));
    const other = await browser.newContext();
    const visitor = await other.newPage();
    await visitor.goto(link);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await other.close();
  });
}

test('in a browser WhatsApp gets text and link without the photo', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await openShare(page);
  const opened = context.waitForEvent('page');
  await way(page, 'share.whatsapp').tap();
  const whatsApp = await opened;
  await whatsApp.waitForURL('https://wa.me/**');
  const message = new URL(whatsApp.url()).searchParams.get('text') ?? '';
  expect(message).toMatch(/\S.*\nhttp.*\/platform\/brands$/s);
  await expect(sheet(page)).toBeHidden();
});

test('the system share gets text and link; a cancel shows nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    Object.defineProperty(navigator, 'share', {
      value: (data: { text: string }) => {
        asked.push(data.text);
        return asked.length === 1
          ? Promise.reject(new DOMException('no', 'AbortError'))
          : Promise.resolve();
      },
    });
  });
  await openShare(page);
  await way(page, 'share.more').tap();
  await expect(sheet(page), 'the other ways are still here').toBeVisible();
  await expect(page.getByText(text('share.tryAgain'))).toHaveCount(0);
  await expect(way(page, 'share.more')).not.toHaveAttribute('aria-disabled');
  await way(page, 'share.more').tap();
  await expect(sheet(page)).toBeHidden();
  const asked = await page.evaluate(() => (window as unknown as { asked: string[] }).asked);
  expect(asked).toHaveLength(2);
  expect(asked[0]).toMatch(/\/platform\/brands$/);
});

test('failures of sheet, window and clipboard are shown', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Object.defineProperty(window, 'open', { value: () => null });
    document.execCommand = () => false;
  });
  await openShare(page);
  for (const [key, said] of [
    ['share.more', 'share.tryAgain'],
    ['share.copy', 'messages.shareCopyFail'],
    ['share.whatsapp', 'share.tryAgain'],
  ] as const) {
    await expect(way(page, key)).not.toHaveAttribute('aria-disabled');
    await way(page, key).tap();
    await expectSaid(page, text(said));
    await expect(sheet(page)).toBeVisible();
  }
});

test('sharing is locked for 2 s after a tap', async ({ page }) => {
  await page.addInitScript(() => {
    let count = 0;
    Object.defineProperty(navigator, 'share', {
      value: () => {
        count += 1;
        document.documentElement.dataset['shares'] = String(count);
        return Promise.reject(new DOMException('no', 'AbortError'));
      },
    });
  });
  await openShare(page);
  await stopTime(page);
  await way(page, 'share.more').tap();
  await expect(way(page, 'share.more')).toHaveAttribute('aria-disabled', 'true');
  await expect(way(page, 'share.copy')).toHaveAttribute('aria-disabled', 'true');
  await way(page, 'share.more').tap({ force: true });
  await page.clock.runFor(1999);
  await expect(way(page, 'share.more')).toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(1);
  await expect(way(page, 'share.more')).not.toHaveAttribute('aria-disabled');
  await expect(page.locator('html')).toHaveAttribute('data-shares', '1');
});

test('Escape closes the sheet and restores the focus', async ({ page }) => {
  await openShare(page);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(page.getByRole('button', { name: textWithin('share.open') })).toBeFocused();
});
