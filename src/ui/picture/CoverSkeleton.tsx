import { type ReactNode, useLayoutEffect } from 'react';
import box from '../style/box.module.css';
import layout from '../style/layout.module.css';
import css from './Frames.module.css';
import { Picture, type PictureProps } from './Picture.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

interface CoverSkeletonProps {
  /** Said by a screen reader. */
  label: string;
  /** What a card has already shown; absent when nothing has. */
  cover: Pick<PictureProps, 'src' | 'asked' | 'background'> | undefined;
  /** On unmount: whether the heading or the page had the focus. */
  onGone: (hadReader: boolean) => void;
  children: ReactNode;
}

/** The shape of a page that begins with a wide picture. */
export function CoverSkeleton({ label, cover, onGone, children }: CoverSkeletonProps) {
  // A layout effect's cleanup runs before the focus is lost.
  useLayoutEffect(
    () => () => onGone(document.activeElement?.matches('h1, main') === true),
    [onGone],
  );
  return (
    <div className={box['clip']}>
      <p role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
      </p>
      <div className={css['cover']} style={{ backgroundColor: cover?.background }}>
        {cover && (
          <Picture
            {...cover}
            className={layout['cover']}
            width={96}
            height={96}
            alt=""
            priority="high"
          />
        )}
      </div>
      {children}
    </div>
  );
}
