import { render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { doGatedAction } from '../../session/gated-action.ts';
import { currentToast, dismissToast } from '../../ui/toast.ts';
import { useGatedActions } from './use-gated-actions.ts';

const { host, openExternal, reported } = vi.hoisted(() => {
  const opened = vi.fn((_url: string) => Promise.resolve());
  return { openExternal: opened, reported: vi.fn(), host: { kind: 'WEB', openExternal: opened } };
});
vi.mock('#host', () => ({ host }));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: reported, track: vi.fn() }));
vi.mock('../../i18n/i18n.ts', () => ({ text: (key: string) => key }));

const places: string[] = [];
function Probe() {
  const { pathname, search } = useLocation();
  places.push(pathname + search);
  useGatedActions();
  return null;
}

beforeEach(() => {
  places.length = 0;
  openExternal.mockClear();
  reported.mockClear();
  host.kind = 'WEB';
  const shown = currentToast();
  if (shown) dismissToast(shown.id);
  Object.defineProperty(navigator, 'userActivation', {
    value: { isActive: false },
    configurable: true,
  });
  render(
    <MemoryRouter>
      <Probe />
    </MemoryRouter>,
  );
});

const page = { kind: 'open-external', url: 'https://partner.example/promo' } as const;

test('a screen of ours opens', async () => {
  doGatedAction({ kind: 'open-route', to: { pathname: '/platform/rank', search: '?rankId=1' } });
  await vi.waitFor(() => expect(places.at(-1)).toBe('/platform/rank?rankId=1'));
});

test('a page outside waits for a tap where a browser would block it', () => {
  doGatedAction(page);
  expect(openExternal).not.toHaveBeenCalled();
  currentToast()?.action?.onSelect();
  expect(openExternal).toHaveBeenCalledWith(page.url);
});

test('a page outside opens at once in the app', () => {
  host.kind = 'APP';
  doGatedAction(page);
  expect(openExternal).toHaveBeenCalledWith(page.url);
});

test('a page outside that nothing opens is said', async () => {
  host.kind = 'APP';
  openExternal.mockRejectedValueOnce(new Error('nothing opens it'));
  doGatedAction(page);
  await vi.waitFor(() => expect(currentToast()?.message).toBe('common.pageFailed'));
  expect(reported).toHaveBeenCalledTimes(1);
});

test.each([
  'javascript:alert(1)',
  'http://evil.example',
  '/platform/rank',
  'https://a@evil.example',
])('%s is no page outside: reported, not opened', (url) => {
  host.kind = 'APP';
  doGatedAction({ kind: 'open-external', url });
  expect(openExternal).not.toHaveBeenCalled();
  expect(reported).toHaveBeenCalledTimes(1);
});
