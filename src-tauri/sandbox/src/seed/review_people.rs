//! Reviews and visits of the people that tests and demos count on, as data. README "People".

use crate::ids::row;

const SARI: &str = "81200000001";
const DEWI: &str = "81200000003";
/// A visit, and the review that was written of it.
pub struct Known {
    pub visit_id: row::Visit,
    pub phone_no: &'static str,
    /// It sells a voucher to everybody.
    pub store_id: row::Store,
    /// Before the first look.
    pub days_ago: u64,
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

const fn visit(
    visit_id: row::Visit,
    phone_no: &'static str,
    (store_id, days_ago): (row::Store, u64),
) -> Known {
    Known {
        visit_id,
        phone_no,
        store_id,
        days_ago,
        review: None,
    }
}

const fn reviewed(
    visit_id: row::Visit,
    phone_no: &'static str,
    (store_id, days_ago): (row::Store, u64),
    review: KnownReview,
) -> Known {
    Known {
        visit_id,
        phone_no,
        store_id,
        days_ago,
        review: Some(review),
    }
}

/// Older seeds gave the numbers 2 and 8 to stores that sell nothing to everybody.
#[rustfmt::skip]
pub static KNOWN: [Known; 12] = [
    reviewed(row::Visit(1), SARI, (row::Store(2), 2), KnownReview { status: "APPROVED", score: 5, is_anonymous: false, photo_count: 3, has_reply: true,
        content: "Datang berdua pakai voucher, langsung diterima. Porsinya besar dan rasanya pas di lidah. Pasti ke sini lagi! 😍" }),
    reviewed(row::Visit(10), SARI, (row::Store(12), 1), KnownReview { status: "INIT", score: 4, is_anonymous: false, photo_count: 0, has_reply: false,
        content: "Enak dan cepat, tapi tempat duduknya sedikit." }),
    reviewed(row::Visit(3), SARI, (row::Store(4), 1), KnownReview { status: "SUBMITED", score: 4, is_anonymous: false, photo_count: 2, has_reply: false,
        content: "Fotonya saya ambil waktu makan siang kemarin. Rasanya enak, cuma antreannya lumayan panjang." }),
    reviewed(row::Visit(4), SARI, (row::Store(5), 3), KnownReview { status: "REJECTED", score: 2, is_anonymous: false, photo_count: 0, has_reply: false,
        content: "Lebih murah di toko sebelah, cek saja www.toko-sebelah.example" }),
    reviewed(row::Visit(5), SARI, (row::Store(8), 4), KnownReview { status: "APPROVED", score: 4, is_anonymous: true, photo_count: 1, has_reply: false,
        content: "Lumayan enak, harganya juga wajar." }),
    visit(row::Visit(6), SARI, (row::Store(1), 5)), visit(row::Visit(7), SARI, (row::Store(6), 6)), visit(row::Visit(11), SARI, (row::Store(10), 7)), visit(row::Visit(9), SARI, (row::Store(9), 9)),
    reviewed(row::Visit(20), DEWI, (row::Store(1), 2), KnownReview { status: "APPROVED", score: 5, is_anonymous: false, photo_count: 2, has_reply: true,
        content: "Favorit keluarga tiap akhir pekan. Anak-anak suka sekali, dan vouchernya bikin hemat." }),
    visit(row::Visit(21), DEWI, (row::Store(6), 3)), visit(row::Visit(22), DEWI, (row::Store(10), 8)),
];
