//! Videos that viewers reported, for the moderator.

use jajan_contract::content::VideoReportReason;

use crate::ids::row;
use crate::store::{Database, FromRow, Sql, StoreError};

/// The latest reports that are looked at.
const MAX: u32 = 500;

/// A video with its latest report.
#[derive(Debug, Clone, FromRow)]
struct ReportRow {
    product_id: row::Product,
    store_name: String,
    #[row(wire)]
    reason: VideoReportReason,
    given_ms: u64,
    is_taken_down: bool,
}

/// A video with its reports.
#[derive(Debug, Clone)]
pub struct ReportedVideo {
    pub product_id: row::Product,
    pub store_name: String,
    /// Of the latest one.
    pub reason: VideoReportReason,
    pub given_ms: u64,
    pub count: u32,
    pub is_taken_down: bool,
}

const REPORTS_SQL: &str = "SELECT f.product_id, s.name AS store_name, f.reason, f.given_ms,
         t.product_id IS NOT NULL AS is_taken_down
     FROM content_feedback AS f
     CROSS JOIN products AS p ON p.id = f.product_id
     CROSS JOIN stores AS s ON s.id = p.store_id
     LEFT JOIN content_taken_down AS t ON t.product_id = f.product_id
     WHERE f.kind = 'REPORT' ORDER BY f.given_ms DESC LIMIT ?1";

impl Database {
    /// The latest reported first; what was taken down stays on it, to be put back.
    pub async fn reported_videos(&self) -> Result<Vec<ReportedVideo>, StoreError> {
        self.read(|connection| {
            let mut videos: Vec<ReportedVideo> = Vec::new();
            for row in connection.rows::<ReportRow>(REPORTS_SQL, [MAX])? {
                let mut known = videos.iter_mut();
                match known.find(|video| video.product_id == row.product_id) {
                    Some(video) => video.count += 1,
                    None => videos.push(row.first()),
                }
            }
            Ok(videos)
        })
        .await
    }

    /// Takes a video down, or puts it back.
    pub async fn take_video_down(
        &self,
        id: row::Product,
        is_down: bool,
        now_ms: u64,
    ) -> Result<(), StoreError> {
        self.write(move |transaction| {
            match is_down {
                true => {
                    let sql = "INSERT OR IGNORE INTO content_taken_down VALUES (?1, ?2)";
                    transaction.run(sql, (id, now_ms))
                }
                false => {
                    let sql = "DELETE FROM content_taken_down WHERE product_id = ?1";
                    transaction.run(sql, [id])
                }
            }?;
            Ok(())
        })
        .await
    }
}

impl ReportRow {
    fn first(self) -> ReportedVideo {
        ReportedVideo {
            product_id: self.product_id,
            store_name: self.store_name,
            reason: self.reason,
            given_ms: self.given_ms,
            count: 1,
            is_taken_down: self.is_taken_down,
        }
    }
}
