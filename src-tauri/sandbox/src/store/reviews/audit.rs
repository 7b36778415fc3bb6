//! The audit: INIT, then SUBMITED, then what the rule says; where it says nothing, the moderator
//! decides. Merchant 4 "Review audit status".

use jajan_contract::localised::Localised;
use rusqlite::{Connection, OptionalExtension, Transaction, params};

use crate::store::{Database, StoreError, reviews::card::recount};

/// When a review is handed in after it was saved, and when the rule decides.
pub const SUBMITED_AFTER_MS: u64 = 1_000;
pub const DECIDED_AFTER_MS: u64 = 3_000;
/// What the rule reads to the end, in characters.
const SHORT_CHARS: usize = 200;
/// The shortest phone number that somebody could call.
const PHONE_DIGITS: usize = 9;

/// Why a review is not shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    Link,
    Phone,
    Insult,
    OffTopic,
    Picture,
    Rules,
}

impl Reason {
    pub const ALL: [Self; 6] = [
        Self::Link,
        Self::Phone,
        Self::Insult,
        Self::OffTopic,
        Self::Picture,
        Self::Rules,
    ];

    /// As in the column.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Link => "LINK",
            Self::Phone => "PHONE",
            Self::Insult => "INSULT",
            Self::OffTopic => "OFF_TOPIC",
            Self::Picture => "PICTURE",
            Self::Rules => "RULES",
        }
    }

    /// What its author is told.
    pub fn words(self) -> [&'static str; 3] {
        match self {
            Self::Link => [
                "Ulasanmu memuat tautan atau iklan. Hapus, lalu kirim lagi.",
                "Your review has a link or an advertisement. Take it out and send it again.",
                "评价中含有链接或广告，请删除后重新提交。",
            ],
            Self::Phone => [
                "Ulasanmu memuat nomor telepon. Hapus demi keamanan, lalu kirim lagi.",
                "Your review has a phone number. Take it out to stay safe, then send it again.",
                "评价中含有电话号码，为了安全请删除后重新提交。",
            ],
            Self::Insult => [
                "Ulasanmu memuat kata kasar. Ubah kalimatnya, lalu kirim lagi.",
                "Your review has insulting words. Change them and send it again.",
                "评价中含有侮辱性词语，请修改后重新提交。",
            ],
            Self::OffTopic => [
                "Ulasan ini bukan tentang kunjunganmu ke toko.",
                "This review is not about your visit to the store.",
                "该评价与到店体验无关。",
            ],
            Self::Picture => [
                "Ada foto yang tidak bisa kami tampilkan. Ganti fotonya, lalu kirim lagi.",
                "We cannot show one of the photos. Choose another and send it again.",
                "有图片无法展示，请更换后重新提交。",
            ],
            Self::Rules => [
                "Ulasan ini belum sesuai dengan aturan ulasan kami.",
                "This review does not follow our rules for reviews.",
                "该评价不符合我们的评价规则。",
            ],
        }
    }

    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.as_str() == name)
    }
}

/// What the rule finds without a person.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    Approve,
    Reject(Reason),
    /// A person has to look.
    Wait,
}

/// What its author is told of a rejection.
pub fn words(name: &str) -> Localised {
    let [id_id, en_us, zh_cn] = Reason::of_name(name).unwrap_or(Reason::Rules).words();
    Localised::new(id_id, en_us, zh_cn)
}

/// The rule. Pictures, long texts and silent complaints are for a person.
pub fn judge(score: u8, content: &str, media_count: usize) -> Verdict {
    if has_link(content) {
        return Verdict::Reject(Reason::Link);
    }
    if has_phone(content) {
        return Verdict::Reject(Reason::Phone);
    }
    if has_insult(content) {
        return Verdict::Reject(Reason::Insult);
    }
    let is_silent_complaint = content.is_empty() && score < 4;
    if media_count > 0 || is_silent_complaint || content.chars().count() > SHORT_CHARS {
        return Verdict::Wait;
    }
    Verdict::Approve
}

fn has_link(content: &str) -> bool {
    const ENDS: [&str; 10] = [
        "com", "id", "net", "org", "example", "info", "biz", "me", "xyz", "shop",
    ];
    content.to_lowercase().split_whitespace().any(|word| {
        let host = word.split(['/', '?', '#']).next().unwrap_or_default();
        let host = host.trim_matches(|c: char| !c.is_alphanumeric());
        let is_host = host
            .rsplit_once('.')
            .is_some_and(|(name, end)| !name.is_empty() && ENDS.contains(&end));
        word.contains("://") || word.contains("www.") || is_host
    })
}

