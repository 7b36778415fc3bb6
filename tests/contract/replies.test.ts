// @vitest-environment node
/**
 * Every call of the contract against the real sandbox: it is served, and its reply passes the app's
 * validator.
 */
import { asId } from '../../src/api/ids.ts';
import { readFileSync } from 'node:fs';
import { safeParse } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnyEndpoint } from '../../src/api/endpoint.ts';
import * as endpoints from '../../src/api/generated/endpoints.ts';
import type {
  GiftCreateData,
  HomepageCoupons,
  MyCouponsData,
  PageCardListData,
  PlaceOrderBody,
  PlaceOrderData,
  QrCodeId,
  ReceiveCouponBody,
  SettlementData,
} from '../../src/api/generated/types.ts';
import { openAt, scanOf } from '../support/buying/outlets.ts';
import { paidFor } from '../support/buying/purchases.ts';
import { refundable, refundBodies } from '../support/buying/refunds.ts';
import { type Member, newMember, rightLogin } from '../support/members.ts';
import { png } from '../support/photos.ts';
import { cardOf, listBodies, nearbyStores, storeListBody } from '../support/requests.ts';
import { Sandbox } from '../support/sandbox.ts';
import {
  brandDaySection,
  newReview,
  ownReview,
  partnerSku,
  someEnvelope,
  someReview,
} from '../support/subjects.ts';

type Name = keyof typeof endpoints;

const openapi = JSON.parse(readFileSync('src-tauri/contract/openapi.json', 'utf8')) as {
  components: { schemas: { CardId: { enum: string[] } } };
};
/** All home cards, as the contract declares them. */
const CARD_IDS = openapi.components.schemas.CardId.enum;

const place = { latitude: -6.2088, longitude: 106.8456 };
const storeList = storeListBody({ traceId: 'contract' });

/** A seeded store with vouchers, batches and reviews. */
const STORE_ID = 'S1';

/** A store with a voucher in each state; the first is for everybody to buy. */
const VOUCHERS_ID = 'S9000015';

/** A table of it. */
const TABLE = asId<QrCodeId>('Q9000015T3');

const DEVICE_ID = '00000000-0000-4000-8000-00000000c0de';

let sandbox: Sandbox;
let member: Member;
let skuId: string;
beforeAll(async () => {
  sandbox = await Sandbox.start();
}, 90_000);
beforeEach(async () => {
  await sandbox.reset();
  member = await newMember(sandbox);
  skuId = await firstSku();
});
afterAll(() => sandbox.stop());

