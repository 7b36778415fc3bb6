/** The user's position: found, denied, unavailable or simulated. Spec home 4 "Location". */
import type { Page } from '@playwright/test';
import { nearbyStores, storeListPath } from '../../support/requests.ts';
import { expectSaid } from '../../support/said.ts';
import { expect, MENTENG, open, openHome, stopTime, storeCards, test } from '../fixtures.ts';
import { text, textWithin } from '../texts.ts';

const ADDRESS = '/digital-food/address/';
const JAKARTA = { latitude: -6.2088, longitude: 106.8456 };

test('the area is named and the list starts from there', async ({ page, sandbox }) => {
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

  test('denied: the list starts in Jakarta with a hint; a permission granted later is noticed', async ({
    page,
    context,
    sandbox,
  }) => {
    await openHome(page);
    await expect(page.getByText(text('home.locationNotStarted'))).toBeVisible();
    await expect(page.getByRole('button', { name: text('home.turnOnLocation') })).toBeVisible();
    const { poiList } = await nearbyStores(sandbox, JAKARTA);
    await expect(storeCards(page).first().getByRole('heading')).toHaveText(
      poiList[0]?.storeName ?? '',
    );
    // As if changed in the browser's settings.
    await context.grantPermissions(['geolocation']);
    await expect(page.getByText(text('home.locationNote'))).toBeVisible();
  });
});

test('the last area is shown while locating', async ({ page, sandbox }) => {
  await openHome(page);
  await expect(
    page.getByRole('status').filter({ hasText: textWithin('home.locationNote') }),
  ).toBeVisible();
  const held = await sandbox.hold(ADDRESS);
  await page.reload();
  await held.arrived();
  await expect(page.getByText(text('home.locating'))).toBeVisible();
  await expect(page.getByText(text('home.lastArea'))).toBeVisible();
  await held.release();
  await expect(page.getByText(text('home.locationNote'))).toBeVisible();
});

test('a failed address keeps the list', async ({ page, sandbox }) => {
  await sandbox.setFaults({ path: ADDRESS, kind: 'server_error' });
  await openHome(page);
  await expect(page.getByText(text('home.addressFailed'))).toBeVisible();
  await expect(storeCards(page).first()).toBeVisible();
});

test('developer options simulate a position and reject invalid input', async ({
  page,
  sandbox,
}) => {
  await open(page, '/platform/developerOptions');
  await page
    .getByRole('combobox', { name: text('platform.developerPosition') })
    .selectOption({ label: 'Koordinat sendiri' });
  const latitude = page.getByLabel(text('platform.latitude'));
  const use = page.getByRole('button', { name: text('platform.usePosition') });
  await latitude.fill('-96');
  await page.getByLabel(text('platform.longitude')).fill('106.8');
  await use.click();
  await expect(page.getByText(text('platform.positionInvalid')).first()).toBeVisible();
  await latitude.fill('-6.3');
  await use.click();
  const journal = await sandbox.journal();
  await open(page);
  await expect(page.getByText(text('home.locationSimulated'))).toBeVisible();
  await journal.nextOf(
    storeListPath.distance,
    ({ body }) => body['lat'] === -6.3 && body['lng'] === 106.8,
  );
});

/**
 * Home with a position that ends with this code, simulated by developer options. The code of each case
 * is tested in src/host/tauri/simulated.test.ts, its texts in src/features/location.
 */
async function openPlayed(page: Page, machine: string): Promise<void> {
  await page.evaluate(
    (name) => localStorage.setItem('jajan.simulatedHost', JSON.stringify(name)),
    machine,
  );
  await openHome(page);
}

const failed = (page: Page) => page.getByText(text('home.locationFailed'));
const notStarted = (page: Page) => page.getByText(text('home.locationNotStarted'));
const turnOn = (page: Page) => page.getByRole('button', { name: text('home.turnOnLocation') });
/** Toasts, which disappear after a while. */
const saidOfIt = (page: Page) =>
  page.getByRole('status').filter({ hasText: textWithin('home.locationErrorMessage') });

test('in the app, a denied permission and services that are off have a guide each', async ({
  page,
}) => {
  await open(page, '/platform/developerOptions');
  const machines = page.getByRole('combobox', { name: text('developer.machine') });
  await machines.selectOption({ label: 'phone.denied · 1' });
  await openHome(page);
  await expect(notStarted(page)).toBeVisible();
  await expect(saidOfIt(page)).toHaveCount(0);
  const guide = page.getByRole('dialog', { name: text('location.guideTitle') });
  await turnOn(page).tap();
  await expect(guide.getByText(text('location.stepPermission'))).toBeVisible();

  await openPlayed(page, 'phone.off');
  await expect(failed(page)).toBeVisible();
  await expect(saidOfIt(page)).toHaveCount(0);
  await turnOn(page).tap();
  await expect(guide.getByText(text('location.stepSwitchOn'))).toBeVisible();
});

test('failures without a guide retry, and recover when the position works again', async ({
  page,
}) => {
  await open(page, '/platform/developerOptions');
  await openPlayed(page, 'phone.timeout');
  await expect(failed(page)).toBeVisible();
  await expect(storeCards(page).first()).toBeVisible();
  await stopTime(page);
  await turnOn(page).tap();
  await expect(page.getByText(text('home.locating'))).toBeVisible();
  await expect(failed(page)).toHaveCount(0);
  await page.clock.resume();
  await expect(failed(page)).toBeVisible();

  await open(page, '/platform/developerOptions');
  await page
    .getByRole('combobox', { name: text('developer.machine') })
    .selectOption({ label: 'Perangkat ini' });
  await open(page);
  await expect(page.getByText(text('home.locationNote'))).toBeVisible();
});

test('in a browser a failure also shows a toast, except a timeout', async ({ page }) => {
  await open(page, '/platform/developerOptions');
  await openPlayed(page, 'browser.denied');
  await expect(notStarted(page)).toBeVisible();
  await expectSaid(page, text('home.locationErrorMessage'));
  await openPlayed(page, 'browser.missing');
  await expect(failed(page)).toBeVisible();
  await expectSaid(page, text('home.locationUnsupported'));
  await openPlayed(page, 'browser.timeout');
  await expect(failed(page)).toBeVisible();
  await expect(saidOfIt(page)).toHaveCount(0);
  await expect(storeCards(page).first()).toBeVisible();
});
