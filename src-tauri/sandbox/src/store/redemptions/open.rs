//! An owner opens a voucher at an outlet. Buying 2 "J OPEN", 6 "Reach".

use jajan_contract::order::{
    redeem::{RedeemOpenData, RedemptionStepKind},
    states::CouponState,
};
use jajan_contract::text::hex;
use rusqlite::{Connection, Transaction, params};

use crate::geo::Position;
use crate::ids::row;
use crate::store::orders::methods::{REDEEM_DISTANCE_M, REDEMPTION_VALID_HOURS};
use crate::store::redemptions::rows::{BY_ID, BY_KEY, LIVE, RedemptionRow, redemption};
use crate::store::redemptions::vouchers::{Voucher, change, voucher};
use crate::store::redemptions::{note, outlets};
use crate::store::{Database, Outcome, Refuse, Sql, StoreError};
use crate::time::MINUTE_MS;

const OPEN_MS: u64 = REDEMPTION_VALID_HOURS as u64 * 60 * MINUTE_MS;
const MM_PER_M: i64 = 1_000;
/// What a phone calls an approximate position; a vaguer one proves nothing. Assumption.
const MOST_ACCURACY_M: u32 = 2_000;

/// Where the owner is.
#[derive(Debug, Clone, Copy)]
pub enum Place {
    /// With metres around it.
    Position(Position, u32),
    /// Scanned on a table of this store.
    Table(row::Store),
}

#[derive(Debug, Clone)]
pub struct Opening {
    pub coupon_id: row::Coupon,
    pub user_id: row::User,
    pub place: Option<Place>,
    /// One opening for one key.
    pub key: String,
    pub now_ms: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotOpened {
    /// No such voucher of the user's.
    Absent,
    State,
    TooFar,
    NoPlace,
    /// The table's store does not take it.
    Outlet,
    Hours,
    /// For another voucher.
    KeyReused,
}

impl Refuse for NotOpened {}

impl Database {
    pub async fn open_voucher(&self, opening: Opening) -> Outcome<RedeemOpenData, NotOpened> {
        self.write_or_refuse(move |transaction| open(transaction, &opening))
            .await
    }
}

/// As [`Database::open_voucher`], in the writer's transaction.
pub fn open(
    transaction: &Transaction<'_>,
    opening: &Opening,
) -> Outcome<RedeemOpenData, NotOpened> {
    let found = voucher(transaction, opening.coupon_id)?;
    let own = found.filter(|voucher| voucher.owner_id == opening.user_id);
    let voucher = own.ok_or(NotOpened::Absent)?;
    let keyed = redemption(transaction, BY_KEY, params![opening.user_id, opening.key])?;
    let row = match keyed {
        Some(row) if row.coupon_id != voucher.coupon_id => return NotOpened::KeyReused.refuse(),
        Some(row) => row,
        None => opened(transaction, opening, &voucher)?,
    };
    Ok(RedeemOpenData {
        redemption: row.wire(),
        seed: hex(&voucher.seed),
        server_time: opening.now_ms,
    })
}

fn opened(
    transaction: &Transaction<'_>,
    opening: &Opening,
    voucher: &Voucher,
) -> Outcome<RedemptionRow, NotOpened> {
    let now_ms = opening.now_ms;
    let live = redemption(transaction, LIVE, [voucher.coupon_id])?;
    if let (CouponState::Valid, Some(row)) = (voucher.state, live) {
        return Ok(row);
    }
    if !voucher.can_open(transaction, now_ms)? {
        return NotOpened::State.refuse();
    }
    let (store_id, distance) = reached(transaction, voucher, opening.place)?;
    let usage = &voucher.frozen.item.usage;
    if !outlets::is_usable(transaction, store_id, usage, now_ms)? {
        return NotOpened::Hours.refuse();
    }
    let new = NewRedemption {
        voucher,
        store_id,
        key: Some(&opening.key),
        distance,
        now_ms,
    };
    let redemption_id = insert(transaction, new)?;
    let (from, to) = (CouponState::NotDelivery, CouponState::Valid);
    change(transaction, voucher.coupon_id, from, to, None)?;
    let row = redemption(transaction, BY_ID, [redemption_id])?;
    let lost = || StoreError::Stopped("an opening that was written is not there".to_owned());
    Ok(row.ok_or_else(lost)?)
}

/// The outlet, and the metres to it with the accuracy.
type Reached = (row::Store, Option<(u32, u32)>);

fn reached(
    connection: &Connection,
    voucher: &Voucher,
    place: Option<Place>,
) -> Outcome<Reached, NotOpened> {
    match place.ok_or(NotOpened::NoPlace)? {
        Place::Table(store_id) => match outlets::takes(connection, voucher.store_id, store_id)? {
            true => Ok((store_id, None)),
            false => NotOpened::Outlet.refuse(),
        },
        Place::Position(from, accuracy_m) => {
            let (store_id, distance_mm) = outlets::nearest(connection, voucher.store_id, from)?;
            let accuracy_m = accuracy_m.min(MOST_ACCURACY_M);
            let reach_m = i64::from(REDEEM_DISTANCE_M) + i64::from(accuracy_m);
            if distance_mm > reach_m * MM_PER_M {
                return NotOpened::TooFar.refuse();
            }
            let distance_m = u32::try_from(distance_mm / MM_PER_M).unwrap_or(u32::MAX);
            Ok((store_id, Some((distance_m, accuracy_m))))
        }
    }
}

pub struct NewRedemption<'a> {
    pub voucher: &'a Voucher,
    pub store_id: row::Store,
    /// Absent: a cashier's scan opens it.
    pub key: Option<&'a str>,
    /// Metres, and the accuracy.
    pub distance: Option<(u32, u32)>,
    pub now_ms: u64,
}

/// An open try, of an owner or by a cashier's scan; the caller changes the voucher. It ends what is left
/// of an earlier try.
pub fn insert(
    transaction: &Transaction<'_>,
    new: NewRedemption<'_>,
) -> Result<row::Redemption, StoreError> {
    let sql = "INSERT INTO redemptions (coupon_id, user_id, store_id, opened_key, distance_m,
                 accuracy_m, status, opened_ms, lapses_ms)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, 'OPEN', ?7, ?8)";
    let NewRedemption {
        voucher,
        store_id,
        key,
        distance,
        now_ms,
    } = new;
    end_live(transaction, voucher.coupon_id)?;
    let values = params![
        voucher.coupon_id,
        voucher.owner_id,
        store_id,
        key,
        distance.map(|(distance_m, _)| distance_m),
        distance.map(|(_, accuracy_m)| accuracy_m),
        now_ms,
        now_ms + OPEN_MS
    ];
    transaction.run(sql, values)?;
    let redemption_id = row::Redemption(transaction.last_insert_rowid());
    let kind = RedemptionStepKind::Opened;
    note(transaction, voucher.coupon_id, kind, Some(store_id), now_ms)?;
    Ok(redemption_id)
}

/// What is left of a try whose voucher went another way meanwhile: a refund that was cancelled.
fn end_live(transaction: &Transaction<'_>, coupon_id: row::Coupon) -> Result<(), StoreError> {
    let sql = "UPDATE redemptions
               SET status = 'LAPSED', locked_until_ms = NULL, reject_reason = NULL
               WHERE coupon_id = ?1 AND status IN ('OPEN', 'SCANNED', 'REJECTED')";
    transaction.run(sql, [coupon_id])?;
    Ok(())
}
