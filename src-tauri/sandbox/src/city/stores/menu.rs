//! What a store cooks, and the two dishes that it shows of it.

use crate::city::brands::BRANDS;
use crate::city::kinds::{Kind, menu_of};
use crate::city::menu;
use crate::city::menu::Dish;
use crate::dice::Dice;

/// 6 to 20 items: its own dishes first, the one that it is named after before all, then sides and
/// drinks.
pub fn dishes(
    dice: &mut Dice,
    kind: &Kind,
    name: &str,
    price_factor: f64,
) -> Vec<(i64, &'static Dish, i64)> {
    let wanted = dice.between(6, 20) as usize;
    let sells_sides = matches!(kind.id, 101..=107);
    let own = menu::course(menu_of(kind.id));
    let sides = sells_sides.then(|| menu::course(menu::SIDES));
    let mut menu = Vec::with_capacity(wanted);
    for (first_id, dishes) in [Some(own), sides, Some(menu::course(menu::DRINKS))]
        .into_iter()
        .flatten()
    {
        // A random start, so that two stores of a kind have different menus.
        let turn = namesake(name, dishes).unwrap_or_else(|| dice.below(dishes.len()));
        for index in 0..dishes.len() {
            if menu.len() == wanted {
                return menu;
            }
            let at = (index + turn) % dishes.len();
            let dish = &dishes[at];
            let price = (dish.price_k as f64 * 1000.0 * price_factor / 500.0).round() as i64 * 500;
            menu.push((first_id + at as i64, dish, price));
        }
    }
    menu
}

/// The dish that a store is named after, by the name's first two words or by its first.
fn namesake(name: &str, dishes: &[Dish]) -> Option<usize> {
    let name = name.to_lowercase();
    let mut words = name.split(' ');
    let first = words.next()?;
    let two = format!("{first} {}", words.next().unwrap_or_default());
    let position = |text: &str| {
        dishes.iter().position(|dish| {
            let dish = format!("{} ", dish.name_id.to_lowercase());
            dish.contains(&format!("{text} "))
        })
    };
    position(&two).or_else(|| position(first))
}

/// The two dishes of the cover: the first of the menu, and another that looks different.
pub fn pictures(
    dice: &mut Dice,
    menu: &[(i64, &'static Dish, i64)],
    brand: Option<usize>,
) -> (&'static str, &'static str) {
    let first = brand.map_or(menu[0].1.art, |index| BRANDS[index].dish);
    let turn = dice.below(menu.len());
    let others = menu[turn..].iter().chain(&menu[..turn]);
    let second = others
        .map(|(_, dish, _)| dish.art)
        .find(|art| *art != first);
    (first, second.unwrap_or("iced-drink"))
}
