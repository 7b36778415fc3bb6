//! Stores that are on no list and are opened by their number: one for each refusal
//! of merchant 8, and the edges of a store's page. README "Stores to know".
//!
//! Invariant: their numbers are past every ordinary store's, and they lie in no index of places, so
//! that the lists of a city are the same with them and without.

use crate::city::hours::{NEVER_PATTERN, NIGHT_PATTERN, ROUND_THE_CLOCK_PATTERN};
use crate::city::places::area_index;
use crate::city::stores::Store;
use crate::city::vouchers::special;
use crate::city::{stores, vouchers};
use crate::ids::FIRST_UNLISTED;

pub struct Unusual {
    /// Counted from [`FIRST_UNLISTED`].
    pub offset: i64,
    pub about: &'static str,
    /// As the column `refusal`.
    pub refusal: Option<&'static str>,
    pub lacks_review_switches: bool,
    /// As the column `reviews`.
    pub reviews: Option<&'static str>,
    change: fn(&mut Store),
}

const fn unusual(offset: i64, about: &'static str, change: fn(&mut Store)) -> Unusual {
    Unusual {
        offset,
        about,
        refusal: None,
        lacks_review_switches: false,
        reviews: None,
        change,
    }
}

const fn refused(offset: i64, about: &'static str, refusal: &'static str) -> Unusual {
    Unusual {
        refusal: Some(refusal),
        ..unusual(offset, about, |_| ())
    }
}

pub static UNUSUAL: [Unusual; 22] = [
    refused(0, "Expired: error 3800021", "expired"),
    refused(1, "Cannot be found: error 6410092", "unfindable"),
    refused(2, "Does not exist: error 6410012", "absent"),
    Unusual {
        lacks_review_switches: true,
        ..unusual(3, "Its reply lacks reviewEnable and reviewSwitch", |_| ())
    },
    unusual(4, "No reviews yet", |store| {
        store.review_count = 0;
        store.score_tenths = 0;
    }),
    unusual(5, "Never opens", |store| {
        store.pattern_id = NEVER_PATTERN;
    }),
    unusual(6, "Sells nothing", |store| store.vouchers.clear()),
    unusual(7, "In Makassar, Asia/Makassar", |store| {
        move_to(store, "Losari", 1);
    }),
    unusual(8, "In Makassar, round the clock", |store| {
        move_to(store, "Panakkukang", ROUND_THE_CLOCK_PATTERN);
    }),
    unusual(9, "In Jayapura, Asia/Jayapura", |store| {
        move_to(store, "Dok II", 1);
    }),
    unusual(10, "In Jayapura, into the night", |store| {
        move_to(store, "Abepura", 4);
    }),
    unusual(11, "Round the clock", |store| {
        store.pattern_id = ROUND_THE_CLOCK_PATTERN;
    }),
    unusual(12, "Open on Tuesdays from 3:00 to 4:00 only", |store| {
        store.pattern_id = NIGHT_PATTERN;
    }),
    unusual(13, "A name that tries to be markup", |store| {
        store.name = "<b>Warung</b> \"Q&A\" & 'co' <script>alert(1)</script>".to_owned();
    }),
    unusual(14, "A voucher in each state", |store| {
        store.vouchers = vouchers::one_of_each(&store.menu);
    }),
    Unusual {
        reviews: Some("closed"),
        ..unusual(15, "Takes no reviews: reviewEnable is false", |_| ())
    },
    Unusual {
        reviews: Some("hidden"),
        ..unusual(16, "Shows no reviews: reviewSwitch is false", |_| ())
    },
    unusual(17, "A voucher for each edge of a purchase", |store| {
        store.vouchers = special::edges(&store.menu);
    }),
    unusual(18, "Bills pay like money: TENDER", |store| {
        store.vouchers = special::of_bill(false, &store.menu);
    }),
    unusual(19, "Bills are lowered: DISCOUNT", |store| {
        store.vouchers = special::of_bill(false, &store.menu);
    }),
    unusual(20, "Bills are all-in: ALL_IN", |store| {
        store.vouchers = special::of_bill(true, &store.menu);
    }),
    unusual(21, "Takes cash for what is bought here", |store| {
        store.vouchers = special::ordinary(&store.menu);
    }),
];

/// All of them.
pub fn all(seed: u64) -> impl Iterator<Item = (&'static Unusual, Store)> {
    UNUSUAL.iter().map(move |unusual| {
        let mut store = stores::store(seed, FIRST_UNLISTED + unusual.offset);
        store.brand = None;
        store.mall = None;
        // Below every ordinary store.
        store.popularity = 0;
        (unusual.change)(&mut store);
        // No flash deal: the page of the flash sale is a list, too.
        for voucher in &mut store.vouchers {
            let promotion = voucher.promotion.take();
            voucher.promotion = promotion.filter(|promotion| promotion.flash_session.is_none());
        }
        (unusual, store)
    })
}

fn move_to(store: &mut Store, area: &str, pattern_id: i64) {
    if let Some(area) = area_index(area) {
        let place = &crate::city::places::AREAS[area];
        store.area = area;
        (store.lat, store.lon) = (place.lat, place.lon);
    }
    store.pattern_id = pattern_id;
}
