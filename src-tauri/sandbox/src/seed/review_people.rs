//! Reviews and visits of the people that tests and demos count on. README "People".

use rusqlite::{Transaction, params};

use crate::store::StoreError;

const SARI: &str = "81200000001";
const DEWI: &str = "81200000003";
/// 14 November 2026, 12:30 in Jakarta.
const VISITED_MS: u64 = 1_794_634_200_000;
/// Visits of users get higher ids.
pub const LAST_SEEDED_VISIT: i64 = 1_000;

/// A visit, and the review that was written of it.
pub struct Known {
    pub visit_id: i64,
    pub phone_no: &'static str,
    pub store_id: i64,
    /// Absent: not reviewed yet.
    pub review: Option<KnownReview>,
}

pub struct KnownReview {
    /// As on the wire. An approved one is the second-newest of its store.
    pub status: &'static str,
    pub content: &'static str,
    pub score: u8,
    pub is_anonymous: bool,
    pub photo_count: usize,
    pub has_reply: bool,
}

const fn visit(visit_id: i64, phone_no: &'static str, store_id: i64) -> Known {
    Known {
        visit_id,
        phone_no,
        store_id,
        review: None,
    }
}

const fn reviewed(
    visit_id: i64,
    phone_no: &'static str,
    store_id: i64,
    review: KnownReview,
) -> Known {
    Known {
        visit_id,
        phone_no,
        store_id,
        review: Some(review),
    }
}

#[rustfmt::skip]
pub static KNOWN: [Known; 12] = [
    reviewed(1, SARI, 2, KnownReview { status: "APPROVED", score: 5, is_anonymous: false, photo_count: 3, has_reply: true,
        content: "Datang berdua pakai voucher, langsung diterima. Porsinya besar dan rasanya pas di lidah. Pasti ke sini lagi! 😍" }),
    reviewed(2, SARI, 3, KnownReview { status: "INIT", score: 4, is_anonymous: false, photo_count: 0, has_reply: false,
        content: "Enak dan cepat, tapi tempat duduknya sedikit." }),
    reviewed(3, SARI, 4, KnownReview { status: "SUBMITED", score: 4, is_anonymous: false, photo_count: 2, has_reply: false,
        content: "Fotonya saya ambil waktu makan siang kemarin. Rasanya enak, cuma antreannya lumayan panjang." }),
    reviewed(4, SARI, 5, KnownReview { status: "REJECTED", score: 2, is_anonymous: false, photo_count: 0, has_reply: false,
        content: "Lebih murah di toko sebelah, cek saja www.toko-sebelah.example" }),
    reviewed(5, SARI, 8, KnownReview { status: "APPROVED", score: 4, is_anonymous: true, photo_count: 1, has_reply: false,
        content: "Lumayan enak, harganya juga wajar." }),
    visit(6, SARI, 1), visit(7, SARI, 6), visit(8, SARI, 7), visit(9, SARI, 9),
    reviewed(20, DEWI, 1, KnownReview { status: "APPROVED", score: 5, is_anonymous: false, photo_count: 2, has_reply: true,
        content: "Favorit keluarga tiap akhir pekan. Anak-anak suka sekali, dan vouchernya bikin hemat." }),
    visit(21, DEWI, 6), visit(22, DEWI, 10),
];

/// The visits; their reviews come with their stores'. Users keep what they made of them.
pub fn write(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    let mut statement = transaction.prepare(
        "INSERT OR IGNORE INTO visits (visit_id, user_id, store_id, visited_ms)
         SELECT ?1, user_id, ?3, ?4 FROM users WHERE country_code = '62' AND phone_no = ?2",
    )?;
    for known in &KNOWN {
        statement.execute(params![
            known.visit_id,
            known.phone_no,
            known.store_id,
            VISITED_MS
        ])?;
    }
    Ok(())
}
