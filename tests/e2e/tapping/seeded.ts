/** Everything that the seed gives to a person, by kind and state, with the page that shows it. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type {
  CouponDetailData,
  MyCouponsData,
  OrderDetailData,
  OrderListData,
  SplitViewData,
  TokenViewData,
} from '../../../src/api/generated/types.ts';
import { type Path, pathnames, paths } from '../../../src/paths.ts';
import { type Ending, plannedReminders } from '../../../src/features/reminders/plan.ts';
import { type Member, newMember } from '../../support/members.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { MENTENG } from '../fixtures.ts';
import { DISCOVERY, listed } from './discovery.ts';
import { shapeOf } from './names.ts';
import { TOKEN_VIEW } from '../steps/gift-steps.ts';
import { ORDER_DETAIL, ORDER_LIST, ordersOf } from '../steps/order-steps.ts';
import { REFUND_DETAIL } from '../steps/refund-steps.ts';
import { SPLIT_VIEW, splitPath } from '../steps/split-steps.ts';
import { COUPON_DETAIL, MY_COUPONS } from '../steps/wallet-steps.ts';

const REPORT = '/market/coupon/report_refused';
const SEED = 'src-tauri/sandbox/src/seed';

/** Phone and name of those who can log in. What they have is written when they first look at it: in this order. */
export const PEOPLE: readonly { phoneNo: string; name: string }[] = [
  ...readFileSync(`${SEED}/users.rs`, 'utf8').matchAll(
    /\(\s*"(\d+)",\s*"([^"]+)",\s*"[^"]+",\s*None,?\s*\)/g,
  ),
]
  .map(([, phoneNo = '', name = '']) => ({ phoneNo, name }))
  .toReversed();

