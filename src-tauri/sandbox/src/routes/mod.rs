//! Every call of the contract with its handler, one line each.
//!
//! Invariant: a handler reads `(Ctx, Body)` and gives `Result<Data, Error>`; it never sees a
//! header, a status or a locale's sentence. SQL is in `store`. What is served beside the calls
//! (health, pictures, console, web app) is put together in `lib.rs`.

mod account;
mod brands;
mod checks;
mod config;
mod content;
mod device;
mod events;
mod favourites;
mod flash_sale;
mod health;
mod home;
mod images;
mod lists;
pub mod orders;
mod place;
mod played;
mod product;
mod profile;
mod ranges;
mod reviews;
mod sandbox;
mod share_pictures;
mod slider;
pub(crate) mod store_page;
mod unread;
mod videos;
pub mod vouchers;

use axum::{Router, body::Bytes, extract::Request, http::HeaderMap, routing::post};
use jajan_contract::{Call, calls as c};

pub use config::ORDERING_PAGE;
pub use health::{health, openapi};
pub use images::{deleted_photos, image};
pub use orders::payments::{NOTICE_PATH, notice};
pub use share_pictures::share_picture;
pub use videos::video;

use crate::edge::ctx::Ctx;
use crate::edge::{call, headers, risk};
use crate::error::{Error, Refusal};
use crate::mode::Mode;
use crate::state::{App, Current};

/// All calls that this mode serves.
pub fn calls(mode: Mode) -> Router<Current> {
    Calls {
        router: Router::new(),
        mode,
    }
    .call(c::BatchQueryConfig, config::batch_query_config)
    .call(c::ReportDevice, device::report_device)
    .call(c::GetDeviceInfo, device::get_device_info)
    .call(c::GetAuthCode, account::get_auth_code)
    .call(c::QueryAuthCode, account::query_auth_code)
    .call(c::CheckSlider, slider::check_slider)
    .call(c::SendCode, account::send_code)
    .call(c::Login, account::login)
    .call(c::RefreshToken, account::refresh_token)
    .call(c::Logout, account::logout)
    .call(c::QueryUserInfo, profile::query_user_info)
    .call(c::EditAccount, profile::edit_account)
    .upload(c::UploadFile, profile::upload_file)
    .call(c::PageCardList, home::page_card_list)
    .call(c::FindByDistance, lists::stores::find_by_distance)
    .call(c::FindByRegion, lists::stores::find_by_region)
    .call(c::FindByRecommend, lists::stores::find_by_recommend)
    .call(c::QueryAllCategory, lists::stores::query_all_category)
    .call(c::FilterSign, lists::stores::query_all_category)
    .call(c::QueryPoiList, lists::poi_list::query_poi_list)
    .call(c::QueryRecommendPoi, lists::poi_list::query_recommend_poi)
    .call(c::SearchByStore, lists::search::search_by_store)
    .call(c::SearchPopular, lists::search::search_popular)
    .call(c::SearchSuggest, lists::search::search_suggest)
    .call(c::RegionList, place::region_list)
    .call(c::GetAddressByLocation, place::get_address_by_location)
    .call(c::QueryUnread, unread::query_unread)
    .call(c::ResetUnread, unread::reset_unread)
    .call(c::FlashSalePageDetail, flash_sale::flash_sale_page_detail)
    .call(c::FlashListPage, flash_sale::flash_list_page)
    .call(c::FlashList, flash_sale::flash_list)
    .call(c::FlashReserve, flash_sale::flash_reserve)
    .call(c::PullContent, content::pull_content)
    .call(c::GiveContentFeedback, content::give_content_feedback)
    .call(c::ProductDetail, product::product_detail)
    .call(c::FlashSaleProductDetail, product::product_detail)
    .call(
        c::ProductApplicableStoreList,
        product::product_applicable_store_list,
    )
    .call(
        c::QueryHomepageStoreInfo,
        store_page::query_homepage_store_info,
    )
    .call(c::QueryMerchantCoupon, store_page::query_merchant_coupon)
    .call(c::ReceiveCoupon, store_page::receive_coupon)
    .call(c::ReportStore, store_page::report_store)
    .call(c::MyReports, store_page::my_reports)
    .call(c::SaveFavourite, favourites::save_favourite)
    .call(c::CancelFavourite, favourites::cancel_favourite)
    .call(c::BatchCancelFavourite, favourites::batch_cancel_favourite)
    .call(c::FavouriteStoreList, favourites::favourite_store_list)
    .call(c::FavouriteIds, favourites::favourite_ids)
    .call(c::ReviewList, reviews::review_list)
    .call(c::ReviewDetail, reviews::review_detail)
    .call(c::SaveReview, reviews::save_review)
    .call(c::DeleteReview, reviews::delete_review)
    .call(c::CheckReviewEligibility, reviews::check_review_eligibility)
    .call(c::MarkHelpful, reviews::mark_helpful)
    .call(c::ReportReview, reviews::report_review)
    .call(c::AllMallList, lists::malls::all_mall_list)
    .call(c::MallDetail, lists::malls::mall_detail)
    .call(c::MallStoreList, lists::malls::mall_store_list)
    .call(
        c::MallRecommendProductList,
        lists::malls::mall_recommend_product_list,
    )
    .call(c::QueryBrandPavilion, brands::query_brand_pavilion)
    .call(c::BrandHomepage, brands::brand_homepage)
    .call(c::BrandStoreList, brands::brand_store_list)
    .call(c::BrandDayPage, brands::brand_day_page)
    .call(c::BrandDayOffers, brands::brand_day_offers)
    .call(c::BrandDayBrands, brands::brand_day_brands)
    .call(c::RankList, lists::ranks::rank_list)
    .call(c::RankDetailList, lists::ranks::rank_detail_list)
    .call(c::OrderH5Config, orders::checkout::h5_config)
    .call(c::Settlement, orders::checkout::settlement)
    .call(c::PlaceOrder, orders::checkout::place_order)
    .call(c::CancelOrder, orders::purchases::cancel_order)
    .call(c::OrderDetail, orders::purchases::order_detail)
    .call(c::OrderList, orders::purchases::order_list)
    .call(c::Pay, orders::payments::pay)
    .call(c::PayResult, orders::payments::pay_result)
    .call(c::SplitView, orders::splits::split_view)
    .call(c::MoneyCheck, orders::payments::money_check)
    .call(c::OpenCase, orders::purchases::open_case)
    .call(c::MyCoupons, orders::wallet::my_coupons)
    .call(c::CouponDetail, orders::wallet::coupon_detail)
    .call(c::SavingsQuery, orders::wallet::savings_query)
    .call(
        c::CouponApplicableStoreList,
        orders::wallet::coupon_applicable_store_list,
    )
    .call(c::OfflineWallet, orders::offline::offline_wallet)
    .call(c::ProductList, vouchers::envelopes::product_list)
    .call(c::PartnerCoupons, vouchers::partner::partner_coupons)
    .call(c::PartnerCodeOpen, vouchers::partner::partner_code_open)
    .call(c::RedeemOpen, vouchers::redeem::redeem_open)
    .call(c::ReportRefused, vouchers::redeem::report_refused)
    .call(c::PlayCashier, vouchers::cashier::play_cashier)
    .call(c::GiftCreate, vouchers::gifts::gift_create)
    .call(c::GiftTakeBack, vouchers::gifts::gift_take_back)
    .call(c::GiftReturn, vouchers::gifts::gift_return)
    .call(c::TokenView, vouchers::gifts::token_view)
    .call(c::ReceiveByToken, vouchers::gifts::receive_by_token)
    .call(
        c::OperationalDelivery,
        vouchers::delivery::operational_delivery,
    )
    .call(c::PlayEnvelopeOffer, vouchers::gifts::play_envelope_offer)
    .call(c::ApplyRefund, vouchers::refunds::apply_refund)
    .call(c::ApplyRefundSubmit, vouchers::refunds::apply_refund_submit)
    .call(c::RefundDetail, vouchers::refunds::refund_detail)
    .call(c::RefundCancel, vouchers::refunds::refund_cancel)
    .call(c::RefundResend, vouchers::refunds::refund_resend)
    .call(
        c::RefundDestinationSet,
        vouchers::refunds::refund_destination_set,
    )
    .call(c::BankList, vouchers::refunds::bank_list)
    .call(c::RefundReasons, vouchers::refunds::refund_reasons)
    .call(c::PlayRefund, vouchers::refunds::play_refund)
    .call(c::PlayPayer, orders::played::play_payer)
    .call(c::QueryLedger, orders::played::query_ledger)
    .call(c::ReportEvents, events::report_events)
    .call(c::QuerySandbox, sandbox::query_sandbox)
    .call(c::SetClock, sandbox::set_clock)
    .call(c::SetFaults, sandbox::set_faults)
    .call(c::ResetSandbox, sandbox::reset_sandbox)
    .call(c::Elapse, sandbox::elapse)
    .call(c::Release, sandbox::release)
    .call(c::QueryJournal, sandbox::query_journal)
    .call(c::SetConfig, config::set_config)
    .call(c::PlayWhatsApp, played::play_whats_app)
    .call(c::QueryLastCode, played::query_last_code)
    .call(c::FreezeUser, played::freeze_user)
    .call(c::ExpireTokens, played::expire_tokens)
    .call(c::ModerateReview, reviews::moderate_review)
    .call(c::PlayMerchant, product::play_merchant)
    .call(c::DemandSlider, played::demand_slider)
    .call(c::DemandRiskCheck, played::demand_risk_check)
    .router
}

