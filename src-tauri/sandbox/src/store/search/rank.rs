//! The order of what fits. Pure but for the menus.

use std::cell::LazyCell;

use rusqlite::{Connection, OptionalExtension, Statement};

use crate::geo::Position;
use crate::ids::row;
use crate::store::StoreError;
use crate::store::search::reading::{Reading, Term};
use crate::store::search::retrieve::Candidate;
use crate::store::search::words::split;

const BRAND: f64 = 1.0;
const CATEGORY_NAMED: f64 = 0.92;
const IN_NAME: f64 = 0.9;
const FIRST_DISH: f64 = 0.85;
const DISH: f64 = 0.75;
/// «Fish and chips» for one who wants chips.
const LIKE_DISH: f64 = 0.5;
const CATEGORY_IMPLIED: f64 = 0.6;
const WORD_MISSING: f64 = 0.45;
/// A food's word in the name of a store that sells none of it is somebody's or something else's name:
/// «Burger Teh Euis» for one who wants tea.
const NAMESAKE: f64 = 0.3;

/// How much nearness counts, and how much with a place in the text.
const NEAR: f64 = 0.3;
const NEAR_PLACE: f64 = 0.6;
/// Kilometres at which nearness counts half.
const HALF_KM: f64 = 2.0;

/// How well a candidate fits, and its score with everything else.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Fit {
    pub tier: f64,
    pub score: f64,
}

/// Tells how well stores fit the terms of a reading.
pub struct Tiers<'a> {
    reading: &'a Reading,
    menus: Vec<Statement<'a>>,
}

impl<'a> Tiers<'a> {
    pub fn new(connection: &'a Connection, reading: &'a Reading) -> Result<Self, StoreError> {
        let menus = reading.terms.iter();
        let menus = menus.map(|term| connection.prepare(&menu_sql(term)));
        Ok(Self {
            reading,
            menus: menus.collect::<Result<_, _>>()?,
        })
    }

    /// One for each term; zero where the store does not fit it.
    pub fn of(&mut self, candidate: &Candidate) -> Result<Vec<f64>, StoreError> {
        // Long to take apart, and a brand or a category fits without it.
        let name = LazyCell::new(|| split(&candidate.name));
        let mut tiers = Vec::with_capacity(self.menus.len());
        for (term, menu) in self.reading.terms.iter().zip(&mut self.menus) {
            let named = named(term, candidate, &name);
            if named.is_some_and(Named::is_certain) || term.dishes.is_empty() {
                tiers.push(named.map_or(0.0, Named::tier));
                continue;
            }
            let cooks: Option<(i64, bool)> = menu
                .query_row([candidate.id], |row| {
                    Ok((row.get("sort")?, row.get("is_exact")?))
                })
                .optional()?;
            tiers.push(match (named, cooks) {
                (Some(Named::Word), None) => NAMESAKE,
                (named, cooks) => named.map_or(0.0, Named::tier).max(cooked(cooks)),
            });
        }
        Ok(tiers)
    }

    pub fn misses(&mut self, candidate: &Candidate) -> Result<usize, StoreError> {
        let tiers = self.of(candidate)?;
        Ok(tiers.iter().filter(|tier| **tier == 0.0).count())
    }
}

/// The candidates, the best first.
pub fn ranked(
    tiers: &mut Tiers<'_>,
    candidates: &[Candidate],
    origin: Position,
) -> Result<Vec<row::Store>, StoreError> {
    let reading = tiers.reading;
    let mut fits = Vec::with_capacity(candidates.len());
    for candidate in candidates {
        let own = tiers.of(candidate)?;
        fits.push((fit(candidate, &own, reading, origin), candidate.id));
    }
    let is_of_name = reading.is_of_name();
    fits.sort_by(|(a, a_id), (b, b_id)| {
        let tier = match is_of_name {
            true => b.tier.total_cmp(&a.tier),
            false => std::cmp::Ordering::Equal,
        };
        tier.then(b.score.total_cmp(&a.score)).then(a_id.cmp(b_id))
    });
    Ok(fits.into_iter().map(|(_, id)| id).collect())
}

/// The place on the menu of the first dish of a term, and whether it is called so and nothing more.
pub fn menu_sql(term: &Term) -> String {
    let [dishes, exact] = [&term.dishes, &term.exact].map(|numbers| {
        let numbers: Vec<String> = numbers.iter().map(i64::to_string).collect();
        numbers.join(",")
    });
    // Where no dish is called so, none is less than another, unless a kind of stores is called so:
    // «Seafood fried rice» is not what one wants who wants seafood.
    let is_exact = match term.exact.is_empty() {
        true if term.names_kind() => "0".to_owned(),
        true => "1".to_owned(),
        false => format!("dish_id IN ({exact})"),
    };
    format!(
        "SELECT sort, {is_exact} AS is_exact FROM menu_items
         WHERE store_id = ?1 AND dish_id IN ({dishes}) ORDER BY is_exact DESC, sort LIMIT 1"
    )
}

/// What names a store, without its menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Named {
    Brand,
    Category,
    /// By words of its own name, of a kind of stores that they name as well.
    WordOfKind,
    Word,
    /// A part of its kind's name.
    Kind,
}

impl Named {
    fn tier(self) -> f64 {
        match self {
            Self::Brand => BRAND,
            Self::Category => CATEGORY_NAMED,
            Self::WordOfKind | Self::Word => IN_NAME,
            Self::Kind => CATEGORY_IMPLIED,
        }
    }

    /// Whether the menu makes no difference.
    fn is_certain(self) -> bool {
        matches!(self, Self::Brand | Self::Category | Self::WordOfKind)
    }
}

fn named(
    term: &Term,
    candidate: &Candidate,
    name: &LazyCell<Vec<String>, impl FnOnce() -> Vec<String>>,
) -> Option<Named> {
    let is_brand = candidate
        .brand_id
        .is_some_and(|brand| term.brands.contains(&brand.0));
    let is_category = term.categories.contains(&candidate.category_id);
    if is_brand {
        Some(Named::Brand)
    } else if is_category && term.is_category {
        Some(Named::Category)
    } else {
        match (term.is_in(name), is_category) {
            (true, true) => Some(Named::WordOfKind),
            (true, false) => Some(Named::Word),
            (false, true) => Some(Named::Kind),
            (false, false) => None,
        }
    }
}

fn cooked(dish: Option<(i64, bool)>) -> f64 {
    match dish {
        Some((0, true)) => FIRST_DISH,
        Some((_, true)) => DISH,
        Some((_, false)) => LIKE_DISH,
        None => 0.0,
    }
}

fn fit(candidate: &Candidate, tiers: &[f64], reading: &Reading, origin: Position) -> Fit {
    let is_missing = reading.missing > 0 || tiers.contains(&0.0);
    let tier = match tiers {
        [] => IN_NAME,
        _ if is_missing => WORD_MISSING,
        tiers => tiers.iter().sum::<f64>() / tiers.len() as f64,
    };
    let km = origin.distance_mm(candidate.position) as f64 / 1e6;
    let near = 1.0 / (1.0 + (km / HALF_KM).powi(2));
    let weight = match reading.place {
        Some(_) => NEAR_PLACE,
        None => NEAR,
    };
    let liked = candidate.score_tenths / 50.0;
    let known = ((1.0 + candidate.popularity).ln() / 8.0).min(1.0);
    Fit {
        tier,
        score: 0.5 * tier + weight * near + 0.13 * liked + 0.07 * known,
    }
}
