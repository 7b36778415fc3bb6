import type { CouponId } from '../../api/generated/types.ts';
import { formatMoment } from '../../i18n/format-date.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import type { Left } from '../../lib/left.ts';
import type { Moment } from '../../lib/server-moment.ts';
import { STEP_MS } from '../../lib/voucher-code.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useLeft } from '../../ui/use-countdown.ts';
import { useKeepBright, useKeepSecret } from '../payment/keep-bright.ts';
import { QrCode } from '../payment/QrCode.tsx';
import { useCodes } from './use-codes.ts';
import { classes } from '../../ui/classes.ts';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './Redeem.module.css';

interface VoucherCodeProps {
  couponId: CouponId;
  /** Undefined while it is read. */
  codeKey: CryptoKey | undefined;
  /** What is known of the server's time, by which the codes go. */
  moment: Moment;
  /** Until when this device may show it without a network. */
  offlineUntil: number | undefined;
}

/** What the cashier scans or types; changes every 30 s. Buying 6. Needs no network. */
export function VoucherCode({ couponId, codeKey, moment, offlineUntil }: VoucherCodeProps) {
  const text = useText();
  const { codes, by } = useCodes(codeKey, couponId, moment);
  useKeepBright(true);
  useKeepSecret(true);
  if (by === 'moved')
    return (
      <div role="alert">
        <p className={tint['alarm']}>{text('redeem.clockMoved')}</p>
        <p className={classes(tint['soft14'], space['above2'], letters['lines14'])}>
          {text('redeem.clockMovedNote')}
        </p>
        <OfflineUntil untilMs={offlineUntil} />
      </div>
    );
  if (!codes)
    return (
      <div
        className={classes(layout['axis1'], font['centred'])}
        role="status"
        aria-label={text('common.loading')}
      >
        <Skeleton width="min(100%, 17rem)" height={272} radius={12} />
      </div>
    );
  return (
    <div className={classes(layout['axis1'], font['centred'])}>
      <div className={css['ground']}>
        <QrCode content={codes.rotating} label={text('redeem.qrLabel')} />
      </div>
      <p className={classes(tint['soft'], space['above2'], letters['lines14'])}>
        {text('redeem.shortCode')}
      </p>
      <p className={classes(font['price'], css['short'])}>{spaced(codes.short)}</p>
      <Ring key={codes.rotating} left={codes.left} />
      {by === 'clock' && (
        <div role="status">
          <p className={classes(tint['soft14'], space['above2'], letters['lines14'])}>
            {text('redeem.byClock')}
          </p>
          <OfflineUntil untilMs={offlineUntil} />
        </div>
      )}
    </div>
  );
}

function OfflineUntil({ untilMs }: { untilMs: number | undefined }) {
  const text = useText();
  const locale = useLocale();
  if (untilMs === undefined) return null;
  return (
    <p className={classes(tint['soft14'], space['above2'], letters['lines14'])}>
      {text('redeem.offlineUntil', { time: formatMoment(untilMs, locale) })}
    </p>
  );
}

/** The seconds that this code has left. */
function Ring({ left }: { left: Left }) {
  const text = useText();
  // At its end and after a sleep the next code is made at once.
  const seconds = useLeft({ reply: left, onEnd: nothing, onReturn: nothing });
  const leftS = typeof seconds === 'number' ? seconds : 0;
  const part = Math.min(1, leftS / (STEP_MS / 1000));
  return (
    <p className={classes(layout['row2'], tint['softNumbers'])}>
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

function nothing(): void {}

/** `0012345678` as `0012 345 678`: read out at the counter. */
function spaced(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4, 7)} ${code.slice(7)}`;
}
