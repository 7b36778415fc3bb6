/**
 * Every screen of the app in every state that it has, and how each is reached: the one table that
 * `screens.spec.ts` looks at, `npm run shots` takes pictures of, and
 * `tests/architecture/screens.test.ts` holds against the routes.
 */
import { pathnames } from '../../src/paths.ts';
import { expect } from '@playwright/test';
import { frameRows } from './screens/frame.ts';
import { homeRows } from './screens/home.ts';
import { peopleRows } from './screens/people.ts';
import { reviewRows } from './screens/reviews.ts';
import { type Row, saying, type World } from './screens/row.ts';
import { shopRows } from './screens/shops.ts';
import { storeRows } from './screens/stores.ts';

export const SCREENS: readonly Row[] = [
  ...homeRows,
  ...frameRows,
  ...peopleRows,
  ...shopRows,
  ...storeRows,
  ...reviewRows,
];

/** Until the screen stands there, in Indonesian, with one load of the page that is looked at. */
export async function reach(row: Row, world: World): Promise<void> {
  await row.before?.(world);
  const [route] = row.routes;
  const path = typeof row.path === 'function' ? await row.path(world) : row.path;
  await world.page.goto(path ?? (route === undefined ? '/' : pathnames[route]));
  await expect(saying(world.page, row.opensWith ?? row.says)).toBeVisible();
  await row.act?.(world);
  await expect(saying(world.page, row.says)).toBeVisible();
}
