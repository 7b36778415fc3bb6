//! What invented people say of a store.
//!
//! Invariants: how many reviews a store has and what they give it depends on the seed and its
//! number alone, so that the cards of a million stores agree with lists that nobody opened yet;
//! the reviews themselves are written when somebody first looks (`store::reviews::invented`), their
//! times counted back from then. Pure: no SQL, no clock.

pub use crate::city::review_words::THANKS;
use crate::{
    city::{
        review_words::{HOSTILE, Mood, REPLIES, TONGUES, text},
        stores::{self, Store},
    },
    dice::Dice,
    ids::FIRST_UNLISTED,
    pictures::GROUND_NAMES,
};

/// Streams of dice of their own, far from those of the stores.
const STARS: u64 = 1 << 40;
const WORDS: u64 = 1 << 41;
/// Where long lists are tried out; store number 1 has as many photos, too.
pub const BUSY_STORE: i64 = 1;
const BUSY_COUNT: usize = 300;
/// Stores that stand on no list have some, or are told to have none.
const UNLISTED_COUNT: usize = 12;
/// Ids of invented reviews are the store's number times this, plus their place from 1.
pub const IDS_PER_STORE: i64 = 1_000;
const MINUTE: u64 = 60_000;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;
const MAX_PHOTOS: usize = 6;
/// Of a store that nobody thought about yet.
const PLAIN_QUALITY: i64 = 44;

