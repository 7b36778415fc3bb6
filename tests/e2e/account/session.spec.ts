/** Tokens, refresh, replay, frozen, logout, tabs: security.md A.6 and A.7 in a browser. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import * as codes from '../../../src/api/generated/codes.ts';
import type { Fault, JournalEntry, SandboxState } from '../../../src/api/generated/types.ts';
import { hostileTexts } from '../../support/hostile-texts.ts';
import {
  askForCode,
  codeField,
  demandSlider,
  lastCode,
  newPhone,
} from '../../support/login-steps.ts';
import { keepLogin, keptTokens, memberOn, newMember } from '../../support/members.ts';
import { filterLabel, storeListPath } from '../../support/requests.ts';
import { expectSaid } from '../../support/said.ts';
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
import { expectRenewed, expire, expiredOn } from '../steps/session-steps.ts';
import { text, textWithin } from '../texts.ts';

const REFRESH = '/account/refreshToken';
const LOGOUT = '/account/logout';
const ACCOUNT = '/platform/home/account';

const login = (page: Page) =>
  page.getByRole('dialog').filter({ hasText: textWithin('login.title') });
const visitor = (page: Page) => page.getByRole('button', { name: text('platform.logIn') });

test('home with an expired token: one refresh, and every call is answered', async ({
  page,
  sandbox,
}) => {
  const member = await expiredOn(page, sandbox);
  const journal = await sandbox.journal();
  await openHome(page);
  const calls = await journal.quiet();
  expect(calls.filter(({ path }) => path === REFRESH)).toHaveLength(1);
  const last = new Map(calls.map(({ path, status }) => [path, status]));
  expect([...last].filter(([, status]) => status !== 200)).toEqual([]);
  await expectRenewed(page, member);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('two tabs with the same expired token: one refresh, both stay logged in', async ({
  page,
  context,
  sandbox,
}) => {
  const member = await memberOn(page, sandbox);
  // Opened as by a link. Between processes the storage event may arrive after the lock is released;
  // then the server's 30 s for the same successor apply, and there are two calls.
  const opened = context.waitForEvent('page');
  // oxlint-disable-next-line no-restricted-properties -- the browser's own, where no app is
  await page.evaluate(() => void window.open('/healthz'));
  const second = await opened;
  await Promise.all([openHome(page), openHome(second)]);
  // Leave the app first: a pending call would be refused and start its own refresh.
  await Promise.all([page.goto('/healthz'), second.goto('/healthz')]);
  await expire(sandbox, member.userId, 'ACCESS');
  const journal = await sandbox.journal();
  await Promise.all([openHome(page), openHome(second)]);
  // Home was visited, so its cached cards show before any call.
  await journal.all(REFRESH);
  for (const tab of [page, second]) {
    await tab.goto(ACCOUNT);
    await expect(tab.getByRole('heading', { name: text('platform.accountTitle') })).toBeVisible();
    await expect(visitor(tab)).toHaveCount(0);
  }
  expect(await journal.all(REFRESH)).toHaveLength(1);
});

const losses: Fault[] = [
  { path: REFRESH, kind: 'reset', delayMs: 0, remaining: 2 },
  // The server commits, but its reply is cut off.
  { path: REFRESH, kind: 'malformed_body', delayMs: 0, remaining: 1 },
];
for (const fault of losses) {
  test(`a refresh whose reply is lost (${fault.kind}) is retried: still logged in`, async ({
    page,
    sandbox,
  }) => {
    const member = await expiredOn(page, sandbox);
    await sandbox.setFaults(fault);
    await openHome(page);
    await expectRenewed(page, member);
    const { faults } = (await sandbox.call('/sandbox/query')) as SandboxState;
    expect(faults.filter(({ remaining }) => remaining !== 0)).toEqual([]);
  });
}

const refusals: Fault[] = [
  { path: REFRESH, kind: 'rate_limited', delayMs: 0 },
  { path: REFRESH, kind: 'server_error', delayMs: 0 },
];
for (const fault of refusals) {
  test(`a refresh that fails with ${fault.kind} does not log out`, async ({ page, sandbox }) => {
    const member = await expiredOn(page, sandbox);
    await sandbox.setFaults(fault);
    const journal = await sandbox.journal();
    await open(page);
    await journal.next(REFRESH);
    // Open calls are answered as a visitor's meanwhile.
    await elapseUntil(page, sandbox, () => storeCards(page).first().isVisible());
    expect(await keptTokens(page)).toMatchObject({ refreshToken: member.refreshToken });
    await expect(login(page)).toHaveCount(0);
    await sandbox.setFaults();
    const after = await sandbox.journal();
    await elapseUntil(page, sandbox, async () => {
      const kept = await keptTokens(page);
      return kept?.accessToken !== undefined && kept.accessToken !== member.accessToken;
    });
    await expectRenewed(page, member);
    // The member's data is refetched.
    await after.next(storeListPath.distance);
  });
}

test('an access token that expired by the clock is renewed', async ({ page, sandbox }) => {
  const member = await memberOn(page, sandbox);
  await elapse(page, sandbox, 31 * 60_000);
  await openHome(page);
  await expectRenewed(page, member);
});

test("a login outside home refetches home's list", async ({ page, sandbox }) => {
  await demandSlider(sandbox, 'NEVER');
  await openSettled(page, sandbox);
  const tab = (key: string) => page.getByRole('navigation').getByRole('link', { name: text(key) });
  await tab('frame.tabAccount').tap();
  await visitor(page).tap();
  const phoneNo = newPhone();
  await askForCode(page, phoneNo);
  const journal = await sandbox.journal();
  await codeField(page).fill(await lastCode(sandbox, phoneNo));
  await page
    .getByRole('button', { name: text('profile.skip') })
    .last()
    .tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tab('frame.tabHome').tap();
  await journal.next(storeListPath.distance);
});

test('a frozen user is logged out with the reason, and home keeps working', async ({
  page,
  sandbox,
}) => {
  const member = await memberOn(page, sandbox);
  await sandbox.call('/sandbox/freeze', { phoneNo: member.phoneNo, reason: 'UNUSUAL_ORDERS' });
  await open(page);
  const dialog = page.getByRole('dialog', { name: text('login.titleFrozen') });
  await expect(dialog.getByRole('alert')).toContainText(/beku/i);
  await expect(dialog.getByText(text('login.introFrozen'))).toBeVisible();
  expect(await keptTokens(page)).toBeUndefined();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(storeCards(page).first()).toBeVisible();
  await page.goto(ACCOUNT);
  await expect(visitor(page)).toBeVisible();
});

test('a session that was ended elsewhere asks for a login without blocking home', async ({
  page,
  sandbox,
}) => {
  const member = await memberOn(page, sandbox);
  await expire(sandbox, member.userId, 'SESSION');
  await open(page);
  await expect(page.getByRole('dialog')).toContainText(textWithin('login.invalid'));
  expect(await keptTokens(page)).toBeUndefined();
  await page.keyboard.press('Escape');
  await expect(storeCards(page).first()).toBeVisible();
});

/** Why the server refuses the token; undefined when it does not. */
async function refusalOf(sandbox: Sandbox, token: string): Promise<string | undefined> {
  const body = { keys: ['explore_tab_switch'] };
  const { envelope } = await sandbox.send('/config/batch_query_config', body, { token });
  return envelope.error?.code;
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: text('profile.logout') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('profile.logout') })
    .click();
}

