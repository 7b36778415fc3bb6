/**
 * Carries out one link that reached the whole app. Loaded when there is one: most visits have none.
 *
 * Invariant: a link opens a screen, or the ordering page of a menu, and that is all it does; it is
 * reported when it cannot.
 */
import { appInfo } from '../../api/app-info.ts';
import { adoptEntry, entry } from '../../features/links/entry.ts';
import { followLink } from '../../features/links/follow-link.ts';
import { needsLogin } from '../../features/links/member-routes.ts';
import type { LinkSource } from '../../features/links/resolve-link.ts';
import { menuPlace } from '../../features/ordering/menu-place.ts';
import { openMenu } from '../../features/ordering/open-menu.ts';
import { currentFlags } from '../../features/remote-config/use-flag.ts';
import { text } from '../../i18n/i18n.ts';
import { type Path, paths } from '../../paths.ts';
import { isLoggedIn, session } from '../../session/session.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { afterOverlays, closeAll } from '../../ui/layer/back-stack.ts';
import { part } from '../../ui/part.tsx';
import { toast } from '../../ui/toast.ts';
import { tabOf } from './tabs.ts';

const continueLogin = part(() => import('../../features/login/return-link.ts'), 'continueLogin');

/** No route: the 404 page. */
const NOWHERE: Path = { pathname: '/platform/notFound', search: '' };

export type Go = (to: Path, options: { replace: boolean }) => void;

/** A link from outside while the app is there, or that the app was started by. */
export async function openLink(raw: string, source: LinkSource, go: Go): Promise<void> {
  const menu = menuPlace(raw, source, currentFlags().webClient.orderingHost);
  if (menu) {
    await openMenu(menu);
    return;
  }
  const { to, isOurs, search, problems } = followLink(raw, source);
  for (const problem of problems) reportProblem(`links.${source}`, new Error(problem));
  if (!to && isOurs) {
    // As in a browser. Nothing of the address is taken over.
    openPlace(NOWHERE, go);
    return;
  }
  if (!to) {
    // The user tapped it: no response would look like a broken app.
    toast(text('links.cannotOpen'));
    return;
  }
  adoptEntry(search);
  if (await continuesLogin(to)) return;
  openPlace(to, go);
  openDebugTools(go);
}

/**
 * The page that was open before the system ended the app. Nothing is asked and nothing is said: a page that
 * cannot be opened any more was not requested by a tap. A link that has opened another page meanwhile wins.
 */
export function reopenPlace(path: string, go: Go): void {
  const { to } = followLink(path, 'address');
  const isAtHome = tabOf(location.pathname) === 'home';
  if (!to || !isAtHome || tabOf(to.pathname) === 'home') return;
  if (needsLogin(to.pathname) && !isLoggedIn()) return;
  openPlace(to, go);
}

/** What the address that the page was opened with asks for beyond its own screen. */
export function openFromAddress(here: Path, go: Go): void {
  const { to, isRedirected, problems } = followLink(here.pathname + here.search, 'address');
  for (const problem of problems) reportProblem('links.address', new Error(problem));
  if (to && isRedirected) {
    const values = new URLSearchParams(here.search);
    values.delete('redirect');
    const rest = values.toString();
    // Followed once: a reload of the page must not follow it again.
    go({ pathname: here.pathname, search: rest && `?${rest}` }, { replace: true });
    openPlace(to, go, here);
  }
  openDebugTools(go);
}

/** The login that waits is an overlay: opening the link's own page would close it. */
async function continuesLogin({ search }: Path): Promise<boolean> {
  const state = new URLSearchParams(search).get('loginState');
  if (state === null) return false;
  return (await continueLogin.load())(state);
}

/**
 * Over the page that is there, so that back leads to it; a screen is not put on itself, nor tab on
 * tab. What an overlay asks before it closes is answered first.
 */
function openPlace(to: Path, go: Go, here: Path = location): void {
  closeAll();
  afterOverlays(() => {
    const isHere = to.pathname === here.pathname && to.search === here.search;
    const replace =
      isHere || (tabOf(here.pathname) !== undefined && tabOf(to.pathname) !== undefined);
    if (needsLogin(to.pathname) && !isLoggedIn())
      session.require('link', { kind: 'open-route', to });
    else go(to, { replace });
  });
}

/** Spec home 2, `gubed`. Outside prod only: there is nothing to open in prod. */
function openDebugTools(go: Go): void {
  if (appInfo.environment === 'prod' || !entry().wantsDebug) return;
  go(paths.developerOptions(), { replace: false });
}
