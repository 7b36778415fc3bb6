//! One store: where it is, what it is called, when it is open, what it cooks and asks for it.

mod menu;

use crate::city::brands::{BRANDS, Brand};
use crate::city::hours::{self, MALL_PATTERN};
use crate::city::kinds::{KINDS, Kind};
use crate::city::places::streets::{self, Address};
use crate::city::places::{AREAS, MALLS, area_index};
use crate::city::roles::{MenuItem, per_head};
use crate::city::vouchers::Voucher;
use crate::city::{names, stars, vouchers};
use crate::dice::Dice;
use crate::pictures::GROUNDS;
use crate::text::score_tenths;

/// Every so many stores one belongs to a brand.
const BRAND_EVERY: i64 = 12;
/// The last four of [`AREAS`] are in other cities.
const ORDINARY_AREAS: usize = AREAS.len() - 4;
/// Has no divisor in common with the number of the ordinary areas, which is 59.
const BRAND_STEP: usize = 23;
/// Words of a name that has room for its street.
const SHORT_NAME: usize = 3;
/// Where the first brand's first outlet is: Manggarai.
const FIRST_BRAND_AREA: usize = 34;

pub struct Store {
    pub id: i64,
    pub name: String,
    pub kind: &'static Kind,
    pub area: usize,
    /// 0..3 of the area's streets.
    pub street: usize,
    pub house_number: i64,
    pub lat: f64,
    pub lon: f64,
    pub price_per_capita: i64,
    /// What its reviews give it, newest first.
    pub stars: Vec<u8>,
    pub score_tenths: i64,
    pub review_count: i64,
    pub halal: bool,
    pub takes_red_packet: bool,
    pub pattern_id: i64,
    pub ground: &'static str,
    /// On its cover, its best one first.
    pub dishes: [&'static str; 3],
    pub popularity: i64,
    /// Index of [`MALLS`] and of the floor in it.
    pub mall: Option<(usize, usize)>,
    /// Index of [`BRANDS`].
    pub brand: Option<usize>,
    /// Dish id, dish and price in rupiah.
    pub menu: Vec<MenuItem>,
    pub vouchers: Vec<Voucher>,
}

/// Store number `id`, from 1; always the same for the same `seed`.
pub fn store(seed: u64, id: i64) -> Store {
    let mut dice = Dice::new(seed, id as u64);
    let brand = (id % BRAND_EVERY == 0).then(|| (id / BRAND_EVERY) as usize % BRANDS.len());
    let kind = kind(&mut dice, brand.map(|index| &BRANDS[index]));

    // A store in sixteen is in a mall.
    let mall = (dice.below(16) == 0).then(|| {
        let mall = dice.below(MALLS.len());
        (mall, dice.below(MALLS[mall].floors.len()))
    });
    let area = area(&mut dice, mall, brand.map(|_| id));
    let [along, aside] = [dice.bell(), dice.bell()];
    let street = dice.below(AREAS[area].streets.len());
    let name = store_name(&mut dice, kind, brand, (id, area, street));

    let own_factor = 0.85 + dice.unit() * 0.6 + if mall.is_some() { 0.25 } else { 0.0 };
    let price_factor = brand.map_or(own_factor, brand_factor);
    // People order a little less or more than the menu suggests.
    let appetite = dice.between(95, 108);
    let interest = interest(&mut dice);
    let quality = if interest == 0 {
        0
    } else {
        quality(dice.bell())
    };
    let menu = menu::dishes(&mut dice, kind, &name, price_factor);
    let dishes = menu::pictures(&mut dice, &menu);
    let ground = match brand {
        Some(index) => BRANDS[index].ground,
        None => dice.pick(&GROUNDS).name,
    };
    let vouchers = vouchers::vouchers(&mut dice, kind, brand.map(|i| &BRANDS[i]), &menu);
    let vouchers = vouchers::with_more(seed, id, vouchers, &menu);
    let popularity =
        interest * quality / 10 + dice.between(0, 40) + if brand.is_some() { 150 } else { 0 };
    let popularity = stars::at_busy(id, popularity, vouchers.len());
    let review_count = stars::count(id, popularity, vouchers.len());
    let stars = stars::stars(seed, id, review_count, quality);
    let parity = dice.between(1, 188);
    let Address {
        street,
        house_number,
        lat,
        lon,
    } = match mall {
        Some((mall, _)) => streets::in_mall(&MALLS[mall], along, aside),
        None => streets::on_street(area, street, along, aside, parity),
    };
    let halal = dice.percent(kind.halal_percent);
    let takes_red_packet = dice.percent(70);
    let pattern_id = match mall {
        Some(_) => MALL_PATTERN,
        None => *dice.pick(hours::of(kind, &name)),
    };
    Store {
        id,
        name,
        kind,
        area,
        street,
        house_number,
        lat,
        lon,
        price_per_capita: (per_head(&menu) * appetite / 100 + 500) / 1000 * 1000,
        score_tenths: score_tenths(&stars),
        review_count: stars.len() as i64,
        stars,
        halal,
        takes_red_packet,
        pattern_id,
        ground,
        dishes,
        popularity,
        mall,
        brand,
        menu,
        vouchers,
    }
}

fn kind(dice: &mut Dice, brand: Option<&Brand>) -> &'static Kind {
    let index = match brand {
        Some(brand) => KINDS
            .iter()
            .position(|kind| kind.id == brand.kind_id)
            .unwrap_or(0),
        None => dice.weighted(KINDS.iter().map(|kind| kind.weight)),
    };
    &KINDS[index]
}

