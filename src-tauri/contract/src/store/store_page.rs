//! The store home page. Merchant 2 "Store home page", 3 "Store", "Day-part time entry", "Product
//! card", "Coupon batch", 4, 5, 7; B2, B6, B14.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

use crate::ids::{MallId, PoiId, ProductId, QrCodeId, SkuId, StoreId};
use crate::{
    halal::HalalCertificate,
    localised::Localised,
    store_coupons::HomepageCoupons,
    stores::{BusinessState, RankInfo},
};

/// A store by its `storeId`, its `poiId`, or a QR code that stands in it; one of them is needed.
#[skip_serializing_none]
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QueryHomepageStoreInfoBody {
    pub store_id: Option<StoreId>,
    pub qr_code_id: Option<QrCodeId>,
    pub poi_id: Option<PoiId>,
    pub source_type: SourceType,
    /// Degrees; without them there is no distance. Assumption: the specs show none.
    pub latitude: Option<f64>,
    pub longitude: Option<f64>,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum SourceType {
    #[default]
    Customer,
}

/// Assumption: names are the spec's; types are chosen where it shows none.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StoreInfo {
    pub store_id: StoreId,
    pub merchant_id: String,
    pub poi_id: PoiId,
    pub store_name: String,
    pub store_type: String,
    /// Of the user who asks; false for visitors.
    pub favourite: bool,
    /// Whether reviews may be written; missing is reported (merchant 5).
    pub review_enable: Option<bool>,
    /// Whether reviews are shown; missing is reported.
    pub review_switch: Option<bool>,
    pub share_info: ShareInfo,
    /// Menu, dishes, the store, its interior; sorted by type and `sort`.
    pub store_image_list: Vec<ImageItem>,
    /// In the order of the menu, at most 200. Assumption: the specs show photos of a menu only; without
    /// this the page shows those.
    pub menu_list: Option<Vec<MenuDish>>,
    /// The gallery behind the top bar.
    pub background_image_list: Vec<ImageItem>,
    /// `#rrggbb` shown while pictures load.
    pub background_color: String,
    pub rank_info: Option<RankInfo>,
    pub mall_info: Option<MallInfo>,
    /// https address of a map, opened outside the app.
    pub map_link_address: String,
    pub store_address: String,
    /// Degrees.
    pub latitude: f64,
    /// Degrees.
    pub longitude: f64,
    /// Kilometres, one decimal; absent when no position was sent.
    pub store_distance: Option<f64>,
    pub business_district_list: Vec<BusinessDistrict>,
    pub service_facilities_category_list: Vec<FacilityCategory>,
    pub store_business_category_list: Vec<BusinessCategory>,
    pub homepage_coupon_list: HomepageCoupons,
    pub homepage_coupon_notice: Option<CouponNotice>,
    /// `1`: certified, the badge shows. `2`: nothing known. `0`: not halal. Merchant 2 names `1`.
    pub halal_restaurant: String,
    /// With `1` only: no badge without a number (B14).
    pub halal_certificate: Option<HalalCertificate>,
    /// B14.
    pub trust: StoreTrust,
    pub day_part_time_list: Vec<DayPartTime>,
    /// By the server's clock now; the same rule as on cards.
    pub business_state: BusinessState,
    /// IANA name: Asia/Jakarta, Asia/Makassar or Asia/Jayapura.
    pub time_zone: String,
    /// Digits with `+62`; absent: the store gives none.
    pub store_mobile: Option<String>,
    /// Ready to show, as `Rp50.000/orang`.
    pub price_per_capita: Localised,
    pub tag_list: Vec<Localised>,
    /// The services that the store offers.
    pub store_channel_list: Vec<StoreChannel>,
    /// 0 to 5, one decimal; 0 without reviews.
    pub score: f64,
    pub review_count: u32,
}

