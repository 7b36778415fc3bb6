/** Every native permission and failure, on the simulated phone. */
import type { Page } from '@playwright/test';
import { memberOn } from '../../support/members.ts';
import { expectSaid } from '../../support/said.ts';
import { expect, open, openHome, scroller, stopTime, storeCards, test } from '../fixtures.ts';
import { desk, openPanel, OPTIONS, withPhone } from '../steps/phone-steps.ts';
import { ACCOUNT, freshPhone, logInByPhone } from '../steps/profile-steps.ts';
import { text, textWithin } from '../texts.ts';

const asks = (page: Page, key: string) => page.getByRole('dialog', { name: text(key) });
const answer = (page: Page, dialog: string, key: string) =>
  asks(page, dialog)
    .getByRole('button', { name: text(key) })
    .tap();
const set = (page: Page, field: string, choice: string) =>
  desk(page).getByLabel(text(field)).selectOption(choice);

test('it is switched on and off in developer options', async ({ page }) => {
  await open(page, OPTIONS);
  await page.getByRole('button', { name: text('phone.start') }).tap();
  await expect(desk(page)).toBeVisible();
  await page.getByRole('button', { name: text('phone.stop') }).tap();
  await expect(page.getByRole('button', { name: text('phone.start') })).toBeVisible();
  await expect(desk(page)).toHaveCount(0);
});

test.describe('location', () => {
  for (const [name, state, reply, words] of [
    ['precise', '', 'phone.precise', 'home.locationSimulated'],
    ['approximate', '', 'phone.coarse', 'home.locationSimulated'],
    ['refused once', '', 'phone.deny', 'home.locationNotStarted'],
    ['never found', 'position=unavailable', 'phone.precise', 'home.locationFailed'],
    ['too late', 'position=timeout', 'phone.precise', 'home.locationFailed'],
  ] as const) {
    test(`asked and ${name}`, async ({ page }) => {
      await withPhone(page, state);
      await open(page);
      await answer(page, 'phone.askLocation', reply);
      await expect(page.getByText(text(words))).toBeVisible();
      await expect(storeCards(page).first()).toBeVisible();
    });
  }

  test('after a refusal nobody is asked without a tap; the guide comes when no dialog does', async ({
    page,
  }) => {
    const turnOn = page.getByRole('button', { name: text('home.turnOnLocation') });
    await withPhone(page, 'location=askAgain');
    await openHome(page);
    await expect(page.getByText(text('home.locationNotStarted'))).toBeVisible();
    await expect(asks(page, 'phone.askLocation')).toHaveCount(0);
    await turnOn.tap();
    await answer(page, 'phone.askLocation', 'phone.deny');
    await expect(page.getByText(text('home.locationNotStarted'))).toBeVisible();
    await expect(page.getByRole('dialog', { name: text('location.guideTitle') })).toHaveCount(0);
    await turnOn.tap();
    await expect(page.getByText(text('location.stepAllow'))).toBeVisible();
    await expect(asks(page, 'phone.askLocation')).toHaveCount(0);
  });

  test('a refusal is taken back by a tap', async ({ page }) => {
    await withPhone(page, 'location=askAgain');
    await openHome(page);
    await page.getByRole('button', { name: text('home.turnOnLocation') }).tap();
    await answer(page, 'phone.askLocation', 'phone.coarse');
    await expect(page.getByText(text('home.locationSimulated'))).toBeVisible();
  });

  test('settings: a tap on the row asks again', async ({ page }) => {
    await withPhone(page, 'location=askAgain');
    await open(page, '/platform/setting');
    const row = page.getByRole('button', { name: textWithin('setting.locationWhy') });
    await row.tap();
    await answer(page, 'phone.askLocation', 'phone.deny');
    await expect(row).toHaveAccessibleName(textWithin('setting.refused'));
    await row.tap();
    await expect(page.getByText(text('location.stepAllow'))).toBeVisible();
  });

  test('location services off: the guide says where to switch them on', async ({ page }) => {
    await withPhone(page, 'services=off&location=granted');
    await openHome(page);
    await expect(page.getByText(text('home.locationFailed'))).toBeVisible();
    await page.getByRole('button', { name: text('home.turnOnLocation') }).tap();
    await expect(page.getByText(text('location.stepSwitchOn'))).toBeVisible();
  });

  test('denied for good: found after a visit to the settings', async ({ page }) => {
    await withPhone(page, 'location=denied');
    await openHome(page);
    await page.getByRole('button', { name: text('home.turnOnLocation') }).tap();
    await page.getByRole('button', { name: text('location.openSettings') }).tap();
    await asks(page, 'phone.settings').getByLabel(text('phone.location')).selectOption('granted');
    await answer(page, 'phone.settings', 'phone.backToApp');
    await expect(page.getByText(text('home.locationSimulated'))).toBeVisible();
  });
});

