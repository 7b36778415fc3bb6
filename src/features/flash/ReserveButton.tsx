import { useState } from 'react';
import type { AssetCard } from '../../api/generated/types.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { clock } from '../../lib/now.ts';
import { session } from '../../session/session.ts';
import type { CardPlace } from '../../telemetry/events.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import { part } from '../../ui/part.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useAct } from '../act/use-act.ts';
import css from './Flash.module.css';
import { remindAtMs, type Reminded } from './remind.ts';
import { reserveItem } from './reservations.ts';

const remindSheet = part(() => import('./RemindSheet.tsx'), 'RemindSheet');

interface ReserveButtonProps {
  asset: AssetCard;
  at: CardPlace;
}

/**
 * Reserves a flash item of a session that has not begun, or takes that back (home 4). It stands beside
 * the card's link, never in it. A visitor logs in first.
 */
export function ReserveButton({ asset, at }: ReserveButtonProps) {
  const text = useText();
  const pick = usePickLocale();
  const [reserved, setReserved] = useState<Reminded>();
  const [isOpen, setIsOpen] = useState(false);
  const { skuId, sessionUniqueKey, pageId } = asset;
  const isReserved = asset.reserveStatus === 'RESERVED';
  const name = pick(asset.coupon.couponName) ?? '';
  const { send, isBusy } = useAct(reserveItem, {
    onDone({ startsAtMs, reserveStatus, ...item }) {
      if (reserveStatus !== 'RESERVED') return;
      const offered = {
        ...item,
        name,
        storeName: asset.storeInfo.storeName,
        priceRp: asset.promotionInfo?.promotionActivitySalePrice ?? asset.assetSalePrice,
        pageId: pageId ?? '',
        startsAtMs: startsAtMs ?? 0,
      };
      // Too late for a reminder.
      if (remindAtMs(offered) <= clock.nowMs()) return;
      setReserved(offered);
      setIsOpen(true);
      remindSheet.load().catch((error: unknown) => reportProblem('flash.remind', error));
    },
  });
  if (!skuId || !sessionUniqueKey) return null;
  return (
    <>
      <button
        type="button"
        className={classes(layout['target'], layout['middle'], css['button'])}
        aria-pressed={isReserved}
        aria-busy={isBusy || undefined}
        onClick={() =>
          session.require('flash', {
            kind: 'do',
            act: () => void send({ sessionUniqueKey, skuId, isReserved: !isReserved, at }),
            to: { pathname: location.pathname, search: location.search },
          })
        }
      >
        <span className={classes(isReserved ? surface['leaf'] : surface['yellow'], css['face'])}>
          {text(isReserved ? 'home.couponReserved' : 'home.couponReserve')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </span>
      </button>
      {reserved && (
        <remindSheet.WhenLoaded item={reserved} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
