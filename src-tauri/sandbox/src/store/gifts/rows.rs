//! Gifts as their givers and receivers see them.

use jajan_contract::order::{
    gift::{Gift, GiftStatus},
    states::CouponState,
};
use rusqlite::Connection;

use crate::ids::{self, row};
use crate::store::{FromRow, Sql, StoreError};

/// A row of `gifts` with the names of its people.
#[derive(FromRow)]
pub struct GiftRow {
    pub gift_id: row::Gift,
    pub coupon_id: row::Coupon,
    pub giver_id: row::User,
    pub receiver_id: Option<row::User>,
    #[row(wire)]
    pub status: GiftStatus,
    pub giver_name: String,
    receiver_name: Option<String>,
    pub note: String,
    pub created_ms: u64,
    pub expires_ms: u64,
    claimed_ms: Option<u64>,
    #[row(wire)]
    coupon_state: CouponState,
}

const SELECT: &str = "SELECT g.gift_id, g.coupon_id, g.giver_id, g.receiver_id, g.status,
    giver.user_name AS giver_name, receiver.user_name AS receiver_name, g.note, g.created_ms,
    g.expires_ms, g.claimed_ms, v.state AS coupon_state
  FROM gifts AS g JOIN vouchers AS v USING (coupon_id)
  JOIN users AS giver ON giver.user_id = g.giver_id
  LEFT JOIN users AS receiver ON receiver.user_id = g.receiver_id";

pub const BY_ID: &str = "WHERE g.gift_id = ?1";
pub const BY_TOKEN: &str = "WHERE g.token_hash = ?1";
pub const NEWEST_OF_COUPON: &str = "WHERE g.coupon_id = ?1 ORDER BY g.gift_id DESC LIMIT 1";
pub const NEWEST: &str = "ORDER BY g.gift_id DESC LIMIT ?1";

pub fn gift_sql(which: &str) -> String {
    format!("{SELECT} {which}")
}

pub fn gift(
    connection: &Connection,
    which: &str,
    value: impl rusqlite::ToSql,
) -> Result<Option<GiftRow>, StoreError> {
    connection.find(&gift_sql(which), [value])
}

impl GiftRow {
    pub fn is_of(&self, user_id: row::User) -> bool {
        self.giver_id == user_id || self.receiver_id == Some(user_id)
    }

    /// Claimed, and not touched since.
    pub fn can_return(&self) -> bool {
        self.status == GiftStatus::Claimed && self.coupon_state == CouponState::NotDelivery
    }

    pub fn wire(self) -> Gift {
        Gift {
            can_return: self.can_return(),
            gift_id: ids::gift(self.gift_id),
            coupon_id: ids::coupon(self.coupon_id),
            status: self.status,
            giver_name: self.giver_name,
            receiver_name: self.receiver_name,
            note: self.note,
            create_time: self.created_ms,
            expire_time: self.expires_ms,
            claim_time: self.claimed_ms,
        }
    }
}
