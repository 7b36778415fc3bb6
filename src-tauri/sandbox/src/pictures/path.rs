//! A picture from its path: names come from closed tables.

use jajan_contract::localised::Locale;

use crate::pictures::art::Art;
use crate::pictures::dish::{Dish, Seed};
use crate::pictures::film::Film;
use crate::pictures::picture::{Letters, Picture, PictureError};
use crate::pictures::{banners, emoji, grounds};

/// Dishes on a cover or on a table.
pub const MOST_DISHES: usize = 3;
/// Lines of a menu board.
pub const MOST_ROWS: usize = 8;
/// Rupiah; what a board has room for.
const HIGHEST_PRICE: u32 = 9_999_999;

/// Reads a path such as `/img/dish/mango/7-0/bakso-urat.png` (no query, no percent escapes).
pub fn parse(path: &str) -> Result<Picture, PictureError> {
    let not_found = || PictureError::NotFound(path.chars().take(120).collect());
    let rest = path
        .strip_prefix("/img/")
        .and_then(|rest| rest.strip_suffix(".png"));
    let parts: Vec<&str> = rest.ok_or_else(not_found)?.split('/').collect();
    read(&parts).ok_or_else(not_found)
}

fn read(parts: &[&str]) -> Option<Picture> {
    match *parts {
        ["cover", ground, seed, names] => Some(Picture::Cover {
            ground: grounds::find(ground)?,
            seed: Seed::parse(seed)?,
            dishes: dishes(names)?,
        }),
        ["table", ground, seed, names] => Some(Picture::Table {
            ground: grounds::find(ground)?,
            seed: Seed::parse(seed)?,
            dishes: dishes(names)?,
        }),
        ["dish", ground, seed, dish] => Some(Picture::Dish {
            ground: grounds::find(ground)?,
            seed: Seed::parse(seed)?,
            dish: Dish::find(dish)?,
        }),
        ["snapshot", seed, dish] => Some(Picture::Snapshot {
            seed: Seed::parse(seed)?,
            dish: Dish::find(dish)?,
        }),
        ["menu", seed, rows] => Some(Picture::Menu {
            seed: Seed::parse(seed)?,
            rows: menu_rows(rows)?,
        }),
        ["poster", ground, seed, names] => Some(Picture::Poster(Film::of(
            grounds::find(ground)?,
            Seed::parse(seed)?,
            dishes(names)?,
        ))),
        ["interior", ground, scene, seed, dish] => Some(Picture::Interior {
            ground: grounds::find(ground)?,
            scene: one_to_four(scene)?,
            seed: Seed::parse(seed)?,
            dish: Dish::find(dish)?,
        }),
        ["logo", ground, letters, emoji] => Some(Picture::Logo {
            ground: grounds::find(ground)?,
            letters: Letters::parse(letters)?,
            emoji: emoji::name(emoji)?,
        }),
        ["dish", ground, emoji] => Some(Picture::Portrait {
            ground: grounds::find(ground)?,
            emoji: emoji::name(emoji)?,
        }),
        ["icon", name] => Some(Picture::Icon {
            art: Art::find(name)?,
        }),
        ["mall", ground, letters] => Some(Picture::Mall {
            ground: grounds::find(ground)?,
            letters: Letters::parse(letters)?,
        }),
        ["banner", name, locale] => Some(Picture::Banner {
            banner: banners::find(name)?,
            locale: Locale::from_tag(locale)?,
        }),
        _ => None,
    }
}

fn dishes(text: &str) -> Option<Vec<Dish>> {
    let dishes: Option<Vec<_>> = text.split("--").map(Dish::find).collect();
    dishes.filter(|dishes| dishes.len() <= MOST_DISHES)
}

fn menu_rows(text: &str) -> Option<Vec<(Dish, u32)>> {
    let row = |text: &str| {
        let (dish, price) = text.split_once('=')?;
        Some((Dish::find(dish)?, whole(price, HIGHEST_PRICE)?))
    };
    let rows: Option<Vec<_>> = text.split("--").map(row).collect();
    rows.filter(|rows| rows.len() <= MOST_ROWS)
}

/// A number in the only way of writing it, so that a picture has one path.
fn whole(text: &str, most: u32) -> Option<u32> {
    let number: u32 = text.parse().ok()?;
    (number <= most && number.to_string() == text).then_some(number)
}

fn one_to_four(text: &str) -> Option<u8> {
    whole(text, 4)
        .filter(|number| *number > 0)
        .map(|number| number as u8)
}
