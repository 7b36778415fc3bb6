import css from './Loading.module.css';

interface SkeletonProps {
  /** Any CSS length. */
  width: string | number;
  height: string | number;
  radius?: string | number | undefined;
}

/** A placeholder. Hidden from screen readers: announce "loading" once, around all of them. */
export function Skeleton({ width, height, radius = 8 }: SkeletonProps) {
  return (
    <span
      className={css['skeleton']}
      style={{ width, height, borderRadius: radius }}
      aria-hidden="true"
    />
  );
}
