import { type PointerEvent, useRef, useState } from 'react';
import { randomId } from '../../host/random-id.ts';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { cameraIcon } from '../../ui/icons.ts';
import { toast } from '../../ui/toast.ts';
import { MAX_PHOTOS, type PhotoEvent, type ReviewPhoto } from './photo-list.ts';
import { PhotoPicker } from '../photo/PhotoPicker.tsx';
import { PhotoSheet } from './PhotoSheet.tsx';
import { PhotoTile } from './PhotoTile.tsx';
import css from './PhotosField.module.css';

interface PhotosFieldProps {
  photos: readonly ReviewPhoto[];
  act: (event: PhotoEvent) => void;
  problem: string | undefined;
}

/** Horizontal distance from which a touch is a drag. */
const DRAG_FROM_PX = 10;

/** The photos, ordered by drag or keys, and the button to add more. */
export function PhotosField({ photos, act, problem }: PhotosFieldProps) {
  const text = useText();
  const grid = useRef<HTMLUListElement>(null);
  const drag = useRef<{ id: string; x: number; isOn: boolean }>(undefined);
  const [draggedId, setDraggedId] = useState<string>();
  const [isPicking, setPicking] = useState(false);
  const [openId, setOpenId] = useState<string>();
  const hasFailed = photos.some(({ stage }) => stage.name === 'failed');

  function add(files: readonly File[]): void {
    setPicking(false);
    const room = MAX_PHOTOS - photos.length;
    // Merchant 8.
    if (files.length > room) toast(text('review.tooManyPhotos', { max: MAX_PHOTOS }));
    const added = files.slice(0, room).map((file) => ({
      id: randomId(),
      file,
      stage: { name: 'waiting' } as const,
    }));
    act({ type: 'add', photos: added });
  }

  function onMove({ clientX, clientY, pointerId }: PointerEvent<HTMLUListElement>): void {
    const now = drag.current;
    if (!now || !grid.current) return;
    if (!now.isOn && Math.abs(clientX - now.x) < DRAG_FROM_PX) return;
    if (!now.isOn) {
      now.isOn = true;
      grid.current.setPointerCapture(pointerId);
      setDraggedId(now.id);
    }
    const tiles = [...grid.current.children].slice(0, photos.length);
    const to = tiles.findIndex((tile) => {
      const box = tile.getBoundingClientRect();
      return (
        clientX >= box.left && clientX < box.right && clientY >= box.top && clientY < box.bottom
      );
    });
    if (to !== -1 && photos[to]?.id !== now.id) act({ type: 'move', id: now.id, to });
  }

  function drop(): void {
    drag.current = undefined;
    setDraggedId(undefined);
  }

  return (
    <section className={css['field']} aria-labelledby="review-photos">
      <h2 className={css['title']} id="review-photos">
        {text('review.photosTitle')}
        <span className={css['count']}>{`${photos.length}/${MAX_PHOTOS}`}</span>
      </h2>
      <ul
        className={css['grid']}
        ref={grid}
        onPointerMove={onMove}
        onPointerUp={drop}
        onPointerCancel={drop}
      >
        {photos.map((photo, at) => (
          <li
            key={photo.id}
            className={css['cell']}
            onPointerDown={({ clientX }) => {
              drag.current = { id: photo.id, x: clientX, isOn: false };
            }}
          >
            <PhotoTile
              photo={photo}
              number={at + 1}
              total={photos.length}
              isDragged={photo.id === draggedId}
              onOpen={() => setOpenId(photo.id)}
              onMove={(step) => act({ type: 'move', id: photo.id, to: at + step })}
              onRetry={() => act({ type: 'retry', which: { id: photo.id } })}
            />
          </li>
        ))}
        {photos.length < MAX_PHOTOS && (
          <li className={css['cell']}>
            <button type="button" className={css['add']} onClick={() => setPicking(true)}>
              <Icon shape={cameraIcon} />
              {text('review.addPhotos')}
            </button>
          </li>
        )}
      </ul>
      {photos.length > 1 && <p className={css['hint']}>{text('review.orderHint')}</p>}
      {hasFailed && (
        <div className={css['failed']}>
          <p role="alert">{text('review.uploadFailed')}</p>
          <Button variant="secondary" onClick={() => act({ type: 'retry', which: 'all' })}>
            {text('review.uploadAgain')}
          </Button>
        </div>
      )}
      {problem && (
        <p className={css['problem']} role="alert">
          {problem}
        </p>
      )}
      <PhotoPicker
        isOpen={isPicking}
        onClose={() => setPicking(false)}
        title={text('review.addPhotos')}
        capture="environment"
        isMultiple
        deniedText="review.photoDenied"
        onPick={add}
      />
      <PhotoSheet photos={photos} openId={openId} onClose={() => setOpenId(undefined)} act={act} />
    </section>
  );
}
