import { expect, test } from 'vitest';
import {
  formatBytes,
  formatCount,
  formatCountdown,
  formatDistance,
  formatMinutes,
  formatRp,
} from './format.ts';

test.each([
  [0, 'Rp0'],
  [999, 'Rp999'],
  [15_000, 'Rp15.000'],
  [1_500_000, 'Rp1.500.000'],
  [-2500, '-Rp2.500'],
  [15_000.4, 'Rp15.000'],
  [Number.NaN, 'Rp0'],
])('%d rupiah is %s', (price, text) => expect(formatRp(price)).toBe(text));

test('rupiah are grouped as in CLDR', () => {
  const oracle = new Intl.NumberFormat('id-ID', {
    style: 'currency',
    currency: 'IDR',
    maximumFractionDigits: 0,
  });
  for (let price = 1; price < 2_000_000_000; price = price * 7 + 3) {
    expect(formatRp(price)).toBe(oracle.format(price).replace(/\s/g, ''));
  }
});

test.each([
  [0, '< 100m'],
  [0.0994, '< 100m'],
  [0.1, '100m'],
  [0.999, '999m'],
  [0.9996, '1.0Km'],
  [1.25, '1.3Km'],
  [12.04, '12.0Km'],
])('%d km is %s', (km, text) => expect(formatDistance(km)).toBe(text));

test.each([
  [0, '00:00:00'],
  [61, '00:01:01'],
  [3661.9, '01:01:01'],
  [400_000, '111:06:40'],
  [-5, '00:00:00'],
])('%d s is %s', (seconds, text) => expect(formatCountdown(seconds)).toBe(text));

test('counts have dots', () => expect(formatCount(1_234_567)).toBe('1.234.567'));

test.each([
  [0, '< 1 KB'],
  [511, '< 1 KB'],
  [512, '1 KB'],
  [1023 * 1024, '1023 KB'],
  [1024 * 1024, '1.0 MB'],
  [2_500_000, '2.4 MB'],
  [Number.NaN, '< 1 KB'],
])('%d bytes are %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));

test.each([
  [0, '00:00'],
  [872, '14:32'],
  [3600, '01:00:00'],
])('%d s without hours that are none is %s', (seconds, words) => {
  expect(formatMinutes(seconds)).toBe(words);
});
