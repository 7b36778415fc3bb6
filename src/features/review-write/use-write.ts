import { useEffect, useState } from 'react';
import { randomId } from '../../host/random-id.ts';
import { toast } from '../../ui/toast.ts';
import { useFlow } from '../flow/flow.ts';
import { startState, type WriteTarget } from './draft-form.ts';
import { draftOf, fateText } from './drafts.ts';
import { writeEffects } from './write-effects.ts';
import { runWrite } from './write-runner.ts';

/**
 * Writing a review on a screen. The draft is kept a second after a change and when the page is hidden or
 * left, so also before it is killed. Merchant 4. `target` and `onGone` are those of the first rendering.
 */
export function useWrite(target: WriteTarget, onGone: () => void) {
  const [{ draft, effects }] = useState(() => {
    const draft = draftOf(target.storeId);
    return { draft, effects: writeEffects(target, draft, onGone) };
  });
  const { state, flow } = useFlow(() => runWrite(startState(target, draft, randomId), effects));

  useEffect(() => {
    const keep = (): void => void flow.keepDraft();
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') keep();
    };
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', onHidden);
      void flow.keepDraft().then((fate) => toast(fateText(fate)));
    };
  }, [flow]);

  return {
    state,
    send: flow.send,
    /** What the writer has to know of the draft; empty where all is well. */
    warning: state.fate.name === 'saved' ? '' : fateText(state.fate),
    /** The draft of any kind that the user is asked about. */
    draft,
    startOver: () => {
      effects.removeDraft();
      flow.send({ type: 'start-over' });
    },
  };
}
