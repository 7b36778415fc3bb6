import { type ReactNode, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { checkIcon } from '../../ui/icons.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import tint from '../../ui/style/tint.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import css from './Panels.module.css';

interface Group {
  id: string;
  label: string;
  /** Number of chosen values; 0 shows no badge. */
  count: number;
}

interface PanelsProps<G extends Group> {
  /** Label of the left panel. */
  label: string;
  groups: readonly G[];
  initialId?: string | undefined;
  onGroup?: (group: G) => void;
  /** The right panel's items. */
  renderGroup: (group: G) => ReactNode;
}

/** Groups on the left, the options of the open one on the right. */
export function Panels<G extends Group>({
  label,
  groups,
  initialId,
  onGroup,
  renderGroup,
}: PanelsProps<G>) {
  const [openId, setOpenId] = useState(initialId ?? groups[0]?.id);
  const open = groups.find(({ id }) => id === openId) ?? groups[0];
  return (
    <div className={css['panels']}>
      <ul className={css['groups']} aria-label={label}>
        {groups.map((group) => (
          <li key={group.id}>
            <button
              type="button"
              className={classes(
                tint['soft'],
                layout['row2'],
                layout['wide'],
                font['words'],
                css['group'],
              )}
              aria-current={group.id === open?.id}
              onClick={() => {
                setOpenId(group.id);
                onGroup?.(group);
              }}
            >
              {group.label}
              {group.count > 0 && (
                <span
                  className={classes(layout['fixed'], box['disc'], css['dot'])}
                  aria-hidden="true"
                />
              )}
            </button>
          </li>
        ))}
      </ul>
      <ul className={css['choices']} aria-label={open?.label}>
        {open && renderGroup(open)}
      </ul>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  isOn: boolean;
  onClick: () => void;
  /** Multiple choice: draws a checkbox instead of a check mark. */
  isMany?: boolean;
}

export function Choice({ label, isOn, onClick, isMany = false }: ChoiceProps) {
  return (
    <button
      type="button"
      className={classes(layout['row2'], layout['wide'], font['words'], css['choice'])}
      aria-pressed={isOn}
      onClick={onClick}
    >
      <span>{label}</span>
      <span className={isMany ? css['box'] : css['mark']} aria-hidden="true">
        {isOn && <Icon shape={checkIcon} size={16} />}
      </span>
    </button>
  );
}
