import { useState } from 'react';
import type { SettlementData, SplitWish } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRightIcon, peopleIcon } from '../../ui/icons.ts';
import { SplitSheet } from '../split/SplitSheet.tsx';
import css from './Envelope.module.css';
import { splitWords } from './split-words.ts';

interface SplitRowProps {
  shown: SettlementData;
  split: SplitWish | undefined;
  /** The member's nickname; undefined: not known. */
  ownName: string | undefined;
  isLocked: boolean;
  onChoose: (split: SplitWish | undefined) => void;
}

/** Whether several pay this order. Nothing is chosen for the buyer (buying 11). B12. */
export function SplitRow({ shown, split, ownName, isLocked, onChoose }: SplitRowProps) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
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
          {splitWords(text, split)}
        </span>
        <Icon shape={chevronRightIcon} size={18} />
      </button>
      <SplitSheet
        key={openings}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        shown={shown}
        split={split}
        ownName={ownName}
        onChoose={(next) => {
          setIsOpen(false);
          onChoose(next);
        }}
      />
    </>
  );
}
