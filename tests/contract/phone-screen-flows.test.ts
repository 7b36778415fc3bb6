/** The screen for a code in every state on every host; see `phone-flows.test.ts`. */
import { describe, expect, test } from 'vitest';
import {
  app,
  type Machine,
  outcome,
  playMachines,
  refused,
  web,
} from '../support/phones/flow-machines.ts';
import { flowRow } from '../support/phones/flow-rows.ts';

playMachines();

describe('Screen for a code', () => {
  const BRIGHT = 'plugin:host|keep_bright';
  const lock = { released: false, release: () => Promise.resolve() };
  const rows: [
    state: string,
    host: string,
    machine: () => Promise<Machine>,
    code: string,
    next: string,
  ][] = [
    [
      'bright',
      'APP Android, iOS',
      () => app('APP Android', { [BRIGHT]: () => null }),
      'done',
      'shows the code; leaving puts the screen back',
    ],
    [
      'any',
      'APP desktop',
      () => app('APP desktop', { [BRIGHT]: refused('-6') }),
      '-6',
      'shows the code as bright as the screen is',
    ],
    [
      'stays on',
      'WEB, PWA',
      () => web({ wakeLock: { request: () => Promise.resolve(lock) } }),
      'done',
      'makes it brighter by himself',
    ],
    [
      'the browser has no wake lock',
      'WEB, PWA',
      () => web({}),
      '-3',
      'makes it brighter, and touches it now and then',
    ],
  ];
  test.each(rows)('%s, %s', async (state, host, machine, code, next) => {
    const { screen } = (await machine()).host;
    expect(await outcome(screen.keepBright(true))).toBe(code);
    flowRow({ flow: 'Screen for a code', state, host, code, next });
  });
});

describe('Screen that nothing records', () => {
  const SECRET = 'plugin:host|keep_secret';
  const rows: [
    state: string,
    host: string,
    machine: () => Promise<Machine>,
    code: string,
    next: string,
  ][] = [
    [
      'secret',
      'APP Android, iOS',
      () => app('APP Android', { [SECRET]: () => null }),
      'done',
      'sees the code; a recording does not',
    ],
    [
      'any',
      'APP desktop',
      () => app('APP desktop', { [SECRET]: refused('-6') }),
      '-6',
      'shows the code, which changes every 30 s',
    ],
    ['any', 'WEB, PWA', () => web({}), '-3', 'shows the code, which changes every 30 s'],
  ];
  test.each(rows)('%s, %s', async (state, host, machine, code, next) => {
    const { screen } = (await machine()).host;
    expect(await outcome(screen.keepSecret(true))).toBe(code);
    flowRow({ flow: 'Screen that nothing records', state, host, code, next });
  });
});
