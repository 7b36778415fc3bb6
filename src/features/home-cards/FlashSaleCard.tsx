import { useEffect } from 'react';
import { Link } from '../navigation/Link.tsx';
import type { FlashSaleCard as Card } from '../../api/generated/types.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import type { Left } from '../../lib/left.ts';
import { paths } from '../../paths.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Icon } from '../../ui/Icon.tsx';
import { boltIcon, chevronRightIcon } from '../../ui/icons.ts';
import { part } from '../../ui/part.tsx';
import { useAtom } from '../../ui/use-atom.ts';
import { CouponTileItem } from '../coupon/CouponTileItem.tsx';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './FlashSaleCard.module.css';

const countdown = part(() => import('../flash/FlashCountdown.tsx'), 'FlashCountdown');

interface FlashSaleCardProps {
  card: Card;
  /** How long the sale still lasts; undefined until the first reply of this run. */
  left: Left | undefined;
  /** Spec home 4: the card's data is fetched again when the countdown ends, or is not known any more. */
  onAsk: () => void;
}

export function FlashSaleCard({ card, left, onAsk }: FlashSaleCardProps) {
  const text = useText();
  const pick = usePickLocale();
  const title = pick(card.title) ?? text('home.flashSale');
  const to = paths.flashDeal({ pageId: card.pageId });
  return (
    <section className={classes(surface['sheet'], layout['flow'], css['card'])} aria-label={title}>
      <Link className={classes(layout['stack'], surface['loud'], css['panel'])} to={to}>
        <Icon shape={boltIcon} size={22} className={css['bolt']} />
        <h2 className={classes(font['heading'], css['title'])}>{title}</h2>
        {card.maxDiscountRatio > 0 && (
          <span className={classes(font['label'], css['upTo'])}>
            {text('home.flashSaleUpTo', { percent: card.maxDiscountRatio })}
          </span>
        )}
        <Countdown left={left} onAsk={onAsk} />
        <Icon shape={chevronRightIcon} size={18} className={css['chevron']} />
      </Link>
      <ul className={classes(layout['strip'], css['items'])}>
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
            <Link className={classes(layout['axis2'], font['label'], css['more'])} to={to}>
              <span className={classes(layout['middle'], surface['yellow'], css['moreMark'])}>
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

/** A component of its own, so that a tick renders nothing else. Its code comes after the first load. */
function Countdown(props: Pick<FlashSaleCardProps, 'left' | 'onAsk'>) {
  const isLoaded = useAtom(countdown.loaded) !== undefined;
  useEffect(() => {
    countdown.load().catch((error: unknown) => reportProblem('home.countdown', error));
  }, []);
  return (
    <span className={classes(font['price'], css['countdown'])}>
      {isLoaded ? (
        <countdown.WhenLoaded {...props} />
      ) : (
        <span aria-hidden="true">
          <span>--</span>
          <span>--</span>
          <span>--</span>
        </span>
      )}
    </span>
  );
}
