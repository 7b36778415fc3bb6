//! The rows of one store.

use jajan_contract::coupon::RefundPromise;
use rusqlite::{Transaction, params};

use crate::city::details::usage;
use crate::city::places;
use crate::city::stores::Store;
use crate::city::vouchers::{MOST_OFF, Voucher};
use crate::ids::FIRST_UNLISTED;
use crate::seed::fixed;
use crate::store::StoreError;

/// 1 November 2026 in Jakarta.
const WITHDRAWN_MS: u64 = 1_793_466_000_000;

pub struct Writer<'a> {
    pub store: rusqlite::Statement<'a>,
    pub position: rusqlite::Statement<'a>,
    pub menu_item: rusqlite::Statement<'a>,
    pub product: rusqlite::Statement<'a>,
}

impl<'a> Writer<'a> {
    pub fn new(transaction: &'a Transaction<'_>) -> Result<Self, StoreError> {
        Ok(Self {
            store: transaction.prepare(
                "INSERT INTO stores VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12,
                 ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23, ?24, ?25)",
            )?,
            position: transaction
                .prepare("INSERT INTO store_positions VALUES (?1, ?2, ?2, ?3, ?3, ?4, ?4)")?,
            menu_item: transaction.prepare("INSERT INTO menu_items VALUES (?1, ?2, ?3, ?4)")?,
            product: transaction.prepare(
                "INSERT INTO products VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12,
                 ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, NULL)",
            )?,
        })
    }

    /// Writes a store and answers the next free product number.
    pub fn store(&mut self, store: &Store, first_product: i64) -> Result<i64, StoreError> {
        let has_discount = store
            .vouchers
            .iter()
            .any(|voucher| voucher.promotion.is_some());
        let products = first_product..first_product + store.vouchers.len() as i64;
        let has_refundable = products
            .into_iter()
            .any(|id| usage::refund(id) == RefundPromise::AnyTime);
        let (mall, floor) = match store.mall {
            Some((mall, floor)) => (Some(mall + 1), Some(floor)),
            None => (None, None),
        };
        self.store.execute(params![
            store.id,
            store.name,
            store.kind.id,
            places::AREAS[store.area].district_id,
            store.area,
            fixed::street_id(store.area, store.street),
            store.house_number,
            store.lat,
            store.lon,
            store.price_per_capita,
            store.score_tenths,
            store.review_count,
            store.halal,
            store.takes_red_packet,
            has_discount,
            store.pattern_id,
            store.ground,
            store.dishes[0],
            store.dishes[1],
            store.popularity,
            mall,
            floor,
            store.brand.map(|brand| brand + 1),
            has_refundable,
            store.dishes[2],
        ])?;
        if store.id < FIRST_UNLISTED {
            let category = store.kind.id as f64 / 1000.0;
            self.position
                .execute(params![store.id, store.lon, store.lat, category])?;
        }
        for (sort, (dish_id, _, price)) in store.menu.iter().enumerate() {
            self.menu_item
                .execute(params![store.id, sort, dish_id, price])?;
        }
        let mut id = first_product;
        for (sort, voucher) in store.vouchers.iter().enumerate() {
            self.voucher(store, voucher, sort, id)?;
            id += 1;
        }
        Ok(id)
    }

    fn voucher(
        &mut self,
        store: &Store,
        voucher: &Voucher,
        sort: usize,
        id: i64,
    ) -> Result<(), StoreError> {
        let promotion = voucher.promotion.as_ref();
        let session = promotion.and_then(|promotion| promotion.flash_session);
        let activity = promotion.map(|_| {
            if session.is_some() {
                "FLASH_SALE"
            } else {
                "COMMON"
            }
        });
        let [name_id, name_en, name_zh] = &voucher.name;
        self.product.execute(params![
            id,
            store.id,
            sort,
            voucher.product_type,
            name_id,
            name_en,
            name_zh,
            voucher.art,
            voucher.original_price,
            voucher.sale_price,
            voucher.remaining_stock,
            activity,
            promotion.map(|promotion| promotion.price),
            promotion.map(|promotion| promotion.tag_id),
            session,
            session.map(|_| flash_sort(voucher, id)),
            voucher.reserve_mode,
            voucher.user_limit,
            voucher.user_group_ok,
            voucher.is_withdrawn.then_some(WITHDRAWN_MS),
        ])?;
        Ok(())
    }
}

/// What can be bought first; of that the strongest deals, then a mix of all, in which neighbours differ.
pub fn flash_sort(voucher: &Voucher, id: i64) -> i64 {
    let price = voucher
        .promotion
        .as_ref()
        .map_or(voucher.sale_price, |p| p.price);
    let is_strongest = price * 100 <= voucher.original_price * (100 - MOST_OFF);
    let refused = voucher.remaining_stock == 0 || voucher.user_limit || !voucher.user_group_ok;
    // Prime to the places, so that the ids of one store lie apart.
    let place = if is_strongest { 0 } else { 1 + id * 37 % 100 };
    (i64::from(refused) * 1000 + place) * 1_000_000_000 + id
}
