//! What invented guests say, put together from halves of sentences in the language of its author.
//!
//! Invariants: `{dish}` is something on the store's menu, by its name in that language; a store never
//! hears one sentence twice; what a reply answers is what the review said.

mod chinese;
mod english;
mod indonesian;
mod tongue;

pub use tongue::Mood;

use std::collections::HashSet;

use crate::city::review_words::tongue::{Pool, Tongue, Topic};
use crate::city::roles::{MenuItem, Role, role_of};
use crate::dice::Dice;
use crate::text::uncapitalised;

pub static TONGUES: [Tongue; 3] = [indonesian::TONGUE, english::TONGUE, chinese::TONGUE];

/// What a store answers to people that tests count on.
pub static THANKS: &str = indonesian::THANKS;

/// Hostile input for screens: markup, templates, direction overrides, stacked marks, an endless word.
pub static HOSTILE: &str = "<script>alert('xss')</script> <img src=x onerror=alert(1)> {{7*7}} ${7*7} %s%n \
    '; DROP TABLE reviews;-- \u{202e}kilab skeT\u{202c} Z\u{361}\u{322}\u{330}\u{349}a\u{30f}\u{35a}l\u{31b}\u{326}g\u{30d}\u{347}o \
    مرحبا بالعالم שלום 田中さん 👩‍👩‍👧‍👦🏳️‍🌈 \
    DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// How often another sentence is looked for when one was said before.
const TRIES: usize = 16;

/// What somebody wrote.
#[derive(Default)]
pub struct Said {
    pub text: String,
    /// Place on the menu of the dish that it speaks of first.
    pub dish: Option<usize>,
    /// Of the first sentence.
    pub topic: Option<Topic>,
}

/// Up to `count` sentences, each about something else and none that `heard` has.
pub fn text(
    dice: &mut Dice,
    tongue: &Tongue,
    mood: Mood,
    count: usize,
    menu: &[MenuItem],
    heard: &mut HashSet<String>,
) -> Said {
    let mut said = Said::default();
    let mut topics: Vec<Topic> = Vec::new();
    let is_quick = dice.percent(30);
    let is_small = is_quick && dice.percent(40);
    for index in 0..count {
        let Some((topic, sentence, dish)) = sentence(dice, tongue, mood, menu, &topics, heard)
        else {
            break;
        };
        topics.push(topic);
        said.dish = said.dish.or(dish);
        said.topic = said.topic.or(Some(topic));
        let spoken = if is_quick {
            slipped(dice, tongue, &sentence)
        } else {
            sentence
        };
        let name = dish.map_or("", |place| name(menu, place, tongue));
        let mut spoken = match spoken.strip_prefix("{dish}") {
            Some(rest) if !is_small => {
                format!("{name}{}", rest.replace("{dish}", &uncapitalised(name)))
            }
            _ => spoken.replace("{dish}", &uncapitalised(name)),
        };
        if is_small {
            spoken = uncapitalised(&spoken);
        }
        if index > 0 {
            said.text += if index % 4 == 3 { "\n" } else { tongue.gap };
        }
        said.text += &spoken;
        let is_last = index + 1 == count;
        said.text += match mood == Mood::Good && dice.percent(12) {
            true => dice.pick::<&str>(tongue.cheers),
            false if is_small && is_last => "",
            false => tongue.stop,
        };
    }
    said
}

