import { useState } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import css from './DraftSheet.module.css';
import type { PhotoEvent, ReviewPhoto } from './photo-list.ts';

interface PhotoSheetProps {
  photos: readonly ReviewPhoto[];
  /** Which photo it is about; undefined: closed. */
  openId: string | undefined;
  onClose: () => void;
  act: (event: PhotoEvent) => void;
}

/** Moves or removes one photo without dragging. */
export function PhotoSheet({ photos, openId, onClose, act }: PhotoSheetProps) {
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
      <div className={css['actions']}>
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