test('a logout in one tab logs out the other, and removes all data of the user', async ({
  page,
  context,
  sandbox,
}) => {
  const member = await memberOn(page, sandbox);
  const other = await context.newPage();
  await openHome(other);
  await open(other, ACCOUNT);
  await open(page, ACCOUNT);
  const journal = await sandbox.journal();
  await logOut(page);
  await expect(visitor(page)).toBeVisible();
  await expect(visitor(other)).toBeVisible();
  // The device clears its data at once; the server is told later.
  await journal.next(LOGOUT);
  expect(await refusalOf(sandbox, member.accessToken)).toBe(codes.SESSION_INVALID);
  const left = await page.evaluate(() => Object.keys(localStorage));
  for (const key of ['jajan.tokenInfo', 'jajan.my.userInfo', 'jajan-secret.pendingLogout']) {
    expect(left).not.toContain(key);
  }
});

test('an offline logout takes effect at once, and reaches the server later', async ({
  page,
  sandbox,
}) => {
  const member = await memberOn(page, sandbox);
  await open(page, ACCOUNT);
  await sandbox.setFaults({ path: LOGOUT, kind: 'reset', delayMs: 0 });
  await logOut(page);
  await expect(visitor(page)).toBeVisible();
  expect(await keptTokens(page)).toBeUndefined();
  await expectSaid(page, text('profile.logoutLater'));
  expect(await refusalOf(sandbox, member.accessToken)).toBeUndefined();

  await sandbox.setFaults();
  const journal = await sandbox.journal();
  await page.reload();
  await journal.next(LOGOUT);
  expect(await refusalOf(sandbox, member.accessToken)).toBe(codes.SESSION_INVALID);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('jajan-secret.pendingLogout')))
    .toBeNull();
});

test('the next user of a device sees no data of the previous one, also without a reply', async ({
  page,
  sandbox,
}) => {
  const first = await newMember(sandbox);
  const lastDigits = first.phoneNo.slice(-4);
  await keepLogin(page, first);
  await openHome(page);
  await open(page, ACCOUNT);
  await expect(page.getByText(lastDigits)).toBeVisible();
  await logOut(page);
  await expect(visitor(page)).toBeVisible();
  await expect(page.getByText(lastDigits)).toHaveCount(0);
  const left = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  const { phoneNo, userId, accessToken, refreshToken } = first;
  for (const mine of [phoneNo, userId, accessToken, refreshToken, 'jajan.homeStoreList']) {
    expect(left).not.toContain(mine);
  }

  await memberOn(page, sandbox);
  await sandbox.setFaults({ path: '/', kind: 'server_error', delayMs: 0 });
  await open(page, ACCOUNT);
  await expect(page.getByRole('button', { name: text('profile.logout') })).toBeVisible();
  await expect(page.getByText(lastDigits)).toHaveCount(0);
});

