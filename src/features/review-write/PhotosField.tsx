import { type PointerEvent, useRef, useState } from 'react';
import { randomId } from '../../host/random-id.ts';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { cameraIcon } from '../../ui/icons.ts';
import { toast } from '../../ui/toast.ts';
import { MAX_PHOTOS, type PhotoEvent, type ReviewPhoto } from './photo-list.ts';
import { PhotoPicker } from '../photo/PhotoPicker.tsx';
import { PhotoTile } from './PhotoTile.tsx';
import { classes } from '../../ui/classes.ts';
import box from '../../ui/style/box.module.css';
import space from '../../ui/style/space.module.css';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';
import css from './Photos.module.css';
import { Sheet } from '../../ui/layer/Sheet.tsx';

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
      const rect = tile.getBoundingClientRect();
      return (
        clientX >= rect.left && clientX < rect.right && clientY >= rect.top && clientY < rect.bottom
      );
    });
    if (to !== -1 && photos[to]?.id !== now.id) act({ type: 'move', id: now.id, to });
  }

  function drop(): void {
    drag.current = undefined;
    setDraggedId(undefined);
  }

  return (
    <section className={layout['stack2']} aria-labelledby="review-photos">
      <h2
        className={classes(font['name'], space['gap2'], box['flex'], box['baseline'])}
        id="review-photos"
      >
        {text('review.photosTitle')}
        <span
          className={classes(font['note'], css['count'])}
        >{`${photos.length}/${MAX_PHOTOS}`}</span>
      </h2>
      <ul
        className={classes(layout['stack2'], css['grid'])}
        ref={grid}
        onPointerMove={onMove}
        onPointerUp={drop}
        onPointerCancel={drop}
      >
        {photos.map((photo, at) => (
          <li
            key={photo.id}
            className={classes(box['anchor'], box['shrink'], css['cell'])}
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
          <li className={classes(box['anchor'], box['shrink'], css['cell'])}>
            <button
              type="button"
              className={classes(
                layout['stack1'],
                font['note'],
                layout['wide'],
                font['medium'],
                css['add'],
              )}
              onClick={() => setPicking(true)}
            >
              <Icon shape={cameraIcon} />
              {text('review.addPhotos')}
            </button>
          </li>
        )}
      </ul>
      {photos.length > 1 && (
        <p className={classes(font['note'], css['hint'])}>{text('review.orderHint')}</p>
      )}
      {hasFailed && (
        <div
          className={classes(
            layout['ends'],
            tint['problem'],
            space['pad3'],
            space['gap2'],
            box['rounded'],
            box['onChili'],
          )}
        >
          <p role="alert">{text('review.uploadFailed')}</p>
          <Button variant="secondary" onClick={() => act({ type: 'retry', which: 'all' })}>
            {text('review.uploadAgain')}
          </Button>
        </div>
      )}
      {problem && (
        <p className={tint['problem']} role="alert">
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

interface PhotoSheetProps {
  photos: readonly ReviewPhoto[];
  /** Which photo it is about; undefined: closed. */
  openId: string | undefined;
  onClose: () => void;
  act: (event: PhotoEvent) => void;
}

/** Moves or removes one photo without dragging. */
function PhotoSheet({ photos, openId, onClose, act }: PhotoSheetProps) {
  const text = useText();
  // Kept while the sheet animates out.
  const [lastId, setLastId] = useState(openId);
  if (openId && openId !== lastId) setLastId(openId);
  const id = openId ?? lastId ?? '';
  const at = photos.findIndex((photo) => photo.id === id);
  const done = (event: PhotoEvent): void => {
    onClose();
    act(event);
  };
  return (
    <Sheet
      isOpen={openId !== undefined && at !== -1}
      onClose={onClose}
      title={text('review.photoTitle', { number: at + 1, total: photos.length })}
      closeLabel={text('common.close')}
    >
      <div className={classes(layout['stack2'], space['above4'])}>
        {at > 0 && (
          <Button variant="secondary" wide onClick={() => done({ type: 'move', id, to: at - 1 })}>
            {text('review.moveEarlier')}
          </Button>
        )}
        {at < photos.length - 1 && (
          <Button variant="secondary" wide onClick={() => done({ type: 'move', id, to: at + 1 })}>
            {text('review.moveLater')}
          </Button>
        )}
        <Button variant="danger" wide onClick={() => done({ type: 'remove', id })}>
          {text('review.removePhoto')}
        </Button>
      </div>
    </Sheet>
  );
}
