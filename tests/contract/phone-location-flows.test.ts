/**
 * The location in every state on every host, through the line of home: the host's answer, what is shown, and
 * what a tap on the line's button does. See `phone-flows.test.ts`.
 */
import { afterEach, expect, test, vi } from 'vitest';
import {
  playPosition,
  type SimulatedCase,
  simulatedCases,
  simulatedCode,
} from '../../src/host/simulated/position-cases.ts';
import type { Host, Position, PositionCode } from '../../src/host/types.ts';
import {
  type Answers,
  app,
  type Machine,
  NEVER,
  refused,
  say,
  web,
} from '../support/phones/flow-machines.ts';
import { flowRow } from '../support/phones/flow-rows.ts';
import { draw, drawScreens } from '../support/phones/rendered.ts';

drawScreens();

const CALL = '../../src/api/call.ts';
const HERE = { latitude: -6.2, longitude: 106.8 };
const STREET = 'Jalan Sabang';
/** Spec home 9: where the lists start without a position. */
const JAKARTA = { latitude: -6.2088, longitude: 106.8456 };

/** The system's dialogs of one row, and the requests that it answered without one. */
let dialogs = 0;
let withoutDialog = 0;

afterEach(() => {
  vi.doUnmock(CALL);
  dialogs = 0;
  withoutDialog = 0;
});

type Guide = 'permission' | 'services' | 'browser';

const GUIDES: Readonly<Record<Guide, { steps: readonly string[]; button: string }>> = {
  permission: {
    steps: ['location.stepSettings', 'location.stepPermission', 'location.stepAllow'],
    button: 'location.openSettings',
  },
  services: {
    steps: ['location.stepQuickSettings', 'location.stepSwitchOn', 'location.stepReturn'],
    button: 'location.tryAgain',
  },
  browser: {
    steps: ['location.stepAddress', 'location.stepSite', 'location.stepReload'],
    button: 'location.tryAgain',
  },
};

interface Row {
  state: string;
  on: string;
  machine: () => Promise<Machine>;
  code: PositionCode;
  /** The key of the line's text; the street when it is found. */
  line?: string;
  /** The key of the message over the screen. */
  toast?: string;
  /** What the tap opens; without, it looks for the place again. */
  guide?: Guide;
  /** Instead of looking again, the tap asks the system again. */
  asksAgain?: true;
  /** The shell answers the tap with -5: no dialog came. */
  isLeftToSettings?: true;
}

/** Plays the row on the line of home. */
async function play(played: Row) {
  const { state, on, machine, code, line, toast, guide, asksAgain, isLeftToSettings } = played;
  const { host } = await machine();
  const answers: Position[] = [];
  const asked: unknown[] = [];
  let left = 0;
  const heardHost: Host = {
    ...host,
    async locate(options) {
      asked.push(options.mayAsk);
      const position = await host.locate(options);
      answers.push(position);
      return position;
    },
    openSettings: () => Promise.resolve(void (left += 1)),
  };
  vi.doMock(CALL, () => ({
    call: () => Promise.resolve({ street: STREET, district: '', city: '', country: '' }),
  }));
  const screen = await draw(heardHost, async () => {
    const { createElement } = await import('react');
    const { LocationLine } = await import('../../src/features/location/LocationLine.tsx');
    const { useLocationStart } = await import('../../src/features/location/location.ts');
    return createElement(function Home() {
      useLocationStart();
      return createElement(LocationLine, { onRefresh: () => undefined, isRefreshing: false });
    });
  });
  // The limit of 20 s.
  await screen.settle();
  await screen.settle();
  expect(answers).toMatchObject([{ code, success: code === 0 }]);
  const shown = screen.said('[role=status] > span:first-child');
  expect(shown).toBe(line === undefined ? STREET : say(line));
  expect(screen.said('[role=status] > span:last-child')).toBe(
    say(code === 0 ? 'home.locationNote' : 'home.locationTip'),
  );
  expect(screen.toast()).toBe(say(toast));
  const { currentPoint } = await import('../../src/features/location/location.ts');
  const text = screen.toast() ?? shown;
  const codes = `${isLeftToSettings ? '-5, ' : ''}position ${code}`;
  const row = { flow: 'Location', state, host: on, code: codes, text };
  const turnOn = say('home.turnOnLocation');
  if (code === 0) {
    expect(currentPoint()).toMatchObject(HERE);
    expect(screen.buttons()).not.toContain(turnOn);
    flowRow({ ...row, next: 'sees the stores nearest to him' });
    return;
  }
  expect(currentPoint()).toEqual(JAKARTA);

  asked.length = 0;
  await screen.press(turnOn);
  await screen.settle();
  // The dialog comes by the tap only, so the guide may have needed a question first.
  expect(asked.every((mayAsk) => mayAsk === true)).toBe(true);
  expect(withoutDialog).toBe(isLeftToSettings ? 1 : 0);
  const tap = `“${turnOn}”`;
  if (guide === undefined) {
    expect(screen.layer()).toBeUndefined();
    expect(asked).toEqual([true]);
    expect(dialogs).toBe(asksAgain ? 2 : 0);
    const then = asksAgain ? 'the system asks again' : 'looks again';
    flowRow({ ...row, next: `${tap}: ${then}; stores from the middle of Jakarta meanwhile` });
    return;
  }
  const { steps, button } = GUIDES[guide];
  const drawn = [...(screen.layer()?.querySelectorAll('li') ?? [])].map((one) => one.textContent);
  expect(drawn).toEqual(steps.map((step) => say(step)));
  expect(screen.said('h2')).toBe(say('location.guideTitle'));
  expect(screen.buttons()).toBe(`“${say(button)}”`);
  const next = `${tap}: ${screen.said('h2')}, ${screen.said('li')} ${screen.buttons()}`;

  // The button does what it says.
  asked.length = 0;
  await screen.press(say(button));
  expect(left).toBe(guide === 'permission' ? 1 : 0);
  expect(asked).toEqual(guide === 'permission' ? [] : [true]);
  flowRow({ ...row, next });
}

