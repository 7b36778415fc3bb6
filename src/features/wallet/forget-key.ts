/**
 * Drops the key of the kept wallet with the data that it encrypted, also in a page that never loaded the
 * wallet's code: a copy of the data that somebody made before a logout must not be readable after it.
 */
import { personNumber } from '../../session/personal.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { storedWallet } from './stored-keys.ts';
import { dropKey } from './wallet-key.ts';

/** Call once. Never rejects. */
export async function watchWalletKey(): Promise<void> {
  personNumber.subscribe(() => void forgetKey());
  // The logout may have been before this code was there, or the page was closed in it.
  if (storedWallet.get() === undefined) await forgetKey();
}

async function forgetKey(): Promise<void> {
  try {
    await dropKey();
  } catch (error) {
    reportProblem('wallet.dropKey', error);
  }
}
