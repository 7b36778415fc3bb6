import { act, render, waitFor } from '@testing-library/react';
import { StrictMode, useEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The host of the test: hands out links when it is told to. */
const shell = vi.hoisted(() => ({ listeners: new Set<(url: string) => void>() }));
const reported = vi.hoisted(() => vi.fn());
const toasted = vi.hoisted(() => vi.fn());
const session = vi.hoisted(() => ({ isMember: false, asked: [] as string[] }));

vi.mock('#host', () => ({
  host: {
    kind: 'APP',
    onLink: (listener: (url: string) => void) => {
      shell.listeners.add(listener);
      return () => shell.listeners.delete(listener);
    },
  },
}));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: reported, track: vi.fn() }));
vi.mock('../../i18n/i18n.ts', () => ({ text: (key: string) => key }));
vi.mock('../../features/login/return-link.ts', () => ({
  continueLogin: (state: string) => state === 'waits',
}));
vi.mock('../../features/remote-config/use-flag.ts', () => ({
  currentFlags: () => ({ webClient: { orderingHost: 'order.jajan.example' } }),
}));
vi.mock('../../ui/toast.ts', () => ({ toast: toasted }));
vi.mock('../../session/session.ts', () => ({
  isLoggedIn: () => session.isMember,
  session: {
    require: (scene: string, { kind }: { kind: string }) => session.asked.push(`${scene} ${kind}`),
  },
}));

function deliver(url: string): void {
  for (const listener of shell.listeners) listener(url);
}

interface Started {
  /** Each place that was shown, in order, as the router tells. */
  places: string[];
  stepBack: () => void;
  unmount: () => void;
}

async function start(address = '/'): Promise<Started> {
  window.history.replaceState(null, '', address);
  vi.resetModules();
  const { useLinks } = await import('./use-links.ts');
  const places: string[] = [];
  let stepBack = (): void => undefined;
  function Probe() {
    const navigate = useNavigate();
    useEffect(() => {
      stepBack = () => void navigate(-1);
    });
    const { pathname, search } = useLocation();
    const place = pathname + search;
    if (places.at(-1) !== place) places.push(place);
    useLinks();
    return null;
  }
  const { unmount } = render(
    <StrictMode>
      <MemoryRouter initialEntries={[address]}>
        <Probe />
      </MemoryRouter>
    </StrictMode>,
  );
  return { places, stepBack: () => stepBack(), unmount };
}

/** Long enough for all that is under way to end, and for an unwanted effect to show. */
const quiet = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 30)));

beforeEach(() => {
  sessionStorage.clear();
  session.isMember = false;
  session.asked = [];
});

afterEach(() => {
  shell.listeners.clear();
  vi.clearAllMocks();
});

test('a link opens its screen over home, once', async () => {
  const { places } = await start();
  act(() => deliver('jajan://platform/rank'));
  await waitFor(() => expect(places).toEqual(['/', '/platform/rank']));
  await quiet();
  expect(places).toHaveLength(2);
  expect(reported).not.toHaveBeenCalled();
});

test('links that come together open in their order, each over the one before', async () => {
  const { places, stepBack } = await start();
  act(() => {
    deliver('jajan://platform/rank');
    deliver('https://m.jajan.example/platform/mall?id=m1&evil=1');
  });
  await waitFor(() => expect(places.at(-1)).toBe('/platform/mall?id=m1'));
  act(stepBack);
  expect(places.at(-1)).toBe('/platform/rank');
  act(stepBack);
  expect(places.at(-1)).toBe('/');
});

test.each([
  'jajan://platform/nowhere',
  'jajan://platform/payPage/cashier',
  'https://m.jajan.example/platform/some-page.html?redirect=/platform/rank',
  'https://m.jajan.example/platform/mall?id=%00',
])('%s is ours and leads nowhere: the 404 page, as in a browser', async (url) => {
  const { places, stepBack } = await start();
  act(() => deliver(url));
  await waitFor(() => expect(places).toEqual(['/', '/platform/notFound']));
  expect(reported).toHaveBeenCalledWith('links.deep-link', expect.any(Error));
  expect(toasted).not.toHaveBeenCalled();
  act(stepBack);
  expect(places.at(-1)).toBe('/');
});

test.each([
  'https://evil.example/platform/rank',
  'javascript:alert(1)',
  'https://m.jajan.example@evil.example/platform/rank',
  'not a link',
])('%s opens nothing, says so and is reported', async (url) => {
  const { places } = await start();
  act(() => deliver(url));
  await waitFor(() => expect(toasted).toHaveBeenCalledTimes(1));
  expect(reported).toHaveBeenCalledWith('links.deep-link', expect.any(Error));
  expect(places).toEqual(['/']);
});

test('a link to what belongs to a user asks a visitor to log in, and opens for a member', async () => {
  const visitor = await start();
  act(() => deliver('jajan://platform/myCouponList'));
  await waitFor(() => expect(session.asked).toEqual(['link open-route']));
  expect(visitor.places).toEqual(['/']);
  visitor.unmount();

  session.isMember = true;
  const member = await start();
  act(() => deliver('jajan://platform/myCouponList'));
  await waitFor(() => expect(member.places).toEqual(['/', '/platform/myCouponList']));
});

test('the channel of a link holds from then on', async () => {
  await start('/?channel_id=2');
  act(() => deliver('jajan://platform/rank?channel_id=wa-group&gaid=g1'));
  const { entry } = await import('../../features/links/entry.ts');
  await waitFor(() => expect(entry()).toMatchObject({ channel: '', sourceTag: 'wa-group' }));
  expect(entry().gaid).toBe('g1');
});

test('the return link of a login that waits leaves it open; another one is a link', async () => {
  const { places } = await start();
  const { pushOverlay } = await import('../../ui/layer/back-stack.ts');
  const close = vi.fn();
  const stop = pushOverlay(close);
  act(() => deliver('jajan://platform/home/account?loginState=waits'));
  await quiet();
  expect(close).not.toHaveBeenCalled();
  expect(places).toEqual(['/']);
  act(() => deliver('jajan://platform/home/account?loginState=other'));
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  stop();
  await waitFor(() => expect(places).toEqual(['/', '/platform/home/account?loginState=other']));
});

test('a redirect in the address is followed once and taken out of it', async () => {
  const { places, stepBack } = await start('/?redirect=/platform/rank&channel_id=3');
  await waitFor(() => expect(places.at(-1)).toBe('/platform/rank'));
  await quiet();
  act(stepBack);
  expect(places).toEqual([
    '/?redirect=/platform/rank&channel_id=3',
    '/?channel_id=3',
    '/platform/rank',
    '/?channel_id=3',
  ]);
});

test.each([
  ['/?redirect=', 'internal error: redirect without a value'],
  ['/?redirect=https://evil.example/', 'redirect rejected: route'],
])('%s stays and is reported', async (address, message) => {
  const { places } = await start(address);
  await waitFor(() => expect(reported).toHaveBeenCalledWith('links.address', new Error(message)));
  expect(reported).toHaveBeenCalledTimes(1);
  expect(places).toEqual([address]);
});

test('gubed opens the debug tools', async () => {
  const { places } = await start('/?gubed=1');
  await waitFor(() => expect(places.at(-1)).toBe('/platform/developerOptions'));
});

test('nothing is heard after the app is gone', async () => {
  const { unmount } = await start();
  unmount();
  expect(shell.listeners.size).toBe(0);
});
