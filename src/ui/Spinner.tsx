import css from './Loading.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface SpinnerProps {
  /** CSS pixels. */
  size?: number | undefined;
  /** For screen readers; empty when the text beside it says it. */
  label: string;
}

export function Spinner({ size = 24, label }: SpinnerProps) {
  return (
    <span
      className={css['spinner']}
      data-spinner
      role={label ? 'status' : undefined}
      aria-hidden={label ? undefined : true}
    >
      <svg
        className={css['ring']}
        viewBox="0 0 24 24"
        width={size}
        height={size}
        aria-hidden="true"
      >
        <circle
          cx="12"
          cy="12"
          r="9"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          opacity="0.2"
        />
        <path
          d="M12 3a9 9 0 0 1 9 9"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
