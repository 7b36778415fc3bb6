import { useState } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import css from './Redeem.module.css';
import { tellRefused } from './report-refused.ts';

interface RefuseButtonProps {
  couponId: string;
  /** The outlet has confirmed it, and serves nothing for it. */
  isUsed: boolean;
}

/** One tap freezes the voucher; what becomes of it is chosen afterwards. */
export function RefuseButton({ couponId, isUsed }: RefuseButtonProps) {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  async function freeze(): Promise<void> {
    setBusy(true);
    await tellRefused(couponId, {});
    setBusy(false);
  }
  return (
    <div className={css['refuse']}>
      <p className={css['soft']}>{text(isUsed ? 'redeem.refuseUsedNote' : 'redeem.refuseNote')}</p>
      <Button variant="quiet" isBusy={isBusy} onClick={() => void freeze()}>
        {text('redeem.refuse')}
      </Button>
    </div>
  );
}
