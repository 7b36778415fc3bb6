/**
 * The failures of the error catalogue (spec home 8) that no other test is about.
 * `tests/architecture/product/error-catalogue.ts` lists all rows and their proofs. "Reported only" is checked
 * on both sides: the report arrives, and nothing is shown.
 */
import type { Locator, Page } from '@playwright/test';
import * as codes from '../../../src/api/generated/codes.ts';
import { appChunk } from '../../support/app-chunk.ts';
import { sandboxWithEdits } from '../../support/database.ts';
import { grantUsage, storedEvents, storedProblems } from '../../support/events.ts';
import { memberOn } from '../../support/members.ts';
import { cardListPath } from '../../support/requests.ts';
import { expectSaid, toastsOf } from '../../support/said.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import {
  elapse,
  expect,
  leaveAndStop,
  open,
  openHome,
  stopTime,
  storeCards,
  test,
} from '../fixtures.ts';
import { text, wording } from '../texts.ts';

const LISTS = '/market/asset_aggregate_page/find_';

/** Events are sent 4 s after they were tracked. */
const TOLD_MS = 4000;
/** Longer than the first two automatic retry delays. */
const TRIED_MS = 12_000;

async function expectReported(page: Page, sandbox: Sandbox, where: string): Promise<void> {
  await elapse(page, sandbox, TOLD_MS);
  await expect
    .poll(async () => (await storedProblems(sandbox, where)).length, where)
    .toBeGreaterThan(0);
}

/** Neither a toast nor an error screen. */
async function expectNothingShown(page: Page, before: readonly string[] = []): Promise<void> {
  expect(toastsOf(page)).toEqual(before);
  await expect(page.getByRole('alert')).toHaveCount(0);
}

test.describe('an error with a message shows a toast', () => {
  for (const [name, path] of [
    ['a failed list call', LISTS],
    ['a failed page-card call', cardListPath],
  ] as const) {
    test(`${name} shows the server's message once`, async ({ page, sandbox }) => {
      // A 5xx: it is retried automatically.
      await sandbox.setFaults({ path, kind: 'business', field: codes.INTERNAL });
      await open(page);
      await expectSaid(page, /^Simulated by the sandbox\.$/);
      const journal = await sandbox.journal();
      await elapse(page, sandbox, TRIED_MS);
      await journal.next(path);
      await elapse(page, sandbox, TRIED_MS);
      await journal.next(path);
      expect(toastsOf(page)).toEqual(['Simulated by the sandbox.']);
    });
  }
});

test('a profile that fails to load says so and recovers by itself', async ({ page, sandbox }) => {
  await memberOn(page, sandbox);
  await sandbox.setFaults({ path: '/account/queryUserInfo', kind: 'server_error' });
  await page.goto('/platform/editProfile');
  await expectSaid(page, text('profile.loadFailed'));
  await expect(page.getByRole('heading', { name: text('profile.loadFailed') })).toBeVisible();
  await sandbox.setFaults();
  await elapse(page, sandbox, TRIED_MS);
  await expect(page.getByRole('textbox').first()).toBeVisible();
});

test.describe('reported only', () => {
  test('a failed address analysis', async ({ page, sandbox }) => {
    await sandbox.setFaults({ path: '/digital-food/address/', kind: 'server_error' });
    await openHome(page);
    await expect(page.getByText(text('home.addressFailed'))).toBeVisible();
    await expectReported(page, sandbox, 'location.address');
    await expectNothingShown(page);
  });

  test('a failed location', async ({ page, sandbox }) => {
    await page.goto('/platform/developerOptions');
    await page
      .getByRole('combobox', { name: text('developer.machine') })
      .selectOption({ label: 'phone.unavailable · 2' });
    await expectSaid(page, text('developer.machineSaved'));
    await openHome(page);
    await expect(page.getByText(text('home.locationFailed'))).toBeVisible();
    await expectReported(page, sandbox, 'location.position');
    await expectNothingShown(page, [wording('developer.machineSaved')]);
  });

  test('a failed device report, which carries the push token', async ({ page, sandbox }) => {
    await grantUsage(page);
    await sandbox.setFaults({ path: '/device/report', kind: 'server_error' });
    const journal = await sandbox.journal();
    await openHome(page);
    await journal.next('/device/report');
    await expectReported(page, sandbox, 'device.report');
    await expectNothingShown(page);
  });

  test('a snapshot that cannot be removed', async ({ page, sandbox }) => {
    await page.addInitScript(() => {
      // oxlint-disable-next-line typescript/unbound-method -- called with its element below
      const { remove } = Element.prototype;
      Element.prototype.remove = function refuse(this: Element) {
        if (this.id === 'snapshot') throw new Error('refused');
        remove.call(this);
      };
    });
    await openHome(page);
    await expectReported(page, sandbox, 'boot.snapshot');
    await expectNothingShown(page);
    await page.getByRole('link', { name: /Akun/ }).first().tap();
    await expect(page).toHaveURL(/account/);
  });

  test('a cache that cannot be read', async ({ page, sandbox }) => {
    await page.addInitScript(() => {
      // The initial page of a test is about:blank and has no storage.
      if (location.protocol === 'about:') return;
      localStorage.setItem('jajan.homeCards', '{"savedAtMs":');
      localStorage.setItem('jajan.homeStoreList', '[1,2]');
    });
    await openHome(page);
    await expectReported(page, sandbox, 'storage.homeCards');
    await expectNothingShown(page);
  });

  test('a configuration of the wrong type', async ({ page, sandbox }) => {
    await sandbox.call('/sandbox/config', { key: 'explore_tab_switch', value: 'yes' });
    await openHome(page);
    await expectReported(page, sandbox, 'remoteConfig.flags');
    await expectNothingShown(page);
  });
});

