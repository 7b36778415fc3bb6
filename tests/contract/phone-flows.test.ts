/**
 * Location, photo and notifications in every state on every host, through the product's
 * code: the host's answer, what is shown, and the next step. Each passing row is written into the table
 * of `tests/phones/README.md`; Kotlin's tests write the native rows.
 */
import { describe, expect, test, vi } from 'vitest';
import { guideOf, messageOf } from '../../src/features/location/flow.ts';
import {
  type SimulatedCase,
  simulatedCases,
  simulatedCode,
} from '../../src/host/simulated/position-cases.ts';
import type { PositionCode } from '../../src/host/types.ts';
import {
  type Answers,
  app,
  failed,
  type Machine,
  NEVER,
  outcome,
  playMachines,
  refused,
  say,
  web,
} from '../support/phones/flow-machines.ts';
import { flowRow } from '../support/phones/flow-rows.ts';

playMachines();

describe('Location', () => {
  const STATES: Record<string, string> = {
    denied: 'denied for good',
    unavailable: 'no fix, permission unknown',
    timeout: 'no position in time',
    failed: 'granted, no fix',
    off: 'granted or approximate, services off',
    missing: 'not built in',
    unknown: 'granted, failed otherwise',
  };
  const CODES: Record<string, PositionCode> = {
    denied: 1,
    unavailable: 2,
    timeout: 3,
    failed: 4,
    off: 5,
    missing: 6,
    unknown: 7,
  };
  test.each(Object.keys(simulatedCases) as SimulatedCase[])('%s', (name) => {
    const [machine, state = ''] = name.split('.');
    const isApp = machine === 'phone';
    const code = simulatedCode(name);
    expect(code).toBe(CODES[state]);
    const position = {
      success: false,
      code,
      errorMessage: '',
      latitude: 0,
      longitude: 0,
      isSimulated: false,
    };
    const guide = guideOf(position, isApp);
    const line = code === 1 ? 'home.locationNotStarted' : 'home.locationFailed';
    flowRow({
      flow: 'Location',
      state: STATES[state] ?? state,
      host: isApp ? 'APP' : 'WEB, PWA',
      code: `position ${code}`,
      text: say((isApp ? undefined : messageOf(position)) ?? line),
      next: {
        permission: `guide, button “${say('location.openSettings')}”`,
        services: `guide to the quick settings, button “${say('location.tryAgain')}”`,
        browser: 'guide of the browser',
        none: 'tries again at the location line; stores from the middle of Jakarta meanwhile',
      }[guide ?? 'none'],
    });
  });
});

describe('Location, found or not', () => {
  const STATE = 'plugin:host|location_state';
  const OPTIONS = { timeoutMs: 10_000, highAccuracy: true };
  const is = (permission: string, servicesEnabled = true) => ({
    [STATE]: () => ({ permission, servicesEnabled }),
    location_read: () => ({ latitude: -6.2, longitude: 106.8 }),
  });
  const asked = (location: string, coarseLocation: string) => ({
    ...is('prompt'),
    location_ask: () => ({ location, coarseLocation }),
  });
  const nearby = 'sees the stores nearest to him';
  const again = 'tries again at the location line; stores from the middle of Jakarta meanwhile';
  type Row = [
    state: string,
    host: string,
    machine: () => Promise<Machine>,
    code: PositionCode,
    says: string | undefined,
    next: string,
  ];
  const browser = (getCurrentPosition: (found: (place: unknown) => void) => void) => () =>
    web({ geolocation: { getCurrentPosition } });
  const rows: Row[] = [
    ...(['APP Android', 'APP iOS'] as const).flatMap((system): Row[] => {
      const on = (answers: Answers) => () => app(system, answers);
      const off = `guide to the quick settings, button “${say('location.tryAgain')}”`;
      return [
        ['asked, granted', system, on(asked('granted', 'granted')), 0, undefined, nearby],
        [
          'asked, approximate only',
          system,
          on(asked('prompt-with-rationale', 'granted')),
          0,
          undefined,
          nearby,
        ],
        [
          'asked, denied or dismissed',
          system,
          on(asked('denied', 'denied')),
          1,
          'home.locationNotStarted',
          `“${say('home.turnOnLocation')}”: the dialog again, or the guide when none comes`,
        ],
        [
          'asked again, no dialog came',
          system,
          on({ ...is(system === 'APP iOS' ? 'denied' : 'asked'), location_ask: refused('-5') }),
          1,
          'home.locationNotStarted',
          `guide, button “${say('location.openSettings')}”`,
        ],
        ['granted before', system, on(is('granted')), 0, undefined, nearby],
        [
          'never asked, services off',
          system,
          on(is('prompt', false)),
          2,
          'home.locationFailed',
          off,
        ],
        [
          'the phone never answers',
          system,
          on({ ...is('granted'), location_read: () => NEVER }),
          3,
          'home.locationFailed',
          again,
        ],
      ];
    }),
    ['any', 'APP desktop', () => app('APP desktop', {}), 6, 'home.locationFailed', again],
    [
      'asked, granted',
      'WEB, PWA',
      browser((found) => found({ coords: { latitude: -6.2, longitude: 106.8 } })),
      0,
      undefined,
      nearby,
    ],
    [
      'the browser never answers',
      'WEB, PWA',
      browser(() => undefined),
      3,
      'home.locationFailed',
      again,
    ],
  ];
  test.each(rows)('%s, %s', async (state, on, machine, code, says, next) => {
    const { host } = await machine();
    const located = host.locate(OPTIONS);
    await vi.waitFor(() => vi.advanceTimersByTimeAsync(11_000));
    const position = await located;
    expect(position).toMatchObject({ code, success: code === 0 });
    const guide = guideOf(position, host.kind === 'APP');
    const isLed = code === 1 && next.startsWith('guide');
    expect(guide).toBe(isLed ? 'permission' : code === 2 ? 'services' : undefined);
    flowRow({
      flow: 'Location',
      state,
      host: on,
      code: `position ${code}`,
      text: say(says) ?? (code === 0 ? 'the name of the place' : undefined),
      next,
    });
  });
});

