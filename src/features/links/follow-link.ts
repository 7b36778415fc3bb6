/**
 * What a link that reaches the whole app leads to, its `redirect` included. Spec home 2: a redirect
 * parameter is followed; one without a value is an internal error that is reported.
 *
 * Invariant: one step at most, and only to a route of ours; whatever is wrong with the redirect, the
 * link's own place still opens. Pure: nothing is navigated or adopted here.
 */
import { type Path, pathnames } from '../../paths.ts';
import { parseLink } from './own-place.ts';
import { type LinkSource, resolveLink } from './resolve-link.ts';

export interface Followed {
  /** Undefined: nothing of ours, and nothing opens. */
  to: Path | undefined;
  /** Whether `to` is where a redirect pointed. */
  isRedirected: boolean;
  /** The query of the link, for channel, source and ids. Empty when the link is not ours. */
  search: string;
  /** What is to be reported, as `reportProblem` takes it. */
  problems: readonly string[];
}

/** The page that sends people into the app takes the redirect along by itself. */
const CARRIES_REDIRECT: ReadonlySet<string> = new Set([pathnames.appDownload]);

export function followLink(raw: string, source: LinkSource): Followed {
  const target = resolveLink(raw, source);
  const search = searchOf(raw);
  if (target.kind !== 'route') {
    const reason = target.kind === 'rejected' ? target.reason : target.kind;
    return { to: undefined, isRedirected: false, search, problems: [`link rejected: ${reason}`] };
  }
  const stay = (...problems: string[]): Followed => ({
    to: target.to,
    isRedirected: false,
    search,
    problems,
  });
  const redirect = new URLSearchParams(search).get('redirect');
  if (redirect === null || CARRIES_REDIRECT.has(target.to.pathname)) return stay();
  if (redirect === '') return stay('internal error: redirect without a value');
  const end = resolveLink(redirect, 'redirect');
  if (end.kind === 'route') return { to: end.to, isRedirected: true, search, problems: [] };
  return stay(`redirect rejected: ${end.kind === 'rejected' ? end.reason : end.kind}`);
}

function searchOf(raw: string): string {
  const parsed = parseLink(raw, { barePath: true, bareHost: false });
  if (typeof parsed === 'string' || parsed.kind === 'foreign') return '';
  return parsed.place.values.toString();
}
