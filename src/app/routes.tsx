/**
 * Which screen stands on which route. Complete by type: a route of `paths.ts` without a line here
 * does not compile. Tabs are not here; the frame keeps them mounted.
 *
 * Screens are lazy. What is not built yet shows `ComingScreen` with the name of what will be there,
 * so that no link of the product is dead.
 */
import type { ComponentType } from 'react';
import { appInfo } from '../api/app-info.ts';
import type { TextKey } from '../i18n/i18n.ts';
import { pathnames, type RouteName } from '../paths.ts';
import { lazyPart, type LazyPart } from '../ui/lazy-part.tsx';

export interface RouteScreen {
  /** Names the document, and the screen where it is still to come. */
  title: TextKey;
  /** Absent: still to come. */
  screen?: LazyPart;
}

export type TabRouteName = 'home' | 'homeTab' | 'exploreFeeds' | 'order' | 'account';
type PageRouteName = Exclude<RouteName, TabRouteName>;

function screen(title: TextKey, find: () => Promise<ComponentType>): RouteScreen {
  return { title, screen: lazyPart(find) };
}

const notFound = screen('platform.notFoundTitle', () =>
  import('../screens/not-found/NotFoundScreen.tsx').then((module) => module.NotFoundScreen),
);

export const coming = lazyPart(() =>
  import('../screens/coming/ComingScreen.tsx').then((module) => module.ComingScreen),
);

