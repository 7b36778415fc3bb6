import { useId, useState } from 'react';
import type {
  SettlementData,
  SplitMode,
  SplitPerson,
  SplitChoice,
} from '../../api/generated/types.ts';
import { formatRp } from '../../i18n/format.ts';
import { type TextKey, useText } from '../../i18n/i18n.ts';
import { truncated } from '../../lib/characters.ts';
import { oneLine, seenText } from '../../lib/seen-text.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import {
  amountsOf,
  LEAST_PEOPLE,
  modesOf,
  mostPeople,
  people,
  problemOf,
  type SplitProblem,
} from './split-choice.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import surface from '../../ui/style/surface.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './SplitSheet.module.css';

/** Of the contract. */
const MAX_NAME = 30;

const MODE_NAMES = {
  EQUAL: 'split.modeEqual',
  ITEM: 'split.modeItem',
} as const satisfies Record<SplitMode, TextKey>;

const PROBLEMS = {
  names: 'split.namesMissing',
  pieces: 'split.piecesWrong',
} as const satisfies Record<SplitProblem, TextKey>;

interface SplitSheetProps {
  isOpen: boolean;
  onClose: () => void;
  shown: SettlementData;
  split: SplitChoice | undefined;
  /** The member's nickname; undefined: not known. */
  ownName: string | undefined;
  onChoose: (split: SplitChoice | undefined) => void;
}

/**
 * Who shares an order, and how. Everybody who has the link reads the names. It begins with what is
 * chosen: opened again, it needs another key.
 */
export function SplitSheet({ isOpen, onClose, shown, split, ownName, onChoose }: SplitSheetProps) {
  const text = useText();
  const id = useId();
  const { quantity } = shown.item;
  const [mode, setMode] = useState<SplitMode>(split?.mode ?? 'EQUAL');
  const [personList, setPeople] = useState<SplitPerson[]>(
    () => split?.personList ?? people([own(ownName)], 'EQUAL', LEAST_PEOPLE, quantity),
  );
  const [hasTried, setTried] = useState(false);
  const choice: SplitChoice = { mode, personList };
  const problem = problemOf(choice, shown);
  const amounts = amountsOf(choice, shown);
  const modes = modesOf(shown);
  const pieces = personList.reduce((sum, person) => sum + person.quantity, 0);

  const change = (at: number, part: Partial<SplitPerson>): void =>
    setPeople(personList.map((person, index) => (index === at ? { ...person, ...part } : person)));
  const resize = (next: SplitMode, count: number): void => {
    setMode(next);
    const least = Math.max(LEAST_PEOPLE, Math.min(count, mostPeople(next, shown)));
    setPeople(people(personList, next, least, quantity));
  };

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text('split.chooseTitle')}
      closeLabel={text('common.close')}
      areButtonsStacked
      buttons={[
        {
          variant: 'primary',
          label: text('split.choose'),
          onClick: () => {
            setTried(true);
            if (problem !== undefined) return;
            onChoose({
              mode,
              personList: personList.map((person) => ({ ...person, name: seenText(person.name) })),
            });
          },
        },
        {
          variant: 'secondary',
          label: text('split.alone'),
          onClick: () => onChoose(undefined),
        },
      ]}
    >
      <div className={layout['stack4']}>
        <p className={font['prose']}>{text('split.chooseNote')}</p>
        {modes.length > 1 && (
          <RadioGroup
            legend={text('split.mode')}
            options={modes.map((value) => ({ value, label: text(MODE_NAMES[value]) }))}
            value={mode}
            onChange={(next) => resize(next, personList.length)}
          />
        )}
        <p className={font['prose']}>
          {text(mode === 'EQUAL' ? 'split.modeEqualNote' : 'split.modeItemNote')}
        </p>
        <div className={classes(layout['ends'], space['gap2by3'])}>
          <p className={classes(layout['grow'], font['strong'])}>{text('split.people')}</p>
          <Stepper
            label={text('split.people')}
            lessLabel={text('split.fewer')}
            moreLabel={text('split.more')}
            value={personList.length}
            min={LEAST_PEOPLE}
            max={mostPeople(mode, shown)}
            onChange={(count) => resize(mode, count)}
          />
        </div>
        <ol className={layout['stack3']}>
          {personList.map((person, at) => {
            const label =
              at === 0 ? text('split.ownName') : text('split.nameOf', { number: at + 1 });
            return (
              // Places, not people: a name may be empty, and two may be the same.
              <li key={at} className={classes(layout['line'], space['gap2by3'])}>
                <div className={layout['share']}>
                  <label className={font['prose']} htmlFor={`${id}-${at}`}>
                    {label}
                  </label>
                  <input
                    id={`${id}-${at}`}
                    className={classes(
                      surface['field'],
                      layout['wide'],
                      space['pad0by3'],
                      box['tall48'],
                      css['name'],
                    )}
                    value={person.name}
                    aria-invalid={(hasTried && seenText(person.name) === '') || undefined}
                    aria-describedby={hasTried ? `${id}-problem` : undefined}
                    autoComplete="off"
                    enterKeyHint="next"
                    onChange={({ target }) => change(at, { name: nameOf(target.value) })}
                  />
                </div>
                {mode === 'ITEM' && (
                  <Stepper
                    label={text('split.piecesOf', { number: at + 1 })}
                    lessLabel={text('checkout.less')}
                    moreLabel={text('checkout.more')}
                    value={person.quantity}
                    min={1}
                    max={Math.max(1, person.quantity + quantity - pieces)}
                    onChange={(count) => change(at, { quantity: count })}
                  />
                )}
                <span className={classes(font['price'], css['amount'])}>
                  {formatRp(amounts[at] ?? 0)}
                </span>
              </li>
            );
          })}
        </ol>
        {mode === 'ITEM' && (
          <p className={font['prose']} role="status">
            {text('split.piecesGiven', { given: pieces, count: quantity })}
          </p>
        )}
        <p className={classes(tint['problem'], css['problem'])} id={`${id}-problem`} role="alert">
          {hasTried && problem !== undefined && text(PROBLEMS[problem])}
        </p>
      </div>
    </Sheet>
  );
}

function nameOf(typed: string): string {
  return truncated(oneLine(typed), MAX_NAME);
}

function own(name: string | undefined): SplitPerson {
  return { name: nameOf(name ?? ''), quantity: 0 };
}
