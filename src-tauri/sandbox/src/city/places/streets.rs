//! Where in its quarter a store stands: on a street, by its house number.
//!
//! Invariants: the numbers of a street run along it, odd ones on one side, so that a number says where a
//! store is; every store is nearer to the middle of its own quarter than to that of any other; all
//! stores of a mall are at the mall's address.

use std::sync::LazyLock;

use crate::city::places::{AREAS, Mall, area_index};

/// Degrees of latitude in a kilometre; of longitude as well, at Jakarta's latitude within 1 %.
const DEGREES_PER_KM: f64 = 1.0 / 111.2;
/// What the dice's bell gives at most.
const BELL: f64 = 1.5;
/// Half a street's width.
const SIDE_KM: f64 = 0.02;
/// Across the mall.
const MALL_KM: f64 = 0.05;
/// Streets of a quarter lie so far from its middle, in its radii.
const BESIDE: f64 = 0.4;
/// Half of a street's length in its quarter's radii.
const HALF: f64 = 0.8;
/// Of a main road, an ordinary street, a lane.
const NUMBERS: [i64; 3] = [180, 96, 48];

/// Which way the streets of a quarter run, as unit vectors: no sines, which differ between machines.
static WAYS: [(f64, f64); 6] = [
    (1.0, 0.0),
    (0.8, 0.6),
    (0.6, 0.8),
    (0.0, 1.0),
    (-0.6, 0.8),
    (-0.8, 0.6),
];

/// Kilometres around the middle of each quarter that are its own: nobody else's middle is nearer.
static RADII: LazyLock<Vec<f64>> = LazyLock::new(|| {
    let km = |a: usize, b: usize| {
        let (a, b) = (&AREAS[a], &AREAS[b]);
        ((a.lat - b.lat).powi(2) + (a.lon - b.lon).powi(2)).sqrt() / DEGREES_PER_KM
    };
    (0..AREAS.len())
        .map(|area| {
            let others = (0..AREAS.len()).filter(|other| *other != area);
            let nearest = others.map(|other| km(area, other)).fold(f64::MAX, f64::min);
            AREAS[area].spread_km.min(nearest / 2.05)
        })
        .collect()
});

pub struct Address {
    /// 0..3 of the quarter's streets.
    pub street: usize,
    pub house_number: i64,
    /// Degrees, to about ten centimetres.
    pub lat: f64,
    pub lon: f64,
}

/// How far the numbers of a street go.
pub fn last_number(street: &str) -> i64 {
    let is_lane = [" I", " II", " III", " VIII", " Dalam"];
    if is_lane.iter().any(|end| street.ends_with(end)) {
        NUMBERS[2]
    } else if street.contains("Raya") {
        NUMBERS[0]
    } else {
        NUMBERS[1]
    }
}

/// `along` and `aside` are throws of a bell, -1.5 to 1.5; an odd `parity` is on the street's left.
pub fn on_street(area: usize, street: usize, along: f64, aside: f64, parity: i64) -> Address {
    let place = &AREAS[area];
    let last = last_number(place.streets[street]);
    // Twice, so that the number decides where it is.
    let pairs = last / 2;
    let pair = (((along / BELL + 1.0) / 2.0 * pairs as f64) as i64).clamp(0, pairs - 1);
    let house_number = pair * 2 + 1 + (parity + 1) % 2;

    let radius = RADII[area];
    let way = WAYS[(area * 5 + street) % WAYS.len()];
    let offset = (street as f64 - 1.0) * BESIDE * radius;
    let from_middle = (pair as f64 / pairs as f64 * 2.0 - 1.0) * HALF * radius;
    let side =
        if house_number % 2 == 1 { 1.0 } else { -1.0 } * SIDE_KM * (1.0 + aside.abs() / BELL);
    let north = from_middle * way.0 + (offset + side) * way.1;
    let east = from_middle * way.1 - (offset + side) * way.0;
    Address {
        street,
        house_number,
        lat: micro(place.lat + north * DEGREES_PER_KM),
        lon: micro(place.lon + east * DEGREES_PER_KM),
    }
}

pub fn in_mall(mall: &Mall, along: f64, aside: f64) -> Address {
    debug_assert!(area_index(mall.area).is_some());
    Address {
        street: mall.street,
        house_number: mall.house_number,
        lat: micro(mall.lat + along * MALL_KM * DEGREES_PER_KM),
        lon: micro(mall.lon + aside * MALL_KM * DEGREES_PER_KM),
    }
}

fn micro(degrees: f64) -> f64 {
    (degrees * 1e6).round() / 1e6
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_run_along_their_street() {
        for (area, place) in AREAS.iter().enumerate() {
            for street in 0..3 {
                let at = |along: f64| on_street(area, street, along, 0.0, 1);
                let [first, middle, last] = [-1.5, 0.0, 1.5].map(at);
                assert!(first.house_number < middle.house_number);
                assert!(middle.house_number < last.house_number);
                let name = place.streets[street];
                assert!(last.house_number <= last_number(name), "{name}");
                let km = |a: &Address, b: &Address| {
                    ((a.lat - b.lat).powi(2) + (a.lon - b.lon).powi(2)).sqrt()
                };
                assert!(km(&first, &last) > km(&first, &middle), "{name}");
            }
        }
    }

    #[test]
    fn two_sides_of_a_street_have_odd_and_even_numbers() {
        let odd = on_street(3, 1, 0.3, 0.0, 1);
        let even = on_street(3, 1, 0.3, 0.0, 2);
        assert_eq!((odd.house_number % 2, even.house_number % 2), (1, 0));
        assert_eq!(odd.house_number + 1, even.house_number);
    }
}
