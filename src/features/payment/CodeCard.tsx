import { host } from '#host';
import type { Payment } from '../../api/generated/types.ts';
import { formatClock } from '../../i18n/format-date.ts';
import { formatRp } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { SavePicture } from '../share/SavePicture.tsx';
import { codePicture } from './code-picture.ts';
import { useKeepBright } from './keep-bright.ts';
import { openWallet } from './open-wallet.ts';
import css from './Payment.module.css';
import { QrCode } from './QrCode.tsx';
import { isPresent } from '../../lib/present.ts';

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
    <p className={css['soft']}>{text('payment.onStatement', { name: statementName })}</p>
  );
  if (method === 'EWALLET')
    return (
      <div className={css['centre']}>
        <p className={css['soft']}>{text('payment.walletNote')}</p>
        {statement}
        <Button variant="primary" wide onClick={() => openWallet(url ?? '')}>
          {text('payment.openWallet')}
        </Button>
      </div>
    );
  return (
    <div className={css['centre']}>
      {isPresent(qrString) && (
        <div className={css['ground']}>
          {method === 'QRIS' && <Merchant payment={payment} />}
          <QrCode
            content={qrString}
            label={text(method === 'QRIS' ? 'payment.qrLabel' : 'payment.cashLabel')}
          />
        </div>
      )}
      {isPresent(shortCode) && (
        <>
          <p className={css['soft']}>{text('payment.shortCode')}</p>
          <p className={css['short']}>{shortCode}</p>
        </>
      )}
      {method === 'QRIS' && (
        <>
          <p className={css['strong']}>{text('payment.qrisWith')}</p>
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
    <div className={css['merchant']}>
      <p className={css['scheme']}>{text('order.methodQris')}</p>
      {isPresent(merchantName) && <p className={css['merchantName']}>{merchantName}</p>}
      {isPresent(nmid) && <p className={css['number']}>{text('payment.nmid', { nmid })}</p>}
    </div>
  );
}

/** Who pays on the same phone needs the code in the gallery (buying 5). */
function SaveCode({ payment, merchant, content }: CodeCardProps & { content: string }) {
  const text = useText();
  if (!host.savePicture) return <p className={css['soft']}>{text('payment.screenshot')}</p>;
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
