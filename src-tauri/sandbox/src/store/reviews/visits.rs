//! Who was where, and whether a review of it is still to be written. B9.

use jajan_contract::reviews::{IneligibleReason, ReviewEligibility};
use rusqlite::{Connection, Transaction, params};

use crate::ids::LAST_SEEDED_VISIT;
use crate::ids::{self, row};
use crate::store::catalog::refusal::NoPage;
use crate::store::catalog::{refusal, unusual_stores};
use crate::store::reviews::review_row::criteria;
use crate::store::{Database, Sql, StoreError};

impl Database {
    /// `is_open`: the store's page opens. Absent: there is no such store.
    pub async fn review_eligibility(
        &self,
        user_id: row::User,
        store_id: row::Store,
        is_open: bool,
    ) -> Result<Option<ReviewEligibility>, StoreError> {
        self.read(move |connection| {
            // A store that has closed for good is still known to who was there.
            let is_gone = refusal::refusal(connection, store_id)? == Some(NoPage::Expired);
            if !is_open && !is_gone {
                return Ok(None);
            }
            let is_closed =
                is_gone || unusual_stores::closed_reviews(connection, store_id)?.is_some();
            let visit = match is_closed {
                true => None,
                false => free_visit(connection, user_id, store_id, None)?,
            };
            let reason = match visit {
                Some(_) => None,
                None if is_closed => Some(IneligibleReason::Closed),
                None => Some(why_not(connection, user_id, store_id)?),
            };
            let sql = "SELECT review_id FROM reviews WHERE user_id = ?1 AND store_id = ?2
                       ORDER BY created_ms DESC, review_id DESC LIMIT 1";
            let own: Option<row::Review> = connection.find_value(sql, (user_id, store_id))?;
            let sql = "SELECT name FROM stores WHERE id = ?1";
            let store_name = connection.value(sql, [store_id])?;
            Ok(Some(ReviewEligibility {
                store_name,
                is_eligible: visit.is_some(),
                reason,
                order_id: visit.map(ids::visit),
                criteria: criteria([Some(0.0); 3]),
                own_review_id: own.map(ids::review),
            }))
        })
        .await
    }
}

/// For the cashier's confirmation, the one place where visits come from; the visit's id.
pub fn add(
    transaction: &Transaction<'_>,
    user_id: row::User,
    store_id: row::Store,
    now_ms: u64,
) -> Result<row::Visit, StoreError> {
    let sql = "INSERT INTO visits (visit_id, user_id, store_id, visited_ms)
               SELECT max(?1, coalesce(max(visit_id), 0)) + 1, ?2, ?3, ?4 FROM visits";
    transaction.run(sql, params![LAST_SEEDED_VISIT, user_id, store_id, now_ms])?;
    Ok(row::Visit(transaction.last_insert_rowid()))
}

/// A visit that was none: its voucher was given back. One that was reviewed already stays.
pub fn remove(
    transaction: &Transaction<'_>,
    visit_id: Option<row::Visit>,
) -> Result<(), StoreError> {
    let sql = "DELETE FROM visits WHERE visit_id = ?1
               AND NOT EXISTS (SELECT 1 FROM reviews AS r WHERE r.visit_id = visits.visit_id)";
    if transaction.run(sql, [visit_id])? > 0 {
        // Another visit may get its number.
        let sql = "UPDATE redemptions SET visit_id = NULL WHERE visit_id = ?1";
        transaction.run(sql, [visit_id])?;
    }
    Ok(())
}

/// The latest visit that has no review yet; `wanted`: only this one.
pub fn free_visit(
    connection: &Connection,
    user_id: row::User,
    store_id: row::Store,
    wanted: Option<row::Visit>,
) -> Result<Option<row::Visit>, StoreError> {
    let sql = "SELECT v.visit_id FROM visits AS v
               WHERE v.user_id = ?1 AND v.store_id = ?2 AND (?3 IS NULL OR v.visit_id = ?3)
                 AND NOT EXISTS (SELECT 1 FROM reviews AS r WHERE r.visit_id = v.visit_id)
               ORDER BY v.visited_ms DESC, v.visit_id DESC LIMIT 1";
    connection.find_value(sql, params![user_id, store_id, wanted])
}

/// The user's visit, if a review of it can be written now.
pub fn reviewable(
    connection: &Connection,
    user_id: row::User,
    visit_id: row::Visit,
) -> Result<Option<row::Visit>, StoreError> {
    let sql = "SELECT v.visit_id FROM visits AS v WHERE v.visit_id = ?1 AND v.user_id = ?2
                 AND NOT EXISTS (SELECT 1 FROM reviews AS r WHERE r.visit_id = v.visit_id)
                 AND NOT EXISTS (SELECT 1 FROM unusual_stores AS u WHERE u.store_id = v.store_id
                                 AND (u.refusal IS NOT NULL OR u.reviews IS NOT NULL))";
    connection.find_value(sql, (visit_id, user_id))
}

fn why_not(
    connection: &Connection,
    user_id: row::User,
    store_id: row::Store,
) -> Result<IneligibleReason, StoreError> {
    let sql = "SELECT 1 FROM visits WHERE user_id = ?1 AND store_id = ?2";
    Ok(if connection.has(sql, (user_id, store_id))? {
        IneligibleReason::AlreadyReviewed
    } else {
        IneligibleReason::NoPurchase
    })
}
