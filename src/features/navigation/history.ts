import { readTab, writeTab } from '../../storage/tab-storage.ts';
import { nextStack, parseStack, type HistoryPage, type Step } from './history-stack.ts';

let stack: readonly HistoryPage[] | undefined;

export function currentStack(): readonly HistoryPage[] {
  stack ??= parseStack(readTab('historyStack'));
  return stack;
}

/** The app frame tells of each step, in order. */
export function noteStep(step: Step, page: HistoryPage): void {
  stack = nextStack(currentStack(), step, page);
  writeTab('historyStack', JSON.stringify(stack));
}
