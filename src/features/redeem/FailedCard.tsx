import type { CouponId } from '../../api/generated/types.ts';
import { useState } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { useAct } from '../act/use-act.ts';
import { askService, openService, serviceUrl } from '../order/customer-service.ts';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';

/** It has no place of its own for words. */
const askOutlet = { ...askService, shows: 'toast' } as const;

interface FailedCardProps {
  couponId: CouponId;
  /** It cost nothing: there is no purchase to ask about. */
  isClaimed: boolean;
  /** Why, as the cashier said. */
  why: string;
}

/** The cashier said no: the reason, and customer service. Merchant 8 "redemption failed". */
export function FailedCard({ couponId, isClaimed, why }: FailedCardProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { send, isBusy } = useAct(askOutlet, {
    onDone({ case: { caseNo }, serviceWhatsapp }) {
      setOpen(false);
      const url = serviceUrl(serviceWhatsapp, text('redeem.serviceMessage', { caseNo }));
      if (url !== undefined) void openService(url);
    },
  });
  return (
    <div className={classes(surface['panel'], layout['stack2'])} role="status">
      <p className={tint['alarm']}>{text('redeem.failed')}</p>
      <p className={font['paragraph']}>{why}</p>
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
            onClick: () => void send({ couponId, topic: 'OUTLET', note: couponId }),
          },
        ]}
      >
        <p className={font['paragraph']}>{text('redeem.contactNote')}</p>
      </Sheet>
    </div>
  );
}
