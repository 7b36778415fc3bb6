// @vitest-environment node
/** By what the walk that taps takes two items, or two controls, for the same. */
import { expect, test } from 'vitest';
import { shapeOf, shortName } from '../e2e/tapping/names.ts';
import { PARTS, partOf } from '../e2e/tapping/part.ts';
import { KINDS, type Place } from '../e2e/tapping/seeded.ts';

test('a control is named without numbers, the words of the item and what fills a text', () => {
  expect(shortName('Nasi Uduk · 3 voucher', ['Nasi Uduk'])).toBe('… · # voucher');
  expect(shortName('Bayar bagian Budi', [])).toBe(shortName('Bayar bagian Dewi', []));
  expect(shortName('Pakai voucher', [])).toBe('Pakai voucher');
  expect(shortName('Hapus “soto” dari riwayat', [])).toBe(
    shortName('Hapus “kopi” dari riwayat', []),
  );
  expect(shortName('Hapus “soto” dari riwayat', [])).not.toBe(shortName('Hapus PIN', []));
  expect(shortName('Hapus semua', [])).not.toBe(shortName('Hapus PIN', []));
  expect(shortName('Batalkan', [])).not.toBe(shortName('Bayar', []));
});

test('two items have the same shape when they differ in numbers, names and contents only', () => {
  const item = { canGive: true, state: 'used', amount: 5000, shareList: [{ name: 'Sari' }] };
  expect(shapeOf({ ...item, amount: 7000, shareList: [{ name: 'Dewi' }, { name: 'Budi' }] })).toBe(
    shapeOf(item),
  );
  for (const other of [
    { ...item, canGive: false },
    { ...item, state: 'expired' },
    { ...item, amount: 0 },
    { ...item, shareList: [] },
    { ...item, gift: {} },
  ])
    expect(shapeOf(other)).not.toBe(shapeOf(item));
});

test('two orders with refunds have the same shape: each refund is opened as itself', () => {
  const order = { refundList: [{ status: 'FAILED' }], returnList: [] };
  expect(shapeOf({ ...order, refundList: [{ status: 'SENT' }] })).toBe(shapeOf(order));
  expect(shapeOf({ ...order, refundList: [] })).not.toBe(shapeOf(order));
});

test('each place is in one part, those of a state in the same one', () => {
  const states = [
    'WAIT_PAY PAYING',
    'CLOSED',
    'COMPLETED',
    'not_delivery',
    'valid OPEN',
    'valid_coupon',
    'used',
    'search, empty',
  ];
  const places = KINDS.flatMap((kind) =>
    states.map((state): Place => ({ kind, state, shape: '', phoneNo: '', path: '', words: [] })),
  );
  const parts = PARTS.map((part) => partOf(places, part));
  expect(parts.flat()).toHaveLength(places.length);
  expect(new Set(parts.flat())).toEqual(new Set(places));
  expect(parts.filter((part) => part.length === 0)).toEqual([]);
});