const firstBanner = (page: Page) =>
  page
    .getByRole('region', { name: text('home.topBanners') })
    .getByRole('link')
    .first();

/** Each in a city whose data contains the defect. */
const DATA_MISTAKES: readonly {
  name: string;
  edit: string;
  where: string;
  tap: (page: Page) => Locator;
}[] = [
  {
    name: 'a banner without a jump URL',
    edit: "UPDATE banners SET jump_url = ''",
    where: 'home-cards.banner',
    tap: firstBanner,
  },
  {
    name: 'a banner with a jump URL that is none',
    edit: "UPDATE banners SET jump_url = 'https://%%%'",
    where: 'home-cards.banner',
    tap: firstBanner,
  },
  {
    name: 'an empty brand URL',
    edit: "UPDATE cards SET data = json_set(data, '$.url', '') WHERE card_id = 'BRAND_PAVILION_CARD'",
    where: 'home-cards.brands',
    tap: (page) => page.getByRole('link', { name: /Merek|Brand|Paviliun/i }).first(),
  },
];

for (const { name, edit, where, tap } of DATA_MISTAKES) {
  test(`reported only: ${name}`, async ({ page }) => {
    const city = await sandboxWithEdits((database) => database.exec(edit));
    try {
      await page.goto(city.baseUrl);
      await tap(page).tap();
      await expectReported(page, city, where);
      await expectNothingShown(page);
      expect(new URL(page.url()).pathname).toBe('/');
    } finally {
      await leaveAndStop(page, city);
    }
  });
}

test('an expected business outcome is not reported to monitoring', async ({ page, sandbox }) => {
  await grantUsage(page);
  await sandbox.setFaults({ path: '/device/report', kind: 'rate_limited' });
  const journal = await sandbox.journal();
  await openHome(page);
  await journal.next('/device/report');
  await elapse(page, sandbox, TOLD_MS);
  await expect
    .poll(() => storedEvents(sandbox, 'expected_outcome'))
    .toContainEqual(
      expect.objectContaining({ props: expect.objectContaining({ where: 'device.report' }) }),
    );
  expect(await storedProblems(sandbox, 'device.report')).toEqual([]);
});

test.describe('the first banner, painted before the app', () => {
  test('is painted while the app is still loading', async ({ page, sandbox }) => {
    const held = await sandbox.hold(await appChunk(sandbox));
    // It is removed after 5 s at the latest.
    await stopTime(page);
    await page.goto('/', { waitUntil: 'commit' });
    await held.arrived();
    // Decorative: it has no role.
    await expect(page.locator('#snapshot .banner img')).toBeVisible();
    expect(await page.getByRole('main').count()).toBe(0);
    await held.release();
    await page.clock.resume();
    await expect(storeCards(page).first()).toBeVisible();
  });

  test('disappears with the snapshot when the list is ready, not when the cards are', async ({
    page,
    sandbox,
  }) => {
    const list = await sandbox.hold('/market/');
    await stopTime(page);
    await page.goto('/', { waitUntil: 'commit' });
    await list.arrived();
    await elapse(page, sandbox, 3000);
    await expect(page.getByRole('region', { name: text('home.topBanners') })).toBeAttached();
    await expect(page.locator('#snapshot:not(.gone)')).toHaveCount(1);
    await list.release();
    await page.clock.resume();
    await expect(page.locator('#snapshot')).toHaveCount(0);
  });

  test('delays the app by at most 700 ms', async ({ page, sandbox }) => {
    const pictures = await sandbox.hold('/img/');
    await stopTime(page);
    await page.goto('/', { waitUntil: 'commit' });
    await pictures.arrived();
    await page.clock.runFor(699);
    await expect(page.getByRole('main')).toHaveCount(0);
    // The page's clock stops again, so that a slow machine has time to show it.
    await page.clock.runFor(1);
    await expect(page.getByRole('main')).toBeVisible();
    await page.clock.resume();
    await pictures.release();
  });
});
