//! What the console's story shows: whom it follows, and how far that person's purchase is. Read only;
//! what the console then does goes through the same functions as a call.

mod outlet;

pub use outlet::Outlet;

use jajan_contract::coupon::ProductType;
use jajan_contract::ids::ShareId;
use jajan_contract::localised::{Locale, Localised};
use jajan_contract::order::gift::Gift;
use jajan_contract::order::money::RefundStatus;
use jajan_contract::order::redeem::RedemptionStatus;
use jajan_contract::order::states::CouponState;
use jajan_contract::order::voucher_code::rotating_code;
use rusqlite::Connection;

use crate::ids::{self, row};
use crate::store::account::users::{self, User};
use crate::store::gifts::rows::{GiftRow, gift};
use crate::store::payments::desk::{Desk, waiting_of};
use crate::store::redemptions::refusal_rows::case_of;
use crate::store::redemptions::rows::{LIVE, redemption};
use crate::store::redemptions::vouchers::voucher;
use crate::store::refunds::rows::by_id;
use crate::store::splits::shares;
use crate::store::unreadable::readable;
use crate::store::{Database, FromRow, Sql, StoreError};

/// Vouchers and orders that are looked through, newest first.
const REACH: u32 = 30;

/// Of one person.
pub struct Story {
    pub user: User,
    /// Who else has logged in, newest first.
    pub others: Vec<User>,
    pub has_paid: bool,
    /// The newest order that waits for its one payer.
    pub unpaid: Option<Desk>,
    /// Newest first, of those that the person has now.
    pub vouchers: Vec<Held>,
    pub split: Option<Split>,
    /// The newest that the person gave.
    pub gift: Option<Gift>,
    /// The newest to the person.
    pub refund: Option<Refund>,
}

/// A voucher and its owner's next step.
pub struct Held {
    pub coupon_id: row::Coupon,
    pub order_id: row::Order,
    /// Whose it is: id and name.
    pub store_id: row::Store,
    pub store_name: String,
    pub name: String,
    pub state: CouponState,
    pub product_type: ProductType,
    /// What its guest eats, rupiah: what it just pays for, or the least that it can be used for.
    pub meal_rp: u32,
    /// Untouched, with codes of ours, and in no gift: it can be opened once its time has come.
    pub is_ready: bool,
    /// What a cashier has to do with it now: the try, and the outlet that it is at.
    pub live: Option<Live>,
    /// An outlet refused it, and its owner has reported that.
    pub has_case: bool,
}

pub struct Live {
    pub redemption_id: row::Redemption,
    pub status: RedemptionStatus,
    pub store_id: row::Store,
    pub store_name: String,
}

/// An order that several pay.
pub struct Split {
    pub split_id: String,
    pub is_open: bool,
    pub shares: Vec<Share>,
}

pub struct Share {
    pub share_id: ShareId,
    pub name: String,
    pub amount_rp: u32,
    pub is_paid: bool,
    /// The owner's own.
    pub is_owners: bool,
}

#[derive(FromRow)]
pub struct Refund {
    pub refund_id: row::Refund,
    pub order_id: row::Order,
    pub amount_rp: u32,
    #[row(wire)]
    pub status: RefundStatus,
}

impl Database {
    /// The story of this user, else of the one who logged in last. Absent: no user has logged in.
    pub async fn story(
        &self,
        user_id: Option<row::User>,
        now_ms: u64,
    ) -> Result<Option<Story>, StoreError> {
        self.read(move |connection| story(connection, user_id, now_ms))
            .await
    }

    pub async fn store_name(&self, store_id: row::Store) -> Result<Option<String>, StoreError> {
        self.read(move |connection| {
            let sql = "SELECT name FROM stores WHERE id = ?1";
            connection.find_value(sql, [store_id])
        })
        .await
    }

    /// Absent: no such voucher.
    pub async fn held(
        &self,
        coupon_id: row::Coupon,
        now_ms: u64,
    ) -> Result<Option<Held>, StoreError> {
        self.read(move |connection| held(connection, coupon_id, now_ms))
            .await
    }

    /// What the QR code of a voucher says in a step, for the cashier that the console plays.
    pub async fn rotating_code_at(
        &self,
        coupon_id: row::Coupon,
        step: u64,
    ) -> Result<Option<String>, StoreError> {
        self.read(move |connection| {
            let found = voucher(connection, coupon_id)?;
            Ok(found.map(|voucher| rotating_code(&voucher.seed, &voucher.wire_id(), step)))
        })
        .await
    }

    pub async fn refund_status(
        &self,
        refund_id: row::Refund,
    ) -> Result<Option<RefundStatus>, StoreError> {
        self.read(move |connection| Ok(by_id(connection, refund_id)?.map(|row| row.status)))
            .await
    }

    pub async fn user_of_phone(
        &self,
        country_code: String,
        phone_no: String,
    ) -> Result<Option<User>, StoreError> {
        self.read(move |connection| users::by_phone(connection, &country_code, &phone_no))
            .await
    }
}

