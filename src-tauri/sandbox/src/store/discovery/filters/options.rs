//! The filters as the app shows them.

use jajan_contract::{
    filters::{FilterNode, FilterOption, FilterType, SelectedFilter},
    localised::Localised,
};
use rusqlite::Connection;

use crate::store::discovery::filters::keys::{
    COUPON, DISCOUNT, HALAL, OPEN_NOW, PRICE_BANDS, REFUNDABLE, price_key, price_label,
};
use crate::store::{FromRow, Sql, StoreError};

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
    let category = |category: Category, children| {
        let key = category.category_id.to_string();
        node(FilterType::Categories, key, category.name, children)
    };
    for parent in children(connection, None)? {
        let leaves = children(connection, Some(parent.category_id))?.into_iter();
        let leaves = leaves.map(|leaf| category(leaf, Vec::new())).collect();
        tree.push(category(parent, leaves));
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
            REFUNDABLE,
            Localised::new("Dana kembali kapan saja", "Refund any time", "随时可退"),
        ),
        toggle(
            FilterType::Boolean,
            HALAL,
            Localised::new("Halal", "Halal", "清真"),
        ),
    ])
}

#[derive(FromRow)]
struct Category {
    category_id: i64,
    #[row(nested = "name_")]
    name: Localised,
}

fn children(connection: &Connection, parent: Option<i64>) -> Result<Vec<Category>, StoreError> {
    let sql = "SELECT category_id, name_id, name_en, name_zh FROM categories
               WHERE parent_id IS ?1 ORDER BY category_id";
    connection.rows(sql, [parent])
}
