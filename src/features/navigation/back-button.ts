/**
 * The button in the bar of a screen. Spec home 2: "icon is back-page or back-home depending on
 * history and webview type". Pure.
 */
export type BackButtonKind =
  /** One of our pages lies before this one. */
  | 'page'
  /** Another app opened us right here, in a web view of its own: back is its page. */
  | 'opener'
  | 'home';

export interface BackButtonState {
  canGoBack: boolean;
  isNewWebview: boolean;
  /** Entries of the web view, ours or not. */
  historyLength: number;
}

export function backButtonKind(state: BackButtonState): BackButtonKind {
  if (state.canGoBack) return 'page';
  return state.isNewWebview && state.historyLength > 1 ? 'opener' : 'home';
}
