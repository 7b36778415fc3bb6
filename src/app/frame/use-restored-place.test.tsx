import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedLastPlace } from '../../features/navigation/stored-keys.ts';
import { MAX_AWAY_MS } from '../../lib/away.ts';
import { clock } from '../../lib/now.ts';
import { openKept } from '../../../tests/support/storage.ts';
import { useRestoredPlace } from './use-links.ts';

const phone = vi.hoisted(() => ({ isRestored: true, isMember: false, asked: 0 }));
const reported = vi.hoisted(() => vi.fn());
vi.mock('#host', () => ({
  host: {
    kind: 'APP',
    wasRestored: () => {
      phone.asked += 1;
      return Promise.resolve(phone.isRestored);
    },
  },
}));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: reported, track: vi.fn() }));
vi.mock('../../features/remote-config/use-flag.ts', () => ({
  currentFlags: () => ({ webClient: { orderingHost: 'order.jajan.example' } }),
}));
vi.mock('../../session/session.ts', () => ({
  isLoggedIn: () => phone.isMember,
  session: { require: () => reported('asked to log in') },
}));

const NOW_MS = 1_764_000_000_000;

beforeEach(async () => {
  await openKept();
  vi.spyOn(clock, 'nowMs').mockReturnValue(NOW_MS);
  Object.assign(phone, { isRestored: true, isMember: false, asked: 0 });
  window.history.replaceState(null, '', '/');
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

/** The answer of the phone, the code of links, and the task in which a page is opened. */
async function settle(): Promise<void> {
  await act(async () => {
    await vi.dynamicImportSettled();
    await new Promise((done) => setTimeout(done));
  });
}

async function startedWith(path: string, awayMs = 60_000): Promise<string> {
  storedLastPlace.set({ path, atMs: NOW_MS - awayMs });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>{children}</MemoryRouter>
  );
  const { result, unmount } = renderHook(
    () => {
      useRestoredPlace();
      const { pathname, search } = useLocation();
      return pathname + search;
    },
    { wrapper },
  );
  await settle();
  unmount();
  return result.current;
}

const STORE = '/platform/merchant?poiId=1';

test.each([
  ['a page', STORE, STORE],
  ['home', '/platform/home', '/'],
  ['a page of members, logged out', '/platform/myCouponList', '/'],
  ['something else', '//evil.example/platform/merchant', '/'],
])('%s', async (_name, left, shown) => {
  expect(await startedWith(left)).toBe(shown);
  expect(reported).not.toHaveBeenCalled();
  expect(storedLastPlace.get()).toBeUndefined();
});

test('a page of members, logged in', async () => {
  phone.isMember = true;
  expect(await startedWith('/platform/myCouponList')).toBe('/platform/myCouponList');
});

test.each([
  ['the user closed it', 60_000, false, '/'],
  ['half an hour ago', MAX_AWAY_MS, true, STORE],
  ['longer ago', MAX_AWAY_MS + 1, true, '/'],
  ['the clock is slow until the first reply', -60_000, true, STORE],
  ['the clock was set back by an hour', -2 * MAX_AWAY_MS, true, '/'],
])('%s', async (_name, awayMs, isRestored, shown) => {
  phone.isRestored = isRestored;
  expect(await startedWith(STORE, awayMs)).toBe(shown);
  expect(phone.asked).toBe(1);
});

test('a link that has opened a page meanwhile wins', async () => {
  window.history.replaceState(null, '', '/platform/rank');
  expect(await startedWith(STORE)).toBe('/');
});

test('the place is noted when the app goes to the background', async () => {
  const hook = renderHook(() => useRestoredPlace(), {
    wrapper: ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>,
  });
  await settle();
  window.history.replaceState(null, '', STORE);
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  for (const [state, noted] of [
    ['visible', undefined],
    ['hidden', { path: STORE, atMs: NOW_MS }],
  ] as const) {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(storedLastPlace.get()).toEqual(noted);
  }
  hook.unmount();
});
