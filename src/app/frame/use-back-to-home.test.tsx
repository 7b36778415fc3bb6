import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useBackToHome } from './use-links.ts';

const shell = vi.hoisted(() => ({ tell: (_path: string): void => undefined }));
const reported = vi.hoisted(() => vi.fn());

vi.mock('#host', () => ({
  host: {
    onBackToHome: (listener: (path: string) => void) => {
      shell.tell = listener;
      return () => {
        shell.tell = () => undefined;
      };
    },
  },
}));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: reported }));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

function show() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/platform/rank']}>{children}</MemoryRouter>
  );
  return renderHook(
    () => {
      const { pathname, search } = useLocation();
      return { shown: useBackToHome(), address: pathname + search, step: useNavigationType() };
    },
    { wrapper },
  );
}

test.each([
  ['/platform/home/order', 'order', '/platform/home/order', 0],
  ['/', 'home', '/', 0],
  [
    'jajan://platform/home/account?loginState=s1',
    'account',
    '/platform/home/account?loginState=s1',
    0,
  ],
  ['/platform/rank', 'home', '/', 1],
  ['https://evil.example/', 'home', '/', 1],
  ['', 'home', '/', 1],
])('%j shows %s at once and is at %s after 500 ms', (path, tab, address, reports) => {
  const { result, unmount } = show();
  act(() => shell.tell(path));
  expect(result.current).toMatchObject({ shown: tab, address: '/platform/rank' });
  act(() => void vi.advanceTimersByTime(499));
  expect(result.current.address).toBe('/platform/rank');
  act(() => void vi.advanceTimersByTime(2));
  expect(result.current).toEqual({ shown: undefined, address, step: 'REPLACE' });
  expect(reported).toHaveBeenCalledTimes(reports);
  unmount();
});
