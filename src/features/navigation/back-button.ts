/**
 * The button in the bar of a screen. Spec home 2: "icon is back-page or back-home depending on
 * history and webview type". Pure.
 */
export type BackButtonKind =
  /** The entry before is a page of the app. */
  | 'page'
  /** Another app opened this page in its web view: back leads to that app. */
  | 'opener'
  | 'home';

export interface BackButtonState {
  canGoBack: boolean;
  isNewWebview: boolean;
  /** Entries of the web view, of the app or not. */
  historyLength: number;
}

export function backButtonKind(state: BackButtonState): BackButtonKind {
  if (state.canGoBack) return 'page';
  return state.isNewWebview && state.historyLength > 1 ? 'opener' : 'home';
}
