import { useText } from '../../i18n/i18n.ts';
import { STEP_MS } from '../../lib/voucher-code.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useCountdown } from '../../ui/use-countdown.ts';
import { useKeepBright, useKeepSecret } from '../payment/keep-bright.ts';
import { QrCode } from '../payment/QrCode.tsx';
import { useCodes } from './use-codes.ts';
import css from './VoucherCode.module.css';

interface VoucherCodeProps {
  couponId: string;
  /** Undefined while it is read. */
  codeKey: CryptoKey | undefined;
}

/** What the cashier scans or types; changes every 30 s. Buying 6. Needs no network. */
export function VoucherCode({ couponId, codeKey }: VoucherCodeProps) {
  const text = useText();
  const codes = useCodes(codeKey, couponId);
  useKeepBright(true);
  useKeepSecret(true);
  if (!codes)
    return (
      <div className={css['code']} role="status" aria-label={text('common.loading')}>
        <Skeleton width="min(100%, 17rem)" height={272} radius={12} />
      </div>
    );
  return (
    <div className={css['code']}>
      <div className={css['ground']}>
        <QrCode content={codes.rotating} label={text('redeem.qrLabel')} />
      </div>
      <p className={css['soft']}>{text('redeem.shortCode')}</p>
      <p className={css['short']}>{spaced(codes.short)}</p>
      <Ring key={codes.endMs} endMs={codes.endMs} />
    </div>
  );
}

/** The seconds that this code has left. */
function Ring({ endMs }: { endMs: number }) {
  const text = useText();
  const leftS = useCountdown(endMs);
  const part = Math.min(1, leftS / (STEP_MS / 1000));
  return (
    <p className={css['next']}>
      <svg className={css['ring']} viewBox="0 0 24 24" aria-hidden="true">
        <circle className={css['track']} cx="12" cy="12" r="9" pathLength="1" />
        <circle
          className={css['left']}
          cx="12"
          cy="12"
          r="9"
          pathLength="1"
          strokeDasharray={`${part} 1`}
        />
      </svg>
      <span role="timer" aria-live="off">
        {text('redeem.nextIn', { count: leftS })}
      </span>
    </p>
  );
}

/** `0012345678` as `0012 345 678`: read out at the counter. */
function spaced(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4, 7)} ${code.slice(7)}`;
}
