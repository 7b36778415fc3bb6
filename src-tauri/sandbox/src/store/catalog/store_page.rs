//! The home page of one store. Merchant 2 "Store home page", 3 "Store".
//!
//! Invariant: a page is found by primary keys alone, so that a million stores answer like a
//! thousand. Its state is that of the lists, by the same rule.

pub(crate) mod found;
pub(crate) mod halal;
pub(crate) mod rows;
pub(crate) mod services;

use jajan_contract::{
    halal::HalalCertificate, store_coupons::HomepageCoupons, stores::BusinessState,
};
use rusqlite::Connection;

use crate::ids::row;
use crate::store::catalog::hours::Hours;
use crate::store::catalog::refusal::NoPage;
use crate::store::catalog::store_page::found::{Found, open};
use crate::store::catalog::store_page::rows::{
    PricedDish, day_parts, floor_name, is_favourite, menu,
};
use crate::store::coupons::store_coupons;
use crate::store::orders::sold::sold_by_store;
use crate::store::{Database, Outcome, StoreError, Viewer};
use crate::time::{self, LocalTime};

/// What the rows say of a store's page; the caller adds what only decorates it.
pub struct StorePage {
    pub found: Found,
    /// In its mall.
    pub floor_name: Option<String>,
    /// (day, start minute, end minute)
    pub day_parts: Vec<(i64, i64, i64)>,
    pub business_state: BusinessState,
    pub menu: Vec<PricedDish>,
    pub coupons: HomepageCoupons,
    pub sold_count: u32,
    pub halal: (&'static str, Option<HalalCertificate>),
    pub is_favourite: bool,
}

impl Database {
    pub async fn store_page(
        &self,
        store_id: row::Store,
        viewer: Viewer,
    ) -> Outcome<StorePage, NoPage> {
        self.read_or_refuse(move |connection| {
            let found = open(connection, store_id)?;
            Ok(page(connection, found, viewer)?)
        })
        .await
    }

    /// The part of a page that changes after a claim or a purchase.
    pub async fn store_coupons(
        &self,
        store_id: row::Store,
        viewer: Viewer,
    ) -> Outcome<HomepageCoupons, NoPage> {
        self.read_or_refuse(move |connection| {
            let found = open(connection, store_id)?;
            Ok(store_coupons::coupons(connection, found.seller(), viewer)?)
        })
        .await
    }
}

fn page(connection: &Connection, found: Found, viewer: Viewer) -> Result<StorePage, StoreError> {
    let store_id = found.store_id;
    let today = time::day_number(viewer.now_ms);
    let local = LocalTime::in_zone(viewer.now_ms, found.zone);
    let day_parts = day_parts(connection, found.pattern_id)?;
    let mall = found.mall.as_ref();
    Ok(StorePage {
        floor_name: mall.map(|mall| floor_name(connection, mall)).transpose()?,
        business_state: Hours::new(&day_parts).state(local),
        day_parts,
        menu: menu(connection, store_id)?,
        coupons: store_coupons::coupons(connection, found.seller(), viewer)?,
        sold_count: sold_by_store(connection, store_id)?,
        halal: found.halal.shown(store_id, today),
        is_favourite: is_favourite(connection, viewer.user_id, store_id)?,
        found,
    })
}
