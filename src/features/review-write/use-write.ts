import { useEffect, useState, useSyncExternalStore } from 'react';
import { randomId } from '../../host/random-id.ts';
import { toast } from '../../ui/toast.ts';
import { startState, type WriteTarget } from './draft-form.ts';
import { fateText } from './draft-fate.ts';
import { draftOf } from './drafts.ts';
import { writeWalk } from './write-walk.ts';
import { writeWork } from './write-work.ts';

/**
 * Writing a review on a screen. The draft is kept a second after a change and when the page is hidden or
 * left, so also before it is killed. Merchant 4. `target` and `onGone` are those of the first rendering.
 */
export function useWrite(target: WriteTarget, onGone: () => void) {
  const [{ draft, work, walk }] = useState(() => {
    const draft = draftOf(target.storeId);
    const work = writeWork(target, draft, onGone);
    return { draft, work, walk: writeWalk(startState(target, draft, randomId), work) };
  });
  const state = useSyncExternalStore(walk.subscribe, walk.get);

  useEffect(() => {
    const keep = (): void => void walk.keepDraft();
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') keep();
    };
    walk.start();
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', onHidden);
      walk.stop();
      void walk.keepDraft().then((fate) => toast(fateText(fate)));
    };
  }, [walk]);

  return {
    state,
    act: walk.act,
    /** What the writer has to know of the draft; empty where all is well. */
    warning: state.fate.name === 'saved' ? '' : fateText(state.fate),
    /** The draft that is asked about, of whichever kind it is. */
    draft,
    beginAnew: () => {
      work.removeDraft();
      walk.act({ type: 'begin-anew' });
    },
  };
}
