/**
 * Paths of the page's origin that the sandbox answers; everything else is the web app's. The web host
 * has the same list, `SERVER_PREFIXES` in `src-tauri/web-host/src/site.rs`, so as not to take them for
 * routes: `tests/architecture/server-paths.test.ts` holds the two equal.
 */

/** First segments of calls. Spec home 7 and merchant 7. */
export const CALL_FOLDERS = [
  'account',
  'brand_pavilion',
  'config',
  'data-report',
  'device',
  'digital-food',
  'homepage',
  'local_life',
  'market',
  'red_packet',
  'region',
  'resource_pos',
  'review',
  'risk',
  'sandbox',
];
/** First segments of pages for a browser, such as the console. */
export const PAGE_FOLDERS = ['console', 'img', 'video'];

/** As Vite's proxy and the service worker take it: a pattern over the path with its query. */
export const SERVER_PATHS = `^/(${CALL_FOLDERS.join('|')})/|^/(${PAGE_FOLDERS.join('|')})(/|\\?|$)|^/(healthz|openapi\\.json)(\\?|$)`;
