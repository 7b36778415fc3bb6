import { nextStack, parseStack, type HistoryPage, type Step } from './history-stack.ts';

/** Spec home 2: in session storage under this name. */
const storageKey = 'historyStack';

let stack: readonly HistoryPage[] | undefined;

export function currentStack(): readonly HistoryPage[] {
  stack ??= read();
  return stack;
}

/** The app frame tells of each step, in order. */
export function noteStep(step: Step, page: HistoryPage): void {
  stack = nextStack(currentStack(), step, page);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(stack));
  } catch {
    // A full or forbidden session storage costs the stack after a reload, nothing more.
  }
}

function read(): readonly HistoryPage[] {
  try {
    return parseStack(sessionStorage.getItem(storageKey));
  } catch {
    return [];
  }
}
