/**
 * Entering and leaving the app in every state on every host, through the frame's own hooks: links,
 * notification taps, back, external pages. See `phone-flows.test.ts`.
 */
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { BackPressState } from '../../src/features/navigation/back-press.ts';
import { type Answers, app, failed, type Machine, say } from '../support/phones/flow-machines.ts';
import { flowRow } from '../support/phones/flow-rows.ts';
import { draw, drawScreens, ear, type Rendered } from '../support/phones/rendered.ts';

drawScreens();

const APPS = ['APP Android', 'APP iOS'] as const;
const PRESS = '../../src/features/navigation/back-press.ts';
const FLAGS = '../../src/features/remote-config/use-flag.ts';
const STORE = '/platform/merchant?poiId=1';

afterEach(() => {
  vi.doUnmock(PRESS);
  vi.doUnmock(FLAGS);
});

/** Android's plugin, which tells the page what happens. */
function plugin(answers: Answers = {}) {
  const tellers = new Map<string, (content: unknown) => void>();
  return {
    answers: {
      ...answers,
      'plugin:host|register_listener': (parameters) => {
        const { event, handler } = parameters as {
          event: string;
          handler: { onmessage: (content: unknown) => void };
        };
        tellers.set(event, (content) => handler.onmessage(content));
      },
    } satisfies Answers,
    tell: (screen: Rendered, event: string, content: unknown = {}) =>
      screen.settle(() => tellers.get(event)?.(content)),
  };
}

describe('Link', () => {
  const OURS = `https://m.jajan.example${STORE}`;
  const HOSTILE = `https://m.jajan.example.evil.example${STORE}`;
  type Row = [
    state: string,
    links: string[],
    code: string,
    opened: string[],
    says: string | undefined,
    next: string,
  ];
  const over = 'what the link names is open, over home';
  const rows: Row[] = [
    ['cold or warm', [OURS], 'opens once', [STORE], undefined, over],
    ['notification tapped', [`jajan:/${STORE}`], 'opens once', [STORE], undefined, over],
    ['hostile', [HOSTILE], 'refused', [], 'links.cannotOpen', 'is where he was'],
    ['taken already, page loaded anew', [], 'nothing', [], undefined, 'is where he was'],
  ];
  test.each(APPS.flatMap((system) => rows.map((row) => [system, ...row] as const)))(
    '%s, %s',
    async (system, state, given, code, opened, says, next) => {
      const links = [...given];
      const { host } = await app(system, {
        take_links: () => links.splice(0),
        'plugin:event|listen': () => 1,
      });
      vi.doMock(FLAGS, () => ({
        currentFlags: () => ({ webClient: { orderingHost: 'order.jajan.example' } }),
      }));
      /** By the router's key, so that the same page opened twice is there twice. */
      const visited = new Map<string, string>();
      const screen = await draw(host, async () => {
        const { createElement, StrictMode, useEffect } = await import('react');
        const { useLocation } = await import('react-router');
        const { useLinks } = await import('../../src/app/frame/use-links.ts');
        function Follower() {
          useLinks();
          const { key, pathname, search } = useLocation();
          useEffect(() => {
            visited.set(key, pathname + search);
          }, [key, pathname, search]);
          return null;
        }
        // Mounts twice: the second listener receives nothing of what the first one got.
        return createElement(StrictMode, null, createElement(Follower));
      });
      await screen.settle();
      expect(links).toEqual([]);
      expect([...visited.values()]).toEqual(['/', ...opened]);
      expect(screen.toast()).toBe(say(says));
      flowRow({ flow: 'Link', state, host: system, code, text: screen.toast(), next });
    },
  );
});

