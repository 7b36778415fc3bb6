import { useState } from 'react';
import type { SettlementData, SplitWish } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRightIcon, peopleIcon } from '../../ui/icons.ts';
import { useUserInfo } from '../profile/user-info.ts';
import { SplitSheet } from '../split/SplitSheet.tsx';
import css from './Envelope.module.css';
import { splitWords } from './split-words.ts';

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
  // Asked for here, so that it is known when the sheet opens.
  const { info } = useUserInfo();
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
        ownName={info?.userName}
        onChoose={(next) => {
          setIsOpen(false);
          onChoose(next);
        }}
      />
    </>
  );
}
