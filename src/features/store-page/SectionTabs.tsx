import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useText } from '../../i18n/i18n.ts';
import css from './SectionTabs.module.css';
import { SECTION_TITLES, type SectionName } from './sections.ts';

interface SectionTabsProps {
  sections: readonly SectionName[];
  current: SectionName | undefined;
  barRef: RefObject<HTMLElement | null>;
  onChoose: (name: SectionName) => void;
}

/**
 * Merchant 2 "Sticky tab bar". The sections stay in the page one under the other, so these are links
 * within it, not tabs that hide: arrow keys move between them, the one in view is the current.
 */
export function SectionTabs({ sections, current, barRef, onChoose }: SectionTabsProps) {
  const text = useText();
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const button = row.current?.querySelector<HTMLElement>('[aria-current]');
    const { current: element } = row;
    if (!button || !element) return;
    // Not scrollIntoView: it would move the page as well.
    const middle = button.offsetLeft + button.offsetWidth / 2 - element.clientWidth / 2;
    element.scrollLeft = middle;
  }, [current]);

  function onKeyDown(event: KeyboardEvent): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const buttons = [...(row.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = buttons[(at + step + buttons.length) % buttons.length];
    if (at === -1 || !next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <nav className={css['bar']} ref={barRef} aria-label={text('merchant.sections')}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys beside the Tab key */}
      <div className={css['row']} ref={row} onKeyDown={onKeyDown}>
        {sections.map((name) => (
          <button
            key={name}
            type="button"
            className={css['tab']}
            aria-current={name === current ? 'true' : undefined}
            onClick={() => onChoose(name)}
          >
            {text(SECTION_TITLES[name])}
          </button>
        ))}
      </div>
    </nav>
  );
}
