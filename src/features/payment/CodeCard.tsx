import { host } from '#host';
import type { Payment } from '../../api/generated/types.ts';
import { formatClock } from '../../i18n/format-date.ts';
import { formatRp } from '../../i18n/format.ts';
import { text, useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { SavePicture } from '../share/SavePicture.tsx';
import { codePicture } from './code-picture.ts';
import { useKeepBright } from './keep-bright.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import letters from '../../ui/style/letters.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import css from './Payment.module.css';
import { QrCode } from './QrCode.tsx';
import { isPresent } from '../../lib/present.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { toast } from '../../ui/toast.ts';
import { shareUrl } from '../share/share-content.ts';

interface CodeCardProps {
  payment: Payment;
  /** The store, for whom finds the picture later. */
  merchant: string;
}

/** What is paid with: the code, the cashier's short code, or the wallet's page. */
export function CodeCard({ payment, merchant }: CodeCardProps) {
  const text = useText();
  const { qrString, shortCode, url, method, statementName } = payment;
  useKeepBright(isPresent(qrString));
  const statement = isPresent(statementName) && (
    <p className={font['prose']}>{text('payment.onStatement', { name: statementName })}</p>
  );
  if (method === 'EWALLET')
    return (
      <div className={classes(layout['axis2'], font['centred'])}>
        <p className={font['prose']}>{text('payment.walletNote')}</p>
        {statement}
        <Button variant="primary" wide onClick={() => openWallet(url ?? '')}>
          {text('payment.openWallet')}
        </Button>
      </div>
    );
  return (
    <div className={classes(layout['axis2'], font['centred'])}>
      {isPresent(qrString) && (
        <div className={classes(layout['wide'], box['rounded'], css['ground'])}>
          {method === 'QRIS' && <Merchant payment={payment} />}
          <QrCode
            content={qrString}
            label={text(method === 'QRIS' ? 'payment.qrLabel' : 'payment.cashLabel')}
          />
        </div>
      )}
      {isPresent(shortCode) && (
        <>
          <p className={font['prose']}>{text('payment.shortCode')}</p>
          <p className={classes(font['price'], css['short'])}>{shortCode}</p>
        </>
      )}
      {method === 'QRIS' && (
        <>
          <p className={font['strong']}>{text('payment.qrisWith')}</p>
          {statement}
        </>
      )}
      {method === 'QRIS' && isPresent(qrString) && (
        <SaveCode payment={payment} merchant={merchant} content={qrString} />
      )}
    </div>
  );
}

/** Above the code, as on a printed one: what it is, and whom the payer's app will name. */
function Merchant({ payment: { merchantName, nmid } }: Pick<CodeCardProps, 'payment'>) {
  const text = useText();
  return (
    <div className={classes(font['tightWords'], css['merchant'])}>
      <p className={classes(font['bold'], letters['size24'], css['scheme'])}>
        {text('order.methodQris')}
      </p>
      {isPresent(merchantName) && <p className={font['strong']}>{merchantName}</p>}
      {isPresent(nmid) && (
        <p className={classes(font['selectable'], font['numbers'])}>
          {text('payment.nmid', { nmid })}
        </p>
      )}
    </div>
  );
}

/** Who pays on the same phone needs the code in the gallery (buying 5). */
function SaveCode({ payment, merchant, content }: CodeCardProps & { content: string }) {
  const text = useText();
  if (!host.savePicture) return <p className={font['prose']}>{text('payment.screenshot')}</p>;
  const { orderNo, amount, expireTime, merchantName, nmid } = payment;
  const scheme = text('order.methodQris');
  const lines = [
    isPresent(merchantName) ? `${scheme} ${merchantName}` : scheme,
    formatRp(amount),
    merchant,
    ...(isPresent(nmid) ? [text('payment.nmid', { nmid })] : []),
    text('payment.orderNo', { number: orderNo }),
    text('payment.pictureUntil', { time: formatClock(expireTime) }),
  ];
  return (
    <SavePicture
      label={text('payment.save')}
      name={`jajan-${orderNo}.png`}
      draw={() => codePicture({ lines, content })}
    />
  );
}

/** Where an e-wallet is paid: an https page, or a path of the API's host (contract `Payment.url`). Undefined: neither. */
function walletUrl(raw: string): string | undefined {
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
function openWallet(raw: string): void {
  const url = walletUrl(raw);
  const failed = (error: unknown): void => {
    reportProblem('payment.wallet', error);
    toast(text('payment.walletFailed'));
  };
  if (url === undefined) failed(new Error('no address of a wallet'));
  else host.openExternal(url).catch(failed);
}
