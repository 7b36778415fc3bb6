import { useRef } from 'react';
import type { Localised } from '../../api/generated/types.ts';
import { usePickLocale, useText } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { ASKED } from '../../ui/picture/picture-url.ts';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/style/layout.module.css';
import css from './PictureGallery.module.css';
import { useCarousel } from '../../ui/carousel/use-carousel.ts';
import { imageIcon, pauseIcon, playIcon } from '../../ui/icons.ts';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';

export interface GalleryImage {
  /** Unique: two dishes may share one picture. */
  key: string;
  url: string;
  name: Localised | undefined;
}

interface PictureGalleryProps {
  /** Whose pictures they are. */
  name: string;
  images: readonly GalleryImage[];
  /** Number of all pictures in the preview. */
  totalCount: number;
  background: string;
  /** By picture key. */
  onOpen: (key: string | undefined) => void;
}

/** Merchant 9. */
export const GALLERY_AUTOPLAY_MS = 3000;

/** Drawn, in CSS pixels; 4:3. */
const DRAWN_PX = { width: 683, height: 512 } as const;

/** Merchant 2 "Background gallery carousel". A tap opens the preview at that picture. */
export function PictureGallery({
  name: owner,
  images,
  totalCount,
  background,
  onOpen,
}: PictureGalleryProps) {
  const text = useText();
  const pick = usePickLocale();
  const viewport = useRef<HTMLDivElement>(null);
  const { selected, isReady, onFirstPainted, isPaused, setPaused } = useCarousel(
    viewport,
    images.length,
    GALLERY_AUTOPLAY_MS,
  );
  const isLooping = images.length > 1;

  return (
    <section
      className={css['gallery']}
      aria-roledescription={text('merchant.galleryKind')}
      aria-label={text('merchant.gallery', { name: owner })}
      style={{ backgroundColor: background }}
    >
      <div
        className={classes(box['clip'], css['viewport'])}
        ref={viewport}
        onLoadCapture={onFirstPainted}
      >
        <ul className={classes(box['flex'], css['slides'])} aria-live={isPaused ? 'polite' : 'off'}>
          {images.map(({ key, url, name }, index) => (
            <li
              key={key}
              className={classes(box['shrink'], css['slide'])}
              aria-roledescription={text('merchant.slideKind')}
              aria-label={text('merchant.slideOf', { index: index + 1, count: images.length })}
              inert={index !== selected}
            >
              <button
                type="button"
                className={classes(layout['cover'], layout['block'], css['open'])}
                aria-label={text('merchant.openPicture', { name: pick(name) ?? owner })}
                onClick={() => onOpen(key)}
              >
                {index === 0 || isReady ? (
                  <Picture
                    className={classes(layout['block'], layout['cover'])}
                    src={url}
                    asked={ASKED.gallery}
                    width={DRAWN_PX.width}
                    height={DRAWN_PX.height}
                    alt=""
                    background={background}
                    {...(index === 0 ? { priority: 'high' as const } : {})}
                  />
                ) : (
                  <span className={classes(layout['block'], layout['cover'])} />
                )}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <span className={css['shade']} aria-hidden="true" />
      <div className={classes(layout['row'], css['controls'])}>
        {isLooping && (
          <button
            type="button"
            className={classes(layout['middle'], layout['target'], css['control'])}
            aria-label={text(isPaused ? 'merchant.galleryPlay' : 'merchant.galleryPause')}
            onClick={() => setPaused(!isPaused)}
          >
            <span
              className={classes(
                layout['inline'],
                font['smallStrong'],
                font['numbers'],
                css['mark'],
              )}
            >
              <Icon shape={isPaused ? playIcon : pauseIcon} size={16} />
            </span>
          </button>
        )}
        <button
          type="button"
          className={classes(layout['middle'], layout['target'], css['control'])}
          aria-label={text('merchant.galleryAll', { count: totalCount })}
          onClick={() => onOpen(images[selected]?.key)}
        >
          <span
            className={classes(
              layout['inline'],
              font['smallStrong'],
              font['numbers'],
              css['count'],
            )}
          >
            <Icon shape={imageIcon} size={16} />
            {totalCount}
          </span>
        </button>
      </div>
    </section>
  );
}
