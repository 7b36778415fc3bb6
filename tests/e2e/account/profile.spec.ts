/** Profile, avatar and the account tab: spec home 2 "Edit profile", 4 "Avatar flow", 5, 8. */
import { memberOn, newMember } from '../../support/members.ts';
import { hollowPng, png } from '../../support/photos.ts';
import { expectSaid } from '../../support/said.ts';
import { elapse, expect, expectBackCloses, open, test, tryAgain } from '../fixtures.ts';
import {
  ACCOUNT,
  avatar,
  button,
  choosePhoto,
  cropper,
  EDIT,
  edit,
  logInByPhone,
  nickname,
  photo,
  sheet,
  uploadPhoto,
} from '../steps/profile-steps.ts';
import { text } from '../texts.ts';

const UPLOAD = '/digital-food/client/file/upload';
const SAVE = '/digital-food/account/edit';
const INFO = '/account/queryUserInfo';

test.beforeEach(async ({ sandbox }) => {
  await sandbox.call('/sandbox/config', { key: 'avatar_edit_switch', value: true });
});

test('a nickname that is being typed survives the page, and not its being left', async ({
  page,
  sandbox,
}) => {
  await edit(page, sandbox);
  const before = await nickname(page).inputValue();
  await nickname(page).fill('Sari 🌶');
  // The system asks no page before it ends it: the guard of the form stays in the history.
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => location.reload());
  await reloaded;
  await expect(nickname(page)).toHaveValue('Sari 🌶');
  await button(page, 'common.back').tap();
  await button(page, 'profile.leave').tap();
  await expect(nickname(page)).toHaveCount(0);
  await open(page, EDIT);
  await expect(nickname(page)).toHaveValue(before);
});

test('editing: the phone is read-only, the name has 1 to 20 characters', async ({
  page,
  sandbox,
}) => {
  const { phoneNo } = await edit(page, sandbox);
  const phone = page.getByRole('textbox', { name: text('profile.phone') });
  await expect(phone).toHaveJSProperty('readOnly', true);
  expect((await phone.inputValue()).replaceAll('-', '')).toBe(phoneNo);
  await nickname(page).fill('  \u200B ');
  await expect(button(page, 'profile.save')).toBeDisabled();
  const family = '👨‍👩‍👧‍👦';
  await nickname(page).fill(family.repeat(25));
  await expect(nickname(page)).toHaveValue(family.repeat(20));
  const flags = `${'a'.repeat(19)}🇮🇩`;
  await nickname(page).fill(`${flags}🇮🇩`);
  await expect(nickname(page)).toHaveValue(flags);
  await button(page, 'profile.save').tap();
  await expect(page).toHaveURL(ACCOUNT);
  await expect(page.getByRole('heading', { name: flags })).toBeVisible();

  for (const name of ['<b onclick=a()>x</b>', '{{7*7}} ${7*7}', '"><svg onload=1>']) {
    await test.step(`the name ${name} is shown as text`, async () => {
      await page.getByRole('link', { name: text('profile.edit') }).tap();
      await nickname(page).fill(name);
      await button(page, 'profile.save').tap();
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    });
  }
});

