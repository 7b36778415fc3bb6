/**
 * The pages of this visit, oldest first, the current one last. The browser does not say which
 * entries are of the app, so they are recorded here. Spec home 2: kept in session storage under
 * `historyStack`. `use-history-stack.ts` feeds it.
 */
import { atom } from '../../lib/atom.ts';
import { readTab, writeTab } from '../../storage/tab-storage.ts';

export interface HistoryPage {
  /** The router's key of the entry. */
  key: string;
  pathname: string;
}

type Step = 'POP' | 'PUSH' | 'REPLACE';

const maxPages = 100;

export function nextStack(
  stack: readonly HistoryPage[],
  step: Step,
  page: HistoryPage,
): readonly HistoryPage[] {
  const at = stack.findIndex(({ key }) => key === page.key);
  // Back to a known page. A reload is such a step to the top, and so is a step recorded before.
  if (at !== -1) return stack.slice(0, at + 1);
  if (step === 'PUSH') return [...stack, page].slice(-maxPages);
  if (step === 'REPLACE') return [...stack.slice(0, -1), page];
  // Unknown: the first page of the visit, or forward to one that was left.
  return [...stack, page].slice(-maxPages);
}

export function canGoBack(stack: readonly HistoryPage[]): boolean {
  return stack.length > 1;
}

/** What is stored may be old or manipulated: anything but a list of pages is an empty stack. */
export function parseStack(text: string | null): readonly HistoryPage[] {
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every(isPage) ? value.slice(-maxPages) : [];
  } catch {
    return [];
  }
}

function isPage(value: unknown): value is HistoryPage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string' &&
    'pathname' in value &&
    typeof value.pathname === 'string'
  );
}

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
