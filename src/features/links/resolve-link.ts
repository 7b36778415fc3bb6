/**
 * The one way from a text that somebody else wrote to a navigation (decisions "Links").
 *
 * Invariant: the answer is a known route of ours with checked values, an https address that opens
 * outside, or a rejection; never a throw, never an effect. Parse, compare the origin, match a route,
 * check each value; no text is ever tested with `includes` or `startsWith`.
 */
import type { Path } from '../../paths.ts';
import { pathnames } from '../../paths.ts';
import { checkedSearch, openRouteAt } from './routes.ts';

/** Where the text comes from, for reports. */
export type LinkSource = 'banner' | 'brand' | 'deep-link' | 'redirect' | 'popup' | 'scan' | 'share';

export type LinkRejection = 'unparsable' | 'scheme' | 'credentials' | 'route' | 'value';

export type LinkTarget =
  | { kind: 'route'; to: Path }
  | { kind: 'external'; url: string }
  | { kind: 'rejected'; reason: LinkRejection };

const APP_SCHEME = 'jajan:';
const PROVIDER_HOSTS: ReadonlySet<string> = new Set(['jajan.example', 'm.jajan.example']);
/** A bare path is resolved against this; no real host answers there. */
const OWN_ORIGIN = 'https://m.jajan.example';
/** White space, control characters and backslashes are how texts pretend to be paths. */
// oxlint-disable-next-line no-control-regex
const UNSAFE = /[\u0000-\u0020\u007f-\u00a0\\\u2028\u2029\ufeff]/;
const BARE_PATH = /^\/(?!\/)/;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

export function resolveLink(raw: string, source: LinkSource): LinkTarget {
  const url = parse(raw.trim(), source);
  if (!url) return rejected('unparsable');
  if (url.protocol !== 'https:' && url.protocol !== APP_SCHEME) return rejected('scheme');
  if (url.username || url.password) return rejected('credentials');
  if (url.protocol === APP_SCHEME) return routeOf(appPathname(url), url.searchParams);
  if (PROVIDER_HOSTS.has(url.hostname) && url.port === '')
    return routeOf(url.pathname, url.searchParams);
  // Sent from outside, a link to somebody else's page has no business in the app.
  return source === 'deep-link' || source === 'redirect'
    ? rejected('route')
    : { kind: 'external', url: url.href };
}

function parse(text: string, source: LinkSource): URL | undefined {
  if (text === '' || UNSAFE.test(text)) return undefined;
  try {
    if (BARE_PATH.test(text)) {
      const url = new URL(text, OWN_ORIGIN);
      return url.origin === OWN_ORIGIN ? url : undefined;
    }
    // Spec merchant 5: https is added to a brand address without a scheme.
    if (source === 'brand' && !SCHEME.test(text)) return new URL(`https://${text}`);
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** `jajan://platform/rank` and `jajan:///platform/rank` are both `/platform/rank`. */
function appPathname(url: URL): string {
  const inside = url.hostname ? `/${url.hostname}${url.pathname}` : url.pathname;
  return inside === '' ? '/' : `/${inside.replace(/^\/+/, '')}`;
}

function routeOf(pathname: string, search: URLSearchParams): LinkTarget {
  const name = openRouteAt(pathname);
  if (!name) return rejected('route');
  const checked = checkedSearch(name, search);
  if (checked === undefined) return rejected('value');
  return { kind: 'route', to: { pathname: pathnames[name], search: checked } };
}

function rejected(reason: LinkRejection): LinkTarget {
  return { kind: 'rejected', reason };
}
