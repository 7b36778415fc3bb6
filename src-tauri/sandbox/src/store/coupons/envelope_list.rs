//! A user's red envelopes, and the vouchers that each pays a part of. Contract `my_coupons`,
//! `product_list`; merchant 3 "Red envelope".

use std::cmp::Reverse;

use jajan_contract::coupon::AssetCard;
use jajan_contract::order::envelope::{EnvelopeState, ProductListData, RedEnvelope};
use jajan_contract::order::wallet::{CouponSort, MyCouponsBody, MyCouponsData};
use rusqlite::Connection;

use crate::geo::Position;
use crate::ids::{self, row};
use crate::store::catalog::{assets, flash_marks};
use crate::store::discovery::filters::StoreFilter;
use crate::store::discovery::nearest::{self, Reach};
use crate::store::discovery::recommended;
use crate::store::page::Page;
use crate::store::unreadable::{Listed, listed_rows};
use crate::store::{Database, FromRow, StoreError, Viewer};

pub const OF_USER_SQL: &str = "SELECT p.red_packet_id, p.amount_rp, p.threshold_rp, p.received_ms,
    p.expires_ms, p.used_ms, p.products, p.is_app_only, p.locked_by, o.order_id AS used_by
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
    products: Vec<row::Product>,
}

impl Database {
    pub async fn red_envelopes(
        &self,
        user_id: row::User,
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
        user_id: row::User,
        red_packet_id: row::RedPacket,
        page: Page,
        from: Option<Position>,
        viewer: Viewer,
    ) -> Result<Option<ProductListData>, StoreError> {
        self.read(move |connection| {
            let now_ms = viewer.now_ms;
            let id = ids::red_envelope(red_packet_id);
            let found = held(connection, user_id, now_ms)?
                .rows
                .into_iter()
                .find(|held| held.envelope.red_envelope_id == id);
            let Some(Held { envelope, products }) = found else {
                return Ok(None);
            };
            let mut cards = match products.as_slice() {
                [] => of_stores(connection, from, viewer)?,
                _ => of_products(connection, &products, viewer)?,
            };
            cards.retain(is_sold);
            let (mut product_list, has_more) =
                page.cut(cards.into_iter().skip(page.start() as usize));
            flash_marks::mark(connection, &mut product_list, viewer)?;
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

fn held(
    connection: &Connection,
    user_id: row::User,
    now_ms: u64,
) -> Result<Listed<Held>, StoreError> {
    listed_rows(connection, OF_USER_SQL, [user_id], |row: EnvelopeRow| {
        Ok(row.held(now_ms))
    })
}

#[derive(FromRow)]
struct EnvelopeRow {
    red_packet_id: row::RedPacket,
    amount_rp: u32,
    threshold_rp: u32,
    received_ms: u64,
    expires_ms: u64,
    used_ms: Option<u64>,
    #[row(json)]
    products: Vec<row::Product>,
    is_app_only: bool,
    locked_by: Option<row::Order>,
    used_by: Option<row::Order>,
}

impl EnvelopeRow {
    fn held(self, now_ms: u64) -> Held {
        let state = match (self.used_ms, self.locked_by) {
            (Some(_), _) => EnvelopeState::Used,
            // Buying 4: its expiry waits while an order holds it.
            (None, Some(_)) => EnvelopeState::Locked,
            (None, None) if self.expires_ms < now_ms => EnvelopeState::Expired,
            (None, None) => EnvelopeState::Unused,
        };
        let envelope = RedEnvelope {
            red_envelope_id: ids::red_envelope(self.red_packet_id),
            state,
            discount_amount: self.amount_rp,
            use_order_amount_threshold: self.threshold_rp,
            receive_time: self.received_ms,
            expire_time: self.expires_ms,
            used_time: self.used_ms,
            app_only: self.is_app_only,
            product_count: self.products.len() as u32,
            order_id: self.locked_by.or(self.used_by).map(ids::order),
        };
        Held {
            envelope,
            products: self.products,
        }
    }
}

fn of_products(
    connection: &Connection,
    products: &[row::Product],
    viewer: Viewer,
) -> Result<Vec<AssetCard>, StoreError> {
    let cards = assets::by_numbers(connection, products, viewer)?;
    Ok(cards.into_iter().map(|(_, _, card)| card).collect())
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
        cards.extend(assets::unmarked_of_store(
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