/** Asks a visitor to log in; gives the filter. */
async function tapCouponFilter(page: Page, sandbox: Sandbox): Promise<Locator> {
  const filter = page
    .getByRole('group', { name: text('home.filters') })
    .getByRole('button', { name: await filterLabel(sandbox, 'COUPON_AVAILABLE') })
    .first();
  await filter.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  return filter;
}

test('a pending action continues when another tab has logged in', async ({
  page,
  context,
  sandbox,
}) => {
  const member = await newMember(sandbox);
  await openSettled(page, sandbox);
  const filter = await tapCouponFilter(page, sandbox);
  const journal = await sandbox.journal();
  await keepLogin(await context.newPage(), member);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  const isFiltered = ({ body }: JournalEntry) =>
    JSON.stringify(body).includes('"COUPON_AVAILABLE"');
  await journal.nextOf(storeListPath.distance, isFiltered);
  const filtered = (await journal.quiet(storeListPath.distance)).filter(isFiltered);
  expect(filtered.map(({ userId }) => userId)).toEqual([member.userId]);
});

test('cancelling a login drops the pending action', async ({ page, context, sandbox }) => {
  const member = await newMember(sandbox);
  await openSettled(page, sandbox);
  const filter = await tapCouponFilter(page, sandbox);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('jajan.pendingAction'))).toBeNull();
  const journal = await sandbox.journal();
  await keepLogin(await context.newPage(), member);
  // Data fetched as a visitor is refetched.
  expect((await journal.next(storeListPath.distance)).userId).toBe(member.userId);
  await expect(filter).toHaveAttribute('aria-pressed', 'false');
});

/** All stored values except the token key. */
async function dump(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const [key, value] of Object.entries(localStorage)) {
      if (key !== 'jajan.tokenInfo') found.push(`${key}=${value}`);
    }
    for (const [key, value] of Object.entries(sessionStorage)) found.push(`${key}=${value}`);
    for (const { name } of await indexedDB.databases()) found.push(`database ${name}`);
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        found.push(request.url, (await (await cache.match(request))?.text()) ?? '');
      }
    }
    found.push(document.cookie, location.href, document.documentElement.textContent ?? '');
    return found.join('\n');
  });
}

/** Every URL that the page requested, with its query. */
async function addresses(page: Page): Promise<string> {
  return page.evaluate(() =>
    [location, ...performance.getEntriesByType('resource')]
      .map((each) => ('name' in each ? each.name : each.href))
      .join('\n'),
  );
}

test('tokens are in one storage key only: in no address, no event, no other key', async ({
  page,
  sandbox,
}) => {
  const member = await expiredOn(page, sandbox);
  const journal = await sandbox.journal();
  await openHome(page);
  const asked = await addresses(page);
  await page.goto(ACCOUNT);
  await expect(page.getByRole('button', { name: text('profile.logout') })).toBeVisible();
  const kept = await keptTokens(page);
  expect(kept?.accessToken.length).toBeGreaterThan(20);
  const calls = await journal.quiet();
  expect(calls.map(({ path }) => path)).toContain(REFRESH);
  const bodies = calls
    .filter(({ path }) => path !== REFRESH)
    .map(({ body }) => JSON.stringify(body));
  // The journal redacts fields of these names.
  expect(bodies.filter((body) => /"(?:access|refresh)Token"/.test(body))).toEqual([]);
  const all = [asked, await addresses(page), ...bodies, await dump(page)].join('\n');
  for (const secret of [member, kept].flatMap((each) => [each?.accessToken, each?.refreshToken])) {
    expect(all).not.toContain(secret ?? 'none');
  }
});

test('hostile text in every storage key is dropped', async ({ page }) => {
  // Every key has a value in it: tests/contract/stored.test.ts.
  const stored = JSON.parse(readFileSync('tests/contract/stored/002010003.json', 'utf8')) as object;
  const keys = Object.keys(stored).map((key) => `jajan.${key}`);
  await page.goto('/healthz');
  // All combinations of keys and texts are in tests/contract/hostile-storage.test.ts.
  await page.evaluate(
    ([names, texts]) => {
      for (const [at, name] of names.entries())
        localStorage.setItem(name, texts[at % texts.length] ?? '');
    },
    [[...keys, 'jajan-secret.pendingLogout'], hostileTexts] as const,
  );
  await openHome(page);
  expect(await page.evaluate(() => localStorage.getItem('jajan.tokenInfo'))).toBeNull();
  await page.goto(ACCOUNT);
  await expect(visitor(page)).toBeVisible();
});
