/** What is kept of the wallet: encrypted, one user's, for its time. The key is the app's. */
import { asId } from '../../api/ids.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import type {
  CouponId,
  Gift,
  GiftId,
  OfflineVoucher,
  OrderId,
  PoiId,
  StoreId,
  WalletCoupon,
} from '../../api/generated/types.ts';
import { queryClient } from '../../api/query.ts';
import { setClock } from '../../lib/now.ts';
import { takeOut } from '../order/taken-out.ts';
import {
  keepList,
  type KeptWallet,
  keepWallet,
  keptQuery,
  keptVoucher,
  noteVoucher,
} from './offline-wallet.ts';
import { openStorage } from '../../storage/storage.ts';
import { keepObstacle, keptVouchers } from './kept-vouchers.ts';
import { storedCoupons, storedWallet } from './stored-keys.ts';

const NOW_MS = Date.parse('2026-11-26T11:00:00+07:00');
const HOUR_MS = 3_600_000;
const SEED = '00112233445566778899aabbccddeeff00112233';

const machine = vi.hoisted(() => ({
  secrets: new Map<string, string>(),
  userId: 'U1' as string | undefined,
  isLocked: false,
  call: vi.fn(),
}));
vi.mock('#host', () => ({
  host: {
    can: { keepSecrets: true },
    secrets: {
      read: async (key: string) => {
        if (machine.isLocked) throw new Error('Keystore operation failed');
        return machine.secrets.get(key);
      },
      write: async (key: string, value: string) => void machine.secrets.set(key, value),
      remove: async (key: string) => void machine.secrets.delete(key),
    },
  },
}));
vi.mock('../../session/token.ts', () => ({ memberId: () => machine.userId }));
vi.mock('../../api/call.ts', () => ({ call: machine.call }));
vi.mock('../location/location.ts', () => ({ currentPoint: () => ({}) }));

const voucher: OfflineVoucher = {
  detail: {
    coupon: {
      couponId: asId<CouponId>('W1'),
      orderId: asId<OrderId>('H1'),
      state: 'not_delivery',
      name: { 'id-ID': 'Paket' },
      imageUrl: '/img/a.png',
      backgroundColor: '#ffffff',
      storeId: asId<StoreId>('S1'),
      poiId: asId<PoiId>('P1'),
      storeName: 'Soto',
      quantity: 1,
      validStart: NOW_MS,
      validEnd: NOW_MS + 100 * HOUR_MS,
    },
    voucherKind: 'STANDARD',
    canReport: false,
    seed: SEED,
    offlineUntil: NOW_MS + 10 * HOUR_MS,
    serverTime: NOW_MS,
  },
  storeList: [],
};

const REPLY = {
  voucherList: [voucher],
  offlineUntil: NOW_MS + 72 * HOUR_MS,
  serverTime: NOW_MS,
};

const GIFT: Gift = {
  giftId: asId<GiftId>('G1'),
  couponId: asId<CouponId>('W1'),
  status: 'WAITING',
  note: '',
  giverName: 'Sari',
  createTime: NOW_MS,
  expireTime: NOW_MS + HOUR_MS,
  canReturn: false,
};

beforeEach(async () => {
  await openKept();
  queryClient.clear();
  machine.secrets.clear();
  Object.assign(machine, { userId: 'U1', isLocked: false });
  machine.call.mockReset().mockResolvedValue(REPLY);
  return setClock({ nowMs: () => NOW_MS });
});

/** As a new start of the app reads it. */
function read(): Promise<KeptWallet | null> {
  queryClient.clear();
  return queryClient.fetchQuery(keptQuery);
}

test('a new start reads what an earlier one has kept, and no text of it is stored', async () => {
  await keepWallet();
  const stored = storedWallet.get();
  expect(stored).toBeDefined();
  expect(JSON.stringify(stored)).not.toContain(SEED);
  expect(atob(stored?.data ?? '')).not.toContain('Soto');
  const kept = await read();
  expect(keptVoucher(kept, asId('W1'), NOW_MS)).toEqual(voucher);
  expect(keptVoucher(kept, asId('W2'), NOW_MS)).toBeUndefined();
});

test('it is not asked for twice in a minute', async () => {
  await keepWallet();
  await keepWallet();
  expect(machine.call).toHaveBeenCalledTimes(1);
});

test('another user reads nothing, and gets a key of his own', async () => {
  await keepWallet();
  const first = machine.secrets.get('wallet');
  machine.userId = 'U2';
  expect(await read()).toBeNull();
  await keepWallet();
  expect(machine.secrets.get('wallet')).not.toBe(first);
  expect(await read()).not.toBeNull();
});

