//! A gift goes back to its giver. Buying 2 "G TAKEN_BACK", "G EXPIRED", "G GIVEN_BACK".

use jajan_contract::order::gift::{Gift, GiftStatus};
use rusqlite::{Transaction, params};

use crate::ids::row;
use crate::store::columns::Wire;
use crate::store::gifts::claim::{hand_over, tell_giver};
use crate::store::gifts::rows::{BY_ID, GiftRow, gift};
use crate::store::{Database, Outcome, Refuse, Sql, StoreError};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotEnded {
    /// No such gift of the caller's.
    Absent,
    /// Claimed meanwhile, or touched.
    State,
}

impl Refuse for NotEnded {}

impl Database {
    /// By its giver, before it is claimed. One that is back already is given as it is.
    pub async fn take_back_gift(
        &self,
        gift_id: row::Gift,
        user_id: row::User,
        now_ms: u64,
    ) -> Outcome<Gift, NotEnded> {
        self.write_or_refuse(move |transaction| take_back(transaction, gift_id, user_id, now_ms))
            .await
    }

    /// By its receiver, before it is used. One that was returned already is given as it is.
    pub async fn return_gift(
        &self,
        gift_id: row::Gift,
        user_id: row::User,
        now_ms: u64,
    ) -> Outcome<Gift, NotEnded> {
        self.write_or_refuse(move |transaction| give_back(transaction, gift_id, user_id, now_ms))
            .await
    }
}

/// As [`Database::take_back_gift`], in the writer's transaction.
pub fn take_back(
    transaction: &Transaction<'_>,
    gift_id: row::Gift,
    user_id: row::User,
    now_ms: u64,
) -> Outcome<Gift, NotEnded> {
    let row = gift(transaction, BY_ID, gift_id)?;
    let own = row.filter(|row| row.giver_id == user_id);
    match own.ok_or(NotEnded::Absent)?.status {
        GiftStatus::Claimed | GiftStatus::GivenBack => return NotEnded::State.refuse(),
        GiftStatus::Waiting => end(transaction, gift_id, GiftStatus::TakenBack, now_ms)?,
        GiftStatus::TakenBack | GiftStatus::Expired => {}
    }
    read(transaction, gift_id)
}

/// As [`Database::return_gift`], in the writer's transaction.
pub fn give_back(
    transaction: &Transaction<'_>,
    gift_id: row::Gift,
    user_id: row::User,
    now_ms: u64,
) -> Outcome<Gift, NotEnded> {
    let row = gift(transaction, BY_ID, gift_id)?;
    let own = row.filter(|row| row.receiver_id == Some(user_id));
    let row = own.ok_or(NotEnded::Absent)?;
    if row.status != GiftStatus::GivenBack {
        if !row.can_return() {
            return NotEnded::State.refuse();
        }
        hand_over(transaction, row.coupon_id, user_id, row.giver_id)?;
        end(transaction, gift_id, GiftStatus::GivenBack, now_ms)?;
        tell_giver(transaction, row.coupon_id, row.giver_id)?;
    }
    read(transaction, gift_id)
}

/// A gift that was not claimed in time is its giver's again. Before vouchers expire, which end later.
pub fn expire(
    transaction: &Transaction<'_>,
    gift_id: row::Gift,
    now_ms: u64,
) -> Result<(), StoreError> {
    let sql = "SELECT coupon_id, giver_id FROM gifts WHERE gift_id = ?1";
    let (coupon_id, giver_id): (row::Coupon, row::User) = transaction.row(sql, [gift_id])?;
    end(transaction, gift_id, GiftStatus::Expired, now_ms)?;
    tell_giver(transaction, coupon_id, giver_id)
}

/// A voucher returns or expires though its link is out: the link ends with it, so that its voucher is
/// not claimed any more.
pub fn with_voucher(
    transaction: &Transaction<'_>,
    coupon_id: row::Coupon,
    now_ms: u64,
) -> Result<(), StoreError> {
    let sql = "SELECT gift_id, giver_id, expires_ms <= ?2 FROM gifts
               WHERE coupon_id = ?1 AND status = 'WAITING'";
    let waiting: Option<(row::Gift, row::User, bool)> =
        transaction.find(sql, params![coupon_id, now_ms])?;
    let Some((gift_id, giver_id, is_over)) = waiting else {
        return Ok(());
    };
    let status = match is_over {
        true => GiftStatus::Expired,
        false => GiftStatus::TakenBack,
    };
    end(transaction, gift_id, status, now_ms)?;
    tell_giver(transaction, coupon_id, giver_id)
}

fn end(
    transaction: &Transaction<'_>,
    gift_id: row::Gift,
    status: GiftStatus,
    now_ms: u64,
) -> Result<(), StoreError> {
    let sql = "UPDATE gifts SET status = ?2, ended_ms = ?3
               WHERE gift_id = ?1 AND status IN ('WAITING', 'CLAIMED')";
    transaction.run(sql, params![gift_id, Wire(status), now_ms])?;
    Ok(())
}

fn read(transaction: &Transaction<'_>, gift_id: row::Gift) -> Outcome<Gift, NotEnded> {
    let row = gift(transaction, BY_ID, gift_id)?;
    Ok(row.map(GiftRow::wire).ok_or(NotEnded::Absent)?)
}
