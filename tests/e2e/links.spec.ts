/**
 * Addresses that lead into the app: what they may open, what they say of the visitor, and that a
 * hostile one opens nothing. Spec home 2 and 9; security A.4.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pathnames } from '../../src/paths.ts';
import { problemsToldBy, storedEvents, storedProblems } from '../support/events.ts';
import { Sandbox, webFolder } from '../support/sandbox.ts';
import { expect, leaveAndStop, open, openHome, test } from './fixtures.ts';
import { text } from './texts.ts';

interface Vector {
  raw: string;
  place: string | null;
}

const { vectors } = JSON.parse(readFileSync('tests/contract/link-vectors.json', 'utf8')) as {
  vectors: Vector[];
};

/** One in twenty of the hostile ones: each has been through the resolver already. */
const hostile = vectors
  .filter(({ raw, place }) => place === null && raw !== '' && !raw.startsWith('/platform'))
  .filter((_vector, index) => index % 20 === 0);

function where(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

test('a redirect opens its page over home, once', async ({ page }) => {
  await open(page, `/?redirect=${encodeURIComponent('/platform/mall?id=m1&evil=1')}&channel_id=3`);
  await expect.poll(() => where(page)).toBe('/platform/mall?id=m1');
  await page.goBack();
  await expect.poll(() => where(page)).toBe('/?channel_id=3');
  await page.reload();
  await expect(page.getByRole('navigation', { name: text('frame.tabs') })).toBeVisible();
  expect(where(page)).toBe('/?channel_id=3');
});

test('a redirect to what belongs to a user asks a visitor to log in', async ({ page }) => {
  await open(page, '/?redirect=/platform/myCouponList');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => where(page)).toBe('/');
});

test.describe('reports', () => {
  let own: Sandbox;
  test.beforeEach(async () => {
    own = await Sandbox.start({ web: webFolder });
  });
  test.afterEach(({ page }) => leaveAndStop(page, own));

  test('hostile redirects open nothing, and each is told', async ({ page, context }) => {
    const opened: string[] = [];
    context.on('page', (other) => opened.push(other.url()));
    page.on('dialog', (dialog) => expect(dialog.message()).toBe('never shown'));
    expect(hostile.length).toBeGreaterThan(15);
    const told = problemsToldBy(page, 'links.address');
    for (const [index, { raw }] of hostile.entries()) {
      await page.goto(`${own.baseUrl}/platform/brands?redirect=${encodeURIComponent(raw)}`);
      await expect(page.getByRole('main')).toBeVisible();
      // The page has read its address by then.
      await expect.poll(told, raw).toBe(index + 1);
      expect(new URL(page.url()).origin, raw).toBe(own.baseUrl);
      expect(new URL(page.url()).pathname, raw).toBe('/platform/brands');
    }
    expect(opened).toEqual([]);
    await expect
      .poll(async () => (await storedProblems(own, 'links.address')).length, { timeout: 60_000 })
      .toBe(hostile.length);
  });

  test('a redirect without a value is an internal error', async ({ page }) => {
    await open(page, `${own.baseUrl}/?redirect=`);
    await expect
      .poll(
        async () =>
          (await storedProblems(own, 'links.address')).map(({ props }) => props['detail']),
        {
          timeout: 40_000,
        },
      )
      .toContain('internal error: redirect without a value');
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('the original address of an unknown page is told, and never opened', async ({ page }) => {
    const originUrl = 'https://evil.example/old?x=<b>';
    await open(page, `${own.baseUrl}/platform/nowhere?originUrl=${encodeURIComponent(originUrl)}`);
    await expect(page.getByText('404')).toBeVisible();
    await expect
      .poll(() => storedEvents(own, 'page_not_found'), { timeout: 40_000 })
      .toContainEqual({ page: '/platform/nowhere', props: { originUrl } });
    await expect(page.getByRole('link', { name: /evil/ })).toHaveCount(0);
  });
});

test.describe('a page that a link opened', () => {
  for (const pathname of [pathnames.rank, pathnames.loginProtocol, pathnames.appDownload]) {
    test(`${pathname} shows a house, and that leads home`, async ({ page }) => {
      await open(page, pathname);
      await page
        .getByRole('button', { name: text('common.toHome') })
        .first()
        .tap();
      await expect.poll(() => where(page)).toBe('/');
      await expect(page.getByRole('navigation', { name: text('frame.tabs') })).toBeVisible();
    });
  }
});

/** What the next call says of the visitor. */
async function visitor(page: Page, act: () => Promise<unknown>): Promise<Record<string, string>> {
  const request = page.waitForRequest((sent) => 'digital-food' in sent.headers());
  await act();
  return JSON.parse((await request).headers()['digital-food'] ?? '{}') as Record<string, string>;
}

for (const [search, channel, sourceTag] of [
  ['?channel_id=3', '3', ''],
  ['?channel_id=7', '', '7'],
  ['?channel_id=wa-group&source_tag=promo', '', 'promo'],
  ['?channel_id=%3Cb%3E', '', ''],
] as const) {
  test(`${search} is told with every call, also after the address is gone`, async ({ page }) => {
    const first = await visitor(page, () => page.goto(`/${search}&guid=g-1`));
    expect(first).toMatchObject({ channel, sourceTag, guid: 'g-1' });
    const later = await visitor(page, () => page.goto('/platform/home'));
    expect(later).toMatchObject({ channel, sourceTag, guid: 'g-1' });
  });
}

test('the session id is told with every call, and a reload goes on with it', async ({ page }) => {
  const first = await visitor(page, () => page.goto('/platform/home'));
  expect(first['sessionId']).toMatch(/^[0-9a-f-]{36}$/);
  const later = await visitor(page, () => page.reload());
  expect(later['sessionId']).toBe(first['sessionId']);
  expect(later['requestId']).not.toBe(first['requestId']);
});

test('gubed opens the debug tools, outside prod', async ({ page }) => {
  await openHome(page);
  await open(page, '/?gubed=1');
  await expect(page.getByRole('heading', { name: text('platform.developerTitle') })).toBeVisible();
});