test('nothing is given after its time, and it is removed', async () => {
  await keepWallet();
  const restore = setClock({ nowMs: () => NOW_MS + 72 * HOUR_MS });
  expect(await read()).toBeNull();
  expect(storedWallet.get()).toBeUndefined();
  restore();
});

test('a code ends at its own time, the terms stay', async () => {
  await keepWallet();
  const kept = await read();
  const later = keptVoucher(kept, asId('W1'), NOW_MS + 10 * HOUR_MS);
  expect(later?.detail.coupon.couponId).toBe('W1');
  expect(later?.detail).not.toHaveProperty('seed');
});

test('data that was changed is dropped', async () => {
  await keepWallet();
  const stored = storedWallet.get();
  storedWallet.set({ nonce: stored?.nonce ?? '', data: btoa('changed, and long enough') });
  expect(await read()).toBeNull();
  expect(storedWallet.get()).toBeUndefined();
});

test('a key that cannot be read now costs nothing of what was kept', async () => {
  await keepWallet();
  const before = storedWallet.get();
  machine.isLocked = true;
  // Of the kind that a query asks for again by itself.
  await expect(read()).rejects.toMatchObject({ name: 'ApiError', kind: 'timeout' });
  await keepWallet(true);
  expect(storedWallet.get()).toEqual(before);
  machine.isLocked = false;
  expect(await read()).not.toBeNull();
});

test('a refused call leaves what was kept', async () => {
  await keepWallet();
  const before = storedWallet.get();
  queryClient.clear();
  machine.call.mockRejectedValue(new Error('no network'));
  await keepWallet();
  expect(storedWallet.get()).toEqual(before);
});

const page = { coupons: [], hasMore: true, receivedAtMs: NOW_MS };

test('a list that was never loaded is not kept', async () => {
  await keepWallet();
  expect(storedCoupons.get()).toBeUndefined();
  expect(keptVouchers.get()).toEqual([voucher]);
});

test.each([
  ['before', async () => keepList(page), keepWallet],
  ['after', keepWallet, async () => keepList(page)],
])(
  'a list of more than a page, loaded %s the vouchers, is all that is kept, without codes',
  async (_when, first, then) => {
    await first();
    await then();
    expect(storedCoupons.get()).toMatchObject({ coupons: [voucher.detail.coupon] });
    expect(JSON.stringify(storedCoupons.get())).not.toContain(SEED);
  },
);

test('a voucher that changed on its page is stored again, an unchanged one is not', async () => {
  const { coupon } = voucher.detail;
  noteVoucher(coupon);
  expect(machine.call).not.toHaveBeenCalled();
  await keepWallet();
  noteVoucher(coupon);
  noteVoucher({ ...coupon, couponId: asId<CouponId>('W9'), state: 'used' });
  expect(machine.call).toHaveBeenCalledTimes(1);
  noteVoucher({ ...coupon, state: 'used' });
  await vi.waitFor(() => expect(machine.call).toHaveBeenCalledTimes(2));
  const nonce = storedWallet.get()?.nonce;
  noteVoucher({ ...coupon, couponId: asId<CouponId>('W2') });
  await vi.waitFor(() => expect(machine.call).toHaveBeenCalledTimes(3));
  await vi.waitFor(() => expect(storedWallet.get()?.nonce).not.toBe(nonce));
  await read();
});