test.describe('camera', () => {
  const scanner = (page: Page) => page.getByRole('dialog', { name: text('scan.title') });

  async function scan(page: Page, state: string): Promise<void> {
    await withPhone(page, `location=granted&${state}`);
    await open(page, OPTIONS);
    await page.getByRole('button', { name: text('developer.scanOpen') }).tap();
    await scanner(page)
      .getByRole('button', { name: text('scan.allow') })
      .tap();
  }

  test('allowed: a simulated code opens its screen', async ({ page }) => {
    await scan(page, '');
    await answer(page, 'phone.askCamera', 'phone.allow');
    await asks(page, 'phone.codeTitle')
      .getByLabel(text('phone.code'))
      .fill('jajan://platform/appDownload?code=ABC-1');
    await answer(page, 'phone.codeTitle', 'phone.showCode');
    await expect(page).toHaveURL(/appDownload\?code=ABC-1$/);
  });

  test("the phone's back button closes the scanner and restores the page", async ({ page }) => {
    await scan(page, 'camera=granted');
    await expect(asks(page, 'phone.codeTitle')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-camera', 'behind');
    await answer(page, 'phone.codeTitle', 'phone.back');
    await expect(scanner(page)).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-camera');
    await expect(page).toHaveURL(new RegExp(`${OPTIONS}$`));
  });

  test('denied: offers the settings', async ({ page }) => {
    await scan(page, 'camera=askAgain');
    await answer(page, 'phone.askCamera', 'phone.deny');
    await expect(scanner(page).getByText(text('scan.deniedApp'))).toBeVisible();
    await scanner(page)
      .getByRole('button', { name: text('scan.openSettings') })
      .tap();
    await asks(page, 'phone.settings').getByLabel(text('phone.camera')).selectOption('granted');
    await answer(page, 'phone.settings', 'phone.backToApp');
    await expect(asks(page, 'phone.codeTitle')).toBeVisible();
  });

  test('no camera: a picture is offered', async ({ page }) => {
    await scan(page, 'camera=granted&lens=missing');
    await expect(scanner(page).getByText(text('scan.failedTitle'))).toBeVisible();
    await expect(
      scanner(page).getByRole('button', { name: text('scan.choosePicture') }),
    ).toBeVisible();
  });
});

test('photos: a denied permission is explained', async ({ page, sandbox }) => {
  await sandbox.call('/sandbox/config', { key: 'avatar_edit_switch', value: true });
  await withPhone(page, 'location=granted');
  await memberOn(page, sandbox);
  await open(page, '/platform/editProfile');
  await page.getByRole('button', { name: text('profile.changePhoto') }).tap();
  await page.getByRole('button', { name: text('profile.choosePhoto') }).tap();
  await answer(page, 'phone.askPhotos', 'phone.deny');
  await expect(page.getByText(text('profile.photoDenied'))).toBeVisible();
});

test('the network is lost and returns', async ({ page }) => {
  await withPhone(page, 'location=granted');
  await openHome(page);
  await openPanel(page);
  await set(page, 'phone.network', 'none');
  await expect(page.getByText(text('frame.offlineBanner'))).toBeVisible();
  await set(page, 'phone.network', 'cellular');
  await expectSaid(page, text('frame.backOnline'));
});

test.describe('links', () => {
  for (const [name, key] of [
    ['warm', 'phone.openWarm'],
    ['cold', 'phone.openCold'],
  ] as const) {
    test(`${name}: opens its screen, and back leaves it`, async ({ page }) => {
      await withPhone(page, 'location=granted');
      await openHome(page);
      await openPanel(page);
      await desk(page).getByLabel(text('phone.link')).fill('jajan://platform/setting');
      await desk(page)
        .getByRole('button', { name: text(key) })
        .tap();
      await expect(page).toHaveURL(/\/platform\/setting$/);
      await desk(page)
        .getByRole('button', { name: text('phone.back') })
        .tap();
      await expect(storeCards(page).first()).toBeVisible();
    });
  }

  test('one that comes while a newcomer is asked for a name opens, and the next tab asks again', async ({
    page,
    sandbox,
  }) => {
    await sandbox.call('/sandbox/config', { key: 'avatar_edit_switch', value: true });
    await withPhone(page, 'location=granted');
    await open(page, ACCOUNT);
    await page.getByRole('button', { name: text('platform.logIn') }).tap();
    await logInByPhone(page, sandbox, freshPhone());
    const name = page.getByRole('dialog', { name: text('profile.welcomeTitle') });
    await expect(name).toBeVisible();
    await openPanel(page);
    await desk(page).getByLabel(text('phone.link')).fill('jajan://platform/setting');
    await desk(page)
      .getByRole('button', { name: text('phone.openWarm') })
      .tap();
    await expect(page).toHaveURL(/\/platform\/setting$/);
    await expect(name).toHaveCount(0);
    const back = desk(page).getByRole('button', { name: text('phone.back') });
    await back.tap();
    await expect(name).toBeVisible();
    // The newcomer's own "back" skips.
    await back.tap();
    await expect(name).toHaveCount(0);
    await page.reload();
    await expect(
      page.getByRole('link', { name: textWithin('platform.settingTitle') }),
    ).toBeVisible();
    await expect(name).toHaveCount(0);
    await expect(page).toHaveURL(ACCOUNT);
  });

  test('hostile: refused with a message', async ({ page }) => {
    await withPhone(page, 'location=granted');
    await openHome(page);
    await openPanel(page);
    await desk(page)
      .getByLabel(text('phone.link'))
      .fill('https://jajan.example.evil.example/platform/setting');
    await desk(page)
      .getByRole('button', { name: text('phone.openWarm') })
      .tap();
    await expectSaid(page, text('links.cannotOpen'));
    await expect(page).toHaveURL('/');
  });
});

test('back twice leaves the app, which can be opened again', async ({ page }) => {
  await withPhone(page, 'location=granted');
  await openHome(page);
  // The second press has to come within two seconds.
  await stopTime(page);
  const back = desk(page).getByRole('button', { name: text('phone.back') });
  await back.tap();
  await expectSaid(page, text('frame.exitHint'));
  await back.tap();
  await expect(asks(page, 'phone.leftTitle')).toBeVisible();
  await page.clock.resume();
  await answer(page, 'phone.leftTitle', 'phone.openAgain');
  await expect(storeCards(page).first()).toBeVisible();
});

test('a missing WhatsApp is reported, and the login offers the other method', async ({ page }) => {
  await withPhone(page, 'location=granted&whatsApp=absent');
  await open(page, '/platform/home/account');
  await page.getByRole('button', { name: text('platform.logIn') }).tap();
  await page.getByRole('button', { name: text('login.whatsapp') }).tap();
  await expect(page.getByText(text('login.whatsappMissing')).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: text('login.phoneLabel') })).toBeVisible();
});

test('a notification is requested, arrives, and opens its link', async ({ page }) => {
  await withPhone(page, 'location=granted&notifications=granted');
  await open(page, OPTIONS);
  await page.getByRole('button', { name: text('developer.notificationTry') }).tap();
  await answer(page, 'phone.noticeTitle', 'phone.open');
  await expect(page).toHaveURL(/\/platform\/home\/account$/);
  await expect(scroller(page)).toBeVisible();
});
