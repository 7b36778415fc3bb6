//! One voucher: cash or a set meal, with or without a promotion.

use crate::city::menu::Dish;
use crate::dice::Dice;
use crate::text::uncapitalised;

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

/// A menu begins with at least as many of its own dishes.
pub const OWN_DISHES: usize = 6;

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

pub fn cash(dice: &mut Dice) -> Voucher {
    let worth = *dice.pick(&[
        20_000, 25_000, 50_000, 50_000, 75_000, 100_000, 100_000, 150_000,
    ]);
    let percent = *dice.pick(&[10, 12, 15, 20, 20, 25]);
    let shown = format!("Rp{}.000", worth / 1000);
    let name = [
        format!("Voucher tunai {shown}"),
        format!("{shown} cash voucher"),
        format!("{shown} 代金券"),
    ];
    let price = round_to_500(worth * (100 - percent) / 100);
    let voucher = plain(dice, "CASH_COUPON", name, "ticket", worth, price);
    promoted(dice, voucher)
}

pub fn set_meal(dice: &mut Dice, menu: &[(i64, &'static Dish, i64)]) -> Voucher {
    let people = *dice.pick(&[1, 1, 2, 2, 2, 3, 4]);
    let (name, art, worth) = set(dice, menu, people);
    let percent = *dice.pick(&[12, 15, 18, 20, 22, 25, 28, 30, 33]);
    let price = round_to_500(worth * (100 - percent) / 100);
    let voucher = plain(dice, "GROUP_COUPON", name, art, worth, price);
    promoted(dice, voucher)
}

/// Two dishes of the menu for so many people: names, art, and what they cost apart.
pub fn set(
    dice: &mut Dice,
    menu: &[(i64, &'static Dish, i64)],
    people: i64,
) -> ([String; 3], &'static str, i64) {
    // The main dish is one of the kitchen's own, with which a menu begins, before sides and drinks.
    let first = dice.below(menu.len().min(OWN_DISHES));
    let second = (first + 1 + dice.below(menu.len() - 1)) % menu.len();
    let ((_, main, main_price), (_, other, other_price)) = (menu[first], menu[second]);
    let name = [
        format!(
            "Paket {people} orang: {} + {}",
            uncapitalised(main.name_id),
            uncapitalised(other.name_id)
        ),
        format!(
            "Set for {people}: {} + {}",
            uncapitalised(main.name_en),
            uncapitalised(other.name_en)
        ),
        format!("{people}人套餐：{} + {}", main.name_zh, other.name_zh),
    ];
    (name, main.art(), (main_price + other_price) * people)
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

/// Some vouchers get a promotion on top, some of those a flash deal.
pub fn promoted(dice: &mut Dice, mut voucher: Voucher) -> Voucher {
    let (percent, tag_id, flash_session) = match dice.below(100) {
        0..24 => (
            *dice.pick(&[30, 35, 38, 40, 42, 45]),
            *dice.pick(&[1, 2, 3, 5]),
            None,
        ),
        24..42 => {
            let (session, ..) = *dice.pick(&FLASH_SESSIONS);
            (
                *dice.pick(&[50, 50, 52, 55, 55, 58, 60, 62, 65, 70]),
                FLASH_TAG,
                Some(session),
            )
        }
        _ => return voucher,
    };
    // Down to a whole hundred, less than one per cent: the discount shown is still the one meant.
    let price = voucher.original_price * (100 - percent) / 100 / 100 * 100;
    if price < voucher.sale_price {
        voucher.promotion = Some(Promotion {
            price,
            tag_id,
            flash_session,
        });
    }
    voucher
}

pub fn round_to_500(price: i64) -> i64 {
    (price + 250) / 500 * 500
}
