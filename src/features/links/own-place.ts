/**
 * Whether a text is an internal address, and of which place in the app.
 *
 * Invariant: in doubt an address is foreign; nothing is matched by `includes` or `startsWith`. The
 * shell applies the same rules to a link before the page sees it, with the same test vectors
 * (`src-tauri/src/commands/links.rs`, `tests/contract/link-vectors.json`).
 */
import { stripped } from '../../lib/stripped.ts';

export interface OwnPlace {
  pathname: string;
  values: URLSearchParams;
}

/** Decisions, "Name and identity". */
const PROVIDER_HOSTS: ReadonlySet<string> = new Set(['jajan.example', 'm.jajan.example']);
/** Base for relative addresses. */
const OWN_ORIGIN = 'https://m.jajan.example';
/**
 * The app's scheme with its slashes. Not left to `URL`: browsers before 2024 do not parse the host of
 * an unknown scheme, so that of `jajan://platform/rank` would depend on the version.
 */
const APP_SCHEME = /^jajan:\/*/i;
const BARE_PATH = /^\/(?!\/)/;
/** White space, control characters and backslashes: URL parsers disagree on them. */
// oxlint-disable-next-line no-control-regex
const UNSAFE = /[\u0000-\u0020\u007f-\u00a0\\\u2028\u2029\ufeff]/;
/** Characters of our routes: rejects percent-encoding and dot segments. */
const PLACE = /^[0-9A-Za-z/]*$/;
/** Checked before any other code reads the text: a link may come from anywhere. */
const MAX_LENGTH = 2048;
const BLANKS = '\t\n\f\r ';

export type Parsed = { kind: 'own'; place: OwnPlace } | { kind: 'foreign'; url: URL };

export type ParseFailure = 'unparsable' | 'credentials' | 'route';

/** Classifies a text as internal or foreign address, or the reason why it is neither. */
export function parseLink(
  raw: string,
  accepts: { barePath: boolean; bareHost: boolean },
): Parsed | ParseFailure {
  if (raw.length > MAX_LENGTH) return 'unparsable';
  const text = stripped(raw, BLANKS, BLANKS);
  if (text === '' || UNSAFE.test(text)) return 'unparsable';
  const url = parse(text, accepts);
  if (!url || url.href.length > MAX_LENGTH) return 'unparsable';
  if (url.username || url.password) return 'credentials';
  const isOwn =
    PROVIDER_HOSTS.has(url.hostname) &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.port === '';
  if (!isOwn) return { kind: 'foreign', url };
  if (!PLACE.test(url.pathname)) return 'route';
  return { kind: 'own', place: { pathname: url.pathname, values: url.searchParams } };
}

function parse(text: string, accepts: { barePath: boolean; bareHost: boolean }): URL | undefined {
  try {
    if (APP_SCHEME.test(text)) return new URL(`${OWN_ORIGIN}/${text.replace(APP_SCHEME, '')}`);
    if (accepts.barePath && BARE_PATH.test(text)) {
      const url = new URL(text, OWN_ORIGIN);
      return url.origin === OWN_ORIGIN ? url : undefined;
    }
    // Spec merchant 5: https is added to a brand address without a scheme.
    if (accepts.bareHost && !/^[a-z][a-z0-9+.-]*:/i.test(text)) return new URL(`https://${text}`);
    return new URL(text);
  } catch {
    return undefined;
  }
}
