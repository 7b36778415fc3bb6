//! A store's page: what its rows say, with what decorates it. Merchant 3 "Store".

use jajan_contract::{
    localised::Localised,
    store_page::{
        BusinessCategory, BusinessDistrict, CouponNotice, CouponNoticeContent, MallFloor, MallInfo,
        ParentCategory, ShareInfo, StoreInfo,
    },
};

use crate::city::details::pictures::Look;
use crate::city::details::{facilities, pictures as details_pictures, services, texts, trust};
use crate::geo::Position;
use crate::ids::row;
use crate::store::catalog::store_page::StorePage;
use crate::store::catalog::store_page::found::{Found, Mall};
use crate::store::catalog::store_page::services::{DELIVERY, channels};
use crate::store::catalog::unusual_stores::ClosedReviews;
use crate::{ids, pictures};

/// Merchant 3: id 1 means dining.
const DINING: &str = "1";
/// Party cakes and catering are ordered, not eaten there.
const CATERING: &str = "2";
const CATERING_FROM: i64 = 500;

pub fn store_info(page: StorePage, position: Option<Position>) -> StoreInfo {
    let StorePage { found, menu, .. } = page;
    let store_id = found.store_id;
    let look = Look {
        store_id: store_id.0,
        ground: &found.ground,
        dishes: found.shown(),
        menu: &menu,
    };
    let (halal, halal_certificate) = page.halal;
    let mall = found.mall.as_ref().zip(page.floor_name);
    let mall_info = mall.map(|(mall, floor_name)| mall_info(store_id, mall, floor_name));
    let channels = channels(store_id, found.services);
    let mut food_types = channels.iter().map(|channel| channel.order_food_type);
    let offers_delivery = food_types.any(|food_type| food_type == DELIVERY);
    let format = facilities::format(
        found.category_id,
        found.mall.is_some(),
        found.price_per_capita,
    );
    let says = |value: bool| (!found.lacks_review_switches).then_some(value);
    let (cover, map_link_address) = (found.cover(), found.map_link());
    let Position { lat, lon } = found.position;
    let distance = position.map(|from| from.distance_mm(found.position) as f64 / 1e6);
    let notice = texts::notice(store_id.0).map(|notice_content| CouponNotice {
        content: CouponNoticeContent { notice_content },
    });
    let is_catering = found.category_id >= CATERING_FROM;
    let category_id = if is_catering { CATERING } else { DINING };
    StoreInfo {
        store_id: ids::store(store_id),
        merchant_id: ids::merchant(store_id),
        poi_id: ids::poi(store_id),
        store_type: "RESTAURANT".to_owned(),
        favourite: page.is_favourite,
        review_enable: says(found.reviews.is_none()),
        review_switch: says(found.reviews != Some(ClosedReviews::Hidden)),
        share_info: share_info(&found, &cover),
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
            id: found.area_id.to_string(),
            name: found.area,
        }],
        service_facilities_category_list: facilities::of_store(store_id.0, format),
        store_business_category_list: vec![BusinessCategory {
            business_category_name: found.category,
            parent_category: ParentCategory {
                category_id: category_id.to_owned(),
            },
        }],
        homepage_coupon_list: page.coupons,
        homepage_coupon_notice: notice,
        halal_restaurant: halal.to_owned(),
        halal_certificate,
        trust: trust::trust(store_id.0, page.sold_count),
        day_part_time_list: services::day_parts(store_id.0, offers_delivery, &page.day_parts),
        business_state: page.business_state,
        time_zone: found.zone.name().to_owned(),
        store_mobile: trust::phone(store_id.0),
        price_per_capita: texts::price_per_capita(found.price_per_capita),
        tag_list: texts::tags(store_id.0, format),
        store_channel_list: channels,
        score: found.score_tenths / 10.0,
        review_count: found.review_count,
        store_name: found.name,
    }
}

fn mall_info(store_id: row::Store, mall: &Mall, floor_name: String) -> MallInfo {
    MallInfo {
        mall_id: ids::mall(mall.id),
        mall_name: mall.name.clone(),
        location_remark: texts::mall_remark(store_id.0, &floor_name),
        floor_list: vec![MallFloor { floor_name }],
    }
}

fn share_info(found: &Found, cover: &str) -> ShareInfo {
    ShareInfo {
        share_content: texts::share(&found.name, &found.area),
        share_img_url: Localised::same(cover),
        store_id: Some(ids::store(found.store_id)),
        ..ShareInfo::default()
    }
}
