import { beforeEach, expect, test, vi } from 'vitest';
import { asId } from '../../api/ids.ts';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import * as codes from '../../api/generated/codes.ts';
import type { FlashReserveData, SkuId } from '../../api/generated/types.ts';
import { queryClient } from '../../api/query.ts';
import { activateLocale, text } from '../../i18n/i18n.ts';
import { track } from '../../telemetry/report.ts';
import { toast } from '../../ui/toast.ts';
import { perform } from '../act/act.ts';
import { dropReminder } from './remind.ts';
import { reserveItem, withStatus } from './reservations.ts';
import { openKept } from '../../../tests/support/storage.ts';

vi.mock('../../api/call.ts', () => ({ call: vi.fn() }));
vi.mock('../../telemetry/report.ts', () => ({ reportProblem: vi.fn(), track: vi.fn() }));
vi.mock('../../ui/toast.ts', () => ({ toast: vi.fn() }));
vi.mock('./remind.ts', () => ({ dropReminder: vi.fn() }));

const KEY = 'F3-20261126';
const skuId = asId<SkuId>('K1');
const item = { skuId, sessionUniqueKey: KEY };
const card = { ...item, reserveStatus: 'CAN_RESERVE', assetSalePrice: 9000 };
const list = () => ({
  pages: [{ assetList: [card, { ...card, skuId: 'K2' }] }, { poiList: [{ assetList: [card] }] }],
});
const body = { ...item, isReserved: true, at: { scene: 'flash-sale', position: 0 } } as const;
const statuses = (key: string) =>
  [...JSON.stringify(queryClient.getQueryData([key])).matchAll(/"reserveStatus":"(\w+)"/g)].map(
    ([, status]) => status,
  );

beforeEach(async () => {
  vi.mocked(call).mockReset();
  vi.mocked(toast).mockReset();
  vi.mocked(track).mockReset();
  queryClient.clear();
  await openKept();
  await activateLocale('id-ID');
});

test('only the cards of the item and session change; what has none of them is the same object', () => {
  const other = { pages: [{ assetList: [{ ...card, sessionUniqueKey: 'F3-20261127' }] }] };
  const reserved = { ...item, reserveStatus: 'RESERVED' } as const;
  expect(withStatus(other, reserved)).toBe(other);
  expect(JSON.stringify(withStatus(list(), reserved)).match(/RESERVED/g)).toHaveLength(2);
});

test('shown at once in every cache, and taken back with the server’s words when it is refused', async () => {
  queryClient.setQueryData(['flash'], list());
  queryClient.setQueryData(['home'], { cards: { items: [card] } });
  const idle = { cards: { items: [] } };
  queryClient.setQueryData(['idle'], idle, { updatedAt: 1 });
  let refuse: (error: Error) => void = () => undefined;
  vi.mocked(call).mockReturnValue(
    new Promise((_resolve, reject) => {
      refuse = reject;
    }),
  );
  const done = perform(reserveItem, body);
  expect(statuses('home')).toEqual(['RESERVED']);
  expect(statuses('flash')).toEqual(['RESERVED', 'CAN_RESERVE', 'RESERVED']);
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  refuse(new ApiError('business', codes.FLASH_BEGUN, 'Sesi sudah mulai'));
  await done;
  expect(statuses('home')).toEqual(['CAN_RESERVE']);
  expect(toast).toHaveBeenCalledExactlyOnceWith('Sesi sudah mulai');
  expect(queryClient.getQueryState(['idle'])?.dataUpdatedAt).toBe(1);
  expect(track).not.toHaveBeenCalled();
});

test('a reply that was asked for before the reservation does not hide it', async () => {
  let answer: (data: unknown) => void = () => undefined;
  const fetching = queryClient.fetchQuery({
    queryKey: ['late'],
    queryFn: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  const data: FlashReserveData = { ...item, reserveStatus: 'RESERVED', startsAtMs: 1 };
  vi.mocked(call).mockResolvedValue(data);
  await perform(reserveItem, body);
  answer({ items: [card] });
  await fetching;
  await vi.waitFor(() => expect(statuses('late')).toEqual(['RESERVED']));
});

test('taken back, its reminder goes', async () => {
  const data: FlashReserveData = { ...item, reserveStatus: 'CAN_RESERVE' };
  vi.mocked(call).mockResolvedValue(data);
  await perform(reserveItem, { ...body, isReserved: false });
  expect(dropReminder).toHaveBeenCalledExactlyOnceWith(data);
  expect(toast).toHaveBeenCalledExactlyOnceWith(text('flash.letGo'));
});

test.each([true, false])(
  'a change that the server took is told: reserved %s',
  async (isReserved) => {
    const reserveStatus = isReserved ? 'RESERVED' : 'CAN_RESERVE';
    vi.mocked(call).mockResolvedValue({ ...item, reserveStatus });
    const at = { scene: 'flash-sale', position: 3, queryId: 'q', traceId: 't' } as const;
    await perform(reserveItem, { ...item, isReserved, at });
    expect(track).toHaveBeenCalledExactlyOnceWith('flash_reserve', { ...at, skuId, isReserved });
  },
);
