//! A row of `reviews` as the contract's review, as its reader may see it.

use jajan_contract::{
    localised::Localised,
    reviews::{AuditStatus, CriteriaScore, MerchantReply, Review, ReviewMedia},
};

use crate::ids::{self, row};
use crate::store::FromRow;
use crate::store::reviews::audit;
use crate::time::Zone;

/// Merchant 9.
const THUMBNAIL_QUERY: &str = "?w=320";
/// What is asked beside the overall rating: id, and its name in three languages.
pub const CRITERIA: [(&str, [&str; 3]); 3] = [
    ("taste", ["Rasa", "Taste", "口味"]),
    ("service", ["Pelayanan", "Service", "服务"]),
    ("ambience", ["Suasana", "Ambience", "环境"]),
];
/// Ids of invented authors, far from those of users.
const INVENTED_AUTHORS: i64 = 900_000_000;

/// Of a [`ReviewRow`]; `?1` is the caller's user id, or null.
pub const COLUMNS: &str = "r.review_id, r.store_id, r.user_id, \
     coalesce(u.user_name, r.author_name) AS author_name, \
     coalesce(u.head_portrait, r.author_picture) AS author_picture, r.visit_id, r.score, r.taste, \
     r.service, r.ambience, r.content, r.medias, r.is_anonymous, r.is_verified, r.status, \
     r.reject_reason, r.helpful_count, r.reply, r.reply_ms, r.created_ms, r.edited_ms, \
     s.name AS store_name, EXISTS (SELECT 1 FROM review_helpful AS h \
       WHERE h.review_id = r.review_id AND h.user_id = ?1) AS is_helpful, s.district_id";

pub const TABLES: &str = "reviews AS r JOIN stores AS s ON s.id = r.store_id \
     LEFT JOIN users AS u ON u.user_id = r.user_id";

#[derive(FromRow)]
pub struct ReviewRow {
    pub review_id: row::Review,
    store_id: row::Store,
    /// Its author; absent: an invented one.
    pub user_id: Option<row::User>,
    author_name: String,
    author_picture: String,
    visit_id: Option<row::Visit>,
    score: u8,
    taste: Option<f64>,
    service: Option<f64>,
    ambience: Option<f64>,
    content: String,
    #[row(json)]
    medias: Vec<String>,
    is_anonymous: bool,
    is_verified: bool,
    #[row(wire)]
    status: AuditStatus,
    reject_reason: Option<String>,
    pub helpful_count: u32,
    reply: Option<String>,
    reply_ms: Option<u64>,
    pub created_ms: i64,
    edited_ms: Option<u64>,
    store_name: String,
    is_helpful: bool,
    district_id: i64,
}

impl ReviewRow {
    /// As `caller` may see it.
    pub fn review(self, caller: Option<row::User>) -> Review {
        let id = ids::review(self.review_id);
        let is_own = self.user_id.is_some() && self.user_id == caller;
        let is_named = !self.is_anonymous;
        let named = |text: String| if is_named { text } else { String::new() };
        let shown_id = self
            .user_id
            .unwrap_or(row::User(INVENTED_AUTHORS + self.review_id.0));
        let medias = (1..).zip(self.medias).map(|(number, address)| ReviewMedia {
            id: format!("{id}-{number}"),
            thumbnail_media_url: format!("{address}{THUMBNAIL_QUERY}"),
            media_url: address,
        });
        let reply = self.reply.zip(self.reply_ms);
        let reason = self.reject_reason.filter(|_| is_own);
        Review {
            store_id: ids::store(self.store_id),
            poi_id: ids::poi(self.store_id),
            user_id: match is_named || is_own {
                true => ids::user(shown_id).to_string(),
                false => String::new(),
            },
            score: self.score,
            content: self.content,
            create_time: self.created_ms.unsigned_abs(),
            is_anonymous: self.is_anonymous,
            user_name: named(self.author_name),
            head_picture: named(self.author_picture),
            order_id: self.visit_id.filter(|_| is_own).map(ids::visit),
            audit_status: self.status,
            reject_reason: reason.map(|name| audit::words(&name)),
            review_medias: medias.collect(),
            criteria_scores: criteria([self.taste, self.service, self.ambience]),
            is_verified_purchase: self.is_verified,
            helpful_count: self.helpful_count,
            is_helpful: self.is_helpful,
            merchant_reply: reply.map(|(content, create_time)| MerchantReply {
                content,
                create_time,
            }),
            edited_time: self.edited_ms,
            store_name: self.store_name,
            time_zone: Some(Zone::of_district(self.district_id).name().to_owned()),
            id,
        }
    }
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
