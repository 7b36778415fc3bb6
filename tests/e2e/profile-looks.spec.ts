/** The profile's screens with axe, in both themes, and with large text in all three languages. */
import { memberOn } from '../support/members.ts';
import { expect, open, test } from './fixtures.ts';
import { findings } from './looks.ts';
import {
  ACCOUNT,
  button,
  choosePhoto,
  cropper,
  EDIT,
  edit,
  photo,
  sheet,
} from './profile-steps.ts';
import { LOCALES, text, textWithin } from './texts.ts';

test.beforeEach(async ({ sandbox }) => {
  await sandbox.call('/sandbox/config', { key: 'avatar_edit_switch', value: true });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in form, choice, cropper and account, ${colorScheme}`, async ({
    page,
    sandbox,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await edit(page, sandbox);
    expect(await findings(page)).toEqual([]);
    await button(page, 'profile.changePhoto').tap();
    await expect(sheet(page)).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await choosePhoto(page, photo);
    await expect(cropper(page)).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await open(page, ACCOUNT);
    await expect(page.getByRole('link', { name: text('profile.edit') })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}

test('at 320 px the way to edit the profile is beside the name', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await memberOn(page, sandbox);
  await open(page, ACCOUNT);
  // Both again, should what lies above them come between the two looks.
  await expect(async () => {
    const name = await page.getByRole('heading', { name: /^Sobat/ }).boundingBox();
    const way = await page.getByRole('link', { name: text('profile.edit') }).boundingBox();
    if (!name || !way) throw new Error('one of both is not on the screen');
    expect(way.x).toBeGreaterThan(name.x);
    expect(way.y).toBeLessThan(name.y + name.height);
  }).toPass({ timeout: 20_000 });
});

for (const { locale } of LOCALES) {
  test(`at 320 px with text at 200 % everything is in reach, ${locale}`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript((chosen) => {
      localStorage.setItem('jajan.locale', JSON.stringify(chosen));
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '32px';
      });
    }, locale);
    await memberOn(page, sandbox);
    await open(page, EDIT);
    await button(page, 'profile.changePhoto', locale).tap();
    const picker = page.waitForEvent('filechooser');
    await button(page, 'profile.choosePhoto', locale).tap();
    await (await picker).setFiles(photo);
    await expect(button(page, 'profile.applyCrop', locale)).toBeInViewport();
    await button(page, 'profile.rotate', locale).tap();
    await button(page, 'profile.applyCrop', locale).tap();
    const save = button(page, 'profile.save', locale);
    await expect(save).toBeEnabled();
    await save.scrollIntoViewIfNeeded();
    const isWide = await page
      .getByRole('main')
      .evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(isWide).toBe(false);
    await save.tap();
    await expect(page).toHaveURL(ACCOUNT);
    await expect(page.getByText(textWithin('platform.version', locale))).toBeAttached();
  });
}
