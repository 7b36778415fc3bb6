import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { useText } from '../../i18n/i18n.ts';
import { atom } from '../../lib/atom.ts';
import { clock } from '../../lib/now.ts';
import { paths } from '../../paths.ts';
import type { IconShape } from '../../ui/Icon.tsx';
import { backIcon, homeIcon } from '../../ui/icons.ts';
import { entry } from '../links/entry.ts';
import { canGoBack, type HistoryPage, nextStack, currentStack } from './history.ts';

/** On a slow phone the browser needs a while for a step back, and the old page is still shown. */
const SAME_TAP_MS = 1000;
const tapped = atom<{ key: string | undefined; atMs: number } | undefined>(undefined);

/**
 * One step back, or home when a link opened the app at this page. Debounced: a second tap would
 * skip the page before, or leave the app.
 */
export function useBack(): () => void {
  const navigate = useNavigate();
  return () => {
    const key = currentStack().at(-1)?.key;
    const atMs = clock.nowMs();
    const before = tapped.get();
    if (before && before.key === key && atMs - before.atMs < SAME_TAP_MS) return;
    tapped.set({ key, atMs });
    // Read at the tap: the history may have changed since the rendering.
    if (kindFor(currentStack()) === 'home') void navigate(paths.home(), { replace: true });
    else void navigate(-1);
  };
}

/** The `back` prop of a `Screen`. */
export function useBackButton(): { icon: IconShape; label: string; onSelect: () => void } {
  const text = useText();
  const onSelect = useBack();
  const { key, pathname } = useLocation();
  const step = useNavigationType();
  // A screen renders before the step to it is recorded.
  const kind = kindFor(nextStack(currentStack(), step, { key, pathname }));
  return kind === 'home'
    ? { icon: homeIcon, label: text('common.toHome'), onSelect }
    : { icon: backIcon, label: text('common.back'), onSelect };
}

function kindFor(stack: readonly HistoryPage[]): BackButtonKind {
  return backButtonKind({
    canGoBack: canGoBack(stack),
    isNewWebview: entry().isNewWebview,
    historyLength: window.history.length,
  });
}

/**
 * The button in the bar of a screen. Spec home 2: "icon is back-page or back-home depending on
 * history and webview type". Pure.
 */
type BackButtonKind =
  /** The entry before is a page of the app. */
  | 'page'
  /** Another app opened this page in its web view: back leads to that app. */
  | 'opener'
  | 'home';

interface BackButtonState {
  canGoBack: boolean;
  isNewWebview: boolean;
  /** Entries of the web view, of the app or not. */
  historyLength: number;
}

export function backButtonKind(state: BackButtonState): BackButtonKind {
  if (state.canGoBack) return 'page';
  return state.isNewWebview && state.historyLength > 1 ? 'opener' : 'home';
}
