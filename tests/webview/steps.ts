/** Steps that several shell tests share, by the app's texts. */
import assert from 'node:assert/strict';
import { By, Key, type WebElement } from 'selenium-webdriver';
import { wording } from '../e2e/texts.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { button, exactButton, fieldOf, inSheet, quoted, textOf } from './find.ts';
import type { Shell } from './shell.ts';

/** Where a shell without a position begins. Spec home 4. */
export const JAKARTA = { latitude: -6.2088, longitude: 106.8456 };
/** The host of shared links. Decisions "Name and identity". */
export const WEB = 'https://m.jajan.example';
/** Has red packets. Sandbox README. */
export const DEWI = '81200000003';
export const STORE = "//article//h3//a[contains(@href, '/platform/merchant?')]";

/** Waits until nothing is that XPath finds. */
export async function untilGone(shell: Shell, xpath: string): Promise<void> {
  const isGone = async () => (await shell.find(xpath))?.length === 0;
  await shell.until(isGone, `${xpath} is gone`);
}

/** Scrolls until the nearby list is rendered: it starts below the fold and renders late. */
export async function scrollToStores(shell: Shell): Promise<void> {
  const { driver } = shell;
  await shell.until(async () => {
    await driver.executeScript(`window.scrollTo(0, document.documentElement.scrollHeight)`);
    return (await driver.findElements(By.xpath(STORE))).length > 0;
  }, 'stores are there');
}

/** The address of the page, once its path is this. */
export async function untilAt(shell: Shell, pathname: string): Promise<URL> {
  return shell.until(async () => {
    const url = new URL(await shell.driver.getCurrentUrl());
    return url.pathname === pathname && url;
  }, `the page is ${pathname}`);
}

/** On the page of a review: gives five stars and writes. */
export async function rateWith(shell: Shell, words: string): Promise<void> {
  const stars = `//fieldset[legend[normalize-space(.)=${quoted(wording('review.overall'))}]]//label`;
  await shell.tap(`(${stars})[5]`);
  await (await shell.shown(fieldOf('review.contentLabel'))).sendKeys(words);
}

/** In a share sheet: copies the link and waits until the sheet is closed; the text that was copied. */
export async function copyLink(shell: Shell): Promise<string> {
  await shell.tap(inSheet(exactButton(wording('share.copy'))));
  await shell.shown(textOf('messages.shareCopySuccess'));
  await untilGone(shell, inSheet(''));
  return pasted(shell);
}

export interface Session {
  userId: string;
  refreshToken: string;
}

export const SECRETS = 'development-secrets.json';

/** The stored login; undefined for a visitor. */
export function session(shell: Shell): Session | undefined {
  const secrets = JSON.parse(shell.stored(SECRETS) ?? '{}') as { session?: string };
  return secrets.session === undefined ? undefined : (JSON.parse(secrets.session) as Session);
}

/** From the login sheet: opens WhatsApp with a message and sends it from this number. */
export async function logInByWhatsApp(
  shell: Shell,
  sandbox: Sandbox,
  phoneNo: string,
): Promise<void> {
  await shell.tap(button(wording('login.whatsapp')));
  const text = await messageOfOpened(shell, sandbox);
  await sandbox.call('/sandbox/whatsapp', { text, phoneNo, outcome: 'SENT' });
}

/** The prefilled WhatsApp message: the text of the last opened address. */
async function messageOfOpened(shell: Shell, sandbox: Sandbox): Promise<string> {
  const url = new URL(await shell.until(() => shell.opened().at(-1), 'WhatsApp is open'));
  assert.equal(url.origin, sandbox.baseUrl);
  assert.equal(url.pathname, '/console/whatsapp');
  const text = url.searchParams.get('text');
  assert.ok(text, url.href);
  return text;
}

/** In the photo source sheet: injects the files that the system's picker would return. */
export async function choosePhotos(shell: Shell, ...names: string[]): Promise<void> {
  await shell.driver.executeScript(
    `window.isPickerOpen = false;
     HTMLInputElement.prototype.click = () => { window.isPickerOpen = true; };`,
  );
  await shell.tap(button(wording('profile.choosePhoto')));
  const asked = async () => (await shell.evaluate('window.isPickerOpen')) === true;
  await shell.until(asked, 'the picker is open');
  await shell.driver.executeAsyncScript(
    `const [names, done] = arguments;
     const canvas = document.createElement('canvas');
     [canvas.width, canvas.height] = [400, 300];
     canvas.getContext('2d').fillRect(0, 0, 200, 300);
     canvas.toBlob((blob) => {
       const files = new DataTransfer();
       for (const name of names)
         files.items.add(new File([blob], name + '.png', { type: 'image/png' }));
       const input = [...document.querySelectorAll('input[type=file]')].find((one) => !one.capture);
       input.files = files.files;
       input.dispatchEvent(new Event('change', { bubbles: true }));
       done();
     });`,
    names,
  );
}

/** Presses the paste shortcut outside of any sheet and returns what arrived. */
async function pasted(shell: Shell): Promise<string> {
  const field = await shell.driver.executeScript<WebElement>(
    `const field = document.createElement('textarea');
     field.style.position = 'fixed';
     field.style.top = 0;
     document.body.append(field);
     return field;`,
  );
  await field.sendKeys(Key.chord(Key.CONTROL, 'v'));
  const text = await shell.until(
    async () => (await field.getAttribute('value')) || undefined,
    'something is pasted',
  );
  await shell.driver.executeScript('arguments[0].remove()', field);
  return text;
}
