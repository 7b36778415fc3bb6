//! A picture from its path: names come from closed tables.

use jajan_contract::localised::Locale;

use crate::pictures::picture::{Letters, Picture, PictureError};
use crate::pictures::{banners, dishes, grounds};

/// Reads a path such as `/img/cover/mango/noodles--tea.png` (no query, no percent escapes).
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
        ["cover", ground, pair] => Some(Picture::Cover {
            ground: grounds::find(ground)?,
            dishes: dish_pair(pair)?,
        }),
        ["interior", ground, scene, dish] => Some(Picture::Interior {
            ground: grounds::find(ground)?,
            scene: one_to_four(scene)?,
            dish: dishes::name(dish)?,
        }),
        ["menu", ground, page, pair] => Some(Picture::Menu {
            ground: grounds::find(ground)?,
            page: one_to_four(page)?,
            dishes: dish_pair(pair)?,
        }),
        ["logo", ground, letters, dish] => Some(Picture::Logo {
            ground: grounds::find(ground)?,
            letters: Letters::parse(letters)?,
            dish: dishes::name(dish)?,
        }),
        ["dish", ground, dish] => Some(Picture::Dish {
            ground: grounds::find(ground)?,
            dish: dishes::name(dish)?,
        }),
        ["icon", dish] => Some(Picture::Icon {
            dish: dishes::name(dish)?,
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

fn dish_pair(text: &str) -> Option<[&'static str; 2]> {
    let (first, second) = text.split_once("--")?;
    Some([dishes::name(first)?, dishes::name(second)?])
}

fn one_to_four(text: &str) -> Option<u8> {
    let at = ["1", "2", "3", "4"]
        .iter()
        .position(|number| *number == text)?;
    Some(at as u8 + 1)
}
