/**
 * The one way from a text that somebody else wrote to a navigation (decisions "Links").
 *
 * Invariant: the answer is a known route of ours with checked values, an https address that opens
 * outside, or a rejection; never a throw, never an effect. Parse, compare the origin, match a route,
 * check each value. What a link may carry is in `routes.ts`.
 */
import type { Path } from '../../paths.ts';
import { pathnames } from '../../paths.ts';
import { parseLink } from './own-place.ts';
import { checkedSearch, openRouteAt } from './routes.ts';

/**
 * Where the text comes from. `address` is what the page was opened with, `push` a notification,
 * `shell` the native side's own wish, `store` a store's own data, `carried` the `redirect` of a link to
 * the page that sends people into the app.
 */
export type LinkSource =
  | 'address'
  | 'banner'
  | 'brand'
  | 'carried'
  | 'deep-link'
  | 'popup'
  | 'push'
  | 'redirect'
  | 'scan'
  | 'share'
  | 'shell'
  | 'store';

export type LinkRejection = 'unparsable' | 'scheme' | 'credentials' | 'route' | 'value';

export type LinkTarget =
  | { kind: 'route'; to: Path }
  | { kind: 'external'; url: string }
  | { kind: 'rejected'; reason: LinkRejection };

/** Sent to the app from outside, a link to somebody else's page has no business in it. */
const OURS_ONLY: ReadonlySet<LinkSource> = new Set<LinkSource>([
  'address',
  'carried',
  'deep-link',
  'push',
  'redirect',
  'shell',
]);

export function resolveLink(raw: string, source: LinkSource): LinkTarget {
  const parsed = parseLink(raw, {
    // A phone never hands out a bare path.
    barePath: source !== 'deep-link',
    bareHost: source === 'brand',
  });
  if (typeof parsed === 'string') return rejected(parsed);
  if (parsed.kind === 'foreign') {
    if (parsed.url.protocol !== 'https:') return rejected('scheme');
    return OURS_ONLY.has(source) ? rejected('route') : { kind: 'external', url: parsed.url.href };
  }
  const { pathname, values } = parsed.place;
  const name = openRouteAt(pathname);
  if (!name) return rejected('route');
  const search = checkedSearch(name, values);
  if (search === undefined) return rejected('value');
  const carried = name === 'appDownload' && source !== 'carried' ? carriedBy(values) : undefined;
  return { kind: 'route', to: { pathname: pathnames[name], search: withCarried(search, carried) } };
}

/** Where the page that sends people into the app leads on to, as a place of ours; another is left out. */
function carriedBy(values: URLSearchParams): Path | undefined {
  const target = resolveLink(values.get('redirect') ?? '', 'carried');
  return target.kind === 'route' ? target.to : undefined;
}

function withCarried(search: string, carried: Path | undefined): string {
  if (!carried) return search;
  const values = new URLSearchParams(search);
  values.set('redirect', carried.pathname + carried.search);
  return `?${values.toString()}`;
}

function rejected(reason: LinkRejection): LinkTarget {
  return { kind: 'rejected', reason };
}
