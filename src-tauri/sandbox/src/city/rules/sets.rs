//! Prices: sets, discounts, averages, histories.

use std::collections::BTreeMap;

use jajan_contract::localised::{Locale, Localised};

use super::{Table, city, product_ids, unless};
use crate::city::details::contents::contents;
use crate::city::details::prices;
use crate::city::details::usage::sold_count;
use crate::city::roles::{Role, heroes, role, role_of};
use crate::city::stores::Store;
use crate::city::vouchers::Voucher;
use crate::ids::row;
use crate::store::catalog::store_page::rows::PricedDish;
use crate::store::terms::Sold;

/// A set as its page shows it.
struct Set<'a> {
    store: &'a Store,
    voucher: &'a Voucher,
    people: i64,
    /// Dish, how many, price of one.
    dishes: Vec<(String, i64, i64)>,
    /// Rupiah.
    price: i64,
}

fn asked(voucher: &Voucher) -> i64 {
    voucher
        .promotion
        .as_ref()
        .map_or(voucher.sale_price, |promotion| promotion.price)
}

fn off(voucher: &Voucher) -> i64 {
    (voucher.original_price - asked(voucher)) * 100 / voucher.original_price
}

fn sets(city: &[Store]) -> Vec<Set<'_>> {
    let mut sets = Vec::new();
    for store in city {
        let menu: Vec<PricedDish> = store
            .menu
            .iter()
            .map(|(_, dish, price)| PricedDish {
                name: Localised::same(dish.name_id),
                price_rp: *price as u32,
                art: String::new(),
            })
            .collect();
        for voucher in store
            .vouchers
            .iter()
            .filter(|one| one.product_type == "GROUP_COUPON")
        {
            let name = Localised::same(&*voucher.name[0]);
            let dishes = contents(&name, voucher.original_price as u32, &menu);
            let people = voucher.name[0].strip_prefix("Paket ").unwrap_or_default();
            let people = people
                .split(' ')
                .next()
                .and_then(|count| count.parse().ok());
            sets.push(Set {
                store,
                voucher,
                people: people.unwrap_or(1),
                dishes: dishes
                    .iter()
                    .map(|dish| {
                        let name = Locale::IdId.pick(&dish.name).to_owned();
                        (name, i64::from(dish.quantity), i64::from(dish.price))
                    })
                    .collect(),
                price: asked(voucher),
            });
        }
    }
    sets
}

impl Set<'_> {
    fn told(&self) -> String {
        let Self {
            store,
            voucher,
            price,
            ..
        } = self;
        format!(
            "S{} {}: {} at {price} of {}, {} a head",
            store.id, store.name, voucher.name[0], voucher.original_price, store.price_per_capita
        )
    }

    fn has(&self, is: impl Fn(Role) -> bool) -> bool {
        self.dishes.iter().any(|(name, ..)| is(role(name)))
    }

    /// The first dish's price as a share of what heroes cost there, from the cheapest.
    fn is_dearest(&self) -> bool {
        let mut prices: Vec<_> = heroes(&self.store.menu)
            .into_iter()
            .map(|place| self.store.menu[place].2)
            .collect();
        prices.sort_unstable();
        prices.len() > 2
            && prices[0] * 2 < prices[prices.len() - 1]
            && Some(&self.dishes[0].2) == prices.last()
    }
}

/// Rupiah a head that such a kitchen may cost, from a plain place to a mall.
fn band(kind_id: i64) -> std::ops::RangeInclusive<i64> {
    let (low, high) = match kind_id {
        101 => (20, 60),
        102 => (22, 90),
        103 => (20, 60),
        104 => (28, 80),
        105 => (28, 100),
        106 => (28, 75),
        107 => (35, 160),
        201 => (22, 65),
        202 => (15, 48),
        203 => (13, 40),
        301 => (15, 70),
        302 => (20, 70),
        303 => (10, 40),
        401 => (35, 100),
        402 => (30, 110),
        403 => (22, 75),
        404 => (35, 180),
        405 => (22, 75),
        406 => (28, 95),
        407 => (28, 80),
        501 => (35, 190),
        _ => (15, 75),
    };
    low * 1000..=high * 1000
}

