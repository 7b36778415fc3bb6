// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vBusinessState } from '../shared/business-state.ts';
import { vDayPartTime } from '../shared/day-part-time.ts';
import { vHalalCertificate } from '../shared/halal-certificate.ts';
import { vHomepageCoupons } from '../shared/homepage-coupons.ts';
import { vImageItem } from '../shared/image-item.ts';
import { vLocalised } from '../shared/localised.ts';
import { vRankInfo } from '../shared/rank-info.ts';
import { vShareInfo } from '../shared/share-info.ts';
import { vStoreTrust } from '../shared/store-trust.ts';
import type * as ids from '../types.ts';
import type { QueryHomepageStoreInfoBody, StoreInfo } from '../types.ts';

export const vBusinessDistrict = v.object({
    id: v.string(),
    name: v.string()
});

export const vCouponNoticeContent = v.object({
    noticeContent: vLocalised
});

export const vCouponNotice = v.object({
    content: vCouponNoticeContent
});

export const vFacility = v.object({
    describeName: vLocalised,
    id: v.string()
});

export const vFacilityCategory = v.object({
    categoryName: vLocalised,
    id: v.string(),
    serviceFacilities: v.array(vFacility)
});

export const vMallFloor = v.object({
    floorName: v.string()
});

export const vMallInfo = v.object({
    floorList: v.array(vMallFloor),
    locationRemark: vLocalised,
    mallId: v.string() as unknown as v.GenericSchema<unknown, ids.MallId>,
    mallName: v.string()
});

export const vMenuDish = v.object({
    imageUrl: v.nullish(v.string()),
    isFavourite: v.boolean(),
    name: vLocalised,
    price: v.pipe(v.number(), v.integer(), v.minValue(0))
});

export const vParentCategory = v.object({
    categoryId: v.string()
});

export const vBusinessCategory = v.object({
    businessCategoryName: vLocalised,
    parentCategory: vParentCategory
});

export const vStoreChannel = v.object({
    orderFoodType: v.pipe(v.number(), v.integer(), v.minValue(0)),
    qrCodeId: v.nullish(v.string() as unknown as v.GenericSchema<unknown, ids.QrCodeId>)
});

export const vStoreInfo = v.object({
    backgroundColor: v.string(),
    backgroundImageList: v.array(vImageItem),
    businessDistrictList: v.array(vBusinessDistrict),
    businessState: vBusinessState,
    dayPartTimeList: v.array(vDayPartTime),
    favourite: v.boolean(),
    halalCertificate: v.nullish(vHalalCertificate),
    halalRestaurant: v.string(),
    homepageCouponList: vHomepageCoupons,
    homepageCouponNotice: v.nullish(vCouponNotice),
    latitude: v.number(),
    longitude: v.number(),
    mallInfo: v.nullish(vMallInfo),
    mapLinkAddress: v.string(),
    menuList: v.nullish(v.array(vMenuDish)),
    merchantId: v.string(),
    poiId: v.string() as unknown as v.GenericSchema<unknown, ids.PoiId>,
    pricePerCapita: vLocalised,
    rankInfo: v.nullish(vRankInfo),
    reviewCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    reviewEnable: v.nullish(v.boolean()),
    reviewSwitch: v.nullish(v.boolean()),
    score: v.number(),
    serviceFacilitiesCategoryList: v.array(vFacilityCategory),
    shareInfo: vShareInfo,
    storeAddress: v.string(),
    storeBusinessCategoryList: v.array(vBusinessCategory),
    storeChannelList: v.array(vStoreChannel),
    storeDistance: v.nullish(v.number()),
    storeId: v.string() as unknown as v.GenericSchema<unknown, ids.StoreId>,
    storeImageList: v.array(vImageItem),
    storeMobile: v.nullish(v.string()),
    storeName: v.string(),
    storeType: v.string(),
    tagList: v.array(vLocalised),
    timeZone: v.string(),
    trust: vStoreTrust
});

/** Everything of a store's home page. */
export const queryHomepageStoreInfo: Endpoint<QueryHomepageStoreInfoBody, StoreInfo> = {
  path: '/homepage/query_homepage_store_info',
  data: vStoreInfo,
};
