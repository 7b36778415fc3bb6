//! Red envelopes that operations give by code and link: one to each person, while there are any.

use rusqlite::{Connection, Transaction, params};

use crate::chance::{self, Hash};
use crate::ids::row;
use crate::store::account::unread;
use crate::store::gifts::claimer::{Claimer, NotReceived};
use crate::store::{Database, FromRow, Outcome, Refuse, Sql, StoreError};
use crate::time;

/// How an offer is found.
#[derive(Debug, Clone, Copy)]
pub enum By<'a> {
    Token(&'a Hash),
    Code(&'a str),
}

/// A row of `envelope_offers`.
#[derive(Debug, Clone, FromRow)]
pub struct Offer {
    pub offer_id: row::Offer,
    pub code: String,
    pub amount_rp: u32,
    pub threshold_rp: u32,
    pub is_app_only: bool,
    pub valid_days: u32,
    pub copies: u32,
    pub claimed: u32,
    pub expires_ms: u64,
    pub is_withdrawn: bool,
}

/// What operations decide of an offer.
#[derive(Debug, Clone)]
pub struct NewOffer {
    pub code: String,
    pub amount_rp: u32,
    pub threshold_rp: u32,
    pub is_app_only: bool,
    pub valid_days: u32,
    pub copies: u32,
    pub expires_ms: u64,
    pub is_withdrawn: bool,
}

const COLUMNS: &str =
    "o.offer_id, o.code, o.amount_rp, o.threshold_rp, o.is_app_only, o.valid_days,
  o.copies, o.claimed, o.expires_ms, o.is_withdrawn FROM envelope_offers AS o";

impl Database {
    /// Makes or changes the offer of a code; gives the token of a new link. Never fewer copies than
    /// were claimed.
    pub async fn offer_envelope(&self, offer: NewOffer) -> Result<String, StoreError> {
        self.write(move |transaction| save(transaction, &offer))
            .await
    }

    /// For the console, newest first.
    pub async fn envelope_offers(&self, limit: u32) -> Result<Vec<Offer>, StoreError> {
        self.read(move |connection| {
            let sql = format!("SELECT {COLUMNS} ORDER BY o.offer_id DESC LIMIT ?1");
            connection.rows(&sql, [limit])
        })
        .await
    }
}

/// As [`Database::offer_envelope`], in the writer's transaction.
pub fn save(transaction: &Transaction<'_>, offer: &NewOffer) -> Result<String, StoreError> {
    let sql = "INSERT INTO envelope_offers (code, amount_rp, threshold_rp, is_app_only, valid_days,
                 copies, expires_ms, is_withdrawn)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
               ON CONFLICT (code) DO UPDATE SET amount_rp = ?2, threshold_rp = ?3,
                 is_app_only = ?4, valid_days = ?5, copies = max(?6, claimed), expires_ms = ?7,
                 is_withdrawn = ?8";
    let values = params![
        offer.code,
        offer.amount_rp,
        offer.threshold_rp,
        offer.is_app_only,
        offer.valid_days,
        offer.copies,
        offer.expires_ms,
        offer.is_withdrawn
    ];
    transaction.run(sql, values)?;
    let token = chance::link();
    let sql = "INSERT INTO envelope_links
               SELECT ?1, offer_id FROM envelope_offers WHERE code = ?2";
    transaction.run(sql, params![chance::hash(&token), offer.code])?;
    Ok(token)
}

pub fn find(connection: &Connection, by: By<'_>) -> Result<Option<Offer>, StoreError> {
    match by {
        By::Token(hash) => {
            let sql = format!(
                "SELECT {COLUMNS} JOIN envelope_links AS l USING (offer_id) WHERE l.token_hash = ?1"
            );
            connection.find(&sql, [hash])
        }
        By::Code(code) => {
            let sql = format!("SELECT {COLUMNS} WHERE o.code = ?1");
            connection.find(&sql, [code])
        }
    }
}

/// Operations' offer behind a user's red packet.
pub fn of_red_packet(
    connection: &Connection,
    red_packet_id: row::RedPacket,
    user_id: row::User,
) -> Result<Option<Offer>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS} JOIN envelope_claims AS c USING (offer_id)
         WHERE c.red_packet_id = ?1 AND c.user_id = ?2"
    );
    connection.find(&sql, (red_packet_id, user_id))
}

/// The red packet that the user has of an offer, and until when it is good.
pub fn claimed_by(
    connection: &Connection,
    offer_id: row::Offer,
    user_id: row::User,
) -> Result<Option<(row::RedPacket, u64)>, StoreError> {
    let sql = "SELECT c.red_packet_id, p.expires_ms FROM envelope_claims AS c
               JOIN red_packets AS p USING (red_packet_id)
               WHERE c.offer_id = ?1 AND c.user_id = ?2";
    connection.find(sql, (offer_id, user_id))
}

/// Gives the claimer a red packet; the one that the claimer has already, again.
pub fn claim(
    transaction: &Transaction<'_>,
    by: By<'_>,
    claimer: Claimer,
) -> Outcome<row::RedPacket, NotReceived> {
    let Claimer {
        user_id,
        is_app,
        now_ms,
    } = claimer;
    let offer = find(transaction, by)?.ok_or(NotReceived::Absent)?;
    if let Some((red_packet_id, _)) = claimed_by(transaction, offer.offer_id, user_id)? {
        return Ok(red_packet_id);
    }
    if offer.is_withdrawn || offer.expires_ms <= now_ms {
        return NotReceived::Absent.refuse();
    }
    if offer.is_app_only && !is_app {
        return NotReceived::AppOnly.refuse();
    }
    let sql = "UPDATE envelope_offers SET claimed = claimed + 1
               WHERE offer_id = ?1 AND claimed < copies";
    if transaction.run(sql, [offer.offer_id])? == 0 {
        return NotReceived::Claimed.refuse();
    }
    let sql = "INSERT INTO red_packets (user_id, amount_rp, kind, received_ms, expires_ms,
                 threshold_rp, is_app_only) VALUES (?1, ?2, 'offer', ?3, ?4, ?5, ?6)";
    let values = params![
        user_id,
        offer.amount_rp,
        now_ms,
        good_until_ms(offer.valid_days, now_ms),
        offer.threshold_rp,
        offer.is_app_only
    ];
    transaction.run(sql, values)?;
    let red_packet_id = row::RedPacket(transaction.last_insert_rowid());
    let sql = "INSERT INTO envelope_claims VALUES (?1, ?2, ?3, ?4)";
    let values = params![offer.offer_id, user_id, red_packet_id, now_ms];
    transaction.run(sql, values)?;
    // Spec home 4: a received coupon adds one.
    unread::add(transaction, user_id, "account", "coupon")?;
    Ok(red_packet_id)
}

/// Spec home 9: good until 23:59 of the day that is shown.
fn good_until_ms(valid_days: u32, now_ms: u64) -> i64 {
    time::day_start_ms(time::day_number(now_ms) + i64::from(valid_days) + 1) - 1
}
