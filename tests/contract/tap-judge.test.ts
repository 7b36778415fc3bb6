// @vitest-environment node
/** The verdict on a tap of the walk: each kind of fault is seen, and what was foretold is none. */
import { expect, test } from 'vitest';
import * as codes from '../../src/api/generated/codes.ts';
import type { JournalEntry } from '../../src/api/generated/types.ts';
import { faultOf, type Outcome } from '../e2e/tapping/judge.ts';
import type { Look } from '../e2e/tapping/look.ts';

const seen = (more: Partial<Look> = {}): Look => ({
  address: '/platform/couponDetail?id=W1',
  state: 'a voucher',
  scroll: '0',
  focus: '',
  words: 'a voucher',
  blocks: [],
  alerts: [],
  isLoading: false,
  sheets: 0,
  length: 9,
  ...more,
});

const call = (more: Partial<JournalEntry> = {}): JournalEntry => ({
  number: 1,
  atMs: 0,
  deviceId: '',
  method: 'POST',
  path: '/market/coupon/detail',
  outcome: 'ANSWERED',
  status: 200,
  body: {},
  ...more,
});

const outcome = (after: Partial<Look>, more: Partial<Outcome> = {}): Outcome => ({
  before: seen(),
  after: seen({ state: 'another page', address: '/platform/home', ...after }),
  calls: [],
  toasts: [],
  errors: [],
  handed: [],
  ...more,
});

const block = (picture: string, title: string) => ({ blocks: [{ picture, title }] });
const same = { state: 'a voucher', address: '/platform/couponDetail?id=W1' };

test('a tap that ends at a screen that works is none', () => {
  expect(faultOf(outcome({}), 'voucher')).toBeUndefined();
});

test('a control that was busy and led to what was shown before has done something', () => {
  expect(faultOf(outcome(same, { isBusied: true }), 'voucher')).toBeUndefined();
});

test.each<[string, Outcome, RegExp]>([
  ['an error of the page', outcome({}, { errors: ['error: x is undefined'] }), /x is undefined/],
  [
    'a refusal',
    outcome({}, { calls: [call({ code: codes.COUPON_ABSENT })] }),
    new RegExp(`detail answered 200 ${codes.COUPON_ABSENT}`),
  ],
  ['a failure of the server', outcome({}, { calls: [call({ status: 500 })] }), /answered 500/],
  ['a blank page', outcome({ length: 0 }), /blank/],
  ['a page that loads for ever', outcome({ isLoading: true }), /loading/],
  [
    'a toast that says so',
    outcome({}, { toasts: ['Laporan belum terkirim. Coba lagi.'] }),
    /Laporan/,
  ],
  ['a refused review', outcome(block('noVouchers', 'Kunjungan ini sudah kamu ulas')), /ends at/],
  ['a crash', outcome(block('error', 'Ada yang tidak beres')), /ends at/],
  ['a screen to come on a built route', outcome(block('building', 'Segera hadir')), /ends at/],
  ['a warning', outcome({ alerts: ['Nomor salah'] }), /warns/],
  ['no change', outcome(same), /nothing happens/],
  [
    'no change but the focus, which leaves the heading for what was tapped',
    outcome(same, { before: seen({ focus: 'H2 Batalkan pesanan ini?' }) }),
    /nothing happens/,
  ],
  [
    'no change but a call of a page that watches',
    outcome(same, { calls: [call()], atOnce: [] }),
    /nothing happens/,
  ],
  [
    'no change but a report',
    outcome(same, { calls: [call({ path: '/data-report/events' })] }),
    /nothing/,
  ],
])('%s is a fault', (_name, given, says) => {
  expect(faultOf(given, 'voucher')).toMatch(says);
});

test.each<[string, Outcome]>([
  [
    'a screen that the table of routes has to come',
    outcome({ ...block('building', 'Segera hadir'), address: '/platform/signIn' }),
  ],
  ['an empty list behind a tab', outcome(block('noVouchers', 'Belum ada'), { isTab: true })],
  [
    'a block that was there before',
    outcome(
      { ...same, ...block('noVouchers', 'Belum ada'), state: 'b' },
      { before: seen(block('noVouchers', 'Belum ada')) },
    ),
  ],
  ['a number that is dialled', outcome(same, { handed: ['tel:+62'] })],
  ['a toast', outcome(same, { toasts: ['Tersalin'] })],
  ['a field that takes the focus', outcome({ ...same, focus: 'INPUT ' })],
  ['a scroll', outcome({ ...same, scroll: '400' })],
  ['data asked for again', outcome(same, { calls: [call()] })],
])('%s is none', (_name, given) => {
  expect(faultOf(given, 'voucher')).toBeUndefined();
});

test('a refusal is foretold by the words before the tap only', () => {
  const refused = {
    calls: [call({ path: '/market/coupon/redeem_open', code: codes.OUTLET_TOO_FAR })],
  };
  const told = seen({
    words:
      'Kami mengecek bahwa kamu sudah di outlet, supaya voucher tidak terpakai tanpa sengaja. Lokasimu hanya dipakai untuk ini. Tanpa lokasi, pindai QR di meja.',
  });
  expect(faultOf(outcome({}, { ...refused, before: told }), 'voucher')).toBeUndefined();
  expect(faultOf(outcome({}, refused), 'voucher')).toContain(codes.OUTLET_TOO_FAR);
  expect(faultOf(outcome({}, { ...refused, before: told }), 'refund')).toContain(
    codes.OUTLET_TOO_FAR,
  );
});
