//! Reviews and visits of the people that tests and demos count on, as data. README "People".

const SARI: &str = "81200000001";
const DEWI: &str = "81200000003";
/// A visit, and the review that was written of it.
pub struct Known {
    pub visit_id: i64,
    pub phone_no: &'static str,
    /// It sells a voucher to everybody.
    pub store_id: i64,
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

const fn visit(visit_id: i64, phone_no: &'static str, (store_id, days_ago): (i64, u64)) -> Known {
    Known {
        visit_id,
        phone_no,
        store_id,
        days_ago,
        review: None,
    }
}

const fn reviewed(
    visit_id: i64,
    phone_no: &'static str,
    (store_id, days_ago): (i64, u64),
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
    reviewed(1, SARI, (2, 2), KnownReview { status: "APPROVED", score: 5, is_anonymous: false, photo_count: 3, has_reply: true,
        content: "Datang berdua pakai voucher, langsung diterima. Porsinya besar dan rasanya pas di lidah. Pasti ke sini lagi! 😍" }),
    reviewed(10, SARI, (12, 1), KnownReview { status: "INIT", score: 4, is_anonymous: false, photo_count: 0, has_reply: false,
        content: "Enak dan cepat, tapi tempat duduknya sedikit." }),
    reviewed(3, SARI, (4, 1), KnownReview { status: "SUBMITED", score: 4, is_anonymous: false, photo_count: 2, has_reply: false,
        content: "Fotonya saya ambil waktu makan siang kemarin. Rasanya enak, cuma antreannya lumayan panjang." }),
    reviewed(4, SARI, (5, 3), KnownReview { status: "REJECTED", score: 2, is_anonymous: false, photo_count: 0, has_reply: false,
        content: "Lebih murah di toko sebelah, cek saja www.toko-sebelah.example" }),
    reviewed(5, SARI, (8, 4), KnownReview { status: "APPROVED", score: 4, is_anonymous: true, photo_count: 1, has_reply: false,
        content: "Lumayan enak, harganya juga wajar." }),
    visit(6, SARI, (1, 5)), visit(7, SARI, (6, 6)), visit(11, SARI, (10, 7)), visit(9, SARI, (9, 9)),
    reviewed(20, DEWI, (1, 2), KnownReview { status: "APPROVED", score: 5, is_anonymous: false, photo_count: 2, has_reply: true,
        content: "Favorit keluarga tiap akhir pekan. Anak-anak suka sekali, dan vouchernya bikin hemat." }),
    visit(21, DEWI, (6, 3)), visit(22, DEWI, (10, 8)),
];