const STATE = 'plugin:host|location_state';
const is = (permission: string, servicesEnabled = true): Answers => ({
  [STATE]: () => ({ permission, servicesEnabled }),
  location_read: () => HERE,
});
const noDialog = () => {
  withoutDialog += 1;
  return refused('-5')();
};

/** A refusal is asked again on Android; an iPhone shows no second dialog. */
function answering(on: string, location: string, coarseLocation = location): Answers {
  let permission = 'prompt';
  return {
    ...is(permission),
    [STATE]: () => ({ permission, servicesEnabled: true }),
    location_ask() {
      if (permission === 'denied') return noDialog();
      dialogs += 1;
      if (location === 'denied') permission = on === 'APP iOS' ? 'denied' : 'asked';
      return { location, coarseLocation };
    },
  };
}
const browser = (getCurrentPosition: (found: (place: unknown) => void) => void) => () =>
  web({ geolocation: { getCurrentPosition } });

const NOT_ON = 'home.locationNotStarted';
const FAILED = 'home.locationFailed';

const found: Row[] = [
  ...(['APP Android', 'APP iOS'] as const).flatMap((on): Row[] => {
    const row = (state: string, answers: Answers, rest: Partial<Row> & { code: PositionCode }) => ({
      state,
      on,
      machine: () => app(on, answers),
      ...rest,
    });
    const again: Partial<Row> = on === 'APP iOS' ? { guide: 'permission' } : { asksAgain: true };
    return [
      row('asked, granted', answering(on, 'granted'), { code: 0 }),
      row('asked, approximate only', answering(on, 'prompt-with-rationale', 'granted'), {
        code: 0,
      }),
      row('asked, denied or dismissed', answering(on, 'denied'), {
        code: 1,
        line: NOT_ON,
        ...again,
      }),
      row(
        'asked again, no dialog came',
        // An iPhone's state says so itself, and the page asks for nothing.
        { ...is(on === 'APP iOS' ? 'denied' : 'asked'), location_ask: noDialog },
        {
          code: 1,
          line: NOT_ON,
          guide: 'permission',
          ...(on === 'APP Android' && { isLeftToSettings: true }),
        },
      ),
      row('granted before', is('granted'), { code: 0 }),
      // The system has forgotten the grant: it is as never asked.
      row('asked every time, or granted once: started again', answering(on, 'granted'), {
        code: 0,
      }),
      row('revoked in the background, refused', answering(on, 'denied'), {
        code: 1,
        line: NOT_ON,
        ...again,
      }),
      row('never asked, services off', is('prompt', false), {
        code: 2,
        line: FAILED,
        guide: 'services',
      }),
      row(
        'the phone never answers',
        { ...is('granted'), location_read: () => NEVER },
        {
          code: 3,
          line: FAILED,
        },
      ),
    ];
  }),
  { state: 'any', on: 'APP desktop', machine: () => app('APP desktop', {}), code: 6, line: FAILED },
  {
    state: 'asked, granted',
    on: 'WEB, PWA',
    machine: browser((tell) => tell({ coords: HERE })),
    code: 0,
  },
  {
    state: 'the browser never answers',
    on: 'WEB, PWA',
    machine: browser(() => undefined),
    code: 3,
    line: FAILED,
  },
];

test.each(found)('$state, $on', play);

/** By the machine's part of the name; the words that the table has for it. */
const CASES: Readonly<Record<string, [state: string, code: PositionCode, guide?: Guide]>> = {
  denied: ['denied for good', 1, 'permission'],
  unavailable: ['no fix, permission unknown', 2, 'services'],
  timeout: ['no position in time', 3],
  failed: ['granted, no fix', 4],
  off: ['granted or approximate, services off', 5, 'services'],
  missing: ['not built in', 6],
  unknown: ['granted, failed otherwise', 7],
};
const TOASTS: Partial<Record<PositionCode, string>> = {
  1: 'home.locationErrorMessage',
  4: 'home.locationErrorMessage',
  6: 'home.locationUnsupported',
};

test.each(Object.keys(simulatedCases) as SimulatedCase[])('%s', async (name) => {
  const [machine, key = ''] = name.split('.');
  const isApp = machine === 'phone';
  const [state, code, guide] = CASES[key] ?? [key, 0];
  expect(simulatedCode(name)).toBe(code);
  const guided = isApp || guide === undefined ? guide : code === 2 ? undefined : 'browser';
  const toast = isApp ? undefined : TOASTS[code];
  await play({
    state,
    on: isApp ? 'APP' : 'WEB, PWA',
    machine: async () => {
      const { host } = await (isApp ? app('APP Android', {}) : web({}));
      return { host: { ...host, locate: () => playPosition(name) } };
    },
    code,
    line: code === 1 ? NOT_ON : FAILED,
    ...(toast && { toast }),
    ...(guided && { guide: guided }),
  });
});
