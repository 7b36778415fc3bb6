/** What the app tells the server of its use: complete, once, and only what was switched on. */
import { storedEvents, storedProblems } from '../support/events.ts';
import { Sandbox, webFolder } from '../support/sandbox.ts';
import { expect, leaveAndStop, open, openHome, settled, storeCards, test } from './fixtures.ts';
import { text } from './texts.ts';

let own: Sandbox;
test.beforeEach(async () => {
  own = await Sandbox.start({ web: webFolder });
});
test.afterEach(({ page }) => leaveAndStop(page, own));

test('a page is told a second after it, with the one before', async ({ page }) => {
  await open(page, `${own.baseUrl}/`);
  await expect(storeCards(page).first()).toBeVisible();
  await expect
    .poll(async () => (await storedEvents(own, 'page')).map((event) => event.page), {
      timeout: 20_000,
    })
    .toEqual(['/']);
  await page.getByRole('link', { name: /Akun/ }).first().tap();
  await expect
    .poll(() => storedEvents(own, 'page'), { timeout: 20_000 })
    .toContainEqual({ page: '/platform/home/account', props: { host: 'WEB', from: '/' } });
});

test('how fast it was is told, measured by the browser', async ({ page }) => {
  await open(page, `${own.baseUrl}/`);
  await expect
    .poll(() => storedEvents(own, 'page_performance'), { timeout: 20_000 })
    .toContainEqual({
      page: '/',
      props: expect.objectContaining({
        isFinal: false,
        fcpMs: expect.any(Number),
        lcpMs: expect.any(Number),
      }),
    });
});

test('an event that could not leave arrives after the app was killed, once', async ({
  context,
}) => {
  const first = await context.newPage();
  await first.goto(own.baseUrl);
  await settled(first, own);
  await own.setFaults({ path: '/data-report', kind: 'reset' });
  await storeCards(first).first().getByRole('link').first().tap();
  await expect(first).toHaveURL(/\/platform\/merchant/);
  await first.close();
  expect(await storedEvents(own, 'store_card')).toEqual([]);
  await own.setFaults();
  const again = await context.newPage();
  await again.goto(own.baseUrl);
  const count = async () => (await storedEvents(own, 'store_card')).length;
  await expect.poll(count, { timeout: 20_000 }).toBe(1);
  // The same events are not sent twice by the next start either.
  const pages = async () => (await storedEvents(own, 'page')).length;
  const before = await pages();
  await again.reload();
  await expect(storeCards(again).first()).toBeVisible();
  await expect.poll(pages, { timeout: 20_000 }).toBeGreaterThan(before);
  expect(await count()).toBe(1);
  await again.close();
});

test('remote monitoring, switched off, holds problems back', async ({ page }) => {
  await own.call('/sandbox/config', { key: 'remote_monitoring_config', value: false });
  const asked = page.waitForResponse(
    async (response) =>
      response.url().endsWith('/config/batch_query_config') &&
      (await response.text()).includes('remote_monitoring_config'),
  );
  await page.goto(own.baseUrl);
  await asked;
  await settled(page, own);
  await own.setFaults({ path: '/digital-food/address/', kind: 'server_error' });
  await page.getByRole('button', { name: text('home.refreshLocation') }).click();
  await expect(page.getByText(text('home.addressFailed'))).toBeVisible();
  await page.getByRole('link', { name: /Akun/ }).first().tap();
  // What is not monitoring arrives, and so does all that was tracked before it.
  await expect
    .poll(async () => (await storedEvents(own, 'page')).map((event) => event.page), {
      timeout: 20_000,
    })
    .toContain('/platform/home/account');
  expect(await storedProblems(own, 'location.address')).toEqual([]);
});

test('a flag of the server changes the app, and is remembered', async ({ page }) => {
  await own.call('/sandbox/config', { key: 'explore_tab_switch', value: true });
  await page.goto(own.baseUrl);
  const tabs = page.getByRole('navigation', { name: text('frame.tabs') });
  await expect(tabs.getByRole('link')).toHaveCount(4);
  await own.setFaults({ path: '/config/', kind: 'server_error' });
  await page.reload();
  await expect(tabs.getByRole('link')).toHaveCount(4);
});

test('the developer sees what was tracked, live', async ({ page }) => {
  await openHome(page);
  await page.goto(`${own.baseUrl}/platform/developerOptions`);
  const events = page.getByRole('region', { name: text('developer.events') });
  await expect(events.getByText('page', { exact: true })).toBeVisible();
});
