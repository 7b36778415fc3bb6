import css from './Skeleton.module.css';

interface SkeletonProps {
  /** Any CSS length. */
  width: string | number;
  height: string | number;
  radius?: string | number | undefined;
}

/** Stands where something will be, in its shape. Silent for screen readers: say "loading" once, around it. */
export function Skeleton({ width, height, radius = 8 }: SkeletonProps) {
  return (
    <span
      className={css['skeleton']}
      style={{ width, height, borderRadius: radius }}
      aria-hidden="true"
    />
  );
}
