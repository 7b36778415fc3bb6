//! What a set is: a dish for each person with what belongs beside it, at the menu's own prices.

use crate::city::roles::{MenuItem, Role, heroes, is_common, per_head, quantity, role_of};
use crate::dice::Dice;
use crate::text::uncapitalised;

/// Per cent of the average a head that a person's share of a set's dishes is worth.
const SHARE: std::ops::RangeInclusive<i64> = 60..=118;
/// Per cent that a voucher takes off.
pub const DISCOUNT: std::ops::RangeInclusive<i64> = 20..=70;
/// A name lists no more.
const MOST_DISHES: usize = 3;

/// A set before its price.
pub struct Meal {
    /// Indonesian, English, Chinese.
    pub name: [String; 3],
    pub art: &'static str,
    /// Rupiah: what its dishes cost apart.
    pub worth: i64,
}

/// A meal for so many people, worth about what they spend there.
pub fn set(dice: &mut Dice, menu: &[MenuItem], people: i64) -> Meal {
    // Two throws of the store's own stream, as long as there have been sets; the rest has its own.
    let [a, b] = [dice.below(1 << 30), dice.below(1 << 30)];
    let mut dice = Dice::new(a as u64, b as u64);
    let average = per_head(menu);
    let share = |places: &Vec<usize>| worth(menu, places, people) * 100 / people / average.max(1);
    let all = combinations(&mut dice, menu);
    let fits = |least: usize| -> Vec<&Vec<usize>> {
        let all = all.iter().filter(|places| places.len() >= least);
        all.filter(|places| SHARE.contains(&share(places)))
            .collect()
    };
    // A meal is more than one dish, where that is not too much.
    let mut fitting = fits(2);
    if fitting.is_empty() {
        fitting = fits(1);
    }
    let places = match fitting.is_empty() {
        false => *dice.pick(&fitting),
        true => all
            .iter()
            .min_by_key(|places| (share(places) - 100).abs())
            .unwrap_or(&all[0]),
    };
    meal(
        menu,
        places,
        &format!("Paket {people} orang"),
        [&format!("Set for {people}"), &format!("{people}人套餐")],
        people,
    )
}

/// What a banner promises at exactly `price` rupiah for so many people: of the cheapest dish that
/// still makes it a bargain that one believes. None: nothing here costs so much.
pub fn value_meal(menu: &[MenuItem], price: i64, people: i64) -> Option<Meal> {
    let mut dice = Dice::new(price as u64, menu.first()?.0 as u64);
    let mut all = combinations(&mut dice, menu);
    all.sort_by_key(|places| worth(menu, places, people));
    let off = |places: &Vec<usize>| {
        (worth(menu, places, people) - price) * 100 / worth(menu, places, people).max(1)
    };
    let places = all.iter().find(|places| DISCOUNT.contains(&off(places)))?;
    let meal = match people {
        1 => meal(menu, places, "Paket hemat", ["Value set", "超值套餐"], 1),
        _ => meal(
            menu,
            places,
            &format!("Paket {people} orang"),
            [&format!("Set for {people}"), &format!("{people}人套餐")],
            people,
        ),
    };
    Some(meal)
}

