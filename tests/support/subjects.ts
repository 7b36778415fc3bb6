/** What calls of the contract are about: made or found in a fresh sandbox. */
import { asId } from '../../src/api/ids.ts';
import type {
  BrandDayOffersBody,
  BrandDayPage,
  DeleteReviewBody,
  HomepageCoupons,
  MyCouponsData,
  ReviewListData,
  SaveReviewBody,
  SaveReviewData,
  StoreId,
} from '../../src/api/generated/types.ts';
import { visitAt } from './buying/visits.ts';
import type { Member } from './members.ts';
import type { Sandbox } from './sandbox.ts';

/** A store with vouchers, batches and reviews, and one with a voucher for each edge of a purchase. */
const STORE_ID = asId<StoreId>('S1');
const EDGES_ID = 'S9000018';

export async function someReview(sandbox: Sandbox): Promise<string> {
  const list = { storeId: STORE_ID, pageNo: 1, pageSize: 5 };
  const { data } = (await sandbox.call('/review/list', list)) as ReviewListData;
  const [review] = data;
  if (!review) throw new Error('Store 1 has no reviews');
  return review.id;
}

/** Of a visit without a review. */
export async function newReview(sandbox: Sandbox, member: Member): Promise<SaveReviewBody> {
  await visitAt(sandbox, member, STORE_ID);
  return {
    content: 'Enak',
    medias: [],
    anonymous: false,
    criteriaScoreList: {},
    score: 5,
    storeId: STORE_ID,
  };
}

export async function ownReview(sandbox: Sandbox, member: Member): Promise<DeleteReviewBody> {
  const body = await newReview(sandbox, member);
  const caller = { token: member.accessToken };
  const saved = (await sandbox.call('/review/save', body, caller)) as SaveReviewData;
  return { reviewId: saved.review.id, poiId: saved.review.poiId };
}

export async function brandDaySection(sandbox: Sandbox): Promise<BrandDayOffersBody> {
  const page = (await sandbox.call('/digital-food/brand_day_section/page_info', {
    pageId: '',
  })) as BrandDayPage;
  const [section] = page.sectionList;
  if (!section) throw new Error('The brand day has no section');
  return { pageId: page.pageId, sectionId: section.sectionId, pageNo: 1, pageSize: 10 };
}

/** A newcomer has two red envelopes; the id of one. */
export async function someEnvelope(sandbox: Sandbox, member: Member): Promise<string> {
  const page = { kind: 'RED_ENVELOPE', states: [], sort: 'EXPIRING', pageNo: 1, pageSize: 10 };
  const data = (await sandbox.call('/market/coupon/my_coupons', page, {
    token: member.accessToken,
  })) as MyCouponsData;
  const [envelope] = data.redEnvelopeList;
  if (!envelope) throw new Error('no red envelope');
  return envelope.redEnvelopeId;
}

/** A voucher on sale that a partner's code redeems. */
export async function partnerSku(sandbox: Sandbox): Promise<string> {
  const body = { storeId: EDGES_ID };
  const { productList } = (await sandbox.call(
    '/resource_pos/merchant_homepage/coupon',
    body,
  )) as HomepageCoupons;
  const found = productList.find(({ productName }) => productName['en-US']?.includes('on paper'));
  if (typeof found?.skuId !== 'string') throw new Error('nothing is sold on paper');
  return found.skuId;
}