/// Digits as people write a number to call: from 0 or 62 on, with spaces, dots and dashes between
/// them. Prices do not begin so.
fn has_phone(content: &str) -> bool {
    let is_inside = |c: char| c.is_ascii_digit() || " -.()+".contains(c);
    content.split(|c| !is_inside(c)).any(|run| {
        let digits: String = run.chars().filter(char::is_ascii_digit).collect();
        digits.len() >= PHONE_DIGITS && (digits.starts_with('0') || digits.starts_with("62"))
    })
}

fn has_insult(content: &str) -> bool {
    const WORDS: [&str; 10] = [
        "anjing", "bangsat", "bajingan", "goblok", "tolol", "kampret", "idiot", "moron", "asshole",
        "fuck",
    ];
    const SIGNS: [&str; 3] = ["傻逼", "白痴", "混蛋"];
    let lower = content.to_lowercase();
    let mut words = lower.split(|c: char| !c.is_alphanumeric());
    words.any(|word| WORDS.contains(&word)) || SIGNS.iter().any(|sign| lower.contains(sign))
}

impl Database {
    /// Goes on with every audit that is due.
    pub async fn settle_reviews(&self, now_ms: u64) -> Result<(), StoreError> {
        self.write(move |transaction| settle(transaction, now_ms))
            .await
    }
}

pub const IS_DUE_SQL: &str = "SELECT 1 FROM reviews WHERE next_ms <= ?1 LIMIT 1";

/// Whether an audit should have gone on.
pub fn is_due(connection: &Connection, now_ms: u64) -> Result<bool, StoreError> {
    let mut statement = connection.prepare_cached(IS_DUE_SQL)?;
    Ok(statement.exists([now_ms])?)
}

/// Goes on with every audit that is due.
pub fn settle(transaction: &Transaction<'_>, now_ms: u64) -> Result<(), StoreError> {
    while let Some((id, status, score, content, media_count, next_ms)) = due(transaction, now_ms)? {
        let verdict = judge(score, &content, media_count);
        if status == "INIT" {
            let next_ms = (verdict != Verdict::Wait)
                .then_some(next_ms + DECIDED_AFTER_MS - SUBMITED_AFTER_MS);
            transaction
                .prepare_cached(
                    "UPDATE reviews SET status = 'SUBMITED', next_ms = ?2 WHERE review_id = ?1",
                )?
                .execute(params![id, next_ms])?;
            continue;
        }
        match verdict {
            Verdict::Approve => decide(transaction, id, None)?,
            Verdict::Reject(reason) => decide(transaction, id, Some(reason))?,
            Verdict::Wait => {
                transaction
                    .prepare_cached("UPDATE reviews SET next_ms = NULL WHERE review_id = ?1")?
                    .execute([id])?;
            }
        }
    }
    Ok(())
}

type Due = (i64, String, u8, String, usize, u64);

fn due(transaction: &Transaction<'_>, now_ms: u64) -> Result<Option<Due>, StoreError> {
    let mut statement = transaction.prepare_cached(
        "SELECT review_id, status, score, content, media_count, next_ms FROM reviews
         WHERE next_ms <= ?1 ORDER BY next_ms LIMIT 1",
    )?;
    let row = statement.query_row([now_ms], |row| {
        Ok((
            row.get(0)?,
            row.get(1)?,
            row.get(2)?,
            row.get(3)?,
            row.get(4)?,
            row.get(5)?,
        ))
    });
    Ok(row.optional()?)
}

/// Shows a review, or does not and says why; the store's card follows.
pub fn decide(
    transaction: &Transaction<'_>,
    review_id: i64,
    rejected: Option<Reason>,
) -> Result<(), StoreError> {
    let status = if rejected.is_some() {
        "REJECTED"
    } else {
        "APPROVED"
    };
    let store_id = transaction
        .prepare_cached(
            "UPDATE reviews SET status = ?2, reject_reason = ?3, next_ms = NULL,
               was_shown = was_shown OR ?2 = 'APPROVED'
             WHERE review_id = ?1 RETURNING store_id",
        )?
        .query_row(
            params![review_id, status, rejected.map(Reason::as_str)],
            |row| row.get(0),
        )?;
    recount(transaction, store_id)
}

/// Back to waiting: as it came in, or handed in.
pub fn reopen(
    transaction: &Transaction<'_>,
    review_id: i64,
    is_init: bool,
) -> Result<(), StoreError> {
    let status = if is_init { "INIT" } else { "SUBMITED" };
    let store_id = transaction
        .prepare_cached(
            "UPDATE reviews SET status = ?2, reject_reason = NULL, next_ms = NULL
             WHERE review_id = ?1 RETURNING store_id",
        )?
        .query_row(params![review_id, status], |row| row.get(0))?;
    recount(transaction, store_id)
}

#[cfg(test)]
mod tests;
