/** Steps that several shell tests share, by the app's texts. */
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

/** A button whose text or accessible name contains this. */
export function button(label: string): string {
  const said = quoted(label);
  return `//button[contains(normalize-space(.), ${said}) or contains(@aria-label, ${said})]`;
}

/** A button with exactly this text. */
export function exactButton(label: string): string {
  const said = quoted(label);
  return `//button[normalize-space(.)=${said} or @aria-label=${said}]`;
}

/** Anything in a sheet. */
export const inSheet = (xpath: string) => `//*[self::dialog or @role='dialog']${xpath}`;

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
