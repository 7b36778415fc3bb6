/**
 * Login in the real shell: WhatsApp from a visitor's tap to what was tapped for, where the tokens lie,
 * what a restart and a logout do, a link that comes twice, a picture that is uploaded through Rust.
 */
import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { By } from 'selenium-webdriver';
import { filterLabel } from '../support/requests.ts';
import { Sandbox } from '../support/sandbox.ts';
import { check } from './check.ts';
import { Shell, WAIT_MS } from './shell.ts';

const SECRETS = 'development-secrets.json';
const VALUES = 'values.json';
const LOGIN_SHEET =
  "//*[self::dialog or @role='dialog'][contains(., 'Lanjut dengan WhatsApp') or contains(., 'Kirim pesan di WhatsApp')]";
const PHONE = '81299990001';

let sandbox: Sandbox;
let shell: Shell;

before(async () => {
  sandbox = await Sandbox.start();
  await sandbox.call('/sandbox/slider', { mode: 'NEVER' });
  shell = await Shell.start({ apiBase: sandbox.baseUrl });
});

after(async () => {
  await shell?.stopAndForget();
  await sandbox?.stop();
});

const button = (label: string) => `//button[contains(normalize-space(.), '${label}')]`;

async function couponFilter(isOn: boolean): Promise<string> {
  const label = await filterLabel(sandbox, 'COUPON_AVAILABLE');
  return `(${button(label)}[@aria-pressed='${isOn}'])[1]`;
}

/** What the user sends in WhatsApp: the text of the address that the app has opened last. */
async function messageOfOpened(): Promise<string> {
  const address = await shell.driver.wait(async () => shell.opened().at(-1), WAIT_MS, 'WhatsApp');
  const url = new URL(String(address));
  assert.equal(url.origin, sandbox.baseUrl);
  assert.equal(url.pathname, '/console/whatsapp');
  const text = url.searchParams.get('text');
  assert.ok(text, url.href);
  return text;
}

interface Session {
  userId: string;
  refreshToken: string;
}

function session(): Session | undefined {
  const secrets = JSON.parse(shell.stored(SECRETS) ?? '{}') as { session?: string };
  return secrets.session === undefined ? undefined : (JSON.parse(secrets.session) as Session);
}

check('a visitor logs in by WhatsApp and gets what the tap was for', async () => {
  await shell.tap(await couponFilter(false));
  await shell.tap(button('Lanjut dengan WhatsApp'));
  const text = await messageOfOpened();
  await sandbox.call('/sandbox/whatsapp', { text, phoneNo: PHONE, outcome: 'SENT' });
  await shell.shown(await couponFilter(true));
  await shell.driver.wait(
    async () => (await shell.driver.findElements(By.xpath(LOGIN_SHEET))).length === 0,
    WAIT_MS,
    'the login sheet is gone',
  );
});

check('the refresh token is in the secret store and nowhere else', async () => {
  const { refreshToken } = await shell.until(session, 'a session among the secrets');
  assert.ok(refreshToken.length > 20);
  const file = join(shell.dataFolder, 'data/id.jajan.app', SECRETS);
  assert.equal(statSync(file).mode & 0o777, 0o600);
  const kept = () => [shell.stored(VALUES)].find((stored) => stored?.includes('memberId'));
  const values = await shell.until(kept, 'who is logged in among the plain values');
  assert.ok(!values.includes(refreshToken), 'no refresh token in the file of values');
  assert.ok(!/accessToken|refreshToken/.test(values), 'no token by name either');
  const inPage = await shell.evaluate('JSON.stringify({ ...localStorage }) + document.cookie');
  assert.ok(!String(inPage).includes(refreshToken));
});

check('a link that comes twice opens once, and a foreign login state logs nobody in', async () => {
  const before = session();
  const link = 'jajan://platform/home/account?loginState=foreign';
  await shell.stop();
  shell = await Shell.start({
    apiBase: sandbox.baseUrl,
    dataFolder: shell.dataFolder,
    link,
  });
  await shell.driver.wait(
    async () => (await shell.driver.getCurrentUrl()).endsWith('/platform/home/account'),
    WAIT_MS,
    'the account tab, without the state',
  );
  const length = await shell.evaluate('history.length');
  // The same link again, as the system repeats it after a reload.
  const taken = await shell.invoke('take_links');
  assert.deepEqual(taken, { ok: true, value: [] });
  assert.equal(await shell.evaluate('history.length'), length);
  assert.equal(session()?.userId, before?.userId);
});

check('the login survives a restart', async () => {
  const before = session();
  await shell.stop();
  shell = await Shell.start({ apiBase: sandbox.baseUrl, dataFolder: shell.dataFolder });
  // Only who is logged in gets the filter without being asked.
  await shell.tap(await couponFilter(false));
  await shell.shown(await couponFilter(true));
  assert.equal(session()?.userId, before?.userId);
});

check('a new avatar goes through Rust to the image host', async () => {
  await shell.driver.get('tauri://localhost/platform/editProfile');
  await shell.tap(button('Ganti foto profil'));
  // Plays the system's picker, which no test can reach: the file that it would have given.
  await shell.driver.executeScript(
    `HTMLInputElement.prototype.click = () => { window.isPickerOpen = true; };`,
  );
  await shell.tap(button('Pilih dari galeri'));
  const asked = async () => (await shell.evaluate('window.isPickerOpen')) === true || undefined;
  await shell.until(asked, 'the picker is open');
  await shell.driver.executeAsyncScript(
    `const [done] = arguments;
     const canvas = document.createElement('canvas');
     [canvas.width, canvas.height] = [400, 300];
     canvas.getContext('2d').fillRect(0, 0, 200, 300);
     canvas.toBlob((blob) => {
       const files = new DataTransfer();
       files.items.add(new File([blob], 'foto.png', { type: 'image/png' }));
       const input = [...document.querySelectorAll('input[type=file]')].find((one) => !one.capture);
       input.files = files.files;
       input.dispatchEvent(new Event('change', { bubbles: true }));
       done();
     });`,
  );
  await shell.tap(button('Pakai foto ini'));
  await shell.tap(`${button('Simpan')}[not(@disabled)]`);
  const saved = () => /\\"headPortrait\\":\\"[^"\\]+\\"/.exec(shell.stored(VALUES) ?? '')?.[0];
  assert.match(await shell.until(saved, 'the avatar of the user'), /img\/u\//);
});

check('a logout leaves no secret behind, and a restart is a visitor', async () => {
  await shell.driver.get('tauri://localhost/platform/setting');
  await shell.tap(button('Keluar dari perangkat ini'));
  await shell.tap(`//*[@role='dialog' or self::dialog]${button('Keluar')}[last()]`);
  await shell.until(() => (session() === undefined ? true : undefined), 'the secret is gone');
  const isForgotten = () => !(shell.stored(VALUES) ?? '').includes('memberId');
  await shell.until(() => (isForgotten() ? true : undefined), 'the user is forgotten');
  await shell.stop();
  shell = await Shell.start({ apiBase: sandbox.baseUrl, dataFolder: shell.dataFolder });
  await shell.tap(await couponFilter(false));
  await shell.shown(button('Lanjut dengan WhatsApp'));
});
