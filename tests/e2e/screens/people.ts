/** The account and the settings, the profile, and every step of the login. */
import { expect, type Page } from '@playwright/test';
import {
  askForLogin,
  codeField,
  demandSlider,
  lastCode,
  newPhone,
  openWhatsApp,
  phoneField,
  sheet,
} from '../../support/login-steps.ts';
import { memberOn } from '../../support/members.ts';
import { elapse } from '../fixtures.ts';
import { expectBeside } from '../looks.ts';
import { choosePhoto, cropper, nickname, photo } from '../steps/profile-steps.ts';
import { MY_REPORTS_PATH, report, settleFirst } from '../steps/report-steps.ts';
import { button, dialog } from '../find.ts';
import { text, textWithin } from '../texts.ts';
import { openSheet, type Row, type World } from './row.ts';

const INFO = '/account/queryUserInfo';

const asMember = async ({ page, sandbox }: World) => {
  await sandbox.call('/sandbox/config', { key: 'avatar_edit_switch', value: true });
  return memberOn(page, sandbox);
};
/** A pending report of a store, and a settled one of a voucher. */
async function reportTwice(world: World): Promise<void> {
  const member = await asMember(world);
  await report(world.sandbox, member, ['VOUCHER', 'HOURS']);
  await settleFirst(world.page, world.sandbox);
}
async function heldReports(world: World): Promise<void> {
  await asMember(world);
  await world.sandbox.hold(MY_REPORTS_PATH);
}
async function failedReports(world: World): Promise<void> {
  await asMember(world);
  await world.sandbox.setFaults({ path: MY_REPORTS_PATH, kind: 'server_error' });
}
const row = (page: Page, key: string) => page.getByRole('button', { name: textWithin(key) });

async function logInBy({ page, sandbox }: World, phoneNo: string): Promise<void> {
  await demandSlider(sandbox, 'NEVER');
  await askForLogin(page);
  await button(page, 'login.phone').tap();
  await phoneField(page).fill(phoneNo);
  await phoneField(page).press('Enter');
  await expect(codeField(page)).toBeVisible();
}

async function meetSlider({ page, sandbox }: World): Promise<void> {
  await demandSlider(sandbox, 'ALWAYS');
  await openSheet(page, button(page, 'platform.logIn'));
  await button(page, 'login.phone').tap();
  await phoneField(page).fill(newPhone());
  await phoneField(page).press('Enter');
  await expect(page.getByRole('slider')).toBeVisible();
}

