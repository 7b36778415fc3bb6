/** The document's title on each route, as `src/app/routes.test.ts` holds it against the routes. */
import { readFileSync } from 'node:fs';
import { pathnames, type RouteName } from '../../../src/paths.ts';
import { textWithin } from '../texts.ts';
import type { Row } from './row.ts';

const kept = readFileSync('src/app/__snapshots__/routes.test.ts.snap', 'utf8');
const titles = new Map(
  [...kept.matchAll(/"(\S+) -> (?:tab|screen|coming) (\S+)"/g)].map(([, path, title]) => [
    path,
    title,
  ]),
);

/** Tabs have the bar's labels; the preview without pictures redirects to home. */
const OWN: Readonly<Partial<Record<RouteName, string>>> = {
  home: 'common.appName',
  homeTab: 'common.appName',
  exploreFeeds: 'frame.tabExplore',
  order: 'frame.tabOrder',
  account: 'frame.tabAccount',
};

export function titleOf(route: RouteName): RegExp {
  const key = OWN[route] ?? titles.get(pathnames[route]);
  if (key === undefined) throw new Error(`${route} is in no snapshot of the routes`);
  return textWithin(key);
}

/** The title of a row's screen, which its content may override. */
export function titleOfRow({ routes: [route], path }: Row): RegExp {
  return route === undefined || path !== undefined ? /Jajan$/ : titleOf(route);
}