export const pageScreens: Readonly<Record<PageRouteName, RouteScreen>> = {
  myCouponList: { title: 'platform.pageCoupons' },
  myOffers: { title: 'platform.pageOffers' },
  historyOffers: { title: 'platform.pageOffersHistory' },
  couponDetail: { title: 'platform.pageCoupon' },
  groupCouponDetail: { title: 'platform.pageVoucher' },
  groupCouponDetailPreview: { title: 'platform.pageVoucher' },
  groupCouponOrderDetail: { title: 'platform.pageCouponOrder' },
  redEnvelopeDetail: { title: 'platform.pageRedPacket' },
  receiveRedEnvelope: { title: 'platform.pageRedPacket' },
  redEnvelopeProducts: { title: 'platform.pageRedPacketProducts' },
  merchant: screen('platform.pageStore', () =>
    import('../screens/merchant/MerchantScreen.tsx').then((module) => module.MerchantScreen),
  ),
  merchantDetail: screen('platform.pageStoreDetail', () =>
    import('../screens/merchant-detail/MerchantDetailScreen.tsx').then(
      (module) => module.MerchantDetailScreen,
    ),
  ),
  confirmOrder: { title: 'platform.pageConfirmOrder' },
  payPage: { title: 'platform.pagePayment' },
  cashier: { title: 'platform.pagePayment' },
  payCode: { title: 'platform.pagePayCode' },
  purchaseSuccessPage: { title: 'platform.pagePurchaseSuccess' },
  brands: screen('platform.pageBrands', () =>
    import('../screens/brands/BrandsScreen.tsx').then((module) => module.BrandsScreen),
  ),
  brandsHomepage: screen('platform.pageBrand', () =>
    import('../screens/brands-homepage/BrandHomepageScreen.tsx').then(
      (module) => module.BrandHomepageScreen,
    ),
  ),
  flashDeal: { title: 'platform.pageFlashDeal' },
  searchDishes: { title: 'platform.pageSearch' },
  mall: { title: 'platform.pageMall' },
  shoppingMallListPage: { title: 'platform.pageMalls' },
  appDownload: screen('platform.pageDownload', () =>
    import('../screens/app-download/AppDownloadScreen.tsx').then(
      (module) => module.AppDownloadScreen,
    ),
  ),
  editProfile: screen('platform.pageEditProfile', () =>
    import('../screens/edit-profile/EditProfileScreen.tsx').then(
      (module) => module.EditProfileScreen,
    ),
  ),
  invitationTheme: { title: 'platform.pageInvite' },
  myRewards: { title: 'platform.pageRewards' },
  friendActivity: { title: 'platform.pageFriendActivity' },
  playVideo: { title: 'platform.pageVideo' },
  imagePreview: screen('platform.pageImages', () =>
    import('../screens/image-preview/ImagePreviewScreen.tsx').then(
      (module) => module.ImagePreviewScreen,
    ),
  ),
  favoritesList: screen('platform.pageFavourites', () =>
    import('../screens/favorites-list/FavoritesListScreen.tsx').then(
      (module) => module.FavoritesListScreen,
    ),
  ),
  categoryPoiList: { title: 'platform.pageCategory' },
  rank: { title: 'platform.pageRank' },
  refundEdit: { title: 'platform.pageRefund' },
  refundDetail: { title: 'platform.pageRefundDetail' },
  bargainActivity: { title: 'platform.pageBargain' },
  bargainDetail: { title: 'platform.pageBargain' },
  bigBrandActivity: screen('platform.pageBigBrand', () =>
    import('../screens/brands/BrandDayScreen.tsx').then((module) => module.BrandDayScreen),
  ),
  setting: screen('platform.settingTitle', () =>
    import('../screens/setting/SettingScreen.tsx').then((module) => module.SettingScreen),
  ),
  licences: screen('setting.licences', () =>
    import('../screens/setting/LicencesScreen.tsx').then((module) => module.LicencesScreen),
  ),
  signIn: { title: 'platform.pageSignIn' },
  reviewEdit: screen('platform.pageReviewEdit', () =>
    import('../screens/review-edit/ReviewEditScreen.tsx').then((module) => module.ReviewEditScreen),
  ),
  reviewList: screen('platform.pageReviews', () =>
    import('../screens/review-list/ReviewListScreen.tsx').then((module) => module.ReviewListScreen),
  ),
  reviewDetail: screen('platform.pageReview', () =>
    import('../screens/review-detail/ReviewDetailScreen.tsx').then(
      (module) => module.ReviewDetailScreen,
    ),
  ),
  loginProtocol: screen('platform.pageLoginProtocol', () =>
    import('../screens/legal/LoginProtocolScreen.tsx').then((module) => module.LoginProtocolScreen),
  ),
  privacyPolicy: screen('platform.pagePrivacy', () =>
    import('../screens/legal/PrivacyPolicyScreen.tsx').then((module) => module.PrivacyPolicyScreen),
  ),
  tripartiteCoupons: { title: 'platform.pagePartnerCoupons' },
  // In prod the address is as unknown as any other.
  // In prod the screen itself is a 404 for everybody who is not on the server's list.
  developerOptions: screen(
    appInfo.environment === 'prod' ? 'platform.notFoundTitle' : 'platform.developerTitle',
    () =>
      import('../screens/developer-options/DeveloperOptionsScreen.tsx').then(
        (module) => module.DeveloperOptionsScreen,
      ),
  ),
  operationalDelivery: { title: 'platform.pageDelivery' },
  accountDeletionDeclaration: { title: 'platform.pageAccountDeletion' },
  accountDeletionAssetsCheck: { title: 'platform.pageAccountDeletionAssets' },
  accountDeletionVerify: { title: 'platform.pageAccountDeletionVerify' },
  accountDeletionSubmit: { title: 'platform.pageAccountDeletionSubmit' },
  accountDeletionPolicy: { title: 'platform.pageAccountDeletionPolicy' },
};

const pages: ReadonlyMap<string, RouteScreen> = new Map(
  (Object.keys(pageScreens) as PageRouteName[]).map((name) => [pathnames[name], pageScreens[name]]),
);

/** What stands at an address that is no tab. Every route is a fixed path, so a look-up is all it takes. */
export function pageAt(place: string): RouteScreen {
  return pages.get(place) ?? notFound;
}

/** Has the code of a page there before it is drawn: nothing for a tab. Rejects when it cannot be loaded. */
export async function loadPage(place: string): Promise<void> {
  await pages.get(place)?.screen?.load();
}
