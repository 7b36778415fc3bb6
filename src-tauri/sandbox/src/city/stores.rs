//! One store: where it is, what it is called, when it is open, what it cooks and asks for it.

mod menu;

use crate::city::brands::{BRANDS, Brand};
use crate::city::hours::MALL_PATTERN;
use crate::city::kinds::{KINDS, Kind};
use crate::city::menu::Dish;
use crate::city::places::{AREAS, MALLS, area_index};
use crate::city::vouchers::Voucher;
use crate::city::{names, stars, vouchers};
use crate::dice::Dice;
use crate::pictures::GROUNDS;
use crate::text::score_tenths;

/// Degrees of latitude in a kilometre; of longitude as well, at Jakarta's latitude within 1 %.
const DEGREES_PER_KM: f64 = 1.0 / 111.2;
/// Every so many stores one belongs to a brand.
const BRAND_EVERY: i64 = 12;

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
    pub menu: Vec<(i64, &'static Dish, i64)>,
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
    let (area, lat, lon) = place(&mut dice, mall);
    let street = dice.below(AREAS[area].streets.len());
    let name = store_name(&mut dice, kind, brand, area);

    let price_factor = 0.85 + dice.unit() * 0.6 + if mall.is_some() { 0.25 } else { 0.0 };
    let (low, high) = kind.per_capita;
    let per_capita = dice.between(low, high) as f64 * (0.7 + price_factor * 0.3);
    let interest = interest(&mut dice);
    let quality = if interest == 0 {
        0
    } else {
        (44.0 + dice.bell() * 3.6).round().clamp(31.0, 50.0) as i64
    };
    let stars = stars::stars(seed, id, interest, quality);
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
    Store {
        id,
        name,
        kind,
        area,
        street,
        house_number: dice.between(1, 188),
        lat,
        lon,
        price_per_capita: (per_capita.round() as i64).max(8) * 1000,
        score_tenths: score_tenths(&stars),
        review_count: stars.len() as i64,
        stars,
        halal: dice.percent(kind.halal_percent),
        takes_red_packet: dice.percent(70),
        pattern_id: if mall.is_some() {
            MALL_PATTERN
        } else {
            *dice.pick(kind.hours)
        },
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

/// Area, latitude and longitude, to about ten centimetres.
fn place(dice: &mut Dice, mall: Option<(usize, usize)>) -> (usize, f64, f64) {
    let (area, lat, lon, spread_km) = match mall {
        Some((mall, _)) => {
            let mall = &MALLS[mall];
            (area_index(mall.area).unwrap_or(0), mall.lat, mall.lon, 0.05)
        }
        None => {
            let index = dice.weighted(AREAS.iter().map(|area| area.weight));
            let area = &AREAS[index];
            (index, area.lat, area.lon, area.spread_km)
        }
    };
    let micro = |degrees: f64| (degrees * 1e6).round() / 1e6;
    let offset = |dice: &mut Dice| dice.bell() * spread_km * DEGREES_PER_KM;
    (area, micro(lat + offset(dice)), micro(lon + offset(dice)))
}

fn store_name(dice: &mut Dice, kind: &Kind, brand: Option<usize>, area: usize) -> String {
    let place = AREAS[area].name;
    match brand {
        Some(index) => format!("{} {place}", BRANDS[index].name),
        None => {
            let pattern = dice.pick(kind.names);
            let name = names::name(dice, pattern);
            // Some places are called after their quarter; it also tells namesakes apart.
            if dice.percent(22) {
                format!("{name} {place}")
            } else {
                name
            }
        }
    }
}

/// Skewed: few stores are very popular; one in seventeen is new and has 0.
fn interest(dice: &mut Dice) -> i64 {
    if dice.below(17) == 0 {
        return 0;
    }
    let share = dice.unit();
    3 + (share * share * share * share * 2_600.0) as i64
}
