//! A gift goes back to its giver. Buying 2 "G TAKEN_BACK", "G EXPIRED", "G GIVEN_BACK".

use jajan_contract::order::gift::{Gift, GiftStatus};
use rusqlite::{Transaction, params};

use crate::store::gifts::claim::{hand_over, tell_giver};
use crate::store::gifts::rows::{BY_ID, GiftRow, gift};
use crate::store::{Database, Sql, StoreError};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotEnded {
    /// No such gift of the caller's.
    Absent,
    /// Claimed meanwhile, or touched.
    State,
}

impl Database {
    /// By its giver, before it is claimed. One that is back already is given as it is.
    pub async fn take_back_gift(
        &self,
        gift_id: i64,
        user_id: i64,
        now_ms: u64,
    ) -> Result<Result<Gift, NotEnded>, StoreError> {
        self.write(move |transaction| take_back(transaction, gift_id, user_id, now_ms))
            .await
    }

    /// By its receiver, before it is used. One that was returned already is given as it is.
    pub async fn return_gift(
        &self,
        gift_id: i64,
        user_id: i64,
        now_ms: u64,
    ) -> Result<Result<Gift, NotEnded>, StoreError> {
        self.write(move |transaction| give_back(transaction, gift_id, user_id, now_ms))
            .await
    }
}

/// As [`Database::take_back_gift`], in the writer's transaction.
pub fn take_back(
    transaction: &Transaction<'_>,
    gift_id: i64,
    user_id: i64,
    now_ms: u64,
) -> Result<Result<Gift, NotEnded>, StoreError> {
    let row = gift(transaction, BY_ID, gift_id)?.filter(|row| row.giver_id == user_id);
    match row.map(|row| row.status) {
        None => return Ok(Err(NotEnded::Absent)),
        Some(GiftStatus::Claimed | GiftStatus::GivenBack) => return Ok(Err(NotEnded::State)),
        Some(GiftStatus::Waiting) => end(transaction, gift_id, GiftStatus::TakenBack, now_ms)?,
        Some(GiftStatus::TakenBack | GiftStatus::Expired) => {}
    }
    read(transaction, gift_id)
}

/// As [`Database::return_gift`], in the writer's transaction.
pub fn give_back(
    transaction: &Transaction<'_>,
    gift_id: i64,
    user_id: i64,
    now_ms: u64,
) -> Result<Result<Gift, NotEnded>, StoreError> {
    let row = gift(transaction, BY_ID, gift_id)?.filter(|row| row.receiver_id == Some(user_id));
    match row {
        None => return Ok(Err(NotEnded::Absent)),
        Some(row) if row.status == GiftStatus::GivenBack => {}
        Some(row) if !row.can_return() => return Ok(Err(NotEnded::State)),
        Some(GiftRow {
            coupon_id,
            giver_id,
            ..
        }) => {
            hand_over(transaction, coupon_id, user_id, giver_id)?;
            end(transaction, gift_id, GiftStatus::GivenBack, now_ms)?;
            tell_giver(transaction, coupon_id, giver_id)?;
        }
    }
    read(transaction, gift_id)
}

/// What nobody claimed in time is its giver's again. Before vouchers expire, which end later.
pub fn expire(transaction: &Transaction<'_>, gift_id: i64, now_ms: u64) -> Result<(), StoreError> {
    let sql = "SELECT coupon_id, giver_id FROM gifts WHERE gift_id = ?1";
    let (coupon_id, giver_id): (i64, i64) =
        transaction.one(sql, [gift_id], |row| row.try_into())?;
    end(transaction, gift_id, GiftStatus::Expired, now_ms)?;
    tell_giver(transaction, coupon_id, giver_id)
}

/// A voucher returns or expires though its link is out: the link ends with it, or whoever follows it
/// would claim what is not there any more.
pub fn with_voucher(
    transaction: &Transaction<'_>,
    coupon_id: i64,
    now_ms: u64,
) -> Result<(), StoreError> {
    let sql = "SELECT gift_id, giver_id, expires_ms <= ?2 FROM gifts
               WHERE coupon_id = ?1 AND status = 'WAITING'";
    let waiting: Option<(i64, i64, bool)> =
        transaction.first(sql, params![coupon_id, now_ms], |row| row.try_into())?;
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
    gift_id: i64,
    status: GiftStatus,
    now_ms: u64,
) -> Result<(), StoreError> {
    let sql = "UPDATE gifts SET status = ?2, ended_ms = ?3
               WHERE gift_id = ?1 AND status IN ('WAITING', 'CLAIMED')";
    let status = crate::store::columns::Wire(status);
    transaction.run(sql, params![gift_id, status, now_ms])?;
    Ok(())
}

fn read(transaction: &Transaction<'_>, gift_id: i64) -> Result<Result<Gift, NotEnded>, StoreError> {
    let row = gift(transaction, BY_ID, gift_id)?;
    Ok(row.map(GiftRow::wire).ok_or(NotEnded::Absent))
}
