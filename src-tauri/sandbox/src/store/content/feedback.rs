//! "Not interested" and reports of videos: both leave a video out of the lists of who gave them.
//!
//! Invariants: the same again changes nothing; of one giver [`MAX`] are kept, the oldest make room; what
//! a device gave stays the device's when somebody logs in or out.

use std::collections::HashSet;

use jajan_contract::content::{ContentFeedback, VideoReportReason};
use rusqlite::{Connection, params};

use crate::ids::row;
use crate::store::columns::Wire;
use crate::store::content::video::{self, HasVideo, NoVideo};
use crate::store::{Database, Outcome, Refuse, Sql, StoreError};

/// Of one giver.
pub const MAX: i64 = 1_000;

/// Who looks, and who thinks so: a member, or without a login the device.
#[derive(Debug, Clone)]
pub struct Giver {
    pub user_id: Option<row::User>,
    pub device_id: String,
}

#[derive(Debug, Clone, Copy)]
pub struct Feedback {
    pub video: row::Product,
    pub kind: ContentFeedback,
    /// Of a report.
    pub reason: Option<VideoReportReason>,
    pub is_given: bool,
}

pub const LEFT_BY_USER_SQL: &str = "SELECT product_id FROM content_feedback WHERE user_id = ?1";
pub const LEFT_BY_DEVICE_SQL: &str = "SELECT product_id FROM content_feedback WHERE device_id = ?1";

/// The oldest beyond so many. Two statements, because an index is of members or of devices.
const FORGET_OF_USER_SQL: &str = "DELETE FROM content_feedback WHERE feedback_id IN (
     SELECT feedback_id FROM content_feedback WHERE user_id = ?1
     ORDER BY feedback_id DESC LIMIT -1 OFFSET ?2)";
const FORGET_OF_DEVICE_SQL: &str = "DELETE FROM content_feedback WHERE feedback_id IN (
     SELECT feedback_id FROM content_feedback WHERE device_id = ?1
     ORDER BY feedback_id DESC LIMIT -1 OFFSET ?2)";

/// The videos that a viewer does not want to see: the member's own, and the device's.
pub fn left_out(
    connection: &Connection,
    giver: &Giver,
) -> Result<HashSet<row::Product>, StoreError> {
    let mut all = connection.values(LEFT_BY_DEVICE_SQL, [&giver.device_id])?;
    if let Some(user_id) = giver.user_id {
        all.extend(connection.values::<row::Product>(LEFT_BY_USER_SQL, [user_id])?);
    }
    Ok(all.into_iter().collect())
}

impl Database {
    /// Gives how many it changed. A member takes back what was given on this device as well.
    pub async fn give_feedback(
        &self,
        giver: Giver,
        feedback: Feedback,
        (now_ms, has_video): (u64, HasVideo),
    ) -> Outcome<u32, NoVideo> {
        self.write_or_refuse(move |transaction| {
            let Feedback {
                video,
                kind,
                reason,
                is_given,
            } = feedback;
            if video::find(transaction, video, has_video)?.is_none() {
                return NoVideo.refuse();
            }
            let device = giver.user_id.is_none().then_some(&giver.device_id);
            if !is_given {
                let sql = "DELETE FROM content_feedback
                           WHERE product_id = ?1 AND kind = ?2 AND (user_id = ?3 OR device_id = ?4)";
                let values = params![video, Wire(kind), giver.user_id, giver.device_id];
                return Ok(transaction.run(sql, values)? as u32);
            }
            let sql = "INSERT OR IGNORE INTO content_feedback
                         (user_id, device_id, product_id, kind, reason, given_ms)
                       VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
            let values = params![
                giver.user_id,
                device,
                video,
                Wire(kind),
                reason.map(Wire),
                now_ms
            ];
            let added = transaction.run(sql, values)? as u32;
            match giver.user_id {
                Some(user_id) => transaction.run(FORGET_OF_USER_SQL, (user_id, MAX))?,
                None => transaction.run(FORGET_OF_DEVICE_SQL, (&giver.device_id, MAX))?,
            };
            Ok(added)
        })
        .await
    }
}