/// One review, newest first.
pub struct Invented {
    pub id: i64,
    pub name: &'static str,
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
    pub reply: Option<(&'static str, u64)>,
    /// Milliseconds before now.
    pub age_ms: u64,
    pub is_edited: bool,
}

/// The stars of a store's reviews, newest first. `interest` is how much is heard of it, `quality`
/// what people think of it, in tenths of stars.
pub fn stars(seed: u64, store_id: i64, interest: i64, quality: i64) -> Vec<u8> {
    let count = match interest {
        _ if store_id == BUSY_STORE => BUSY_COUNT,
        0 if store_id >= FIRST_UNLISTED => UNLISTED_COUNT,
        0 => 0,
        some => 1 + some as usize / 13,
    };
    let mut dice = Dice::new(seed, STARS + store_id as u64);
    let quality = if quality == 0 { PLAIN_QUALITY } else { quality };
    let star = |dice: &mut Dice| {
        // Somebody is always unlucky.
        if dice.percent(6) {
            return 1 + dice.below(2) as u8;
        }
        let felt = quality as f64 / 10.0 + 0.4 + dice.bell() * 1.4;
        felt.round().clamp(1.0, 5.0) as u8
    };
    (0..count).map(|_| star(&mut dice)).collect()
}

/// The mean of stars in tenths, as cards show it; 0 without any.
pub fn score_tenths(stars: &[u8]) -> i64 {
    let sum: i64 = stars.iter().map(|star| i64::from(*star)).sum();
    let count = stars.len() as i64;
    if count == 0 {
        return 0;
    }
    (sum * 20 + count) / (count * 2)
}

/// All reviews of a store, newest first.
pub fn of_store(seed: u64, store_id: i64) -> Vec<Invented> {
    let store = stores::store(seed, store_id);
    let mut dice = Dice::new(seed, WORDS + store_id as u64);
    let mut age_ms = 0;
    let mut list = Vec::with_capacity(store.stars.len());
    for (index, score) in store.stars.iter().enumerate() {
        age_ms += gap(&mut dice, index);
        list.push(invented(&mut dice, &store, index, *score, age_ms));
    }
    list
}

/// From minutes for the newest to weeks for old ones.
fn gap(dice: &mut Dice, index: usize) -> u64 {
    let between =
        |dice: &mut Dice, first: u64, last: u64| first + dice.below((last - first) as usize) as u64;
    match index {
        0 => between(dice, 4 * MINUTE, 100 * MINUTE),
        1 => between(dice, HOUR, 4 * HOUR),
        2..=4 => between(dice, 3 * HOUR, 20 * HOUR),
        5..=40 => between(dice, 6 * HOUR, 5 * DAY),
        _ => between(dice, HOUR, 3 * DAY),
    }
}

fn invented(dice: &mut Dice, store: &Store, index: usize, score: u8, age_ms: u64) -> Invented {
    let tongue_index = dice.weighted(TONGUES.iter().map(|tongue| tongue.weight));
    let tongue = &TONGUES[tongue_index];
    let mood = Mood::of(score);
    let is_long = dice.percent(9);
    let sentences = match dice.below(10) {
        _ if is_long => 9,
        0 => 0,
        1..=3 => 1,
        4..=7 => 2,
        _ => 4,
    };
    let menu: Vec<[&'static str; 3]> = store
        .menu
        .iter()
        .map(|(_, dish, _)| [dish.name_id, dish.name_en, dish.name_zh])
        .collect();
    let mut content = text(dice, tongue, mood, sentences, &menu);
    if store.id == BUSY_STORE && index == 7 {
        content = HOSTILE.to_owned();
    }
    let is_anonymous = dice.below(8) == 0;
    let has_picture = dice.percent(60);
    let picture = format!(
        "/img/dish/{}/{}.png",
        dice.pick(&GROUND_NAMES),
        dice.pick(&store.menu).1.art
    );
    let reply = dice.percent(22).then(|| {
        let kind = usize::from(mood == Mood::Bad);
        let after_ms = (age_ms / 2).min(20 * HOUR);
        (REPLIES[tongue_index][kind], after_ms)
    });
    Invented {
        id: store.id * IDS_PER_STORE + index as i64 + 1,
        name: tongue.names[dice.below(tongue.names.len())],
        picture: if has_picture { picture } else { String::new() },
        score,
        criteria: criteria(dice, score),
        medias: photos(dice, store, index),
        content,
        is_anonymous,
        is_verified: dice.percent(72),
        helpful_count: helpful(dice, age_ms),
        reply,
        age_ms,
        is_edited: age_ms > 2 * DAY && dice.below(20) == 0,
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

/// Up to six drawn dishes on the store's own ground; the busy store's reviews have many.
fn photos(dice: &mut Dice, store: &Store, index: usize) -> Vec<String> {
    let count = match (index, dice.below(10)) {
        (0, _) if store.id == BUSY_STORE => MAX_PHOTOS,
        (_, 0..=5) => 0,
        (_, 6) => 1,
        (_, 7) => 2,
        (_, 8) => 3,
        _ => 4 + dice.below(3),
    };
    let turn = dice.below(store.menu.len());
    let mut medias: Vec<String> = Vec::new();
    // A second round, on another ground, where the menu's dishes look alike.
    let other: &'static str = GROUND_NAMES[dice.below(GROUND_NAMES.len())];
    for (round, ground) in [store.ground, other].into_iter().enumerate() {
        for step in 0..store.menu.len() {
            let art = store.menu[(turn + step + round) % store.menu.len()].1.art;
            let address = format!("/img/dish/{ground}/{art}.png");
            if medias.len() < count && !medias.contains(&address) {
                medias.push(address);
            }
        }
    }
    medias
}

/// What is old was read by more.
fn helpful(dice: &mut Dice, age_ms: u64) -> u32 {
    let most = 1 + (age_ms / DAY).min(30) as usize;
    let share = dice.unit();
    (share * share * most as f64) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pictures;

    const SEED: u64 = 62;

    #[test]
    fn a_card_agrees_with_the_reviews_that_are_made_later() {
        for id in 1..=300 {
            let store = stores::store(SEED, id);
            let list = of_store(SEED, id);
            assert_eq!(store.review_count, list.len() as i64, "{id}");
            let stars: Vec<u8> = list.iter().map(|review| review.score).collect();
            assert_eq!(store.score_tenths, score_tenths(&stars), "{id}");
            assert!((list.len() as i64) < IDS_PER_STORE);
        }
        assert_eq!(of_store(SEED, BUSY_STORE).len(), BUSY_COUNT);
    }

    #[test]
    fn scores_are_rounded_to_tenths() {
        for (stars, tenths) in [
            (&[][..], 0),
            (&[5], 50),
            (&[4, 5], 45),
            (&[4, 4, 5], 43),
            (&[5, 5, 4], 47),
            (&[1, 2, 1, 1], 13),
        ] {
            assert_eq!(score_tenths(stars), tenths, "{stars:?}");
        }
    }

    #[test]
    fn every_picture_can_be_drawn_and_variety_is_there() {
        let list = of_store(SEED, BUSY_STORE);
        for address in list.iter().flat_map(|review| &review.medias) {
            assert!(pictures::parse(address).is_ok(), "{address}");
        }
        let portraits = list.iter().map(|review| &review.picture);
        for address in portraits.filter(|address| !address.is_empty()) {
            assert!(pictures::parse(address).is_ok(), "{address}");
        }
        assert_eq!(list[0].medias.len(), 6);
        assert!(list[0].age_ms < 2 * HOUR);
        assert!(list.windows(2).all(|pair| pair[0].age_ms < pair[1].age_ms));
        assert!(list.iter().any(|review| review.content.is_empty()));
        assert!(list.iter().any(|review| review.content.lines().count() > 1));
        assert!(list.iter().any(|review| review.is_anonymous));
        assert!(list.iter().any(|review| review.reply.is_some()));
        assert!(list.iter().any(|review| review.is_edited));
        let is_chinese = |c: char| ('\u{4e00}'..='\u{9fff}').contains(&c);
        assert!(
            list.iter()
                .any(|review| review.content.chars().any(is_chinese))
        );
        assert!((1..=5).all(|star| list.iter().any(|review| review.score == star)));
    }
}