/** A valid body for each call. A call of the contract that is missing here fails the type check. */
const bodies: Record<Name, () => object | Promise<object>> = {
  batchQueryConfig: () => ({ keys: ['explore_tab_switch', 'web_client_config', 'nobody_knows'] }),
  reportDevice: () => ({
    fcmToken: '',
    deviceInfo: {
      model: 'test',
      height: 800,
      width: 360,
      brand: 'test',
      hardwareType: 'phone',
      locale: 'id-ID',
      country: 'ID',
      timeZone: 'Asia/Jakarta',
      osVersion: '1',
    },
  }),
  getDeviceInfo: () => ({}),
  pageCardList: () => ({ cardIds: CARD_IDS, ...place }),
  findByDistance: () => storeList,
  findByRegion: () => storeList,
  findByRecommend: async () => {
    const { queryId } = await nearbyStores(sandbox, place);
    return { ...storeList, originQueryId: queryId };
  },
  queryAllCategory: () => ({ scene: 'HOME_PAGE' }),
  regionList: () => ({}),
  getAddressByLocation: () => ({ latitude: '-6.2088', longitude: '106.8456' }),
  queryUnread: () => ({}),
  resetUnread: () => ({ page: 'account' }),
  reportEvents: () => ({
    events: [{ eventId: 'e-1', name: 'store_card', timeMs: Date.now(), page: '/', props: {} }],
  }),
  getAuthCode: () => ({ codeChallenge: '0'.repeat(64) }),
  queryAuthCode: () => ({ authCodeKey: 'none' }),
  checkSlider: () => ({ loginType: 'WHATS_APP' }),
  sendCode: () => ({ countryCode: '62', phoneNo: '81200000001' }),
  login: () => rightLogin(sandbox, DEVICE_ID),
  refreshToken: async () => ({
    refreshToken: (await newMember(sandbox)).refreshToken,
    identityType: 'C',
    cpType: 'COUPON_PLATFORM',
  }),
  logout: async () => ({
    refreshToken: (await newMember(sandbox)).refreshToken,
    everywhere: false,
  }),
  queryUserInfo: () => ({}),
  editAccount: () => ({ userName: 'Ani', userType: 'LOGIN', shareMethod: '' }),
  uploadFile: () => ({ business: 'user' }),
  querySandbox: () => ({}),
  setClock: () => ({ offsetMs: 0 }),
  setFaults: () => ({ faults: [] }),
  elapse: () => ({ ms: 1 }),
  release: () => ({}),
  queryJournal: () => ({}),
  resetSandbox: () => ({}),
  setConfig: () => ({ key: 'avatar_edit_switch', value: true }),
  playWhatsApp: () => ({ text: 'none', phoneNo: '81200000001', outcome: 'SENT' }),
  queryLastCode: () => ({ countryCode: '62', phoneNo: '81200000001' }),
  freezeUser: () => ({ phoneNo: '81200000001' }),
  expireTokens: () => ({ userId: 'U1', what: 'ACCESS' }),
  demandSlider: () => ({ mode: 'AUTO' }),
  demandRiskCheck: () => ({ count: 0 }),
  productDetail: () => ({ skuId }),
  flashSaleProductDetail: () => ({ skuId, isFlashSale: true, detailId: '' }),
  productApplicableStoreList: () => ({ skuId, ...place, pageNo: 1, pageSize: 10 }),
  orderH5Config: () => ({ skuId }),
  settlement: () => ({ skuId, quantity: 1, envelope: 'AUTO' }),
  placeOrder: () => checkout(),
  orderDetail: async () => ({ orderId: await placedOrder() }),
  orderList: async () => {
    await placedOrder();
    return { filter: 'ALL', pageNo: 1, pageSize: 10 };
  },
  myCoupons: async () => {
    await placedOrder();
    return { states: [], sort: 'EXPIRING', ...place, pageNo: 1, pageSize: 10 };
  },
  savingsQuery: () => ({}),
  couponDetail: async () => ({ couponId: await claimedCoupon() }),
  couponApplicableStoreList: async () => ({
    couponId: await boughtCoupon(),
    ...place,
    pageNo: 1,
    pageSize: 10,
  }),
  productList: async () => ({
    redEnvelopeId: await someEnvelope(sandbox, member),
    ...place,
    pageNo: 1,
    pageSize: 10,
  }),
  offlineWallet: async () => {
    await boughtCoupon();
    return { ...place };
  },
  partnerCoupons: () => ({ pageNo: 1, pageSize: 10 }),
  partnerCodeOpen: async () => {
    skuId = await partnerSku(sandbox);
    return { couponId: await boughtCoupon() };
  },
  ...refundBodies(() => sandbox, bought),
  cancelOrder: async () => ({ orderId: await placedOrder() }),
  pay: async () => ({ orderId: await placedOrder(), method: 'QRIS' }),
  payResult: async () => ({ orderId: await begunPayment() }),
  splitView: async () => ({ splitId: await openSplit() }),
  moneyCheck: async () => ({ orderId: await begunPayment(), reference: 'nobody-knows' }),
  openCase: async () => ({ orderId: await placedOrder(), topic: 'OTHER', note: '' }),
  playPayer: async () => ({ orderId: await begunPayment(), act: 'PAY', notice: 'SENT' }),
  playMerchant: () => ({ skuId, stock: 5 }),
  redeemOpen: async () => ({ couponId: await boughtCoupon(), qrCodeId: TABLE }),
  reportRefused: async () => {
    const { redemption } = await openAt(
      sandbox,
      memberOnDevice(),
      asId(await boughtCoupon()),
      TABLE,
    );
    return { couponId: redemption.couponId, photoList: [], text: '' };
  },
  playCashier: async () =>
    scanOf(await openAt(sandbox, memberOnDevice(), asId(await boughtCoupon()), TABLE)),
  giftCreate: async () => ({ couponId: await boughtCoupon(), note: '' }),
  giftTakeBack: async () => ({ giftId: (await made(member)).gift.giftId }),
  giftReturn: async () => {
    const { gift, token } = await made(await newMember(sandbox));
    await sandbox.call('/market/coupon/receive_by_token', { token }, memberOnDevice());
    return { giftId: gift.giftId };
  },
  tokenView: async () => ({ token: (await made(member)).token }),
  receiveByToken: async () => ({ token: (await made(await newMember(sandbox))).token }),
  operationalDelivery: () => ({ pageId: '' }),
  playEnvelopeOffer: () => ({
    code: 'REPLY1',
    discountAmount: 5000,
    validDays: 1,
    copies: 1,
    claimableMs: 1000,
  }),
  queryLedger: () => ({}),
  queryHomepageStoreInfo: () => ({ storeId: STORE_ID, sourceType: 'CUSTOMER', ...place }),
  queryMerchantCoupon: () => ({ storeId: STORE_ID }),
  receiveCoupon: () => claimable(),
  myReports: () => ({}),
  reportStore: () => ({ storeId: STORE_ID, wrong: 'HOURS', note: '' }),
  saveFavourite: () => ({ businessIdList: [STORE_ID], businessType: 'STORE' }),
  cancelFavourite: () => ({ businessId: STORE_ID, businessType: 'STORE' }),
  batchCancelFavourite: () => ({ businessIdList: [STORE_ID], businessType: 'STORE' }),
  favouriteStoreList: () => ({ pageNo: 1, pageSize: 10, ...place }),
  favouriteIds: () => ({}),
  reviewList: () => ({ storeId: STORE_ID, pageNo: 1, pageSize: 5 }),
  reviewDetail: async () => ({ reviewId: await someReview(sandbox) }),
  saveReview: () => newReview(sandbox, member),
  deleteReview: () => ownReview(sandbox, member),
  checkReviewEligibility: () => ({ storeId: STORE_ID }),
  markHelpful: async () => ({ reviewId: await someReview(sandbox), isHelpful: true }),
  reportReview: async () => ({ reviewId: await someReview(sandbox), reason: 'SPAM', note: '' }),
  moderateReview: async () => ({ reviewId: await someReview(sandbox), auditStatus: 'APPROVED' }),
  ...listBodies(place, () => sandbox),
  queryBrandPavilion: () => ({ pageNo: 1, pageSize: 15 }),
  brandHomepage: () => ({ brandId: '1' }),
  brandStoreList: () => ({ brandId: '1', pageNo: 1, pageSize: 10, ...place }),
  brandDayPage: () => ({ pageId: '' }),
  brandDayOffers: () => brandDaySection(sandbox),
  brandDayBrands: async () => ({ pageId: (await brandDaySection(sandbox)).pageId }),
};

