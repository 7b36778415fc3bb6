import type * as icons from './icons.ts';

/** One of `icons.ts`. */
export type IconShape = (typeof icons)[keyof typeof icons];

interface IconProps {
  shape: IconShape;
  /** CSS pixels. */
  size?: number | undefined;
  className?: string | undefined;
}

/** Decoration: the text beside it or the button's label says what it means. */
export function Icon({ shape, size = 24, className }: IconProps) {
  const isFilled = typeof shape === 'object';
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={isFilled ? 'currentColor' : 'none'}
      fillRule="evenodd"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={isFilled ? shape.filled : shape} />
    </svg>
  );
}
