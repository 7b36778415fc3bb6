import type { CouponId, RefusedChoice } from '../../api/generated/types.ts';
import { formatRp } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import font from '../../ui/style/font.module.css';
import { useAct } from '../act/use-act.ts';
import { reportRefusal } from './report-refused.ts';

interface ChoiceSheetProps {
  couponId: CouponId;
  /** Undefined: nothing is asked. */
  asked: RefusedChoice | undefined;
  /** Rupiah that return; undefined: another payer's, which is left out. */
  amount: number | undefined;
  /** Who decides about the money; undefined: its owner. */
  judge?: 'OUTLET' | 'SERVICE' | undefined;
  onClose: () => void;
}

/** What refund or keep does, and with which sum, before it is done: neither is taken back. B10. */
export function ChoiceSheet({ couponId, asked, amount, judge, onClose }: ChoiceSheetProps) {
  const text = useText();
  const { send, isBusy } = useAct(reportRefusal, { onDone: onClose });
  const isRefund = asked === 'REFUND';

  return (
    <Sheet
      isOpen={asked !== undefined}
      onClose={onClose}
      title={text(isRefund ? 'redeem.askRefund' : 'redeem.askKeep')}
      closeLabel={text('common.close')}
      areButtonsStacked
      buttons={[
        { variant: 'secondary', label: text('redeem.askLater'), onClick: onClose },
        {
          variant: 'primary',
          label: text(
            isRefund
              ? judge
                ? 'redeem.confirmClaim'
                : 'redeem.confirmRefund'
              : 'redeem.confirmKeep',
          ),
          isBusy,
          onClick: () => void (asked && send({ couponId, choice: asked })),
        },
      ]}
    >
      <p className={font['paragraph']}>{note()}</p>
    </Sheet>
  );

  function note(): string {
    if (isRefund && judge)
      return text(judge === 'OUTLET' ? 'redeem.askClaimOutlet' : 'redeem.askClaimService');
    if (amount === undefined)
      return text(isRefund ? 'redeem.askRefundPayer' : 'redeem.askKeepPayer');
    const sum = { amount: formatRp(amount) };
    return text(isRefund ? 'redeem.askRefundNote' : 'redeem.askKeepNote', sum);
  }
}
