import { host } from '#host';
import { text } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { toast } from '../../ui/toast.ts';
import { shareUrl } from '../share/share-content.ts';

/** Where an e-wallet is paid: an https page, or a path of the API's host (contract `Payment.url`). Undefined: neither. */
export function walletUrl(raw: string): string | undefined {
  if (/^\/[a-z]/i.test(raw)) {
    const at = raw.indexOf('?');
    const path =
      at === -1
        ? { pathname: raw, search: '' }
        : { pathname: raw.slice(0, at), search: raw.slice(at) };
    return shareUrl(path, host.kind, window.location.origin);
  }
  try {
    const url = new URL(raw);
    const isPlain = url.username === '' && url.password === '';
    return url.protocol === 'https:' && isPlain ? url.href : undefined;
  } catch {
    // No address at all: the caller reports it.
    return undefined;
  }
}

/** Opens it outside the app, by a tap; the payment is followed here meanwhile. */
export function openWallet(raw: string): void {
  const url = walletUrl(raw);
  const failed = (error: unknown): void => {
    reportProblem('payment.wallet', error);
    toast(text('payment.walletFailed'));
  };
  if (url === undefined) failed(new Error('no address of a wallet'));
  else host.openExternal(url).catch(failed);
}
