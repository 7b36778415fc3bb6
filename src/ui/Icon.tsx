import { type FirstIconName, shapeOf } from './icon-shapes.ts';
import type { MoreIconName } from './more-icons.ts';

export type IconName = FirstIconName | MoreIconName;

interface IconProps {
  name: IconName;
  /** CSS pixels. */
  size?: number | undefined;
  className?: string | undefined;
}

/** Decoration: the text beside it or the button's label says what it means. */
export function Icon({ name, size = 24, className }: IconProps) {
  const isFilled = name.endsWith('-on') || name === 'play';
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
      <path d={shapeOf(name)} />
    </svg>
  );
}
