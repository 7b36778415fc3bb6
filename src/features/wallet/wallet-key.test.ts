/** A page that loaded nothing of the wallet but what the background has. */
import { beforeEach, expect, test, vi } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import { dropPersonal } from '../../session/personal.ts';
import { watchWalletKey } from './wallet-key.ts';
import { storedWallet } from './stored-keys.ts';

const secrets = vi.hoisted(() => new Map<string, string>());
vi.mock('#host', () => ({
  host: {
    can: { keepSecrets: true },
    secrets: { remove: async (key: string) => void secrets.delete(key) },
  },
}));

beforeEach(async () => {
  await openKept();
  secrets.clear();
  secrets.set('wallet', 'U1.key');
});

test('a logout drops the key where no screen of the wallet was opened', async () => {
  storedWallet.set({ nonce: 'n', data: 'd' });
  await watchWalletKey();
  expect(secrets.has('wallet')).toBe(true);
  dropPersonal();
  await vi.waitFor(() => expect(secrets.has('wallet')).toBe(false));
});

test('a key that a cut-off logout left is dropped by the next start', async () => {
  await watchWalletKey();
  expect(secrets.has('wallet')).toBe(false);
});
