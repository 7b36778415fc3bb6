//! A row of `reviews` as the contract's review, as its reader may see it.

use jajan_contract::{
    localised::Localised,
    reviews::{AuditStatus, CriteriaScore, MerchantReply, Review, ReviewMedia},
};
use rusqlite::Row;

use crate::ids;
use crate::store::columns::{Json, Wire};
use crate::store::reviews::audit;
use crate::store::reviews::criteria::CRITERIA;
use crate::time::Zone;

/// Merchant 9.
const THUMBNAIL_QUERY: &str = "?w=320";
/// Ids of invented authors, far from those of users.
const INVENTED_AUTHORS: i64 = 900_000_000;

/// `?1` is the caller's user id, or null.
pub const COLUMNS: &str = "r.review_id, r.store_id, r.user_id, coalesce(u.user_name, r.author_name), \
     coalesce(u.head_portrait, r.author_picture), r.visit_id, r.score, r.taste, r.service, \
     r.ambience, r.content, r.medias, r.is_anonymous, r.is_verified, r.status, r.reject_reason, \
     r.helpful_count, r.reply, r.reply_ms, r.created_ms, r.edited_ms, s.name, \
     EXISTS (SELECT 1 FROM review_helpful AS h WHERE h.review_id = r.review_id AND h.user_id = ?1), \
     s.district_id";

pub const TABLES: &str = "reviews AS r JOIN stores AS s ON s.id = r.store_id \
     LEFT JOIN users AS u ON u.user_id = r.user_id";

/// A row of [`COLUMNS`] as `caller` may see it.
pub fn review(row: &Row<'_>, caller: Option<i64>) -> rusqlite::Result<Review> {
    let id: i64 = row.get(0)?;
    let store_id: i64 = row.get(1)?;
    let user_id: Option<i64> = row.get(2)?;
    let is_own = user_id.is_some() && user_id == caller;
    let is_anonymous: bool = row.get(12)?;
    let is_named = !is_anonymous;
    let shown_id = user_id.unwrap_or(INVENTED_AUTHORS + id);
    let named = |index| -> rusqlite::Result<String> {
        if is_named {
            row.get(index)
        } else {
            Ok(String::new())
        }
    };
    let Json(medias): Json<Vec<String>> = row.get(11)?;
    let visit: Option<i64> = row.get(5)?;
    let reason: Option<String> = row.get(15)?;
    let reply: Option<String> = row.get(17)?;
    let reply_ms: Option<u64> = row.get(18)?;
    Ok(Review {
        id: ids::review(id),
        store_id: ids::store(store_id),
        poi_id: ids::poi(store_id),
        user_id: if is_named || is_own {
            ids::user(shown_id)
        } else {
            String::new()
        },
        score: row.get(6)?,
        content: row.get(10)?,
        create_time: row.get(19)?,
        is_anonymous,
        user_name: named(3)?,
        head_picture: named(4)?,
        order_id: visit.filter(|_| is_own).map(ids::visit),
        audit_status: row.get::<_, Wire<AuditStatus>>(14)?.0,
        reject_reason: reason.filter(|_| is_own).map(|name| audit::words(&name)),
        review_medias: medias
            .into_iter()
            .enumerate()
            .map(|(index, address)| ReviewMedia {
                id: format!("{}-{}", ids::review(id), index + 1),
                thumbnail_media_url: format!("{address}{THUMBNAIL_QUERY}"),
                media_url: address,
            })
            .collect(),
        criteria_scores: criteria([row.get(7)?, row.get(8)?, row.get(9)?]),
        is_verified_purchase: row.get(13)?,
        helpful_count: row.get(16)?,
        is_helpful: row.get(22)?,
        merchant_reply: reply
            .zip(reply_ms)
            .map(|(content, create_time)| MerchantReply {
                content,
                create_time,
            }),
        edited_time: row.get(20)?,
        store_name: row.get(21)?,
        time_zone: Some(Zone::of_district(row.get(23)?).name().to_owned()),
    })
}

/// As the columns have them; those that were not given are left out.
pub fn criteria(scores: [Option<f64>; 3]) -> Vec<CriteriaScore> {
    let given = CRITERIA.iter().zip(scores);
    given
        .filter_map(|((id, name), score)| {
            Some(CriteriaScore {
                criteria_id: (*id).to_owned(),
                criteria_name_map: Localised::from(*name),
                score: score?,
            })
        })
        .collect()
}
