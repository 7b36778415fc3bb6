//! The home page of one store. Merchant 2 "Store home page", 3 "Store".
//!
//! Invariant: a page is found by primary keys alone, so that a million stores answer like a
//! thousand. Its state is that of the lists, by the same rule.

pub(in crate::store) mod found;
pub(in crate::store) mod rows;

use jajan_contract::{
    store_coupons::HomepageCoupons,
    store_page::{
        BusinessCategory, BusinessDistrict, CouponNotice, CouponNoticeContent, ParentCategory,
        StoreInfo,
    },
};
use rusqlite::Connection;

use crate::city::details::pictures::Look;
use crate::city::details::{facilities, pictures as details_pictures, services, texts, trust};
use crate::geo::Position;
use crate::store::catalog::hours::Hours;
use crate::store::catalog::refusal::NoPage;
use crate::store::catalog::store_page::found::{Found, open};
use crate::store::catalog::store_page::rows::{day_parts, is_favourite, mall_info, menu};
use crate::store::catalog::unusual_stores::ClosedReviews;
use crate::store::coupons::store_coupons;
use crate::store::orders::sold::sold_by_store;
use crate::store::{Database, StoreError, Viewer};
use crate::time::LocalTime;
use crate::{ids, pictures, time};

/// Merchant 3: id 1 means dining.
const DINING: &str = "1";
/// Party cakes and catering are ordered, not eaten there.
const CATERING: &str = "2";
const CATERING_FROM: i64 = 500;

impl Database {
    pub async fn store_page(
        &self,
        store_id: i64,
        viewer: Viewer,
        position: Option<Position>,
    ) -> Result<Result<StoreInfo, NoPage>, StoreError> {
        self.read(move |connection| {
            Ok(match open(connection, store_id)? {
                Ok(found) => Ok(page(connection, found, viewer, position)?),
                Err(no_page) => Err(no_page),
            })
        })
        .await
    }

    /// The part of a page that changes after a claim or a purchase.
    pub async fn store_coupons(
        &self,
        store_id: i64,
        viewer: Viewer,
    ) -> Result<Result<HomepageCoupons, NoPage>, StoreError> {
        self.read(move |connection| {
            Ok(match open(connection, store_id)? {
                Ok(found) => Ok(store_coupons::coupons(connection, found.seller(), viewer)?),
                Err(no_page) => Err(no_page),
            })
        })
        .await
    }
}

fn page(
    connection: &Connection,
    found: Found,
    viewer: Viewer,
    position: Option<Position>,
) -> Result<StoreInfo, StoreError> {
    let store_id = found.store_id;
    let today = time::day_number(viewer.now_ms);
    let local = LocalTime::in_zone(viewer.now_ms, found.zone);
    let parts = day_parts(connection, found.pattern_id)?;
    let menu = menu(connection, store_id)?;
    let look = Look {
        store_id,
        ground: &found.ground,
        dishes: found.shown(),
        menu: &menu,
    };
    let homepage_coupon_list = store_coupons::coupons(connection, found.seller(), viewer)?;
    let sold_count = sold_by_store(connection, store_id, found.popularity)?;
    let (halal, halal_certificate) = trust::halal(store_id, found.is_halal, today);
    let mall_info = match &found.mall {
        Some(mall) => Some(mall_info(connection, store_id, mall)?),
        None => None,
    };
    let format = facilities::format(
        found.category_id,
        found.mall.is_some(),
        found.price_per_capita,
    );
    let says = |value: bool| (!found.lacks_review_switches).then_some(value);
    let (cover, map_link_address) = (found.cover(), found.map_link());
    let Position { lat, lon } = found.position;
    let distance = position.map(|from| from.distance_mm(found.position) as f64 / 1e6);
    let notice = texts::notice(store_id).map(|notice_content| CouponNotice {
        content: CouponNoticeContent { notice_content },
    });
    let is_catering = found.category_id >= CATERING_FROM;
    let category_id = if is_catering { CATERING } else { DINING };
    Ok(StoreInfo {
        store_id: ids::store(store_id),
        merchant_id: ids::merchant(store_id),
        poi_id: ids::poi(store_id),
        store_type: "RESTAURANT".to_owned(),
        favourite: is_favourite(connection, viewer.user_id, store_id)?,
        review_enable: says(found.reviews.is_none()),
        review_switch: says(found.reviews != Some(ClosedReviews::Hidden)),
        share_info: found.share_info(&cover),
        store_image_list: details_pictures::all(&look),
        menu_list: Some(details_pictures::menu(&look)),
        background_image_list: details_pictures::gallery(&look),
        background_color: pictures::ground_color(&found.ground).to_owned(),
        rank_info: found.rank_info,
        mall_info,
        map_link_address,
        store_address: found.address,
        latitude: lat,
        longitude: lon,
        store_distance: distance.map(|km| (km * 10.0).round() / 10.0),
        business_district_list: vec![BusinessDistrict {
            id: found.area.0.to_string(),
            name: found.area.1,
        }],
        service_facilities_category_list: facilities::of_store(store_id, format),
        store_business_category_list: vec![BusinessCategory {
            business_category_name: found.category,
            parent_category: ParentCategory {
                category_id: category_id.to_owned(),
            },
        }],
        homepage_coupon_list,
        homepage_coupon_notice: notice,
        halal_restaurant: halal.to_owned(),
        halal_certificate,
        trust: trust::trust(store_id, sold_count),
        day_part_time_list: services::day_parts(store_id, &parts),
        business_state: Hours::new(&parts).state(local),
        time_zone: found.zone.name().to_owned(),
        store_mobile: trust::phone(store_id),
        price_per_capita: texts::price_per_capita(found.price_per_capita),
        tag_list: texts::tags(store_id, format),
        store_channel_list: services::channels(store_id),
        score: found.score_tenths / 10.0,
        review_count: found.review_count,
        store_name: found.name,
    })
}
