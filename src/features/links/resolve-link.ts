/**
 * The only way from untrusted text to a navigation (decisions "Links").
 *
 * Invariant: the result is a known internal route with validated parameters, an https address that
 * opens outside, or a rejection; it never throws and has no side effect. Parse, compare the origin,
 * match a route, validate each parameter. The allow list is `routes.ts`.
 */
import type { Path } from '../../paths.ts';
import { pathnames } from '../../paths.ts';
import { parseLink } from './own-place.ts';
import { checkedSearch, openRouteAt } from './routes.ts';

/**
 * Origin of the text. `address`: the page was opened with it; `push`: a notification; `shell`: the
 * native side; `store`: a store's data; `carried`: the `redirect` of a link to the download page.
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

/** Opened from outside the app: a foreign page is rejected. */
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
    // A phone never sends a bare path.
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

/** The validated `redirect` of the download page; undefined when it is not internal. */
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
