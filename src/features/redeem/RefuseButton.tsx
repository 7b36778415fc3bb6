import type { CouponId, ReportRule } from '../../api/generated/types.ts';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import { useAct } from '../act/use-act.ts';
import { reportRefusal } from './report-refused.ts';

const NOTES: Readonly<Record<ReportRule, TextKey>> = {
  REFUND: 'redeem.refuseNote',
  OUTLET: 'redeem.refuseUsedNote',
  SERVICE: 'redeem.refuseToldNote',
  LIMIT: 'redeem.refuseLimit',
};

interface RefuseButtonProps {
  couponId: CouponId;
  /** What a refund would need. */
  rule: ReportRule;
}

/** One tap freezes the voucher; what becomes of it is chosen afterwards. */
export function RefuseButton({ couponId, rule }: RefuseButtonProps) {
  const text = useText();
  const { send, isBusy } = useAct(reportRefusal);
  return (
    <div className={classes(layout['axis1'], font['centred'])}>
      <p className={font['prose']}>{text(NOTES[rule])}</p>
      {rule !== 'LIMIT' && (
        <Button variant="quiet" isBusy={isBusy} onClick={() => void send({ couponId })}>
          {text('redeem.refuse')}
        </Button>
      )}
    </div>
  );
}
