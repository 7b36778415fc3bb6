/** Where one is: found, refused, not to be found, or played. Spec home 4 "Location". */
import type { Page } from '@playwright/test';
import { nearbyStores } from '../support/requests.ts';
import { expectSaid } from '../support/said.ts';
import { expect, MENTENG, open, openHome, storeCards, test } from './fixtures.ts';
import { text, textWithin } from './texts.ts';

const JAKARTA = { latitude: -6.2088, longitude: 106.8456 };

test('the area is named and the list begins there', async ({ page, sandbox }) => {
  await openHome(page);
  await expect(
    page.getByRole('status').filter({ hasText: textWithin('home.locationNote') }),
  ).toBeVisible();
  const { poiList } = await nearbyStores(sandbox, MENTENG);
  await expect(storeCards(page).first().getByRole('heading')).toHaveText(
    poiList[0]?.storeName ?? '',
  );
});

test.describe('refused', () => {
  test.use({ permissions: [] });

  test('a permission given later, beside the page, is followed', async ({ page, context }) => {
    await openHome(page);
    await expect(page.getByText(text('home.locationNotStarted'))).toBeVisible();
    await context.grantPermissions(['geolocation']);
    await expect(page.getByText(text('home.locationNote'))).toBeVisible();
  });

  test('the list begins in Jakarta, and there is a way to turn it on', async ({
    page,
    sandbox,
  }) => {
    await openHome(page);
    await expect(page.getByText(text('home.locationNotStarted'))).toBeVisible();
    await expect(page.getByRole('button', { name: text('home.turnOnLocation') })).toBeVisible();
    const { poiList } = await nearbyStores(sandbox, JAKARTA);
    await expect(storeCards(page).first().getByRole('heading')).toHaveText(
      poiList[0]?.storeName ?? '',
    );
  });
});

test('while it is looked for, the last area is named', async ({ page, sandbox }) => {
  await openHome(page);
  await expect(
    page.getByRole('status').filter({ hasText: textWithin('home.locationNote') }),
  ).toBeVisible();
  await sandbox.setFaults({ path: '/digital-food/address/', kind: 'latency', delayMs: 3000 });
  const isLastNamed = await listenFor(page, text('home.lastArea'));
  await page.reload();
  await expect.poll(isLastNamed).toBe(true);
});

test('an address that cannot be found does not take the list away', async ({ page, sandbox }) => {
  await sandbox.setFaults({ path: '/digital-food/address/', kind: 'server_error' });
  await openHome(page);
  await expect(page.getByText(text('home.addressFailed'))).toBeVisible();
  await expect(storeCards(page).first()).toBeVisible();
});

test('a place can be played in developer options', async ({ page }) => {
  await open(page, '/platform/developerOptions');
  await page
    .getByRole('combobox', { name: text('platform.developerPosition') })
    .selectOption({ label: 'Koordinat sendiri' });
  await page.getByLabel(text('platform.latitude')).fill('-6.3');
  await page.getByLabel(text('platform.longitude')).fill('106.8');
  await page.getByRole('button', { name: text('platform.usePosition') }).click();
  const asked = page.waitForRequest(
    (request) =>
      request.url().includes('find_by_distance') && (request.postData() ?? '').includes('-6.3,'),
  );
  await open(page);
  await asked;
  await expect(page.getByText(text('home.locationSimulated'))).toBeVisible();
});

/** What the line and the page say for each way in which a position fails. Spec home 4. */
const FAILURES: readonly {
  machine: string;
  line: string;
  message?: string;
  guide?: string;
}[] = [
  {
    machine: 'phone.denied · 1',
    line: 'home.locationNotStarted',
    guide: 'location.stepPermission',
  },
  {
    machine: 'phone.unavailable · 2',
    line: 'home.locationFailed',
    guide: 'location.stepSwitchOn',
  },
  { machine: 'phone.timeout · 3', line: 'home.locationFailed' },
  { machine: 'phone.failed · 4', line: 'home.locationFailed' },
  { machine: 'phone.off · 5', line: 'home.locationFailed', guide: 'location.stepSwitchOn' },
  { machine: 'phone.missing · 6', line: 'home.locationFailed' },
  { machine: 'phone.unknown · 7', line: 'home.locationFailed' },
  {
    machine: 'browser.denied · 1',
    line: 'home.locationNotStarted',
    message: 'home.locationErrorMessage',
  },
  {
    machine: 'browser.failed · 4',
    line: 'home.locationFailed',
    message: 'home.locationErrorMessage',
  },
  {
    machine: 'browser.missing · 6',
    line: 'home.locationFailed',
    message: 'home.locationUnsupported',
  },
  { machine: 'browser.timeout · 3', line: 'home.locationFailed' },
];

/**
 * Whether the words have stood there since it was last forgotten. Heard from inside the page: what
 * stands there for less than a second is missed by whoever looks now and then.
 */
async function listenFor(page: Page, words: RegExp): Promise<() => Promise<boolean>> {
  await page.addInitScript((source) => {
    new MutationObserver(() => {
      for (const status of document.querySelectorAll('[role=status] span'))
        if (new RegExp(source).test(status.textContent)) sessionStorage.setItem('heard', 'yes');
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, words.source);
  return () => page.evaluate(() => sessionStorage.getItem('heard') === 'yes');
}

for (const { machine, line, message, guide } of FAILURES) {
  test(`played: ${machine}`, async ({ page }) => {
    await open(page, '/platform/developerOptions');
    await page
      .getByRole('combobox', { name: text('developer.machine') })
      .selectOption({ label: machine });
    const hasSearched = await listenFor(page, text('home.locating'));
    await open(page);
    await expect(page.getByText(text(line))).toBeVisible();
    await expect.poll(hasSearched).toBe(true);
    if (message) await expectSaid(page, text(message));
    else {
      const messages = page.getByRole('status').filter({ hasText: /lokasi/i });
      await expect(
        messages.filter({ hasText: textWithin('home.locationErrorMessage') }),
      ).toHaveCount(0);
    }
    await expect(storeCards(page).first()).toBeVisible();
    await page.evaluate(() => sessionStorage.removeItem('heard'));
    await page.getByRole('button', { name: text('home.turnOnLocation') }).tap();
    if (guide === undefined) {
      // Nothing to explain: it looks again.
      await expect.poll(hasSearched).toBe(true);
      return;
    }
    await expect(page.getByRole('dialog', { name: text('location.guideTitle') })).toBeVisible();
    await expect(page.getByText(text(guide))).toBeVisible();
  });
}

test('a machine that works again is followed when home is shown', async ({ page }) => {
  await open(page, '/platform/developerOptions');
  const machine = page.getByRole('combobox', { name: text('developer.machine') });
  await machine.selectOption({ label: 'phone.off · 5' });
  await open(page);
  await expect(page.getByText(text('home.locationFailed'))).toBeVisible();
  await open(page, '/platform/developerOptions');
  await machine.selectOption({ label: 'Perangkat ini' });
  await open(page);
  await expect(page.getByText(text('home.locationNote'))).toBeVisible();
});

test('nonsense is refused in developer options', async ({ page }) => {
  await open(page, '/platform/developerOptions');
  await page
    .getByRole('combobox', { name: text('platform.developerPosition') })
    .selectOption({ label: 'Koordinat sendiri' });
  await page.getByLabel(text('platform.latitude')).fill('-96');
  await page.getByLabel(text('platform.longitude')).fill('106.8');
  await page.getByRole('button', { name: text('platform.usePosition') }).click();
  await expect(page.getByText(text('platform.positionInvalid')).first()).toBeVisible();
});
