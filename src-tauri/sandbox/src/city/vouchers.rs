//! The vouchers of a store: cash coupons, set meals, promotions, flash deals, and the states that
//! a card can be in (sold out, the last few, reserve mode, limited).
//!
//! Invariant: what a banner promises is sold here (`THEMES`); a flash price is below the ordinary
//! one, and that is below the original one.

use crate::{
    city::{brands::Brand, kinds::Kind, menu::Dish},
    dice::Dice,
};

pub const FLASH_TAG: i64 = 4;
/// Name, Indonesian, English, Chinese.
pub static TAGS: [(i64, [&str; 3]); 5] = [
    (1, ["Promo gajian", "Payday deal", "发薪日特惠"]),
    (2, ["Akhir pekan hemat", "Weekend saver", "周末特惠"]),
    (3, ["Terlaris", "Bestseller", "热销"]),
    (FLASH_TAG, ["Flash Sale", "Flash Sale", "限时抢购"]),
    (5, ["Pelanggan baru", "New customers", "新客专享"]),
];

/// Windows of the day in hours; one always runs.
pub static FLASH_SESSIONS: [(i64, i64, i64); 4] =
    [(1, 0, 10), (2, 10, 14), (3, 14, 18), (4, 18, 24)];
pub const FLASH_PAGE: &str = "flash-jakarta";

/// Spec home 9: card images shown at most 3.
const SHOWN_ON_CARD: usize = 3;
/// Sets the dice of `with_more` apart from a store's own.
const MORE: u64 = 0x6d6f_7265;
/// A menu begins with at least as many of its own dishes.
const OWN_DISHES: usize = 6;

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
}

pub struct Promotion {
    pub price: i64,
    pub tag_id: i64,
    pub flash_session: Option<i64>,
}

/// What a banner says of a kind of store.
enum Theme {
    /// A meal at exactly this price in rupiah, worth `worth` of it.
    MealFor { price: i64, worth: i64 },
    /// A set for so many at exactly this discount.
    SetOff { people: i64, percent: i64 },
}

fn theme(kind: &Kind, brand: Option<&Brand>) -> Option<Theme> {
    let theme = match (kind.id, brand.map(|brand| brand.letters)) {
        (_, Some("MD")) => Theme::MealFor {
            price: 25_000,
            worth: 36_000,
        },
        (_, Some("TS")) => Theme::MealFor {
            price: 30_000,
            worth: 44_000,
        },
        (101 | 104, _) => Theme::MealFor {
            price: 15_000,
            worth: 24_000,
        },
        (105 | 303, _) => Theme::MealFor {
            price: 10_000,
            worth: 15_000,
        },
        (201, _) => Theme::SetOff {
            people: 2,
            percent: 40,
        },
        (103, _) => Theme::SetOff {
            people: 2,
            percent: 35,
        },
        (202 | 301 | 302, _) => Theme::SetOff {
            people: 2,
            percent: 30,
        },
        (401..=407, _) => Theme::SetOff {
            people: 4,
            percent: 45,
        },
        _ => return None,
    };
    Some(theme)
}

