import type { ClaimStatus, RefundClaim } from '../../api/generated/types.ts';
import { formatDate, formatMoment } from '../../i18n/format-date.ts';
import { useLocale, useText, type TextKey } from '../../i18n/i18n.ts';
import css from './Redeem.module.css';

const TITLES: Readonly<Record<ClaimStatus, TextKey>> = {
  OUTLET: 'redeem.claimOutlet',
  SERVICE: 'redeem.claimService',
  GRANTED: 'redeem.claimGranted',
  DENIED: 'redeem.claimDenied',
  WITHDRAWN: 'redeem.claimWithdrawn',
};

/** A refund that somebody else decides: who, and by when; then what was decided. Buying 6 "A claim". */
export function ClaimBlock({ claim }: { claim: RefundClaim }) {
  const text = useText();
  const locale = useLocale();
  const { status, kind, outletUntil, serviceDate } = claim;
  return (
    <div role="status">
      <p className={css['strong']}>{text(TITLES[status])}</p>
      {status === 'OUTLET' && (
        <p className={css['line']}>
          {text('redeem.claimOutletNote', {
            time: formatMoment(outletUntil ?? claim.askedTime, locale),
          })}
        </p>
      )}
      {status === 'SERVICE' && (
        <p className={css['line']}>
          {text('redeem.claimServiceNote', { date: formatDate(serviceDate, locale) })}
        </p>
      )}
      {status === 'DENIED' && (
        <p className={css['line']}>
          {text(kind === 'TOLD' ? 'redeem.claimDeniedTold' : 'redeem.claimDeniedNote')}
        </p>
      )}
    </div>
  );
}
