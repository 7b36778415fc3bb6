import { useState } from 'react';
import type { SettlementData } from '../../api/generated/types.ts';
import { formatRp } from '../../i18n/format.ts';
import { useText } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRightIcon, giftIcon } from '../../ui/icons.ts';
import type { CheckoutChoice } from './checkout-flow.ts';
import css from './Envelope.module.css';
import { EnvelopeSheet } from './EnvelopeSheet.tsx';

interface EnvelopeRowProps {
  shown: SettlementData;
  choice: CheckoutChoice;
  isLocked: boolean;
  onChoose: (choice: CheckoutChoice) => void;
}

/** The red envelope of this order; the sheet behind it has the others, and why they do not fit (B7). */
export function EnvelopeRow({ shown, choice, isLocked, onChoose }: EnvelopeRowProps) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const usable = shown.envelopeList.filter(({ fit }) => fit === 'FITS').length;
  const taken = shown.discountAmount > 0;
  const value = taken
    ? formatRp(-shown.discountAmount)
    : shown.envelopeList.length === 0
      ? text('checkout.envelopeNone')
      : usable === 0
        ? text('checkout.envelopeUnfit')
        : text('checkout.envelopeUsable', { count: usable });
  return (
    <>
      <button
        type="button"
        className={css['row']}
        disabled={isLocked}
        onClick={() => setIsOpen(true)}
      >
        <Icon shape={giftIcon} size={20} />
        <span className={css['rowName']}>{text('checkout.envelope')}</span>
        <span className={css['rowValue']} data-taken={taken || undefined}>
          {value}
        </span>
        <Icon shape={chevronRightIcon} size={18} />
      </button>
      <EnvelopeSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        shown={shown}
        quantity={choice.quantity}
        onChoose={(next) => {
          setIsOpen(false);
          onChoose(next);
        }}
      />
    </>
  );
}
