/** The screen for a code in every state on every host, through the voucher's code; see `phone-flows.test.ts`. */
import type { CouponId } from '../../src/api/generated/types.ts';
import { asId } from '../../src/api/ids.ts';
import { expect, test } from 'vitest';
import type { Host } from '../../src/host/types.ts';
import { app, type Machine, refused, say, web } from '../support/phones/flow-machines.ts';
import { flowRow } from '../support/phones/flow-rows.ts';
import { draw, drawScreens, ear } from '../support/phones/rendered.ts';

drawScreens();

const BRIGHT = 'plugin:host|keep_bright';
const SECRET = 'plugin:host|keep_secret';
/** What reached the machine, in order: true for on, false for back. */
const told: boolean[] = [];
const tell = (parameters: unknown) => {
  told.push((parameters as { isOn: boolean }).isOn);
  return null;
};
const wakeLock = {
  request() {
    told.push(true);
    return Promise.resolve({
      released: false,
      release: () => Promise.resolve(void told.push(false)),
    });
  },
};

type Row = [
  flow: string,
  state: string,
  host: string,
  machine: () => Promise<Machine>,
  what: 'keepBright' | 'keepSecret',
  code: string,
  next: string,
];
const alike = 'the code is shown all the same';
const rows: Row[] = [
  ...(['APP Android', 'APP iOS'] as const).flatMap((on): Row[] => [
    [
      'Screen for a code',
      'bright',
      on,
      () => app(on, { [BRIGHT]: tell }),
      'keepBright',
      'done',
      'the code is shown; leaving puts the screen back',
    ],
    [
      'Screen that nothing records',
      'secret',
      on,
      () => app(on, { [SECRET]: tell }),
      'keepSecret',
      'done',
      'the code is shown; leaving lets the screen be recorded',
    ],
  ]),
  [
    'Screen for a code',
    'any',
    'APP desktop',
    () => app('APP desktop', { [BRIGHT]: refused('-6') }),
    'keepBright',
    '-6',
    alike,
  ],
  [
    'Screen for a code',
    'stays on',
    'WEB, PWA',
    () => web({ wakeLock }),
    'keepBright',
    'done',
    'the code is shown; leaving puts the screen back',
  ],
  [
    'Screen for a code',
    'the browser has no wake lock',
    'WEB, PWA',
    () => web({}),
    'keepBright',
    '-3',
    alike,
  ],
  [
    'Screen that nothing records',
    'any',
    'APP desktop',
    () => app('APP desktop', { [SECRET]: refused('-6') }),
    'keepSecret',
    '-6',
    alike,
  ],
  ['Screen that nothing records', 'any', 'WEB, PWA', () => web({}), 'keepSecret', '-3', alike],
];
test.each(rows)('%s: %s, %s', async (flow, state, on, machine, what, code, next) => {
  told.length = 0;
  const { host } = await machine();
  const asked: boolean[] = [];
  const { hear, heard } = ear();
  const ask = (isOn: boolean): Promise<void> => {
    asked.push(isOn);
    return hear(host.screen[what](isOn));
  };
  const quiet = () => Promise.resolve();
  const heardHost: Host = {
    ...host,
    screen: { keepBright: quiet, keepSecret: quiet, [what]: ask },
  };
  const screen = await draw(heardHost, async () => {
    const { createElement } = await import('react');
    const { importSeed } = await import('../../src/lib/voucher-code.ts');
    const codeKey = await importSeed('00'.repeat(32));
    const { VoucherCode } = await import('../../src/features/redeem/VoucherCode.tsx');
    const moment = { serverMs: Date.now(), machineMs: Date.now(), monotonicMs: performance.now() };
    return createElement(VoucherCode, {
      couponId: asId<CouponId>('1'),
      codeKey,
      moment,
      offlineUntil: undefined,
    });
  });
  await screen.until(() => expect(screen.said('p')).toContain(say('redeem.shortCode')));
  const picture = document.querySelector(`svg[aria-label="${say('redeem.qrLabel')}"]`);
  expect(picture?.querySelector('path')?.getAttribute('d')).toMatch(/^M/);
  expect(screen.said('p')).toMatch(/\d{4} \d{3} \d{3}/);
  expect(await screen.coded(heard())).toBe(code);
  expect(asked).toEqual([true]);
  expect(screen.toast()).toBeUndefined();
  await screen.leave();
  expect(asked).toEqual([true, false]);
  await screen.coded(heard());
  expect(told).toEqual(code === 'done' ? [true, false] : []);
  flowRow({ flow, state, host: on, code, next });
});
