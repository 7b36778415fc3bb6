//! The vouchers of a store: cash coupons, set meals, promotions, flash deals, and the states that
//! a card can be in (sold out, the last few, reserve mode, limited).
//!
//! Invariant: what a banner promises is sold here (`THEMES`); a flash price is below the ordinary
//! one, and that is below the original one.

pub mod meals;
mod single;
pub mod special;

pub use single::{FLASH_SESSIONS, MOST_OFF, Promotion, TAGS, Voucher};

use crate::city::brands::Brand;
use crate::city::kinds::Kind;
use crate::city::roles::MenuItem;
use crate::city::vouchers::meals::{Meal, set, value_meal};
use crate::city::vouchers::single::{cash, plain, set_meal};
use crate::dice::Dice;

pub const FLASH_PAGE: &str = "flash-jakarta";
/// Spec home 9: card images shown at most 3.
const SHOWN_ON_CARD: usize = 3;
/// Separates the random stream of `with_more` from the store's own.
const MORE: u64 = 0x6d6f_7265;

/// What a banner says of a kind of store.
enum Theme {
    /// A meal at exactly this price in rupiah, for so many people.
    MealFor(i64, i64),
    /// A set for so many people at exactly this discount in per cent.
    SetOff(i64, i64),
}

fn theme(kind: &Kind, brand: Option<&Brand>) -> Option<Theme> {
    let theme = match (kind.id, brand.map(|brand| brand.letters)) {
        (_, Some("MD")) => Theme::MealFor(25_000, 1),
        (_, Some("TS")) => Theme::MealFor(30_000, 2),
        (101 | 104, _) => Theme::MealFor(15_000, 1),
        (105 | 303, _) => Theme::MealFor(10_000, 1),
        (201, _) => Theme::SetOff(2, 40),
        (103, _) => Theme::SetOff(2, 35),
        (202 | 301 | 302, _) => Theme::SetOff(2, 30),
        (401..=407, _) => Theme::SetOff(4, 45),
        _ => return None,
    };
    Some(theme)
}

/// 0 to 4 vouchers.
pub fn vouchers(
    dice: &mut Dice,
    kind: &Kind,
    brand: Option<&Brand>,
    menu: &[MenuItem],
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
            _ if dice.percent(42) => cash(dice, menu),
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
    menu: &[MenuItem],
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
            true => cash(&mut dice, menu),
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
pub fn one_of_each(menu: &[MenuItem]) -> Vec<Voucher> {
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
    all.push(with(cash(dice, menu), |_| ()));
    all
}

fn of_theme(dice: &mut Dice, theme: &Theme, menu: &[MenuItem]) -> Voucher {
    match theme {
        Theme::MealFor(price, people) => {
            let (meal, price) = match value_meal(menu, *price, *people) {
                Some(meal) => (meal, *price),
                // Too dear a place for the banner's price: a set as elsewhere, on a stream of its own.
                None => {
                    let meal = set(
                        &mut Dice::new(MORE, menu[0].2.unsigned_abs()),
                        menu,
                        *people,
                    );
                    let price = meal.worth * 3 / 4 / 100 * 100;
                    (meal, price)
                }
            };
            let Meal { name, art, worth } = meal;
            let mut voucher = plain(dice, "GROUP_COUPON", name, art, worth, price);
            // The banner's price must be there to buy.
            voucher.remaining_stock = voucher.remaining_stock.max(12);
            voucher
        }
        Theme::SetOff(people, percent) => {
            let Meal { name, art, worth } = set(dice, menu, *people);
            let price = worth * (100 - percent) / 100;
            let mut voucher = plain(dice, "GROUP_COUPON", name, art, worth, worth * 8 / 10);
            voucher.promotion = Some(Promotion {
                price,
                tag_id: dice.between(1, 3),
                flash_session: None,
            });
            voucher
        }
    }
}