fn story(
    connection: &Connection,
    user_id: Option<row::User>,
    now_ms: u64,
) -> Result<Option<Story>, StoreError> {
    let mut people = people(connection)?;
    let is_it = |user: &User| Some(user.id) == user_id;
    let at = people.iter().position(is_it).unwrap_or(0);
    if people.is_empty() {
        return Ok(None);
    }
    let user = people.remove(at);
    let user_id = user.id;
    let sql = "SELECT 1 FROM orders WHERE user_id = ?1 AND status = 'PAID'";
    Ok(Some(Story {
        has_paid: connection.has(sql, [user_id])?,
        unpaid: readable(waiting_of(connection, user_id))?,
        vouchers: vouchers(connection, user_id, now_ms)?,
        split: readable(split(connection, user_id))?,
        gift: readable(given(connection, user_id))?,
        refund: readable(refund(connection, user_id))?,
        user,
        others: people,
    }))
}

/// Who has logged in, newest first.
fn people(connection: &Connection) -> Result<Vec<User>, StoreError> {
    let sql = "SELECT user_id FROM token_families ORDER BY family_id DESC LIMIT ?1";
    let mut people: Vec<User> = Vec::new();
    for user_id in connection.values(sql, [REACH])? {
        if people.iter().any(|user| user.id == user_id) {
            continue;
        }
        people.extend(users::by_id(connection, user_id)?);
    }
    Ok(people)
}

fn vouchers(
    connection: &Connection,
    user_id: row::User,
    now_ms: u64,
) -> Result<Vec<Held>, StoreError> {
    let sql = "SELECT coupon_id FROM vouchers WHERE owner_id = ?1
               ORDER BY coupon_id DESC LIMIT ?2";
    let coupon_ids: Vec<row::Coupon> = connection.values(sql, (user_id, REACH))?;
    let mut found = Vec::new();
    for coupon_id in coupon_ids {
        found.extend(readable(held(connection, coupon_id, now_ms))?);
    }
    Ok(found)
}

fn held(
    connection: &Connection,
    coupon_id: row::Coupon,
    now_ms: u64,
) -> Result<Option<Held>, StoreError> {
    let Some(voucher) = voucher(connection, coupon_id)? else {
        return Ok(None);
    };
    let frozen = &voucher.frozen;
    let live = redemption(connection, LIVE, [coupon_id])?;
    // One that is good from next week waits for its day, to which the clock can be moved.
    let once_good_ms = now_ms.max(voucher.valid_start_ms);
    Ok(Some(Held {
        coupon_id,
        order_id: voucher.order_id,
        store_id: voucher.store_id,
        store_name: voucher.frozen.item.store_name.clone(),
        name: shown(&voucher.frozen.item.product_name),
        product_type: voucher.frozen.item.product_type,
        state: voucher.state,
        meal_rp: frozen.face_value.max(frozen.bill_rules.min_spend),
        is_ready: voucher.can_open(connection, once_good_ms)?,
        live: live.map(|row| Live {
            redemption_id: row.redemption_id,
            status: row.status,
            store_id: row.store_id,
            store_name: row.store_name,
        }),
        has_case: case_of(connection, coupon_id)?.is_some(),
    }))
}

/// As an app that was just opened shows it.
fn shown(name: &Localised) -> String {
    Locale::IdId.pick(name).to_owned()
}

fn split(connection: &Connection, user_id: row::User) -> Result<Option<Split>, StoreError> {
    let sql = "SELECT o.order_id, s.split_id, o.status = 'WAIT_PAY'
               FROM orders AS o JOIN splits AS s USING (order_id)
               WHERE o.user_id = ?1 ORDER BY o.order_id DESC LIMIT 1";
    let newest: Option<(row::Order, String, bool)> = connection.find(sql, [user_id])?;
    let Some((order_id, split_id, is_open)) = newest else {
        return Ok(None);
    };
    let shares = shares::of_order(connection, order_id)?.into_iter();
    let shares = shares.map(|share| Share {
        share_id: ids::share(&share.split_id, share.position),
        is_paid: share.event_id.is_some(),
        is_owners: share.position == 1,
        name: share.name,
        amount_rp: share.amount_rp,
    });
    Ok(Some(Split {
        split_id,
        is_open,
        shares: shares.collect(),
    }))
}

fn given(connection: &Connection, user_id: row::User) -> Result<Option<Gift>, StoreError> {
    let which = "WHERE g.giver_id = ?1 ORDER BY g.gift_id DESC LIMIT 1";
    Ok(gift(connection, which, user_id)?.map(GiftRow::wire))
}

fn refund(connection: &Connection, user_id: row::User) -> Result<Option<Refund>, StoreError> {
    let sql = "SELECT r.refund_id, r.order_id, r.amount_rp, r.status
               FROM orders AS o JOIN refunds AS r USING (order_id)
               WHERE o.user_id = ?1 AND r.user_id = ?1 AND r.cause <> 'PAYMENT'
               ORDER BY r.refund_id DESC LIMIT 1";
    connection.find(sql, [user_id])
}
