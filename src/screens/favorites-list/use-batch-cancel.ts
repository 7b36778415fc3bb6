import type { StoreId } from '../../api/generated/types.ts';
import type { Dispatch } from 'react';
import { act, perform } from '../../features/act/act.ts';
import { useAct } from '../../features/act/use-act.ts';
import {
  batches,
  chosenOf,
  type EditEvent,
  type EditState,
} from '../../features/favourite/edit-flow.ts';
import { cancelFavourites, keepAgain } from '../../features/favourite/favourite-store.ts';
import { failureText } from '../../features/favourite/use-favourite-toggle.ts';
import { text } from '../../i18n/i18n.ts';
import { toast } from '../../ui/toast.ts';

interface List {
  takeOut: (storeIds: ReadonlySet<StoreId>) => void;
  refresh: () => void;
}

interface Removal extends List {
  storeIds: readonly StoreId[];
  /** Filled batch by batch: removed ones stay removed when a later batch fails. */
  gone: StoreId[];
}

const removeAll = act(
  async ({ storeIds, gone }: Removal) => {
    for (const batch of batches(storeIds)) {
      await cancelFavourites(batch);
      gone.push(...batch);
    }
  },
  {
    name: 'favourite.batchCancel',
    onDone: (_, removal) =>
      toast(text('favourite.batchGone', { count: removal.gone.length }), {
        action: {
          label: text('favourite.undo'),
          onSelect: () => void perform(putBack, removal),
        },
      }),
    onEnd({ gone, takeOut, refresh }) {
      if (gone.length === 0) return;
      takeOut(new Set(gone));
      refresh();
    },
    failed: failureText,
  },
);

const putBack = act(
  async ({ gone }: Removal) => {
    // The list is newest first: adding back in reverse restores the order.
    for (const batch of batches([...gone].reverse())) await keepAgain(batch);
  },
  {
    name: 'favourite.putBack',
    onEnd: ({ refresh }) => refresh(),
    done: 'favourite.putBack',
    failed: failureText,
  },
);

interface Effects extends List {
  edit: EditState;
  tell: Dispatch<EditEvent>;
}

/** Removes the selection in batches of 100. */
export function useBatchCancel({ edit, tell, ...list }: Effects): () => void {
  const { send } = useAct(removeAll, {
    onDone: () => tell({ type: 'succeeded' }),
    onFailed: () => tell({ type: 'failed' }),
  });
  return () => {
    tell({ type: 'confirm' });
    void send({ ...list, storeIds: [...chosenOf(edit)], gone: [] });
  };
}