/** A batch of store 1 that the member has not claimed. */
async function claimable(): Promise<ReceiveCouponBody> {
  const body = { storeId: STORE_ID };
  const coupons = (await sandbox.call('/resource_pos/merchant_homepage/coupon', body, {
    deviceId: DEVICE_ID,
    token: member.accessToken,
  })) as HomepageCoupons;
  const batch = coupons.couponBatchList.find(({ claimableCount }) => claimableCount > 0);
  if (!batch) throw new Error('Store 1 has no batch to claim');
  return {
    couponBatchId: batch.batchId,
    couponTemplateIds: [batch.coupon.templateId],
    activityId: coupons.activityId,
  };
}

async function claimedCoupon(): Promise<string> {
  const caller = { deviceId: DEVICE_ID, token: member.accessToken };
  const claim = { ...caller, requestId: crypto.randomUUID() };
  await sandbox.call('/market/coupon/receive', await claimable(), claim);
  const page = { states: [], sort: 'EXPIRING', pageNo: 1, pageSize: 10 };
  const data = (await sandbox.call('/market/coupon/my_coupons', page, caller)) as MyCouponsData;
  const couponId = data.couponList[0]?.couponId;
  if (typeof couponId !== 'string') throw new Error('nothing was claimed');
  return couponId;
}

async function firstSku(): Promise<string> {
  const path = '/resource_pos/merchant_homepage/coupon';
  const body = { storeId: VOUCHERS_ID };
  const { productList } = (await sandbox.call(path, body)) as HomepageCoupons;
  const sku = productList.find(({ purchaseCode }) => purchaseCode === 0)?.skuId;
  if (!sku) throw new Error(`${VOUCHERS_ID} sells nothing`);
  return sku;
}