/// What goes out with a share. Merchant 3 "Share info".
#[skip_serializing_none]
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShareInfo {
    pub share_content: Localised,
    /// Address on the image host.
    pub share_img_url: Localised,
    #[serde(rename = "mall_id")]
    pub mall_id: Option<MallId>,
    #[serde(rename = "product_id")]
    pub product_id: Option<ProductId>,
    #[serde(rename = "store_id")]
    pub store_id: Option<StoreId>,
    #[serde(rename = "activity_id")]
    pub activity_id: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ImageType {
    /// The gallery: the store from outside.
    Store,
    Interior,
    /// The spec's "photos/dish".
    Dish,
    Menu,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImageItem {
    pub image_type: ImageType,
    pub image_url: String,
    pub sort: u32,
    /// Text alternative: a dish's name. Assumption: the specs show none.
    pub name: Option<Localised>,
}

/// A dish with its price. Assumption.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MenuDish {
    pub name: Localised,
    /// Rupiah.
    pub price: u32,
    /// Address on the image host; one of the page's dish photos where there is one.
    pub image_url: Option<String>,
    /// Among what guests order most here.
    pub is_favourite: bool,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MallInfo {
    pub mall_id: MallId,
    pub mall_name: String,
    pub floor_list: Vec<MallFloor>,
    pub location_remark: Localised,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MallFloor {
    pub floor_name: String,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct BusinessDistrict {
    pub id: String,
    pub name: String,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FacilityCategory {
    pub id: String,
    pub category_name: Localised,
    pub service_facilities: Vec<Facility>,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Facility {
    pub id: String,
    pub describe_name: Localised,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BusinessCategory {
    pub business_category_name: Localised,
    pub parent_category: ParentCategory,
}

/// `categoryId` 1 means dining.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ParentCategory {
    pub category_id: String,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct CouponNotice {
    pub content: CouponNoticeContent,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CouponNoticeContent {
    pub notice_content: Localised,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StoreTrust {
    /// `YYYY-MM-DD`, when somebody last checked address, hours and menu; absent: never.
    pub verified_on: Option<String>,
    /// Vouchers sold by this store in total.
    pub sold_count: u32,
    /// `YYYY-MM-DD`
    pub joined_on: String,
}

/// One opening period of one day. Merchant 3 "Day-part time entry".
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DayPartTime {
    /// `1` Monday to `7` Sunday.
    pub day_part_code: String,
    /// HH:MM in the store's zone.
    pub start_time: String,
    /// HH:MM; not after `startTime`: on the next day.
    pub end_time: String,
    /// False: no period starts on this day, and it has no other entry.
    pub is_business_hours: bool,
    /// 1 delivery, 2 pick-up, 3 dine-in, within the store's own hours; absent: all.
    pub channel_code: Option<u8>,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StoreChannel {
    /// 1 delivery, 2 pick-up, 3 dine-in.
    pub order_food_type: u8,
    /// Absent: offered, but cannot be ordered here now (merchant 5).
    pub qr_code_id: Option<QrCodeId>,
}

/// What is wrong with a store's data (B14). Assumption.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum WrongData {
    Address,
    Hours,
    Phone,
    Halal,
    Menu,
    /// A voucher of the store, on its page or at the counter.
    Voucher,
    Closed,
    Other,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReportStoreBody {
    pub store_id: StoreId,
    pub wrong: WrongData,
    /// At most 300 characters.
    pub note: String,
    /// With `VOUCHER`, from a voucher's own page: which one.
    pub sku_id: Option<SkuId>,
}

/// Outcome of a report. Assumption.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum ReportStatus {
    /// Not reviewed yet.
    Waiting,
    /// The data was wrong, and has been corrected.
    Corrected,
    /// The data was reviewed, and is right.
    Confirmed,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct MyReportsBody {}

/// Of the caller, newest first, at most 50.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct MyReportsData {
    pub reports: Vec<MyReport>,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MyReport {
    pub report_id: String,
    pub store_id: StoreId,
    pub poi_id: PoiId,
    pub store_name: String,
    pub wrong: WrongData,
    pub status: ReportStatus,
    /// YYYY-MM-DD in Asia/Jakarta.
    pub reported_on: String,
    /// YYYY-MM-DD in Asia/Jakarta; absent while it waits.
    pub settled_on: Option<String>,
}
