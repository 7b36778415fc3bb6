import { Link } from '../navigation/Link.tsx';
import type { FlashSaleCard as Card } from '../../api/generated/types.ts';
import { formatCountdown } from '../../i18n/format.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { boltIcon, chevronRightIcon } from '../../ui/icons.ts';
import { useCountdown } from '../../ui/use-countdown.ts';
import { CouponTileItem } from '../coupon/CouponTileItem.tsx';
import css from './FlashSaleCard.module.css';

interface FlashSaleCardProps {
  card: Card;
  /** Start of the server's countdown, ms since the epoch. */
  receivedAtMs: number;
  /** Spec home 4: the card's data is fetched again when the countdown ends. */
  onEnd: () => void;
}

export function FlashSaleCard({ card, receivedAtMs, onEnd }: FlashSaleCardProps) {
  const text = useText();
  const pick = usePickLocale();
  const title = pick(card.title) ?? text('home.flashSale');
  const to = paths.flashDeal({ pageId: card.pageId });
  return (
    <section className={css['card']} aria-label={title}>
      <Link className={css['head']} to={to}>
        <Icon shape={boltIcon} size={20} className={css['bolt']} />
        <h2 className={css['title']}>{title}</h2>
        {card.maxDiscountRatio > 0 && (
          <span className={css['upTo']}>
            {text('home.flashSaleUpTo', { percent: card.maxDiscountRatio })}
          </span>
        )}
        <Countdown deadlineMs={receivedAtMs + card.countdownTime * 1000} onEnd={onEnd} />
        <Icon shape={chevronRightIcon} size={18} className={css['chevron']} />
      </Link>
      <ul className={css['items']}>
        {card.items.map((asset, position) => (
          <CouponTileItem
            key={asset.assetId}
            asset={asset}
            at={{ scene: 'flash-sale', position }}
            list="home"
          />
        ))}
        {card.hasMore && (
          <li className={css['moreItem']}>
            <Link className={css['more']} to={to}>
              <span className={css['moreMark']}>
                <Icon shape={chevronRightIcon} size={20} />
              </span>
              {text('home.seeAll')}
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}

/** A component of its own, so that a tick renders nothing else. Not a live region. */
function Countdown({ deadlineMs, onEnd }: { deadlineMs: number; onEnd: () => void }) {
  const text = useText();
  const shown = formatCountdown(useCountdown(deadlineMs, onEnd));
  return (
    <span
      className={css['countdown']}
      role="timer"
      aria-live="off"
      aria-label={text('home.flashSaleEndsIn', { time: shown })}
    >
      {shown.split(':').map((part, index) => (
        // Hours, minutes, seconds: a fixed order.
        <span key={index} aria-hidden="true">
          {part}
        </span>
      ))}
    </span>
  );
}
