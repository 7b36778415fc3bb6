import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { afterOverlays } from '../../ui/layer/back-stack.ts';
import { DraftSheet } from './DraftSheet.tsx';
import { draftOf, removeDraft } from './drafts.ts';

export interface ReviewedStore {
  storeId: string;
  poiId: string;
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
