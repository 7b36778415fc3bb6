// @vitest-environment node
/**
 * The web host's server paths are excluded from the app's router, Vite's proxy and the service worker as
 * well.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as endpoints from '../../src/api/generated/endpoints.ts';
import { CALL_FOLDERS, PAGE_FOLDERS, SERVER_PATHS } from '../../tools/vite/server-paths.ts';

/**
 * Folders of the build: the web host never falls back to the page for them, but they belong to the web
 * app.
 */
const BUILT = ['assets', 'icons'];

it('the web host and the web build know the same folders', () => {
  const web = readFileSync('src-tauri/web-host/src/site.rs', 'utf8');
  const list = /const SERVER_PREFIXES: \[&str; \d+\] = \[([^\]]*)\];/.exec(web)?.[1] ?? '';
  const served = [...list.matchAll(/"([^"]+)"/g)].map(([, name]) => name);
  expect(new Set(served)).toEqual(new Set([...CALL_FOLDERS, ...PAGE_FOLDERS, ...BUILT, 'healthz']));
});

it('every call is under a server path, and no screen is', () => {
  const paths = Object.values(endpoints).map(({ path }) => path);
  expect(paths.filter((path) => !new RegExp(SERVER_PATHS).test(path))).toEqual([]);
  for (const path of [
    '/',
    '/platform/home/account',
    '/accounts',
    '/consoles?a',
    '/assets/index.js',
  ]) {
    expect(path).not.toMatch(new RegExp(SERVER_PATHS));
  }
  for (const path of [
    '/img/u/1.webp',
    '/console',
    '/console?live=1',
    '/healthz',
    '/openapi.json',
  ]) {
    expect(path).toMatch(new RegExp(SERVER_PATHS));
  }
});