/// The place of a store's quarter in [`AREAS`]. A brand opens its outlets one quarter after the other.
fn area(dice: &mut Dice, mall: Option<(usize, usize)>, of_brand: Option<i64>) -> usize {
    if let Some((mall, _)) = mall {
        return area_index(MALLS[mall].area).unwrap_or(0);
    }
    let by_weight = dice.weighted(AREAS.iter().map(|area| area.weight));
    of_brand.map_or(by_weight, |id| brand_area(outlet(id)))
}

/// Which of its brand's outlets a store is: the brand and the number, from 0.
fn outlet(id: i64) -> (usize, usize) {
    let place = (id / BRAND_EVERY) as usize;
    (place % BRANDS.len(), place / BRANDS.len())
}

/// No quarter twice before every one had its turn.
fn brand_area((brand, number): (usize, usize)) -> usize {
    (brand * 7 + number * BRAND_STEP + FIRST_BRAND_AREA) % ORDINARY_AREAS
}

/// An outlet of a brand has its quarter behind the name, or its mall; further ones there a number.
fn store_name(
    dice: &mut Dice,
    kind: &Kind,
    brand: Option<usize>,
    (id, area, street): (i64, usize, usize),
) -> String {
    let place = AREAS[area].name;
    match brand {
        Some(index) => {
            let (_, number) = outlet(id);
            match number / ORDINARY_AREAS {
                0 => format!("{} {place}", BRANDS[index].name),
                round => format!("{} {place} {}", BRANDS[index].name, round + 1),
            }
        }
        None => {
            let pattern = dice.pick(kind.names);
            let name = names::name(dice, pattern);
            // Some places are called after their quarter or their street; it also tells namesakes
            // apart.
            let street = AREAS[area].streets[street].trim_start_matches("Jl. ");
            let is_short = name.split(' ').count() <= SHORT_NAME;
            match dice.below(100) {
                0..22 => format!("{name} {place}"),
                22..36 if is_short => format!("{name} {street}"),
                _ => name,
            }
        }
    }
}

/// In tenths of stars: most between 4.2 and 4.7, and a tail of places that disappoint.
fn quality(bell: f64) -> i64 {
    let tail = (bell + 0.75).min(0.0) * 14.0;
    (44.8 + bell * 3.0 + tail).round().clamp(29.0, 50.0) as i64
}

/// A chain asks the same in each of its outlets.
fn brand_factor(brand: usize) -> f64 {
    0.95 + 0.05 * (brand * 7 % 10) as f64
}

/// Skewed: few stores are very popular; one in seventeen is new and has 0.
fn interest(dice: &mut Dice) -> i64 {
    if dice.below(17) == 0 {
        return 0;
    }
    let share = dice.unit();
    24 + (share * share * share * share * 2_600.0) as i64
}
