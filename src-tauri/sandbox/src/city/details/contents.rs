//! What is in a group coupon, by its name: `Paket 2 orang: soto + es teh` is two of each. Its prices
//! add up to the original price.

use jajan_contract::{
    localised::{Locale, Localised},
    product::VoucherContent,
};

use crate::text::uncapitalised;

/// Something on the store's menu.
#[derive(Debug, Clone)]
pub struct Priced {
    pub name: Localised,
    /// Rupiah for one.
    pub price: u32,
    pub art: String,
}

/// What comes with a dish that costs less than its set is worth.
const SIDE: [&str; 3] = ["Es teh manis", "Sweet iced tea", "甜冰茶"];
const SIDE_PRICES: std::ops::RangeInclusive<u32> = 3_000..=15_000;
const VALUE_SET: &str = "Paket hemat ";

/// The contents of a set that is called `name` and worth `original_price`. A name that tells nothing
/// is its one content.
pub fn contents(name: &Localised, original_price: u32, menu: &[Priced]) -> Vec<VoucherContent> {
    let text = Locale::IdId.pick(name);
    let found = match text.strip_prefix(VALUE_SET) {
        Some(dish) => find(menu, dish).and_then(|dish| value_set(dish, original_price)),
        None => set(text, menu).and_then(|(people, dishes)| {
            let prices: Vec<u32> = dishes.iter().map(|dish| dish.price).collect();
            Some(list(
                people,
                &dishes,
                &fitted(prices, people, original_price)?,
            ))
        }),
    };
    found.unwrap_or_else(|| vec![content(name.clone(), 1, original_price)])
}

/// `Paket 2 orang: soto + es teh`: for how many, and what.
fn set<'a>(name: &str, menu: &'a [Priced]) -> Option<(u32, Vec<&'a Priced>)> {
    let (people, dishes) = name.strip_prefix("Paket ")?.split_once(" orang: ")?;
    let dishes = dishes.split(" + ").map(|dish| find(menu, dish));
    Some((people.parse().ok()?, dishes.collect::<Option<_>>()?))
}

fn find<'a>(menu: &'a [Priced], dish: &str) -> Option<&'a Priced> {
    menu.iter()
        .find(|item| uncapitalised(Locale::IdId.pick(&item.name)) == dish)
}

/// A dish, and tea where that makes the sum; else the dish alone.
fn value_set(dish: &Priced, worth: u32) -> Option<Vec<VoucherContent>> {
    let rest = worth.saturating_sub(dish.price);
    if SIDE_PRICES.contains(&rest) {
        let side = content(Localised::from(SIDE), 1, rest);
        return Some(vec![content(dish.name.clone(), 1, dish.price), side]);
    }
    Some(vec![content(dish.name.clone(), 1, worth)])
}

/// The menu's prices; where they do not add up, the first one makes up for it.
fn fitted(mut prices: Vec<u32>, people: u32, worth: u32) -> Option<Vec<u32>> {
    let others: u32 = prices.iter().skip(1).sum();
    let each = worth.checked_div(people)?;
    if each * people != worth || each <= others {
        return None;
    }
    *prices.first_mut()? = each - others;
    Some(prices)
}

fn list(people: u32, dishes: &[&Priced], prices: &[u32]) -> Vec<VoucherContent> {
    let pairs = dishes.iter().zip(prices);
    pairs
        .map(|(dish, price)| content(dish.name.clone(), people, *price))
        .collect()
}

fn content(name: Localised, quantity: u32, price: u32) -> VoucherContent {
    VoucherContent {
        name,
        quantity,
        price,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn menu() -> Vec<Priced> {
        [("Soto Betawi", 30_000), ("Es teh", 8_000)]
            .map(|(name, price)| Priced {
                name: Localised::same(name),
                price,
                art: String::new(),
            })
            .to_vec()
    }

    #[test]
    fn contents_are_what_the_name_says_and_add_up() {
        for (name, worth, wanted) in [
            (
                "Paket 2 orang: soto Betawi + es teh",
                76_000,
                &[("Soto Betawi", 2, 30_000), ("Es teh", 2, 8_000)][..],
            ),
            // The menu has changed since.
            (
                "Paket 2 orang: soto Betawi + es teh",
                80_000,
                &[("Soto Betawi", 2, 32_000), ("Es teh", 2, 8_000)],
            ),
            (
                "Paket hemat soto Betawi",
                36_000,
                &[("Soto Betawi", 1, 30_000), ("Es teh manis", 1, 6_000)],
            ),
            (
                "Paket hemat soto Betawi",
                24_000,
                &[("Soto Betawi", 1, 24_000)],
            ),
            (
                "Paket 2 orang: rendang + es teh",
                76_000,
                &[("Paket 2 orang: rendang + es teh", 1, 76_000)],
            ),
            (
                "Paket 3 orang: es teh + soto Betawi",
                100_000,
                &[("Paket 3 orang: es teh + soto Betawi", 1, 100_000)],
            ),
        ] {
            let found = contents(&Localised::same(name), worth, &menu());
            let found: Vec<_> = found
                .iter()
                .map(|item| (Locale::IdId.pick(&item.name), item.quantity, item.price))
                .collect();
            assert_eq!(found, wanted, "{name}");
            let sum: u32 = found.iter().map(|(_, count, price)| count * price).sum();
            assert_eq!(sum, worth, "{name}");
        }
    }
}
