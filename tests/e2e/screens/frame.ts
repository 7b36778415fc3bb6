/** The other tabs, the 404 page, legal texts, the app's page, and screens that are still to come. */
import { expect } from '@playwright/test';
import * as codes from '../../../src/api/generated/codes.ts';
import { pathnames, type RouteName } from '../../../src/paths.ts';
import { memberOn } from '../../support/members.ts';
import { open } from '../fixtures.ts';
import { goOffline } from '../speak.ts';
import { sariOn } from '../steps/order-steps.ts';
import { button, dialog } from '../find.ts';
import { text } from '../texts.ts';
import { titleOf } from './titles.ts';
import { openSheet, type Row, type World } from './row.ts';

/** Of trouble: offline, failed, busy. */
const DRAWINGS = 3;

/** Counts the drawings that the page has loaded. */
function countDrawings(): void {
  const found = new PerformanceObserver((list) => {
    const drawings = list.getEntries().filter(({ name }) => /\/assets\/.*\.svg$/.test(name));
    window.drawings = (window.drawings ?? 0) + drawings.length;
  });
  found.observe({ type: 'resource', buffered: true });
}

declare global {
  interface Window {
    drawings?: number;
  }
}

/** Routes whose screens are still to come, each under its own name. */
export const COMING: readonly RouteName[] = [
  'invitationTheme',
  'myRewards',
  'friendActivity',
  'bargainActivity',
  'bargainDetail',
  'signIn',
  'accountDeletionDeclaration',
  'accountDeletionAssetsCheck',
  'accountDeletionVerify',
  'accountDeletionSubmit',
  'accountDeletionPolicy',
];

/** By client-side navigation, without a page load. */
async function goTo({ page }: World, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ key: crypto.randomUUID(), idx: 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}

/** As stored by developer options. */
const withPhone =
  (state: string) =>
  ({ page }: World) =>
    page.addInitScript((kept) => {
      localStorage.setItem('jajan.simulatedHost', JSON.stringify(`phone?${kept}`));
    }, state);

/** The server asks for a later version than this one. */
const asksForLater = ({ sandbox }: World) =>
  sandbox.call('/sandbox/config', {
    key: 'web_client_config',
    value: {
      minVersionCode: '999000000',
      downloadUrls: { android: 'https://jajan.example/download/android' },
    },
  });

