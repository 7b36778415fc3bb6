import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { useReturnLink } from './return-link.ts';

vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn() }));
vi.mock('./login.ts', () => ({
  login: {
    state: { get: () => ({ step: { name: 'waiting', pending: { state: 's' } } }) },
    send: vi.fn(),
  },
}));
// A window that WhatsApp's page has opened has a copy of the first tab's session storage.
vi.mock('../navigation/history.ts', async (original) => ({
  ...(await original<object>()),
  currentStack: () => [
    { key: 'a', pathname: '/' },
    { key: 'b', pathname: '/platform/home/account' },
  ],
}));

const LINK = '/platform/home/account?loginState=s';

afterEach(cleanup);

function open(...entries: string[]) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={entries}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => {
      useReturnLink();
      const { pathname, search } = useLocation();
      return pathname + search;
    },
    { wrapper },
  );
  return result;
}

test('a return link inside the app leads back to the page before', async () => {
  const result = open('/platform/rank', LINK);
  await waitFor(() => expect(result.current).toBe('/platform/rank'));
});

test('a return link that the browser has loaded stays: the entry before is not the app’s', async () => {
  const result = open(LINK);
  await waitFor(() => expect(result.current).toBe('/platform/home/account'));
});
