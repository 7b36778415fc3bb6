import { useMemo } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { refreshIcon } from '../../ui/icons.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { usePictureUrl } from '../photo/use-picture-url.ts';
import { blobOf } from './draft-form.ts';
import type { ReviewPhoto } from './photo-list.ts';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import layout from '../../ui/style/layout.module.css';
import surface from '../../ui/style/surface.module.css';
import font from '../../ui/style/font.module.css';
import css from './Photos.module.css';

interface PhotoTileProps {
  photo: ReviewPhoto;
  /** From 1. */
  number: number;
  total: number;
  isDragged: boolean;
  onOpen: () => void;
  /** One place forward or back. */
  onMove: (step: 1 | -1) => void;
  onRetry: () => void;
}

const SIDE_PX = 112;

/** A photo with its upload state. A tap opens its sheet; arrow keys move it. */
export function PhotoTile({
  photo: { made, file, preview, stage },
  number,
  total,
  isDragged,
  onOpen,
  onMove,
  onRetry,
}: PhotoTileProps) {
  const text = useText();
  // A picture's address is never `data:`, not even the draft's own.
  const kept = useMemo(() => (preview ? blobOf(preview) : undefined), [preview]);
  const here = made?.jpeg ?? file ?? kept;
  const local = usePictureUrl(here);
  const source = stage.name === 'uploaded' && !here ? stage.url : local;
  const percent = stage.name === 'uploading' ? Math.floor(stage.share * 100) : 0;
  const state =
    stage.name === 'failed'
      ? stage.message || text('review.photoFailed')
      : stage.name === 'uploaded'
        ? text('review.photoUp')
        : text('review.photoPercent', { percent });
  return (
    <>
      <button
        type="button"
        className={classes(
          surface['sunk'],
          layout['block'],
          box['anchor'],
          box['clip'],
          css['tile'],
        )}
        data-dragged={isDragged || undefined}
        aria-label={text('review.photoOf', { number, total, state })}
        onClick={onOpen}
        onKeyDown={(event) => {
          const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
          if (step !== 1 && step !== -1) return;
          event.preventDefault();
          onMove(step);
        }}
      >
        <Picture src={source} width={SIDE_PX} height={SIDE_PX} alt="" />
        {stage.name !== 'uploaded' && stage.name !== 'failed' && (
          <span className={classes(layout['overlay'], font['bold'], css['cover'])}>
            <Spinner size={20} label="" />
            {stage.name === 'uploading' && `${percent}%`}
          </span>
        )}
      </button>
      {stage.name === 'failed' && (
        <button
          type="button"
          className={classes(layout['overlay'], font['bold'], css['retry'])}
          aria-label={text('review.retryPhoto', { number })}
          onClick={onRetry}
        >
          <Icon shape={refreshIcon} size={20} />
        </button>
      )}
    </>
  );
}