/** What placing an order for one voucher sends. */
async function checkout(buyer = member): Promise<PlaceOrderBody> {
  const body = { skuId, quantity: 1, envelope: 'AUTO' };
  const { item, payAmount, redEnvelopeId } = (await sandbox.call(
    '/digital-food/local_life/order/settlement',
    body,
    { deviceId: DEVICE_ID, token: buyer.accessToken },
  )) as SettlementData;
  const { productId, storeId, quantity } = item;
  return {
    skuId: asId(skuId),
    productId,
    storeId,
    quantity,
    payAmount,
    ...(redEnvelopeId && { redEnvelopeId }),
  };
}

async function placedOrder(): Promise<string> {
  const { orderId } = (await sandbox.call(
    '/digital-food/local_life/order/place_order',
    await checkout(),
    memberOnDevice(),
  )) as PlaceOrderData;
  return orderId;
}

async function openSplit(): Promise<PlaceOrderData['splitId']> {
  const personList = [
    { name: 'Sari', quantity: 0 },
    { name: 'Dewi', quantity: 0 },
  ];
  const { splitId } = (await sandbox.call(
    '/digital-food/local_life/order/place_order',
    { ...(await checkout()), split: { mode: 'EQUAL', personList } },
    memberOnDevice(),
  )) as PlaceOrderData;
  return splitId;
}

function bought() {
  return refundable(sandbox, member, DEVICE_ID);
}

/** Of a paid order. */
async function boughtCoupon(buyer = member): Promise<string> {
  const caller = { deviceId: DEVICE_ID, token: buyer.accessToken };
  const [couponId] = (await paidFor(sandbox, caller, asId(skuId))).couponIds;
  if (couponId === undefined) throw new Error('The order has no voucher');
  return couponId;
}

/** A gift that waits. */
async function made(giver: Member): Promise<GiftCreateData> {
  const caller = { deviceId: DEVICE_ID, token: giver.accessToken };
  const body = { couponId: await boughtCoupon(giver), note: '' };
  return (await sandbox.call('/market/coupon/gift_create', body, caller)) as GiftCreateData;
}

async function begunPayment(): Promise<string> {
  const orderId = await placedOrder();
  const body = { orderId, method: 'QRIS' };
  await sandbox.call('/digital-food/local_life/order/pay', body, memberOnDevice());
  return orderId;
}

function memberOnDevice() {
  return { deviceId: DEVICE_ID, token: member.accessToken };
}

/** Beside the body. */
const files: Partial<Record<Name, Uint8Array>> = { uploadFile: png(8, 8) };

describe('replies', () => {
  const names = Object.keys(endpoints) as Name[];

  it.each(names)('%s is served and its reply parses', async (name) => {
    const endpoint = endpoints[name] as AnyEndpoint<object, unknown>;
    const token = endpoint.isLoginRequired && { token: member.accessToken };
    const caller = { deviceId: DEVICE_ID, ...token };
    const data = await sandbox.call(endpoint.path, await bodies[name](), caller, files[name]);
    const parsed = safeParse(endpoint.data, data);
    expect(
      parsed.issues?.map(({ message, path }) => [message, path?.map(({ key }) => key)]),
    ).toBeUndefined();
  });

  it('every home card is returned once, with content', async () => {
    const data = (await sandbox.call(
      endpoints.pageCardList.path,
      await bodies.pageCardList(),
    )) as PageCardListData;
    expect(data.cardList.map(({ cardId }) => cardId)).toEqual(CARD_IDS);
    expect(cardOf(data.cardList, 'FLASH_SALE_CARD').countdownTime).toBeGreaterThan(0);
  });

  it('a validator rejects a malformed reply', () => {
    const { data } = endpoints.findByDistance as AnyEndpoint<object, unknown>;
    expect(safeParse(data, { poiList: 'none' }).success).toBe(false);
  });

  it('the served openapi.json is the committed one', async () => {
    const served = await (await fetch(`${sandbox.baseUrl}/openapi.json`)).json();
    expect(served).toEqual(openapi);
  });
});
