import { useState } from 'react';
import type { ReportRule } from '../../api/generated/types.ts';
import { useText, type TextKey } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import css from './Redeem.module.css';
import { tellRefused } from './report-refused.ts';

const NOTES: Readonly<Record<ReportRule, TextKey>> = {
  REFUND: 'redeem.refuseNote',
  OUTLET: 'redeem.refuseUsedNote',
  SERVICE: 'redeem.refuseToldNote',
  LIMIT: 'redeem.refuseLimit',
};

interface RefuseButtonProps {
  couponId: string;
  /** What a refund would need. */
  rule: ReportRule;
}

/** One tap freezes the voucher; what becomes of it is chosen afterwards. */
export function RefuseButton({ couponId, rule }: RefuseButtonProps) {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  async function freeze(): Promise<void> {
    setBusy(true);
    await tellRefused(couponId, {});
    setBusy(false);
  }
  return (
    <div className={css['refuse']}>
      <p className={css['soft']}>{text(NOTES[rule])}</p>
      {rule !== 'LIMIT' && (
        <Button variant="quiet" isBusy={isBusy} onClick={() => void freeze()}>
          {text('redeem.refuse')}
        </Button>
      )}
    </div>
  );
}
