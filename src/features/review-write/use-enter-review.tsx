import type { PoiId, StoreId } from '../../api/generated/types.ts';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { afterOverlays } from '../../ui/layer/back-stack.ts';
import { draftOf, removeDraft } from './drafts.ts';
import { useText } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { classes } from '../../ui/classes.ts';
import space from '../../ui/style/space.module.css';
import layout from '../../ui/style/layout.module.css';
import tint from '../../ui/style/tint.module.css';

export interface ReviewedStore {
  storeId: StoreId;
  poiId: PoiId;
  storeName: string;
}

interface EnterReview {
  /** `score`: stars that were tapped to enter. */
  enter: (options?: { score?: number }) => void;
  /** To be rendered by the screen. */
  sheet: ReactNode;
}

/**
 * Opens the form to review a store: login first, then, if there is a draft, the question what to do with
 * it. Merchant 4, 5. `entrance` is where the user came from.
 */
export function useEnterReview(
  { storeId, poiId, storeName }: ReviewedStore,
  entrance: string,
): EnterReview {
  const navigate = useNavigate();
  /** Set while the question is open; with the stars that were tapped. */
  const [asked, setAsked] = useState<{ score: number | undefined }>();

  function go(isEditingDraft: boolean, score?: number): void {
    setAsked(undefined);
    const reviewId = isEditingDraft ? draftOf(storeId)?.reviewId : undefined;
    const to = paths.reviewEdit({
      isEditingDraft,
      entrance,
      storeId,
      poiId,
      storeName,
      ...(reviewId ? { reviewId } : {}),
    });
    afterOverlays(() => void navigate(to, { state: { score: score ?? 0 } }));
  }

  return {
    enter: ({ score } = {}) =>
      session.require('review', {
        kind: 'do',
        act: () => {
          if (draftOf(storeId)) setAsked({ score });
          else go(false, score);
        },
        to: paths.reviewEdit({ isEditingDraft: false, entrance, storeId, poiId, storeName }),
      }),
    sheet: (
      <DraftSheet
        isOpen={asked !== undefined}
        onContinue={() => go(true)}
        onNew={() => {
          removeDraft(storeId);
          go(false, asked?.score);
        }}
        onCancel={() => setAsked(undefined)}
      />
    ),
  };
}

interface DraftSheetProps {
  isOpen: boolean;
  onContinue: () => void;
  onNew: () => void;
  onCancel: () => void;
}

/** There is a draft: continue it, start a new review, or cancel. Merchant 4. */
export function DraftSheet({ isOpen, onContinue, onNew, onCancel }: DraftSheetProps) {
  const text = useText();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onCancel}
      title={text('review.draftTitle')}
      closeLabel={text('common.close')}
    >
      <p className={tint['soft']}>{text('review.draftDescription')}</p>
      <div className={classes(layout['stack2'], space['above4'])}>
        <Button variant="primary" wide onClick={onContinue}>
          {text('review.draftContinue')}
        </Button>
        <Button variant="danger" wide onClick={onNew}>
          {text('review.draftNew')}
        </Button>
        <Button variant="quiet" wide onClick={onCancel}>
          {text('review.cancel')}
        </Button>
      </div>
    </Sheet>
  );
}
