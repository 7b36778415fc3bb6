//! The terms that a voucher is sold under, as rows that many products share.
//!
//! Invariant: a row of terms never changes (triggers of the schema). A merchant's change points the
//! product at other rows, and an order keeps the ids of those that it was placed under, so that
//! nothing that was sold changes.

mod limits;
mod sold;

pub use limits::{Bought, Limits};
pub use sold::{PastPrices, PriceStep, Sold};

use jajan_contract::{
    coupon::RefundPromise,
    localised::Localised,
    order::bill::{BillMode, BillRules},
    product::VoucherKind,
    store_coupons::VoucherUsage,
};
use rusqlite::{Connection, Transaction, params};

use crate::ids::row;
use crate::store::columns::Wire;
use crate::store::{FromRow, Sql, StoreError};
use crate::time;

/// Monday 1 to Sunday 7.
pub const WHOLE_WEEK: [u8; 7] = [1, 2, 3, 4, 5, 6, 7];
/// Bit 0 is Monday.
pub const ALL_DAYS: u8 = 0b111_1111;
/// A blackout further away than this is not told yet.
const NEAR_DAYS: i64 = 200;
/// `channelTypes` beyond the services of the store.
const DELIVERY_APP: u8 = 4;

/// How many may be bought, what becomes of the money, whose code redeems it, where it is sold.
#[derive(Debug, Clone, PartialEq, Eq, Hash, FromRow)]
pub struct SaleTerms {
    /// 0: no limit. So the daily one.
    pub limit_ever: u32,
    pub limit_daily: u32,
    #[row(wire)]
    pub refund: RefundPromise,
    #[row(wire)]
    pub kind: VoucherKind,
    pub app_only: bool,
}

/// When, where and how often a voucher can be used.
#[derive(Debug, Clone, PartialEq, Eq, Hash, FromRow)]
pub struct UseTerms {
    /// Bit 0 is Monday.
    pub days: u8,
    /// Of the day, in the store's zone; both 0: any hour.
    pub start_minute: i64,
    pub end_minute: i64,
    /// Days since 1970.
    #[row(json)]
    pub blackout_days: Vec<i64>,
    /// 0: no limit.
    pub per_visit: u32,
    /// `orderFoodType`s, in the order in which they are shown.
    #[row(json)]
    pub services: Vec<u8>,
    pub delivery_app: bool,
}

/// How the outlet reckons a bill with a voucher.
#[derive(Debug, Clone, PartialEq, Eq, Hash, FromRow)]
pub struct BillTerms {
    #[row(wire)]
    pub mode: BillMode,
    pub service_permille: u32,
    pub tax_permille: u32,
    pub is_service_gross: bool,
    /// 0: any bill.
    pub min_spend_rp: u32,
    #[row(json)]
    pub excluded: Vec<Localised>,
}

/// From when and until when a voucher that is bought today is good.
#[derive(Debug, Clone, Copy, PartialEq, Eq, FromRow)]
pub struct Validity {
    /// Until the end of the month that is so many days away.
    pub valid_days: i64,
    /// From midnight so many days later; 0: at once.
    pub valid_after_days: i64,
}

/// All that a product refers to.
#[derive(Debug, Clone, PartialEq, Eq, FromRow)]
pub struct Terms {
    #[row(nested)]
    pub sale: SaleTerms,
    #[row(nested)]
    pub usage: UseTerms,
    #[row(nested)]
    pub bill: BillTerms,
    #[row(nested)]
    pub validity: Validity,
}

/// The rows that a product or an order refers to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, FromRow)]
pub struct TermsIds {
    pub sale_terms_id: row::SaleTerms,
    pub use_terms_id: row::UseTerms,
    pub bill_terms_id: row::BillTerms,
}

/// Of a [`SaleTerms`], joined to products `p` by [`SALE_JOIN`].
pub const SALE_COLUMNS: &str = "st.limit_ever, st.limit_daily, st.refund, st.kind, st.app_only";
pub const SALE_JOIN: &str = "JOIN sale_terms AS st ON st.sale_terms_id = p.sale_terms_id";

