/** What a voucher shows when the phone's clock is wrong, or was set since the server was heard. */
import { asId } from '../../api/ids.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setClock } from '../../lib/now.ts';
import type { Moment } from '../../lib/server-moment.ts';
import { importSeed, voucherCodes } from '../../lib/voucher-code.ts';
import { VoucherCode } from './VoucherCode.tsx';

vi.mock('#host', () => ({
  host: { screen: { keepBright: async () => undefined, keepSecret: async () => undefined } },
}));
vi.mock('../../i18n/i18n.ts', async (original) => {
  const said = (key: string) => key;
  return { ...(await original<object>()), text: said, useText: () => said };
});

const SERVER_MS = Date.parse('2026-11-26T11:00:05+07:00');
const MINUTE_MS = 60_000;
/** Its calls are not refused for that. */
const AHEAD_MS = 4 * MINUTE_MS;
const UNTIL_MS = SERVER_MS + 72 * 60 * MINUTE_MS;

const machine = { ms: 0, monotonicMs: 0 };
let key: CryptoKey;

beforeEach(async () => {
  Object.assign(machine, { ms: SERVER_MS + AHEAD_MS, monotonicMs: 1_000 });
  setClock({ nowMs: () => machine.ms });
  vi.spyOn(performance, 'now').mockImplementation(() => machine.monotonicMs);
  key = await importSeed('00'.repeat(20));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const heard = (): Moment => ({
  serverMs: SERVER_MS,
  machineMs: machine.ms,
  monotonicMs: machine.monotonicMs,
});

const kept = (): Moment => ({ ...heard(), monotonicMs: undefined });

const drawn = (moment: Moment) => (
  <VoucherCode couponId={asId('W1')} codeKey={key} moment={moment} offlineUntil={UNTIL_MS} />
);

/** The short code of a time of the server's, once it is on the page. */
async function codeOf(serverMs: number): Promise<HTMLElement> {
  const { short } = await voucherCodes(key, 'W1', serverMs);
  return screen.findByText(`${short.slice(0, 4)} ${short.slice(4, 7)} ${short.slice(7)}`);
}

/** The page is hidden, and seen again after that. */
function sleep(clockMs: number): void {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  machine.ms += clockMs;
  state.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
}

test('the code goes by the server’s clock, not by the phone’s', async () => {
  render(drawn(heard()));
  expect(await codeOf(SERVER_MS)).toBeDefined();
  expect(screen.queryByText('redeem.byClock')).toBeNull();
});

test('a clock that is set while the code is shown changes nothing', async () => {
  const moment = heard();
  machine.ms -= 60 * MINUTE_MS;
  machine.monotonicMs += 2 * MINUTE_MS;
  render(drawn(moment));
  expect(await codeOf(SERVER_MS + 2 * MINUTE_MS)).toBeDefined();
});

test('without a network it says that it goes by the phone, and until when it is good', async () => {
  const moment = kept();
  machine.ms += 10 * MINUTE_MS;
  render(drawn(moment));
  expect(await codeOf(SERVER_MS + 10 * MINUTE_MS)).toBeDefined();
  expect(await screen.findByText('redeem.byClock')).toBeDefined();
  expect(screen.getByText('redeem.offlineUntil')).toBeDefined();
});

test('of a clock that was set back since it was kept no code is shown, and it is said', async () => {
  const moment = kept();
  machine.ms -= 10 * MINUTE_MS;
  render(drawn(moment));
  expect((await screen.findByRole('alert')).textContent).toContain('redeem.clockMoved');
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('redeem.offlineUntil')).toBeDefined();
});

test('set back while the app was away, it says so until the server is heard again', async () => {
  const { rerender } = render(drawn(heard()));
  expect(await codeOf(SERVER_MS)).toBeDefined();
  sleep(-10 * MINUTE_MS);
  expect(await screen.findByText('redeem.clockMoved')).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
  rerender(drawn({ ...heard(), serverMs: SERVER_MS + 5 * MINUTE_MS }));
  expect(await codeOf(SERVER_MS + 5 * MINUTE_MS)).toBeDefined();
  expect(screen.queryByText('redeem.clockMoved')).toBeNull();
});

test('a clock that was put right shows the code by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const moment = kept();
  machine.ms -= 10 * MINUTE_MS;
  render(drawn(moment));
  await vi.waitFor(() => expect(screen.getByRole('alert')).toBeDefined());
  machine.ms += 11 * MINUTE_MS;
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  expect(await codeOf(SERVER_MS + MINUTE_MS)).toBeDefined();
});
