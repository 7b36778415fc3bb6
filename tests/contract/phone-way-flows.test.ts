/**
 * Entering and leaving the app in every state on every host: links, notification taps, back, external
 * pages. See `phone-flows.test.ts`.
 */
import { describe, expect, test, vi } from 'vitest';
import {
  type Answers,
  app,
  failed,
  type Machine,
  outcome,
  playMachines,
  refused,
  say,
  web,
} from '../support/phones/flow-machines.ts';
import { flowRow } from '../support/phones/flow-rows.ts';

playMachines();

const APPS = ['APP Android', 'APP iOS'] as const;

describe('Link', () => {
  const OURS = 'https://m.jajan.example/platform/merchant?poiId=1';
  const HOSTILE = 'https://m.jajan.example.evil.example/platform/merchant?poiId=1';
  type Row = [state: string, links: string[], code: string, says: string | undefined, next: string];
  const rows: Row[] = [
    ['cold or warm', [OURS], 'opens once', undefined, 'what the link names is open, over home'],
    [
      'notification tapped',
      ['jajan://platform/merchant?poiId=1'],
      'opens once',
      undefined,
      'the same',
    ],
    ['hostile', [HOSTILE], 'refused', 'links.cannotOpen', 'is where he was'],
    ['taken already, page loaded anew', [], 'nothing', undefined, 'is where he was'],
  ];
  test.each(APPS.flatMap((system) => rows.map((row) => [system, ...row] as const)))(
    '%s, %s',
    async (system, state, given, code, says, next) => {
      const links = [...given];
      const { host } = await app(system, {
        take_links: () => links.splice(0),
        'plugin:event|listen': () => 1,
      });
      const heard: string[] = [];
      host.onLink((link) => heard.push(link));
      await vi.waitFor(() => expect(links).toEqual([]));
      await vi.advanceTimersByTimeAsync(0);
      // A second listener, as after a remount, receives nothing.
      host.onLink((link) => heard.push(link));
      await vi.advanceTimersByTimeAsync(0);
      const { followLink } = await import('../../src/features/links/follow-link.ts');
      const opened = heard.map((link) => followLink(link, 'deep-link').to?.pathname ?? 'refused');
      expect(opened).toEqual(
        { 'opens once': ['/platform/merchant'], refused: ['refused'], nothing: [] }[code],
      );
      flowRow({ flow: 'Link', state, host: system, code, text: say(says), next });
    },
  );
});

describe('Back button', () => {
  const rows: [
    place: string,
    found: object,
    decided: string,
    says: string | undefined,
    next: string,
  ][] = [
    ['a sheet is open', { hasOverlay: true }, 'close-overlay', undefined, 'the sheet is gone'],
    ['a page over home', { canGoBack: true }, 'step-back', undefined, 'one page back'],
    ['a page opened by a link', {}, 'go-home', undefined, 'is at home'],
    [
      'a review is being written',
      { rule: 'ignore' },
      'ignore',
      undefined,
      'goes on; the bar has the way out',
    ],
    ['home', { isTabRoute: true }, 'say-exit', 'frame.exitHint', 'presses once more to leave'],
    [
      'home, again within 2 s',
      { isTabRoute: true, saidExitAtMs: 1_000 },
      'exit',
      undefined,
      'has left the app',
    ],
  ];
  test.each(rows)('%s', async (state, found, decided, says, next) => {
    const { decideBackPress } = await import('../../src/features/navigation/back-press.ts');
    const still = {
      hasOverlay: false,
      isTabRoute: false,
      rule: undefined,
      hasHandler: false,
      canGoBack: false,
      saidExitAtMs: undefined,
      nowMs: 2_000,
    };
    expect(decideBackPress({ ...still, ...found })).toBe(decided);
    flowRow({
      flow: 'Back button',
      state,
      host: 'APP Android',
      code: decided,
      text: say(says),
      next,
    });
  });
});

test('a swipe from the edge leads away from no review', async () => {
  const asked: unknown[] = [];
  const { host } = await app('APP iOS', {
    'plugin:host|set_swipe_back': (how) => void asked.push(how),
  });
  expect(await outcome(host.setSwipeBack(false))).toBe('done');
  expect(asked).toEqual([{ isEnabled: false }]);
  flowRow({
    flow: 'Back button',
    state: 'a review is being written: the swipe',
    host: 'APP iOS',
    code: 'none',
    next: 'goes on; the bar has the way out',
  });
});

test('back to home: the shell names a tab, and it is shown', async () => {
  let tell: (content: unknown) => void = () => undefined;
  const { host } = await app('APP Android', {
    'plugin:host|register_listener': (parameters) => {
      const { event, handler } = parameters as {
        event: string;
        handler: { onmessage: (content: unknown) => void };
      };
      if (event === 'back-to-home') tell = (content) => handler.onmessage(content);
    },
  });
  const heard: string[] = [];
  host.onBackToHome((path) => heard.push(path));
  await vi.advanceTimersByTimeAsync(0);
  tell({ path: '/platform/home/account' });
  expect(heard).toEqual(['/platform/home/account']);
  const { resolveLink } = await import('../../src/features/links/resolve-link.ts');
  expect(resolveLink('/platform/home/account', 'shell')).toMatchObject({ kind: 'route' });
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
  const NUMBER = 'tel:+62-21-555';
  type Row = [
    state: string,
    host: string,
    machine: () => Promise<Machine>,
    code: string,
    next: string,
  ];
  const rows: Row[] = APPS.flatMap((system): Row[] => [
    ['opened', system, () => app(system, { [OPEN]: () => null }), 'done', 'is in the other app'],
    [
      'nothing opens it',
      system,
      () => app(system, { [OPEN]: failed('cannot be opened here: address') }),
      '-2',
      'taps it again',
    ],
  ]);
  test.each(rows)('%s, %s', async (state, on, machine, code, next) => {
    const { host } = await machine();
    expect(await outcome(host.openExternal(NUMBER))).toBe(code);
    flowRow({
      flow: 'Page or number outside',
      state,
      host: on,
      code,
      text: code === 'done' ? undefined : say('merchant.callFailed'),
      next,
    });
  });
});
