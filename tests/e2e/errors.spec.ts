/**
 * What the app does with each failure of the error catalogue (spec home 8) that no other test has as
 * its subject. `tests/architecture/error-catalogue.ts` lists all rows and where each is proved.
 * "Reported only" means both halves: the report arrives, and nothing is shown.
 */
import type { Locator, Page } from '@playwright/test';
import { appChunk } from '../support/app-chunk.ts';
import { sandboxWithEdits } from '../support/database.ts';
import { storedProblems } from '../support/events.ts';
import { memberOn } from '../support/members.ts';
import { cardListPath } from '../support/requests.ts';
import { expectSaid } from '../support/said.ts';
import { Sandbox, webFolder } from '../support/sandbox.ts';
import { expect, holdTime, leaveAndStop, stopTime, storeCards, test } from './fixtures.ts';
import { text } from './texts.ts';

const LISTS = '/market/asset_aggregate_page/find_';

/** The message of a fault of kind `business`. */
const SAID = 'Simulated by the sandbox.';

let own: Sandbox;
test.beforeEach(async () => {
  own = await Sandbox.start({ web: webFolder });
});
test.afterEach(({ page }) => leaveAndStop(page, own));

async function openOwnHome(page: Page): Promise<void> {
  await page.goto(own.baseUrl);
  await expect(storeCards(page).first()).toBeVisible();
}

/** Everything that speaks to the user over the screen. */
function messages(page: Page) {
  return page.getByRole('alert').or(page.getByRole('status').getByRole('paragraph'));
}

async function isReported(where: string, sandbox = own): Promise<void> {
  await expect
    .poll(async () => (await storedProblems(sandbox, where)).length, { timeout: 40_000 })
    .toBeGreaterThan(0);
}

test.describe('with a message, as a toast', () => {
  for (const [name, path] of [
    ['a failed list call', LISTS],
    ['a failed page-card call', cardListPath],
  ] as const) {
    test(`${name} says what the server says, once`, async ({ page }) => {
      await page.addInitScript((words) => {
        const counted = window as unknown as { saidTimes: number };
        counted.saidTimes = 0;
        new MutationObserver((records) => {
          for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
            if (node.textContent?.includes(words)) counted.saidTimes += 1;
        }).observe(document, { childList: true, subtree: true });
      }, SAID);
      // The server's own fault: it is asked again without anybody's doing.
      await own.setFaults({ path, kind: 'business', field: '9000500' });
      await page.goto(own.baseUrl);
      await expectSaid(page, /^Simulated by the sandbox\.$/);
      await page.waitForResponse((reply) => reply.url().includes(path));
      await expect(messages(page)).toHaveCount(0);
      const times = await page.evaluate(
        () => (window as unknown as { saidTimes: number }).saidTimes,
      );
      expect(times).toBe(1);
    });
  }
});

test('a profile that cannot be loaded says so, and comes back by itself', async ({
  page,
  sandbox,
}) => {
  await memberOn(page, sandbox);
  await sandbox.setFaults({ path: '/account/queryUserInfo', kind: 'server_error' });
  await page.goto('/platform/editProfile');
  await expectSaid(page, text('profile.loadFailed'));
  await expect(page.getByRole('heading', { name: text('profile.loadFailed') })).toBeVisible();
  await sandbox.setFaults();
  await expect(page.getByRole('textbox').first()).toBeVisible({ timeout: 60_000 });
});

