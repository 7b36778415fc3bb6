//! What a store cooks, and the dishes that it shows of it.

use crate::city::kinds::{Kind, menu_of};
use crate::city::menu;
use crate::city::menu::Dish;
use crate::city::roles::MenuItem;
use crate::dice::Dice;

/// Separates what stands beside a kitchen's own dishes from the store's own random stream.
const BESIDE: u64 = 0x6265_7369;

/// 6 to 20 items: its own dishes first, the one that it is named after before all, then sides and
/// drinks. Every store has a drink, and steamed rice where the dishes want some.
pub fn dishes(dice: &mut Dice, kind: &Kind, name: &str, price_factor: f64) -> Vec<MenuItem> {
    let wanted = dice.between(6, 20) as usize;
    let own = menu::course(menu_of(kind.id));
    // A random start, so that two stores of a kind have different menus.
    let turn = namesake(name, own.1).unwrap_or_else(|| dice.below(own.1.len()));
    let sells_sides = matches!(kind.id, 101..=107);
    burn(dice, name, wanted, own.1.len(), sells_sides);

    let (sides, drinks) = (menu::course(menu::SIDES), menu::course(menu::DRINKS));
    let mut counts = [0, 0, (wanted / 5).max(1)];
    if sells_sides {
        counts[1] = (wanted / 4).max(1);
    }
    counts[0] = own.1.len().min(wanted - counts[1] - counts[2]);
    if sells_sides {
        counts[1] = sides.1.len().min(wanted - counts[0] - counts[2]);
    }
    counts[2] = drinks.1.len().min(wanted - counts[0] - counts[1]);
    let mut beside = Dice::new(BESIDE + turn as u64, wanted as u64);
    let price =
        |dish: &Dish| (dish.price_k as f64 * 1000.0 * price_factor / 500.0).round() as i64 * 500;
    let mut list = Vec::with_capacity(wanted);
    let mut take = |(first_id, dishes): (i64, &'static [Dish]), places: &[usize]| {
        for &at in places {
            list.push((first_id + at as i64, &dishes[at], price(&dishes[at])));
        }
    };
    take(own, &turned(turn, own.1.len(), counts[0]));
    // Rice and tea stand first in their courses; what else there is differs.
    for (course, count) in [(sides, counts[1]), (drinks, counts[2])] {
        let others = course.1.len() - 1;
        let turn = beside.below(others);
        let mut places = vec![0];
        places.extend(
            turned(turn, others, count.saturating_sub(1))
                .iter()
                .map(|at| at + 1),
        );
        places.truncate(count);
        take(course, &places);
    }
    list
}

/// `count` of `len` places, from `turn` on.
fn turned(turn: usize, len: usize, count: usize) -> Vec<usize> {
    (0..count).map(|index| (turn + index) % len).collect()
}

/// The throws that sides and drinks took from the store's own stream: what is thrown after them, and
/// with it the stores that people know by number, stays.
fn burn(dice: &mut Dice, name: &str, wanted: usize, own: usize, sells_sides: bool) {
    let sides = menu::course(menu::SIDES).1;
    let after_sides = if sells_sides { own + sides.len() } else { own };
    let reached = [
        (sells_sides && own <= wanted, sides),
        (after_sides <= wanted, menu::course(menu::DRINKS).1),
    ];
    for (is_reached, dishes) in reached {
        if is_reached && namesake(name, dishes).is_none() {
            dice.unit();
        }
    }
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
