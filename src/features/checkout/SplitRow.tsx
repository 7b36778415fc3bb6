import { useState } from 'react';
import type { SettlementData, SplitWish } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRightIcon, peopleIcon } from '../../ui/icons.ts';
import { SplitSheet } from '../split/SplitSheet.tsx';
import css from './Envelope.module.css';

interface SplitRowProps {
  shown: SettlementData;
  split: SplitWish | undefined;
  isLocked: boolean;
  onChoose: (split: SplitWish | undefined) => void;
}

/** Whether several pay this order. Nothing is chosen for the buyer (buying 11). B12. */
export function SplitRow({ shown, split, isLocked, onChoose }: SplitRowProps) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const words = split
    ? text(split.mode === 'EQUAL' ? 'split.chosenEqual' : 'split.chosenItem', {
        count: split.personList.length,
      })
    : text('split.alone');
  return (
    <>
      <button
        type="button"
        className={css['row']}
        disabled={isLocked}
        onClick={() => {
          setOpenings(openings + 1);
          setIsOpen(true);
        }}
      >
        <Icon shape={peopleIcon} size={20} />
        <span className={css['rowName']}>{text('split.title')}</span>
        <span className={css['rowValue']} data-taken={split !== undefined || undefined}>
          {words}
        </span>
        <Icon shape={chevronRightIcon} size={18} />
      </button>
      <SplitSheet
        key={openings}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        shown={shown}
        split={split}
        onChoose={(next) => {
          setIsOpen(false);
          onChoose(next);
        }}
      />
    </>
  );
}