/// Every dish that people come for, alone and with what belongs beside it: places in `menu`.
fn combinations(dice: &mut Dice, menu: &[MenuItem]) -> Vec<Vec<usize>> {
    let heroes = heroes(menu);
    let places_of = |is: &dyn Fn(&MenuItem) -> bool| -> Vec<usize> {
        (0..menu.len()).filter(|place| is(&menu[*place])).collect()
    };
    let rice = places_of(&|item| role_of(item) == Role::Rice);
    let drinks = places_of(&|item| role_of(item) == Role::Drink);
    let treats = places_of(&|item| role_of(item) == Role::Treat);
    let sides = places_of(&|item| role_of(item) == Role::Side);
    let rice_sides = places_of(&|item| matches!(role_of(item), Role::Side | Role::RiceSide));
    let mut all = Vec::new();
    for hero in heroes {
        let mut dish = vec![hero];
        let (sides, drinks): (&[usize], &[usize]) = match role_of(&menu[hero]) {
            Role::Drink => (&treats, &[]),
            Role::Treat => (&[], &drinks),
            Role::WithRice => (&rice_sides, &drinks),
            _ => (&sides, &drinks),
        };
        if matches!(role_of(&menu[hero]), Role::WithRice | Role::Shared) {
            dish.extend(rice.first());
        }
        let mut beside = |places: &[usize]| match places {
            [] => None,
            places => Some(*dice.pick(places)),
        };
        let (side, drink) = (beside(sides), beside(drinks));
        let plain_drink = drinks
            .iter()
            .copied()
            .find(|place| is_common(&menu[*place]));
        let mut add = |more: &[Option<usize>]| {
            let places = dish.iter().copied().chain(more.iter().flatten().copied());
            let places: Vec<_> = places.collect();
            if places.len() <= MOST_DISHES && !all.contains(&places) {
                all.push(places);
            }
        };
        add(&[]);
        add(&[drink]);
        add(&[plain_drink]);
        add(&[side]);
        add(&[side, plain_drink]);
    }
    all
}

fn worth(menu: &[MenuItem], places: &[usize], people: i64) -> i64 {
    let price = |place: &usize| menu[*place].2 * quantity(role_of(&menu[*place]), people);
    places.iter().map(price).sum()
}

fn meal(
    menu: &[MenuItem],
    places: &[usize],
    title: &str,
    [en, zh]: [&str; 2],
    people: i64,
) -> Meal {
    let dishes: Vec<_> = places.iter().map(|place| menu[*place].1).collect();
    let listed = |name: &dyn Fn(usize) -> String| {
        (0..dishes.len()).map(name).collect::<Vec<_>>().join(" + ")
    };
    Meal {
        name: [
            format!(
                "{title}: {}",
                listed(&|at| uncapitalised(dishes[at].name_id))
            ),
            format!("{en}: {}", listed(&|at| uncapitalised(dishes[at].name_en))),
            format!("{zh}：{}", listed(&|at| dishes[at].name_zh.to_owned())),
        ],
        art: dishes[0].art(),
        worth: worth(menu, places, people),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::city::menu::course;

    fn menu(kinds: &[i64]) -> Vec<MenuItem> {
        let courses = kinds.iter().map(|kind| course(*kind));
        courses
            .flat_map(|(first_id, dishes)| (first_id..).zip(dishes))
            .map(|(id, dish)| (id, dish, dish.price_k * 1000))
            .collect()
    }

    #[test]
    fn a_set_has_a_dish_for_each_and_nothing_that_does_not_go_with_it() {
        let noodles = menu(&[103, 1, 0]);
        for stream in 0..200 {
            let name = set(&mut Dice::new(1, stream), &noodles, 2).name[0].clone();
            for wrong in ["lalapan", "nasi putih", "tempe", "sambal"] {
                assert!(!name.contains(wrong), "{name}");
            }
            assert!(name.starts_with("Paket 2 orang: "), "{name}");
        }
        let grill = menu(&[104, 1, 0]);
        for stream in 0..200 {
            let name = set(&mut Dice::new(1, stream), &grill, 4).name[0].clone();
            assert!(name.contains("nasi"), "{name}");
        }
    }

    #[test]
    fn a_promised_price_is_met_by_dishes_or_not_at_all() {
        let rice = menu(&[101, 1, 0]);
        let meal = value_meal(&rice, 15_000, 1).expect("a cheap dish");
        assert!(DISCOUNT.contains(&(100 - 15_000 * 100 / meal.worth)));
        assert!(value_meal(&rice, 1_000, 1).is_none());
        let tea = value_meal(&menu(&[202, 0]), 30_000, 2).expect("two cups");
        assert!(
            tea.name[0].starts_with("Paket 2 orang: "),
            "{}",
            tea.name[0]
        );
    }
}