export const frameRows: readonly Row[] = [
  {
    name: 'coming',
    routes: COMING,
    says: 'platform.comingDescription',
    check: async (world) => {
      for (const route of COMING) {
        await goTo(world, pathnames[route]);
        await expect(world.page).toHaveTitle(titleOf(route));
        await expect(world.page.getByText(text('platform.comingDescription'))).toBeVisible();
        await expect(
          world.page.getByRole('heading', { name: text('platform.notFoundTitle') }),
        ).toHaveCount(0);
      }
      await goTo(world, pathnames.signIn);
    },
  },
  {
    name: 'not-found',
    routes: [],
    path: '/platform/nowhere',
    says: 'platform.notFoundDescription',
  },
  {
    name: 'offline',
    routes: ['account'],
    path: pathnames.account,
    before: ({ page }) => page.addInitScript(countDrawings),
    act: async ({ page }) => {
      // They are loaded in the background, while there is a network.
      await expect
        .poll(() => page.evaluate(() => window.drawings))
        .toBeGreaterThanOrEqual(DRAWINGS);
      await goOffline(page);
      await expect(page.locator('[data-state=offline] img')).not.toHaveJSProperty(
        'naturalWidth',
        0,
      );
    },
    says: 'frame.offlineTitle',
    opensWith: 'platform.accountVisitor',
  },
  {
    name: 'offline-wallet',
    routes: ['setting'],
    path: pathnames.setting,
    before: async ({ page, sandbox }) => {
      await sariOn(page, sandbox);
      await open(page, pathnames.myCouponList);
      await expect(page.getByText(text('wallet.keptInBrowser'))).toBeVisible();
    },
    act: async ({ page }) => {
      await goOffline(page);
      await expect(page.getByRole('button', { name: text('platform.pageCoupons') })).toBeVisible();
    },
    says: 'frame.offlineTitle',
    opensWith: 'setting.logoutHere',
  },
  {
    name: 'outdated',
    routes: [],
    path: '/',
    before: async (world) => {
      await memberOn(world.page, world.sandbox);
      await asksForLater(world);
    },
    says: 'frame.outdatedTitle',
    check: async ({ page }) => {
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(button(page, 'common.reload')).toBeVisible();
      await button(page, 'platform.pageCoupons').tap();
      await expect(page).toHaveTitle(titleOf('myCouponList'));
      await page.goBack();
      await expect(button(page, 'common.reload')).toBeVisible();
    },
  },
  {
    name: 'outdated-app',
    routes: [],
    path: pathnames.setting,
    before: async (world) => {
      await withPhone('location=granted')(world);
      await asksForLater(world);
    },
    says: 'frame.outdatedTitle',
    use: { permissions: ['geolocation'] },
    check: async ({ page }) => {
      // A visitor has no vouchers.
      await expect(button(page, 'platform.pageCoupons')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(1);
      await expect(button(page, 'frame.outdatedUpdate')).toBeVisible();
    },
  },
  { name: 'terms', routes: ['loginProtocol'], says: 'legal.contents' },
  {
    name: 'privacy',
    routes: ['privacyPolicy'],
    says: 'legal.contents',
    check: async ({ page }) => {
      const contents = page.getByRole('navigation', { name: text('legal.contents') });
      await contents.getByRole('button', { name: 'Hak Anda' }).click();
      const heading = page.getByRole('heading', { name: /Hak Anda/ });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
    },
    // The name of the law is the same in all languages.
    inEach: ({ page }) => expect(page.getByText(/UU PDP/).first()).toBeVisible(),
  },
  {
    name: 'app-download',
    routes: ['appDownload'],
    path: `${pathnames.appDownload}?code=JAJAN10`,
    says: 'links.downloadHeading',
    act: ({ page }) => expect(button(page, 'links.getAndroid')).toBeVisible(),
    // Who comes with a code sees its field first.
    check: ({ page }) => {
      const field = page.getByLabel(text('links.redeemLabel'));
      return expect(field.or(button(page, 'links.getAndroid')).first()).toHaveRole('textbox');
    },
  },
  {
    name: 'app-download-failed',
    routes: ['appDownload'],
    before: ({ sandbox }) =>
      sandbox.setFaults({
        path: '/config/batch_query_config',
        kind: 'business',
        field: codes.VALUE_INVALID,
      }),
    says: 'links.storeFailed',
  },
  {
    name: 'app-download-bad-code',
    routes: ['appDownload'],
    act: async ({ page }) => {
      await page.getByLabel(text('links.redeemLabel')).fill('ab');
      await page.getByLabel(text('links.redeemLabel')).press('Enter');
    },
    says: 'links.redeemInvalid',
    opensWith: 'links.downloadHeading',
  },
  { name: 'developer-options', routes: ['developerOptions'], says: 'platform.developerTitle' },
  {
    name: 'developer-log',
    routes: ['developerOptions'],
    before: withPhone('location=granted&lastRun=panic'),
    act: async ({ page }) => {
      await expect(page.getByRole('list', { name: text('developer.log') })).toBeVisible();
      await button(page, 'developer.logCopy').scrollIntoViewIfNeeded();
    },
    says: 'developer.logRunFailed',
    opensWith: 'platform.developerTitle',
    check: async ({ page }) => {
      const alert = page
        .getByRole('alert')
        .filter({ has: page.getByText(text('developer.logRunFailed')) });
      await expect(alert).toContainText('panic in main');
      await expect(button(page, 'developer.logShare')).toBeEnabled();
    },
  },
  {
    name: 'phone',
    routes: ['developerOptions'],
    before: withPhone('location=granted'),
    says: 'phone.title',
    opensWith: 'phone.stop',
  },
  {
    name: 'scan-why',
    routes: ['developerOptions'],
    use: { permissions: ['geolocation'] },
    act: ({ page }) => openSheet(page, button(page, 'developer.scanOpen')),
    says: 'scan.why',
    opensWith: 'platform.developerTitle',
  },
  {
    // The launcher's shortcut: over home, once, and the camera is explained before it is asked for.
    name: 'scan-shortcut',
    routes: ['homeTab'],
    path: '/platform/home?scan=1',
    use: { permissions: ['geolocation'] },
    says: 'scan.why',
    check: ({ page }) => expect(page).toHaveURL(/\/platform\/home$/),
  },
  {
    name: 'scan-no-camera',
    routes: ['developerOptions'],
    use: { permissions: ['geolocation'] },
    act: async ({ page }) => {
      await openSheet(page, button(page, 'developer.scanOpen'));
      await button(dialog(page, 'scan.title'), 'scan.allow').tap();
    },
    says: 'scan.missingTitle',
    opensWith: 'platform.developerTitle',
  },
  ...(
    [
      ['phone-asks', 'phone.askCamera', undefined],
      ['scan-refused', 'scan.deniedTitle', 'phone.deny'],
    ] as const
  ).map(([name, says, answer]): Row => ({
    name,
    routes: ['developerOptions'],
    before: withPhone('location=granted&camera=askAgain'),
    act: async ({ page }) => {
      await openSheet(page, button(page, 'developer.scanOpen'));
      await button(dialog(page, 'scan.title'), 'scan.allow').tap();
      const question = dialog(page, 'phone.askCamera');
      await expect(question).toBeVisible();
      if (answer !== undefined) await button(question, answer).tap();
    },
    says,
    opensWith: 'platform.developerTitle',
  })),
];
