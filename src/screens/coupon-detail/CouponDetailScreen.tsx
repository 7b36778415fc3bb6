import { useEffect, useState } from 'react';
import { useRouteParams } from '../../features/links/use-route-params.ts';
import { useGo } from '../../features/navigation/Link.tsx';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { forgetAskedUse, isUseAsked } from '../../features/order/usable.ts';
import { KeptNote } from '../../features/wallet/KeptNote.tsx';
import { COUPON_FAILURES, useCoupon, useKeptCoupon } from '../../features/wallet/use-coupon.ts';
import { useThing } from '../../features/failure/use-thing.ts';
import { OwnThing } from '../../features/member/OwnThing.tsx';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { useIsLoggedIn } from '../../session/session.ts';
import { Screen } from '../../ui/Screen.tsx';
import { CouponView } from './CouponView.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { classes } from '../../ui/classes.ts';
import css from './CouponDetail.module.css';
import layout from '../../ui/style/layout.module.css';

/** One voucher that the user has: what it gives, until when, and where. Home 2 `couponDetail`. */
export function CouponDetailScreen() {
  const text = useText();
  const back = useBackButton();
  const go = useGo();
  const isMember = useIsLoggedIn();
  const { id = '' } = useRouteParams('couponDetail');
  const [isAsked] = useState(() => isUseAsked(id));
  useEffect(forgetAskedUse, []);
  const query = useCoupon(isMember ? id : '');
  const kept = useKeptCoupon(isMember ? id : '', isMember);
  const thing = useThing(query, {
    isNamed: id !== '',
    rows: COUPON_FAILURES,
    early: kept && { data: kept, atMs: kept.receivedAtMs },
  });
  const toList = { label: text('wallet.toList'), onSelect: () => go(paths.myCouponList(), true) };
  return (
    <Screen title={text('platform.pageCoupon')} back={back}>
      <OwnThing
        visitor={{ scene: 'coupons', title: 'wallet.visitorTitle', note: 'wallet.visitorNote' }}
        thing={thing}
        since="wallet.couponSince"
        skeleton={<CouponDetailSkeleton />}
        wayOn={toList}
      >
        {(detail) => (
          <>
            <CouponView key={id} detail={detail} isUseAsked={isAsked} />
            <div className={css['kept']}>
              <KeptNote />
            </div>
          </>
        )}
      </OwnThing>
    </Screen>
  );
}

/** Head, rules and store. */
function CouponDetailSkeleton() {
  const text = useText();
  return (
    <div role="status" aria-label={text('common.loading')}>
      <div className={classes(layout['flow'], css['head'])} aria-hidden="true">
        <div className={classes(layout['stack2'], css['words'])}>
          <Skeleton width="40%" height={22} />
          <Skeleton width="85%" height={26} />
          <Skeleton width="60%" height={18} />
        </div>
        <Skeleton width="4.5rem" height="4.5rem" radius={12} />
      </div>
      <div className={classes(layout['stack4'], layout['sections'])} aria-hidden="true">
        <Skeleton width="100%" height={56} radius={12} />
        <Skeleton width="100%" height={180} radius={12} />
        <Skeleton width="100%" height={96} radius={12} />
      </div>
    </div>
  );
}
