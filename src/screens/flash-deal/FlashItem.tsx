import { host } from '#host';
import { useState } from 'react';
import type { AssetCard, FlashState } from '../../api/generated/types.ts';
import {
  CouponBadge,
  CouponLink,
  CouponPrice,
  Discount,
  ExposedCoupon,
  Saving,
} from '../../features/coupon/CouponParts.tsx';
import { type CouponFace, couponFace } from '../../features/coupon/rules.ts';
import { ReserveButton } from '../../features/flash/ReserveButton.tsx';
import { type ItemState, itemState } from '../../features/flash-list/item-state.ts';
import type { FlashPage } from '../../features/flash-list/use-flash-list.ts';
import { RefundBadge } from '../../features/refund-promise/RefundBadge.tsx';
import { AppOnlySheet } from '../../features/voucher/AppOnlySheet.tsx';
import { formatClock } from '../../i18n/format-date.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import type { CardPlace } from '../../telemetry/events.ts';
import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { ASKED } from '../../ui/picture/picture-url.ts';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import space from '../../ui/style/space.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './Flash.module.css';

interface FlashItemProps {
  asset: AssetCard;
  position: number;
  page: FlashPage;
  pageId: string;
  sessionUniqueKey: string;
  /** Of the session. */
  state: FlashState;
  /** No call is answered: nothing can be bought. */
  isLost: boolean;
  /** The list is being asked for, or waits to be. */
  isAsking: boolean;
  askList: () => void;
  onOther: (() => void) | undefined;
}

/** One item of a session: all of it opens the voucher, its button stands above that. */
export function FlashItem(props: FlashItemProps) {
  const { asset, position, page, sessionUniqueKey, state } = props;
  const text = useText();
  const pick = usePickLocale();
  const { queryId, traceId } = page;
  const at = { scene: 'flash-sale', position, queryId, traceId } as const;
  const item = itemState(asset, { sessionUniqueKey, state, isApp: host.kind === 'APP' });
  const face = shownFace(couponFace(asset), item);
  const until = item === 'SOLD_OUT' ? asset.mayComeBackUntilMs : undefined;
  return (
    <ExposedCoupon as="div" skuId={asset.skuId} at={at} list={queryId}>
      <article className={classes(layout['top3'], surface['panel3'], css['item'])}>
        <span className={classes(layout['fixed'], box['anchor'])}>
          <Picture
            className={classes(face.state !== 'active' && tint['faded'], css['picture'])}
            src={asset.imageUrl}
            asked={ASKED.coupon}
            width={96}
            height={96}
            alt=""
            priority={position === 0 ? 'high' : undefined}
          />
          <Discount face={face} className={surface['corner']} />
        </span>
        <div className={classes(layout['stack'], layout['share'], font['words'])}>
          <h2 className={classes(font['name'], font['clamp2'])}>
            <CouponLink face={face} at={at} className={classes(surface['stretched'], css['link'])}>
              {pick(asset.coupon.couponName)}
            </CouponLink>
          </h2>
          <p className={classes(font['note'], css['store'])}>{asset.storeInfo.storeName}</p>
          <div className={classes(layout['line'], space['gap0by2'], css['foot'])}>
            <p className={css['price']}>
              <CouponPrice face={face} />
            </p>
            <Action {...props} item={item} at={at} />
          </div>
          <p className={classes(layout['line'], space['gap0by2'])}>
            {item !== 'ENDED' && <CouponBadge face={face} />}
            {item !== 'ENDED' && <Saving face={face} />}
            <RefundBadge promise={asset.refund} />
            {typeof until === 'number' && (
              <span className={font['note']}>
                {text('flash.mayComeBack', { time: formatClock(until) })}
              </span>
            )}
          </p>
        </div>
      </article>
    </ExposedCoupon>
  );
}

/** Without what its button says, and at the ordinary price's page where the flash price is not asked. */
function shownFace(
  { reserve: _said, reservable: _button, ...face }: CouponFace,
  item: ItemState,
): CouponFace {
  const shown: CouponFace = item === 'ENDED' ? { ...face, state: 'sold-out' } : face;
  const isFlash = item !== 'ENDED' && item !== 'CAN_RESERVE' && item !== 'RESERVED';
  if (isFlash || !shown.target) return shown;
  return {
    ...shown,
    target: { ...shown.target, isFlashSale: false, detailId: '', pageId: '' },
  };
}

interface ActionProps extends FlashItemProps {
  item: ItemState;
  at: CardPlace;
}

function Action({ item, asset, at, isLost, isAsking, askList, pageId, onOther }: ActionProps) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  switch (item) {
    case 'CAN_RESERVE':
    case 'RESERVED':
      return (
        <span className={css['act']}>
          <ReserveButton asset={asset} at={at} />
        </span>
      );
    case 'BUY':
      return isLost ? (
        <button
          type="button"
          className={classes(layout['target'], css['act'])}
          // Not disabled: a list that asks by itself would take the focus away.
          aria-busy={isAsking || undefined}
          onClick={askList}
        >
          <span className={classes(surface['pill'], css['pill'])}>{text('common.retry')}</span>
        </button>
      ) : (
        <span className={classes(surface['loud'], css['pill'], css['buy'])}>
          {text('flash.buy')}
        </span>
      );
    case 'APP_ONLY':
      return (
        <>
          <button
            type="button"
            className={classes(layout['target'], css['act'])}
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
          >
            <span className={classes(surface['pill'], css['pill'])}>{text('flash.appOnly')}</span>
          </button>
          <AppOnlySheet
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            here={paths.flashDeal({ pageId })}
            onOthers={() => onOther?.()}
          />
        </>
      );
    case 'ENDED':
      return <span className={font['note']}>{text('flash.ended')}</span>;
    case 'SOLD_OUT':
    case 'LIMITED':
    case 'NOT_ELIGIBLE':
      return null;
  }
}
