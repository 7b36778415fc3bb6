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
      className={css['progress']}
      max={max}
      value={value}
      id={id}
      aria-label={label}
      aria-labelledby={labelledBy}
    />
  );
}
