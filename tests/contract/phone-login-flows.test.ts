/**
 * The message by WhatsApp with which somebody logs in, in every state on every host, through the login's
 * sheet; see `phone-flows.test.ts`.
 */
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Host } from '../../src/host/types.ts';
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
import { draw, drawScreens, ear } from '../support/phones/rendered.ts';

drawScreens();

const CALL = '../../src/api/call.ts';
const APPS = ['APP Android', 'APP iOS'] as const;
/** What the steps of the sheet say first: the lead under its picture, or the notice over the form. */
const WORDS = 'span + p:not([role]), form > [role=status]';

afterEach(() => {
  vi.doUnmock(CALL);
});

describe('WhatsApp message', () => {
  const OPEN = 'open_whatsapp';
  const SEND = 'https://wa.me/6281234567890?text=JAJAN-1';
  type Row = [
    state: string,
    host: string,
    machine: () => Promise<Machine>,
    code: string,
    says: string,
  ];
  const opens = (opened: object | null) => () => {
    vi.stubGlobal('open', () => opened);
    return web({});
  };
  const rows: Row[] = [
    ...APPS.flatMap((system): Row[] => {
      const on = (answers: Answers) => () => app(system, answers);
      return [
        [
          'installed, or business only',
          system,
          on({ [OPEN]: () => null }),
          'done',
          'login.waitingHow',
        ],
        ['not installed', system, on({ [OPEN]: refused('-2') }), '-2', 'login.whatsappMissing'],
        [
          'there, and does not start',
          system,
          on({ [OPEN]: refused('-7') }),
          '-7',
          'login.whatsappFailed',
        ],
      ];
    }),
    [
      'any',
      'APP desktop',
      () => app('APP desktop', { [OPEN]: refused('-6') }),
      '-6',
      'login.whatsappFailed',
    ],
    ['opened', 'WEB, PWA', opens({}), 'done', 'login.waitingHow'],
    ['the browser holds the window back', 'WEB, PWA', opens(null), '-7', 'login.waitingBlocked'],
  ];
  test.each(rows)('%s, %s', async (state, on, machine, code, says) => {
    const { host } = await machine();
    const { hear, heard } = ear();
    let opened = 0;
    const heardHost: Host = {
      ...host,
      openWhatsApp(url) {
        opened += 1;
        return hear(host.openWhatsApp(url));
      },
    };
    const { getAuthCode } = await import('../../src/api/generated/calls/get-auth-code.ts');
    const asked = {
      authCodeKey: 'key',
      state: 'state',
      phoneNo: '62',
      message: 'm',
      sendUrl: SEND,
      expiresInS: 300,
    };
    vi.doMock(CALL, () => ({
      call: (of: unknown) => (of === getAuthCode ? Promise.resolve(asked) : NEVER),
    }));
    const screen = await draw(heardHost, async () => {
      const { createElement } = await import('react');
      const { loginRequest } = await import('../../src/session/login-store.ts');
      loginRequest.set({ scene: 'account' });
      const { Login } = await import('../../src/features/login/Login.tsx');
      return createElement(Login);
    });
    await screen.press(say('login.whatsapp'));
    await screen.until(() => expect(opened).toBe(1));
    expect(await screen.coded(heard())).toBe(code);
    const text = screen.said(WORDS);
    expect(text).toBe(say(says));
    flowRow({ flow: 'WhatsApp message', state, host: on, code, text, next: screen.buttons() });
  });
});