/// Of a [`UseTerms`], a [`BillTerms`] and a [`Validity`], joined by [`REST_JOINS`].
pub const REST_COLUMNS: &str = "ut.days, ut.start_minute, ut.end_minute, bl.json AS blackout_days, \
     ut.per_visit, ut.services, ut.delivery_app, bt.mode, bt.service_permille, bt.tax_permille, \
     bt.is_service_gross, bt.min_spend_rp, ex.json AS excluded, p.valid_days, p.valid_after_days";
pub const REST_JOINS: &str = "JOIN use_terms AS ut ON ut.use_terms_id = p.use_terms_id \
     JOIN shared_lists AS bl ON bl.list_id = ut.blackout_days_id \
     JOIN bill_terms AS bt ON bt.bill_terms_id = p.bill_terms_id \
     JOIN shared_lists AS ex ON ex.list_id = bt.excluded_id";

impl SaleTerms {
    pub fn limits(&self) -> Limits {
        let limit = |count| (count > 0).then_some(count);
        Limits {
            daily: limit(self.limit_daily),
            ever: limit(self.limit_ever),
        }
    }
}

impl UseTerms {
    /// As it is shown, and frozen in an order, on a day. `valid_until`: the last day.
    pub fn shown(&self, today: i64, valid_until: i64) -> VoucherUsage {
        let hours = (self.start_minute, self.end_minute);
        let hour = |minute| (hours != (0, 0)).then(|| time::clock_text(minute));
        let told = today..=valid_until.min(today + NEAR_DAYS);
        let blackouts = self.blackout_days.iter().filter(|day| told.contains(day));
        VoucherUsage {
            day_list: WHOLE_WEEK
                .into_iter()
                .filter(|day| self.days & (1 << (day - 1)) != 0)
                .collect(),
            start_time: hour(self.start_minute),
            end_time: hour(self.end_minute),
            blackout_date_list: blackouts.map(|day| time::date_text(*day)).collect(),
            valid_until: time::date_text(valid_until),
            per_visit_limit: (self.per_visit > 0).then_some(self.per_visit),
            order_food_type_list: self.services.clone(),
        }
    }

    /// The services in their order of number, and a delivery app's where it takes the voucher.
    pub fn channel_types(&self) -> Vec<u8> {
        let mut list = self.services.clone();
        list.sort_unstable();
        list.extend(self.delivery_app.then_some(DELIVERY_APP));
        list
    }
}

impl From<BillTerms> for BillRules {
    fn from(terms: BillTerms) -> Self {
        Self {
            mode: terms.mode,
            service_permille: terms.service_permille,
            tax_permille: terms.tax_permille,
            is_service_gross: terms.is_service_gross,
            min_spend: terms.min_spend_rp,
            excluded_list: terms.excluded,
        }
    }
}

impl Validity {
    /// The last day of what is bought today: the end of a month, so that it does not move from one day
    /// to the next.
    pub fn last_day(self, today: i64) -> i64 {
        time::month_end(today + self.valid_days)
    }

    /// Milliseconds since the epoch between which what is bought now can be used.
    pub fn span_ms(self, now_ms: u64) -> (u64, u64) {
        let today = time::day_number(now_ms);
        let start_ms = match self.valid_after_days {
            0 => now_ms,
            days => time::at(today + days, 0),
        };
        (start_ms, time::at(self.last_day(today) + 1, 0) - 1)
    }
}

/// The ids of these terms, which are written where no product had them before.
pub fn ids_of(transaction: &Transaction<'_>, terms: &Terms) -> Result<TermsIds, StoreError> {
    Ok(TermsIds {
        sale_terms_id: sale_id(transaction, &terms.sale)?,
        use_terms_id: use_id(transaction, &terms.usage)?,
        bill_terms_id: bill_id(transaction, &terms.bill)?,
    })
}

