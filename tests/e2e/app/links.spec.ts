/**
 * Addresses that open the app: what they may open, what they report about the visitor, and that hostile
 * ones open nothing. Spec home 2 and 9; security A.4.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pathnames } from '../../../src/paths.ts';
import {
  EVENTS,
  grantUsage,
  storedEvents,
  storedProblems,
  waitingProblems,
} from '../../support/events.ts';
import { elapse, elapseUntil, expect, open, openHome, test } from '../fixtures.ts';
import { text } from '../texts.ts';

/** Events are sent 4 s after they were tracked. */
const TOLD_MS = 4000;

interface Vector {
  raw: string;
  place: string | null;
}

const { vectors } = JSON.parse(readFileSync('tests/contract/link-vectors.json', 'utf8')) as {
  vectors: Vector[];
};

/** A sample of one in twenty: the unit tests of the resolver have all of them. */
const hostile = vectors
  .filter(({ raw, place }) => place === null && raw !== '' && !raw.startsWith('/platform'))
  .filter((_vector, index) => index % 20 === 0);

function where(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

test('a redirect opens its page on top of home, once', async ({ page }) => {
  await open(page, `/?redirect=${encodeURIComponent('/platform/mall?id=m1&evil=1')}&channel_id=3`);
  await expect.poll(() => where(page)).toBe('/platform/mall?id=m1');
  await page.goBack();
  await expect.poll(() => where(page)).toBe('/?channel_id=3');
  await page.reload();
  await expect(page.getByRole('navigation', { name: text('frame.tabs') })).toBeVisible();
  expect(where(page)).toBe('/?channel_id=3');
});

test('a redirect to a member screen asks a visitor to log in', async ({ page }) => {
  await open(page, '/?redirect=/platform/myCouponList');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => where(page)).toBe('/');
});

test.describe('reports', () => {
  test('hostile redirects open nothing, and each is reported', async ({
    page,
    context,
    sandbox,
  }) => {
    const opened: string[] = [];
    context.on('page', (other) => opened.push(other.url()));
    page.on('dialog', (dialog) => expect(dialog.message()).toBe('never shown'));
    expect(hostile.length).toBeGreaterThan(15);
    // Events are held back in the page so that they can be counted.
    await sandbox.setFaults({ path: EVENTS, kind: 'reset' });
    for (const [index, { raw }] of hostile.entries()) {
      await page.goto(`/platform/brands?redirect=${encodeURIComponent(raw)}`);
      await expect(page.getByRole('main')).toBeVisible();
      // The page has parsed its address by then.
      await elapseUntil(
        page,
        sandbox,
        async () => (await waitingProblems(page, 'links.address')) === index + 1,
      );
      expect(new URL(page.url()).origin, raw).toBe(sandbox.baseUrl);
      expect(new URL(page.url()).pathname, raw).toBe('/platform/brands');
    }
    expect(opened).toEqual([]);
    await sandbox.setFaults();
    await open(page, '/platform/brands');
    await elapse(page, sandbox, TOLD_MS);
    await expect
      .poll(async () => (await storedProblems(sandbox, 'links.address')).length)
      .toBe(hostile.length);
  });

  test('a redirect without a value is an internal error', async ({ page, sandbox }) => {
    await open(page, '/?redirect=');
    await elapse(page, sandbox, TOLD_MS);
    await expect
      .poll(async () =>
        (await storedProblems(sandbox, 'links.address')).map(({ props }) => props['detail']),
      )
      .toContain('internal error: redirect without a value');
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('the original address of an unknown page is reported, and never opened', async ({
    page,
    sandbox,
  }) => {
    await grantUsage(page);
    const originUrl = 'https://evil.example/old?x=<b>';
    await open(page, `/platform/nowhere?originUrl=${encodeURIComponent(originUrl)}`);
    await expect(page.getByText('404')).toBeVisible();
    await elapse(page, sandbox, TOLD_MS);
    await expect
      .poll(() => storedEvents(sandbox, 'page_not_found'))
      .toContainEqual({ page: '/platform/nowhere', props: { originUrl } });
    await expect(page.getByRole('link', { name: /evil/ })).toHaveCount(0);
  });
});

test.describe('a page opened by a link', () => {
  for (const pathname of [pathnames.rank, pathnames.loginProtocol, pathnames.appDownload]) {
    test(`${pathname} shows a house that leads home`, async ({ page }) => {
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

/** The header of the page's first call, which the journal does not keep. */
async function visitor(page: Page): Promise<Record<string, string>> {
  const told = () =>
    page.evaluate(() => (window as unknown as { visitorTold?: string }).visitorTold ?? '');
  await expect.poll(told).toContain('sessionId');
  return JSON.parse(await told()) as Record<string, string>;
}

test.describe('with every call', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const noted = window as unknown as { visitorTold?: string | null };
      const send = window.fetch;
      window.fetch = (input, init) => {
        noted.visitorTold ??= new Headers(init?.headers).get('digital-food');
        return send(input, init);
      };
    }),
  );

  for (const [search, channel, sourceTag] of [
    ['?channel_id=3', '3', ''],
    ['?channel_id=wa-group&source_tag=promo', '', 'promo'],
  ] as const) {
    test(`${search} is sent, also after the address has changed`, async ({ page }) => {
      await grantUsage(page);
      await page.goto(`/${search}&guid=g-1`);
      expect(await visitor(page)).toMatchObject({ channel, sourceTag, guid: 'g-1' });
      await page.goto('/platform/home');
      expect(await visitor(page)).toMatchObject({ channel, sourceTag, guid: 'g-1' });
    });
  }

  test('the session id is sent and survives a reload', async ({ page }) => {
    await page.goto('/platform/home');
    const first = await visitor(page);
    expect(first['sessionId']).toMatch(/^[0-9a-f-]{36}$/);
    await page.reload();
    const later = await visitor(page);
    expect(later['sessionId']).toBe(first['sessionId']);
    expect(later['requestId']).not.toBe(first['requestId']);
  });
});

test('gubed opens the debug tools, outside prod', async ({ page }) => {
  await openHome(page);
  await open(page, '/?gubed=1');
  await expect(page.getByRole('heading', { name: text('platform.developerTitle') })).toBeVisible();
});
