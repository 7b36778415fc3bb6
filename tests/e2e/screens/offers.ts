/** What was given: red envelopes, claimed coupons, and partners' codes. */
import type { PartnerCouponsData, RedEnvelope } from '../../../src/api/generated/types.ts';
import { expect } from '@playwright/test';
import { dewiOn, envelopesOf } from '../steps/offer-steps.ts';
import { claimedBy, MY_COUPONS } from '../steps/wallet-steps.ts';
import { button } from '../find.ts';
import { text } from '../texts.ts';
import { asMember, failing, hold, openSheet, type Row, type World } from './row.ts';

const PRODUCT_LIST = '/market/coupon/product_list';
const PARTNERS = '/market/coupon/partner_coupons';

const asDewi = ({ page, sandbox }: World) => dewiOn(page, sandbox);

const coupons = ({ page }: World) => page.getByRole('tab', { name: text('offers.coupons') }).tap();

/** Dewi's first envelope like this. */
const envelope =
  (isIt: (envelope: RedEnvelope) => boolean, page = 'redEnvelopeDetail') =>
  async (world: World): Promise<string> => {
    const dewi = await dewiOn(world.page, world.sandbox);
    const found = (await envelopesOf(world.sandbox, dewi)).find(isIt);
    if (!found) throw new Error('Dewi has no such envelope');
    return `/platform/${page}?id=${found.redEnvelopeId}`;
  };

/** Dewi's voucher whose partner's code she has asked for. */
async function openedPartner({ page, sandbox }: World): Promise<string> {
  const { accessToken } = await dewiOn(page, sandbox);
  const list = { pageNo: 1, pageSize: 50 };
  const { couponList } = (await sandbox.call(PARTNERS, list, {
    token: accessToken,
  })) as PartnerCouponsData;
  const found = couponList.find(({ partnerCode }) => partnerCode);
  return `/platform/couponDetail?id=${found?.coupon.couponId ?? ''}`;
}

const ofAll = ({ state, productCount }: RedEnvelope): boolean =>
  state === 'UNUSED' && productCount === 0;

const troubled = (
  name: string,
  route: Row['routes'],
  api: string,
  path?: Row['path'],
): readonly Row[] => [
  {
    name: `${name}-loading`,
    routes: route,
    before: async (world) => {
      await asDewi(world);
      await hold(api)(world);
    },
    ...(path && { path }),
    says: 'common.loading',
  },
  ...failing(api, { name, routes: route, before: asDewi, ...(path && { path }) }),
];

export const offerRows: readonly Row[] = [
  { name: 'offers-visitor', routes: ['myOffers'], says: 'offers.visitorTitle' },
  { name: 'offers', routes: ['myOffers'], before: asDewi, says: 'offers.stateLocked' },
  {
    name: 'offers-coupons',
    routes: ['myOffers'],
    before: async (world) => claimedBy(world.sandbox, await asMember(world)),
    act: coupons,
    says: 'wallet.minimum',
    opensWith: 'offers.stateUnused',
  },
  {
    name: 'offers-no-coupons',
    routes: ['myOffers'],
    before: asMember,
    act: coupons,
    says: 'offers.noCoupons',
    opensWith: 'offers.stateUnused',
  },
  { name: 'offers-past', routes: ['historyOffers'], before: asDewi, says: 'offers.stateExpired' },
  {
    name: 'offers-past-empty',
    routes: ['historyOffers'],
    before: asMember,
    says: 'offers.noPastEnvelopes',
  },
  ...troubled('offers', ['myOffers'], MY_COUPONS),
  {
    name: 'envelope',
    routes: ['redEnvelopeDetail'],
    path: envelope(ofAll),
    says: 'offers.ruleOne',
  },
  {
    name: 'envelope-locked',
    routes: ['redEnvelopeDetail'],
    path: envelope(({ state }) => state === 'LOCKED'),
    says: 'offers.toPayment',
  },
  {
    name: 'envelope-expired',
    routes: ['redEnvelopeDetail'],
    path: envelope(({ state }) => state === 'EXPIRED'),
    says: 'offers.stateExpired',
  },
  {
    name: 'envelope-one-voucher',
    routes: ['redEnvelopeDetail'],
    path: envelope(({ productCount }) => productCount === 1),
    says: 'offers.usableFor',
  },
  {
    name: 'envelope-no-id',
    routes: ['redEnvelopeDetail'],
    before: asMember,
    says: 'offers.absentTitle',
  },
  {
    name: 'envelope-absent',
    routes: ['redEnvelopeDetail'],
    before: asMember,
    path: '/platform/redEnvelopeDetail?id=X999999',
    says: 'offers.toList',
  },
  ...troubled('envelope', ['redEnvelopeDetail'], PRODUCT_LIST, envelope(ofAll)),
  {
    name: 'envelope-products',
    routes: ['redEnvelopeProducts'],
    path: envelope(ofAll, 'redEnvelopeProducts'),
    says: 'offers.usableFor',
  },
  {
    name: 'envelope-products-expired',
    routes: ['redEnvelopeProducts'],
    path: envelope(({ state }) => state === 'EXPIRED', 'redEnvelopeProducts'),
    says: 'offers.stateExpired',
  },
  { name: 'partners', routes: ['tripartiteCoupons'], before: asDewi, says: 'offers.pin' },
  {
    name: 'partners-ask',
    routes: ['tripartiteCoupons'],
    before: asDewi,
    act: ({ page }) => openSheet(page, button(page, 'offers.openCode').first()),
    says: 'offers.openTitle',
    opensWith: 'offers.pin',
  },
  {
    name: 'coupon-partner',
    routes: ['couponDetail'],
    path: openedPartner,
    says: 'offers.pin',
    // The code comes before the question whether it is refused.
    check: ({ page }) => {
      const pin = page.getByText(text('offers.pin'), { exact: true });
      return expect(pin.or(button(page, 'redeem.refuse')).first()).toHaveText(text('offers.pin'));
    },
  },
  {
    name: 'partners-empty',
    routes: ['tripartiteCoupons'],
    before: asMember,
    says: 'offers.noPartners',
  },
  ...troubled('partners', ['tripartiteCoupons'], PARTNERS),
];
