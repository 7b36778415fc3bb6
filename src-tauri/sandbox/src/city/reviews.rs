//! What invented people say of a store.
//!
//! Invariants: how many reviews a store has and what they give it depends on the seed and its
//! number alone, so that the cards of a million stores agree with lists that nobody opened yet;
//! the reviews themselves are written at the first access (`seed/reviews.rs`), their times counted
//! back from then. Pure: no SQL, no clock.

use std::collections::HashSet;

pub use crate::city::review_words::THANKS;
use crate::city::review_words::{HOSTILE, Mood, Said, TONGUES, author, reply, text};
use crate::city::stars::BUSY_STORE;
use crate::city::stores;
use crate::city::stores::Store;
use crate::dice::Dice;
use crate::ids::IDS_PER_STORE;
use crate::pictures::{GROUNDS, paths};
use crate::time::{DAY_MS, MINUTE_MS};

/// Offset of these random streams from those of the stores.
const WORDS: u64 = 1 << 41;
const HOUR_MS: u64 = 60 * MINUTE_MS;
/// So many reviews has a store with a new one every hour.
const RUSH: u64 = 150;
const MAX_PHOTOS: usize = 6;
/// What people choose as their portrait.
const PORTRAITS: [&str; 12] = [
    "mango",
    "avocado",
    "banana",
    "lemon",
    "mushroom",
    "watermelon",
    "strawberry",
    "pineapple",
    "donut",
    "cupcake",
    "dango",
    "cookie",
];
/// Where hostile input stands in the busy store's list.
const HOSTILE_PLACE: usize = 7;

/// One review, newest first.
pub struct Invented {
    pub id: i64,
    pub name: String,
    /// Address on the image host; empty: none.
    pub picture: String,
    pub score: u8,
    /// Taste, service, ambience.
    pub criteria: [Option<u8>; 3],
    pub content: String,
    pub medias: Vec<String>,
    pub is_anonymous: bool,
    pub is_verified: bool,
    pub helpful_count: u32,
    /// The reply and how long after the review.
    pub reply: Option<(String, u64)>,
    /// Milliseconds before now.
    pub age_ms: u64,
    pub is_edited: bool,
}

/// All reviews of a store, newest first.
pub fn of_store(seed: u64, store_id: i64) -> Vec<Invented> {
    let store = stores::store(seed, store_id);
    let mut dice = Dice::new(seed, WORDS + store_id as u64);
    let mut age_ms = 0;
    let mut list = Vec::with_capacity(store.stars.len());
    let mut heard = HashSet::new();
    // Where few write, the newest is not of today.
    let pace = (RUSH / store.stars.len().max(1) as u64).clamp(1, 40);
    for (index, score) in store.stars.iter().enumerate() {
        // Later gaps are long already.
        let pace = if index < 5 { pace } else { 1 };
        age_ms += gap(&mut dice, index) * pace;
        list.push(invented(
            &mut dice,
            &store,
            index,
            (*score, age_ms),
            &mut heard,
        ));
    }
    list
}

/// From minutes for the newest to weeks for old ones.
fn gap(dice: &mut Dice, index: usize) -> u64 {
    let between =
        |dice: &mut Dice, first: u64, last: u64| first + dice.below((last - first) as usize) as u64;
    match index {
        0 => between(dice, 4 * MINUTE_MS, 100 * MINUTE_MS),
        1 => between(dice, HOUR_MS, 4 * HOUR_MS),
        2..=4 => between(dice, 3 * HOUR_MS, 20 * HOUR_MS),
        5..=40 => between(dice, 6 * HOUR_MS, 5 * DAY_MS),
        _ => between(dice, HOUR_MS, 3 * DAY_MS),
    }
}

fn invented(
    dice: &mut Dice,
    store: &Store,
    index: usize,
    (score, age_ms): (u8, u64),
    heard: &mut HashSet<String>,
) -> Invented {
    let tongue = &TONGUES[dice.weighted(TONGUES.iter().map(|tongue| tongue.weight))];
    let mood = Mood::of(score);
    let is_long = dice.percent(6);
    let sentences = match dice.below(10) {
        _ if is_long => 6,
        0 => 0,
        1..=5 => 1,
        6..=8 => 2,
        _ => 4,
    };
    let mut said = text(dice, tongue, mood, sentences, &store.menu, heard);
    if store.id == BUSY_STORE && index == HOSTILE_PLACE {
        said = Said {
            text: HOSTILE.to_owned(),
            ..Said::default()
        };
    }
    let is_anonymous = dice.below(8) == 0;
    let has_picture = dice.percent(60);
    let (ground, emoji) = (dice.pick(&GROUNDS).name, dice.pick(&PORTRAITS));
    let picture = format!("/img/dish/{ground}/{emoji}.png");
    // Who complains is answered more often.
    let answered = if mood == Mood::Good { 18 } else { 38 };
    let reply = dice.percent(answered).then(|| {
        let after_ms = (age_ms / 2).min(20 * HOUR_MS);
        (reply(tongue, mood, &said, &store.menu), after_ms)
    });
    Invented {
        id: store.id * IDS_PER_STORE + index as i64 + 1,
        name: author(dice, tongue),
        picture: if has_picture { picture } else { String::new() },
        score,
        criteria: criteria(dice, score),
        medias: photos(dice, store, index, said.dish),
        content: said.text,
        is_anonymous,
        is_verified: dice.percent(72),
        helpful_count: helpful(dice, age_ms),
        reply,
        age_ms,
        is_edited: age_ms > 2 * DAY_MS && dice.below(20) == 0,
    }
}

/// About what was given over all; some give none.
fn criteria(dice: &mut Dice, score: u8) -> [Option<u8>; 3] {
    if dice.percent(25) {
        return [None; 3];
    }
    [(); 3].map(|()| {
        let off = dice.between(-1, 1) * i64::from(dice.percent(50));
        Some((i64::from(score) + off).clamp(1, 5) as u8)
    })
}

/// Up to six photos, first of the dish that the words speak of, each of another dish and none like
/// another of the store's; the busy store's reviews have many.
fn photos(dice: &mut Dice, store: &Store, index: usize, dish: Option<usize>) -> Vec<String> {
    let count = match (index, dice.below(10)) {
        (0, _) if store.id == BUSY_STORE => MAX_PHOTOS,
        (_, 0..=5) => 0,
        (_, 6) => 1,
        (_, 7) => 2,
        (_, 8) => 3,
        _ => 4 + dice.below(3),
    };
    let turn = dice.below(store.menu.len());
    let turn = dish.unwrap_or(turn);
    (0..count)
        .map(|step| {
            let dish = store.menu[(turn + step) % store.menu.len()].1;
            // 0 is the store's own photo of it.
            let number = index * MAX_PHOTOS + step + 1;
            paths::snapshot(store.id, dish.art(), number)
        })
        .collect()
}

/// More for older reviews, which more people have read.
fn helpful(dice: &mut Dice, age_ms: u64) -> u32 {
    let most = 1 + (age_ms / DAY_MS).min(30) as usize;
    let share = dice.unit();
    (share * share * most as f64) as u32
}

#[cfg(test)]
mod tests;
