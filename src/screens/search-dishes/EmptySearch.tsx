import { useId } from 'react';
import { MAX_SHOWN, useHistory } from '../../features/search/use-history.ts';
import { useText } from '../../i18n/i18n.ts';
import { useIsLoggedIn } from '../../session/session.ts';
import { classes } from '../../ui/classes.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { closeIcon, historyIcon } from '../../ui/icons.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import space from '../../ui/style/space.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';
import { Popular } from './Popular.tsx';
import css from './Search.module.css';

interface EmptySearchProps {
  onSearch: (text: string) => void;
}

/** Before anything is typed: what was searched for, and what is often searched for. */
export function EmptySearch({ onSearch }: EmptySearchProps) {
  return (
    <div className={classes(layout['stack4'], space['pad4'])}>
      <History onSearch={onSearch} />
      <Popular onSearch={onSearch} />
      <Keeping />
    </div>
  );
}

/** The last searches, each with a button that removes it; nothing where there are none. */
export function History({ onSearch }: EmptySearchProps) {
  const text = useText();
  const heading = useId();
  const { history, remove, clear } = useHistory();
  if (history.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <div className={classes(layout['ends'], space['gap0by3'])}>
        <h2 className={font['title']} id={heading}>
          {text('search.history')}
        </h2>
        <button
          type="button"
          className={classes(layout['target'], tint['textButton'])}
          onClick={clear}
        >
          {text('search.historyClear')}
        </button>
      </div>
      <ul className={box['divided']}>
        {history.slice(0, MAX_SHOWN).map((each) => (
          <li key={each} className={layout['row']}>
            <button
              type="button"
              className={classes(layout['row3'], layout['fill'], box['tall48'], surface['tap'])}
              onClick={() => onSearch(each)}
            >
              <Icon shape={historyIcon} size={20} className={css['icon']} />
              <span className={classes(layout['fillWords'], css['start'])}>{each}</span>
            </button>
            <IconButton
              icon={closeIcon}
              label={text('search.historyRemove', { text: each })}
              className={css['icon']}
              onClick={() => remove(each)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether searches are kept, and for how long: a login keeps those of a visitor. */
function Keeping() {
  const text = useText();
  const { isKept, keep } = useHistory();
  const isMember = useIsLoggedIn();
  const note = isMember ? 'search.historyNote' : 'search.historyNoteVisitor';
  return (
    <label className={classes(layout['row3'], box['anchor'], box['tall48'])}>
      <span className={layout['fillWords']}>
        {text('search.historyKeep')}
        <span className={classes(font['note'], box['ownLine'])}>
          {text(isKept ? note : 'search.historyOff')}
        </span>
      </span>
      <Checkbox checked={isKept} onChange={() => keep(!isKept)} />
    </label>
  );
}
