//! A user claims what a link or a code gives. Buying 2 "G CLAIMED", 8.

use jajan_contract::order::gift::{GiftStatus, ReceiveByTokenData};
use rusqlite::{Transaction, params};

use crate::chance;
use crate::ids::{self, row};
use crate::store::account::unread;
use crate::store::gifts::claimer::{Asked, Claimer, NotReceived};
use crate::store::gifts::offers::{self, By};
use crate::store::gifts::rows::{BY_ID, BY_TOKEN, GiftRow, gift};
use crate::store::orders::issue::tell;
use crate::store::{Database, Outcome, Refuse, Sql, StoreError};

impl Database {
    pub async fn receive(
        &self,
        asked: Asked,
        claimer: Claimer,
    ) -> Outcome<ReceiveByTokenData, NotReceived> {
        self.write_or_refuse(move |transaction| receive(transaction, &asked, claimer))
            .await
    }

    /// As [`Database::receive`], without the link: for the friend that the console plays.
    pub async fn receive_gift(
        &self,
        gift_id: row::Gift,
        claimer: Claimer,
    ) -> Outcome<ReceiveByTokenData, NotReceived> {
        self.write_or_refuse(move |transaction| {
            let row = gift(transaction, BY_ID, gift_id)?.ok_or(NotReceived::Absent)?;
            claim_gift(transaction, row, claimer)
        })
        .await
    }
}

/// As [`Database::receive`], in the writer's transaction.
pub fn receive(
    transaction: &Transaction<'_>,
    asked: &Asked,
    claimer: Claimer,
) -> Outcome<ReceiveByTokenData, NotReceived> {
    let by = match asked {
        Asked::Token(hash) => match gift(transaction, BY_TOKEN, hash)? {
            Some(row) => return claim_gift(transaction, row, claimer),
            None => By::Token(hash),
        },
        Asked::Code(code) => By::Code(code),
    };
    let red_packet_id = offers::claim(transaction, by, claimer)?;
    Ok(ReceiveByTokenData {
        coupon_id: None,
        red_envelope_id: Some(ids::red_envelope(red_packet_id)),
    })
}

fn claim_gift(
    transaction: &Transaction<'_>,
    row: GiftRow,
    claimer: Claimer,
) -> Outcome<ReceiveByTokenData, NotReceived> {
    let Claimer {
        user_id, now_ms, ..
    } = claimer;
    let received = ReceiveByTokenData {
        coupon_id: Some(ids::coupon(row.coupon_id)),
        red_envelope_id: None,
    };
    match row.status {
        GiftStatus::Waiting | GiftStatus::Claimed if row.giver_id == user_id => {
            return NotReceived::Own.refuse();
        }
        GiftStatus::Claimed if row.receiver_id == Some(user_id) => return Ok(received),
        GiftStatus::Claimed => return NotReceived::Claimed.refuse(),
        GiftStatus::Waiting if row.expires_ms > now_ms => {}
        _ => return NotReceived::Absent.refuse(),
    }
    let sql = "UPDATE gifts SET status = 'CLAIMED', receiver_id = ?2, claimed_ms = ?3
               WHERE gift_id = ?1 AND status = 'WAITING'";
    transaction.run(sql, params![row.gift_id, user_id, now_ms])?;
    hand_over(transaction, row.coupon_id, row.giver_id, user_id)?;
    // Spec home 4: a received coupon adds one. The giver sees it at the order.
    unread::add(transaction, user_id, "account", "coupon")?;
    tell_giver(transaction, row.coupon_id, row.giver_id)?;
    Ok(received)
}

/// Compare-and-swap of a voucher's owner; an error, which rolls everything back, when it is not as the
/// gift says. The new owner gets a new seed: codes that the old one's device kept are dead.
pub fn hand_over(
    transaction: &Transaction<'_>,
    coupon_id: row::Coupon,
    from_id: row::User,
    to_id: row::User,
) -> Result<(), StoreError> {
    let sql = "UPDATE vouchers SET owner_id = ?3, seed = ?4
               WHERE coupon_id = ?1 AND owner_id = ?2 AND state = 'not_delivery'";
    let values = params![coupon_id, from_id, to_id, chance::bytes::<20>()];
    match transaction.run(sql, values)? {
        1 => Ok(()),
        _ => Err(StoreError::Stopped(format!(
            "voucher {coupon_id} is not as its gift says"
        ))),
    }
}

/// At the order, when it is the giver's: the order of a split may be another buyer's.
pub fn tell_giver(
    transaction: &Transaction<'_>,
    coupon_id: row::Coupon,
    giver_id: row::User,
) -> Result<(), StoreError> {
    let sql = "SELECT o.order_id FROM vouchers AS v JOIN orders AS o USING (order_id)
               WHERE v.coupon_id = ?1 AND o.user_id = ?2";
    match transaction.find_value(sql, (coupon_id, giver_id))? {
        Some(order_id) => tell(transaction, order_id),
        None => Ok(()),
    }
}
