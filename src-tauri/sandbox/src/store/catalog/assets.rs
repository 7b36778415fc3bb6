//! Vouchers as asset cards.
//!
//! Invariant (decisions "Honesty"): a flash price shows only while its session runs; outside it
//! the voucher has its ordinary price. Stock shown is stock. What was withdrawn has no card.

mod card_row;

pub use card_row::{COLUMNS, CardRow, FlashPrice, PRICE_NOW, TABLES, discount};

use std::collections::HashMap;

use jajan_contract::coupon::AssetCard;
use rusqlite::{Connection, params};

use crate::ids::row;
use crate::store::catalog::{flash_marks, flash_sessions, opening, price_history};
use crate::store::columns::Json;
use crate::store::orders::bought::bought;
use crate::store::terms::Limits;
use crate::store::{Sql, StoreError, Viewer};

/// What every card of a reply is made with.
#[derive(Debug, Clone, Copy)]
struct Moment {
    viewer: Viewer,
    running: Option<row::FlashSession>,
    opened_ms: Option<u64>,
}

impl Moment {
    fn new(connection: &Connection, viewer: Viewer) -> Result<Self, StoreError> {
        let running = flash_sessions::running(connection, viewer.now())?;
        Ok(Self {
            viewer,
            running: running.map(|session| session.id),
            opened_ms: opening::opened_ms(connection)?,
        })
    }

    fn while_running(self) -> FlashPrice {
        FlashPrice::WhileRunning(self.running)
    }
}

/// The vouchers of a store, those on sale first. Without the marks of flash items a reserve status then says that it is not on sale yet.
pub fn unmarked_of_store(
    connection: &Connection,
    store_id: row::Store,
    viewer: Viewer,
    limit: usize,
) -> Result<Vec<AssetCard>, StoreError> {
    let moment = Moment::new(connection, viewer)?;
    first_of_store(connection, store_id, moment, limit)
}

fn first_of_store(
    connection: &Connection,
    store_id: row::Store,
    moment: Moment,
    limit: usize,
) -> Result<Vec<AssetCard>, StoreError> {
    let sql = format!(
        "SELECT {} FROM {} WHERE p.store_id = ?1 AND p.withdrawn_ms IS NULL
         ORDER BY p.remaining_stock = 0, p.sort LIMIT ?2",
        *COLUMNS, *TABLES
    );
    let rows: Vec<CardRow> = connection.rows(&sql, params![store_id, limit])?;
    unmarked(connection, rows, moment.while_running(), moment)
}

/// The vouchers of each of the stores, those on sale first.
pub fn of_each(
    connection: &Connection,
    stores: &[row::Store],
    viewer: Viewer,
    limit: usize,
) -> Result<Vec<Vec<AssetCard>>, StoreError> {
    let moment = Moment::new(connection, viewer)?;
    let stores = stores.iter().map(|store_id| {
        let mut cards = first_of_store(connection, *store_id, moment, limit)?;
        flash_marks::mark(connection, &mut cards, viewer)?;
        Ok(cards)
    });
    stores.collect()
}

/// The vouchers of several stores, each once by its name: the first of every store in the order of the
/// stores, then their second ones; what can be bought first.
pub fn of_stores(
    connection: &Connection,
    stores: &[row::Store],
    viewer: Viewer,
    (per_store, limit): (usize, usize),
) -> Result<Vec<AssetCard>, StoreError> {
    let mut found: Vec<(usize, AssetCard)> = Vec::new();
    for cards in of_each(connection, stores, viewer, per_store)? {
        for (place, card) in cards.into_iter().enumerate() {
            let name = &card.coupon.coupon_name;
            if !found
                .iter()
                .any(|(_, known)| known.coupon.coupon_name == *name)
            {
                found.push((place, card));
            }
        }
    }
    // Stable: the order of the stores stays within each group.
    found.sort_by_key(|(place, card)| (card.remaining_stock == 0, *place));
    found.truncate(limit);
    Ok(found.into_iter().map(|(_, card)| card).collect())
}

