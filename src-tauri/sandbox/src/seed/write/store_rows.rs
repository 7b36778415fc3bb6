//! The rows of one store.

use jajan_contract::coupon::RefundPromise;
use rusqlite::{Transaction, params};

use crate::city::details::batches;
use crate::city::details::vouchers::takes_cash;
use crate::city::details::{services, trust, usage};
use crate::city::places;
use crate::city::stores::Store;
use crate::city::vouchers::{MOST_OFF, Voucher};
use crate::ids::{FIRST_UNLISTED, row};
use crate::seed::fixed;
use crate::seed::terms::{Known, terms};
use crate::store::StoreError;
use crate::store::coupons::batches::Batch;
use crate::store::terms::Sold;
use crate::store::terms::Terms;

/// 1 November 2026 in Jakarta.
const WITHDRAWN_MS: u64 = 1_793_466_000_000;

/// A store with what its rows say beyond it. Pure: thrown on another thread than the one that writes.
pub struct StoreRows {
    pub store: Store,
    first_product: i64,
    /// One for each voucher.
    terms: Vec<Terms>,
    batches: Vec<Batch>,
    services: i64,
    takes_cash: bool,
    /// `halal` and `halal_until`.
    halal: (u8, Option<i64>),
}

impl StoreRows {
    pub fn new(store: Store, first_product: i64) -> Self {
        let sold = |(sort, voucher): (i64, &Voucher)| Sold {
            product_id: row::Product(first_product + sort),
            store_id: row::Store(store.id),
            sort,
            is_cash: voucher.product_type == "CASH_COUPON",
            original_price: u32::try_from(voucher.original_price).unwrap_or(0),
        };
        let vouchers = (0..).zip(&store.vouchers);
        Self {
            terms: vouchers.map(|voucher| terms(&sold(voucher))).collect(),
            batches: batches::of_store(store.id),
            services: services::bits(store.id),
            takes_cash: takes_cash(store.id),
            halal: trust::halal(store.id, store.halal),
            first_product,
            store,
        }
    }

    /// The next free product number.
    pub fn next_product(&self) -> i64 {
        self.first_product + self.terms.len() as i64
    }
}

pub struct Writer<'a> {
    transaction: &'a Transaction<'a>,
    known: &'a mut Known,
    store: rusqlite::Statement<'a>,
    position: rusqlite::Statement<'a>,
    menu_item: rusqlite::Statement<'a>,
    product: rusqlite::Statement<'a>,
    batch: rusqlite::Statement<'a>,
}

impl<'a> Writer<'a> {
    pub fn new(transaction: &'a Transaction<'_>, known: &'a mut Known) -> Result<Self, StoreError> {
        Ok(Self {
            transaction,
            known,
            store: transaction.prepare(
                "INSERT INTO stores VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12,
                 ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23, ?24, ?25, ?26, ?27, ?28)",
            )?,
            batch: transaction.prepare(
                "INSERT INTO coupon_batches VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
            )?,
            position: transaction
                .prepare("INSERT INTO store_positions VALUES (?1, ?2, ?2, ?3, ?3, ?4, ?4)")?,
            menu_item: transaction.prepare("INSERT INTO menu_items VALUES (?1, ?2, ?3, ?4)")?,
            product: transaction.prepare(
                "INSERT INTO products VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12,
                 ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, NULL, ?21, ?22, ?23, ?24, ?25, ?26)",
            )?,
        })
    }

    pub fn write(&mut self, rows: StoreRows) -> Result<(), StoreError> {
        let store = &rows.store;
        let has_discount = store
            .vouchers
            .iter()
            .any(|voucher| voucher.promotion.is_some());
        let has_refundable = rows
            .terms
            .iter()
            .any(|terms| terms.sale.refund == RefundPromise::AnyTime);
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
            rows.halal.0,
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
            rows.services,
            rows.takes_cash,
            rows.halal.1,
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
        for batch in &rows.batches {
            self.batch.execute(params![
                store.id,
                batch.number,
                batch.discount_rp,
                batch.threshold_rp,
                batch.issued,
                batch.daily_limit,
                batch.total_limit,
                batch.is_on,
                batch.days,
            ])?;
        }
        let vouchers = (0..).zip(rows.store.vouchers.iter().zip(rows.terms));
        for (sort, (voucher, terms)) in vouchers {
            self.voucher(
                &rows.store,
                voucher,
                terms,
                (sort, rows.first_product + sort),
            )?;
        }
        Ok(())
    }

    fn voucher(
        &mut self,
        store: &Store,
        voucher: &Voucher,
        terms: Terms,
        (sort, id): (i64, i64),
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
        let validity = terms.validity;
        let terms = self.known.ids(self.transaction, terms)?;
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
            terms.sale_terms_id,
            terms.use_terms_id,
            terms.bill_terms_id,
            validity.valid_days,
            validity.valid_after_days,
            usage::sold_count(id, store.popularity),
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
