/**
 * What the phone's own "back" does. Spec home 2, "Native back": one step back unless on home
 * routes; ignored on payCode and reviewEdit; a dedicated handler on the sign-in page; on home the
 * first press says "exit app", the second exits. An open overlay goes first. The app frame carries
 * it out.
 */
import { pathnames } from '../../paths.ts';
import { atom } from '../../lib/atom.ts';

export type BackPress =
  | 'close-overlay'
  | 'ignore'
  | 'own-handler'
  | 'step-back'
  | 'go-home'
  | 'say-exit'
  | 'exit';

export interface BackPressState {
  hasOverlay: boolean;
  isTabRoute: boolean;
  rule: BackRule | undefined;
  /** The screen has registered a handler of its own. */
  hasHandler: boolean;
  canGoBack: boolean;
  /** When "press again to exit" was said, milliseconds since the epoch. */
  saidExitAtMs: number | undefined;
  nowMs: number;
}

export type BackRule = 'ignore' | 'own-handler';

/** Leaving payCode or reviewEdit by accident would lose money or text; they have buttons for it. */
const rules: ReadonlyMap<string, BackRule> = new Map([
  [pathnames.payCode, 'ignore'],
  [pathnames.reviewEdit, 'ignore'],
  [pathnames.signIn, 'own-handler'],
]);

export const exitWindowMs = 2000;

export function backRuleOf(pathname: string): BackRule | undefined {
  return rules.get(pathname);
}

export function decideBackPress(state: BackPressState): BackPress {
  if (state.hasOverlay) return 'close-overlay';
  if (state.rule === 'ignore') return 'ignore';
  if (state.rule === 'own-handler' && state.hasHandler) return 'own-handler';
  if (state.isTabRoute) {
    const said = state.saidExitAtMs;
    return said !== undefined && state.nowMs - said <= exitWindowMs ? 'exit' : 'say-exit';
  }
  // A link may have opened the app in the middle: then home lies under it.
  return state.canGoBack ? 'step-back' : 'go-home';
}

/**
 * The back handler of a screen that is left in its own way, while it is mounted. Only routes with the
 * rule `own-handler` (spec home 2: sign-in) use it.
 */
const handler = atom<(() => void) | undefined>(undefined);

/** The last one counts. Gives a function that removes it. */
export function setOwnBack(leave: () => void): () => void {
  handler.set(leave);
  return () => {
    if (handler.get() === leave) handler.set(undefined);
  };
}

export function hasOwnBack(): boolean {
  return handler.get() !== undefined;
}

export function runOwnBack(): void {
  handler.get()?.();
}
