import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { OutdatedScreen } from './OutdatedScreen.tsx';

const given = vi.hoisted(() => ({
  openExternal: vi.fn((_url: string) => Promise.resolve()),
  flag: { downloadUrls: { android: '', ios: '' } },
  isMember: false,
}));

vi.mock('#host', () => ({ host: { kind: 'APP', openExternal: given.openExternal } }));
vi.mock('../../i18n/i18n.ts', () => ({ useText: () => (key: string) => key }));
vi.mock('../../features/remote-config/use-flag.ts', () => ({ useFlag: () => given.flag }));
vi.mock('../../session/session.ts', () => ({ useIsLoggedIn: () => given.isMember }));

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; K) Mobile';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)';
const BOTH = { android: 'https://play.example/jajan', ios: 'https://apple.example/jajan' };
const NONE = { android: '', ios: '' };

function open(userAgent: string, downloadUrls: typeof BOTH): void {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5 });
  given.flag = { downloadUrls };
  render(
    <MemoryRouter>
      <OutdatedScreen />
    </MemoryRouter>,
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  given.isMember = false;
});

test.each([
  ['Android by the configuration', ANDROID, BOTH, BOTH.android],
  [
    'Android without an address',
    ANDROID,
    NONE,
    'https://play.google.com/store/apps/details?id=id.jajan.app',
  ],
  [
    'Android with an address that is none',
    ANDROID,
    { ...BOTH, android: 'javascript:alert(1)' },
    'https://play.google.com/store/apps/details?id=id.jajan.app',
  ],
  ['an iPhone by the configuration', IPHONE, BOTH, BOTH.ios],
])('one button leads to the store: %s', (_name, userAgent, urls, expected) => {
  open(userAgent, urls);
  fireEvent.click(screen.getByRole('button'));
  expect(given.openExternal.mock.calls).toEqual([[expected]]);
});

test('an iPhone without an address is told where to look', () => {
  open(IPHONE, NONE);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('frame.outdatedFindStore')).toBeTruthy();
});

test('a member is led to what was bought', () => {
  given.isMember = true;
  open(ANDROID, BOTH);
  expect(screen.getByRole('button', { name: 'platform.pageCoupons' })).toBeTruthy();
});
