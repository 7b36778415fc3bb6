import { useText } from '../../i18n/i18n.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import letters from '../../ui/style/letters.module.css';
import font from '../../ui/style/font.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './Order.module.css';
import type { StateWords } from './words.ts';

/** A state in its own words. */
export function StateChip({ words: { name, tone } }: { words: StateWords }) {
  const text = useText();
  return (
    <span
      className={classes(
        font['note'],
        font['strongWords'],
        tint['tone'],
        box['oval'],
        box['onSunk'],
        letters['lines14'],
        css['chip'],
      )}
      data-tone={tone}
    >
      {text(name)}
    </span>
  );
}
