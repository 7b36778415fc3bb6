/**
 * Photos and notifications in every state on every host, through the product's own screens: the host's
 * answer, what is shown, and the next step. Each passing row is written into the table of
 * `tests/phones/README.md`; Kotlin's tests write the native rows.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Host } from '../../src/host/types.ts';
import {
  type Answers,
  app,
  failed,
  type Machine,
  refused,
  say,
  web,
} from '../support/phones/flow-machines.ts';
import { flowRow } from '../support/phones/flow-rows.ts';
import { draw, drawScreens, ear } from '../support/phones/rendered.ts';

drawScreens();

const APPS = ['APP Android', 'APP iOS'] as const;
const WEB = 'WEB, PWA';
const SETTINGS = 'plugin:host|open_app_settings';

describe('Photo', () => {
  const PHOTO = 'plugin:host|photo_permission';
  /** The pickers that the page has opened. */
  const opened: string[] = [];
  beforeEach(() => {
    opened.length = 0;
    vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (
      this: HTMLInputElement,
    ) {
      opened.push(this.hasAttribute('capture') ? 'camera' : 'library');
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  async function pick(source: 'camera' | 'library', { host }: Machine) {
    const { hear, heard } = ear();
    const heardHost: Host = {
      ...host,
      photoPermission: (from) => hear(host.photoPermission(from)),
    };
    const screen = await draw(heardHost, async () => {
      const { createElement, useEffect } = await import('react');
      const { AvatarSheet } = await import('../../src/features/profile/AvatarField.tsx');
      const { useAvatar } = await import('../../src/features/profile/use-avatar.ts');
      return createElement(function Profile() {
        const avatar = useAvatar();
        const { send } = avatar;
        useEffect(() => send({ type: 'open' }), [send]);
        return createElement(AvatarSheet, { avatar });
      });
    });
    await screen.press(say(source === 'camera' ? 'profile.takePhoto' : 'profile.choosePhoto'));
    const code = await screen.coded(heard());
    return { screen, code, alert: screen.said('[role=alert] > p') || undefined };
  }

  const rows = APPS.flatMap((on) =>
    [
      ['granted', { [PHOTO]: () => 'granted' }, 'granted', undefined],
      ['denied', { [PHOTO]: () => 'denied' }, 'denied', 'profile.photoDenied'],
      ['cannot be told', { [PHOTO]: failed('gone') }, '-2', 'profile.photoUnknown'],
    ].map(
      ([state, answers, code, says]) =>
        [on, state, answers, code, says] as [
          (typeof APPS)[number],
          string,
          Answers,
          string,
          string | undefined,
        ],
    ),
  );
  test.each(rows)('%s, camera, %s', async (on, state, answers, code, says) => {
    let left = 0;
    const machine = await app(on, { ...answers, [SETTINGS]: () => void (left += 1) });
    const { screen, code: came, alert } = await pick('camera', machine);
    expect(came).toBe(code);
    expect(alert).toBe(say(says));
    expect(opened).toEqual(code === 'granted' ? ['camera'] : []);
    const next = code === 'granted' ? 'the camera is open' : screen.buttons();
    flowRow({ flow: 'Photo from the camera', state, host: on, code, text: alert, next });
    if (code === 'denied') await screen.press(say('profile.openSettings'));
    expect(left).toBe(code === 'denied' ? 1 : 0);
  });

  test.each([
    ...APPS.map((on) => [on, 'library', () => app(on, { [PHOTO]: () => 'granted' })] as const),
    [WEB, 'library', () => web({})],
    [WEB, 'camera', () => web({})],
  ] as const)('%s, %s: the picker opens', async (on, source, machine) => {
    const { code, alert } = await pick(source, await machine());
    expect(code).toBe('granted');
    expect(alert).toBeUndefined();
    expect(opened).toEqual([source]);
    const next = 'the picker is open';
    flowRow({ flow: `Photo from the ${source}`, state: 'any', host: on, code, next });
  });
});

describe('Notifications', () => {
  const STATE = 'notification_state';
  const REQUEST = 'notification_request';

  /** The row of the settings, over a host whose answers are heard. */
  async function settings({ host }: Machine) {
    const { hear, heard } = ear();
    const { notifications } = host;
    const heardHost: Host = {
      ...host,
      notifications: {
        ...notifications,
        state: () => hear(notifications.state()),
        request: () => hear(notifications.request()),
      },
    };
    const screen = await draw(heardHost, async () => {
      const { createElement } = await import('react');
      const { PermissionRows } = await import('../../src/screens/setting/PermissionRows.tsx');
      return createElement(PermissionRows);
    });
    await screen.settle();
    return { screen, heard };
  }

  const row = say('setting.notifications');
  const is = (value: string) => `“${row}${say(value)}`;

  test.each(
    APPS.flatMap((on) =>
      [
        ['asked, granted', 'granted', 'setting.notificationsOn', 'setting.on'],
        ['asked, denied', 'denied', 'setting.notificationsStayOff', 'setting.refused'],
      ].map((rest) => [on, ...rest] as [(typeof APPS)[number], string, string, string, string]),
    ),
  )('%s: %s', async (on, state, answer, says, value) => {
    let now = 'prompt';
    const machine = await app(on, {
      [STATE]: () => now,
      [REQUEST]: () => {
        now = answer;
        return answer;
      },
    });
    const { screen, heard } = await settings(machine);
    expect(screen.buttons()).toContain(is('setting.off'));
    await screen.press(row);
    await screen.press(say('setting.notificationsAllow'));
    expect(await screen.coded(heard())).toBe(answer);
    expect(screen.toast()).toBe(say(says));
    expect(screen.layer()).toBeUndefined();
    expect(screen.buttons()).toContain(is(value));
    const next = `the row of the settings: ${say(value)}`;
    flowRow({ flow: 'Notifications', state, host: on, code: answer, text: screen.toast(), next });
  });

  test.each([
    ...APPS.map((on) => [on, 'denied before'] as const),
    // What Android tells of the app's one channel is in Kotlin's row of the same name.
    ['APP Android', 'granted, the channel is switched off'] as const,
  ])('%s: %s', async (on, state) => {
    let left = 0;
    const { screen, heard } = await settings(
      await app(on, {
        [STATE]: () => 'denied',
        [SETTINGS]: () => void (left += 1),
      }),
    );
    expect(await screen.coded(heard())).toBe('denied');
    await screen.press(row);
    const text = screen.said('p + p');
    expect(text).toBe(say('setting.notificationsHowApp'));
    expect(screen.buttons()).toContain(say('setting.openSettings'));
    const next = screen.buttons();
    await screen.press(say('setting.openSettings'));
    expect(left).toBe(1);
    flowRow({ flow: 'Notifications', state, host: on, code: 'denied', text, next });
  });

  const shown: [string, string, () => Promise<Machine>, string, string][] = [
    ...APPS.flatMap((on): typeof shown => [
      [
        on,
        'shown, granted',
        () => app(on, { notification_show: () => null }),
        'done',
        'developer.notificationSent',
      ],
      [
        on,
        'shown without permission',
        () => app(on, { notification_show: refused('-4') }),
        '-4',
        'developer.notificationFailed',
      ],
    ]),
    [WEB, 'shown', () => web({}), '-3', 'developer.notificationFailed'],
  ];
  test.each(shown)('%s: %s', async (on, state, machine, code, says) => {
    const { host } = await machine();
    const { hear, heard } = ear();
    const heardHost: Host = {
      ...host,
      notifications: {
        ...host.notifications,
        show: (notice) => hear(host.notifications.show(notice)),
      },
    };
    const screen = await draw(heardHost, async () => {
      const { createElement } = await import('react');
      const { NotificationSection } =
        await import('../../src/screens/developer-options/NotificationSection.tsx');
      return createElement(NotificationSection);
    });
    await screen.press(say('developer.notificationTry'));
    expect(await screen.coded(heard())).toBe(code);
    const [beginning = ''] = say(says).split('{');
    // Behind the code are the machine's own words. The row leaves them out: these are the test's.
    const text = code === 'done' ? beginning : beginning + code;
    const words = await heard().then(
      () => '',
      (error: unknown) => (error instanceof Error ? ` ${error.message}` : ''),
    );
    expect(words === '').toBe(code === 'done');
    expect(screen.toast()).toBe(text + words);
    flowRow({ flow: 'Notifications', state, host: on, code, text, next: screen.buttons() });
  });
});