test.describe('reported only', () => {
  test('a failed address analysis', async ({ page }) => {
    await own.setFaults({ path: '/digital-food/address/', kind: 'server_error' });
    await openOwnHome(page);
    await expect(page.getByText(text('home.addressFailed'))).toBeVisible();
    await isReported('location.address');
    await expect(messages(page)).toHaveCount(0);
  });

  test('a failed location', async ({ page }) => {
    await page.goto(`${own.baseUrl}/platform/developerOptions`);
    await page
      .getByRole('combobox', { name: text('developer.machine') })
      .selectOption({ label: 'phone.unavailable · 2' });
    await openOwnHome(page);
    await expect(page.getByText(text('home.locationFailed'))).toBeVisible();
    await expect(messages(page)).toHaveCount(0);
    await isReported('location.position');
  });

  test('a failed device report, with which a push token travels', async ({ page }) => {
    await own.setFaults({ path: '/device/report', kind: 'server_error' });
    await openOwnHome(page);
    await isReported('device.report');
    await expect(messages(page)).toHaveCount(0);
  });

  test('a snapshot that cannot be removed', async ({ page }) => {
    await page.addInitScript(() => {
      // oxlint-disable-next-line typescript/unbound-method -- called with its element below
      const { remove } = Element.prototype;
      Element.prototype.remove = function refuse(this: Element) {
        if (this.id === 'snapshot') throw new Error('refused');
        remove.call(this);
      };
    });
    await openOwnHome(page);
    await isReported('boot.snapshot');
    await expect(messages(page)).toHaveCount(0);
    await page.getByRole('link', { name: /Akun/ }).first().tap();
    await expect(page).toHaveURL(/account/);
  });

  test('a cache that cannot be read', async ({ page }) => {
    await page.addInitScript(() => {
      // The first page of a test is none of ours and has no storage.
      if (location.protocol === 'about:') return;
      localStorage.setItem('jajan.homeCards', '{"savedAtMs":');
      localStorage.setItem('jajan.homeStoreList', '[1,2]');
    });
    await openOwnHome(page);
    await isReported('storage.homeCards');
    await expect(messages(page)).toHaveCount(0);
  });

  test('a configuration of the wrong type', async ({ page }) => {
    await own.call('/sandbox/config', { key: 'explore_tab_switch', value: 'yes' });
    await openOwnHome(page);
    await isReported('remoteConfig.flags');
    await expect(messages(page)).toHaveCount(0);
  });
});

const firstBanner = (page: Page) =>
  page
    .getByRole('region', { name: text('home.topBanners') })
    .getByRole('link')
    .first();

/** Each from a city whose data has the mistake. */
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
      await isReported(where, city);
      await expect(messages(page)).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe('/');
    } finally {
      await leaveAndStop(page, city);
    }
  });
}

test('an expected outcome is no problem of monitoring', async ({ page }) => {
  await own.setFaults({ path: '/device/report', kind: 'rate_limited' });
  await page.goto(own.baseUrl);
  await expect(storeCards(page).first()).toBeVisible();
  const events = async () =>
    (await (await fetch(`${own.baseUrl}/console?name=expected_outcome`)).text()).includes(
      'device.report',
    );
  await expect.poll(events, { timeout: 40_000 }).toBe(true);
  expect(await storedProblems(own, 'device.report')).toEqual([]);
});

test.describe('the first banner before the app', () => {
  test('is painted while the app is still on its way', async ({ page }) => {
    await own.setFaults({ path: await appChunk(own), kind: 'latency', delayMs: 20_000 });
    // It stands for 5 s at most, whoever has seen it by then: its time stands still.
    await holdTime(page);
    await page.goto(own.baseUrl, { waitUntil: 'commit' });
    // Drawn for the eye alone: no role reaches it.
    await expect(page.locator('#snapshot .banner img')).toBeVisible({ timeout: 40_000 });
    expect(await page.getByRole('main').count()).toBe(0);
    await page.clock.resume();
    await expect(storeCards(page).first()).toBeVisible({ timeout: 60_000 });
  });

  test('holds the app up no longer than 700 ms', async ({ page, sandbox }) => {
    const pictures = await sandbox.hold('/img/');
    await stopTime(page);
    await page.goto('/', { waitUntil: 'commit' });
    await pictures.arrived();
    await page.clock.runFor(699);
    await expect(page.getByRole('main')).toHaveCount(0);
    // The time of the page stands still again, however long the machine takes to show it.
    await page.clock.runFor(1);
    await expect(page.getByRole('main')).toBeVisible();
    await page.clock.resume();
    await pictures.release();
  });
});
