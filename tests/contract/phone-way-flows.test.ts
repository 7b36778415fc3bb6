/**
 * Entering and leaving the app in every state on every host, through the frame's own hooks: links,
 * notification taps, back, external pages. See `phone-flows.test.ts`.
 */
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { BackPressState } from '../../src/features/navigation/back-press.ts';
import type { Host } from '../../src/host/types.ts';
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

/** As Rust emits an event to the page's listener. */
function tellEvent(handler: number, event: string): void {
  const { __TAURI_INTERNALS__: internals } = window as unknown as {
    __TAURI_INTERNALS__: { runCallback: (id: number, data: unknown) => void };
  };
  internals.runCallback(handler, { event, id: handler, payload: null });
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
  // Cold, the link is there before the page listens; warm, the shell tells that one has arrived.
  const starts = ['cold', 'warm'] as const;
  const played = APPS.flatMap((system) =>
    starts.flatMap((start) => rows.map((row) => [system, start, ...row] as const)),
  );
  test.each(played)('%s, %s: %s', async (system, start, state, given, code, opened, says, next) => {
    const links = start === 'cold' ? [...given] : [];
    const arrived: number[] = [];
    const { host } = await app(system, {
      take_links: () => links.splice(0),
      'plugin:event|listen': (parameters) => {
        const { event, handler } = parameters as { event: string; handler: number };
        if (event === 'link-arrived') arrived.push(handler);
        return handler;
      },
    });
    vi.doMock(FLAGS, () => ({
      currentFlags: () => ({ webClient: { orderingHost: 'order.jajan.example' } }),
    }));
    /** By the router's key, so that the same page opened twice is there twice. */
    const visited = new Map<string, string>();
    const screen = await draw(host, async () => {
      const { createElement, StrictMode, useEffect } = await import('react');
      const { useLocation, useNavigate } = await import('react-router');
      const { useLinks } = await import('../../src/app/frame/use-links.ts');
      function Follower() {
        useLinks();
        const { key, pathname, search } = useLocation();
        useEffect(() => {
          visited.set(key, pathname + search);
        }, [key, pathname, search]);
        const navigate = useNavigate();
        return createElement('button', { onClick: () => void navigate(-1) }, 'back');
      }
      // Mounts twice: the second listener receives nothing of what the first one got.
      return createElement(StrictMode, null, createElement(Follower));
    });
    await screen.settle();
    if (start === 'warm') {
      expect([...visited.values()]).toEqual(['/']);
      links.push(...given);
      await screen.settle(() => {
        for (const handler of arrived) tellEvent(handler, 'link-arrived');
      });
    }
    expect(arrived).toHaveLength(1);
    expect(links).toEqual([]);
    expect([...visited.values()]).toEqual(['/', ...opened]);
    expect(screen.place()).toBe(opened[0] ?? '/');
    expect(screen.toast()).toBe(say(says));
    // A page put in home's place would have nothing under it, and back would stay on it.
    await screen.press('back');
    expect(screen.place()).toBe('/');
    flowRow({ flow: 'Link', state, host: system, code, text: screen.toast(), next });
  });
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
      const { useHistoryStack } = await import('../../src/app/use-page-view.ts');
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
    // At the limit itself; the machine's own clock would let a slow run miss it.
    const { setClock } = await import('../../src/lib/now.ts');
    let nowMs = 0;
    setClock({ nowMs: () => nowMs });
    await press();
    nowMs = 2000;
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
  // The review's own screen: that the hook works says nothing of whether the screen uses it.
  const review = '/platform/reviewEdit?storeId=1';
  const load = async () => {
    const { createElement } = await import('react');
    const { ReviewEditScreen } = await import('../../src/screens/review-edit/ReviewEditScreen.tsx');
    return createElement(ReviewEditScreen);
  };
  const screen = await draw(host, load, review);
  expect(asked).toEqual([{ isEnabled: false }]);
  expect(screen.place()).toBe(review);
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
  const told: string[] = [];
  const heardHost: Host = {
    ...host,
    onBackToHome: (listener) =>
      host.onBackToHome((path) => {
        told.push(path);
        listener(path);
      }),
  };
  const load = async () => {
    const { createElement } = await import('react');
    const { useBackToHome } = await import('../../src/app/frame/use-links.ts');
    return createElement(function Tabs() {
      useBackToHome();
      return null;
    });
  };
  const screen = await draw(heardHost, load, STORE);
  await tell(screen, 'back-to-home', { path: '/platform/home/account' });
  expect(told).toEqual(['/platform/home/account']);
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
      const { PhoneLink } = await import('../../src/features/store-contact/StoreWays.tsx');
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
