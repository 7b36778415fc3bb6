import { classes } from '../classes.ts';
import box from '../style/box.module.css';
import layout from '../style/layout.module.css';
import css from './Progress.module.css';

interface ProgressProps {
  max: number;
  value: number;
  /** For its label. */
  id?: string | undefined;
  /** What progresses, where no visible text says it. */
  label?: string | undefined;
  /** The id of the text that says it. */
  labelledBy?: string | undefined;
}

/** How much of something is done; as wide as what it is in. */
export function Progress({ max, value, id, label, labelledBy }: ProgressProps) {
  return (
    <progress
      className={classes(layout['wide'], box['clip'], box['onSunk'], css['progress'])}
      max={max}
      value={value}
      id={id}
      aria-label={label}
      aria-labelledby={labelledBy}
    />
  );
}