describe('Photo', () => {
  const PHOTO = 'plugin:host|photo_permission';
  const rows: [
    state: string,
    answers: Answers,
    code: string,
    says: string | undefined,
    next: string,
  ][] = [
    ['granted', { [PHOTO]: () => 'granted' }, 'granted', undefined, 'takes or picks a photo'],
    [
      'denied',
      { [PHOTO]: () => 'denied' },
      'denied',
      'profile.photoDenied',
      `“${say('profile.openSettings')}”, or a picture of the library`,
    ],
    [
      'cannot be told',
      { [PHOTO]: failed('gone') },
      '-2',
      'profile.photoUnknown',
      'tries again, or a picture of the library',
    ],
  ];
  test.each(rows)('%s', async (state, answers, code, says, next) => {
    const { host } = await app('APP Android', answers);
    expect(await outcome(host.photoPermission('camera'))).toBe(code);
    flowRow({
      flow: 'Photo from the camera',
      state,
      host: 'APP Android, iOS',
      code,
      text: say(says),
      next,
    });
  });

  test.each(['library', 'camera'] as const)('%s in a browser', async (source) => {
    const { host } = await web({});
    expect(await outcome(host.photoPermission(source))).toBe('granted');
    flowRow({
      flow: `Photo from the ${source}`,
      state: 'any',
      host: 'WEB, PWA',
      code: 'granted',
      next: 'the browser asks by itself when its picker opens',
    });
  });

  test('the library of a phone', async () => {
    const { host } = await app('APP Android', { [PHOTO]: () => 'granted' });
    expect(await outcome(host.photoPermission('library'))).toBe('granted');
    flowRow({
      flow: 'Photo from the library',
      state: 'any',
      host: 'APP Android, iOS',
      code: 'granted',
      next: 'picks one in the system’s picker, which asks for nothing',
    });
  });
});

describe('Notifications', () => {
  const SHOW = { id: 1, title: 'a', body: 'b' };
  const rows: [
    state: string,
    host: string,
    work: () => Promise<string>,
    code: string,
    says: string | undefined,
    next: string,
  ][] = [
    [
      'asked, granted',
      'APP Android, iOS',
      async () =>
        outcome(
          (
            await app('APP Android', { notification_request: () => 'granted' })
          ).host.notifications.request(),
        ),
      'granted',
      'setting.notificationsOn',
      'nothing to do',
    ],
    [
      'asked, denied',
      'APP Android, iOS',
      async () =>
        outcome(
          (
            await app('APP Android', { notification_request: () => 'denied' })
          ).host.notifications.request(),
        ),
      'denied',
      'setting.notificationsStayOff',
      'the row in the settings, when he changes his mind',
    ],
    [
      'denied before',
      'APP Android, iOS',
      async () =>
        outcome(
          (
            await app('APP Android', { notification_state: () => 'denied' })
          ).host.notifications.state(),
        ),
      'denied',
      'setting.notificationsHowApp',
      `“${say('setting.openSettings')}”`,
    ],
    [
      'shown, granted',
      'APP Android, iOS',
      async () =>
        outcome(
          (await app('APP Android', { notification_show: () => null })).host.notifications.show(
            SHOW,
          ),
        ),
      'done',
      undefined,
      'a tap opens what it names',
    ],
    [
      'shown without permission',
      'APP Android, iOS',
      async () =>
        outcome(
          (await app('APP Android', { notification_show: refused('-4') })).host.notifications.show(
            SHOW,
          ),
        ),
      '-4',
      undefined,
      'the row in the settings',
    ],
    [
      'shown',
      'WEB, PWA',
      async () => outcome((await web({})).host.notifications.show(SHOW)),
      '-3',
      undefined,
      'gets none: a page cannot notify at a time',
    ],
  ];
  test.each(rows)('%s, %s', async (state, host, work, code, says, next) => {
    expect(await work()).toBe(code);
    flowRow({ flow: 'Notifications', state, host, code, text: say(says), next });
  });
});
