//! One voucher: cash or a set meal, with or without a promotion.

use crate::city::roles::{MenuItem, per_head};
use crate::city::vouchers::meals::{Meal, set};
use crate::dice::Dice;

pub const FLASH_TAG: i64 = 4;

/// Name, Indonesian, English, Chinese.
pub static TAGS: [(i64, [&str; 3]); 5] = [
    (1, ["Paket gajian", "Payday deal", "发薪日特惠"]),
    (2, ["Akhir pekan hemat", "Weekend saver", "周末特惠"]),
    (3, ["Terlaris", "Bestseller", "热销"]),
    (FLASH_TAG, ["Flash Sale", "Flash Sale", "限时抢购"]),
    (5, ["Pelanggan baru", "New customers", "新客专享"]),
];

/// Windows of the day in hours; one always runs.
pub static FLASH_SESSIONS: [(i64, i64, i64); 4] =
    [(1, 0, 10), (2, 10, 14), (3, 14, 18), (4, 18, 24)];

pub struct Voucher {
    pub product_type: &'static str,
    /// Indonesian, English, Chinese.
    pub name: [String; 3],
    pub art: &'static str,
    pub original_price: i64,
    pub sale_price: i64,
    pub remaining_stock: i64,
    pub promotion: Option<Promotion>,
    pub reserve_mode: bool,
    pub user_limit: bool,
    pub user_group_ok: bool,
    /// The merchant sells it no more.
    pub is_withdrawn: bool,
}

pub struct Promotion {
    pub price: i64,
    pub tag_id: i64,
    pub flash_session: Option<i64>,
}

/// Per cent off the price on the menu, in the order of how often: a third is usual, two thirds a
/// find.
static SET_OFF: [i64; 12] = [20, 20, 22, 24, 25, 25, 27, 28, 30, 32, 35, 38];
static CASH_OFF: [i64; 8] = [20, 20, 20, 22, 24, 25, 25, 30];
/// What a promotion takes off on top.
static COMMON_MORE: [i64; 10] = [6, 8, 8, 10, 10, 12, 14, 16, 20, 24];
static FLASH_MORE: [i64; 16] = [
    8, 10, 12, 14, 15, 16, 18, 20, 22, 24, 26, 29, 32, 36, 40, 45,
];
/// The banner of the flash sale says so.
pub const MOST_OFF: i64 = 70;
const STRONG_OFF: i64 = 58;

/// Faces by what one spends there: nobody buys a voucher for ten bowls of noodles.
static FACES: [[i64; 8]; 3] = [
    [20, 20, 25, 25, 30, 50, 50, 100],
    [25, 50, 50, 50, 75, 100, 100, 150],
    [50, 100, 100, 150, 150, 200, 250, 300],
];

pub fn cash(dice: &mut Dice, menu: &[MenuItem]) -> Voucher {
    let faces = match per_head(menu) {
        ..35_000 => &FACES[0],
        35_000..80_000 => &FACES[1],
        _ => &FACES[2],
    };
    let face = *dice.pick(faces);
    let worth = face * 1000;
    let percent = *dice.pick(&CASH_OFF);
    let shown = format!("Rp{face}.000");
    let name = [
        format!("Voucher tunai {shown}"),
        format!("{shown} cash voucher"),
        format!("{shown} 代金券"),
    ];
    let price = off(worth, percent);
    let voucher = plain(dice, "CASH_COUPON", name, "ticket", worth, price);
    promoted(dice, voucher, percent)
}

pub fn set_meal(dice: &mut Dice, menu: &[MenuItem]) -> Voucher {
    let people = *dice.pick(&[1, 1, 2, 2, 2, 3, 4]);
    let Meal { name, art, worth } = set(dice, menu, people);
    let percent = *dice.pick(&SET_OFF);
    let price = off(worth, percent);
    let voucher = plain(dice, "GROUP_COUPON", name, art, worth, price);
    promoted(dice, voucher, percent)
}

/// Down to a whole 500, so that it is not less off than was meant; where that would be much more, to
/// a whole hundred.
fn off(worth: i64, percent: i64) -> i64 {
    let price = worth * (100 - percent) / 100;
    let step = if worth < 50_000 { 100 } else { 500 };
    price / step * step
}

pub fn plain(
    dice: &mut Dice,
    product_type: &'static str,
    name: [String; 3],
    art: &'static str,
    original_price: i64,
    sale_price: i64,
) -> Voucher {
    let remaining_stock = match dice.below(100) {
        0..8 => 0,
        8..26 => dice.between(1, 10),
        _ => dice.between(11, 500),
    };
    Voucher {
        product_type,
        name,
        art,
        original_price,
        sale_price,
        remaining_stock,
        promotion: None,
        reserve_mode: dice.percent(5),
        user_limit: dice.percent(3),
        user_group_ok: !dice.percent(3),
        is_withdrawn: false,
    }
}

/// Some vouchers, whose price is `percent` off, get a promotion on top, some of those a flash deal.
fn promoted(dice: &mut Dice, mut voucher: Voucher, percent: i64) -> Voucher {
    let (more, tag_id, flash_session) = match dice.below(100) {
        0..24 => (*dice.pick(&COMMON_MORE), *dice.pick(&[1, 2, 3, 5]), None),
        24..42 => {
            let (session, ..) = *dice.pick(&FLASH_SESSIONS);
            (*dice.pick(&FLASH_MORE), FLASH_TAG, Some(session))
        }
        _ => return voucher,
    };
    let percent = promoted_percent(percent + more);
    // Down to a whole hundred, less than one per cent: the discount shown is still the one meant.
    let price = voucher.original_price * (100 - percent) / 100 / 100 * 100;
    voucher.promotion = Some(Promotion {
        price,
        tag_id,
        flash_session,
    });
    voucher
}

/// Few deals are as strong as the strongest: what would be above [`STRONG_OFF`] lies closer together.
fn promoted_percent(percent: i64) -> i64 {
    let above = (percent - STRONG_OFF).max(0);
    (percent - above + above * 2 / 3).min(MOST_OFF)
}
