import { useState } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { askService, openService, serviceUrl } from '../order/customer-service.ts';
import css from './Redeem.module.css';

interface FailedCardProps {
  couponId: string;
  /** It cost nothing: there is no purchase to ask about. */
  isClaimed: boolean;
  /** Why, as the cashier said. */
  why: string;
}

/** The cashier said no: the reason, and customer service. Merchant 8 "redemption failed". */
export function FailedCard({ couponId, isClaimed, why }: FailedCardProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function contact(): Promise<void> {
    setBusy(true);
    const answer = await askService({ couponId, topic: 'OUTLET', note: couponId });
    setBusy(false);
    if (typeof answer === 'string') {
      toast(answer);
      return;
    }
    setOpen(false);
    const { caseNo } = answer.case;
    const url = serviceUrl(answer.serviceWhatsapp, text('redeem.serviceMessage', { caseNo }));
    if (url !== undefined) await openService(url);
  }
  return (
    <div className={css['card']} role="status">
      <p className={css['bad']}>{text('redeem.failed')}</p>
      <p className={css['line']}>{why}</p>
      {!isClaimed && (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {text('redeem.contact')}
        </Button>
      )}
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text('redeem.contact')}
        closeLabel={text('common.close')}
        buttons={[
          {
            variant: 'primary',
            label: text('order.toWhatsapp'),
            isBusy,
            onClick: () => void contact(),
          },
        ]}
      >
        <p className={css['line']}>{text('redeem.contactNote')}</p>
      </Sheet>
    </div>
  );
}
