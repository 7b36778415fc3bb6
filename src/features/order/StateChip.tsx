import { useText } from '../../i18n/i18n.ts';
import css from './StateChip.module.css';
import type { StateWords } from './words.ts';

/** A state in its own words. */
export function StateChip({ words: { name, tone } }: { words: StateWords }) {
  const text = useText();
  return (
    <span className={css['chip']} data-tone={tone}>
      {text(name)}
    </span>
  );
}
