import { useLocation } from 'react-router';
import { LoadFailure } from '../../features/failure/LoadFailure.tsx';
import { useGo } from '../../features/navigation/go.ts';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { COUPON_ABSENT, useCoupon } from '../../features/wallet/use-coupon.ts';
import { formatMoment } from '../../i18n/format-date.ts';
import { useLocale, useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { session, useIsLoggedIn } from '../../session/session.ts';
import { Screen } from '../../ui/Screen.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import css from './CouponDetailScreen.module.css';
import { CouponDetailSkeleton } from './CouponDetailSkeleton.tsx';
import { CouponView } from './CouponView.tsx';

/** One voucher that the user has: what it gives, until when, and where. Home 2 `couponDetail`. */
export function CouponDetailScreen() {
  const text = useText();
  const locale = useLocale();
  const back = useBackButton();
  const go = useGo();
  const isMember = useIsLoggedIn();
  const { search } = useLocation();
  const id = new URLSearchParams(search).get('id') ?? '';
  const query = useCoupon(isMember ? id : '');
  const { data, error } = query;
  const toList = { label: text('wallet.toList'), onSelect: () => go(paths.myCouponList(), true) };
  return (
    <Screen title={text('platform.pageCoupon')} back={back}>
      {!isMember ? (
        <StateBlock
          picture="empty"
          title={text('wallet.visitorTitle')}
          description={text('wallet.visitorNote')}
          action={{
            label: text('platform.logIn'),
            onSelect: () => session.require('coupons', { kind: 'none' }),
          }}
        />
      ) : id === '' ? (
        <StateBlock
          picture="lost"
          title={text('wallet.absentTitle')}
          description={text('wallet.absentNote')}
          action={toList}
        />
      ) : data ? (
        <>
          {error && (
            <p className={css['age']} role="status">
              {text('wallet.couponSince', { time: formatMoment(data.receivedAtMs, locale) })}
            </p>
          )}
          <CouponView key={id} detail={data} />
        </>
      ) : error ? (
        <LoadFailure
          error={error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
          absentCodes={[COUPON_ABSENT]}
          wayOn={toList}
        />
      ) : (
        <CouponDetailSkeleton />
      )}
    </Screen>
  );
}
