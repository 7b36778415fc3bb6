// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../endpoint.ts';
import type { AddressInfo, BatchQueryConfigBody, ConfigEntries, DeviceInfoData, Done, FilterOptionsData, FlashSalePageBody, FlashSalePageData, GetAddressBody, GetDeviceInfoBody, PageCardListBody, PageCardListData, QueryAllCategoryBody, QuerySandboxBody, QueryUnreadBody, RegionListBody, RegionListData, ReportDeviceBody, ReportEventsBody, ResetUnreadBody, SandboxState, SetClockBody, SetFaultsBody, StoreListBody, StoreListData, UnreadData } from './types.ts';
import { vAddressInfo, vConfigEntries, vDeviceInfoData, vDone, vFilterOptionsData, vFlashSalePageData, vPageCardListData, vRegionListData, vSandboxState, vStoreListData, vUnreadData } from './validators.ts';

/** Configuration values by key; unknown keys are absent from the reply. */
export const batchQueryConfig: Endpoint<BatchQueryConfigBody, ConfigEntries> = {
  path: '/config/batch_query_config',
  data: vConfigEntries,
};

/** Analytics events. Assumption: the specs name the endpoint, not its path. */
export const reportEvents: Endpoint<ReportEventsBody, Done> = {
  path: '/data-report/events',
  data: vDone,
};

/** Tells the server which device this is. */
export const reportDevice: Endpoint<ReportDeviceBody, Done> = {
  path: '/device/report',
  data: vDone,
};

/** The address of a position. */
export const getAddressByLocation: Endpoint<GetAddressBody, AddressInfo> = {
  path: '/digital-food/address/get_address_by_location',
  data: vAddressInfo,
};

/** The sessions of a flash sale with the seconds that are left. */
export const flashSalePageDetail: Endpoint<FlashSalePageBody, FlashSalePageData> = {
  path: '/digital-food/local_life/flash_sale/page_detail',
  data: vFlashSalePageData,
};

/** The cards of the home page that are asked for, in display order. */
export const pageCardList: Endpoint<PageCardListBody, PageCardListData> = {
  path: '/digital-food/local_life/home/page_card_list',
  data: vPageCardListData,
};

/** Unread counters of the tabs. Assumption: the specs show the shape, not the path. */
export const queryUnread: Endpoint<QueryUnreadBody, UnreadData> = {
  path: '/digital-food/unread/query',
  data: vUnreadData,
};

/** Sets the counters of one tab to zero. Assumption: as above. */
export const resetUnread: Endpoint<ResetUnreadBody, UnreadData> = {
  path: '/digital-food/unread/reset',
  data: vUnreadData,
};

/** Stores within `distance` km, nearest first. */
export const findByDistance: Endpoint<StoreListBody, StoreListData> = {
  path: '/market/asset_aggregate_page/find_by_distance',
  data: vStoreListData,
};

/** Popular stores that the list of `originQueryId` has not shown yet. */
export const findByRecommend: Endpoint<StoreListBody, StoreListData> = {
  path: '/market/asset_aggregate_page/find_by_recommend',
  data: vStoreListData,
};

/** Stores of one region, nearest first. */
export const findByRegion: Endpoint<StoreListBody, StoreListData> = {
  path: '/market/asset_aggregate_page/find_by_region',
  data: vStoreListData,
};

/** The filters of the store lists. */
export const queryAllCategory: Endpoint<QueryAllCategoryBody, FilterOptionsData> = {
  path: '/market/asset_aggregate_page/query_all_category',
  data: vFilterOptionsData,
};

/** Provinces, cities and districts. */
export const regionList: Endpoint<RegionListBody, RegionListData> = {
  path: '/region/region_list',
  data: vRegionListData,
};

/** The fingerprint that risk-checked replays carry as `dfp`. */
export const getDeviceInfo: Endpoint<GetDeviceInfoBody, DeviceInfoData> = {
  path: '/risk/getDeviceInfo',
  data: vDeviceInfoData,
};

/** Moves the sandbox's clock. */
export const setClock: Endpoint<SetClockBody, SandboxState> = {
  path: '/sandbox/clock',
  data: vSandboxState,
};

/** Replaces the sandbox's faults. */
export const setFaults: Endpoint<SetFaultsBody, SandboxState> = {
  path: '/sandbox/faults',
  data: vSandboxState,
};

/** The sandbox's clock and faults, for developer options and tests. */
export const querySandbox: Endpoint<QuerySandboxBody, SandboxState> = {
  path: '/sandbox/query',
  data: vSandboxState,
};
