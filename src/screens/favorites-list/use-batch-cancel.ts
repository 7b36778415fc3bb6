import type { Dispatch } from 'react';
import {
  batches,
  chosenOf,
  type EditEvent,
  type EditState,
} from '../../features/favourite/edit-flow.ts';
import { cancelFavourites, keepAgain } from '../../features/favourite/favourite-store.ts';
import { failureText } from '../../features/favourite/use-favourite-toggle.ts';
import { text } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { toast } from '../../ui/toast.ts';

interface Effects {
  edit: EditState;
  tell: Dispatch<EditEvent>;
  takeOut: (storeIds: ReadonlySet<string>) => void;
  refresh: () => void;
}

/** Removes the selection in batches of 100; removed batches stay removed when a later one fails. */
export function useBatchCancel({ edit, tell, takeOut, refresh }: Effects): () => void {
  const chosen = [...chosenOf(edit)];

  async function putBack(storeIds: readonly string[]): Promise<void> {
    try {
      // The list is newest first: adding back in reverse restores the order.
      for (const batch of batches([...storeIds].reverse())) await keepAgain(batch);
      toast(text('favourite.putBack'));
    } catch (error) {
      reportProblem('favourite.putBack', error);
      toast(failureText(error));
    }
    refresh();
  }

  async function run(): Promise<void> {
    tell({ type: 'confirm' });
    const gone: string[] = [];
    try {
      for (const batch of batches(chosen)) {
        await cancelFavourites(batch);
        gone.push(...batch);
      }
      tell({ type: 'succeeded' });
      toast(text('favourite.batchGone', { count: gone.length }), {
        action: { label: text('favourite.undo'), onSelect: () => void putBack(gone) },
      });
    } catch (error) {
      reportProblem('favourite.batchCancel', error);
      tell({ type: 'failed' });
      toast(failureText(error));
    }
    if (gone.length === 0) return;
    takeOut(new Set(gone));
    refresh();
  }

  return () => void run();
}
