//! The filters of the store lists: what may be chosen, and a choice as an SQL condition.
//!
//! Invariant: only whole numbers that were parsed here reach the text of a condition.

use std::fmt::Write as _;

use jajan_contract::{
    filters::{FilterNode, FilterOption, FilterType, SelectedFilter},
    localised::Localised,
};
use rusqlite::Connection;

use crate::store::{StoreError, columns::localised};

const MAX_KEYS: usize = 50;
/// Leaf categories of a parent are its id plus 1..=99.
const LEAVES: i64 = 99;
const DISCOUNT: &str = "discount";
const COUPON: &str = "coupon";
const HALAL: &str = "halal";
const OPEN_NOW: &str = "openNow";
/// Rupiah a head, the lower bound included; one open end.
const PRICE_BANDS: [(i64, i64); 5] = [
    (0, 25_000),
    (25_000, 50_000),
    (50_000, 100_000),
    (100_000, 200_000),
    (200_000, i64::MAX),
];

/// What stores must be to be on the list.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct StoreFilter {
    /// Leaf categories; empty is all.
    pub categories: Vec<i64>,
    pub price_bands: Vec<(i64, i64)>,
    pub discount: bool,
    pub red_packet: bool,
    /// The day, on which the certificate has not run out.
    pub halal_on: Option<i64>,
    pub open_now: bool,
    /// Set for `open_now`: the patterns of hours that are open.
    pub open_patterns: Vec<i64>,
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
                // Nothing is in both: a category that no store has.
                if chosen.is_empty() { vec![-1] } else { chosen }
            }
        };
        filter.categories.sort_unstable();
        filter.categories.dedup();
        Ok(filter)
    }

    /// Conditions on `stores AS s` apart from the category, each begun with ` AND `.
    pub fn conditions(&self) -> String {
        let mut sql = String::new();
        if !self.price_bands.is_empty() {
            let bands = self.price_bands.iter().map(|(from, to)| {
                format!("(s.price_per_capita >= {from} AND s.price_per_capita < {to})")
            });
            let bands: Vec<_> = bands.collect();
            // A String never fails to grow.
            let _ = write!(sql, " AND ({})", bands.join(" OR "));
        }
        for (wanted, column) in [
            (self.discount, "has_discount"),
            (self.red_packet, "takes_red_packet"),
        ] {
            if wanted {
                let _ = write!(sql, " AND s.{column} = 1");
            }
        }
        if let Some(day) = self.halal_on {
            let _ = write!(sql, " AND s.halal = 1 AND halal_valid_until(s.id) >= {day}");
        }
        if self.open_now {
            let _ = write!(
                sql,
                " AND s.pattern_id IN ({})",
                numbers(&self.open_patterns)
            );
        }
        sql
    }

    /// As [`Self::conditions`], with the category.
    pub fn all_conditions(&self) -> String {
        let mut sql = self.conditions();
        if !self.categories.is_empty() {
            let _ = write!(sql, " AND s.category_id IN ({})", numbers(&self.categories));
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

/// The filters that a scene offers, with `selected` ticked.
pub fn options(
    connection: &Connection,
    selected: &[SelectedFilter],
) -> Result<Vec<FilterOption>, StoreError> {
    let is_checked = |filter_type, key: &str| {
        selected
            .iter()
            .any(|s| s.filter_type == filter_type && s.keys.iter().any(|chosen| chosen == key))
    };
    let node = |filter_type, key: String, label, children| {
        let checked = is_checked(filter_type, &key);
        FilterNode {
            key,
            label,
            checked,
            children,
        }
    };
    let toggle = |filter_type, key: &str, label: Localised| FilterOption {
        filter_type,
        label: label.clone(),
        object_data: Some(node(filter_type, key.to_owned(), label, Vec::new())),
        list_data: Vec::new(),
    };

    let mut tree = Vec::new();
    for (parent_id, parent) in children(connection, None)? {
        let leaves = children(connection, Some(parent_id))?.into_iter();
        let leaves = leaves
            .map(|(id, name)| node(FilterType::Categories, id.to_string(), name, Vec::new()))
            .collect();
        tree.push(node(
            FilterType::Categories,
            parent_id.to_string(),
            parent,
            leaves,
        ));
    }
    let bands = PRICE_BANDS.iter().map(|band| {
        node(
            FilterType::Price,
            price_key(*band),
            price_label(*band),
            Vec::new(),
        )
    });
    Ok(vec![
        FilterOption {
            filter_type: FilterType::Categories,
            label: Localised::new("Kategori", "Category", "分类"),
            object_data: None,
            list_data: tree,
        },
        FilterOption {
            filter_type: FilterType::Price,
            label: Localised::new("Harga", "Price", "价格"),
            object_data: None,
            list_data: bands.collect(),
        },
        toggle(
            FilterType::CouponAvailable,
            COUPON,
            Localised::new("Bisa pakai angpao", "Red packet works here", "可用红包"),
        ),
        toggle(
            FilterType::DiscountStore,
            DISCOUNT,
            Localised::new("Diskon", "On sale", "优惠"),
        ),
        toggle(
            FilterType::Boolean,
            OPEN_NOW,
            Localised::new("Buka sekarang", "Open now", "营业中"),
        ),
        toggle(
            FilterType::Boolean,
            HALAL,
            Localised::new("Halal", "Halal", "清真"),
        ),
    ])
}

fn children(
    connection: &Connection,
    parent: Option<i64>,
) -> Result<Vec<(i64, Localised)>, StoreError> {
    let mut statement = connection.prepare_cached(
        "SELECT category_id, name_id, name_en, name_zh FROM categories
         WHERE parent_id IS ?1 ORDER BY category_id",
    )?;
    let rows = statement.query_map([parent], |row| Ok((row.get(0)?, localised(row, 1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The leaves that the keys name, a parent standing for all of its own.
fn leaves(
    connection: &Connection,
    field: &'static str,
    keys: &[String],
) -> Result<Vec<i64>, StoreError> {
    if keys.len() > MAX_KEYS {
        return Err(StoreError::bad(field, "at most 50 categories"));
    }
    let mut statement = connection.prepare_cached(
        "SELECT category_id FROM categories
         WHERE category_id BETWEEN ?1 AND ?2 AND parent_id IS NOT NULL",
    )?;
    let mut found = Vec::new();
    for key in keys {
        let id: i64 = key
            .parse()
            .map_err(|_| StoreError::bad(field, unknown(key)))?;
        let last = if id % (LEAVES + 1) == 0 {
            id + LEAVES
        } else {
            id
        };
        let before = found.len();
        for leaf in statement.query_map([id, last], |row| row.get(0))? {
            found.push(leaf?);
        }
        if found.len() == before {
            return Err(StoreError::bad(field, unknown(key)));
        }
    }
    Ok(found)
}

fn price_key((from, to): (i64, i64)) -> String {
    if to == i64::MAX {
        format!("{from}-")
    } else {
        format!("{from}-{to}")
    }
}

fn price_label((from, to): (i64, i64)) -> Localised {
    let k = |rupiah: i64| rupiah / 1000;
    match (from, to) {
        (0, _) => Localised::new(
            format!("Di bawah Rp{}.000", k(to)),
            format!("Under Rp{}.000", k(to)),
            format!("Rp{}.000 以下", k(to)),
        ),
        (_, i64::MAX) => Localised::new(
            format!("Di atas Rp{}.000", k(from)),
            format!("Over Rp{}.000", k(from)),
            format!("Rp{}.000 以上", k(from)),
        ),
        _ => Localised::same(format!("Rp{}.000–{}.000", k(from), k(to))),
    }
}

fn price_band(key: &str) -> Result<(i64, i64), StoreError> {
    let band = PRICE_BANDS.iter().find(|band| price_key(**band) == key);
    band.copied().ok_or_else(|| unknown_key(key))
}

fn only(keys: &[String], known: &str) -> Result<bool, StoreError> {
    match keys.iter().find(|key| *key != known) {
        Some(key) => Err(unknown_key(key)),
        None => Ok(true),
    }
}

fn unknown(key: &str) -> String {
    let shown: String = key.chars().take(40).collect();
    format!("«{shown}» is not among the choices")
}

fn unknown_key(key: &str) -> StoreError {
    StoreError::bad("filterOptions", unknown(key))
}

fn numbers(values: &[i64]) -> String {
    let texts: Vec<_> = values.iter().map(ToString::to_string).collect();
    texts.join(",")
}
