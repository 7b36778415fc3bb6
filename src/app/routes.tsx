/**
 * Which screen stands on which route. Complete by type: a route of `paths.ts` without a line here
 * does not compile. Tabs are not here; the frame keeps them mounted.
 *
 * Screens are lazy. What is not built yet shows `ComingScreen` with the name of what will be there,
 * so that no link of the product is dead.
 */
import { lazy, type ComponentType } from 'react';
import { appInfo } from '../api/app-info.ts';
import type { TextKey } from '../i18n/i18n.ts';
import { pathnames, type RouteName } from '../paths.ts';

export interface RouteScreen {
  /** Names the document, and the screen where it is still to come. */
  title: TextKey;
  /** Absent: still to come. */
  Screen?: ComponentType;
}

export type TabRouteName = 'home' | 'homeTab' | 'exploreFeeds' | 'order' | 'account';
type PageRouteName = Exclude<RouteName, TabRouteName>;

const NotFound: RouteScreen = {
  title: 'platform.notFoundTitle',
  Screen: lazy(() =>
    import('../screens/not-found/NotFoundScreen.tsx').then((module) => ({
      default: module.NotFoundScreen,
    })),
  ),
};

export const Coming = lazy(() =>
  import('../screens/coming/ComingScreen.tsx').then((module) => ({ default: module.ComingScreen })),
);

const Setting = lazy(() =>
  import('../screens/setting/SettingScreen.tsx').then((module) => ({
    default: module.SettingScreen,
  })),
);

const LoginProtocol = lazy(() =>
  import('../screens/legal/LoginProtocolScreen.tsx').then((module) => ({
    default: module.LoginProtocolScreen,
  })),
);

const PrivacyPolicy = lazy(() =>
  import('../screens/legal/PrivacyPolicyScreen.tsx').then((module) => ({
    default: module.PrivacyPolicyScreen,
  })),
);

const AppDownload = lazy(() =>
  import('../screens/app-download/AppDownloadScreen.tsx').then((module) => ({
    default: module.AppDownloadScreen,
  })),
);

const DeveloperOptions = lazy(() =>
  import('../screens/developer-options/DeveloperOptionsScreen.tsx').then((module) => ({
    default: module.DeveloperOptionsScreen,
  })),
);

const Merchant = lazy(() =>
  import('../screens/merchant/MerchantScreen.tsx').then((module) => ({
    default: module.MerchantScreen,
  })),
);

const MerchantDetail = lazy(() =>
  import('../screens/merchant-detail/MerchantDetailScreen.tsx').then((module) => ({
    default: module.MerchantDetailScreen,
  })),
);

const EditProfile = lazy(() =>
  import('../screens/edit-profile/EditProfileScreen.tsx').then((module) => ({
    default: module.EditProfileScreen,
  })),
);

const ImagePreview = lazy(() =>
  import('../screens/image-preview/ImagePreviewScreen.tsx').then((module) => ({
    default: module.ImagePreviewScreen,
  })),
);

const Brands = lazy(() =>
  import('../screens/brands/BrandsScreen.tsx').then((module) => ({ default: module.BrandsScreen })),
);

const BrandDay = lazy(() =>
  import('../screens/brands/BrandDayScreen.tsx').then((module) => ({
    default: module.BrandDayScreen,
  })),
);

const BrandHomepage = lazy(() =>
  import('../screens/brands-homepage/BrandHomepageScreen.tsx').then((module) => ({
    default: module.BrandHomepageScreen,
  })),
);

const FavoritesList = lazy(() =>
  import('../screens/favorites-list/FavoritesListScreen.tsx').then((module) => ({
    default: module.FavoritesListScreen,
  })),
);

const ReviewList = lazy(() =>
  import('../screens/review-list/ReviewListScreen.tsx').then((module) => ({
    default: module.ReviewListScreen,
  })),
);

const ReviewDetail = lazy(() =>
  import('../screens/review-detail/ReviewDetailScreen.tsx').then((module) => ({
    default: module.ReviewDetailScreen,
  })),
);

const ReviewEdit = lazy(() =>
  import('../screens/review-edit/ReviewEditScreen.tsx').then((module) => ({
    default: module.ReviewEditScreen,
  })),
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
  merchant: { title: 'platform.pageStore', Screen: Merchant },
  merchantDetail: { title: 'platform.pageStoreDetail', Screen: MerchantDetail },
  confirmOrder: { title: 'platform.pageConfirmOrder' },
  payPage: { title: 'platform.pagePayment' },
  cashier: { title: 'platform.pagePayment' },
  payCode: { title: 'platform.pagePayCode' },
  purchaseSuccessPage: { title: 'platform.pagePurchaseSuccess' },
  brands: { title: 'platform.pageBrands', Screen: Brands },
  brandsHomepage: { title: 'platform.pageBrand', Screen: BrandHomepage },
  flashDeal: { title: 'platform.pageFlashDeal' },
  searchDishes: { title: 'platform.pageSearch' },
  mall: { title: 'platform.pageMall' },
  shoppingMallListPage: { title: 'platform.pageMalls' },
  appDownload: { title: 'platform.pageDownload', Screen: AppDownload },
  editProfile: { title: 'platform.pageEditProfile', Screen: EditProfile },
  invitationTheme: { title: 'platform.pageInvite' },
  myRewards: { title: 'platform.pageRewards' },
  friendActivity: { title: 'platform.pageFriendActivity' },
  playVideo: { title: 'platform.pageVideo' },
  imagePreview: { title: 'platform.pageImages', Screen: ImagePreview },
  favoritesList: { title: 'platform.pageFavourites', Screen: FavoritesList },
  categoryPoiList: { title: 'platform.pageCategory' },
  rank: { title: 'platform.pageRank' },
  refundEdit: { title: 'platform.pageRefund' },
  refundDetail: { title: 'platform.pageRefundDetail' },
  bargainActivity: { title: 'platform.pageBargain' },
  bargainDetail: { title: 'platform.pageBargain' },
  bigBrandActivity: { title: 'platform.pageBigBrand', Screen: BrandDay },
  setting: { title: 'platform.settingTitle', Screen: Setting },
  signIn: { title: 'platform.pageSignIn' },
  reviewEdit: { title: 'platform.pageReviewEdit', Screen: ReviewEdit },
  reviewList: { title: 'platform.pageReviews', Screen: ReviewList },
  reviewDetail: { title: 'platform.pageReview', Screen: ReviewDetail },
  loginProtocol: { title: 'platform.pageLoginProtocol', Screen: LoginProtocol },
  privacyPolicy: { title: 'platform.pagePrivacy', Screen: PrivacyPolicy },
  tripartiteCoupons: { title: 'platform.pagePartnerCoupons' },
  // In prod the address is as unknown as any other.
  // In prod the screen itself is a 404 for everybody who is not on the server's list.
  developerOptions: {
    title: appInfo.environment === 'prod' ? 'platform.notFoundTitle' : 'platform.developerTitle',
    Screen: DeveloperOptions,
  },
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
  return pages.get(place) ?? NotFound;
}
