import { fireEvent, render, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Destination } from '../links/link-target.ts';
import { TargetLink } from './TargetLink.tsx';

const check = vi.hoisted(() => ({ isThere: true, destinationOf: vi.fn(), load: vi.fn() }));
const require = vi.hoisted(() => vi.fn());
const openExternal = vi.hoisted(() => vi.fn(() => Promise.resolve()));
const said = vi.hoisted(() => vi.fn());

vi.mock('#host', () => ({ host: { openExternal } }));
vi.mock('../../session/session.ts', () => ({ session: { require } }));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn(), track: vi.fn() }));
vi.mock('../../ui/toast.ts', () => ({ toast: said }));
vi.mock('../../i18n/i18n.ts', () => ({ text: (key: string) => key }));
vi.mock('./link-check.ts', () => ({
  useLinkCheck: () => (check.isThere ? check : undefined),
  loadLinkCheck: check.load,
}));

const rank: Destination = {
  kind: 'route',
  to: { pathname: '/platform/rank', search: '?rankId=1' },
};
const partner: Destination = { kind: 'external', url: 'https://partner.example/' };

function Place() {
  return <output>{useLocation().pathname}</output>;
}

function show(target: Destination, requiredLogin = false) {
  check.destinationOf.mockReturnValue(target);
  const { container, unmount } = render(
    <MemoryRouter>
      <TargetLink className="" where="test" raw="x" source="banner" requiredLogin={requiredLogin}>
        banner
      </TargetLink>
      <Place />
    </MemoryRouter>,
  );
  const link = container.querySelector('a') as HTMLAnchorElement;
  return { link, unmount, place: () => container.querySelector('output')?.textContent };
}

beforeEach(() => {
  vi.clearAllMocks();
  check.isThere = true;
  check.load.mockReset().mockResolvedValue(check);
});

test('a route of ours has its address and opens in the app', () => {
  const { link, place, unmount } = show(rank);
  expect(link.getAttribute('href')).toBe('/platform/rank?rankId=1');
  fireEvent.click(link);
  expect(place()).toBe('/platform/rank');
  unmount();
});

test('the address is parsed once, however often the link is drawn and tapped', () => {
  const { link, unmount } = show(rank);
  fireEvent.click(link);
  fireEvent.click(link);
  expect(check.destinationOf).toHaveBeenCalledExactlyOnceWith('x', 'banner', undefined);
  unmount();
});

test('another page opens outside, and its address is not in the link', () => {
  const { link, place, unmount } = show(partner);
  expect(link.hasAttribute('href')).toBe(false);
  fireEvent.click(link);
  expect(openExternal).toHaveBeenCalledWith('https://partner.example/');
  expect(place()).toBe('/');
  unmount();
});

test('a page that nothing opens is said', async () => {
  openExternal.mockRejectedValueOnce(new Error('nothing opens it'));
  const { link, place, unmount } = show(partner);
  fireEvent.click(link);
  await waitFor(() => expect(said).toHaveBeenCalledWith('common.pageFailed'));
  expect(place()).toBe('/');
  unmount();
});

test.each([
  [rank, { kind: 'open-route', to: rank.to }],
  [partner, { kind: 'open-external', url: partner.url }],
] as const)('what needs a login goes through the gate: %j', (target, action) => {
  const { link, place, unmount } = show(target, true);
  fireEvent.click(link);
  expect(require).toHaveBeenCalledWith('home banner', action);
  expect(openExternal).not.toHaveBeenCalled();
  expect(place()).toBe('/');
  unmount();
});

test('taps before the check is there are one', async () => {
  check.isThere = false;
  const { link, unmount } = show(partner);
  fireEvent.click(link);
  fireEvent.click(link);
  await waitFor(() => expect(openExternal).toHaveBeenCalled());
  expect(check.load).toHaveBeenCalledTimes(2);
  expect(openExternal).toHaveBeenCalledTimes(1);
  unmount();
});

test('before the check is there a tap, or Enter, brings it and goes on', async () => {
  check.isThere = false;
  const { link, place, unmount } = show(rank);
  expect(link.getAttribute('role')).toBe('link');
  fireEvent.keyDown(link, { key: 'Enter' });
  await waitFor(() => expect(place()).toBe('/platform/rank'));
  unmount();
});

test('a check that cannot be loaded is said, and nothing opens', async () => {
  check.isThere = false;
  check.load.mockRejectedValueOnce(new Error('tunnel'));
  const { link, place, unmount } = show(rank);
  fireEvent.click(link);
  await waitFor(() => expect(said).toHaveBeenCalledWith('common.partFailed'));
  expect(place()).toBe('/');
  unmount();
});
