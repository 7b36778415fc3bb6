import { type KeyboardEvent, useRef } from 'react';
import type { BrandDaySection } from '../../api/generated/types.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import css from './BrandDayScreen.module.css';

interface SectionTabsProps {
  sections: readonly BrandDaySection[];
  chosen: string;
  onChoose: (sectionId: string) => void;
}

/** Sticky; one row that scrolls sideways, the arrows move between the tabs. */
export function SectionTabs({ sections, chosen, onChoose }: SectionTabsProps) {
  const text = useText();
  const pick = usePickLocale();
  const row = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = sections.findIndex(({ sectionId }) => sectionId === chosen) + step;
    const next = sections[at];
    if (!next) return;
    onChoose(next.sectionId);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus();
  };
  return (
    <div
      className={css['tabs']}
      role="tablist"
      aria-label={text('brands.sections')}
      tabIndex={-1}
      ref={row}
      onKeyDown={onKeyDown}
    >
      {sections.map(({ sectionId, name }) => (
        <button
          key={sectionId}
          type="button"
          role="tab"
          className={css['tab']}
          aria-selected={sectionId === chosen}
          tabIndex={sectionId === chosen ? 0 : -1}
          onClick={() => onChoose(sectionId)}
        >
          {pick(name)}
        </button>
      ))}
    </div>
  );
}
