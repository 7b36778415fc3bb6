import type { ReactNode } from 'react';
import type { ComingFlash, ProductDetailData } from '../../api/generated/types.ts';
import { formatCount, formatCountdown, formatRp } from '../../i18n/format.ts';
import { formatNextMoment } from '../../i18n/format-date.ts';
import { useLocale, usePickLocale, useText } from '../../i18n/i18n.ts';
import { clock } from '../../lib/now.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { boltIcon, chevronRightIcon } from '../../ui/icons.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { couponFace } from '../coupon/rules.ts';
import { Spoken } from '../flash/FlashCountdown.tsx';
import { Link } from '../navigation/Link.tsx';
import { type PriceNote, PriceNoteLine, isSaving } from './PriceNoteLine.tsx';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './VoucherHead.module.css';
import type { Left } from '../../lib/left.ts';
import { type Said, useLeft, useUntil } from '../../ui/use-countdown.ts';

interface VoucherHeadProps {
  detail: ProductDetailData;
  note: PriceNote;
  /** The countdown of a flash price, or when it comes. */
  flash?: ReactNode;
  /** How many at one visit; undefined: no limit, or it cannot be bought. */
  perVisitLimit?: number | undefined;
  /** Whether it can be used now. */
  children?: ReactNode;
}

/** Name and price, the loudest text, with what the price is compared with (look; discovery 6). */
export function VoucherHead({ detail, note, flash, perVisitLimit, children }: VoucherHeadProps) {
  const text = useText();
  const pick = usePickLocale();
  const { priceRp, originalPriceRp, discountPercent, stockLeft, tag } = couponFace(detail.asset);
  const tagName = pick(tag?.name);
  return (
    <div className={css['head']}>
      {flash}
      <p
        className={classes(
          layout['flow'],
          font['numbers'],
          space['gap0by2'],
          box['baseline'],
          css['price'],
        )}
        data-saving={isSaving(note) || undefined}
      >
        <VisuallyHidden>{text('voucher.price')} </VisuallyHidden>
        <strong className={classes(font['words'], font['bold'], css['now'])}>
          {formatRp(priceRp)}
        </strong>
        {originalPriceRp !== undefined && (
          <span className={tint['soft']}>
            <VisuallyHidden>
              {text('voucher.menuPrice', { price: formatRp(originalPriceRp) })}
            </VisuallyHidden>
            <s aria-hidden="true">{formatRp(originalPriceRp)}</s>
          </span>
        )}
        {discountPercent !== undefined && (
          <span
            className={classes(
              font['note'],
              isSaving(note) ? surface['yellow'] : tint['ground'],
              font['strong'],
              css['off'],
            )}
          >
            {text('voucher.fromMenu', { percent: discountPercent })}
          </span>
        )}
      </p>
      <PriceNoteLine note={note} />
      <h1
        className={classes(
          font['big'],
          font['headline'],
          space['above3'],
          box['noOutline'],
          css['name'],
        )}
        tabIndex={-1}
      >
        {tagName && (
          <span
            className={classes(surface['tag'], css['tag'])}
            data-flash={tag?.kind === 'FLASH_SALE' || undefined}
          >
            {tagName}
          </span>
        )}
        {pick(detail.asset.coupon.couponName)}
      </h1>
      <Link
        className={classes(layout['inline'], tint['softWords'], font['action'], space['gapHair'])}
        to={paths.merchant({
          poiId: detail.store.poiId,
          storeId: detail.store.storeId,
          channelId: '1',
        })}
      >
        {detail.store.storeName}
        <Icon shape={chevronRightIcon} size={16} />
      </Link>
      {detail.isFlashEnded && (
        <p className={classes(space['above2'], css['told'])} role="status">
          {text('voucher.flashEnded')}
        </p>
      )}
      <div className={classes(layout['line'], css['facts'])}>
        {/* A line of its own: its length is known late, and moves nothing that stands beside it. */}
        {children && <div className={classes(layout['row'], css['usable'])}>{children}</div>}
        {stockLeft !== undefined && (
          <span className={classes(tint['alarm'], letters['size12'])}>
            {text('home.couponStock', { count: formatCount(stockLeft) })}
          </span>
        )}
        {perVisitLimit !== undefined && (
          <span className={font['note']}>
            {text('merchant.perVisit', { count: perVisitLimit })}
          </span>
        )}
        {detail.soldCount > 0 && (
          <span className={font['note']}>
            {text('merchant.sold', { count: formatCount(detail.soldCount) })}
          </span>
        )}
      </div>
    </div>
  );
}

interface FlashStripProps {
  reply: Left;
  /** The price is asked for again: at the end, and when the page is seen again. */
  onAsk: () => void;
}

/** How long the flash price lasts, by the server's time. A component of its own, so that a tick renders nothing else. */
export function FlashStrip({ reply, onAsk }: FlashStripProps) {
  const text = useText();
  const left = useLeft({ reply, onEnd: onAsk, onReturn: onAsk });
  const isKnown = typeof left === 'number';
  const shown = isKnown ? formatCountdown(left) : '--:--:--';
  return (
    <p
      className={classes(
        layout['row'],
        surface['loud'],
        font['strong'],
        space['below3'],
        space['gap6px'],
        css['strip'],
      )}
    >
      <Icon shape={boltIcon} size={18} className={css['bolt']} />
      <span
        className={classes(layout['flow'], space['gap0by2'], box['apart'], css['words'])}
        role="timer"
        aria-live="off"
        aria-label={
          isKnown ? text('voucher.flashEndsIn', { time: shown }) : text('voucher.flashUnknown')
        }
      >
        <span aria-hidden="true">{text('voucher.flashEnds')}</span>
        <span
          className={classes(surface['yellow'], font['numbers'], css['time'])}
          aria-hidden="true"
        >
          {shown}
        </span>
      </span>
      <Spoken seconds={isKnown ? left : undefined} />
    </p>
  );
}

interface FlashComingProps {
  coming: ComingFlash;
  /** Of the reply. */
  said: Said;
  /** At the start, and when the page is seen again. */
  onAsk: () => void;
}

/** When the voucher is in a flash sale next, and at which price; leads there, where it is reserved. Discovery 3. */
export function FlashComing({ coming, said, onAsk }: FlashComingProps) {
  const text = useText();
  const locale = useLocale();
  const { pageId, sessionUniqueKey: session, startsAt, salePrice } = coming;
  useLeft({ reply: useUntil(startsAt, said), onEnd: onAsk, onReturn: onAsk });
  return (
    <Link
      className={classes(
        layout['row'],
        layout['wideTarget'],
        font['strong'],
        space['below3'],
        space['gap6px'],
        css['told'],
      )}
      to={paths.flashDeal({ pageId, session })}
    >
      <Icon shape={boltIcon} size={18} />
      <span className={css['words']}>
        {text('voucher.flashComing', {
          time: formatNextMoment(startsAt, clock.nowMs(), locale),
          price: formatRp(salePrice),
        })}
      </span>
      <Icon shape={chevronRightIcon} size={16} />
    </Link>
  );
}
