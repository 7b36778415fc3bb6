import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { useText } from '../../i18n/i18n.ts';
import { atom } from '../../lib/atom.ts';
import { clock } from '../../lib/now.ts';
import { paths } from '../../paths.ts';
import type { IconShape } from '../../ui/Icon.tsx';
import { backIcon, homeIcon } from '../../ui/icons.ts';
import { entry } from '../links/entry.ts';
import { type BackButtonKind, backButtonKind } from './back-button.ts';
import { canGoBack, type HistoryPage, nextStack } from './history-stack.ts';
import { currentStack } from './history.ts';

/** On a slow phone the browser needs a while for a step back; the page is there meanwhile. */
const SAME_TAP_MS = 1000;
const tapped = atom<{ key: string | undefined; atMs: number } | undefined>(undefined);

/**
 * One step back, or home when a link opened the app right here. A second tap on the page that is
 * being left would lead out of the page before it, or out of the app.
 */
export function useBack(): () => void {
  const navigate = useNavigate();
  return () => {
    const key = currentStack().at(-1)?.key;
    const atMs = clock.nowMs();
    const before = tapped.get();
    if (before && before.key === key && atMs - before.atMs < SAME_TAP_MS) return;
    tapped.set({ key, atMs });
    // Asked at the press: since the rendering the history may have changed.
    if (kindFor(currentStack()) === 'home') void navigate(paths.home(), { replace: true });
    else void navigate(-1);
  };
}

/** The `back` of a `Screen`: what it shows, says and does. */
export function useBackButton(): { icon: IconShape; label: string; onSelect: () => void } {
  const text = useText();
  const onSelect = useBack();
  const { key, pathname } = useLocation();
  const step = useNavigationType();
  // A screen is drawn before the step to it has been noted.
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
