import { host } from '#host';
import type { VoucherKind } from '../../api/generated/types.ts';
import { resolveLink } from '../../features/links/resolve-link.ts';
import { CouponTicket } from '../../features/wallet/CouponTicket.tsx';
import { KIND_NAMES } from '../../features/wallet/kind-names.ts';
import type { OwnedPartnerCoupon } from '../../features/wallet/use-partner-coupons.ts';
import { type TextKey, useText } from '../../i18n/i18n.ts';
import { isPresent } from '../../lib/present.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
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
  partner: OwnedPartnerCoupon;
  onOpen: (couponId: string) => void;
}

/** A voucher with its partner's code, once that was asked for. */
export function PartnerTicket({ partner, onOpen }: PartnerTicketProps) {
  const text = useText();
  const { coupon, voucherKind, canOpen, code, pin, linkUrl } = partner;
  const isOpened = isPresent(partner.openedTime);
  return (
    <section className={css['ticket']}>
      <h2 className={css['kind']}>{text(KIND_NAMES[voucherKind])}</h2>
      <CouponTicket coupon={coupon} />
      {isOpened && (
        <div className={css['code']}>
          {isPresent(code) && (
            <Digits
              label={voucherKind === 'PAPER' ? 'offers.claimNumber' : 'offers.code'}
              digits={code}
            />
          )}
          {isPresent(pin) && <Digits label="offers.pin" digits={pin} />}
          {isPresent(linkUrl) && (
            <Button variant="primary" wide onClick={() => openPage(linkUrl, text)}>
              {text('offers.openPage')}
            </Button>
          )}
        </div>
      )}
      <p className={css['how']}>{text(HOW[voucherKind])}</p>
      {canOpen && (
        <Button variant="primary" wide onClick={() => onOpen(coupon.couponId ?? '')}>
          {text('offers.openCode')}
        </Button>
      )}
    </section>
  );
}

function Digits({ label, digits }: { label: TextKey; digits: string }) {
  const text = useText();
  const copy = (): void => {
    host.copyText(digits.replaceAll(' ', '')).then(
      () => toast(text('offers.copied')),
      (error: unknown) => {
        reportProblem('partner.copy', error);
        toast(text('messages.shareCopyFail'));
      },
    );
  };
  return (
    <div>
      <p className={css['label']}>{text(label)}</p>
      <p className={css['digits']}>{digits}</p>
      <Button variant="secondary" onClick={copy}>
        {text('offers.copy', { what: text(label) })}
      </Button>
    </div>
  );
}

/** The partner's page, outside the app. */
function openPage(linkUrl: string, text: (key: TextKey) => string): void {
  const failed = (error: unknown): void => {
    reportProblem('partner.page', error);
    toast(text('offers.pageFailed'));
  };
  const target = resolveLink(linkUrl, 'store');
  if (target.kind === 'external') host.openExternal(target.url).catch(failed);
  else failed(new Error(`partner link ${target.kind}`));
}
