import { useCallback, useRef, useState } from 'react';
import { serversWords } from '../../api/errors.ts';
import type { PartnerCoupon } from '../../api/generated/types.ts';
import { LoadFailure } from '../../features/failure/LoadFailure.tsx';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useToHome } from '../../features/navigation/use-to-home.ts';
import { PagedList } from '../../features/paged-list/PagedList.tsx';
import { TicketSkeleton } from '../../features/wallet/TicketSkeleton.tsx';
import {
  useOpenPartnerCode,
  usePartnerCoupons,
} from '../../features/wallet/use-partner-coupons.ts';
import { VisitorBlock } from '../../features/member/VisitorBlock.tsx';
import { useText } from '../../i18n/i18n.ts';
import { useIsLoggedIn } from '../../session/session.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { PartnerTicket } from './PartnerTicket.tsx';
import css from './PartnerCouponsScreen.module.css';

const THREE = [0, 1, 2];
const USUAL_HEIGHT_PX = 220;

/** Vouchers that a partner's code redeems, by kind. Home 2 `tripartiteCoupons`; buying 2 "Foreign codes". */
export function PartnerCouponsScreen() {
  const text = useText();
  const back = useBackButton();
  const isMember = useIsLoggedIn();
  const toHome = useToHome();
  const scroller = useRef<HTMLElement>(null);
  const list = usePartnerCoupons(isMember);
  const [asked, setAsked] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const opening = useOpenPartnerCode();
  const ask = useCallback((couponId: string): void => {
    setAsked(couponId);
    setIsAsking(true);
  }, []);
  const draw = useCallback(
    (coupon: PartnerCoupon) => <PartnerTicket partner={coupon} onOpen={ask} />,
    [ask],
  );
  const close = (): void => {
    setIsAsking(false);
    opening.reset();
  };
  return (
    <Screen
      scrollRef={scroller}
      header={<ActionBar title={text('platform.pagePartnerCoupons')} back={back} />}
    >
      {!isMember ? (
        <VisitorBlock scene="coupons" title="wallet.visitorTitle" note="wallet.visitorNote" />
      ) : (
        <div className={css['panel']}>
          <p className={css['note']}>{text('offers.partnerIntro')}</p>
          <PagedList
            list={list}
            label={text('platform.pagePartnerCoupons')}
            scrollerRef={scroller}
            usualHeightPx={USUAL_HEIGHT_PX}
            row={draw}
            waiting={
              <div className={css['list']} role="status" aria-label={text('common.loading')}>
                {THREE.map((place) => (
                  <TicketSkeleton key={place} />
                ))}
              </div>
            }
            Failure={LoadFailure}
            empty={
              <StateBlock
                picture="noVouchers"
                title={text('offers.noPartners')}
                description={text('offers.noPartnersNote')}
                action={{ ...toHome, label: text('order.explore') }}
              />
            }
          />
        </div>
      )}
      <Sheet
        isOpen={isAsking}
        onClose={close}
        title={text('offers.openTitle')}
        closeLabel={text('common.close')}
        areButtonsStacked
        buttons={[
          {
            label: text('offers.openCode'),
            variant: 'primary',
            isBusy: opening.isPending,
            onClick: () => asked !== undefined && opening.mutate(asked, { onSuccess: close }),
          },
          { label: text('offers.notNow'), variant: 'quiet', onClick: close },
        ]}
      >
        <p className={css['words']}>{text('offers.openNote')}</p>
        {opening.isError && (
          <p className={css['failed']} role="alert">
            {serversWords(opening.error) || text('offers.openFailed')}
          </p>
        )}
      </Sheet>
    </Screen>
  );
}
