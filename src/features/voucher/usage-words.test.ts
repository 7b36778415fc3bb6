import { beforeEach, expect, it } from 'vitest';
import { detail } from '../../../tests/support/store-info.ts';
import type { ProductDetailData } from '../../api/generated/types.ts';
import { activateLocale, text } from '../../i18n/i18n.ts';
import { days, limits, usageRows } from './usage-words.ts';

beforeEach(() => activateLocale('id-ID'));

const rows = (change: Partial<ProductDetailData> = {}) =>
  Object.fromEntries(
    usageRows({ ...detail, ...change }, text, 'id-ID').map(({ label, lines }) => [
      label.replace('voucher.', ''),
      lines.join(' | '),
    ]),
  );

it('says everything that a rule says, and nothing where there is none', () => {
  expect(rows()).toEqual({
    validity: '23 Nov 2026 – 31 Des 2026',
    days: 'Setiap hari',
    hours: 'Selama outlet buka',
    channels: 'Makan di tempat',
    limits: 'Tanpa batas jumlah',
    buyers: 'Semua orang',
    kind: 'Kode Jajan, tunjukkan ke kasir',
  });
});

it('names hours, blackout dates, channels, group and kind', () => {
  const usage = {
    ...detail.usage,
    startTime: '14:00',
    endTime: '18:00',
    blackoutDateList: ['2026-12-25', '2027-01-01'],
  };
  expect(
    rows({ usage, channelTypeList: [1, 4, 9], userGroup: 'INVITED', voucherKind: 'PAPER' }),
  ).toMatchObject({
    hours: '14:00–18:00',
    blackout: '25 Des 2026 | 01 Jan 2027',
    channels: 'Pesan antar | Aplikasi pesan antar',
    buyers: 'Pelanggan undangan tempat makan',
    kind: 'Voucher kertas, diambil di outlet',
  });
});

it.each([
  [[1, 2, 3, 4, 5, 6, 7], 'Setiap hari'],
  [[5, 1, 2, 3, 4, 4], 'Senin–Jumat'],
  [[6, 7], 'Sabtu, Minggu'],
  [[1, 3, 4, 5, 7], 'Senin, Rabu–Jumat, Minggu'],
  [[], ''],
])('days %j are %j', (dayList, words) => {
  expect(days(dayList, text)).toBe(words);
});

it('each limit has its sentence', () => {
  const given = {
    limits: {
      receiveTimesDailyLimit: 2,
      receiveTimesLimit: 5,
      orderUseLimitNum: 1,
      purchasableCount: 2,
    },
    usage: { ...detail.usage, perVisitLimit: 3 },
  };
  expect(limits(given, text)).toEqual([
    'Beli maks. 2 per hari',
    'Beli maks. 5 per orang',
    'Pakai maks. 1 per struk',
    'Pakai maks. 3 per kunjungan',
  ]);
});
