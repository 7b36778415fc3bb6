import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { RouteName } from '../../paths.ts';
import { type RouteParams, routeParams } from './routes.ts';

/** The parameters of a page's address, by the table that links are checked with; the same object for the same address. */
export function useRouteParams<Name extends RouteName>(name: Name): RouteParams<Name> {
  const { search } = useLocation();
  return useMemo(() => routeParams(name, search), [name, search]);
}