test('back leaves the cropper, then the choice, and asks before discarding input', async ({
  page,
  sandbox,
}) => {
  await memberOn(page, sandbox);
  await open(page, ACCOUNT);
  const way = page.getByRole('link', { name: text('profile.edit') });
  await way.tap();
  await choosePhoto(page, photo);
  await expect(cropper(page)).toBeVisible();
  await expectBackCloses(page);
  await page.goBack();
  await expect(cropper(page)).toHaveCount(0);
  await expect(sheet(page)).toBeVisible();
  await expectBackCloses(page);
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await expect(nickname(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(ACCOUNT);

  await way.tap();
  await nickname(page).fill('Rina');
  const question = page.getByRole('dialog', { name: text('profile.leaveTitle') });
  await expectBackCloses(page);
  await page.goBack();
  await expect(question).toBeVisible();
  await button(page, 'profile.stay').tap();
  await expect(question).toHaveCount(0);
  await expect(nickname(page)).toHaveValue('Rina');
  await button(page, 'common.back').tap();
  await button(page, 'profile.leave').tap();
  await expect(page).toHaveURL(ACCOUNT);
  await expect(page.getByRole('heading', { name: 'Rina' })).toHaveCount(0);
});

const refused = [
  [
    'an SVG that says it is a PNG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'profile.photoUnsupported',
  ],
  ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000'), 'profile.photoUnsupported'],
  ['a broken picture', hollowPng(300, 300), 'profile.photoUnreadable'],
  ['a picture of 50,000 x 50,000', hollowPng(50_000, 50_000), 'profile.photoTooLarge'],
  ['a picture of 40 x 40', png(40, 40), 'profile.photoTooSmall'],
] as const;
test('an unusable photo is refused with its reason, and the next one is accepted', async ({
  page,
  sandbox,
}) => {
  await edit(page, sandbox);
  for (const [name, buffer, message] of refused) {
    await test.step(name, async () => {
      await choosePhoto(page, { name: 'me.png', mimeType: 'image/png', buffer });
      await expect(sheet(page).getByRole('alert')).toHaveText(text(message));
    });
    await choosePhoto(page, photo);
    await expect(cropper(page)).toBeVisible();
    await expectBackCloses(page);
    await page.goBack();
    await expect(cropper(page)).toHaveCount(0);
  }
});

test('an upload can be cancelled and a failed one retried without losing input', async ({
  page,
  sandbox,
}) => {
  await edit(page, sandbox);
  await nickname(page).fill('Putri');
  const held = await sandbox.hold(UPLOAD);
  await uploadPhoto(page);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(button(page, 'profile.save')).toBeDisabled();
  await button(page, 'profile.cancelUpload').tap();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(button(page, 'profile.save')).toBeEnabled();
  await held.release();

  // Chromium retries a reset connection once by itself, so the fault stays on until it is removed.
  await sandbox.setFaults({ path: UPLOAD, kind: 'reset', delayMs: 0 });
  await uploadPhoto(page);
  await expect(page.getByRole('alert')).toHaveText(text('profile.uploadFailed'));
  await expect(avatar(page)).toBeVisible();
  await expect(nickname(page)).toHaveValue('Putri');
  await sandbox.setFaults();
  await button(page, 'common.retry').tap();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await button(page, 'profile.save').tap();
  await expect(page.getByRole('heading', { name: 'Putri' })).toBeVisible();
  await expect(page.locator('img[src*="/img/u/"]')).toBeVisible();
});

test('a profile that fails to load or save says so and offers a retry', async ({
  page,
  sandbox,
}) => {
  await memberOn(page, sandbox);
  await sandbox.setFaults({ path: INFO, kind: 'rate_limited', delayMs: 0 });
  await open(page, EDIT);
  await expect(page.getByRole('heading', { name: text('profile.busy') })).toBeVisible();
  await sandbox.setFaults();
  await tryAgain(page, nickname(page));

  await nickname(page).fill('Wulan');
  await sandbox.setFaults({ path: SAVE, kind: 'reset', delayMs: 0 });
  await button(page, 'profile.save').tap();
  await expectSaid(page, text('profile.saveFailed'));
  await expect(nickname(page)).toHaveValue('Wulan');
  await sandbox.setFaults();
  await button(page, 'profile.save').tap();
  await expect(page.getByRole('heading', { name: 'Wulan' })).toBeVisible();
});

test('a session that ends while editing: after the login the save continues', async ({
  page,
  sandbox,
}) => {
  const { userId, phoneNo } = await edit(page, sandbox);
  await nickname(page).fill('Lestari');
  // The next code for the same number.
  await elapse(page, sandbox, 61_000);
  await sandbox.call('/sandbox/expire_tokens', { userId, what: 'SESSION' });
  await button(page, 'profile.save').tap();
  await logInByPhone(page, sandbox, phoneNo);
  await expect(page).toHaveURL(ACCOUNT);
  await expect(page.getByRole('heading', { name: 'Lestari' })).toBeVisible();
});

test('the cropper works with the keyboard alone, and a failed crop says so and keeps the photo', async ({
  page,
  sandbox,
}) => {
  await page.addInitScript(() => {
    // As on a phone that is out of memory.
    // oxlint-disable-next-line typescript/unbound-method -- called with its element below
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function refuse(callback) {
      HTMLCanvasElement.prototype.toBlob = toBlob;
      callback(null);
    };
  });
  await edit(page, sandbox);
  await choosePhoto(page, photo);
  await expect(cropper(page)).toBeVisible();
  const shown = cropper(page).locator('canvas').locator('xpath=..');
  const at = () => shown.evaluate((element) => (element as HTMLElement).style.transform);
  const start = await at();
  await page.keyboard.press('ArrowRight');
  await expect.poll(at).not.toBe(start);
  const zoom = cropper(page).getByRole('slider', { name: text('profile.zoom') });
  await zoom.focus();
  await page.keyboard.press('End');
  await expect(zoom).toHaveValue('100');
  await button(page, 'profile.rotate').focus();
  await page.keyboard.press('Enter');
  await expect(zoom).toHaveValue('0');

  await zoom.fill('50');
  await button(page, 'profile.applyCrop').focus();
  await page.keyboard.press('Enter');
  await expectSaid(page, text('profile.cropFailed'));
  await expect(zoom).toHaveValue('50');
  await button(page, 'profile.applyCrop').focus();
  await page.keyboard.press('Enter');
  await expect(cropper(page)).toHaveCount(0);
  await expect(avatar(page)).toBeVisible();
});

test('a visitor logs in before opening a member screen', async ({ page, sandbox }) => {
  await open(page, ACCOUNT);
  await page.getByRole('link', { name: text('platform.accountCoupons') }).tap();
  const { phoneNo } = await newMember(sandbox);
  await elapse(page, sandbox, 61_000);
  await logInByPhone(page, sandbox, phoneNo);
  await expect(page).toHaveURL('/platform/myCouponList');
});
