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
  merchant: string;
}

/** What is paid with: the code, the cashier's short code, or the wallet's page. */
export function CodeCard({ payment, merchant }: CodeCardProps) {
  const text = useText();
  const { qrString, shortCode, url, method } = payment;
  useKeepBright(isPresent(qrString));
  if (method === 'EWALLET')
    return (
      <div className={css['centre']}>
        <p className={css['soft']}>{text('payment.walletNote')}</p>
        <Button variant="primary" wide onClick={() => openWallet(url ?? '')}>
          {text('payment.openWallet')}
        </Button>
      </div>
    );
  return (
    <div className={css['centre']}>
      {isPresent(qrString) && (
        <div className={css['ground']}>
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
      {method === 'QRIS' && isPresent(qrString) && (
        <SaveCode payment={payment} merchant={merchant} content={qrString} />
      )}
    </div>
  );
}

/** Who pays on the same phone needs the code in the gallery (buying 5). */
function SaveCode({ payment, merchant, content }: CodeCardProps & { content: string }) {
  const text = useText();
  if (!host.savePicture) return <p className={css['soft']}>{text('payment.screenshot')}</p>;
  const { orderNo, amount, expireTime } = payment;
  const lines = [
    merchant,
    formatRp(amount),
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
