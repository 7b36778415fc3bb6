//! What the rows say of one voucher's page. Home 7, merchant 3 "Voucher"; B2, B5, B6, B17.

use jajan_contract::ids::SessionId;
use jajan_contract::{
    coupon::AssetCard,
    product::{PriceHistory, PurchaseLimits},
};
use rusqlite::Connection;

use crate::geo::Position;
use crate::ids::row;
use crate::store::catalog::applicable_stores::{self, TakingStore};
use crate::store::catalog::flash_marks;
use crate::store::catalog::price_history;
use crate::store::catalog::purchase::{Bought, Offer, offer};
use crate::store::catalog::refusal::NoVoucher;
use crate::store::catalog::store_page::found::{Found, open};
use crate::store::catalog::store_page::rows::{PricedDish, menu};
use crate::store::orders::bought::bought;
use crate::store::orders::sold::sold_count;
use crate::store::{Database, Outcome, Stop, StoreError, Viewer};

/// The caller adds what only decorates it.
pub struct ProductPage {
    pub offer: Offer,
    /// Its card, for this viewer.
    pub asset: AssetCard,
    /// Merchant 4 `purchaseCode`.
    pub purchase_code: u32,
    pub limits: PurchaseLimits,
    pub price_history: PriceHistory,
    pub sold_count: u32,
    /// The store that sells it.
    pub store: TakingStore,
    pub menu: Vec<PricedDish>,
    /// How many stores take it.
    pub store_count: u32,
}

impl Database {
    pub async fn product_detail(
        &self,
        product_id: row::Product,
        viewer: Viewer,
        detail_id: Option<SessionId>,
        position: Option<Position>,
    ) -> Outcome<ProductPage, NoVoucher> {
        self.read_or_refuse(move |connection| {
            let offer = offer(connection, product_id, viewer, detail_id.as_deref());
            let offer = offer.map_err(Stop::widen)?;
            let found = open(connection, offer.sold.store_id).map_err(Stop::widen)?;
            Ok(detail(connection, offer, found, viewer, position)?)
        })
        .await
    }
}

fn detail(
    connection: &Connection,
    offer: Offer,
    found: Found,
    viewer: Viewer,
    position: Option<Position>,
) -> Result<ProductPage, StoreError> {
    let sold = offer.sold;
    let bought = match viewer.user_id {
        Some(user_id) => bought(connection, user_id, sold.product_id, viewer.now_ms)?,
        None => Bought::default(),
    };
    let purchase_code = offer.purchase_code(bought);
    let mut asset = offer.card.clone();
    asset.user_limit = asset.user_limit || (viewer.user_id.is_some() && purchase_code == 1);
    let price_history = price_history::history(connection, &sold, viewer.past, viewer.now_ms)?;
    asset.price_info.lowest30 = price_history.lowest_of_all_days();
    flash_marks::mark(connection, std::slice::from_mut(&mut asset), viewer)?;
    Ok(ProductPage {
        asset,
        purchase_code,
        limits: offer.purchase_limits(bought),
        price_history,
        sold_count: sold_count(connection, sold.product_id)?,
        menu: menu(connection, sold.store_id)?,
        store_count: applicable_stores::count(connection, sold.store_id)?,
        store: applicable_stores::store(connection, found, viewer, position)?,
        offer,
    })
}
