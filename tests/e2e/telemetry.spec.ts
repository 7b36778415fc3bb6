/** What the app tells the server of its use: complete, once, and only what was switched on. */
import type { JournalEntry } from '../../src/api/generated/types.ts';
import { storedEvents, storedProblems } from '../support/events.ts';
import { Sandbox, webFolder } from '../support/sandbox.ts';
import {
  elapse,
  expect,
  leaveAndStop,
  open,
  openHome,
  openSettled,
  settled,
  storeCards,
  test,
} from './fixtures.ts';
import { text } from './texts.ts';

const REPORT = '/data-report/events';
/** Events wait for others for 4 s. */
const FLUSH_MS = 5000;

function namesIn({ body }: JournalEntry): string[] {
  return (body as { events: { name: string }[] }).events.map(({ name }) => name);
}

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
  sandbox,
}) => {
  const first = await context.newPage();
  await openSettled(first, sandbox);
  await sandbox.setFaults({ path: REPORT, kind: 'reset' });
  const blocked = await sandbox.journal();
  await storeCards(first).first().getByRole('link').first().tap();
  await expect(first).toHaveURL(/\/platform\/merchant/);
  await elapse(first, sandbox, FLUSH_MS);
  const tried = await blocked.quiet(REPORT);
  expect(tried.flatMap(namesIn), 'it has tried').toContain('store_card');
  expect(new Set(tried.map(({ outcome }) => outcome))).toEqual(new Set(['RESET']));
  await first.close();
  await sandbox.setFaults();
  const again = await context.newPage();
  await openHome(again);
  const count = async () => (await storedEvents(sandbox, 'store_card')).length;
  expect(await count()).toBe(0);
  await elapse(again, sandbox, FLUSH_MS);
  await expect.poll(count).toBe(1);
  // The same events are not sent twice by the next start either.
  const pages = async () => (await storedEvents(sandbox, 'page')).length;
  const before = await pages();
  await again.reload();
  await expect(storeCards(again).first()).toBeVisible();
  await expect.poll(pages).toBeGreaterThan(before);
  expect(await count()).toBe(1);
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
