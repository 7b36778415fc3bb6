/** Analytics events: complete, exactly once, and only what is switched on. */
import type { Page } from '@playwright/test';
import type { JournalEntry } from '../../../src/api/generated/types.ts';
import { grantUsage, storedEvents, storedProblems, waitingEvents } from '../../support/events.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import {
  elapse,
  elapseUntil,
  expect,
  open,
  openHome,
  openSettled,
  storeCards,
  test,
} from '../fixtures.ts';
import { text, textWithin } from '../texts.ts';

const EVENTS = '/data-report/events';

function namesIn({ body }: JournalEntry): string[] {
  // Of a call that the page left before its body had arrived nothing is known.
  const { events = [] } = body as { events?: { name: string }[] };
  return events.map(({ name }) => name);
}

const account = (page: Page) => page.getByRole('link', { name: textWithin('frame.tabAccount') });
const pages = async (sandbox: Sandbox) =>
  (await storedEvents(sandbox, 'page')).map((event) => event.page);

/**
 * Advances time until the server has the page view. A batch leaves 4 s after an event; events tracked
 * during a request leave with the next one.
 */
function pageIsTold(page: Page, sandbox: Sandbox, path: string): Promise<void> {
  return elapseUntil(page, sandbox, async () => (await pages(sandbox)).includes(path));
}

/** Browser measurements arrive at their own time, which moving the clock does not change. */
async function paintsAreTold(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const told = (type: string) =>
      new Promise<void>((done) => {
        new PerformanceObserver(() => done()).observe({ type, buffered: true });
      });
    await Promise.all(['paint', 'largest-contentful-paint'].map(told));
  });
}

test("a page view is sent with its referrer and the browser's performance figures", async ({
  page,
  sandbox,
}) => {
  await grantUsage(page);
  await openHome(page);
  await paintsAreTold(page);
  // The first performance figures are taken 2 s after the page loaded.
  await elapseUntil(
    page,
    sandbox,
    async () => (await storedEvents(sandbox, 'page_performance')).length > 0,
  );
  await pageIsTold(page, sandbox, '/');
  expect(await pages(sandbox)).toEqual(['/']);
  expect(await storedEvents(sandbox, 'page_performance')).toContainEqual({
    page: '/',
    props: expect.objectContaining({
      isFinal: false,
      fcpMs: expect.any(Number),
      lcpMs: expect.any(Number),
    }),
  });
  await account(page).tap();
  await expect(page).toHaveURL('/platform/home/account');
  await pageIsTold(page, sandbox, '/platform/home/account');
  expect(await storedEvents(sandbox, 'page')).toContainEqual({
    page: '/platform/home/account',
    props: { host: 'WEB', from: '/' },
  });
});

test('an event that could not be sent arrives once after the app was killed', async ({
  page,
  context,
  sandbox,
}) => {
  await grantUsage(page);
  await openSettled(page, sandbox);
  await sandbox.setFaults({ path: EVENTS, kind: 'reset' });
  const journal = await sandbox.journal();
  await storeCards(page).first().getByRole('link').first().tap();
  await expect(page).toHaveURL(/\/platform\/merchant/);
  const tries = () => journal.quiet(EVENTS);
  await elapseUntil(page, sandbox, async () =>
    (await tries()).flatMap(namesIn).includes('store_card'),
  );
  const tried = await tries();
  expect(new Set(tried.map(({ outcome }) => outcome))).toEqual(new Set(['RESET']));
  expect(await storedEvents(sandbox, 'store_card')).toEqual([]);
  await page.close();
  await sandbox.setFaults();

  const again = await context.newPage();
  const arrived = () => storedEvents(sandbox, 'store_card');
  await openHome(again);
  await elapseUntil(again, sandbox, async () => (await arrived()).length > 0);
  expect(await arrived()).toHaveLength(1);
  // The same events are not sent twice by the next start either.
  const next = await sandbox.journal();
  await openHome(again);
  // Stored events are sent first, so they have arrived when a page view of this start has.
  await elapseUntil(again, sandbox, async () =>
    (await next.quiet(EVENTS)).flatMap(namesIn).includes('page'),
  );
  expect(await arrived()).toHaveLength(1);
});

test('the first visit of a newcomer and five pages send no usage', async ({ page, sandbox }) => {
  const journal = await sandbox.journal();
  await openSettled(page, sandbox);
  await paintsAreTold(page);
  for (const path of [
    '/platform/merchant?storeId=S1',
    '/platform/brands',
    '/platform/flashDeal',
    '/platform/home/order',
    '/platform/home/account',
  ]) {
    await open(page, path);
    await elapse(page, sandbox, 5000);
  }
  await elapseUntil(
    page,
    sandbox,
    async () => (await storedEvents(sandbox, 'page_performance')).length > 0,
  );
  const told = await journal.quiet(EVENTS);
  const waiting = (await waitingEvents(page)).map(({ name }) => name);
  const names = new Set([...told.flatMap(namesIn), ...waiting]);
  expect(names.difference(new Set(['page_performance', 'problem']))).toEqual(new Set());
  expect(await journal.quiet('/device/report')).toEqual([]);
  // Performance names nobody: its device is that of no other call.
  const others = (await journal.quiet()).filter(({ path }) => path !== EVENTS);
  const devices = new Set(others.map(({ deviceId }) => deviceId));
  expect(devices.size).toBe(1);
  for (const { deviceId } of told) expect(devices).not.toContain(deviceId);
  for (const name of ['page', 'location', 'store_card_expo', 'voucher_view', 'cache_miss'])
    expect(await storedEvents(sandbox, name)).toEqual([]);
});

test('problems are not sent while remote monitoring is off', async ({ page, sandbox }) => {
  await grantUsage(page);
  await sandbox.call('/sandbox/config', { key: 'remote_monitoring_config', value: false });
  const journal = await sandbox.journal();
  await openSettled(page, sandbox);
  // The first screen's flags are fetched first, in a separate call.
  await journal.nextOf('/config/batch_query_config', ({ body }) =>
    JSON.stringify(body).includes('remote_monitoring_config'),
  );
  await sandbox.setFaults({ path: '/digital-food/address/', kind: 'server_error' });
  await page.getByRole('button', { name: text('home.refreshLocation') }).click();
  await expect(page.getByText(text('home.addressFailed'))).toBeVisible();
  await account(page).tap();
  await expect(page).toHaveURL('/platform/home/account');
  // Events that are not monitoring arrive, and with them everything tracked before.
  await pageIsTold(page, sandbox, '/platform/home/account');
  expect(await storedProblems(sandbox, 'location.address')).toEqual([]);
});

test('a remote flag changes the app and is cached', async ({ page, sandbox }) => {
  const key = 'explore_tab_switch';
  await sandbox.call('/sandbox/config', { key, value: false });
  await openHome(page);
  const tabs = page.getByRole('navigation', { name: text('frame.tabs') });
  await expect(tabs.getByRole('link')).toHaveCount(3);
  await sandbox.call('/sandbox/config', { key, value: true });
  await page.reload();
  await expect(tabs.getByRole('link')).toHaveCount(4);
  await sandbox.setFaults({ path: '/config/', kind: 'server_error' });
  await page.reload();
  await expect(tabs.getByRole('link')).toHaveCount(4);
});

test('developer options list tracked events live', async ({ page }) => {
  await openHome(page);
  await open(page, '/platform/developerOptions');
  const events = page.getByRole('region', { name: text('developer.events') });
  await expect(events.getByText('page', { exact: true })).toBeVisible();
});
