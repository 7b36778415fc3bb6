// @vitest-environment node
/**
 * Every call of the contract, made of the real sandbox over the wire: it is served, and its reply
 * has the shape that the app checks it against.
 */
import { safeParse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../src/api/endpoint.ts';
import * as endpoints from '../../src/api/generated/endpoints.ts';
import type { PageCardListData } from '../../src/api/generated/types.ts';
import { type Member, newMember, rightLogin } from '../support/members.ts';
import { png } from '../support/photos.ts';
import { cardOf, homeCard, nearbyStores, storeListBody } from '../support/requests.ts';
import { Sandbox } from '../support/sandbox.ts';

type Name = keyof typeof endpoints;

const CARD_IDS = [
  'PAGE_HOME_BANNER_CARD',
  'PAGE_HOME_MIDDLE_BANNER_CARD',
  'HOME_CATEGORY_CARD',
  'RANK_CARD',
  'MALL_CARD',
  'FLASH_SALE_CARD',
  'BRAND_PAVILION_CARD',
  'MALL_NEARBY_CARD',
];

const place = { latitude: -6.2088, longitude: 106.8456 };
const storeList = storeListBody({ traceId: 'contract' });

const DEVICE_ID = '00000000-0000-4000-8000-00000000c0de';

let sandbox: Sandbox;
let member: Member;
beforeAll(async () => {
  sandbox = await Sandbox.start();
  member = await newMember(sandbox);
}, 90_000);
afterAll(() => sandbox.stop());

/** A right body for each call. A call that is added to the contract and not here fails the type check. */
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
  flashSalePageDetail: async () => {
    const { pageId } = await homeCard(sandbox, 'FLASH_SALE_CARD', place);
    return { pageId };
  },
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
  setConfig: () => ({ key: 'avatar_edit_switch', value: true }),
  playWhatsApp: () => ({ text: 'none', phoneNo: '81200000001', outcome: 'SENT' }),
  queryLastCode: () => ({ countryCode: '62', phoneNo: '81200000001' }),
  freezeUser: () => ({ phoneNo: '81200000001' }),
  expireTokens: () => ({ userId: 'U1', what: 'ACCESS' }),
  demandSlider: () => ({ mode: 'AUTO' }),
  demandRiskCheck: () => ({ count: 0 }),
};

/** Beside the body. */
const files: Partial<Record<Name, Uint8Array>> = { uploadFile: png(8, 8) };

describe('replies', () => {
  const names = Object.keys(endpoints) as Name[];

  it.each(names)('%s is served and its reply parses', async (name) => {
    const endpoint = endpoints[name] as Endpoint<object, unknown>;
    const token = endpoint.isLoginRequired && { token: member.accessToken };
    const caller = { deviceId: DEVICE_ID, ...token };
    const data = await sandbox.call(endpoint.path, await bodies[name](), caller, files[name]);
    const parsed = safeParse(endpoint.data, data);
    expect(
      parsed.issues?.map(({ message, path }) => [message, path?.map(({ key }) => key)]),
    ).toBeUndefined();
  });

  it('every home card comes once and has contents', async () => {
    const data = (await sandbox.call(
      endpoints.pageCardList.path,
      await bodies.pageCardList(),
    )) as PageCardListData;
    expect(data.cardList.map(({ cardId }) => cardId)).toEqual(CARD_IDS);
    expect(cardOf(data.cardList, 'FLASH_SALE_CARD').countdownTime).toBeGreaterThan(0);
  });

  it('a validator refuses what is not of its shape', () => {
    const { data } = endpoints.findByDistance as Endpoint<object, unknown>;
    expect(safeParse(data, { poiList: 'none' }).success).toBe(false);
  });

  it('the served description is the committed one', async () => {
    const { readFileSync } = await import('node:fs');
    const served = await (await fetch(`${sandbox.baseUrl}/openapi.json`)).json();
    expect(served).toEqual(JSON.parse(readFileSync('src-tauri/contract/openapi.json', 'utf8')));
  });
});
