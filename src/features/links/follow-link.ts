/**
 * Target of a link that opens the app, with its `redirect`. Spec home 2: a redirect parameter is
 * followed; one without a value is reported as an internal error.
 *
 * Invariant: one redirect at most, and only to an internal route; with an invalid redirect the link's
 * own target still opens. Pure: no navigation and no side effect.
 */
import { type Path, pathnames } from '../../paths.ts';
import { parseLink } from './own-place.ts';
import { type LinkSource, resolveLink } from './resolve-link.ts';

export interface Followed {
  /** Undefined: nothing of ours is there. */
  to: Path | undefined;
  /** An address of ours, whether it leads anywhere or not. */
  isOurs: boolean;
  /** Whether `to` comes from the redirect. */
  isRedirected: boolean;
  /** The link's query, for attribution. Empty when the link is not internal. */
  search: string;
  /** Arguments of `reportProblem`. */
  problems: readonly string[];
}

/** The download page forwards its redirect itself. */
const CARRIES_REDIRECT: ReadonlySet<string> = new Set([pathnames.appDownload]);

export function followLink(raw: string, source: LinkSource): Followed {
  const target = resolveLink(raw, source);
  const search = searchOf(raw);
  if (target.kind !== 'route') {
    const reason = target.kind === 'rejected' ? target.reason : target.kind;
    const problems = [`link rejected: ${reason}`];
    return { to: undefined, isOurs: isOurs(raw), isRedirected: false, search, problems };
  }
  const stay = (...problems: string[]): Followed => ({
    to: target.to,
    isOurs: true,
    isRedirected: false,
    search,
    problems,
  });
  const redirect = new URLSearchParams(search).get('redirect');
  if (redirect === null || CARRIES_REDIRECT.has(target.to.pathname)) return stay();
  if (redirect === '') return stay('internal error: redirect without a value');
  const end = resolveLink(redirect, 'redirect');
  if (end.kind === 'route')
    return { to: end.to, isOurs: true, isRedirected: true, search, problems: [] };
  return stay(`redirect rejected: ${end.kind === 'rejected' ? end.reason : end.kind}`);
}

/** Only such an address is `route` to `parseLink`: one whose path has what no route of ours has. */
function isOurs(raw: string): boolean {
  const parsed = parseLink(raw, { barePath: true, bareHost: false });
  return parsed === 'route' || (typeof parsed === 'object' && parsed.kind === 'own');
}

function searchOf(raw: string): string {
  const parsed = parseLink(raw, { barePath: true, bareHost: false });
  if (typeof parsed === 'string' || parsed.kind === 'foreign') return '';
  return parsed.place.values.toString();
}