export const peopleRows: readonly Row[] = [
  { name: 'account', routes: ['account'], says: 'platform.accountVisitor' },
  {
    name: 'account-member',
    routes: ['account'],
    before: asMember,
    says: 'profile.edit',
    inEach: ({ page }, { locale, where }) =>
      expectBeside(
        page.getByRole('heading', { name: /^Sobat/ }),
        page.getByRole('link', { name: text('profile.edit', locale) }),
        where,
      ),
  },
  {
    name: 'account-failed',
    routes: ['account'],
    before: async (world) => {
      await asMember(world);
      await world.sandbox.setFaults({ path: INFO, kind: 'server_error' });
    },
    says: 'profile.accountFailed',
  },
  {
    name: 'account-language',
    routes: ['account'],
    act: ({ page }) => openSheet(page, row(page, 'platform.accountLanguage')),
    says: 'platform.chooseLanguage',
    opensWith: 'platform.accountVisitor',
  },
  ...(
    [
      ['reports', reportTwice, 'profile.reportWaiting'],
      ['reports-none', asMember, 'profile.reportsNone'],
      ['reports-loading', heldReports, 'profile.reports'],
      ['reports-failed', failedReports, 'common.retry'],
    ] as const
  ).map(([name, before, says]): Row => ({
    name: `account-${name}`,
    routes: ['account'],
    before,
    act: ({ page }) => openSheet(page, row(page, 'profile.reports')),
    says,
    opensWith: 'profile.edit',
  })),
  {
    name: 'account-logout',
    routes: ['account'],
    before: asMember,
    act: ({ page }) => openSheet(page, button(page, 'profile.logout')),
    says: 'profile.logoutTitle',
    opensWith: 'profile.edit',
  },
  {
    name: 'welcome',
    routes: ['account'],
    before: ({ sandbox }) =>
      sandbox.call('/sandbox/config', { key: 'avatar_edit_switch', value: true }),
    act: async (world) => {
      const phoneNo = newPhone();
      await logInBy(world, phoneNo);
      await codeField(world.page).fill(await lastCode(world.sandbox, phoneNo));
      await expect(dialog(world.page, 'profile.welcomeTitle')).toBeVisible();
      await expect(nickname(world.page)).toBeVisible();
    },
    says: 'profile.welcomeTitle',
    opensWith: 'platform.accountVisitor',
  },
  { name: 'setting', routes: ['setting'], says: 'setting.permissions' },
  { name: 'setting-member', routes: ['setting'], before: asMember, says: 'setting.logoutHere' },
  ...(
    [
      ['logout', 'setting.logoutHere', 'setting.logoutHereTitle'],
      ['logout-everywhere', 'setting.logoutEverywhere', 'setting.logoutEverywhereTitle'],
    ] as const
  ).map(([name, key, says]): Row => ({
    name: `setting-${name}`,
    routes: ['setting'],
    before: asMember,
    act: ({ page }) => openSheet(page, row(page, key)),
    says,
    opensWith: 'setting.logoutHere',
  })),
  {
    name: 'setting-notifications',
    routes: ['setting'],
    use: { permissions: [] },
    act: ({ page }) => openSheet(page, row(page, 'setting.notificationsShort')),
    says: 'setting.notificationsTitle',
    opensWith: 'setting.permissions',
  },
  {
    name: 'setting-location-refused',
    routes: ['setting'],
    use: { permissions: [] },
    act: async ({ page }) => {
      const location = row(page, 'setting.locationWhy');
      await location.tap();
      await expect(location).toHaveAccessibleName(textWithin('setting.refused'));
      await openSheet(page, location);
    },
    says: 'location.guideTitle',
    opensWith: 'setting.permissions',
  },
  { name: 'licences', routes: ['licences'], says: 'setting.licencesIntro' },
  ...(
    [
      ['short', 'react-dom'],
      ['long', 'plus-jakarta-sans'],
    ] as const
  ).map(([length, name]): Row => ({
    name: `licence-${length}`,
    routes: ['licences'],
    act: async ({ page }) => {
      const sheet = await openSheet(page, page.getByRole('button', { name }));
      await expect(sheet.getByText(/^Copyright/)).toBeVisible();
    },
    says: 'common.close',
    opensWith: 'setting.licencesIntro',
  })),
  { name: 'profile', routes: ['editProfile'], before: asMember, says: 'profile.nickname' },
  { name: 'profile-visitor', routes: ['editProfile'], says: 'profile.visitorTitle' },
  {
    name: 'profile-busy',
    routes: ['editProfile'],
    before: async (world) => {
      await asMember(world);
      await world.sandbox.setFaults({ path: INFO, kind: 'rate_limited' });
    },
    says: 'profile.busy',
  },
  {
    name: 'profile-failed',
    routes: ['editProfile'],
    before: async (world) => {
      await asMember(world);
      await world.sandbox.setFaults({ path: INFO, kind: 'server_error' });
    },
    says: 'profile.loadFailed',
  },
  {
    name: 'profile-photo',
    routes: ['editProfile'],
    before: asMember,
    act: ({ page }) => openSheet(page, button(page, 'profile.changePhoto')),
    says: 'profile.photoHint',
    opensWith: 'profile.nickname',
  },
  {
    name: 'profile-crop',
    routes: ['editProfile'],
    before: asMember,
    act: async ({ page }) => {
      await choosePhoto(page, photo);
      await expect(cropper(page)).toBeVisible();
    },
    says: 'profile.applyCrop',
    inEach: ({ page }, { locale }) =>
      expect(
        page.getByRole('button', { name: text('profile.applyCrop', locale) }),
      ).toBeInViewport(),
    opensWith: 'profile.nickname',
  },
  {
    name: 'profile-leave',
    routes: ['editProfile'],
    before: asMember,
    act: async ({ page }) => {
      await nickname(page).fill('Rina');
      await openSheet(page, button(page, 'common.back').or(button(page, 'common.toHome')).first());
    },
    says: 'profile.leaveTitle',
    opensWith: 'profile.nickname',
  },
  {
    name: 'login',
    routes: ['account'],
    act: ({ page }) => openSheet(page, button(page, 'platform.logIn')),
    says: 'login.whatsapp',
    inEach: ({ page }, { locale }) =>
      expect(page.getByRole('link', { name: text('login.privacy', locale) })).toBeVisible(),
    opensWith: 'platform.accountVisitor',
  },
  {
    name: 'login-phone',
    routes: ['account'],
    act: async ({ page }) => {
      await openSheet(page, button(page, 'platform.logIn'));
      await button(page, 'login.phone').tap();
      await phoneField(page).press('Enter');
    },
    says: 'login.phoneEmpty',
    opensWith: 'platform.accountVisitor',
  },
  {
    name: 'login-slider',
    routes: ['account'],
    act: async (world) => {
      await meetSlider(world);
      await world.page.getByRole('slider').press('ArrowRight');
    },
    says: 'login.sliderHow',
    opensWith: 'platform.accountVisitor',
  },
  {
    name: 'login-work',
    routes: ['account'],
    act: async (world) => {
      await meetSlider(world);
      await world.sandbox.setFaults({ path: '/account/checkSlider', kind: 'reset' });
      await button(world.page, 'login.sliderQuestion').tap();
    },
    says: 'login.sliderWork',
    opensWith: 'platform.accountVisitor',
  },
  {
    name: 'login-working',
    routes: ['account'],
    act: async (world) => {
      await meetSlider(world);
      await world.sandbox.setFaults({ path: '/account/checkSlider', kind: 'hold' });
      await button(world.page, 'login.sliderQuestion').tap();
    },
    says: 'login.sliderChecking',
    opensWith: 'platform.accountVisitor',
  },
  {
    name: 'login-code',
    routes: ['account'],
    act: async (world) => {
      await logInBy(world, newPhone());
      await codeField(world.page).fill('123');
    },
    says: 'login.codeLabel',
    opensWith: 'platform.accountVisitor',
  },
  {
    name: 'login-waiting',
    routes: ['account'],
    act: async ({ page }) => {
      await askForLogin(page);
      await (await openWhatsApp(page)).close();
    },
    says: 'login.titleWaiting',
    opensWith: 'platform.accountVisitor',
  },
  {
    name: 'login-expired',
    routes: ['account'],
    act: async ({ page, sandbox }) => {
      await askForLogin(page);
      await (await openWhatsApp(page)).close();
      await elapse(page, sandbox, 301_000);
      await expect(sheet(page, 'login.titleExpired')).toBeVisible();
    },
    says: 'login.titleExpired',
    opensWith: 'platform.accountVisitor',
  },
];
