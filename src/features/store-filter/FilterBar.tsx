import { type Ref, useState } from 'react';
import type { FilterOption } from '../../api/generated/types.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { isLoggedIn, session } from '../../session/session.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { Icon } from '../../ui/Icon.tsx';
import { checkIcon, chevronDownIcon } from '../../ui/icons.ts';
import { part } from '../../ui/part.tsx';
import { toast } from '../../ui/toast.ts';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import css from './FilterBar.module.css';
import type { FilterPopupContent } from './FilterPopup.tsx';
import {
  chosenCount,
  controlOf,
  EVERYWHERE,
  isNothingSelected,
  leavesOf,
  type Selection,
  type SelectionEvent,
} from './selection.ts';

const filterPopup = part(() => import('./FilterPopup.tsx'), 'FilterPopup');

interface FilterBarProps {
  options: FilterOption[];
  selection: Selection;
  onSelection: (event: SelectionEvent) => void;
  /** Scrolls the bar to its sticky position; returns its bottom edge in viewport pixels. */
  onOpen: () => number;
  /** What the "red packet" filter does after its login (`use-coupon-filter.ts`). */
  gate?: 'filter-coupon-available' | 'list-coupon-available';
  /** Whether the list can be of one region. */
  hasRegions?: boolean;
  ref?: Ref<HTMLDivElement>;
}

interface OpenPopup {
  content: FilterPopupContent;
  anchorTop: number;
  isOpen: boolean;
}

export function FilterBar({
  options,
  selection,
  onSelection,
  onOpen,
  gate = 'filter-coupon-available',
  hasRegions = true,
  ref,
}: FilterBarProps) {
  const text = useText();
  const pick = usePickLocale();
  // Kept during the exit animation, so that the popup does not go blank.
  const [popup, setPopup] = useState<OpenPopup>();
  const close = () => setPopup((shown) => shown && { ...shown, isOpen: false });
  const isShown = (content: FilterPopupContent) =>
    popup?.isOpen === true && popup.content.id === content.id;
  const toggle = (content: FilterPopupContent) => {
    if (isShown(content)) close();
    else {
      setPopup({ content, anchorTop: onOpen(), isOpen: true });
      filterPopup.load().catch((error: unknown) => {
        reportProblem('store-filter.popup', error);
        close();
        toast(text('common.partFailed'));
      });
    }
  };
  const region: FilterPopupContent = { id: 'region', kind: 'region' };

  return (
    <div className={css['bar']} ref={ref}>
      <div
        className={classes(layout['strip'], css['chips'])}
        role="group"
        aria-label={text('home.filters')}
      >
        {hasRegions && (
          <PopupChip
            label={selection.regionName || text('home.region')}
            count={0}
            isOn={selection.regionId !== EVERYWHERE}
            isOpen={isShown(region)}
            onClick={() => toggle(region)}
          />
        )}
        {options.map((option, index) => {
          const control = controlOf(option);
          const label = pick(option.label) ?? '';
          const count = chosenCount(selection, option);
          if (control === 'none' || label === '') return null;
          if (control === 'toggle') {
            const key = leavesOf(option)[0]?.key ?? '';
            return (
              <ToggleChip
                key={`${option.type} ${key}`}
                label={label}
                isOn={count > 0}
                onClick={() => {
                  close();
                  // Spec home 5: needs a login.
                  if (option.type === 'COUPON_AVAILABLE' && count === 0 && !isLoggedIn()) {
                    toast(text('home.couponFilterNotLoggedIn'));
                    session.require('coupon-available filter', { kind: gate, key });
                    return;
                  }
                  onSelection({ type: 'toggled', filter: option.type, key });
                }}
              />
            );
          }
          const content: FilterPopupContent = {
            id: `${option.type} ${index}`,
            kind: control,
            option,
            label,
          };
          return (
            <PopupChip
              key={content.id}
              label={label}
              count={count}
              isOn={count > 0}
              isOpen={isShown(content)}
              onClick={() => toggle(content)}
            />
          );
        })}
        {!isNothingSelected(selection) && (
          <button
            type="button"
            className={css['clear']}
            onClick={() => {
              close();
              onSelection({ type: 'cleared' });
            }}
          >
            {text('home.clearAll')}
          </button>
        )}
      </div>
      {popup && (
        <filterPopup.WhenLoaded
          content={popup.content}
          isOpen={popup.isOpen}
          anchorTop={popup.anchorTop}
          selection={selection}
          onSelection={(event) => {
            close();
            onSelection(event);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

interface PopupChipProps {
  label: string;
  /** Number of chosen values; 0 shows no badge. */
  count: number;
  isOn: boolean;
  isOpen: boolean;
  onClick: () => void;
}

function PopupChip({ label, count, isOn, isOpen, onClick }: PopupChipProps) {
  const text = useText();
  return (
    <button
      type="button"
      className={classes(layout['middle'], css['chip'])}
      data-on={isOn || undefined}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={count > 0 ? text('home.filterChosen', { label, count }) : label}
      onClick={onClick}
    >
      <span className={classes(layout['inline'], surface['choice'], surface['ring'], css['face'])}>
        {label}
        {/* The space is part of the accessible name, so that voice control matches the visible text. */}
        {count > 0 && ' '}
        {count > 0 && <span className={css['count']}>{count}</span>}
        <Icon shape={chevronDownIcon} size={14} className={css['arrow']} />
      </span>
    </button>
  );
}

function ToggleChip({
  label,
  isOn,
  onClick,
}: {
  label: string;
  isOn: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={classes(layout['middle'], css['chip'])}
      data-on={isOn || undefined}
      aria-pressed={isOn}
      onClick={onClick}
    >
      <span className={classes(layout['inline'], surface['choice'], surface['ring'], css['face'])}>
        {isOn && <Icon shape={checkIcon} size={14} />}
        {label}
      </span>
    </button>
  );
}
