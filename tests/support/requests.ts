/** Bodies of calls that tests send. */
import type {
  FilterOptionsData,
  FilterType,
  FlashSalePageData,
  PageCardListData,
  PullContentData,
  StoreListBody,
  StoreListData,
} from '../../src/api/generated/types.ts';
import type { Sandbox } from './sandbox.ts';

export const storeListPath = {
  distance: '/market/asset_aggregate_page/find_by_distance',
  region: '/market/asset_aggregate_page/find_by_region',
  recommend: '/market/asset_aggregate_page/find_by_recommend',
} as const;

export const cardListPath = '/digital-food/local_life/home/page_card_list';

export function storeListBody(more: Partial<StoreListBody> = {}): StoreListBody {
  return {
    pageNo: 1,
    pageSize: 10,
    queryId: '',
    scene: 'HOME_PAGE',
    filterOptions: [],
    lat: -6.2088,
    lng: 106.8456,
    needStatistical: true,
    categoryIdList: [],
    regionId: '0',
    distance: '10',
    traceId: 'tests',
    version: '2.10.3',
    ...more,
  };
}

/** The first page of the nearby list at a place. */
export async function nearbyStores(
  sandbox: Sandbox,
  { latitude, longitude }: { latitude: number; longitude: number },
): Promise<StoreListData> {
  const body = storeListBody({ lat: latitude, lng: longitude });
  return (await sandbox.call(storeListPath.distance, body)) as StoreListData;
}

type HomeCard = PageCardListData['cardList'][number];
type CardData<Id extends HomeCard['cardId']> = Extract<HomeCard, { cardId: Id }>['data'];

/** The card with this id; throws when it is not there. */
export function cardOf<Id extends HomeCard['cardId']>(
  cardList: readonly HomeCard[],
  cardId: Id,
): CardData<Id> {
  const card = cardList.find((one) => one.cardId === cardId);
  if (card === undefined) throw new Error(`${cardId} is missing`);
  return card.data as unknown as CardData<Id>;
}

/** One home card by its id; throws when it is not there. */
export async function homeCard<Id extends HomeCard['cardId']>(
  sandbox: Sandbox,
  cardId: Id,
  { latitude, longitude } = { latitude: -6.2088, longitude: 106.8456 },
): Promise<CardData<Id>> {
  const body = { cardIds: [cardId], latitude, longitude };
  const { cardList } = (await sandbox.call(cardListPath, body)) as PageCardListData;
  return cardOf(cardList, cardId);
}

/** What the chip of a filter says in Indonesian. */
export async function filterLabel(sandbox: Sandbox, type: FilterType): Promise<string> {
  const body = { scene: 'HOME_PAGE' };
  const path = '/market/asset_aggregate_page/query_all_category';
  const { filterOptions } = (await sandbox.call(path, body)) as FilterOptionsData;
  return filterOptions.find((option) => option.type === type)?.label['id-ID'] ?? '';
}

/** Bodies of the calls of search and categories, one for each call. */
const searchBodies = (place: { latitude: number; longitude: number }) => {
  const page = { pageNo: 1, pageSize: 20, queryId: '', ...place };
  const query = { ...page, scene: 'SEARCH_PAGE', searchText: 'soto' };
  return {
    queryPoiList: () => ({
      data: JSON.stringify({ ...page, scene: 'CATEGORY_POI_PAGE', kingkongCategoryId: '200' }),
      traceId: '',
      version: '2.10.3',
      region: {},
    }),
    queryRecommendPoi: () => ({ ...page, scene: 'CATEGORY_POI_PAGE' }),
    filterSign: () => ({ scene: 'SEARCH_PAGE' }),
    searchByStore: () => query,
    searchPopular: () => ({}),
    searchSuggest: () => ({ text: 'sot', ...place }),
  };
};

/** Bodies of the calls on malls, one for each call. */
const mallBodies = (place: { latitude: number; longitude: number }) => ({
  allMallList: () => ({ pageNo: 1, pageSize: 20, queryId: '', ...place }),
  mallDetail: () => ({ mallId: 'M1', ...place }),
  mallStoreList: () => ({
    mallId: 'M1',
    floorId: '',
    keyword: '',
    pageNo: 1,
    pageSize: 20,
    ...place,
  }),
  mallRecommendProductList: () => ({ mallId: 'M1' }),
});

/** Bodies of the calls on the flash sale, one for each call, of a session that has not begun. */
const flashBodies = (sandbox: () => Sandbox) => {
  const pageId = 'flash-jakarta';
  const next = async () => {
    const path = '/digital-food/local_life/flash_sale/page_detail';
    const { sessionList } = (await sandbox().call(path, { pageId })) as FlashSalePageData;
    const session = sessionList.at(-1);
    if (session === undefined) throw new Error('the flash sale has no sessions');
    return session;
  };
  return {
    flashSalePageDetail: () => ({ pageId }),
    productListPageDetail: () => ({ pageId }),
    queryProductList: async () => {
      const { sessionUniqueKey } = await next();
      return { sessionUniqueKey, pageNo: 1, pageSize: 15, queryId: '' };
    },
    flashSaleReserve: async () => {
      const { sessionUniqueKey, itemList } = await next();
      return { sessionUniqueKey, skuId: itemList[0]?.skuId, isReserved: true };
    },
  };
};

/** Bodies of the calls on videos, one for each call. */
const contentBodies = (place: { latitude: number; longitude: number }, sandbox: () => Sandbox) => {
  const explore = {
    scene: 'HOME_PAGE_COLUMNS',
    pageNo: 1,
    pageSize: 10,
    contentId: '',
    queryId: '',
    ...place,
  };
  return {
    pullContent: () => explore,
    contentFeedback: async () => {
      const path = '/digital-food/content/feed/pull_content';
      const { records } = (await sandbox().call(path, explore)) as PullContentData;
      return { contentId: records[0]?.contentId, kind: 'NOT_INTERESTED', isGiven: true };
    },
  };
};

/** Bodies of the calls on lists of stores: malls, rankings, search, categories. */
export const listBodies = (
  place: { latitude: number; longitude: number },
  sandbox: () => Sandbox,
) => ({
  ...mallBodies(place),
  ...flashBodies(sandbox),
  ...contentBodies(place, sandbox),
  ...searchBodies(place),
  rankList: () => ({}),
  rankDetailList: () => ({
    rankId: 'R100',
    pageNo: 1,
    pageSize: 100,
    rankFilterInfo: { filterOptions: [] },
    ...place,
  }),
});
