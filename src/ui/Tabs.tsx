import { type KeyboardEvent, useEffect, useRef } from 'react';
import { classes } from './classes.ts';
import space from './style/space.module.css';
import layout from './style/layout.module.css';
import tint from './style/tint.module.css';
import css from './Tabs.module.css';

interface TabsProps {
  /** The same for `tabPanel`. */
  id: string;
  label: string;
  tabs: readonly { value: string; name: string }[];
  chosen: string;
  onChoose: (value: string) => void;
}

/** Chooses one of several lists: a sticky row that scrolls sideways; arrow keys move in it. */
export function Tabs({ id, label, tabs, chosen, onChoose }: TabsProps) {
  const row = useRef<HTMLDivElement>(null);
  // The row alone moves: `scrollIntoView` would move the list below it, too.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (tab) centre(tab, row.current);
  }, [chosen]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(({ value }) => value === chosen) + step;
    const next = tabs[at];
    if (!next) return;
    onChoose(next.value);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus();
  };
  return (
    <div
      className={classes(layout['strip'], space['pad2by4'], space['gap2'], css['tabs'])}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      ref={row}
      onKeyDown={onKeyDown}
    >
      {tabs.map(({ value, name }) => (
        <button
          key={value}
          id={tabId(id, value)}
          type="button"
          role="tab"
          className={classes(layout['target'], tint['quiet'], css['tab'])}
          aria-selected={value === chosen}
          aria-controls={panelId(id)}
          tabIndex={value === chosen ? 0 : -1}
          onClick={() => onChoose(value)}
          onFocus={({ currentTarget }) => {
            // Not under a finger: the row would move away from it, and the tap miss.
            if (currentTarget.matches(':focus-visible')) centre(currentTarget, row.current);
          }}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

function centre(tab: HTMLElement, row: HTMLElement | null): void {
  if (row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

/** Props of the element that holds the chosen list. */
export function tabPanel(id: string, chosen: string) {
  return { role: 'tabpanel', id: panelId(id), 'aria-labelledby': tabId(id, chosen) } as const;
}

const tabId = (id: string, value: string): string => `${id}-${value}`;
const panelId = (id: string): string => `${id}-panel`;
