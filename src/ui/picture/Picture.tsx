import { useEffect, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../Icon.tsx';
import { bowlIcon } from '../icons.ts';
import { isPicture, type PictureSize, resized } from './picture-url.ts';
import layout from '../style/layout.module.css';
import css from './Picture.module.css';

export interface PictureProps {
  /** From a reply, unchecked: what `isPicture` refuses shows the fallback. */
  src: string | undefined;
  /** CSS pixels: the proportion before loading, and the size for the image host unless `asked` says it. */
  width: number;
  height: number;
  /** A row of `picture-url.ts`: pixels of the picture, at any ratio of the screen. */
  asked?: PictureSize | undefined;
  /** Empty for a decorative picture. */
  alt: string;
  /** Ground while loading and behind the fallback; any CSS colour. */
  background?: string | undefined;
  /** Only for the first view: loads eagerly, before the others. */
  priority?: 'high' | undefined;
  className?: string | undefined;
  fit?: 'cover' | 'contain' | undefined;
}

/** The image host refuses what it cannot draw soon (429, 503), and says two seconds. */
const retryAfterMs = 4000;

type Stage = 'loading' | 'shown' | 'failed';

export function Picture({
  src,
  width,
  height,
  asked,
  alt,
  background,
  priority,
  className,
  fit = 'cover',
}: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [outcome, setOutcome] = useState<{ src: string | undefined; stage: Stage }>({
    src,
    stage: 'loading',
  });
  const stage: Stage = !isPicture(src) ? 'failed' : outcome.src === src ? outcome.stage : 'loading';

  // A cached picture may be complete before React attaches its listeners.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth > 0)
      setOutcome({ src, stage: 'shown' });
  }, [src]);

  const sizeAt = (address: string): string =>
    asked ? resized(address, asked, 1) : resized(address, { w: width, h: height });
  const retried = isPicture(src) && stage === 'failed' ? sizeAt(src) : undefined;
  // Once, behind the fallback, which stays until the picture is there.
  useEffect(() => {
    if (retried === undefined) return;
    const timer = setTimeout(() => {
      const again = new Image();
      again.addEventListener('load', () => setOutcome({ src, stage: 'loading' }));
      again.src = resized(retried, {});
    }, retryAfterMs);
    return () => clearTimeout(timer);
  }, [src, retried]);

  return (
    <span
      className={classes(css['frame'], className)}
      style={{
        aspectRatio: `${width} / ${height}`,
        '--picture-width': `${width}px`,
        backgroundColor: background,
      }}
      data-stage={stage}
    >
      {stage === 'failed' ? (
        <span
          className={classes(layout['middle'], layout['overlay'], css['fallback'])}
          role={alt ? 'img' : undefined}
          aria-label={alt || undefined}
        >
          <Icon
            shape={bowlIcon}
            size={Math.max(16, Math.min(40, Math.round(Math.min(width, height) / 2.4)))}
          />
        </span>
      ) : (
        <img
          ref={image}
          className={classes(layout['cover'], css['image'])}
          src={asked ? resized(src ?? '', asked, 1) : resized(src ?? '', { w: width, h: height })}
          width={width}
          height={height}
          alt={alt}
          draggable={false}
          decoding="async"
          loading={priority === 'high' ? 'eager' : 'lazy'}
          fetchPriority={priority === 'high' ? 'high' : 'auto'}
          data-fit={fit}
          data-instant={priority === 'high' || undefined}
          onLoad={() => setOutcome({ src, stage: 'shown' })}
          onError={() => setOutcome({ src, stage: 'failed' })}
        />
      )}
    </span>
  );
}
