import { type Ref, useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { isPicture, resized } from '../../ui/picture/picture-url.ts';
import { imageIcon } from '../../ui/icons.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import type { PreviewPlace } from './preview.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import space from '../../ui/style/space.module.css';
import css from './Viewer.module.css';

/** Spec merchant 9, "preview 1080": pixels of the picture. */
export const previewWidthPx = 1080;

interface SlideProps {
  place: PreviewPlace;
  /** Index on the track. */
  at: number;
  isCurrent: boolean;
  photoRef: Ref<HTMLImageElement> | undefined;
}

/** One picture of the track; its neighbours are preloaded and hidden from screen readers. */
export function Slide({ place, at, isCurrent, photoRef }: SlideProps) {
  const text = useText();
  const [stage, setStage] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [tries, setTries] = useState(0);
  const [lacksThumbnail, setLacksThumbnail] = useState(!isPicture(place.thumbnail));
  const frame = useRef<HTMLDivElement>(null);
  // A cached image may be complete before React attaches its listener.
  useEffect(() => {
    const image = frame.current?.querySelector<HTMLImageElement>('img[data-large]');
    if (image?.complete && image.naturalWidth > 0) setStage('shown');
  }, [tries]);

  return (
    <div
      className={classes(layout['middle'], layout['cover'], box['clip'], css['slide'])}
      style={{ left: `${at * 100}%` }}
      aria-hidden={!isCurrent || undefined}
      inert={!isCurrent}
      ref={frame}
    >
      {stage === 'failed' ? (
        <div className={classes(layout['axis3'], space['pad5'], font['centred'])} role="alert">
          <Icon shape={imageIcon} size={48} />
          <p>{text('gallery.failed')}</p>
          <button
            type="button"
            className={classes(box['oval'], font['action'], css['again'])}
            onClick={() => {
              setStage('loading');
              setTries(tries + 1);
            }}
          >
            {text('common.retry')}
          </button>
        </div>
      ) : (
        <>
          {stage === 'loading' &&
            (lacksThumbnail ? (
              <span className={box['layer']}>
                <Spinner size={32} label={isCurrent ? text('common.loading') : ''} />
              </span>
            ) : (
              <img
                className={classes(layout['cover'], box['layer'], css['thumbnail'])}
                src={place.thumbnail}
                alt=""
                draggable={false}
                onError={() => setLacksThumbnail(true)}
              />
            ))}
          <img
            key={tries}
            ref={photoRef}
            data-large
            className={classes(layout['cover'], box['layer'], css['photo'])}
            data-shown={stage === 'shown' || undefined}
            src={resized(place.url, { w: previewWidthPx }, 1)}
            alt={place.name || text('gallery.photo', { number: place.number, total: place.total })}
            draggable={false}
            decoding="async"
            fetchPriority={isCurrent ? 'high' : 'low'}
            onLoad={() => setStage('shown')}
            onError={() => setStage('failed')}
          />
        </>
      )}
    </div>
  );
}
