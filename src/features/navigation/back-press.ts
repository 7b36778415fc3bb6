/**
 * What the phone's own "back" does. Spec home 2, "Native back": one step back unless on home
 * routes; ignored on payCode and reviewEdit; on home the first press says "exit app", the second
 * exits. An open overlay goes first. Pure; the app frame carries it out.
 */
export type BackPress = 'close-overlay' | 'ignore' | 'step-back' | 'go-home' | 'say-exit' | 'exit';

export interface BackPressState {
  hasOverlay: boolean;
  isTabRoute: boolean;
  /** payCode and reviewEdit: leaving by accident would lose money or words. */
  isGuarded: boolean;
  canGoBack: boolean;
  /** When "press again to exit" was said, milliseconds since the epoch. */
  saidExitAtMs: number | undefined;
  nowMs: number;
}

export const exitWindowMs = 2000;

export function decideBackPress(state: BackPressState): BackPress {
  if (state.hasOverlay) return 'close-overlay';
  if (state.isGuarded) return 'ignore';
  if (state.isTabRoute) {
    const said = state.saidExitAtMs;
    return said !== undefined && state.nowMs - said <= exitWindowMs ? 'exit' : 'say-exit';
  }
  // A link may have opened the app in the middle: then home lies under it.
  return state.canGoBack ? 'step-back' : 'go-home';
}
