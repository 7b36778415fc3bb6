//! Every call of the remote API, one line each; lists of stores are in `lists`. Spec home 7.

mod lists;

use crate::{
    account, brands, config, device, envelope, events, favourites, flash_sale, home,
    order::{
        checkout, delivery, envelope as red_envelope, gift, money_back, orders, partner, pay,
        redeem, refund, savings, split, wallet,
    },
    place, product, profile, reviews, store_coupons, store_page, unread,
};

calls! { API:
    /// Configuration values by key; unknown keys are absent from the reply.
    BatchQueryConfig = "batchQueryConfig" "/config/batch_query_config", OPEN,
        config::BatchQueryConfigBody => config::ConfigEntries;

    /// Reports the device and the app on it.
    ReportDevice = "reportDevice" "/device/report", OPEN,
        device::ReportDeviceBody => envelope::Done;

    /// The fingerprint that risk-checked replays carry as `dfp`.
    GetDeviceInfo = "getDeviceInfo" "/risk/getDeviceInfo", CHECKED,
        device::GetDeviceInfoBody => device::DeviceInfoData;

    /// Begins a WhatsApp login. Assumption: the specs name the step, not its path.
    GetAuthCode = "getAuthCode" "/account/getAuthCode", CHECKED,
        account::GetAuthCodeBody => account::AuthCodeData;

    /// Whether the WhatsApp message with this key has arrived. Assumption: as above.
    QueryAuthCode = "queryAuthCode" "/account/queryAuthCode", OPEN,
        account::QueryAuthCodeBody => account::AuthCodeStatusData;

    /// Whether a slider is required, with its challenge; checks the answer to one.
    CheckSlider = "checkSlider" "/account/checkSlider", OPEN,
        account::CheckSliderBody => account::SliderData;

    /// Sends a 6-digit code to a phone.
    SendCode = "sendCode" "/account/sendCode", CHECKED,
        account::SendCodeBody => account::SentCodeData;

    /// Logs in; registers a new user.
    Login = "login" "/account/login", RISKY_ONCE,
        account::LoginBody => account::LoginData;

    /// A new pair of tokens for a refresh token.
    RefreshToken = "refreshToken" "/account/refreshToken", OPEN,
        account::RefreshTokenBody => account::TokenInfo;

    /// Ends this session, or all of the user's. Assumption: the specs name no call.
    Logout = "logout" "/account/logout", OPEN,
        account::LogoutBody => envelope::Done;

    /// Who is logged in.
    QueryUserInfo = "queryUserInfo" "/account/queryUserInfo", MEMBER,
        profile::QueryUserInfoBody => profile::UserInfo;

    /// Saves the profile.
    EditAccount = "editAccount" "/digital-food/account/edit", MEMBER_ONCE,
        profile::EditAccountBody => profile::UserInfo;

    /// Uploads a picture, which is re-encoded; returns the address that serves it.
    UploadFile = "uploadFile" "/digital-food/client/file/upload", MEMBER_UPLOAD,
        profile::UploadFileFields => profile::UploadData;

    /// The cards of the home page that are asked for, in display order.
    PageCardList = "pageCardList" "/digital-food/local_life/home/page_card_list", OPEN,
        home::PageCardListBody => home::PageCardListData;

    /// Provinces, cities and districts.
    RegionList = "regionList" "/region/region_list", OPEN,
        place::RegionListBody => place::RegionListData;

    /// The address of a position.
    GetAddressByLocation = "getAddressByLocation" "/digital-food/address/get_address_by_location", OPEN,
        place::GetAddressBody => place::AddressInfo;

    /// Unread counters of the tabs. Assumption: the specs show the shape, not the path.
    QueryUnread = "queryUnread" "/digital-food/unread/query", OPEN,
        unread::QueryUnreadBody => unread::UnreadData;

    /// Sets the counters of one tab to zero. Assumption: as above.
    ResetUnread = "resetUnread" "/digital-food/unread/reset", OPEN,
        unread::ResetUnreadBody => unread::UnreadData;

    /// The sessions of a flash sale with the seconds that are left.
    FlashSalePageDetail = "flashSalePageDetail" "/digital-food/local_life/flash_sale/page_detail", CHECKED,
        flash_sale::FlashSalePageBody => flash_sale::FlashSalePageData;

    /// One voucher.
    ProductDetail = "productDetail" "/local_life/product/detail", CHECKED,
        product::ProductDetailBody => product::ProductDetailData;

    /// One voucher at a flash price; the same reply.
    FlashSaleProductDetail = "flashSaleProductDetail" "/local_life/flash_sale/product/detail", CHECKED,
        product::ProductDetailBody => product::ProductDetailData;

    /// The stores that take a voucher which is on sale.
    ProductApplicableStoreList = "productApplicableStoreList" "/local_life/product/applicable_store_list", OPEN,
        product::ApplicableStoreListBody => product::ApplicableStoreListData;

    /// Minutes, limits and ways of paying.
    OrderH5Config = "orderH5Config" "/digital-food/local_life/order/h5_config", OPEN,
        checkout::H5ConfigBody => checkout::H5ConfigData;

    /// What an order would cost. Assumption: home 7 says "settlement" and no path.
    Settlement = "settlement" "/digital-food/local_life/order/settlement", MEMBER_RISKY,
        checkout::SettlementBody => checkout::SettlementData;

    /// Places an order. Assumption: as above.
    PlaceOrder = "placeOrder" "/digital-food/local_life/order/place_order", MEMBER_RISKY_ONCE,
        checkout::PlaceOrderBody => checkout::PlaceOrderData;

    /// Closes an unpaid order. Assumption: the specs name the state, not the call.
    CancelOrder = "cancelOrder" "/digital-food/local_life/order/cancel_order", MEMBER,
        orders::OrderDetailBody => orders::OrderDetailData;

    /// One order of the caller's. Assumption: the specs name the screen, not the call.
    OrderDetail = "orderDetail" "/digital-food/local_life/order/order_detail", MEMBER,
        orders::OrderDetailBody => orders::OrderDetailData;

    /// The caller's orders. Assumption: as above.
    OrderList = "orderList" "/digital-food/local_life/order/order_list", MEMBER,
        orders::OrderListBody => orders::OrderListData;

    /// Begins a payment. Assumption: the specs name the screens, not the call.
    Pay = "pay" "/digital-food/local_life/order/pay", MEMBER_RISKY_ONCE,
        pay::PayBody => pay::PayData;

    /// Whether an order is paid. Assumption: as above.
    PayResult = "payResult" "/digital-food/local_life/order/pay_result", MEMBER,
        pay::PayResultBody => pay::PayResultData;

    /// Who pays which share of an order. Assumption: buying 3.
    SplitView = "splitView" "/digital-food/local_life/order/split_view", MEMBER,
        split::SplitViewBody => split::SplitViewData;

    /// Looks for money that was taken. Assumption: buying 5.
    MoneyCheck = "moneyCheck" "/digital-food/local_life/order/money_check", MEMBER_ONCE,
        pay::MoneyCheckBody => pay::MoneyCheckData;

    /// Asks customer service about an order. Assumption: merchant 8 names a customer service.
    OpenCase = "openCase" "/digital-food/local_life/order/open_case", MEMBER_ONCE,
        orders::OpenCaseBody => orders::OpenCaseData;

    /// What the caller has: vouchers, claimed coupons, orders that wait.
    MyCoupons = "myCoupons" "/market/coupon/my_coupons", MEMBER,
        wallet::MyCouponsBody => wallet::MyCouponsData;

    /// One voucher or claimed coupon of the caller's.
    CouponDetail = "couponDetail" "/market/coupon/detail", MEMBER,
        wallet::CouponDetailBody => wallet::CouponDetailData;

    /// What the caller's used vouchers saved. Assumption: growth 11.
    SavingsQuery = "savingsQuery" "/digital-food/savings/query", MEMBER,
        savings::SavingsQueryBody => savings::SavingsData;

    /// The stores that take one voucher of the caller's.
    CouponApplicableStoreList = "couponApplicableStoreList" "/market/coupon/applicable_store_list", MEMBER,
        wallet::CouponStoreListBody => product::ApplicableStoreListData;

    /// What a device may keep of the wallet. Assumption: buying 6 "Offline".
    OfflineWallet = "offlineWallet" "/market/coupon/offline_wallet", MEMBER,
        wallet::OfflineWalletBody => wallet::OfflineWalletData;

    /// What a red envelope of the caller's can be used for.
    ProductList = "productList" "/market/coupon/product_list", MEMBER,
        red_envelope::ProductListBody => red_envelope::ProductListData;

    /// The caller's vouchers with partners' codes. Assumption: buying 2 "Foreign codes".
    PartnerCoupons = "partnerCoupons" "/market/coupon/partner_coupons", MEMBER,
        partner::PartnerCouponsBody => partner::PartnerCouponsData;

    /// Tells a partner's code. Assumption: as above.
    PartnerCodeOpen = "partnerCodeOpen" "/market/coupon/partner_code_open", MEMBER_ONCE,
        partner::PartnerCodeOpenBody => partner::PartnerCoupon;

    /// Everything of a store's home page.
    QueryHomepageStoreInfo = "queryHomepageStoreInfo" "/homepage/query_homepage_store_info", OPEN,
        store_page::QueryHomepageStoreInfoBody => store_page::StoreInfo;

    /// The vouchers and coupon batches of a store, as they are for the caller now.
    QueryMerchantCoupon = "queryMerchantCoupon" "/resource_pos/merchant_homepage/coupon", OPEN,
        store_coupons::QueryMerchantCouponBody => store_coupons::HomepageCoupons;

    /// Claims coupons of a batch.
    ReceiveCoupon = "receiveCoupon" "/market/coupon/receive", MEMBER_RISKY_ONCE,
        store_coupons::ReceiveCouponBody => store_coupons::ReceiveCouponData;

    /// Reports wrong data of a store. Assumption: B14 needs it, the specs have none.
    ReportStore = "reportStore" "/digital-food/interaction/store/report", MEMBER_ONCE,
        store_page::ReportStoreBody => envelope::Done;

    /// The caller's reports and their outcomes. Assumption: who reports is told.
    MyReports = "myReports" "/digital-food/interaction/store/my_reports", MEMBER,
        store_page::MyReportsBody => store_page::MyReportsData;

    /// Adds stores to the favourites.
    SaveFavourite = "saveFavourite" "/digital-food/interaction/favourite/save", MEMBER,
        favourites::FavouriteListBody => envelope::Done;

    /// Removes one store from the favourites. Assumption: the specs show the payload, not the path.
    CancelFavourite = "cancelFavourite" "/digital-food/interaction/favourite/cancel", MEMBER,
        favourites::CancelFavouriteBody => envelope::Done;

    /// Removes stores from the favourites.
    BatchCancelFavourite = "batchCancelFavourite" "/digital-food/interaction/favourite/batch_cancel", MEMBER,
        favourites::FavouriteListBody => envelope::Done;

    /// The user's favourite stores.
    FavouriteStoreList = "favouriteStoreList" "/digital-food/interaction/favourite/store_list", MEMBER,
        favourites::FavouriteStoreListBody => favourites::FavouriteStoreListData;

    /// Their ids, for the hearts on cards. Assumption: the specs show no such call.
    FavouriteIds = "favouriteIds" "/digital-food/interaction/favourite/store_ids", MEMBER,
        favourites::FavouriteIdsBody => favourites::FavouriteIdsData;

    /// Reviews of a store.
    ReviewList = "reviewList" "/review/list", OPEN,
        reviews::ReviewListBody => reviews::ReviewListData;

    /// One review. Assumption: the specs name the screen, not the call.
    ReviewDetail = "reviewDetail" "/review/detail", OPEN,
        reviews::ReviewDetailBody => reviews::Review;

    /// Writes or changes a review. Assumption: the specs show the payload, not the path.
    SaveReview = "saveReview" "/review/save", MEMBER_ONCE,
        reviews::SaveReviewBody => reviews::SaveReviewData;

    /// Deletes the caller's own review.
    DeleteReview = "deleteReview" "/review/delete", MEMBER_ONCE,
        reviews::DeleteReviewBody => envelope::Done;

    /// Whether the caller may review a store. Assumption: the specs name the step, not its path.
    CheckReviewEligibility = "checkReviewEligibility" "/review/check_eligibility", MEMBER,
        reviews::CheckReviewEligibilityBody => reviews::ReviewEligibility;

    /// Marks a review as helpful, or takes the mark back. Assumption: B9.
    MarkHelpful = "markHelpful" "/review/helpful", MEMBER,
        reviews::MarkHelpfulBody => reviews::HelpfulData;

    /// Reports a review to the moderator. Assumption: B9.
    ReportReview = "reportReview" "/review/report", MEMBER_ONCE,
        reviews::ReportReviewBody => envelope::Done;

    /// A page of the brand pavilion.
    QueryBrandPavilion = "queryBrandPavilion" "/brand_pavilion/query_brand_pavilion_info", OPEN,
        brands::QueryBrandPavilionBody => brands::BrandPavilionData;

    /// A brand's home page. Assumption: the specs name the screen, not the call.
    BrandHomepage = "brandHomepage" "/brand_pavilion/brand_homepage", OPEN,
        brands::BrandHomepageBody => brands::BrandHomepageData;

    /// The stores of a brand, nearest first.
    BrandStoreList = "brandStoreList" "/brand_pavilion/all_store_list", OPEN,
        brands::BrandStoreListBody => brands::BrandStoreListData;

    /// A brand day.
    BrandDayPage = "brandDayPage" "/digital-food/brand_day_section/page_info", OPEN,
        brands::BrandDayPageBody => brands::BrandDayPage;

    /// What is on offer in one of its sections.
    BrandDayOffers = "brandDayOffers" "/digital-food/brand_day_section/op_page", OPEN,
        brands::BrandDayOffersBody => brands::BrandDayOffersData;

    /// The brands that take part.
    BrandDayBrands = "brandDayBrands" "/digital-food/brand_day_section/brand_list", OPEN,
        brands::BrandDayBrandsBody => brands::BrandDayBrandsData;

    /// Opens a voucher at an outlet. Assumption: buying 3.
    RedeemOpen = "redeemOpen" "/market/coupon/redeem_open", MEMBER_ONCE,
        redeem::RedeemOpenBody => redeem::RedeemOpenData;

    /// An outlet refuses a voucher: freezes it, and takes evidence and choice. Assumption: buying 3.
    ReportRefused = "reportRefused" "/market/coupon/report_refused", MEMBER_ONCE,
        redeem::ReportRefusedBody => redeem::ReportRefusedData;

    /// Makes a gift of a voucher. Assumption: buying 3.
    GiftCreate = "giftCreate" "/market/coupon/gift_create", MEMBER_ONCE,
        gift::GiftCreateBody => gift::GiftCreateData;

    /// Takes back a gift that nobody has claimed. Assumption: buying 3.
    GiftTakeBack = "giftTakeBack" "/market/coupon/gift_take_back", MEMBER_ONCE,
        gift::GiftBody => gift::Gift;

    /// Returns a gift to its giver. Assumption: buying 3.
    GiftReturn = "giftReturn" "/market/coupon/gift_return", MEMBER_ONCE,
        gift::GiftBody => gift::Gift;

    /// What stands behind a link, a code or an id. Assumption: buying 3.
    TokenView = "tokenView" "/market/coupon/token_view", OPEN,
        gift::TokenViewBody => gift::TokenViewData;

    /// Claims a gift or a red envelope.
    ReceiveByToken = "receiveByToken" "/market/coupon/receive_by_token", MEMBER_RISKY_ONCE,
        gift::ReceiveByTokenBody => gift::ReceiveByTokenData;

    /// A campaign of operations and its red envelopes. Assumption: the specs name the page only.
    OperationalDelivery = "operationalDelivery" "/market/activity/operational_delivery", OPEN,
        delivery::OperationalDeliveryBody => delivery::OperationalDeliveryData;

    /// What a refund of vouchers would be.
    ApplyRefund = "applyRefund" "/digital-food/local_life/after_sale/apply_refund", MEMBER,
        refund::ApplyRefundBody => refund::ApplyRefundData;

    /// Asks for a refund.
    ApplyRefundSubmit = "applyRefundSubmit" "/digital-food/local_life/after_sale/apply_refund_submit", MEMBER_ONCE,
        refund::ApplyRefundSubmitBody => refund::ApplyRefundSubmitData;

    /// A refund with its steps.
    RefundDetail = "refundDetail" "/digital-food/local_life/after_sale/refund_detail", MEMBER,
        refund::RefundBody => refund::RefundDetailData;

    /// Keeps the voucher after all, before the money is sent. Assumption: buying 3.
    RefundCancel = "refundCancel" "/digital-food/local_life/after_sale/refund_cancel", MEMBER_ONCE,
        refund::RefundBody => refund::RefundDetailData;

    /// Sends money again, or says where to. Assumption: buying 3.
    RefundResend = "refundResend" "/digital-food/local_life/after_sale/refund_resend", MEMBER_ONCE,
        refund::RefundResendBody => refund::RefundDetailData;

    /// Says ahead where money goes that cannot go back. Assumption: buying 7 "ORIGINAL first; impossible".
    RefundDestinationSet = "refundDestinationSet" "/digital-food/local_life/after_sale/refund_destination", MEMBER_ONCE,
        money_back::RefundDestinationSetBody => money_back::MoneyBack;

    /// Banks that take refunds.
    BankList = "bankList" "/digital-food/local_life/after_sale/bank_list", FORM,
        refund::BankListBody => refund::BankListData;

    /// Reasons for a refund.
    RefundReasons = "refundReasons" "/digital-food/local_life/after_sale/refund_reasons", FORM,
        refund::RefundReasonsBody => refund::RefundReasonsData;

    /// Analytics events. Assumption: the specs name the endpoint, not its path.
    ReportEvents = "reportEvents" "/data-report/events", OPEN,
        events::ReportEventsBody => envelope::Done;
}

pub use crate::played_calls::*;
pub use lists::*;

use crate::Description;

/// Every call, those of the sandbox last.
pub const CALLS: &[Description] = &ALL;

const SERVED: usize = API.len() + LISTS.len();

const ALL: [Description; SERVED + PLAYED.len()] = {
    let mut all = [API[0]; SERVED + PLAYED.len()];
    let mut index = 0;
    while index < all.len() {
        all[index] = if index < API.len() {
            API[index]
        } else if index < SERVED {
            LISTS[index - API.len()]
        } else {
            PLAYED[index - SERVED]
        };
        index += 1;
    }
    all
};
