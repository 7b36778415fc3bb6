import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { useVisit } from './PageScreens.tsx';

function show() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/store?id=1']}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => {
      const { pathname } = useLocation();
      return { visit: useVisit(pathname), navigate: useNavigate() };
    },
    { wrapper },
  );
  const move = (step: () => void): string => {
    act(step);
    return result.current.visit;
  };
  return {
    first: result.current.visit,
    push: (to: string) => move(() => void result.current.navigate(to)),
    replace: (to: string) => move(() => void result.current.navigate(to, { replace: true })),
    back: () => move(() => void result.current.navigate(-1)),
    /** As when a sheet closes: the browser steps back from its marker to the same entry. */
    closeSheet: () => move(() => void result.current.navigate(0)),
  };
}

test('another store is another visit, and so is coming back to the first', () => {
  const { first, push, back } = show();
  const second = push('/store?id=2');
  expect(second).not.toBe(first);
  expect(back()).not.toBe(second);
});

test('a screen that writes its choice into its address stays itself', () => {
  const { first, replace, push } = show();
  expect(replace('/store?id=1&tab=menu')).toBe(first);
  expect(replace('/store?id=1&tab=reviews')).toBe(first);
  expect(push('/store?id=1')).not.toBe(first);
});

test('another screen in the place of this one is a visit of its own', () => {
  const { first, replace } = show();
  expect(replace('/rank')).not.toBe(first);
});

test('a sheet that closes over a replaced address leaves the screen as it is', () => {
  const { first, replace, closeSheet } = show();
  expect(closeSheet()).toBe(first);
  expect(replace('/store?id=1&tab=menu')).toBe(first);
  expect(closeSheet()).toBe(first);
});