describe('what an own act took out', () => {
  const list = { coupons: [voucher.detail.coupon], hasMore: false, receivedAtMs: NOW_MS };
  const { coupon } = voucher.detail;
  const given: WalletCoupon = { ...coupon, gift: { ...GIFT, status: 'WAITING' } };

  beforeEach(async () => {
    await keepWallet();
    keepList(list);
    machine.call.mockClear().mockRejectedValue(new Error('no network'));
  });

  const expectGone = async () => {
    expect((await read())?.vouchers).toEqual([]);
    expect(keptVouchers.get()).toEqual([]);
    expect(storedCoupons.get()).toMatchObject({ coupons: [] });
  };

  test('leaves all that is kept, without an answer of the server', async () => {
    takeOut([asId('W1')], 'GIFT_WAITING');
    expect(storedCoupons.get(), 'at once').toMatchObject({ coupons: [] });
    await vi.waitFor(() => expect(keptVouchers.get()).toEqual([]));
    await vi.waitFor(() => expect(machine.call).toHaveBeenCalledTimes(1));
    await expectGone();
  });

  test('leaves what a start has not read yet', async () => {
    queryClient.clear();
    keptVouchers.set(undefined);
    takeOut([asId('W1')], 'REFUNDING');
    await vi.waitFor(() => expect(machine.call).toHaveBeenCalledTimes(1));
    await expectGone();
  });

  test('leaves what a start reads after the app was killed at once', async () => {
    const disk = new Map<string, string>();
    await openKept(disk);
    machine.call.mockResolvedValueOnce(REPLY);
    await keepWallet(true);
    expect((await read())?.vouchers).toHaveLength(1);
    takeOut([asId('W1')], 'GIFT_WAITING');
    await openKept(new Map(disk));
    expect((await read())?.vouchers).toEqual([]);
  });

  test('is kept again when it came back', async () => {
    takeOut([asId('W1')], 'GIFT_WAITING');
    await vi.waitFor(() => expect(machine.call).toHaveBeenCalledTimes(1));
    machine.call.mockResolvedValueOnce(REPLY);
    await keepWallet(true);
    expect((await read())?.vouchers).toHaveLength(1);
  });

  test('does not come back with a reply that was asked for before', async () => {
    let answer: (data: object) => void = () => undefined;
    machine.call.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const before = keepWallet(true);
    takeOut([asId('W1')], 'GIFT_WAITING');
    await vi.waitFor(() => expect(machine.call).toHaveBeenCalledTimes(2));
    answer(REPLY);
    await before;
    await expectGone();
  });

  test.each([
    ['lacks it', { ...list, coupons: [] }],
    ['has it as a gift', { ...list, coupons: [given] }],
  ])('leaves with a list that %s, when the reply of the act was lost', async (_how, news) => {
    keepList(news);
    await vi.waitFor(() => expect(machine.call).toHaveBeenCalledTimes(1));
    expect((await read())?.vouchers).toEqual([]);
  });

  test.each([
    ['has more pages', { ...list, coupons: [], hasMore: true }],
    ['has something that cannot be read', { ...list, coupons: [], leftOut: 1 }],
    ['still has it', list],
  ])('stays with a list that %s', async (_how, news) => {
    keepList(news);
    await read();
    expect(machine.call).not.toHaveBeenCalled();
    expect(keptVouchers.get()).toHaveLength(1);
  });

  test('leaves with its own page', async () => {
    noteVoucher(given);
    await vi.waitFor(() => expect(machine.call).toHaveBeenCalledTimes(1));
    await expectGone();
  });
});

/** What this device keeps of it, and what the page says that forbids keeping. */
async function outcome(): Promise<[string | undefined, number | undefined]> {
  await keepWallet(true);
  const kept = queryClient.getQueryData(keptQuery.queryKey);
  return [keepObstacle.get(), kept?.vouchers.length];
}

async function openFull(kept: Map<string, string>): Promise<void> {
  await openStorage({
    host: {
      read: () => Promise.resolve(new Map(kept)),
      write: () => Promise.reject(new Error('QuotaExceededError')),
      remove: (key) => Promise.resolve(void kept.delete(key)),
    },
    versionCode: '1',
    report: () => undefined,
  });
}

test('what was kept is promised', async () => {
  expect(await outcome()).toEqual([undefined, 1]);
});

test('nothing is promised when the storage is full, and that is said', async () => {
  await openFull(new Map());
  expect(await outcome()).toEqual(['full', undefined]);
  expect(await read()).toBeNull();
});

test('a full storage keeps what an earlier visit kept', async () => {
  const disk = new Map<string, string>();
  await openKept(disk);
  await keepWallet();
  await openFull(disk);
  expect(await outcome()).toEqual(['full', 1]);
});

test('a storage that says yes and keeps nothing is not believed', async () => {
  await openStorage({
    host: {
      read: () => Promise.resolve(new Map()),
      write: () => Promise.resolve(),
      remove: () => Promise.resolve(),
    },
    versionCode: '1',
    report: () => undefined,
  });
  expect(await outcome()).toEqual(['full', undefined]);
});

test('without encryption or a place for the key nothing is kept, and that is said', async () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes });
  expect(await outcome()).toEqual(['crypto', undefined]);
  vi.unstubAllGlobals();
  vi.spyOn(machine.secrets, 'set').mockImplementationOnce(() => {
    throw new Error('locked');
  });
  expect(await outcome()).toEqual(['crypto', undefined]);
  expect(await outcome()).toEqual([undefined, 1]);
});
