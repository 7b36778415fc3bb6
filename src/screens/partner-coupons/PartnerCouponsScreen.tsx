import { useCallback, useRef, useState } from 'react';
import type { CouponId, PartnerCoupon, VoucherKind } from '../../api/generated/types.ts';
import { useAct } from '../../features/act/use-act.ts';
import { LoadFailure } from '../../features/failure/LoadFailure.tsx';
import { VisitorBlock } from '../../features/member/VisitorBlock.tsx';
import { useBackButton } from '../../features/navigation/use-back.ts';
import { useToHome } from '../../features/navigation/use-to-home.ts';
import { useMinute } from '../../features/opening-hours/use-minute.ts';
import { PagedList } from '../../features/paged-list/PagedList.tsx';
import { CouponTicket, TicketSkeleton } from '../../features/wallet/CouponTicket.tsx';
import { KIND_NAMES, PartnerCode } from '../../features/wallet/PartnerCode.tsx';
import { couponAt } from '../../features/wallet/left-days.ts';
import { openPartnerCode, usePartnerCoupons } from '../../features/wallet/use-partner-coupons.ts';
import { type TextKey, useText } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
import { useIsLoggedIn } from '../../session/session.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { StateBlock } from '../../ui/StateBlock.tsx';
import { classes } from '../../ui/classes.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
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
  const [asked, setAsked] = useState<CouponId>();
  const [isAsking, setIsAsking] = useState(false);
  const ask = useCallback((couponId: CouponId): void => {
    setAsked(couponId);
    setIsAsking(true);
  }, []);
  const draw = useCallback(
    (coupon: PartnerCoupon) => <PartnerTicket partner={coupon} onOpen={ask} />,
    [ask],
  );
  const close = (): void => {
    setIsAsking(false);
    clear();
  };
  const { send, isBusy, failure, clear } = useAct(openPartnerCode, { onDone: () => close() });
  return (
    <Screen
      scrollRef={scroller}
      header={<ActionBar title={text('platform.pagePartnerCoupons')} back={back} />}
    >
      {!isMember ? (
        <VisitorBlock scene="coupons" title="wallet.visitorTitle" note="wallet.visitorNote" />
      ) : (
        <div className={css['panel']}>
          <p className={classes(tint['soft'], space['below3'])}>{text('offers.partnerIntro')}</p>
          <PagedList
            list={list}
            label={text('platform.pagePartnerCoupons')}
            scrollerRef={scroller}
            usualHeightPx={USUAL_HEIGHT_PX}
            row={draw}
            waiting={
              <div className={layout['stack3']} role="status" aria-label={text('common.loading')}>
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
            isBusy,
            onClick: () => void (asked !== undefined && send({ couponId: asked })),
          },
          { label: text('offers.notNow'), variant: 'quiet', onClick: close },
        ]}
      >
        <p className={letters['lines15']}>{text('offers.openNote')}</p>
        {failure !== '' && (
          <p className={classes(space['above3'], letters['chili'])} role="alert">
            {failure}
          </p>
        )}
      </Sheet>
    </Screen>
  );
}

/** How each kind is used. */
const HOW: Readonly<Record<VoucherKind, TextKey>> = {
  STANDARD: 'offers.howUltra',
  ULTRA_CODE: 'offers.howUltra',
  COMBINED_CODE: 'offers.howCombined',
  OTHER_LINK: 'offers.howLink',
  PAPER: 'offers.howPaper',
};

interface PartnerTicketProps {
  partner: PartnerCoupon;
  onOpen: (couponId: CouponId) => void;
}

/** A voucher with its partner's code, once that was asked for. */
function PartnerTicket({ partner, onOpen }: PartnerTicketProps) {
  const text = useText();
  const { coupon, voucherKind, canOpen, partnerCode } = partner;
  const hasEnded = couponAt(coupon, useMinute()).state === 'expired';
  return (
    <section className={classes(surface['panel'], layout['stack3'])}>
      <h2 className={classes(tint['soft14'], font['strong'])}>{text(KIND_NAMES[voucherKind])}</h2>
      <CouponTicket coupon={coupon} />
      {isPresent(partnerCode) && <PartnerCode kind={voucherKind} partnerCode={partnerCode} />}
      <p className={tint['soft']}>{text(HOW[voucherKind])}</p>
      {canOpen && !hasEnded && (
        <Button variant="primary" wide onClick={() => onOpen(coupon.couponId ?? '')}>
          {text('offers.openCode')}
        </Button>
      )}
    </section>
  );
}
