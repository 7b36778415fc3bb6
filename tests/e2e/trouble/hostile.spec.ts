/** Hostile texts and addresses in the server's data: shown as text, or refused. Security A.4, A.5. */
import type { Locator, Page } from '@playwright/test';
import { cityToEdit, sandboxWithEdits } from '../../support/database.ts';
import { EVENTS, waitingProblems } from '../../support/events.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { expect, leaveAndStop, openHome, storeCards, test } from '../fixtures.ts';
import { text } from '../texts.ts';

const TEXTS = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '"><svg/onload=alert(1)>',
  "javascript:alert(1)//'",
  '{count, plural, other {#}}',
  '${7*7} {{7*7}}',
  '\u202Eevil\u202C \u0000 \uFFFD 😀',
  'A'.repeat(400),
];

const ADDRESSES = [
  'javascript:alert(1)///platform/',
  'https://evil.example.com@jajan.example.evil.com/platform/x',
  '//evil.example.com/platform/merchant?poiId=1',
  String.raw`/\evil.example.com/platform/`,
  '/\t/evil.example.com/platform/',
  'data:text/html,<script>alert(1)</script>/platform/',
  'intent://evil/platform/#Intent;scheme=https;end',
  '/platform/nowhere-at-all',
  'https://%%%',
  '',
];

function firstBanner(page: Page): Locator {
  return page
    .getByRole('region', { name: text('home.topBanners') })
    .locator('a, [role=group] button, li button')
    .first();
}

test.describe('hostile data', () => {
  let own: Sandbox;
  test.afterEach(({ page }) => leaveAndStop(page, own));

  test('hostile texts are shown literally', async ({ page, silentFailures }) => {
    own = await sandboxWithEdits((database) => {
      const rename = database.prepare('UPDATE stores SET name = ? WHERE id % ? = ?');
      TEXTS.forEach((name, index) =>
        rename.run(name.replaceAll('\u0000', ''), TEXTS.length, index),
      );
      database.prepare("UPDATE products SET name_id = '<b onclick=alert(1)>voucher</b>'").run();
      database.prepare("UPDATE banners SET name_id = '\"><img src=x onerror=alert(1)>'").run();
    });
    page.on('dialog', async (dialog) => {
      silentFailures.push(`dialog: ${dialog.message()}`);
      await dialog.dismiss();
    });
    await page.goto(own.baseUrl);
    await expect(storeCards(page).first()).toBeVisible();
    const names = storeCards(page).getByRole('heading', { level: 3 });
    await expect(names.filter({ hasText: /[<{]|^AAA/ }).first()).toBeAttached();
    await expect(page.getByText('<b onclick=alert(1)>voucher</b>').first()).toBeAttached();
    await expect(
      page.locator('img[src="x"], iframe, [onclick], [onerror], main script'),
    ).toHaveCount(0);
    const isSideways = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isSideways).toBe(false);
  });

  test('a banner with a hostile address opens nothing', async ({ page, context }) => {
    test.slow();
    const { city, edit } = await cityToEdit();
    own = city;
    // Events are held back in the page so that they can be counted.
    await city.setFaults({ path: EVENTS, kind: 'reset' });
    const opened: string[] = [];
    context.on('page', (other) => opened.push(other.url()));
    for (const [index, address] of ADDRESSES.entries()) {
      await test.step(JSON.stringify(address), async () => {
        edit((database) =>
          database.prepare('UPDATE banners SET jump_url = ?, required_login = 0').run(address),
        );
        await page.goto(`${city.baseUrl}/healthz`);
        await page.evaluate(() => localStorage.removeItem('jajan.homeCards'));
        await page.goto(city.baseUrl);
        await firstBanner(page).click();
        const told = () => waitingProblems(page, 'home-cards.banner');
        await expect
          .poll(told, { message: 'the tap has been thought over', intervals: [60] })
          .toBe(index + 1);
        expect(new URL(page.url()).origin).toBe(city.baseUrl);
        expect(new URL(page.url()).pathname).toBe('/');
        expect(opened).toEqual([]);
      });
    }
  });

  test('an external banner opens outside the app', async ({ page, context }) => {
    own = await sandboxWithEdits((database) => {
      database
        .prepare(
          "UPDATE banners SET jump_url = 'https://127.0.0.1:9/platform/promo', required_login = 0",
        )
        .run();
    });
    await page.goto(own.baseUrl);
    const other = context.waitForEvent('page');
    await firstBanner(page).click();
    await (await other).close();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

test('a redirect parameter never leaves the app', async ({ page, baseURL }) => {
  for (const target of ADDRESSES.slice(0, 7)) {
    await page.goto(`/?redirect=${encodeURIComponent(target)}`);
    await expect(page.getByRole('main')).toBeVisible();
    expect(new URL(page.url()).origin).toBe(baseURL);
  }
  await openHome(page);
});
