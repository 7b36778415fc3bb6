import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import { setClock } from '../../lib/now.ts';
import { storedPendingLogin } from './stored-keys.ts';
import { forgetLogin, keepLogin, storedLogin } from './pending.ts';

const whatsApp = {
  authCodeKey: 'key',
  codeVerifier: 'verifier',
  state: 'state',
  sendUrl: 'https://wa.me/62?text=a',
  expiresAtMs: 300_000,
};
const byWhatsApp = { method: 'WHATS_APP', scene: 'account', whatsApp } as const;
const byPhone = {
  method: 'PHONE_CODE',
  scene: 'account',
  phoneNo: '81234567890',
  sent: { expiresAtMs: 300_000, resendAtMs: 60_000 },
} as const;

let restoreClock: () => void;

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  restoreClock = setClock({ nowMs: () => 1000 });
  await openKept();
});

afterEach(() => {
  restoreClock();
  vi.restoreAllMocks();
});

test.each([byWhatsApp, byPhone])('$method goes on', (login) => {
  keepLogin(login);
  expect(storedLogin()).toEqual(login);
  forgetLogin();
  expect(storedLogin()).toBeUndefined();
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'WHATS_APP'],
  ['another method', { ...byPhone, method: 'PASSWORD' }],
  ['another address', { ...byWhatsApp, whatsApp: { ...whatsApp, sendUrl: 'javascript:alert(1)' } }],
  [
    'an address of another site',
    { ...byWhatsApp, whatsApp: { ...whatsApp, sendUrl: 'https://wa.me.evil.example/62' } },
  ],
  ['a number that is none', { ...byPhone, phoneNo: '<b>8</b>' }],
  ['no state', { ...byWhatsApp, whatsApp: { ...whatsApp, state: '' } }],
  ['over', { ...byPhone, sent: { ...byPhone.sent, expiresAtMs: 900 } }],
  ['never over', { ...byPhone, sent: { ...byPhone.sent, expiresAtMs: 9e15 } }],
])('%s is dropped', (_name, poison) => {
  storedPendingLogin.set(poison);
  expect(storedLogin()).toBeUndefined();
  expect(storedPendingLogin.get()).toBeUndefined();
});