/// 0 to 4 vouchers.
pub fn vouchers(
    dice: &mut Dice,
    kind: &Kind,
    brand: Option<&Brand>,
    menu: &[(i64, &'static Dish, i64)],
) -> Vec<Voucher> {
    let count = if brand.is_some() {
        3
    } else {
        dice.weighted([12, 20, 28, 24, 16].into_iter())
    };
    let themed = brand.is_some() || dice.percent(45);
    (0..count)
        .map(|index| match theme(kind, brand) {
            Some(theme) if index == 0 && themed => of_theme(dice, &theme, menu),
            _ if dice.percent(42) => cash(dice),
            _ => set_meal(dice, menu),
        })
        .collect()
}

/// What else a store that sells a lot sells: none of it changes its cards on lists, which show the
/// first three that can be bought.
pub fn with_more(
    seed: u64,
    store_id: i64,
    mut vouchers: Vec<Voucher>,
    menu: &[(i64, &'static Dish, i64)],
) -> Vec<Voucher> {
    let on_sale = vouchers
        .iter()
        .filter(|voucher| voucher.remaining_stock > 0);
    if on_sale.count() < SHOWN_ON_CARD {
        return vouchers;
    }
    let mut dice = Dice::new(seed ^ MORE, store_id.unsigned_abs());
    if !dice.percent(60) {
        return vouchers;
    }
    let has_promotion = vouchers.iter().any(|voucher| voucher.promotion.is_some());
    for _ in 0..dice.between(1, 4) {
        let mut voucher = match dice.percent(42) {
            true => cash(&mut dice),
            false => set_meal(&mut dice, menu),
        };
        let promotion = voucher.promotion.take();
        voucher.promotion =
            promotion.filter(|promotion| has_promotion && promotion.flash_session.is_none());
        vouchers.push(voucher);
    }
    vouchers
}

/// A voucher in each state that a card can be in: to be bought, the last few, sold out, bought as
/// often as one may, for others only, not yet on sale, with a promotion, and cash.
pub fn one_of_each(menu: &[(i64, &'static Dish, i64)]) -> Vec<Voucher> {
    let mut dice = Dice::new(MORE, 0);
    let dice = &mut dice;
    let changes: [fn(&mut Voucher); 7] = [
        |_| (),
        |voucher| voucher.remaining_stock = 3,
        |voucher| voucher.remaining_stock = 0,
        |voucher| voucher.user_limit = true,
        |voucher| voucher.user_group_ok = false,
        |voucher| voucher.reserve_mode = true,
        |voucher| {
            voucher.promotion = Some(Promotion {
                price: voucher.sale_price * 3 / 4,
                tag_id: 1,
                flash_session: None,
            });
        },
    ];
    let with = |mut voucher: Voucher, change: fn(&mut Voucher)| {
        voucher.promotion = None;
        voucher.remaining_stock = 240;
        (voucher.user_limit, voucher.user_group_ok) = (false, true);
        voucher.reserve_mode = false;
        change(&mut voucher);
        voucher
    };
    let mut all: Vec<_> = changes
        .into_iter()
        .map(|change| with(set_meal(dice, menu), change))
        .collect();
    all.push(with(cash(dice), |_| ()));
    all
}

fn of_theme(dice: &mut Dice, theme: &Theme, menu: &[(i64, &'static Dish, i64)]) -> Voucher {
    match theme {
        Theme::MealFor { price, worth } => {
            let dish = menu[0].1;
            let name = [
                format!("Paket hemat {}", lower(dish.name_id)),
                format!("{} value set", dish.name_en),
                format!("{}超值套餐", dish.name_zh),
            ];
            let mut voucher = plain(dice, "GROUP_COUPON", name, dish.art, *worth, *price);
            // The banner's price must be there to buy.
            voucher.remaining_stock = voucher.remaining_stock.max(12);
            voucher
        }
        Theme::SetOff { people, percent } => {
            let (name, art, worth) = set(dice, menu, *people);
            let price = worth * (100 - percent) / 100;
            let mut voucher = plain(dice, "GROUP_COUPON", name, art, worth, worth * 9 / 10);
            voucher.promotion = Some(Promotion {
                price,
                tag_id: dice.between(1, 3),
                flash_session: None,
            });
            voucher
        }
    }
}

fn cash(dice: &mut Dice) -> Voucher {
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

fn set_meal(dice: &mut Dice, menu: &[(i64, &'static Dish, i64)]) -> Voucher {
    let people = *dice.pick(&[1, 1, 2, 2, 2, 3, 4]);
    let (name, art, worth) = set(dice, menu, people);
    let percent = *dice.pick(&[12, 15, 18, 20, 22, 25, 28, 30, 33]);
    let price = round_to_500(worth * (100 - percent) / 100);
    let voucher = plain(dice, "GROUP_COUPON", name, art, worth, price);
    promoted(dice, voucher)
}

/// Two dishes of the menu for so many people: names, art, and what they cost apart.
fn set(
    dice: &mut Dice,
    menu: &[(i64, &'static Dish, i64)],
    people: i64,
) -> ([String; 3], &'static str, i64) {
    // A menu begins with the kitchen's own dishes; sides and drinks come second.
    let first = dice.below(menu.len().min(OWN_DISHES));
    let second = (first + 1 + dice.below(menu.len() - 1)) % menu.len();
    let ((_, main, main_price), (_, other, other_price)) = (menu[first], menu[second]);
    let name = [
        format!(
            "Paket {people} orang: {} + {}",
            lower(main.name_id),
            lower(other.name_id)
        ),
        format!(
            "Set for {people}: {} + {}",
            lower(main.name_en),
            lower(other.name_en)
        ),
        format!("{people}人套餐：{} + {}", main.name_zh, other.name_zh),
    ];
    (name, main.art, (main_price + other_price) * people)
}

fn plain(
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
    }
}

/// Some vouchers get a promotion on top, some of those a flash deal.
fn promoted(dice: &mut Dice, mut voucher: Voucher) -> Voucher {
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

fn round_to_500(price: i64) -> i64 {
    (price + 250) / 500 * 500
}

/// The first letter small: a dish's name inside a sentence.
fn lower(name: &str) -> String {
    let mut letters = name.chars();
    match letters.next() {
        Some(first) => first.to_lowercase().chain(letters).collect(),
        None => String::new(),
    }
}
