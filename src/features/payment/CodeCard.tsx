import { host } from '#host';
import { useState } from 'react';
import type { Payment } from '../../api/generated/types.ts';
import { formatClock } from '../../i18n/format-date.ts';
import { formatRp } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
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
        <SavePicture payment={payment} merchant={merchant} content={qrString} />
      )}
    </div>
  );
}

/** Who pays on the same phone needs the code in the gallery (buying 5). */
function SavePicture({ payment, merchant, content }: CodeCardProps & { content: string }) {
  const text = useText();
  const [isBusy, setIsBusy] = useState(false);
  const { savePicture } = host;
  if (!savePicture) return <p className={css['soft']}>{text('payment.screenshot')}</p>;

  async function save(): Promise<void> {
    setIsBusy(true);
    const { orderNo, amount, expireTime } = payment;
    const lines = [
      merchant,
      formatRp(amount),
      text('payment.orderNo', { number: orderNo }),
      text('payment.pictureUntil', { time: formatClock(expireTime) }),
    ];
    try {
      const png = await codePicture({ lines, content });
      // The system's sheet says by itself what became of it.
      if ((await savePicture?.(png, `jajan-${orderNo}.png`)) === 'saved')
        toast(text('payment.saved'));
    } catch (error) {
      reportProblem('payment.savePicture', error);
      toast(text('payment.saveFailed'));
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Button variant="secondary" isBusy={isBusy} onClick={() => void save()}>
      {text('payment.save')}
    </Button>
  );
}
