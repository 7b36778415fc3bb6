/**
 * Login in the real shell: WhatsApp from a visitor's tap to the pending action, where tokens are
 * stored, restart and logout, a repeated link, an upload through Rust.
 */
import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { filterLabel } from '../support/requests.ts';
import { wording } from '../e2e/texts.ts';
import { check } from './check.ts';
import { button, inSheet } from './find.ts';
import { restart, sandbox, shell, stage } from './stage.ts';
import { choosePhotos, logInByWhatsApp, SECRETS, session, untilGone } from './steps.ts';

const VALUES = 'values.json';
const LOGIN_SHEET = inSheet(
  "[contains(., 'Lanjut dengan WhatsApp') or contains(., 'Kirim pesan di WhatsApp')]",
);
const PHONE = '81299990001';

stage({ isSliderOff: true });

async function couponFilter(isOn: boolean): Promise<string> {
  const label = await filterLabel(sandbox, 'COUPON_AVAILABLE');
  return `(${button(label)}[@aria-pressed='${isOn}'])[1]`;
}

check('a visitor logs in by WhatsApp and the pending action continues', async () => {
  await shell.tap(await couponFilter(false));
  await logInByWhatsApp(shell, sandbox, PHONE);
  await shell.shown(await couponFilter(true));
  await untilGone(shell, LOGIN_SHEET);
});

check('the refresh token is in the secret store and nowhere else', async () => {
  const { refreshToken } = await shell.until(() => session(shell), 'a session among the secrets');
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

check('a repeated link opens once, and a foreign login state logs in no user', async () => {
  const before = session(shell);
  const link = 'jajan://platform/home/account?loginState=foreign';
  // The app is ended like a process that is killed: what it has not yet written is lost.
  await shell.until(() => shell.stored(VALUES)?.includes('my.registration'), 'a newcomer is noted');
  await restart(link);
  await shell.until(async () => {
    const { pathname, searchParams } = new URL(await shell.driver.getCurrentUrl());
    const isAsked = searchParams.has('cropper') && !searchParams.has('loginState');
    return pathname === '/platform/home/account' && isAsked;
  }, 'the account tab, without the state, asks for the name of the newcomer');
  await shell.tap(button(wording('profile.skip')));
  await untilGone(shell, button(wording('profile.skip')));
  const length = await shell.evaluate('history.length');
  // The same link again, as the system repeats it after a reload.
  const taken = await shell.invoke('take_links');
  assert.deepEqual(taken, { ok: true, value: [] });
  assert.equal(await shell.evaluate('history.length'), length);
  assert.equal(session(shell)?.userId, before?.userId);
});

check('the login survives a restart', async () => {
  const before = session(shell);
  await restart();
  // Only a member can set the filter without a login prompt.
  await shell.tap(await couponFilter(false));
  await shell.shown(await couponFilter(true));
  assert.equal(session(shell)?.userId, before?.userId);
});

check('an avatar is uploaded through Rust', async () => {
  await shell.driver.get('tauri://localhost/platform/editProfile');
  await shell.tap(button('Ganti foto profil'));
  await choosePhotos(shell, 'foto');
  await shell.tap(button('Pakai foto ini'));
  await shell.tap(`${button('Simpan')}[not(@disabled)]`);
  const saved = () => /\\"headPortrait\\":\\"[^"\\]+\\"/.exec(shell.stored(VALUES) ?? '')?.[0];
  assert.match(await shell.until(saved, 'the avatar of the user'), /img\/u\//);
});

check('a logout deletes all secrets, and a restart is a visitor', async () => {
  await shell.driver.get('tauri://localhost/platform/setting');
  await shell.tap(button('Keluar dari perangkat ini'));
  await shell.tap(`${inSheet(button('Keluar'))}[last()]`);
  await shell.until(() => (session(shell) === undefined ? true : undefined), 'the secret is gone');
  const isForgotten = () => !(shell.stored(VALUES) ?? '').includes('memberId');
  await shell.until(() => (isForgotten() ? true : undefined), 'the user is forgotten');
  await restart();
  await shell.tap(await couponFilter(false));
  await shell.shown(button('Lanjut dengan WhatsApp'));
});