pub fn sale_id(
    transaction: &Transaction<'_>,
    terms: &SaleTerms,
) -> Result<row::SaleTerms, StoreError> {
    let values = params![
        terms.limit_ever,
        terms.limit_daily,
        Wire(terms.refund),
        Wire(terms.kind),
        terms.app_only,
    ];
    let sql = "INSERT INTO sale_terms (limit_ever, limit_daily, refund, kind, app_only)
               VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT DO NOTHING";
    transaction.run(sql, values)?;
    let sql = "SELECT sale_terms_id FROM sale_terms
               WHERE (limit_ever, limit_daily, refund, kind, app_only) = (?1, ?2, ?3, ?4, ?5)";
    transaction.value(sql, values)
}

fn list_id(transaction: &Transaction<'_>, list: &impl serde::Serialize) -> Result<i64, StoreError> {
    let json = serde_json::to_string(list)?;
    transaction.run(
        "INSERT INTO shared_lists (json) VALUES (?1) ON CONFLICT DO NOTHING",
        [&json],
    )?;
    transaction.value("SELECT list_id FROM shared_lists WHERE json = ?1", [json])
}

pub fn use_id(
    transaction: &Transaction<'_>,
    terms: &UseTerms,
) -> Result<row::UseTerms, StoreError> {
    let values = params![
        terms.days,
        terms.start_minute,
        terms.end_minute,
        list_id(transaction, &terms.blackout_days)?,
        terms.per_visit,
        serde_json::to_string(&terms.services)?,
        terms.delivery_app,
    ];
    let sql = "INSERT INTO use_terms (days, start_minute, end_minute, blackout_days_id, per_visit,
                 services, delivery_app)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT DO NOTHING";
    transaction.run(sql, values)?;
    let sql = "SELECT use_terms_id FROM use_terms
               WHERE (days, start_minute, end_minute, blackout_days_id, per_visit, services,
                      delivery_app) = (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
    transaction.value(sql, values)
}

pub fn bill_id(
    transaction: &Transaction<'_>,
    terms: &BillTerms,
) -> Result<row::BillTerms, StoreError> {
    let values = params![
        Wire(terms.mode),
        terms.service_permille,
        terms.tax_permille,
        terms.is_service_gross,
        terms.min_spend_rp,
        list_id(transaction, &terms.excluded)?,
    ];
    let sql = "INSERT INTO bill_terms (mode, service_permille, tax_permille, is_service_gross,
                 min_spend_rp, excluded_id)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT DO NOTHING";
    transaction.run(sql, values)?;
    let sql = "SELECT bill_terms_id FROM bill_terms
               WHERE (mode, service_permille, tax_permille, is_service_gross, min_spend_rp,
                      excluded_id) = (?1, ?2, ?3, ?4, ?5, ?6)";
    transaction.value(sql, values)
}

/// Of a voucher on sale or withdrawn; absent: there is no such product.
pub fn of_product(
    connection: &Connection,
    product_id: row::Product,
) -> Result<Option<Terms>, StoreError> {
    let sql = format!(
        "SELECT {SALE_COLUMNS}, {REST_COLUMNS} FROM products AS p {SALE_JOIN} {REST_JOINS}
         WHERE p.id = ?1"
    );
    connection.find(&sql, [product_id])
}

/// Points a product at these terms. What was sold keeps its own.
pub fn set(
    transaction: &Transaction<'_>,
    product_id: row::Product,
    terms: &Terms,
) -> Result<(), StoreError> {
    let ids = ids_of(transaction, terms)?;
    let sql = "UPDATE products SET sale_terms_id = ?2, use_terms_id = ?3, bill_terms_id = ?4,
                 valid_days = ?5, valid_after_days = ?6
               WHERE id = ?1";
    let values = params![
        product_id,
        ids.sale_terms_id,
        ids.use_terms_id,
        ids.bill_terms_id,
        terms.validity.valid_days,
        terms.validity.valid_after_days,
    ];
    transaction.run(sql, values)?;
    Ok(())
}

#[cfg(test)]
mod tests;