const CODES: readonly string[] = [
  ...readFileSync(`${SEED}/offers.rs`, 'utf8').matchAll(/^\s*\("([A-Z0-9]+)",/gm),
].map(([, code = '']) => code);

export const KINDS = [
  'order',
  'voucher',
  'gift',
  'case',
  'refund',
  'split',
  'envelope',
  'notification',
  'list',
  'card',
  'discovery',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Place {
  kind: Kind;
  state: string;
  /** Items of one kind, state and shape offer the same: one of them is opened. */
  shape: string;
  phoneNo: string;
  path: string;
  /** Of what has another id in each world. */
  findPath?: (sandbox: Sandbox, member: Member) => Promise<string>;
  /** Done on the page before it is looked at. */
  reach?: (page: Page) => Promise<unknown>;
  /** Names of the item itself, which say nothing about what is offered. */
  words: readonly string[];
  /** Each region of the page is a state of its own. */
  isByRegion?: boolean;
  /** It leads to an item that is tapped as itself. */
  isOpenedOnly?: boolean;
}

/** A reply, for the table of states. */
export interface Read {
  call: string;
  data: unknown;
}

const at = ({ pathname, search }: Path): string => pathname + search;

const states = (...parts: (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join(' ');

/** Every text in it, the longest first. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return data.length > 3 && !/^[A-Z_]+$/.test(data) ? [data] : [];
  if (typeof data !== 'object' || data === null) return [];
  const texts = new Set(Object.values(data).flatMap(textsIn));
  return [...texts].toSorted((a, b) => b.length - a.length);
}

/** A world as seeded, in which everybody has looked; the members by phone. */
export async function newWorld(sandbox: Sandbox): Promise<ReadonlyMap<string, Member>> {
  await sandbox.reset();
  const members = new Map<string, Member>();
  for (const { phoneNo } of PEOPLE) {
    const member = await newMember(sandbox, phoneNo);
    const body = { filter: 'ALL', pageNo: 1, pageSize: 1 };
    await sandbox.call(ORDER_LIST, body, { token: member.accessToken });
    members.set(phoneNo, member);
  }
  return members;
}

/** What the app keeps of a member who was here before, by key. */
export function keptBy(member: Member, kind: Kind, nowMs: number): Record<string, unknown> {
  const { userId, accessToken, refreshToken } = member;
  return {
    tokenInfo: { userId, accessToken, refreshToken },
    // The bar comes late, and is tapped on the pages of items.
    ...(kind === 'discovery' && { downloadBarClosed: true }),
    // What a list offers before a position is known is gone when it comes.
    lastPosition: { ...MENTENG, atMs: nowMs },
  };
}

/** Their ids are thrown for each world; the order stays. */
async function splitsOf(sandbox: Sandbox, member: Member): Promise<string[]> {
  const body = { filter: 'ALL', pageNo: 1, pageSize: 50 };
  const caller = { token: member.accessToken };
  const { splitList } = (await sandbox.call(ORDER_LIST, body, caller)) as OrderListData;
  const own = (await ordersOf(sandbox, member)).map(({ splitId }) => splitId);
  const ids = [...splitList.map(({ splitId }) => splitId), ...own];
  return [...new Set(ids.filter((splitId) => typeof splitId === 'string'))];
}

class Reader {
  readonly places: Place[] = [];
  readonly reads: Read[] = [];
  readonly #sandbox: Sandbox;
  readonly #member: Member;

  constructor(sandbox: Sandbox, member: Member) {
    this.#sandbox = sandbox;
    this.#member = member;
  }

  async ask<Data>(call: string, body: object): Promise<Data> {
    const data = await this.#sandbox.call(call, body, this.#caller());
    this.reads.push({ call, data });
    return data as Data;
  }

  /** As `ask`, of what may be refused: its code. */
  async tried<Data>(call: string, body: object): Promise<Data | string> {
    const { envelope } = await this.#sandbox.send(call, body, this.#caller());
    if (!envelope.success) return envelope.error?.code ?? 'refused';
    this.reads.push({ call, data: envelope.data });
    return envelope.data as Data;
  }

  /** The calls of a device are limited by the second, and here are more. */
  #caller() {
    return { token: this.#member.accessToken, deviceId: randomUUID() };
  }

  add(kind: Kind, state: string, path: string, data: unknown, more: Partial<Place> = {}): void {
    const { phoneNo } = this.#member;
    const words = textsIn(data);
    this.places.push({ kind, state, shape: shapeOf(data), phoneNo, path, words, ...more });
  }

  async orders(): Promise<void> {
    for (const { orderId } of await ordersOf(this.#sandbox, this.#member)) {
      const detail = await this.ask<OrderDetailData>(ORDER_DETAIL, { orderId });
      const { order, refundList, returnList, caseList } = detail;
      const { orderStatus, payStatus, closeReason, visitList } = order;
      const kind = caseList.length > 0 ? 'case' : 'order';
      const state = states(orderStatus, payStatus, closeReason, visitList.length > 0 && 'visited');
      this.add(kind, state, at(paths.groupCouponOrderDetail({ orderId })), detail);
      for (const { refundId } of [...refundList, ...returnList]) await this.refund(refundId);
    }
    for (const [index, splitId] of (await splitsOf(this.#sandbox, this.#member)).entries()) {
      const view = await this.ask<SplitViewData>(SPLIT_VIEW, { splitId });
      const { status, isOwner, shareList } = view;
      const mine = shareList.filter(({ isMine }) => isMine).map((share) => share.status);
      const state = states(status, isOwner && 'owner', ...mine.toSorted());
      const findPath = async (sandbox: Sandbox, member: Member): Promise<string> =>
        splitPath((await splitsOf(sandbox, member))[index] ?? '');
      this.add('split', state, splitPath(splitId), view, { findPath });
    }
  }

  async refund(refundId: string): Promise<void> {
    const detail = await this.ask<{
      refund: { status: string; failureReason?: string; cause: string };
    }>(REFUND_DETAIL, { refundId });
    const { status, failureReason, cause } = detail.refund;
    const state = states(status, failureReason, cause);
    this.add('refund', state, at(paths.refundDetail({ refundId })), detail);
  }

  async wallet(kind: string): Promise<MyCouponsData[]> {
    const all: MyCouponsData[] = [];
    for (let pageNo = 1; all.at(-1)?.hasMore ?? true; pageNo += 1) {
      const body = { kind, states: [], sort: 'EXPIRING', search: '', pageNo, pageSize: 50 };
      all.push(await this.ask<MyCouponsData>(MY_COUPONS, body));
    }
    return all;
  }

  async vouchers(): Promise<void> {
    const endings: Ending[] = [];
    let serverTime = 0;
    for (const page of await this.wallet('VOUCHER')) {
      ({ serverTime } = page);
      for (const { couponId } of page.couponList) {
        if (typeof couponId !== 'string') continue;
        const detail = await this.ask<CouponDetailData>(COUPON_DETAIL, { couponId });
        this.voucher(couponId, detail);
        const { state, name, validEnd } = detail.coupon;
        if (['not_delivery', 'valid', 'valid_coupon', 'not_effective'].includes(state))
          endings.push({ couponId, name: name['id-ID'] ?? '', validEnd });
        const gift = detail.coupon.gift;
        if (gift) await this.link('gift', { id: gift.giftId });
      }
    }
    for (const { daysLeft, endings: of } of plannedReminders(endings, serverTime)) {
      const [first, another] = of;
      const path =
        first && !another ? paths.couponDetail({ id: first.couponId }) : paths.myCouponList();
      const state = `${daysLeft ?? 'begins'} days left, ${another ? 'several' : 'one'}`;
      this.add('notification', state, at(path), undefined, { isOpenedOnly: true });
    }
  }

  voucher(couponId: string, detail: CouponDetailData): void {
    const { coupon, outletCase, redemption, voucherKind, bought } = detail;
    const kind = outletCase ? 'case' : coupon.gift ? 'gift' : 'voucher';
    const state = states(
      coupon.state,
      coupon.gift?.status,
      coupon.gift && (bought?.orderNo ? 'given' : 'received'),
      outletCase && (outletCase.choice ?? 'not decided'),
      redemption?.status,
      voucherKind !== 'STANDARD' && voucherKind,
      coupon.money?.status,
    );
    this.add(kind, state, at(paths.couponDetail({ id: couponId })), detail);
  }

  /** Not seeded, but reported by their owner: refunds that the outlet or customer service decides. */
  async claims(): Promise<void> {
    const isOf = ({ state, kind }: Place) => kind === 'voucher' && /^(?:used|valid)/.test(state);
    const pages = new Set(this.places.filter(isOf).map(({ path }) => path));
    for (const path of pages) {
      const couponId = new URLSearchParams(path.split('?')[1]).get('id') ?? '';
      const { reportRule } = await this.ask<CouponDetailData>(COUPON_DETAIL, { couponId });
      if (reportRule !== 'OUTLET' && reportRule !== 'SERVICE') continue;
      const findPath = async (sandbox: Sandbox, member: Member): Promise<string> => {
        const body = { couponId, text: 'Outlet menolak voucher ini.', photoList: [] };
        const caller = { token: member.accessToken };
        await sandbox.call(REPORT, { ...body, choice: 'REFUND' }, caller);
        return path;
      };
      await findPath(this.#sandbox, this.#member);
      const detail = await this.ask<CouponDetailData>(COUPON_DETAIL, { couponId });
      const claim = detail.outletCase?.claim;
      const state = states('claim', detail.coupon.state, claim?.kind, claim?.status);
      this.add('case', state, path, detail, { findPath });
    }
  }

  /** Of a gift, or a code of a red envelope. */
  async link(kind: 'gift' | 'envelope', values: { id: string } | { code: string }): Promise<void> {
    const view = await this.tried<TokenViewData>(TOKEN_VIEW, values);
    if (typeof view === 'string') return;
    this.add(kind, `link ${view.state}`, at(paths.receiveRedEnvelope(values)), view);
  }

  async envelopes(): Promise<void> {
    for (const page of await this.wallet('RED_ENVELOPE'))
      for (const envelope of page.redEnvelopeList) {
        const { redEnvelopeId: id, appOnly, productCount } = envelope;
        const state = states(
          envelope.state,
          appOnly && 'app only',
          productCount > 0 && 'some vouchers',
        );
        this.add('envelope', state, at(paths.redEnvelopeDetail({ id })), envelope);
        this.add(
          'envelope',
          `vouchers for ${state}`,
          at(paths.redEnvelopeProducts({ id })),
          envelope,
        );
      }
    for (const code of CODES) await this.link('envelope', { code });
  }

  lists(): void {
    const names = [
      'order',
      'myCouponList',
      'myOffers',
      'historyOffers',
      'tripartiteCoupons',
    ] as const;
    const datas = this.reads.map(({ data }) => data);
    for (const name of names) this.add('list', name, pathnames[name], datas);
    this.add('card', 'home', pathnames.homeTab, undefined, { isByRegion: true });
  }

  async discovery(): Promise<void> {
    const words = textsIn(await listed(this.#sandbox));
    for (const { state, path, ...more } of DISCOVERY)
      this.add('discovery', state, path, undefined, { words, ...more });
  }
}

export interface Seeded {
  /** One of each shape. */
  places: readonly Place[];
  reads: readonly Read[];
}

/** What the world of the seed holds. */
export async function seeded(sandbox: Sandbox): Promise<Seeded> {
  const places: Place[] = [];
  const reads: Read[] = [];
  for (const member of (await newWorld(sandbox)).values()) {
    const reader = new Reader(sandbox, member);
    await reader.orders();
    await reader.vouchers();
    await reader.envelopes();
    reader.lists();
    await reader.discovery();
    await reader.claims();
    places.push(...reader.places);
    reads.push(...reader.reads);
  }
  const unlike = new Map(
    places.toReversed().map((place) => [`${place.kind} ${place.state} ${place.shape}`, place]),
  );
  return { places: [...unlike.values()].toReversed(), reads };
}
