import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { useText } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { entry } from '../links/entry.ts';
import { type BackButtonKind, backButtonKind } from './back-button.ts';
import { canGoBack, type HistoryPage, nextStack } from './history-stack.ts';
import { currentStack } from './history.ts';

/** One step back, or home when a link opened the app right here. */
export function useBack(): () => void {
  const navigate = useNavigate();
  return () => {
    // Asked at the press: since the rendering the history may have changed.
    if (kindFor(currentStack()) === 'home') void navigate(paths.home(), { replace: true });
    else void navigate(-1);
  };
}

/** The `back` of a `Screen`: what it shows, says and does. */
export function useBackButton(): { icon: 'back' | 'home'; label: string; onSelect: () => void } {
  const text = useText();
  const onSelect = useBack();
  const { key, pathname } = useLocation();
  const step = useNavigationType();
  // A screen is drawn before the step to it has been noted.
  const kind = kindFor(nextStack(currentStack(), step, { key, pathname }));
  return kind === 'home'
    ? { icon: 'home', label: text('common.toHome'), onSelect }
    : { icon: 'back', label: text('common.back'), onSelect };
}

function kindFor(stack: readonly HistoryPage[]): BackButtonKind {
  return backButtonKind({
    canGoBack: canGoBack(stack),
    isNewWebview: entry().isNewWebview,
    historyLength: window.history.length,
  });
}
