//! An outlet's refusal of a voucher, as it is kept and shown. Buying 6 "Outlet refused"; B10.

use jajan_contract::ids::CouponId;
use jajan_contract::order::{
    redeem::{OutletCase, RefusedChoice},
    wallet::CouponFrozen,
};
use rusqlite::Connection;

use crate::ids::{self, row};
use crate::store::orders::case_messages as messages;
use crate::store::redemptions::{claim_rows, steps};
use crate::store::unreadable::{Listed, listed_rows};
use crate::store::{Database, FromRow, Sql, StoreError};

/// A row of `outlet_refusals` with its outlet's name.
#[derive(FromRow)]
pub struct Refusal {
    pub refusal_id: row::Refusal,
    pub coupon_id: row::Coupon,
    pub user_id: row::User,
    pub case_id: row::Case,
    pub store_id: row::Store,
    pub store_name: String,
    pub was_used: bool,
    pub note: String,
    #[row(json)]
    pub photos: Vec<String>,
    pub opened_ms: u64,
    pub choose_until_ms: u64,
    #[row(wire)]
    pub choice: Option<RefusedChoice>,
    pub is_by_clock: bool,
    pub chosen_ms: Option<u64>,
}

const SELECT: &str =
    "SELECT r.refusal_id, r.coupon_id, r.case_id, r.store_id, s.name AS store_name,
    r.was_used, r.note, r.photos, r.opened_ms, r.choose_until_ms, r.choice, r.is_by_clock,
    r.chosen_ms, r.user_id
  FROM outlet_refusals AS r JOIN stores AS s ON s.id = r.store_id";
const NEWEST: &str = "WHERE r.coupon_id = ?1 ORDER BY r.refusal_id DESC LIMIT 1";
const OPEN: &str = "WHERE r.coupon_id = ?1 AND r.choice IS NULL";
const LATEST: &str = "ORDER BY r.refusal_id DESC LIMIT ?1";

pub const IS_OPEN_SQL: &str =
    "SELECT 1 FROM outlet_refusals WHERE coupon_id = ?1 AND choice IS NULL";

pub fn newest_sql() -> String {
    format!("{SELECT} {NEWEST}")
}

/// What waits for its owner's choice.
pub fn open_refusal(
    connection: &Connection,
    coupon_id: row::Coupon,
) -> Result<Option<Refusal>, StoreError> {
    connection.find(&format!("{SELECT} {OPEN}"), [coupon_id])
}

/// Whether a case of the voucher waits for its owner's choice.
pub fn is_open(connection: &Connection, coupon_id: row::Coupon) -> Result<bool, StoreError> {
    connection.has(IS_OPEN_SQL, [coupon_id])
}

/// What waits for its owner's choice, or for a decision about its claim.
pub fn frozen_by(
    connection: &Connection,
    coupon_id: row::Coupon,
) -> Result<Option<CouponFrozen>, StoreError> {
    let Some(open) = open_refusal(connection, coupon_id)? else {
        return Ok(None);
    };
    let claim = claim_rows::of_refusal(connection, open.refusal_id)?;
    Ok(Some(CouponFrozen {
        case_no: ids::case(open.case_id),
        choose_until: match claim {
            Some(_) => None,
            None => Some(open.choose_until_ms),
        },
    }))
}

impl Database {
    /// Newest first, with the ids of their vouchers.
    pub async fn newest_refusals(
        &self,
        limit: u32,
    ) -> Result<Listed<(CouponId, OutletCase)>, StoreError> {
        self.read(move |connection| {
            let seen = |row: Refusal| Ok((ids::coupon(row.coupon_id), wire(connection, row, 0)?));
            listed_rows(connection, &format!("{SELECT} {LATEST}"), [limit], seen)
        })
        .await
    }
}

/// The newest case of a voucher.
pub fn case_of(
    connection: &Connection,
    coupon_id: row::Coupon,
) -> Result<Option<OutletCase>, StoreError> {
    let newest: Option<Refusal> = connection.find(&newest_sql(), [coupon_id])?;
    newest.map(|row| wire(connection, row, 0)).transpose()
}

/// As its owner sees it: what a giver did with the voucher before is left out.
pub fn case_of_owner(
    connection: &Connection,
    coupon_id: row::Coupon,
    owner_id: row::User,
) -> Result<Option<OutletCase>, StoreError> {
    let since_ms = steps::received_ms(connection, coupon_id, owner_id)?;
    let newest: Option<Refusal> = connection.find(&newest_sql(), [coupon_id])?;
    let own = newest.filter(|row| row.user_id == owner_id);
    own.map(|row| wire(connection, row, since_ms.unwrap_or_default()))
        .transpose()
}

fn wire(connection: &Connection, row: Refusal, since_ms: u64) -> Result<OutletCase, StoreError> {
    let step_list = steps::of_coupon(connection, row.coupon_id, since_ms)?;
    let message_list = messages::of_case(connection, row.case_id)?;
    Ok(OutletCase {
        case_no: ids::case(row.case_id),
        store_name: row.store_name,
        open_time: row.opened_ms,
        choose_until: row.choose_until_ms,
        text: row.note,
        photo_list: row.photos,
        choice: row.choice,
        choice_time: row.chosen_ms,
        is_by_clock: row.is_by_clock,
        was_used: row.was_used,
        step_list,
        claim: claim_rows::of_refusal(connection, row.refusal_id)?,
        answer: messages::answer_in(&message_list),
        message_list,
    })
}
