// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { pathnames, type RouteName } from '../paths.ts';
import { tabOf } from './frame/tabs.ts';
import { pageAt, pageScreens } from './routes.tsx';

function standsOn(name: RouteName): string {
  const tab = tabOf(pathnames[name]);
  if (tab) return `tab ${tab}`;
  const page = Object.entries(pageScreens).find(([key]) => key === name)?.[1];
  if (!page) return 'nothing';
  return `${page.screen ? 'screen' : 'coming'} ${page.title}`;
}

it('every route leads to something', () => {
  const names = Object.keys(pathnames) as RouteName[];
  const list = names.map((name) => `${pathnames[name]} -> ${standsOn(name)}`);
  expect(list.filter((line) => line.endsWith('nothing'))).toEqual([]);
  expect(list).toMatchSnapshot();
});

it.each(['/nope', '/platform/Merchant', '/platform/merchant/x', '', '//'])(
  '%s is not found',
  (place) => {
    expect(pageAt(place).title).toBe('platform.notFoundTitle');
  },
);
