//! A user's red envelopes, and the vouchers that each pays a part of. Contract `my_coupons`,
//! `product_list`; merchant 3 "Red envelope".

use std::cmp::Reverse;

use jajan_contract::coupon::AssetCard;
use jajan_contract::order::envelope::{EnvelopeState, ProductListData, RedEnvelope};
use jajan_contract::order::wallet::{CouponSort, MyCouponsBody, MyCouponsData};
use rusqlite::{Connection, Row};

use crate::geo::Position;
use crate::ids;
use crate::store::catalog::assets;
use crate::store::catalog::filters::StoreFilter;
use crate::store::catalog::nearest::{self, Reach};
use crate::store::catalog::recommended;
use crate::store::columns::Json;
use crate::store::page::Page;
use crate::store::unreadable::{Listed, listed};
use crate::store::{Database, StoreError, Viewer};

pub const OF_USER_SQL: &str = "SELECT p.red_packet_id, p.amount_rp, p.threshold_rp, p.received_ms,
    p.expires_ms, p.used_ms, p.products, p.is_app_only, p.locked_by, o.order_id
  FROM red_packets AS p LEFT JOIN orders AS o
    ON o.user_id = p.user_id AND o.red_packet_id = p.red_packet_id AND o.status = 'PAID'
  WHERE p.user_id = ?1";

/// An envelope for all vouchers lists those of so many stores, so many of each.
const STORES: usize = 30;
const PER_STORE: usize = 3;
const NEAR_KM: f64 = 20.0;

/// An envelope with the vouchers that it is for; none: all.
struct Held {
    envelope: RedEnvelope,
    products: Vec<i64>,
}

impl Database {
    pub async fn red_envelopes(
        &self,
        user_id: i64,
        body: MyCouponsBody,
        page: Page,
        now_ms: u64,
    ) -> Result<MyCouponsData, StoreError> {
        self.read(move |connection| {
            let Listed { rows, left_out } = held(connection, user_id, now_ms)?;
            let mut all: Vec<RedEnvelope> = rows.into_iter().map(|held| held.envelope).collect();
            let states = &body.envelope_states;
            all.retain(|each| states.is_empty() || states.contains(&each.state));
            all.sort_by_key(|each| Reverse(each.receive_time));
            if body.sort != CouponSort::Newest {
                all.sort_by_key(|each| each.expire_time);
            }
            let total_count = all.len() as u32;
            let (red_envelope_list, has_more) =
                page.cut(all.into_iter().skip(page.start() as usize));
            Ok(MyCouponsData {
                left_out_count: (left_out > 0).then_some(left_out as u32),
                coupon_list: Vec::new(),
                red_envelope_list,
                has_more,
                total_count,
                server_time: now_ms,
            })
        })
        .await
    }

    /// Absent: the user has no such envelope.
    pub async fn envelope_products(
        &self,
        user_id: i64,
        red_packet_id: i64,
        page: Page,
        from: Option<Position>,
        now_ms: u64,
    ) -> Result<Option<ProductListData>, StoreError> {
        self.read(move |connection| {
            let id = ids::red_envelope(red_packet_id);
            let found = held(connection, user_id, now_ms)?
                .rows
                .into_iter()
                .find(|held| held.envelope.red_envelope_id == id);
            let Some(Held { envelope, products }) = found else {
                return Ok(None);
            };
            let viewer = Viewer {
                user_id: Some(user_id),
                now_ms,
            };
            let mut cards = match products.as_slice() {
                [] => of_stores(connection, from, viewer)?,
                _ => of_products(connection, &products, viewer)?,
            };
            cards.retain(is_sold);
            let (product_list, has_more) = page.cut(cards.into_iter().skip(page.start() as usize));
            Ok(Some(ProductListData {
                envelope,
                product_list,
                has_more,
                server_time: now_ms,
            }))
        })
        .await
    }
}

fn held(connection: &Connection, user_id: i64, now_ms: u64) -> Result<Listed<Held>, StoreError> {
    let read = |row: &Row<'_>| read(row, now_ms);
    listed(connection, OF_USER_SQL, [user_id], read, Ok)
}

fn read(row: &Row<'_>, now_ms: u64) -> rusqlite::Result<Held> {
    let (expire_time, used_time): (u64, Option<u64>) = (row.get(4)?, row.get(5)?);
    let Json(products): Json<Vec<i64>> = row.get(6)?;
    let (locked_by, used_by): (Option<i64>, Option<i64>) = (row.get(8)?, row.get(9)?);
    let state = match (used_time, locked_by) {
        (Some(_), _) => EnvelopeState::Used,
        // Buying 4: its expiry waits while an order holds it.
        (None, Some(_)) => EnvelopeState::Locked,
        (None, None) if expire_time < now_ms => EnvelopeState::Expired,
        (None, None) => EnvelopeState::Unused,
    };
    let envelope = RedEnvelope {
        red_envelope_id: ids::red_envelope(row.get(0)?),
        state,
        discount_amount: row.get(1)?,
        use_order_amount_threshold: row.get(2)?,
        receive_time: row.get(3)?,
        expire_time,
        used_time,
        app_only: row.get(7)?,
        product_count: products.len() as u32,
        order_id: locked_by.or(used_by).map(ids::order),
    };
    Ok(Held { envelope, products })
}

fn of_products(
    connection: &Connection,
    products: &[i64],
    viewer: Viewer,
) -> Result<Vec<AssetCard>, StoreError> {
    let mut cards = Vec::with_capacity(products.len());
    for id in products {
        if let Some((_, _, card)) = assets::by_number(connection, *id, viewer)? {
            cards.push(card);
        }
    }
    assets::note_limits(connection, &mut cards, viewer)?;
    Ok(cards)
}

fn of_stores(
    connection: &Connection,
    from: Option<Position>,
    viewer: Viewer,
) -> Result<Vec<AssetCard>, StoreError> {
    let filter = StoreFilter::default();
    let near = match from {
        Some(origin) => {
            let reach = Reach {
                origin,
                max_km: NEAR_KM,
                region: None,
            };
            nearest::nearest(connection, &reach, &filter, None, 0, STORES)?
        }
        None => Vec::new(),
    };
    let stores = match near.is_empty() {
        true => recommended::popular(connection, &filter, None, None, STORES)?,
        false => near,
    };
    let mut cards = Vec::new();
    for store in stores {
        cards.extend(assets::of_store(
            connection,
            store.store_id,
            viewer,
            PER_STORE,
        )?);
    }
    Ok(cards)
}

/// Can be bought now, by this user.
fn is_sold(card: &AssetCard) -> bool {
    let is_for_the_user = !card.user_limit && card.user_group_check_result;
    card.remaining_stock > 0 && card.reserve_status.is_none() && is_for_the_user
}
