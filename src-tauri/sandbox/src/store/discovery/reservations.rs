//! Reservations of flash items. Discovery 3; contract `FlashReserveBody`.
//!
//! Invariants: one is a wish for one item of one session that has not begun, and holds no stock; of a
//! user at most [`MOST_OPEN`] are open.

use jajan_contract::coupon::ReserveStatus;
use jajan_contract::flash_sale::{FlashReserveData, FlashState};
use rusqlite::{Connection, Transaction, params};

use crate::ids::{self, row};
use crate::store::catalog::flash_marks::RESERVED_SQL;
use crate::store::catalog::flash_sessions::{self, Session};
use crate::store::done_keys::{self, Act, KeyReused};
use crate::store::{Database, Outcome, Refuse, Sql, Stop, StoreError};

pub const MOST_OPEN: u32 = 50;

pub const ITEM_SQL: &str = "SELECT 1 FROM products
     WHERE id = ?1 AND flash_session_id = ?2 AND withdrawn_ms IS NULL";
pub const OPEN_SQL: &str =
    "SELECT count(*) FROM flash_reservations WHERE user_id = ?1 AND starts_ms > ?2";
pub const BEGUN_SQL: &str = "DELETE FROM flash_reservations WHERE user_id = ?1 AND starts_ms <= ?2";

/// Why nothing was reserved, nor taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotReserved {
    /// No such session, or it does not sell this.
    Absent,
    Begun,
    Full,
    /// For another act.
    KeyReused,
}

impl Refuse for NotReserved {}

impl From<KeyReused> for NotReserved {
    fn from(KeyReused: KeyReused) -> Self {
        Self::KeyReused
    }
}

#[derive(Debug, Clone)]
pub struct Reserving {
    pub user_id: row::User,
    pub product_id: row::Product,
    /// The contract's `sessionUniqueKey`.
    pub session_key: String,
    /// False takes it back.
    pub is_reserved: bool,
    pub now_ms: u64,
}

impl Database {
    /// Once for a key: what was taken back is not reserved again by a late retry.
    pub async fn reserve_flash_item(
        &self,
        asked: Reserving,
        key: String,
    ) -> Outcome<FlashReserveData, NotReserved> {
        self.write_or_refuse(move |transaction| {
            let is_reserved = once(transaction, &asked, &key)?;
            let starts_at_ms = starts_at_ms(transaction, &asked)?;
            Ok(FlashReserveData {
                sku_id: ids::sku(asked.product_id),
                session_unique_key: asked.session_key,
                reserve_status: match is_reserved {
                    true => ReserveStatus::Reserved,
                    false => ReserveStatus::CanReserve,
                },
                starts_at_ms,
            })
        })
        .await
    }
}

fn once(transaction: &Transaction<'_>, asked: &Reserving, key: &str) -> Outcome<bool, NotReserved> {
    let Reserving {
        user_id,
        product_id,
        session_key,
        is_reserved,
        now_ms,
    } = asked;
    let act = Act {
        user_id: *user_id,
        key,
        act: &format!("reserve {product_id} {session_key} {is_reserved}"),
        now_ms: *now_ms,
    };
    if let Some(answer) = done_keys::answered(transaction, &act).map_err(Stop::widen)? {
        return Ok(answer == 1);
    }
    let session = open_session(transaction, asked)?;
    match is_reserved {
        true => insert(transaction, asked, &session)?,
        false => {
            let sql = "DELETE FROM flash_reservations
                       WHERE user_id = ?1 AND product_id = ?2 AND session_key = ?3";
            transaction.run(sql, params![user_id, product_id, session_key])?;
        }
    }
    done_keys::done(transaction, &act, i64::from(*is_reserved))?;
    Ok(*is_reserved)
}

/// Absent for a late retry, when the session has begun.
fn starts_at_ms(
    connection: &Connection,
    Reserving {
        session_key,
        now_ms,
        ..
    }: &Reserving,
) -> Result<Option<u64>, StoreError> {
    let found = flash_sessions::of_key(connection, session_key, *now_ms)?;
    let coming = found.filter(|(_, state)| *state == FlashState::Upcoming);
    Ok(coming.map(|(session, _)| session.next_start_ms(*now_ms)))
}

/// The session, which has not begun and sells the item.
fn open_session(transaction: &Transaction<'_>, asked: &Reserving) -> Outcome<Session, NotReserved> {
    let found = flash_sessions::of_key(transaction, &asked.session_key, asked.now_ms)?;
    let (session, state) = found.ok_or(NotReserved::Absent)?;
    if !transaction.has(ITEM_SQL, params![asked.product_id, session.id])? {
        return NotReserved::Absent.refuse();
    }
    match state {
        FlashState::Upcoming => Ok(session),
        FlashState::Running | FlashState::Ended => NotReserved::Begun.refuse(),
    }
}

fn insert(
    transaction: &Transaction<'_>,
    asked: &Reserving,
    session: &Session,
) -> Outcome<(), NotReserved> {
    let Reserving {
        user_id,
        product_id,
        session_key,
        now_ms,
        ..
    } = asked;
    let values = params![user_id, product_id, session_key];
    if transaction.has(RESERVED_SQL, values)? {
        return Ok(());
    }
    // A user's rows stay few without anybody who cleans up.
    transaction.run(BEGUN_SQL, params![user_id, now_ms])?;
    let open: u32 = transaction.value(OPEN_SQL, params![user_id, now_ms])?;
    if open >= MOST_OPEN {
        return NotReserved::Full.refuse();
    }
    let sql = "INSERT INTO flash_reservations VALUES (?1, ?2, ?3, ?4)";
    let starts_ms = session.next_start_ms(*now_ms);
    transaction.run(sql, params![user_id, product_id, session_key, starts_ms])?;
    Ok(())
}
