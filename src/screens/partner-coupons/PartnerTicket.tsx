import type { PartnerCoupon, VoucherKind } from '../../api/generated/types.ts';
import { useMinute } from '../../features/opening-hours/use-minute.ts';
import { CouponTicket } from '../../features/wallet/CouponTicket.tsx';
import { couponAt } from '../../features/wallet/left-days.ts';
import { KIND_NAMES } from '../../features/wallet/kind-names.ts';
import { PartnerCode } from '../../features/wallet/PartnerCode.tsx';
import { type TextKey, useText } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
import { Button } from '../../ui/Button.tsx';
import css from './PartnerCouponsScreen.module.css';

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
  onOpen: (couponId: string) => void;
}

/** A voucher with its partner's code, once that was asked for. */
export function PartnerTicket({ partner, onOpen }: PartnerTicketProps) {
  const text = useText();
  const { coupon, voucherKind, canOpen, partnerCode } = partner;
  const hasEnded = couponAt(coupon, useMinute()).state === 'expired';
  return (
    <section className={css['ticket']}>
      <h2 className={css['kind']}>{text(KIND_NAMES[voucherKind])}</h2>
      <CouponTicket coupon={coupon} />
      {isPresent(partnerCode) && <PartnerCode kind={voucherKind} partnerCode={partnerCode} />}
      <p className={css['how']}>{text(HOW[voucherKind])}</p>
      {canOpen && !hasEnded && (
        <Button variant="primary" wide onClick={() => onOpen(coupon.couponId ?? '')}>
          {text('offers.openCode')}
        </Button>
      )}
    </section>
  );
}
