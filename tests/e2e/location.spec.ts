/** Where one is: found, refused, not to be found, or played. Spec home 4 "Location". */
import { nearbyStores } from '../support/requests.ts';
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

test('an address that cannot be found does not take the list away', async ({ page, sandbox }) => {
  await sandbox.setFaults({ path: '/digital-food/address/', kind: 'server_error' });
  await openHome(page);
  await expect(page.getByText(text('home.addressFailed'))).toBeVisible();
  await expect(storeCards(page).first()).toBeVisible();
});

test('a place can be played in developer options', async ({ page }) => {
  await open(page, '/platform/developerOptions');
  await page
    .getByLabel(text('platform.developerPosition'))
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

test('nonsense is refused in developer options', async ({ page }) => {
  await open(page, '/platform/developerOptions');
  await page
    .getByLabel(text('platform.developerPosition'))
    .selectOption({ label: 'Koordinat sendiri' });
  await page.getByLabel(text('platform.latitude')).fill('-96');
  await page.getByLabel(text('platform.longitude')).fill('106.8');
  await page.getByRole('button', { name: text('platform.usePosition') }).click();
  await expect(page.getByText(text('platform.positionInvalid')).first()).toBeVisible();
});