#[test]
fn prices_agree() {
    let city = city();
    let sets = sets(&city);
    let vouchers = || city.iter().flat_map(|store| &store.vouchers);
    let mut table = Table::default();
    table.none(
        "a set's dishes are on the menu, at the menu's prices",
        &sets,
        |set| {
            let on_menu = |(name, _, price): &(String, i64, i64)| {
                let menu = set.store.menu.iter();
                menu.into_iter()
                    .any(|(_, dish, menu_price)| dish.name_id == name && menu_price == price)
            };
            unless(set.dishes.iter().all(on_menu), || set.told())
        },
    );
    table.none("a set costs less than its dishes", &sets, |set| {
        let apart: i64 = set
            .dishes
            .iter()
            .map(|(_, count, price)| count * price)
            .sum();
        unless(
            set.price < apart && apart == set.voucher.original_price,
            || set.told(),
        )
    });
    table.none(
        "a set costs no more than its people spend there on the average",
        &sets,
        |set| {
            unless(set.price <= set.people * set.store.price_per_capita, || {
                set.told()
            })
        },
    );
    table.none(
        "a person's share of a set's dishes is 0.5 to 1.6 of the average",
        &sets,
        |set| {
            let share = set.voucher.original_price * 100 / set.people / set.store.price_per_capita;
            unless((50..=160).contains(&share), || {
                format!("{share} % {}", set.told())
            })
        },
    );
    table.none(
        "a set has a main dish for each person, or one to share for two",
        &sets,
        |set| {
            let places: Vec<_> = heroes(&set.store.menu)
                .into_iter()
                .map(|place| set.store.menu[place].1.name_id)
                .collect();
            let enough = set
                .dishes
                .iter()
                .filter(|(name, ..)| places.contains(&&**name));
            let enough = enough.map(|(name, count, _)| match role(name) {
                Role::Shared => count * 2,
                _ => *count,
            });
            let for_people: i64 = enough.sum();
            unless((set.people..=set.people + 1).contains(&for_people), || {
                set.told()
            })
        },
    );
    table.none(
        "rice comes with what is eaten with rice, greens with nothing else",
        &sets,
        |set| {
            let sells_rice = set
                .store
                .menu
                .iter()
                .any(|item| role_of(item) == Role::Rice);
            let wants = set.has(|role| role == Role::WithRice) && sells_rice;
            let has = set.has(|role| role == Role::Rice);
            let greens = set.has(|role| matches!(role, Role::RiceSide | Role::Relish));
            unless(has || !(wants || greens), || set.told())
        },
    );
    table.none(
        "a set without a promotion is not one of the dearest dish under 0.6 of the average",
        &sets,
        |set| {
            let share = set.price * 100 / set.people / set.store.price_per_capita;
            (share < 60 && set.voucher.promotion.is_none()).then(|| {
                if set.is_dearest() {
                    set.told()
                } else {
                    String::new()
                }
            })
        },
    );
    table.none("a price is 20 to 70 % off", vouchers(), |voucher| {
        unless((20..=70).contains(&off(voucher)), || {
            format!("{} % {}", off(voucher), voucher.name[0])
        })
    });
    let shares = |is_flash: bool| {
        let mut counts = BTreeMap::new();
        let promoted = |voucher: &&Voucher| {
            let promotion = voucher.promotion.as_ref();
            promotion.is_some_and(|one| one.flash_session.is_some()) == is_flash
        };
        for voucher in vouchers().filter(promoted) {
            *counts.entry(off(voucher)).or_insert(0) += 1;
        }
        let all: i64 = counts.values().sum();
        counts
            .into_iter()
            .map(move |(percent, count)| (percent, count * 100 / all))
            .collect::<Vec<_>>()
    };
    table.none(
        "no discount is that of more than a sixth of the vouchers",
        shares(false),
        |(percent, share)| {
            unless(share <= 16, || {
                format!("{percent} % off: {share} % of them")
            })
        },
    );
    table.none(
        "no discount is that of more than a sixth of the Flash Sale",
        shares(true),
        |(percent, share)| {
            unless(share <= 16, || {
                format!("{percent} % off: {share} % of them")
            })
        },
    );
    table.none(
        "the Flash Sale is spread over 28 to 70 % off",
        (3..7).map(|ten| ten * 10),
        |ten| {
            let near =
                |(percent, share): &(i64, i64)| (ten - 2..ten + 10).contains(percent) && *share > 0;
            unless(shares(true).iter().any(near), || {
                format!("none around {ten} %")
            })
        },
    );
    table.none(
        "the average a head is one that such a kitchen has",
        &city,
        |store| {
            unless(
                band(store.kind.id).contains(&store.price_per_capita),
                || {
                    format!(
                        "S{} {} {}: {}",
                        store.id, store.kind.id, store.name, store.price_per_capita
                    )
                },
            )
        },
    );
    table.none(
        "the average a head lies between the menu's cheapest meal and its dearest",
        &city,
        |store| {
            let prices = || {
                heroes(&store.menu)
                    .into_iter()
                    .map(|place| store.menu[place].2)
            };
            let (low, high) = (prices().min().unwrap() / 2, prices().max().unwrap() * 2);
            unless((low..=high).contains(&store.price_per_capita), || {
                format!("S{} {}: {}", store.id, store.name, store.price_per_capita)
            })
        },
    );
    table.none(
        "no two kinds of faces: a cash voucher is at most for ten people",
        &city,
        |store| {
            let cash = store
                .vouchers
                .iter()
                .filter(|voucher| voucher.product_type == "CASH_COUPON");
            let dearest = cash.map(|voucher| voucher.original_price).max()?;
            unless(dearest <= store.price_per_capita * 10, || {
                format!(
                    "S{} {}: {dearest} at {}",
                    store.id, store.name, store.price_per_capita
                )
            })
        },
    );
    let histories = city
        .iter()
        .zip(product_ids(&city))
        .flat_map(|(store, ids)| {
            store
                .vouchers
                .iter()
                .zip(ids)
                .map(move |(voucher, id)| (store, voucher, id))
        });
    table.none(
        "a price history ends with the price and is never above the menu's",
        histories,
        |(store, voucher, product_id)| {
            let is_flash = voucher
                .promotion
                .as_ref()
                .is_some_and(|one| one.flash_session.is_some());
            let present = if is_flash {
                voucher.sale_price
            } else {
                asked(voucher)
            } as u32;
            let sold = Sold {
                product_id: row::Product(product_id),
                store_id: row::Store(store.id),
                sort: 0,
                is_cash: voucher.product_type == "CASH_COUPON",
                original_price: voucher.original_price as u32,
            };
            let steps = prices::before(
                &sold,
                present,
                sold_count(product_id, store.popularity),
                20_778,
            );
            let ends = steps.last().map(|step| step.1) == Some(present);
            let below = steps
                .iter()
                .all(|step| step.1 <= sold.original_price && step.1 * 2 > present);
            unless(ends && below, || {
                format!("S{} {}: {steps:?}", store.id, voucher.name[0])
            })
        },
    );
    table.finish("Prices");
}
