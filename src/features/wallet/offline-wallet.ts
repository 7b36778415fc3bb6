/**
 * The vouchers that this device shows without a network: code, short code, terms, outlets, until when.
 * Buying 6 "Offline", B3. Encrypted with the user's key (`wallet-key.ts`); removed by a logout with
 * everything of the user.
 *
 * Invariant: nothing is given after its time (72 hours in the app, 24 in a browser, by the server), nor
 * to another user, and it is promised only after it was read back. A store that cannot be read is an empty one: the network has everything.
 */
import { host } from '#host';
import { queryOptions, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/errors.ts';
import { offlineWallet, vOfflineVoucher } from '../../api/generated/calls/offline-wallet.ts';
import type { CouponId, OfflineVoucher, WalletCoupon } from '../../api/generated/types.ts';
import { queryClient } from '../../api/query.ts';
import { fromBase64 } from '../../lib/base64.ts';
import { adoptServerTime, clock, onThisMachine } from '../../lib/now.ts';
import { isPresent } from '../../lib/present.ts';
import type { Moment } from '../../lib/server-moment.ts';
import { personNumber } from '../../session/personal.ts';
import { memberId } from '../../session/token.ts';
import { storage } from '../../storage/storage.ts';
import { reportProblem } from '../../telemetry/report.ts';
import { currentPoint } from '../location/location.ts';
import { takenOut } from '../order/taken-out.ts';
import { canUse } from '../order/usable.ts';
import { keptPage, type WalletPage } from './kept-list.ts';
import { type KeepObstacle, keepObstacle, keptVouchers } from './kept-vouchers.ts';
import { storedCoupons, storedLeft, storedWallet } from './stored-keys.ts';
import { tabOf } from './tabs.ts';
import { dropKey, keyToRead, keyToWrite, toBase64 } from './wallet-key.ts';

/** So long a wallet that was just kept is not asked for again. */
const FRESH_MS = 60_000;
const NONCE_BYTES = 12;
/** Contract `OfflineWalletData`: of more, those that end first. */
export const MOST_KEPT = 50;

const vKept = v.object({
  vouchers: v.array(vOfflineVoucher),
  /** Milliseconds since the epoch by the server. */
  offlineUntil: v.number(),
  receivedAtMs: v.number(),
  /** Both clocks when it was kept. Monotonic time begins again with each start. */
  moment: v.pipe(
    v.object({ serverMs: v.number(), machineMs: v.number() }),
    v.transform((clocks): Moment => ({ ...clocks, monotonicMs: undefined })),
  ),
});

export type KeptWallet = v.InferOutput<typeof vKept>;

personNumber.subscribe(() => {
  keptVouchers.set(undefined);
  keepObstacle.set(undefined);
  dropKey().catch((error: unknown) => reportProblem('wallet.dropKey', error));
});

/** Ids that an act took out: neither a list that was asked for before nor a kill brings them back. */
const leftIds = (): readonly string[] => storedLeft.get() ?? [];

takenOut.subscribe((couponIds) => void leaveOut(couponIds));

export const keptQuery = queryOptions({
  queryKey: ['my.wallet'],
  queryFn: async () => (await readKept()) ?? null,
  staleTime: Infinity,
  retry: false,
});

/** What is kept of the wallet; undefined while it is read, null when there is nothing. */
export function useKeptWallet(isMember: boolean): KeptWallet | null | undefined {
  const { data, isError } = useQuery({ ...keptQuery, enabled: isMember });
  return isError ? null : data;
}

/**
 * Asks for what may be kept, and keeps it. Never rejects: what was kept before stays.
 * @param hasChanged also when it was just asked for
 */
export async function keepWallet(hasChanged = false): Promise<void> {
  const before = queryClient.getQueryData(keptQuery.queryKey);
  if (!hasChanged && before && clock.nowMs() - before.receivedAtMs < FRESH_MS) return;
  const userId = memberId();
  if (userId === undefined) return;
  const known = leftIds();
  const leftSince = (): string[] => leftIds().filter((couponId) => !known.includes(couponId));
  try {
    const reply = await call(offlineWallet, { ...currentPoint() });
    if (memberId() !== userId) return;
    const { offlineUntil, serverTime } = reply;
    const voucherList = without(reply.voucherList, leftSince());
    const nowMs = clock.nowMs();
    keptVouchers.set(voucherList);
    // A list that was never loaded is not known by this.
    if (storedCoupons.get() !== undefined) storedCoupons.set(listOf(voucherList, nowMs));
    const kept: KeptWallet = {
      vouchers: voucherList,
      offlineUntil,
      receivedAtMs: nowMs,
      moment: { serverMs: serverTime, machineMs: onThisMachine(nowMs), monotonicMs: undefined },
    };
    const obstacle = await write(userId, kept);
    if (memberId() !== userId) return;
    keepObstacle.set(obstacle);
    // The server knew of the others. One that was given and came back is kept again.
    if (obstacle === undefined) storedLeft.set(leftSince());
    // What is promised is what a start without a network would read.
    queryClient.setQueryData(keptQuery.queryKey, (await readKept()) ?? null);
  } catch (error) {
    reportProblem('wallet.keep', error);
  }
}

/** No longer the user's to use: they leave at once, and what the server says of them follows. Never rejects. */
async function leaveOut(couponIds: readonly CouponId[]): Promise<void> {
  storedLeft.set([...new Set([...leftIds(), ...couponIds])]);
  const page = keptPage();
  if (page)
    storedCoupons.set({
      ...page,
      coupons: page.coupons.filter(({ couponId }) => !couponIds.includes(couponId ?? '')),
    });
  const userId = memberId();
  try {
    const kept =
      userId === undefined
        ? undefined
        : (queryClient.getQueryData(keptQuery.queryKey) ?? (await readKept()));
    if (kept && userId !== undefined && memberId() === userId) {
      const less: KeptWallet = { ...kept, vouchers: without(kept.vouchers, couponIds) };
      keptVouchers.set(less.vouchers);
      queryClient.setQueryData(keptQuery.queryKey, less);
      await write(userId, less);
    }
  } catch (error) {
    reportProblem('wallet.leaveOut', error);
  }
  await keepWallet(true);
}

function without(
  vouchers: KeptWallet['vouchers'],
  couponIds: readonly string[],
): KeptWallet['vouchers'] {
  return vouchers.filter(({ detail }) => !couponIds.includes(detail.coupon.couponId ?? ''));
}

/** Keeps the list for a start without a network: the first page, or all that is kept where it has more. */
export function keepList(page: WalletPage): void {
  noteList(page);
  const vouchers = page.hasMore ? keptVouchers.get() : undefined;
  storedCoupons.set(vouchers ? listOf(vouchers, page.receivedAtMs) : page);
}

/** All of them as one page. */
function listOf(vouchers: readonly OfflineVoucher[], receivedAtMs: number): WalletPage {
  const coupons = vouchers.map(({ detail: { coupon } }) => coupon);
  return { coupons, hasMore: false, receivedAtMs };
}

/** What the list lacks, or has with less than was kept: an act whose reply was lost, or another device's. */
function noteList({ coupons, hasMore, leftOut = 0 }: WalletPage): void {
  const isPart = hasMore || leftOut > 0;
  const now = new Map(coupons.map((coupon) => [coupon.couponId, coupon]));
  const gone = (keptVouchers.get() ?? []).flatMap(({ detail: { coupon } }) => {
    const { couponId } = coupon;
    if (!isPresent(couponId) || !canUse(coupon)) return [];
    const newest = now.get(couponId);
    return (newest ? canUse(newest) : isPart) ? [] : [couponId];
  });
  if (gone.length > 0) void leaveOut(gone);
}

/** A voucher's newest state: what this device has kept and reminds of follows it. */
export function noteVoucher(coupon: WalletCoupon): void {
  const { couponId, state } = coupon;
  const kept = queryClient.getQueryData(keptQuery.queryKey)?.vouchers;
  const before = kept?.find(({ detail }) => detail.coupon.couponId === couponId);
  if (before && isPresent(couponId) && canUse(before.detail.coupon) && !canUse(coupon)) {
    void leaveOut([couponId]);
    return;
  }
  const isKept = before !== undefined;
  const isUsable = tabOf(state) === 'usable';
  const isMissing = !isKept && isUsable && (kept?.length ?? 0) < MOST_KEPT;
  if (kept && (isMissing || (isKept && before.detail.coupon.state !== state)))
    void keepWallet(true);
}

/** What forbids it; undefined: the device has it. */
async function write(userId: string, kept: KeptWallet): Promise<KeepObstacle | undefined> {
  if (!canEncrypt()) return 'crypto';
  let key: CryptoKey;
  try {
    key = await keyToWrite(userId);
  } catch (error) {
    reportProblem('wallet.keep', error);
    return host.can.keepSecrets ? 'crypto' : 'private';
  }
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(kept));
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, text);
  // The user may have left meanwhile.
  if (memberId() !== userId) return undefined;
  const value = { nonce: toBase64(nonce), data: toBase64(new Uint8Array(data)) };
  const isKept = await storedWallet.keep(value);
  // Only what the device holds counts: this page's memory has the value also when the device refused it.
  await storage.revert(storedWallet.name);
  return isKept && storedWallet.get()?.nonce === value.nonce ? undefined : 'full';
}

