//! Streets, names, hours, facilities.

use std::collections::{HashMap, HashSet};

use jajan_contract::localised::Locale;

use super::chains::in_name;
use super::{Table, city, unless};
use crate::city::brands::BRANDS;
use crate::city::details::facilities::{self, Format};
use crate::city::hours::PATTERNS;
use crate::city::places::{AREAS, MALLS, streets};
use crate::city::stores::Store;

fn km(a: (f64, f64), b: (f64, f64)) -> f64 {
    ((a.0 - b.0).powi(2) + (a.1 - b.1).powi(2)).sqrt() * 111.2
}

fn at(store: &Store) -> (f64, f64) {
    (store.lat, store.lon)
}

fn told(store: &Store) -> String {
    let area = &AREAS[store.area];
    let (street, number) = (area.streets[store.street], store.house_number);
    format!(
        "S{} {}, {street} {number}, {}",
        store.id, store.name, area.name
    )
}

fn format_of(store: &Store) -> Format {
    facilities::format(
        store.kind.id,
        store.mall.is_some(),
        store.price_per_capita as u32,
    )
}

fn facilities_of(store: &Store) -> Vec<String> {
    let list = facilities::of_store(store.id, format_of(store));
    let all = list
        .iter()
        .flat_map(|category| &category.service_facilities);
    all.map(|one| Locale::IdId.pick(&one.describe_name).to_owned())
        .collect()
}

/// Whether it is open at an hour of a Thursday.
fn is_open(store: &Store, hour: i64) -> bool {
    let pattern = PATTERNS
        .iter()
        .find(|pattern| pattern.0 == store.pattern_id)
        .unwrap();
    let open = |(first, last, start, end): &(i64, i64, i64, i64)| {
        (*first..=*last).contains(&4) && (*start..*end).contains(&hour)
    };
    pattern.1.iter().any(open)
}

#[test]
fn places_agree() {
    let city = city();
    let mut table = Table::default();
    table.none(
        "a store is nearer to the middle of its own quarter than of any other",
        &city,
        |store| {
            let own = km(at(store), (AREAS[store.area].lat, AREAS[store.area].lon));
            let nearer = AREAS
                .iter()
                .find(|area| km(at(store), (area.lat, area.lon)) + 1e-9 < own);
            unless(nearer.is_none(), || {
                format!("{} is nearer to {}", told(store), nearer.unwrap().name)
            })
        },
    );
    table.none(
        "a house number is one that its street has",
        &city,
        |store| {
            let last = streets::last_number(AREAS[store.area].streets[store.street]);
            unless((1..=last).contains(&store.house_number), || told(store))
        },
    );
    let mut by_street: HashMap<_, Vec<&Store>> = HashMap::new();
    for store in city.iter().filter(|store| store.mall.is_none()) {
        by_street
            .entry((store.area, store.street))
            .or_default()
            .push(store);
    }
    let mut neighbours = Vec::new();
    for stores in by_street.values_mut() {
        stores.sort_by_key(|store| store.house_number);
        neighbours.extend(stores.windows(2).map(|pair| (pair[0], pair[1])));
    }
    table.none(
        "the next numbers of a street are next to each other",
        neighbours,
        |(a, b)| {
            (b.house_number - a.house_number <= 4).then(|| {
                if km(at(a), at(b)) < 0.2 {
                    String::new()
                } else {
                    format!("{} and {}", told(a), told(b))
                }
            })
        },
    );
    table.none(
        "a mall's stores are at the mall, and at its address",
        &city,
        |store| {
            let mall = &MALLS[store.mall?.0];
            let is_there = km(at(store), (mall.lat, mall.lon)) < 0.15
                && AREAS[store.area].name == mall.area
                && (store.street, store.house_number) == (mall.street, mall.house_number);
            unless(is_there, || told(store))
        },
    );
    table.none("no store and no brand has a chain's name", &city, |store| {
        unless(in_name(&store.name).is_none(), || told(store))
    });
    table.none("no brand has a chain's name", &BRANDS, |brand| {
        unless(in_name(brand.name).is_none(), || brand.name.to_owned())
    });
    let mut known = HashSet::new();
    table.none("no name comes twice in a quarter", &city, |store| {
        unless(known.insert((store.area, store.name.clone())), || {
            told(store)
        })
    });
    table.none(
        "a stall has nothing that only a restaurant has",
        &city,
        |store| {
            let grand = [
                "Kartu kredit",
                "Ruang privat",
                "Musik langsung",
                "Stopkontak di meja",
                "Ruang menyusui",
                "Kursi anak",
                "Pengisian kendaraan listrik",
            ];
            let has = || {
                facilities_of(store)
                    .iter()
                    .any(|name| grand.contains(&&**name))
            };
            (format_of(store) == Format::Stall)
                .then(|| if has() { told(store) } else { String::new() })
        },
    );
    table.none("a mall's store has what its mall has", &city, |store| {
        store.mall?;
        let list = facilities_of(store);
        let has = |name: &str| list.iter().any(|one| one == name);
        unless(
            has("AC") && has("Toilet") && has("Parkir mobil") && !has("Area luar ruangan"),
            || told(store),
        )
    });
    table.none(
        "who sells breakfast is open in the morning",
        &city,
        |store| {
            let is_breakfast = ["Nasi Uduk", "Nasi Kuning", "Bubur"]
                .iter()
                .any(|word| store.name.starts_with(word));
            (is_breakfast && store.mall.is_none()).then(|| {
                if is_open(store, 8) {
                    String::new()
                } else {
                    told(store)
                }
            })
        },
    );
    table.none(
        "who sells for the evening is open in the evening",
        &city,
        |store| {
            let is_evening = matches!(store.kind.id, 105 | 107 | 303)
                || ["Nasi Goreng", "Warung Ayam", "Angkringan"]
                    .iter()
                    .any(|word| store.name.starts_with(word));
            is_evening.then(|| {
                if is_open(store, 19) {
                    String::new()
                } else {
                    told(store)
                }
            })
        },
    );
    table.none(
        "every other kitchen serves lunch or dinner",
        &city,
        |store| {
            unless([9, 12, 19].iter().any(|hour| is_open(store, *hour)), || {
                told(store)
            })
        },
    );
    table.finish("Places");
}
