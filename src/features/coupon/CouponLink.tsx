import type { ReactNode } from 'react';
import { Link } from '../navigation/Link.tsx';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import type { CardPlace } from '../../telemetry/events.ts';
import { reportProblem, track } from '../../telemetry/report.ts';
import { noteTrail } from '../../telemetry/trail.ts';
import { toast } from '../../ui/toast.ts';
import type { CouponFace } from './rules.ts';

interface CouponLinkProps {
  face: CouponFace;
  at: CardPlace;
  className: string | undefined;
  children: ReactNode;
}

/** Opens the coupon's page. Without a skuId it opens nothing and says so (spec home 5). */
export function CouponLink({ face, at, className, children }: CouponLinkProps) {
  const text = useText();
  const { target } = face;
  if (target) {
    return (
      <Link
        className={className}
        to={paths.groupCouponDetail(target)}
        onClick={() => {
          if (face.ext) noteTrail({ reportExt: face.ext });
          track('coupon_card', { ...at, skuId: target.skuId });
        }}
      >
        {children}
      </Link>
    );
  }
  const refuse = () => {
    reportProblem('coupon.open', new Error('coupon without skuId'));
    toast(text('home.couponParameterError'));
  };
  return (
    <button type="button" className={className} onClick={refuse}>
      {children}
    </button>
  );
}
