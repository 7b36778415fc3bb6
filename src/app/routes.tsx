/**
 * Which screen stands on which route. Complete by type: a route of `paths.ts` without a line here
 * does not compile. Tabs are not here; the frame keeps them mounted.
 *
 * Screens are lazy. What is not built yet shows `ComingScreen` with the name of what will be there,
 * so that no link of the product is dead.
 */
import { appInfo } from '../api/app-info.ts';
import type { TextKey } from '../i18n/i18n.ts';
import { pathnames, type RouteName } from '../paths.ts';
import { type DrawnPart, type Part, part } from '../ui/part.tsx';

export interface RouteScreen {
  /** Names the document, and the screen where it is still to come. */
  title: TextKey;
  /** Absent: still to come. */
  screen?: DrawnPart;
  /** Requests the screen's data, given the `search` of its address, at the first touch of a link to it. */
  prefetch?: Part<(search: string) => void>;
  /** Takes the replies of the boot script's calls for its link into the query cache. */
  takeArrived?: Part<() => Promise<void>>;
}

export type TabRouteName = 'home' | 'homeTab' | 'exploreFeeds' | 'order' | 'account';
type PageRouteName = Exclude<RouteName, TabRouteName>;

const notFound: RouteScreen = {
  title: 'platform.notFoundTitle',
  screen: part(() => import('../screens/not-found/NotFoundScreen.tsx'), 'NotFoundScreen'),
};

/** Merchant 2 `payPage/{activeStep?}`: without a step it begins. */
const cashier = part(() => import('../screens/pay-page/CashierScreen.tsx'), 'CashierScreen');

export const coming = part(() => import('../screens/coming/ComingScreen.tsx'), 'ComingScreen');

