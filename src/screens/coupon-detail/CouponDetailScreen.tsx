import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '../../api/errors.ts';
import { Loaded } from '../../features/failure/Loaded.tsx';
import { useGo } from '../../features/navigation/go.ts';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { forgetAskedUse, isUseAsked } from '../../features/order/asked-use.ts';
import { KeptNote } from '../../features/wallet/KeptNote.tsx';
import { COUPON_ABSENT, useCoupon, useKeptCoupon } from '../../features/wallet/use-coupon.ts';
import { VisitorBlock } from '../../features/member/VisitorBlock.tsx';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { useIsLoggedIn } from '../../session/session.ts';
import { Screen } from '../../ui/Screen.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import css from './CouponDetailScreen.module.css';
import { CouponDetailSkeleton } from './CouponDetailSkeleton.tsx';
import { CouponView } from './CouponView.tsx';

/** One voucher that the user has: what it gives, until when, and where. Home 2 `couponDetail`. */
export function CouponDetailScreen() {
  const text = useText();
  const back = useBackButton();
  const go = useGo();
  const isMember = useIsLoggedIn();
  const { search } = useLocation();
  const id = new URLSearchParams(search).get('id') ?? '';
  const [isAsked] = useState(() => isUseAsked(id));
  useEffect(forgetAskedUse, []);
  const query = useCoupon(isMember ? id : '');
  const kept = useKeptCoupon(isMember ? id : '', isMember);
  // Refused is no longer there, whatever this device has kept.
  const isRefused = query.error instanceof ApiError && query.error.kind === 'business';
  const { data = isRefused ? undefined : kept, error, isFetching, refetch } = query;
  const dataUpdatedAt = data === kept && data ? data.receivedAtMs : query.dataUpdatedAt;
  const toList = { label: text('wallet.toList'), onSelect: () => go(paths.myCouponList(), true) };
  return (
    <Screen title={text('platform.pageCoupon')} back={back}>
      {!isMember ? (
        <VisitorBlock scene="coupons" title="wallet.visitorTitle" note="wallet.visitorNote" />
      ) : id === '' ? (
        <StateBlock
          picture="notFound"
          title={text('wallet.absentTitle')}
          description={text('wallet.absentNote')}
          action={toList}
        />
      ) : (
        <Loaded
          query={{ data, dataUpdatedAt, error, isFetching, refetch }}
          since="wallet.couponSince"
          skeleton={<CouponDetailSkeleton />}
          absentCodes={[COUPON_ABSENT]}
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
        </Loaded>
      )}
    </Screen>
  );
}