/** A page that came without https has no `subtle`, against its type, or one that only signs. */
function canEncrypt(): boolean {
  const { subtle } = crypto as Partial<Crypto>;
  return (subtle as Partial<SubtleCrypto> | undefined)?.encrypt !== undefined;
}

/** A store that does not answer now says nothing about what is kept: asked again, and nothing is dropped. */
async function readKey(userId: string): Promise<CryptoKey | undefined> {
  try {
    return await keyToRead(userId);
  } catch (error) {
    reportProblem('wallet.readKey', error);
    throw new ApiError('timeout', '', 'the key of the wallet cannot be read now', { cause: error });
  }
}

/** Undefined when nothing is kept, or its time is over. Rejects when the key cannot be read now. */
async function readKept(): Promise<KeptWallet | undefined> {
  const userId = memberId();
  const stored = storedWallet.get();
  if (userId === undefined || stored === undefined) return undefined;
  const key = await readKey(userId);
  if (!key) return undefined;
  try {
    const iv = fromBase64(stored.nonce);
    const data = fromBase64(stored.data);
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data);
    const read = v.parse(vKept, JSON.parse(new TextDecoder().decode(text)));
    const kept = { ...read, vouchers: without(read.vouchers, leftIds()) };
    followClock(kept.moment);
    if (kept.offlineUntil > clock.nowMs()) {
      keptVouchers.set(kept.vouchers);
      return kept;
    }
    storedWallet.remove();
    return undefined;
  } catch (error) {
    reportProblem('wallet.read', error);
    storedWallet.remove();
    return undefined;
  }
}

/** Codes go by the server's clock, of which a start without a network has heard nothing. */
function followClock({ serverMs, machineMs }: Moment): void {
  const nowMs = clock.nowMs();
  if (nowMs === onThisMachine(nowMs)) adoptServerTime(nowMs + serverMs - machineMs);
}

/** A kept voucher; its code only until its own time. */
export function keptVoucher(
  kept: KeptWallet | null | undefined,
  couponId: CouponId,
  nowMs: number,
): OfflineVoucher | undefined {
  if (!kept || kept.offlineUntil <= nowMs) return undefined;
  const found = kept.vouchers.find(({ detail }) => detail.coupon.couponId === couponId);
  if (!found || (found.detail.offlineUntil ?? Infinity) > nowMs) return found;
  const { seed: _over, ...detail } = found.detail;
  return { ...found, detail };
}
