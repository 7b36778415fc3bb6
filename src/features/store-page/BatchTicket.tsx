import type { CouponBatch } from '../../api/generated/types.ts';
import { formatDate } from '../../i18n/format-date.ts';
import { formatCount, formatRp } from '../../i18n/format.ts';
import { useLocale, usePickLocale, useText, type TextKey } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { ASKED } from '../../ui/picture/picture-url.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { batchState, type BatchState } from '../claim/claim-rules.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './Batch.module.css';
import { COUPON_PX } from './images.ts';
import { isLowStock } from '../coupon/rules.ts';

const WORDS: Readonly<Record<BatchState, TextKey>> = {
  claimable: 'merchant.claim',
  claimed: 'merchant.claimed',
  'sold-out': 'merchant.soldOut',
  ended: 'merchant.couponEnded',
};

interface BatchTicketProps {
  batch: CouponBatch;
  isClaiming: boolean;
  onClaim: () => void;
}

/** A free coupon: discount, minimum bill, expiry and claim button. */
export function BatchTicket({ batch, isClaiming, onClaim }: BatchTicketProps) {
  const text = useText();
  const pick = usePickLocale();
  const locale = useLocale();
  const state = batchState(batch);
  const limits = limitsOf(batch);
  const name = pick(batch.coupon.couponName) ?? '';
  const amount = formatRp(batch.discountAmount);
  const hasMinimum = batch.useOrderAmountThreshold > 0;
  const minimum = hasMinimum ? formatRp(batch.useOrderAmountThreshold) : text('merchant.noMinimum');
  // Skips what the name already says.
  const saysAmount = name.includes(amount);
  const saysMinimum = name.toLowerCase().includes(minimum.toLowerCase());
  return (
    <article className={classes(layout['row2'], css['ticket'])} data-state={state}>
      <Picture
        className={classes(
          (state === 'sold-out' || state === 'ended') && tint['faded'],
          css['picture'],
        )}
        src={batch.coupon.logoUrl}
        asked={ASKED.batch}
        width={COUPON_PX}
        height={COUPON_PX}
        alt=""
      />
      <div className={css['body']}>
        <h4
          className={classes(font['tightWords'], css['name'])}
          data-loud={saysAmount || undefined}
        >
          {name}
        </h4>
        {!saysAmount && (
          <p className={classes(font['heading'], font['numbers'], letters['chili'], css['amount'])}>
            {text('merchant.off', { amount })}
          </p>
        )}
        {!saysMinimum && (
          <p className={classes(font['note'], css['rules'])}>
            {hasMinimum ? text('merchant.minimum', { amount: minimum }) : minimum}
          </p>
        )}
        <p className={classes(font['note'], css['rules'])}>
          {text('merchant.validUntil', { date: formatDate(batch.validUntil, locale) })}
        </p>
        {limits.length > 0 && (
          <p className={classes(font['note'], css['rules'])}>
            {limits.map(({ key, count }) => text(key, { count })).join(' · ')}
          </p>
        )}
        {(batch.heldCount > 0 || isLow(batch)) && (
          <p className={classes(layout['flow'], font['note'], css['counts'])}>
            {batch.heldCount > 0 && (
              <span className={tint['good']}>
                {text('merchant.held', { count: formatCount(batch.heldCount) })}
              </span>
            )}
            {isLow(batch) && (
              <span className={tint['alarm']}>
                {text('home.couponStock', { count: batch.remainingStock })}
              </span>
            )}
          </p>
        )}
      </div>
      <span className={classes(layout['fixed'], space['toEnd'], css['side'])}>
        {state === 'claimable' ? (
          <Button variant="primary" onClick={onClaim} isBusy={isClaiming}>
            {text(batch.heldCount > 0 ? 'merchant.claimMore' : WORDS[state])}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        ) : (
          <span
            className={classes(
              tint['soft'],
              font['strong'],
              font['centred'],
              box['ownLine'],
              letters['lines13'],
              css['state'],
            )}
          >
            {text(WORDS[state])}
          </span>
        )}
      </span>
    </article>
  );
}

/** Merchant 3: claim limits. A daily limit not below the total is redundant. */
export function limitsOf({
  receiveTimesDailyLimit: daily,
  receiveTimesLimit: inAll,
}: Pick<CouponBatch, 'receiveTimesDailyLimit' | 'receiveTimesLimit'>): {
  key: TextKey;
  count: number;
}[] {
  const isDaily = daily > 0 && (inAll <= 0 || daily < inAll);
  return [
    ...(isDaily ? [{ key: 'merchant.perDay' as const, count: daily }] : []),
    ...(inAll > 0 ? [{ key: 'merchant.perPerson' as const, count: inAll }] : []),
  ];
}

/** Shows stock only while the coupon can be claimed. */
function isLow(batch: CouponBatch): boolean {
  return batchState(batch) === 'claimable' && isLowStock(batch.remainingStock);
}