export const pageScreens: Readonly<Record<PageRouteName, RouteScreen>> = {
  myCouponList: {
    title: 'platform.pageCoupons',
    screen: part(
      () => import('../screens/my-coupon-list/MyCouponListScreen.tsx'),
      'MyCouponListScreen',
    ),
  },
  myOffers: {
    title: 'platform.pageOffers',
    screen: part(() => import('../screens/offers/OffersScreen.tsx'), 'MyOffersScreen'),
  },
  historyOffers: {
    title: 'platform.pageOffersHistory',
    screen: part(() => import('../screens/offers/OffersScreen.tsx'), 'HistoryOffersScreen'),
  },
  savings: {
    title: 'savings.title',
    screen: part(() => import('../screens/savings/SavingsScreen.tsx'), 'SavingsScreen'),
  },
  couponDetail: {
    title: 'platform.pageCoupon',
    screen: part(
      () => import('../screens/coupon-detail/CouponDetailScreen.tsx'),
      'CouponDetailScreen',
    ),
  },
  groupCouponDetail: {
    title: 'platform.pageVoucher',
    screen: part(
      () => import('../screens/group-coupon-detail/GroupCouponDetailScreen.tsx'),
      'GroupCouponDetailScreen',
    ),
    prefetch: part(() => import('../features/voucher/prefetch.ts'), 'prefetchVoucher'),
  },
  groupCouponDetailPreview: {
    title: 'platform.pageVoucher',
    screen: part(
      () => import('../screens/group-coupon-detail/GroupCouponDetailScreen.tsx'),
      'GroupCouponDetailPreviewScreen',
    ),
  },
  groupCouponOrderDetail: {
    title: 'platform.pageCouponOrder',
    screen: part(
      () => import('../screens/order-detail/OrderDetailScreen.tsx'),
      'OrderDetailScreen',
    ),
  },
  redEnvelopeDetail: {
    title: 'platform.pageRedPacket',
    screen: part(
      () => import('../screens/red-envelope/RedEnvelopeScreen.tsx'),
      'RedEnvelopeDetailScreen',
    ),
  },
  receiveRedEnvelope: {
    title: 'platform.pageReceive',
    screen: part(
      () => import('../screens/receive-red-envelope/ReceiveRedEnvelopeScreen.tsx'),
      'ReceiveRedEnvelopeScreen',
    ),
  },
  redEnvelopeProducts: {
    title: 'platform.pageRedPacketProducts',
    screen: part(
      () => import('../screens/red-envelope/RedEnvelopeScreen.tsx'),
      'RedEnvelopeProductsScreen',
    ),
  },
  merchant: {
    title: 'platform.pageStore',
    screen: part(() => import('../screens/merchant/MerchantScreen.tsx'), 'MerchantScreen'),
    prefetch: part(() => import('../features/store-page/prefetch.ts'), 'prefetchStore'),
  },
  merchantDetail: {
    title: 'platform.pageStoreDetail',
    screen: part(
      () => import('../screens/merchant-detail/MerchantDetailScreen.tsx'),
      'MerchantDetailScreen',
    ),
  },
  confirmOrder: {
    title: 'platform.pageConfirmOrder',
    screen: part(
      () => import('../screens/confirm-order/ConfirmOrderScreen.tsx'),
      'ConfirmOrderScreen',
    ),
  },
  payPage: { title: 'platform.pagePayment', screen: cashier },
  cashier: { title: 'platform.pagePayment', screen: cashier },
  payCode: {
    title: 'platform.pagePayCode',
    screen: part(() => import('../screens/pay-page/PayCodeScreen.tsx'), 'PayCodeScreen'),
  },
  purchaseSuccessPage: {
    title: 'platform.pagePurchaseSuccess',
    screen: part(
      () => import('../screens/purchase-success/PurchaseSuccessScreen.tsx'),
      'PurchaseSuccessScreen',
    ),
  },
  brands: {
    title: 'platform.pageBrands',
    screen: part(() => import('../screens/brands/BrandsScreen.tsx'), 'BrandsScreen'),
  },
  brandsHomepage: {
    title: 'platform.pageBrand',
    screen: part(
      () => import('../screens/brands-homepage/BrandHomepageScreen.tsx'),
      'BrandHomepageScreen',
    ),
  },
  flashDeal: {
    title: 'platform.pageFlashDeal',
    screen: part(() => import('../screens/flash-deal/FlashDealScreen.tsx'), 'FlashDealScreen'),
    prefetch: part(() => import('../features/flash-list/prefetch.ts'), 'prefetchFlash'),
    takeArrived: part(() => import('../screens/flash-deal/FlashDealScreen.tsx'), 'takeArrived'),
  },
  searchDishes: {
    title: 'platform.pageSearch',
    screen: part(
      () => import('../screens/search-dishes/SearchDishesScreen.tsx'),
      'SearchDishesScreen',
    ),
  },
  mall: {
    title: 'platform.pageMall',
    screen: part(() => import('../screens/mall/MallScreen.tsx'), 'MallScreen'),
    takeArrived: part(() => import('../screens/mall/MallScreen.tsx'), 'takeMall'),
  },
  shoppingMallListPage: {
    title: 'platform.pageMalls',
    screen: part(() => import('../screens/mall/MallListScreen.tsx'), 'MallListScreen'),
    takeArrived: part(() => import('../screens/mall/MallListScreen.tsx'), 'takeMalls'),
  },
  appDownload: {
    title: 'platform.pageDownload',
    screen: part(
      () => import('../screens/app-download/AppDownloadScreen.tsx'),
      'AppDownloadScreen',
    ),
  },
  editProfile: {
    title: 'platform.pageEditProfile',
    screen: part(
      () => import('../screens/edit-profile/EditProfileScreen.tsx'),
      'EditProfileScreen',
    ),
  },
  invitationTheme: { title: 'platform.pageInvite' },
  myRewards: { title: 'platform.pageRewards' },
  friendActivity: { title: 'platform.pageFriendActivity' },
  playVideo: {
    title: 'platform.pageVideo',
    screen: part(() => import('../screens/play-video/PlayVideoScreen.tsx'), 'PlayVideoScreen'),
    prefetch: part(() => import('../features/video/prefetch.ts'), 'prefetchVideos'),
  },
  imagePreview: {
    title: 'platform.pageImages',
    screen: part(
      () => import('../screens/image-preview/ImagePreviewScreen.tsx'),
      'ImagePreviewScreen',
    ),
  },
  favoritesList: {
    title: 'platform.pageFavourites',
    screen: part(
      () => import('../screens/favorites-list/FavoritesListScreen.tsx'),
      'FavoritesListScreen',
    ),
  },
  categoryPoiList: {
    title: 'platform.pageCategory',
    screen: part(() => import('../screens/category/CategoryScreen.tsx'), 'CategoryScreen'),
    takeArrived: part(() => import('../screens/category/CategoryScreen.tsx'), 'takeArrived'),
  },
  rank: {
    title: 'platform.pageRank',
    screen: part(() => import('../screens/rank/RankScreen.tsx'), 'RankScreen'),
    takeArrived: part(() => import('../screens/rank/RankScreen.tsx'), 'takeArrived'),
  },
  refundEdit: {
    title: 'platform.pageRefund',
    screen: part(() => import('../screens/refund-edit/RefundEditScreen.tsx'), 'RefundEditScreen'),
  },
  refundDetail: {
    title: 'platform.pageRefundDetail',
    screen: part(
      () => import('../screens/refund-detail/RefundDetailScreen.tsx'),
      'RefundDetailScreen',
    ),
  },
  bargainActivity: { title: 'platform.pageBargain' },
  bargainDetail: { title: 'platform.pageBargain' },
  bigBrandActivity: {
    title: 'platform.pageBigBrand',
    screen: part(() => import('../screens/brands/BrandDayScreen.tsx'), 'BrandDayScreen'),
  },
  setting: {
    title: 'platform.settingTitle',
    screen: part(() => import('../screens/setting/SettingScreen.tsx'), 'SettingScreen'),
  },
  licences: {
    title: 'setting.licences',
    screen: part(() => import('../screens/setting/LicencesScreen.tsx'), 'LicencesScreen'),
  },
  signIn: { title: 'platform.pageSignIn' },
  reviewEdit: {
    title: 'platform.pageReviewEdit',
    screen: part(() => import('../screens/review-edit/ReviewEditScreen.tsx'), 'ReviewEditScreen'),
  },
  reviewList: {
    title: 'platform.pageReviews',
    screen: part(() => import('../screens/review-list/ReviewListScreen.tsx'), 'ReviewListScreen'),
  },
  reviewDetail: {
    title: 'platform.pageReview',
    screen: part(
      () => import('../screens/review-detail/ReviewDetailScreen.tsx'),
      'ReviewDetailScreen',
    ),
  },
  loginProtocol: {
    title: 'platform.pageLoginProtocol',
    screen: part(() => import('../screens/legal/LegalPage.tsx'), 'LoginProtocolScreen'),
  },
  privacyPolicy: {
    title: 'platform.pagePrivacy',
    screen: part(() => import('../screens/legal/LegalPage.tsx'), 'PrivacyPolicyScreen'),
  },
  tripartiteCoupons: {
    title: 'platform.pagePartnerCoupons',
    screen: part(
      () => import('../screens/partner-coupons/PartnerCouponsScreen.tsx'),
      'PartnerCouponsScreen',
    ),
  },
  // In prod the address is as unknown as any other, and the screen itself is a 404 for everybody who is
  // not on the server's list.
  developerOptions: {
    title: appInfo.environment === 'prod' ? 'platform.notFoundTitle' : 'platform.developerTitle',
    screen: part(
      () => import('../screens/developer-options/DeveloperOptionsScreen.tsx'),
      'DeveloperOptionsScreen',
    ),
  },
  operationalDelivery: {
    title: 'platform.pageDelivery',
    screen: part(
      () => import('../screens/operational-delivery/OperationalDeliveryScreen.tsx'),
      'OperationalDeliveryScreen',
    ),
  },
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

/**
 * Loads a page's code, and with a `search` requests its data too; nothing for a tab. Rejects when code
 * cannot be loaded.
 */
export async function loadPage(place: string, search?: string): Promise<void> {
  const page = pages.get(place);
  const prefetched = page?.prefetch?.load().then((prefetch) => {
    if (search !== undefined) prefetch(search);
  });
  await Promise.all([page?.screen?.load(), prefetched]);
}

/**
 * Makes the page of a link ready for the first rendering, if what it shows is there, so that it is drawn once
 * instead of as skeletons first. What fails is asked for again by the frame.
 */
export async function arriveAt(place: string): Promise<void> {
  const { screen, takeArrived } = pageAt(place);
  if (!takeArrived) return;
  const [take] = await Promise.all([takeArrived.load(), screen?.load()]);
  await take();
}
