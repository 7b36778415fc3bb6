// @vitest-environment node
/** The small rules around a payment. */
import { asId } from '../../api/ids.ts';
import { describe, expect, it, vi } from 'vitest';
import { readCode } from '../../../tests/support/codes/read-code.ts';
import type { OrderId, PayMethodOption } from '../../api/generated/types.ts';
import { firstWay, isPayMethod, payWays } from './methods.ts';
import { type MoneyForm, moneyBody } from './MoneyFields.tsx';
import { forgetPayment, type OpenPayment, rememberPayment } from './open-payment.ts';
import { qrModules, qrPath } from './QrCode.tsx';

/** Buying 5, Rp97.000; it cannot be paid. */
const VECTOR =
  '00020101021226650013EXAMPLE.JAJAN011893600000000000000002150000000000000010303UKE51440014ID.CO.QRIS.WWW0215ID00000000000010303UKE5204581253033605405970005802ID5913JAJAN SANDBOX6007JAKARTA6105101106234011626112100000001760503Y170703A0163048C0B';

const kept = vi.hoisted(() => ({ open: undefined as OpenPayment | undefined }));
vi.mock('./stored-keys.ts', () => ({
  storedOpenPayment: {
    get: () => kept.open,
    set: (open: OpenPayment) => (kept.open = open),
    remove: () => (kept.open = undefined),
  },
}));

it('a known outcome ends the looking for its own payment only', () => {
  const open = { orderId: asId<OrderId>('H2'), cancelTime: 1 };
  rememberPayment(open);
  forgetPayment(asId('H1'));
  expect(kept.open).toEqual(open);
  forgetPayment(asId('H2'));
  expect(kept.open).toBeUndefined();
});

describe('the code', () => {
  it.each([VECTOR, 'J1.W1.59841.abcdef', VECTOR.repeat(2)])(
    'read from its drawn squares it is its text',
    async (content) => {
      const modules = qrModules(content);
      expect(await read(modules)).toBe(content);
      expect(await read(fromPath(qrPath(modules), modules.length))).toBe(content);
    },
  );
  it('keeps four light squares around', () => {
    const modules = qrModules(VECTOR);
    expect(modules.slice(0, 4).flat().some(Boolean)).toBe(false);
    expect(modules.every((row) => !row.slice(0, 4).some(Boolean))).toBe(true);
  });
});

function read(modules: readonly (readonly boolean[])[]): Promise<string | undefined> {
  const scale = 4;
  const size = modules.length * scale;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1)
      if (modules[Math.floor(y / scale)]?.[Math.floor(x / scale)])
        data.set([0, 0, 0], (y * size + x) * 4);
  return readCode({ width: size, height: size, data });
}

/** What a browser fills. */
function fromPath(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(run));
  return rows;
}

const option = (
  method: PayMethodOption['method'],
  changes: Partial<PayMethodOption> = {},
): PayMethodOption => ({ method, minRp: 1, maxRp: 10_000_000, isOffered: true, ...changes });

it.each([
  ['within both limits', {}, 10_000_000, undefined],
  ['over it', {}, 10_000_001, { name: 'too-much', maxRp: 10_000_000 }],
  ['under it', { minRp: 1000 }, 999, { name: 'too-little', minRp: 1000 }],
  ['not taken', { isOffered: false }, 10_000, { name: 'not-offered' }],
])('a method %s', (_name, changes, amount, problem) => {
  expect(payWays([option('QRIS', changes)], amount)).toEqual([{ method: 'QRIS', problem }]);
});

it('what is chosen at first: the last one that works, else the first', () => {
  const ways = payWays([option('CASH'), option('EWALLET'), option('QRIS', { maxRp: 5 })], 10_000);
  expect(ways.map(({ method }) => method)).toEqual(['QRIS', 'EWALLET', 'CASH']);
  expect(firstWay(ways)).toBe('EWALLET');
  expect(firstWay(ways, 'CASH')).toBe('CASH');
  expect(firstWay(ways, 'QRIS')).toBe('EWALLET');
  expect(firstWay([])).toBeUndefined();
});

it.each([
  ['QRIS', true],
  ['qris', false],
  [undefined, false],
])('a method in an address: %s', (method, expected) => {
  expect(isPayMethod(method)).toBe(expected);
});

/** 26 November 2026, 11:00 in Jakarta. */
const NOW = 1_795_665_600_000;
const byReference: MoneyForm = { by: 'reference', reference: ' R 1 ', paidAt: '', amount: '' };
const byTime: MoneyForm = {
  by: 'time',
  reference: '',
  paidAt: '2026-11-26T10:59',
  amount: 'Rp97.000',
};

it.each<[string, MoneyForm, unknown]>([
  ['a reference', byReference, { orderId: asId<OrderId>('H1'), reference: 'R 1' }],
  ['none', { ...byReference, reference: '  ' }, 'no-reference'],
  [
    'time and amount',
    byTime,
    { orderId: asId<OrderId>('H1'), paidTime: NOW - 60_000, amount: 97_000 },
  ],
  ['no time', { ...byTime, paidAt: '' }, 'no-time'],
  ['a time to come', { ...byTime, paidAt: '2026-11-26T11:02' }, 'in-future'],
  ['no amount', { ...byTime, amount: 'Rp' }, 'unclear-amount'],
  ['nothing', { ...byTime, amount: '0' }, 'no-amount'],
])('money taken: %s', (_name, form, expected) => {
  expect(moneyBody(form, asId('H1'), NOW)).toEqual(expected);
});

it.each([
  ['Rp75.000,00', 75_000],
  ['75,000.00', 75_000],
  ['Rp\u00A075 rb', 75_000],
  ['75.5', 'unclear-amount'],
  ['７５.０００', 75_000],
  ['  ', 'no-amount'],
  ['0', 'no-amount'],
])('money taken: the amount %j', (amount, expected) => {
  const form: MoneyForm = { by: 'time', reference: '', paidAt: '2026-11-26T10:00', amount };
  const body = moneyBody(form, asId('H1'), NOW);
  expect(typeof body === 'string' ? body : body.amount).toBe(expected);
});