describe('Back button', () => {
  /** Draws the frame's own back at a path; `first` is pressed before, by its label. */
  async function frame(path: string, { hasSheet = false, goesTo = '' } = {}) {
    const left = vi.fn(() => null);
    const { answers, tell } = plugin({ 'plugin:host|leave': left });
    const { host } = await app('APP Android', answers);
    const presses =
      await vi.importActual<typeof import('../../src/features/navigation/back-press.ts')>(PRESS);
    const decided: string[] = [];
    vi.doMock(PRESS, () => ({
      ...presses,
      decideBackPress(state: BackPressState) {
        const press = presses.decideBackPress(state);
        decided.push(press);
        return press;
      },
    }));
    const load = async () => {
      const { createElement, useState } = await import('react');
      const { useNavigate } = await import('react-router');
      const { useHistoryStack } = await import('../../src/app/frame/use-history-stack.ts');
      const { useNativeBack } = await import('../../src/app/frame/use-native-back.ts');
      const { ShareSheet } = await import('../../src/features/share/ShareSheet.tsx');
      return createElement(function Frame() {
        useHistoryStack();
        useNativeBack();
        const navigate = useNavigate();
        const [isOpen, setIsOpen] = useState(hasSheet);
        return [
          createElement('button', { key: 'go', onClick: () => void navigate(goesTo) }, 'go'),
          createElement(ShareSheet, {
            key: 'sheet',
            isOpen,
            onClose: () => setIsOpen(false),
            content: { title: 'Warung', text: '', url: '', photoUrl: undefined },
          }),
        ];
      });
    };
    const screen = await draw(host, load, path);
    if (goesTo !== '') await screen.press('go');
    return { screen, decided, left, press: () => tell(screen, 'back') };
  }
  type Drawn = Awaited<ReturnType<typeof frame>>;
  const HOME = '/';

  const rows: [
    place: string,
    draws: () => Promise<Drawn>,
    decided: string,
    says: string | undefined,
    next: string,
    isTrue: (drawn: Drawn) => void,
  ][] = [
    [
      'a sheet is open',
      () => frame(STORE, { hasSheet: true }),
      'close-overlay',
      undefined,
      'the sheet is gone',
      ({ screen }) => {
        expect(screen.layer()).toBeUndefined();
        expect(screen.place()).toBe(STORE);
      },
    ],
    [
      'a page over home',
      () => frame(HOME, { goesTo: STORE }),
      'step-back',
      undefined,
      'one page back',
      ({ screen }) => expect(screen.place()).toBe(HOME),
    ],
    [
      'a page opened by a link',
      () => frame(STORE),
      'go-home',
      undefined,
      'is at home',
      ({ screen }) => expect(screen.place()).toBe(HOME),
    ],
    [
      'a review is being written',
      () => frame('/platform/reviewEdit?storeId=1'),
      'ignore',
      undefined,
      'stays on the page',
      ({ screen }) => expect(screen.place()).toBe('/platform/reviewEdit?storeId=1'),
    ],
    [
      'home',
      () => frame(HOME),
      'say-exit',
      'frame.exitHint',
      'presses once more to leave',
      ({ left }) => expect(left).not.toHaveBeenCalled(),
    ],
  ];
  test.each(rows)('%s', async (state, draws, decided, says, next, isTrue) => {
    const drawn = await draws();
    await drawn.press();
    expect(drawn.decided).toEqual([decided]);
    expect(drawn.screen.toast()).toBe(say(says));
    isTrue(drawn);
    flowRow({
      flow: 'Back button',
      state,
      host: 'APP Android',
      code: decided,
      text: drawn.screen.toast(),
      next,
    });
  });

  test('home, again within 2 s', async () => {
    const { decided, left, press } = await frame(HOME);
    await press();
    await press();
    expect(decided).toEqual(['say-exit', 'exit']);
    expect(left).toHaveBeenCalledOnce();
    flowRow({
      flow: 'Back button',
      state: 'home, again within 2 s',
      host: 'APP Android',
      code: 'exit',
      next: 'has left the app',
    });
  });
});

test('a swipe from the edge leads away from no review', async () => {
  const asked: unknown[] = [];
  const { host } = await app('APP iOS', {
    'plugin:host|set_swipe_back': (how) => void asked.push(how),
  });
  const screen = await draw(host, async () => {
    const { createElement } = await import('react');
    const { useNoSwipeBack } = await import('../../src/features/navigation/use-no-swipe-back.ts');
    return createElement(function Review() {
      useNoSwipeBack();
      return null;
    });
  });
  expect(asked).toEqual([{ isEnabled: false }]);
  await screen.leave();
  expect(asked).toEqual([{ isEnabled: false }, { isEnabled: true }]);
  flowRow({
    flow: 'Back button',
    state: 'a review is being written: the swipe',
    host: 'APP iOS',
    code: 'none',
    next: 'stays on the page',
  });
});

test('back to home: the shell names a tab, and it is shown', async () => {
  const { answers, tell } = plugin();
  const { host } = await app('APP Android', answers);
  const load = async () => {
    const { createElement } = await import('react');
    const { useBackToHome } = await import('../../src/app/frame/use-back-to-home.ts');
    return createElement(function Tabs() {
      useBackToHome();
      return null;
    });
  };
  const screen = await draw(host, load, STORE);
  await tell(screen, 'back-to-home', { path: '/platform/home/account' });
  expect(screen.place()).toBe('/platform/home/account');
  flowRow({
    flow: 'Back to home',
    state: 'the shell names a tab',
    host: 'APP Android',
    code: 'told once',
    next: 'the tab is shown',
  });
});

describe('Page or number outside', () => {
  const OPEN = 'open_external';
  type Row = [state: string, host: string, machine: () => Promise<Machine>, code: string];
  const rows: Row[] = APPS.flatMap((system): Row[] => [
    ['opened', system, () => app(system, { [OPEN]: () => null }), 'done'],
    [
      'nothing opens it',
      system,
      () => app(system, { [OPEN]: failed('cannot be opened here: address') }),
      '-2',
    ],
  ]);
  test.each(rows)('%s, %s', async (state, on, machine, code) => {
    const { host } = await machine();
    const { hear, heard } = ear();
    const heardHost = {
      ...host,
      openExternal: (address: string) => {
        expect(address).toBe('tel:+6221555');
        return hear(host.openExternal(address));
      },
    };
    const screen = await draw(heardHost, async () => {
      const { createElement } = await import('react');
      const { PhoneLink } = await import('../../src/features/store-contact/PhoneLink.tsx');
      return createElement(PhoneLink, { storeMobile: '+62-21-555', className: undefined });
    });
    await screen.press(say('merchant.call'));
    expect(await screen.coded(heard())).toBe(code);
    const isOpened = code === 'done';
    expect(screen.toast()).toBe(isOpened ? undefined : say('merchant.callFailed'));
    flowRow({
      flow: 'Page or number outside',
      state,
      host: on,
      code,
      text: screen.toast(),
      next: isOpened ? 'is in the other app' : screen.buttons(),
    });
  });
});
