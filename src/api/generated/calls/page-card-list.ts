// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { vAssetCard } from '../shared/asset-card.ts';
import { vLocalised } from '../shared/localised.ts';
import type * as ids from '../types.ts';
import type { PageCardListBody, PageCardListData } from '../types.ts';

export const vBrandLogo = v.object({
    logo: v.string(),
    name: v.string()
});

export const vBanner = v.object({
    adTrace: v.nullish(v.string()),
    backgroundColor: v.string(),
    bannerImageUrlMap: vLocalised,
    bannerJumpUrlMap: vLocalised,
    id: v.string(),
    name: vLocalised,
    requiredLogin: v.boolean()
});

export const vBannerList = v.object({
    list: v.array(vBanner)
});

export const vBrandPavilionCard = v.object({
    brandLogos: v.array(vBrandLogo),
    hasMore: v.boolean(),
    name: vLocalised,
    url: v.string()
});

export const vCategoryTile = v.object({
    categoryIcon: v.string(),
    categoryName: vLocalised,
    id: v.string()
});

export const vCategoryList = v.object({
    list: v.array(vCategoryTile)
});

export const vEntryCard = v.object({
    cornerMarkerDisplaySwitch: v.boolean(),
    iconUrl: vLocalised,
    name: vLocalised,
    subTitle: vLocalised
});

export const vMallNearbyCard = v.object({
    distance: v.number(),
    iconUrl: v.string(),
    mallId: v.string(),
    mallName: v.string(),
    storeCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    subTitle: vLocalised
});

export const vFlashSaleCard = v.object({
    countdownTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    hasMore: v.boolean(),
    imageUrl: vLocalised,
    items: v.array(vAssetCard),
    maxDiscountRatio: v.pipe(v.number(), v.integer(), v.minValue(0)),
    pageId: v.string(),
    pageType: v.string(),
    productListId: v.string() as unknown as v.GenericSchema<unknown, ids.SessionId>,
    title: vLocalised
});

export const vHomeCard = v.union([
    v.object({
        cardId: v.picklist(['PAGE_HOME_BANNER_CARD']),
        data: vBannerList
    }),
    v.object({
        cardId: v.picklist(['PAGE_HOME_MIDDLE_BANNER_CARD']),
        data: vBannerList
    }),
    v.object({
        cardId: v.picklist(['HOME_CATEGORY_CARD']),
        data: vCategoryList
    }),
    v.object({
        cardId: v.picklist(['RANK_CARD']),
        data: vEntryCard
    }),
    v.object({
        cardId: v.picklist(['MALL_CARD']),
        data: vEntryCard
    }),
    v.object({
        cardId: v.picklist(['FLASH_SALE_CARD']),
        data: vFlashSaleCard
    }),
    v.object({
        cardId: v.picklist(['BRAND_PAVILION_CARD']),
        data: vBrandPavilionCard
    }),
    v.object({
        cardId: v.picklist(['MALL_NEARBY_CARD']),
        data: vMallNearbyCard
    })
]);

export const vPageCardListData = v.object({
    cardList: v.array(vHomeCard)
});

/** The cards of the home page that are asked for, in display order. */
export const pageCardList: Endpoint<PageCardListBody, PageCardListData> = {
  path: '/digital-food/local_life/home/page_card_list',
  data: vPageCardListData,
};
