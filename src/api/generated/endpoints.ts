// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../endpoint.ts';
import type { AddressInfo, AuthCodeData, AuthCodeStatusData, BatchQueryConfigBody, CheckSliderBody, ConfigEntries, ConfigEntry, DemandRiskCheckBody, DemandSliderBody, DeviceInfoData, Done, EditAccountBody, ExpireTokensBody, FilterOptionsData, FlashSalePageBody, FlashSalePageData, FreezeUserBody, GetAddressBody, GetAuthCodeBody, GetDeviceInfoBody, LastCodeBody, LastCodeData, LoginBody, LoginData, LogoutBody, PageCardListBody, PageCardListData, PlayWhatsAppBody, QueryAllCategoryBody, QueryAuthCodeBody, QuerySandboxBody, QueryUnreadBody, QueryUserInfoBody, RefreshTokenBody, RegionListBody, RegionListData, ReportDeviceBody, ReportEventsBody, ResetUnreadBody, SandboxState, SendCodeBody, SentCodeData, SetClockBody, SetFaultsBody, SliderData, StoreListBody, StoreListData, TokenInfo, UnreadData, UploadData, UploadFileFields, UserInfo } from './types.ts';
import { vAddressInfo, vAuthCodeData, vAuthCodeStatusData, vConfigEntries, vDeviceInfoData, vDone, vFilterOptionsData, vFlashSalePageData, vLastCodeData, vLoginData, vPageCardListData, vRegionListData, vSandboxState, vSentCodeData, vSliderData, vStoreListData, vTokenInfo, vUnreadData, vUploadData, vUserInfo } from './validators.ts';

/** Asks whether a slider has to be passed, gives one, and checks its answer. */
export const checkSlider: Endpoint<CheckSliderBody, SliderData> = {
  path: '/account/checkSlider',
  data: vSliderData,
};

/** Begins a WhatsApp login. Assumption: the specs name the step, not its path. */
export const getAuthCode: Endpoint<GetAuthCodeBody, AuthCodeData> = {
  path: '/account/getAuthCode',
  data: vAuthCodeData,
};

/** Logs in; registers whoever comes for the first time. */
export const login: Endpoint<LoginBody, LoginData> = {
  path: '/account/login',
  data: vLoginData,
  isRiskChecked: true,
  isKeyed: true,
};

/** Ends this session, or all of the user's. Assumption: the specs name no call. */
export const logout: Endpoint<LogoutBody, Done> = {
  path: '/account/logout',
  data: vDone,
};

/** Whether the WhatsApp message with this key has arrived. Assumption: as above. */
export const queryAuthCode: Endpoint<QueryAuthCodeBody, AuthCodeStatusData> = {
  path: '/account/queryAuthCode',
  data: vAuthCodeStatusData,
};

/** Who is logged in. */
export const queryUserInfo: Endpoint<QueryUserInfoBody, UserInfo> = {
  path: '/account/queryUserInfo',
  data: vUserInfo,
  isLoginRequired: true,
};

/** A new pair of tokens for a refresh token. */
export const refreshToken: Endpoint<RefreshTokenBody, TokenInfo> = {
  path: '/account/refreshToken',
  data: vTokenInfo,
};

/** Sends a 6-digit code to a phone. */
export const sendCode: Endpoint<SendCodeBody, SentCodeData> = {
  path: '/account/sendCode',
  data: vSentCodeData,
};

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

/** Saves the profile. */
export const editAccount: Endpoint<EditAccountBody, UserInfo> = {
  path: '/digital-food/account/edit',
  data: vUserInfo,
  isLoginRequired: true,
  isKeyed: true,
};

/** The address of a position. */
export const getAddressByLocation: Endpoint<GetAddressBody, AddressInfo> = {
  path: '/digital-food/address/get_address_by_location',
  data: vAddressInfo,
};

/** Takes a picture, re-encodes it and gives the address that serves it. */
export const uploadFile: Endpoint<UploadFileFields, UploadData> = {
  path: '/digital-food/client/file/upload',
  data: vUploadData,
  isLoginRequired: true,
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

/** Changes one value of the remote configuration. */
export const setConfig: Endpoint<ConfigEntry, Done> = {
  path: '/sandbox/config',
  data: vDone,
};

/** Lets tokens of a user die before their time. */
export const expireTokens: Endpoint<ExpireTokensBody, Done> = {
  path: '/sandbox/expire_tokens',
  data: vDone,
};

/** Replaces the sandbox's faults. */
export const setFaults: Endpoint<SetFaultsBody, SandboxState> = {
  path: '/sandbox/faults',
  data: vSandboxState,
};

/** Freezes a user, or thaws one. */
export const freezeUser: Endpoint<FreezeUserBody, Done> = {
  path: '/sandbox/freeze',
  data: vDone,
};

/** The last code that a phone was sent. */
export const queryLastCode: Endpoint<LastCodeBody, LastCodeData> = {
  path: '/sandbox/last_code',
  data: vLastCodeData,
};

/** The sandbox's clock and faults, for developer options and tests. */
export const querySandbox: Endpoint<QuerySandboxBody, SandboxState> = {
  path: '/sandbox/query',
  data: vSandboxState,
};

/** Lets the next risk-checked calls ask for a check. */
export const demandRiskCheck: Endpoint<DemandRiskCheckBody, Done> = {
  path: '/sandbox/risk',
  data: vDone,
};

/** When a slider is due. */
export const demandSlider: Endpoint<DemandSliderBody, Done> = {
  path: '/sandbox/slider',
  data: vDone,
};

/** Plays WhatsApp: a message arrives, or its sender withdraws the login. */
export const playWhatsApp: Endpoint<PlayWhatsAppBody, Done> = {
  path: '/sandbox/whatsapp',
  data: vDone,
};
