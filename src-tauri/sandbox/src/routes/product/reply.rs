//! The stores that take a voucher: what their rows say, with what decorates it. Merchant 3
//! `availableStoreNum`.

use jajan_contract::product::{ApplicableStoreListData, VoucherStore};

use crate::city::details::trust;
use crate::store::catalog::applicable_stores::{TakingStore, TakingStores};
use crate::{ids, pictures};

pub fn applicable_stores(page: TakingStores) -> ApplicableStoreListData {
    ApplicableStoreListData {
        store_list: page.stores.into_iter().map(voucher_store).collect(),
        has_more: page.has_more,
        total_count: page.total_count,
    }
}

pub fn voucher_store(store: TakingStore) -> VoucherStore {
    let found = store.found;
    let store_id = found.store_id;
    let (halal, halal_certificate) = store.halal;
    VoucherStore {
        store_id: ids::store(store_id),
        poi_id: ids::poi(store_id),
        distance: store.distance,
        latitude: found.position.lat,
        longitude: found.position.lon,
        map_link_address: found.map_link(),
        business_state: store.business_state,
        time_zone: found.zone.name().to_owned(),
        store_mobile: trust::phone(store_id.0),
        score: found.score_tenths / 10.0,
        review_count: found.review_count,
        halal_restaurant: halal.to_owned(),
        halal_certificate,
        trust: trust::trust(store_id.0, store.sold_count),
        store_image_url: found.cover(),
        background_color: pictures::ground_color(&found.ground).to_owned(),
        store_name: found.name,
        store_address: found.address,
    }
}
