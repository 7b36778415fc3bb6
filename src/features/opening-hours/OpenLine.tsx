import type { BusinessState } from '../../api/generated/types.ts';
import { useText } from '../../i18n/i18n.ts';
import { openFace } from '../store-list/store-face.ts';
import { classes } from '../../ui/classes.ts';
import tint from '../../ui/style/tint.module.css';
import css from './OpeningHours.module.css';

/** Open until when, or closed and when it opens again; with the texts of the cards. */
export function OpenLine({ state }: { state: BusinessState }) {
  const text = useText();
  const face = openFace(state);
  return (
    <span className={classes(tint['alarm'], css['line'])} data-open={face.isOpen}>
      {text(face.key, { time: face.time ?? '', day: face.dayKey ? text(face.dayKey) : '' })}
    </span>
  );
}
