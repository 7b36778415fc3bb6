/** What a user does in the shell in more than one test, by the words of the app. */
import assert from 'node:assert/strict';
import { By, Key, type WebElement } from 'selenium-webdriver';
import { wording } from '../e2e/texts.ts';
import type { Sandbox } from '../support/sandbox.ts';
import type { Shell } from './shell.ts';

/** Where a shell without a position begins. Spec home 4. */
export const JAKARTA = { latitude: -6.2088, longitude: 106.8456 };
export const STORE = "//article//h3//a[contains(@href, '/platform/merchant?')]";

/** A text as XPath writes it. */
export function quoted(text: string): string {
  return `concat('', '${text.replaceAll("'", `', "'", '`)}')`;
}

/** The button that says this, seen or read out, perhaps with more. */
export function button(label: string): string {
  const said = quoted(label);
  return `//button[contains(normalize-space(.), ${said}) or contains(@aria-label, ${said})]`;
}

/** The button that says just this. */
export function exactButton(label: string): string {
  const said = quoted(label);
  return `//button[normalize-space(.)=${said} or @aria-label=${said}]`;
}

/** Anything in a sheet. */
export const inSheet = (xpath: string) => `//*[self::dialog or @role='dialog']${xpath}`;

/** Waits until nothing is that XPath finds. */
export async function untilGone(shell: Shell, xpath: string): Promise<void> {
  const isGone = async () => (await shell.driver.findElements(By.xpath(xpath))).length === 0;
  await shell.until(isGone, `${xpath} is gone`);
}

/** Scrolls until the nearby list is there: it begins below what a phone shows, and is drawn late. */
export async function scrollToStores(shell: Shell): Promise<void> {
  const { driver } = shell;
  await shell.until(async () => {
    await driver.executeScript(`window.scrollTo(0, document.documentElement.scrollHeight)`);
    return (await driver.findElements(By.xpath(STORE))).length > 0;
  }, 'stores are there');
}

export interface Session {
  userId: string;
  refreshToken: string;
}

export const SECRETS = 'development-secrets.json';

/** The login as the shell keeps it; undefined for a visitor. */
export function session(shell: Shell): Session | undefined {
  const secrets = JSON.parse(shell.stored(SECRETS) ?? '{}') as { session?: string };
  return secrets.session === undefined ? undefined : (JSON.parse(secrets.session) as Session);
}

/** From the login sheet: WhatsApp opens with a message, and the phone with this number sends it. */
export async function logInByWhatsApp(
  shell: Shell,
  sandbox: Sandbox,
  phoneNo: string,
): Promise<void> {
  await shell.tap(button(wording('login.whatsapp')));
  const text = await messageOfOpened(shell, sandbox);
  await sandbox.call('/sandbox/whatsapp', { text, phoneNo, outcome: 'SENT' });
}

/** What the user sends in WhatsApp: the text of the address that the app has opened last. */
async function messageOfOpened(shell: Shell, sandbox: Sandbox): Promise<string> {
  const url = new URL(await shell.until(() => shell.opened().at(-1), 'WhatsApp is open'));
  assert.equal(url.origin, sandbox.baseUrl);
  assert.equal(url.pathname, '/console/whatsapp');
  const text = url.searchParams.get('text');
  assert.ok(text, url.href);
  return text;
}

/**
 * From the sheet that asks where photos come from. Plays the system's picker, which no test can reach:
 * the files that it would have given.
 */
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

/** Presses what the system pastes with, outside of any sheet, and says what came. */
export async function pasted(shell: Shell): Promise<string> {
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
