//! A voucher as its merchant sees it, and what he changes.

use jajan_contract::{order::played::PlayTerms, product::PriceSource};

use crate::ids::row;
use crate::store::StoreError;
use crate::store::terms::Terms;

/// Absent: as it is.
#[derive(Debug, Clone, Default)]
pub struct Change {
    pub stock: Option<u32>,
    /// Rupiah; of a voucher with a promotion, the promotion's.
    pub price: Option<u32>,
    pub is_withdrawn: Option<bool>,
    pub price_source: Option<PriceSource>,
    pub terms: Option<PlayTerms>,
}

/// As its merchant sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kept {
    pub product_id: row::Product,
    pub name: String,
    pub stock: u32,
    pub original_price: u32,
    pub sale_price: u32,
    pub promotion_price: Option<u32>,
    pub is_flash_sale: bool,
    pub is_withdrawn: bool,
    pub terms: Terms,
}

const LAST_MINUTE: i64 = 1439;
const MOST_VALID_DAYS: i64 = 365;
const MOST_DAYS_BEFORE: i64 = 60;

/// The terms after the change; refuses what no voucher can promise.
pub fn changed(terms: &Terms, change: &PlayTerms) -> Result<Terms, StoreError> {
    let mut terms = terms.clone();
    set(&mut terms.sale.limit_ever, change.limit_ever);
    set(&mut terms.sale.limit_daily, change.limit_daily);
    set(&mut terms.sale.refund, change.refund);
    set(&mut terms.sale.kind, change.kind);
    set(&mut terms.sale.app_only, change.app_only);
    if let Some(days) = &change.day_list {
        terms.usage.days = days_of(days)?;
    }
    match (change.start_minute, change.end_minute) {
        (Some(start), Some(end)) => {
            (terms.usage.start_minute, terms.usage.end_minute) = (start.into(), end.into());
        }
        (None, None) => {}
        _ => return Err(StoreError::bad("startMinute", "together with endMinute")),
    }
    set(&mut terms.usage.per_visit, change.per_visit_limit);
    set(
        &mut terms.validity.valid_days,
        change.valid_days.map(i64::from),
    );
    let after = change.valid_after_days.map(i64::from);
    set(&mut terms.validity.valid_after_days, after);
    set(&mut terms.bill.mode, change.bill_mode);
    set(&mut terms.bill.min_spend_rp, change.min_spend);
    check(&terms)?;
    Ok(terms)
}

fn set<T>(field: &mut T, value: Option<T>) {
    if let Some(value) = value {
        *field = value;
    }
}

fn days_of(days: &[u8]) -> Result<u8, StoreError> {
    if days.is_empty() || days.iter().any(|day| !(1..=7).contains(day)) {
        return Err(StoreError::bad("dayList", "1 to 7, at least one"));
    }
    Ok(days.iter().fold(0, |bits, day| bits | 1 << (day - 1)))
}

fn check(terms: &Terms) -> Result<(), StoreError> {
    let (start, end) = (terms.usage.start_minute, terms.usage.end_minute);
    let is_any_hour = (start, end) == (0, 0);
    if !is_any_hour && (start >= end || end > LAST_MINUTE) {
        return Err(StoreError::bad(
            "endMinute",
            "after startMinute, at most 1439",
        ));
    }
    let (ever, daily) = (terms.sale.limit_ever, terms.sale.limit_daily);
    if ever > 0 && daily > ever {
        return Err(StoreError::bad("limitDaily", "at most limitEver"));
    }
    if !(1..=MOST_VALID_DAYS).contains(&terms.validity.valid_days) {
        return Err(StoreError::bad(
            "validDays",
            format!("1 to {MOST_VALID_DAYS}"),
        ));
    }
    if terms.validity.valid_after_days > MOST_DAYS_BEFORE.min(terms.validity.valid_days - 1) {
        let most = MOST_DAYS_BEFORE;
        return Err(StoreError::bad(
            "validAfterDays",
            format!("less than validDays, at most {most}"),
        ));
    }
    Ok(())
}
