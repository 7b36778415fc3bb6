// @vitest-environment node
/** Every route is in the table of screens, as built or as coming. */
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { pageScreens } from '../../src/app/routes.tsx';
import { pathnames, type RouteName } from '../../src/paths.ts';
import { COMING } from '../e2e/screens/frame.ts';
import { SCREENS } from '../e2e/screens.ts';
import { text } from '../e2e/texts.ts';

const routes = Object.keys(pathnames) as RouteName[];

function missing(names: readonly RouteName[], rows: typeof SCREENS): RouteName[] {
  const known = new Set(rows.flatMap((row) => row.routes));
  return names.filter((name) => !known.has(name));
}

it('every route has a row', () => {
  const without = SCREENS.filter(({ routes }) => !routes.includes('reviewDetail'));
  expect(missing(routes, without)).toEqual(['reviewDetail']);
  expect(missing(routes, SCREENS)).toEqual([]);
});

it('a built screen has a row of its own, a coming one has none', () => {
  const toCome = Object.entries(pageScreens)
    .filter(([, { screen }]) => screen === undefined)
    .map(([name]) => name);
  expect([...COMING].sort()).toEqual(toCome.sort());
  const looked = SCREENS.filter(({ name }) => name !== 'coming').flatMap(({ routes }) => routes);
  expect(looked.filter((name) => COMING.includes(name))).toEqual([]);
});

it('names of rows are unique', () => {
  const names = SCREENS.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it('a row ends with other words than it opens with', () => {
  const idle = SCREENS.filter(
    ({ says, opensWith }) =>
      opensWith !== undefined && says !== opensWith && text(says).source === text(opensWith).source,
  );
  expect(idle.map(({ name }) => name)).toEqual([]);
});

it('npm run shots finds every row with its configuration', () => {
  const listed = execFileSync(
    'node_modules/.bin/playwright',
    ['test', '--config', 'tools/shots.config.ts', '--list'],
    { encoding: 'utf8', env: { ...process.env, SHOTS_ONLY: '' } },
  );
  expect(listed).toContain(`Total: ${SCREENS.length} tests in 1 file`);
});