struct Calls {
    router: Router<Current>,
    mode: Mode,
}

impl Calls {
    fn call<C, H, F>(self, call: C, handler: H) -> Self
    where
        C: Call,
        H: Fn(Ctx, C::Body) -> F + Clone + Send + Sync + 'static,
        F: Future<Output = Result<C::Data, Error>> + Send + 'static,
    {
        self.upload(call, move |ctx, body, _: Bytes| handler(ctx, body))
    }

    /// A call with a file beside its fields.
    fn upload<C, H, F>(mut self, _: C, handler: H) -> Self
    where
        C: Call,
        H: Fn(Ctx, C::Body, Bytes) -> F + Clone + Send + Sync + 'static,
        F: Future<Output = Result<C::Data, Error>> + Send + 'static,
    {
        if C::RULES.sandbox_only && self.mode == Mode::Prod {
            return self;
        }
        let serve =
            move |app: App, request: Request| call::serve::<C, H, F>(app, request, handler.clone());
        let served = post(serve).fallback(method_refused);
        if !C::RULES.sandbox_only {
            // Routed always: whether the call is listed is remote configuration, read at each call.
            let path = risk::checked_path(C::PATH);
            self.router = self.router.route(&path, served.clone());
        }
        self.router = self.router.route(C::PATH, served);
        self
    }
}

async fn method_refused(headers: HeaderMap) -> axum::response::Response {
    Error::from(Refusal::MethodRefused).reply(headers::locale(&headers))
}