/// With the limits that the caller has reached, and the marks of flash items.
pub fn cards(
    connection: &Connection,
    rows: Vec<CardRow>,
    flash_price: FlashPrice,
    viewer: Viewer,
) -> Result<Vec<AssetCard>, StoreError> {
    let moment = Moment::new(connection, viewer)?;
    let mut cards = unmarked(connection, rows, flash_price, moment)?;
    flash_marks::mark(connection, &mut cards, viewer)?;
    Ok(cards)
}

fn unmarked(
    connection: &Connection,
    rows: Vec<CardRow>,
    flash_price: FlashPrice,
    moment: Moment,
) -> Result<Vec<AssetCard>, StoreError> {
    let cards = rows.into_iter();
    cards
        .map(|row| limited_card(connection, row, flash_price, moment))
        .collect()
}

fn limited_card(
    connection: &Connection,
    row: CardRow,
    flash_price: FlashPrice,
    Moment {
        viewer, opened_ms, ..
    }: Moment,
) -> Result<AssetCard, StoreError> {
    let (id, limits) = (row.id, row.sale.limits());
    let (sold, prices) = (row.sold(), row.prices.clone());
    let mut card = row.card(flash_price, viewer);
    card.price_info.lowest30 = price_history::lowest30(
        connection,
        (&sold, &prices),
        (viewer.past, opened_ms),
        card.asset_sale_price,
        viewer.now_ms,
    )?;
    if let Some(user_id) = viewer.user_id
        && !card.user_limit
        && limits != Limits::default()
    {
        let bought = bought(connection, user_id, id, viewer.now_ms)?;
        card.user_limit = limits.is_reached(bought);
    }
    Ok(card)
}

/// One voucher with its store and the name of its picture, without the marks of flash items.
pub fn by_number(
    connection: &Connection,
    id: row::Product,
    viewer: Viewer,
) -> Result<Option<(row::Store, String, AssetCard)>, StoreError> {
    let sql = format!(
        "SELECT {} FROM {} WHERE p.id = ?1 AND p.withdrawn_ms IS NULL",
        *COLUMNS, *TABLES
    );
    let Some(row) = connection.find::<CardRow>(&sql, [id])? else {
        return Ok(None);
    };
    let (store_id, art) = (row.store_id, row.art.clone());
    let moment = Moment::new(connection, viewer)?;
    let card = limited_card(connection, row, moment.while_running(), moment)?;
    Ok(Some((store_id, art, card)))
}

pub fn numbers_sql() -> String {
    format!(
        "SELECT {} FROM {} WHERE p.id IN (SELECT value FROM json_each(?1))
           AND p.withdrawn_ms IS NULL",
        *COLUMNS, *TABLES
    )
}

/// Several vouchers in the order of `ids`, those that are still there, without the marks of flash items.
pub fn by_numbers(
    connection: &Connection,
    ids: &[row::Product],
    viewer: Viewer,
) -> Result<Vec<(row::Store, row::Product, AssetCard)>, StoreError> {
    let moment = Moment::new(connection, viewer)?;
    let rows: Vec<CardRow> = connection.rows(&numbers_sql(), [Json(ids)])?;
    let numbers: Vec<_> = rows.iter().map(|row| (row.store_id, row.id)).collect();
    let cards = unmarked(connection, rows, moment.while_running(), moment)?;
    let mut found: HashMap<row::Product, (row::Store, AssetCard)> = numbers
        .into_iter()
        .zip(cards)
        .map(|((store_id, id), card)| (id, (store_id, card)))
        .collect();
    let in_order = ids.iter().filter_map(|id| {
        let (store_id, card) = found.remove(id)?;
        Some((store_id, *id, card))
    });
    Ok(in_order.collect())
}