/// The topic, the sentence with `{dish}` in it, and the dish's place on the menu.
fn sentence(
    dice: &mut Dice,
    tongue: &Tongue,
    mood: Mood,
    menu: &[MenuItem],
    topics: &[Topic],
    heard: &mut HashSet<String>,
) -> Option<(Topic, String, Option<usize>)> {
    let of_mood: Vec<&Pool> = tongue
        .pools
        .iter()
        .filter(|pool| pool.mood == mood)
        .collect();
    let others: Vec<&&Pool> = of_mood
        .iter()
        .filter(|pool| !pool.topic.is_dish() && !topics.contains(&pool.topic))
        .collect();
    let has_dish = topics.iter().any(|topic| topic.is_dish());
    for _ in 0..TRIES {
        let (pool, dish) = if has_dish || others.is_empty() || dice.percent(45) {
            if has_dish && others.is_empty() {
                return None;
            }
            match has_dish {
                true => (**dice.pick(&others), None),
                false => {
                    let place = spoken_of(dice, menu);
                    let topic = topic(&menu[place]);
                    let pool = of_mood.iter().find(|pool| pool.topic == topic)?;
                    (*pool, Some(place))
                }
            }
        } else {
            (**dice.pick(&others), None)
        };
        let sentence = format!("{}{}", dice.pick(pool.heads), dice.pick(pool.tails));
        let key = match dish {
            Some(place) => sentence.replace("{dish}", menu[place].1.name_id),
            None => sentence.clone(),
        };
        if heard.insert(key) {
            return Some((pool.topic, sentence, dish));
        }
    }
    None
}

/// What people talk of: mostly what the menu begins with, never the rice.
fn spoken_of(dice: &mut Dice, menu: &[MenuItem]) -> usize {
    let worth_a_word = |place: &usize| {
        let (_, dish, _) = menu[*place];
        !matches!(role_of(&menu[*place]), Role::Rice | Role::Relish)
            && !matches!(dish.name_id, "Air mineral" | "Kerupuk" | "Lalapan")
    };
    let places: Vec<usize> = (0..menu.len()).filter(worth_a_word).collect();
    let at = dice.below(places.len()).min(dice.below(places.len()));
    places.get(at).copied().unwrap_or(0)
}

/// What is shared and sweet.
static CAKES: [&str; 6] = [
    "Roti sobek cokelat",
    "Kue lapis legit",
    "Bolu pandan",
    "Kue ulang tahun mini",
    "Kue kering nastar",
    "Martabak manis",
];

fn topic(item: &MenuItem) -> Topic {
    match role_of(item) {
        Role::Drink => Topic::Drink,
        Role::Treat => Topic::Treat,
        Role::Shared if CAKES.contains(&item.1.name_id) => Topic::Treat,
        _ => Topic::Food,
    }
}

fn name(menu: &[MenuItem], place: usize, tongue: &Tongue) -> &'static str {
    let dish = menu[place].1;
    [dish.name_id, dish.name_en, dish.name_zh][tongue.index]
}

/// With the slips of quick fingers, never in a dish's name.
fn slipped(dice: &mut Dice, tongue: &Tongue, sentence: &str) -> String {
    let words = sentence.split(' ').map(|word| {
        let found = tongue.slips.iter().find(|(right, _)| *right == word);
        match found {
            Some((_, slip)) if dice.percent(60) => *slip,
            _ => word,
        }
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Somebody who writes in this language.
pub fn author(dice: &mut Dice, tongue: &Tongue) -> String {
    let (first, last) = (dice.pick(tongue.first_names), dice.pick(tongue.last_names));
    match (tongue.index, dice.below(10)) {
        // Family names come first, without a space.
        (2, _) => format!("{last}{first}"),
        (_, 0..=1) => (*first).to_owned(),
        (_, 2..=3) => format!("{first} {}.", last.chars().next().unwrap_or('S')),
        (0, 4) => format!("{} {}", first.to_lowercase(), last.to_lowercase()),
        _ => format!("{first} {last}"),
    }
}

/// What the owner answers to it.
pub fn reply(tongue: &Tongue, mood: Mood, said: &Said, menu: &[MenuItem]) -> String {
    let kind = usize::from(mood != Mood::Good);
    let answer = tongue
        .replies
        .iter()
        .find(|(topic, _)| Some(*topic) == said.topic);
    let Some((_, answers)) = answer else {
        return tongue.thanks[kind].to_owned();
    };
    let dish = said.dish.map_or("", |place| name(menu, place, tongue));
    let answer = answers[kind];
    match answer.strip_prefix("{dish}") {
        Some(rest) => format!("{dish}{rest}"),
        None => answer.replace("{dish}", &uncapitalised(dish)),
    }
}

#[cfg(test)]
mod tests;
