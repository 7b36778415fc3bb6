import { atom } from '../../lib/atom.ts';
import { readTab, writeTab } from '../../storage/tab-storage.ts';
import { nextStack, parseStack, type HistoryPage, type Step } from './history-stack.ts';

const stack = atom<readonly HistoryPage[] | undefined>(undefined);

export function currentStack(): readonly HistoryPage[] {
  return stack.get() ?? parseStack(readTab('historyStack'));
}

/** Called by the app frame for each navigation, in order. */
export function noteStep(step: Step, page: HistoryPage): void {
  const next = nextStack(currentStack(), step, page);
  stack.set(next);
  writeTab('historyStack', JSON.stringify(next));
}
