//! What a store cooks, and the dishes that it shows of it.

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

/// The dishes of the cover: what the menu begins with, another of the kitchen's own, and a third.
pub fn pictures(dice: &mut Dice, menu: &[(i64, &'static Dish, i64)]) -> [&'static str; 3] {
    let others = &menu[1..];
    let roll = dice.below(menu.len());
    let second = roll % others.len();
    let third = (second + 1 + roll * 3 % (others.len() - 1)) % others.len();
    [&menu[0], &others[second], &others[third]].map(|(_, dish, _)| dish.art())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use std::collections::HashSet;

    use crate::city::stores::store;
    use crate::pictures::{self, Size, paths};

    #[test]
    fn a_hundred_stores_of_one_kind_have_a_hundred_covers() {
        let noodles = (1..)
            .map(|id| store(1, id))
            .filter(|store| store.kind.id == 103);
        let size = Size::parse(Some("96"), None).unwrap();
        let covers: HashSet<Vec<u8>> = noodles
            .take(100)
            .map(|store| {
                let path = paths::cover(store.id, store.ground, &store.dishes);
                pictures::parse(&path).unwrap().render(size).unwrap()
            })
            .collect();
        assert_eq!(covers.len(), 100);
    }

    #[test]
    fn a_cover_shows_three_dishes_of_the_menu() {
        for id in 1..500 {
            let store = store(1, id);
            let shown: HashSet<_> = store.dishes.into_iter().collect();
            assert_eq!(shown.len(), 3, "{}", store.name);
            let menu: HashSet<_> = store.menu.iter().map(|(_, dish, _)| dish.art()).collect();
            assert!(shown.is_subset(&menu), "{}", store.name);
        }
    }
}
