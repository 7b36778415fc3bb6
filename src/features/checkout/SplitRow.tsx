import { useState } from 'react';
import type { SettlementData, SplitChoice } from '../../api/generated/types.ts';
import { useText, type text } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRightIcon, peopleIcon } from '../../ui/icons.ts';
import { SplitSheet } from '../split/SplitSheet.tsx';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import letters from '../../ui/style/letters.module.css';
import space from '../../ui/style/space.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './Envelope.module.css';

/** Who pays: so many, or the buyer alone. */
export function splitWords(say: typeof text, split: SplitChoice | undefined): string {
  if (!split) return say('split.alone');
  const key = split.mode === 'EQUAL' ? 'split.chosenEqual' : 'split.chosenItem';
  return say(key, { count: split.personList.length });
}

interface SplitRowProps {
  shown: SettlementData;
  split: SplitChoice | undefined;
  /** The member's nickname; undefined: not known. */
  ownName: string | undefined;
  isLocked: boolean;
  onChoose: (split: SplitChoice | undefined) => void;
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
        className={classes(
          layout['line'],
          layout['wideTarget'],
          space['gapHairBy2'],
          letters['left'],
          css['row'],
        )}
        disabled={isLocked}
        onClick={() => {
          setOpenings(openings + 1);
          setIsOpen(true);
        }}
      >
        <Icon shape={peopleIcon} size={20} />
        <span className={classes(layout['grow'], font['strong'])}>{text('split.title')}</span>
        <span
          className={classes(tint['softWords'], font['numbers'], css['rowValue'])}
          data-taken={split !== undefined || undefined}
        >
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
