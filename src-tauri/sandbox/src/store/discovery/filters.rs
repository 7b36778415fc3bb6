//! The filters of the store lists: what may be chosen, and a choice as an SQL condition.
//!
//! Invariant: only whole numbers that were parsed here reach the text of a condition.

mod keys;
mod options;

pub use keys::is_category;
pub use options::options;

use std::fmt::Write as _;

use jajan_contract::filters::{FilterType, SelectedFilter};
use rusqlite::Connection;

use crate::ids::row;
use crate::store::StoreError;
use crate::store::catalog::refusal::OPENS_SQL;
use crate::store::discovery::filters::keys::{
    COUPON, DISCOUNT, HALAL, MAX_KEYS, OPEN_NOW, REFUNDABLE, leaves, only, price_band, unknown_key,
};

/// Something is left to buy that costs something. What a store says of itself is no rule of an order:
/// checkout knows envelopes and vouchers only (`money/envelopes.rs`).
const SELLS_SQL: &str = "EXISTS (SELECT 1 FROM products AS e WHERE e.store_id = s.id
  AND e.withdrawn_ms IS NULL AND e.remaining_stock > 0 AND e.sale_price > 0)";

/// What stores must be to be on the list.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct StoreFilter {
    /// Leaf categories; empty is all.
    pub categories: Vec<i64>,
    pub price_bands: Vec<(i64, i64)>,
    pub discount: bool,
    /// Where a red packet could be used.
    pub red_packet: bool,
    /// The day, on which the certificate has not run out.
    pub halal_on: Option<i64>,
    pub open_now: bool,
    pub refundable: bool,
    /// Set for `open_now`: the patterns of hours that are open.
    pub open_patterns: Vec<row::Pattern>,
}

impl StoreFilter {
    pub fn parse(
        connection: &Connection,
        selected: &[SelectedFilter],
        category_ids: &[String],
        today: i64,
    ) -> Result<Self, StoreError> {
        let mut filter = Self::default();
        // The page's category and the chosen ones narrow each other.
        let page = leaves(connection, "categoryIdList", category_ids)?;
        let mut chosen = Vec::new();
        for SelectedFilter { filter_type, keys } in selected {
            if keys.is_empty() || keys.len() > MAX_KEYS {
                return Err(StoreError::bad("filterOptions", "each has 1 to 50 keys"));
            }
            match filter_type {
                FilterType::Categories | FilterType::Category => {
                    chosen.extend(leaves(connection, "filterOptions", keys)?);
                }
                FilterType::Price => {
                    for key in keys {
                        filter.price_bands.push(price_band(key)?);
                    }
                }
                FilterType::DiscountStore => filter.discount = only(keys, DISCOUNT)?,
                FilterType::CouponAvailable => filter.red_packet = only(keys, COUPON)?,
                FilterType::Boolean => {
                    for key in keys {
                        match key.as_str() {
                            HALAL => filter.halal_on = Some(today),
                            OPEN_NOW => filter.open_now = true,
                            REFUNDABLE => filter.refundable = true,
                            _ => return Err(unknown_key(key)),
                        }
                    }
                }
            }
        }
        filter.categories = match (page.is_empty(), chosen.is_empty()) {
            (true, _) => chosen,
            (false, true) => page,
            (false, false) => {
                chosen.retain(|id| page.contains(id));
                // No category is in both: ask for one that no store has.
                if chosen.is_empty() { vec![-1] } else { chosen }
            }
        };
        filter.categories.sort_unstable();
        filter.categories.dedup();
        Ok(filter)
    }

    /// Conditions on `stores AS s` apart from the category, each begun with ` AND `. A store that has closed
    /// for good is on no list.
    pub fn conditions(&self) -> String {
        let mut sql = format!(" AND {OPENS_SQL}");
        if !self.price_bands.is_empty() {
            let bands = self.price_bands.iter().map(|(from, to)| {
                format!("(s.price_per_capita >= {from} AND s.price_per_capita < {to})")
            });
            let bands: Vec<_> = bands.collect();
            // A String never fails to grow.
            let _ = write!(sql, " AND ({})", bands.join(" OR "));
        }
        if self.red_packet {
            let _ = write!(sql, " AND {SELLS_SQL}");
        }
        for (wanted, column) in [
            (self.discount, "has_discount"),
            (self.refundable, "has_refundable"),
        ] {
            if wanted {
                let _ = write!(sql, " AND s.{column} = 1");
            }
        }
        if let Some(day) = self.halal_on {
            let _ = write!(sql, " AND s.halal_until >= {day}");
        }
        if self.open_now {
            let _ = write!(
                sql,
                " AND s.pattern_id IN ({})",
                numbers(self.open_patterns.iter().map(|pattern| pattern.0))
            );
        }
        sql
    }

    /// As [`Self::conditions`], with the category.
    pub fn all_conditions(&self) -> String {
        let mut sql = self.conditions();
        if !self.categories.is_empty() {
            let _ = write!(
                sql,
                " AND s.category_id IN ({})",
                numbers(self.categories.iter().copied())
            );
        }
        sql
    }

    /// The categories as runs of neighbours, for the third dimension of the spatial index.
    pub fn category_runs(&self) -> Vec<(i64, i64)> {
        let mut runs: Vec<(i64, i64)> = Vec::new();
        for id in &self.categories {
            match runs.last_mut() {
                Some(last) if last.1 + 1 == *id => last.1 = *id,
                _ => runs.push((*id, *id)),
            }
        }
        runs
    }
}

/// Whether the choice has "red packet works here".
pub fn asks_for_coupons(selected: &[SelectedFilter]) -> bool {
    selected
        .iter()
        .any(|filter| filter.filter_type == FilterType::CouponAvailable)
}

fn numbers(values: impl Iterator<Item = i64>) -> String {
    let texts: Vec<_> = values.map(|value| value.to_string()).collect();
    texts.join(",")
}
