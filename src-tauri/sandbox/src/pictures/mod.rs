//! The image host: a picture is described by its path, so that any path always gives the same
//! picture and nothing is stored.
//!
//! Invariant: what `parse` accepts, `render` can draw. Names come from closed tables (dishes,
//! grounds, banners); a path carries no free text except up to three capital letters of a logo.
//! No HTTP here (`routes/` serves it), and no files or network: art and fonts are in the binary.
//! Rendering blocks for some milliseconds; call it from a blocking thread.

mod banners;
mod cache;
mod compose;
mod dishes;
mod fonts;
mod grounds;
mod photo;
mod render;
mod share;
mod slider;

pub use banners::BANNER_NAMES;
pub use cache::{PictureCache, Source};
pub use grounds::GROUND_NAMES;
pub use photo::{NotAPhoto, PORTRAIT_SIDE, REVIEW_SIDE, reencode, resize};
pub use render::Size;
pub use share::SharePicture;
pub use slider::{SliderPictures, slider_pictures};

use crate::pictures::{banners::Banner, grounds::Ground};

/// Why there is no picture.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PictureError {
    /// The path names no picture. Answer with 404.
    #[error("no such picture: {0}")]
    NotFound(String),
    /// A `w` or `h` that is not a whole number in 1..=2160. Answer with 400.
    #[error("{name} must be a whole number from 1 to 2160, not «{value}»")]
    BadSize { name: &'static str, value: String },
    /// A fault of ours. Answer with 500.
    #[error("the picture could not be drawn: {0}")]
    Drawing(String),
}

/// One picture of the host, decided wholly by its path.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Picture {
    /// `/img/cover/{ground}/{dish}-{dish2}.png`, 4:3. `--` stands between the dishes, because
    /// names hold single dashes.
    Cover {
        ground: &'static Ground,
        dishes: [&'static str; 2],
    },
    /// `/img/logo/{ground}/{letters}/{dish}.png`, square.
    Logo {
        ground: &'static Ground,
        letters: Letters,
        dish: &'static str,
    },
    /// `/img/dish/{ground}/{dish}.png`, square.
    Dish {
        ground: &'static Ground,
        dish: &'static str,
    },
    /// `/img/icon/{dish}.png`, square, transparent.
    Icon { dish: &'static str },
    /// `/img/mall/{ground}/{letters}.png`, 4:3.
    Mall {
        ground: &'static Ground,
        letters: Letters,
    },
    /// `/img/interior/{ground}/{scene}/{dish}.png`, 4:3; scenes 1 to 4.
    Interior {
        ground: &'static Ground,
        scene: u8,
        dish: &'static str,
    },
    /// `/img/menu/{ground}/{page}/{dish}--{dish2}.png`, 3:4; pages 1 to 4.
    Menu {
        ground: &'static Ground,
        page: u8,
        dishes: [&'static str; 2],
    },
    /// `/img/banner/{name}/{locale}.png`, 12:5.
    Banner {
        banner: &'static Banner,
        locale: Locale,
    },
}

/// One to three capital letters or digits, so that a path cannot bring text of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Letters {
    bytes: [u8; 3],
    len: usize,
}

impl Letters {
    fn parse(text: &str) -> Option<Self> {
        let valid = (1..=3).contains(&text.len())
            && text
                .bytes()
                .all(|b| b.is_ascii_uppercase() || b.is_ascii_digit());
        valid.then(|| {
            let mut bytes = [0; 3];
            bytes[..text.len()].copy_from_slice(text.as_bytes());
            Self {
                bytes,
                len: text.len(),
            }
        })
    }

    fn as_str(&self) -> &str {
        std::str::from_utf8(&self.bytes[..self.len]).unwrap_or_default()
    }
}

/// The language of a banner's text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Locale {
    Id,
    En,
    Zh,
}

impl Locale {
    pub const ALL: [Self; 3] = [Self::Id, Self::En, Self::Zh];

    pub fn as_str(self) -> &'static str {
        match self {
            Self::Id => "id-ID",
            Self::En => "en-US",
            Self::Zh => "zh-CN",
        }
    }
}

impl Picture {
    /// Draws the picture and encodes it as WebP. Without a size it has its base size.
    pub fn render(&self, size: Size) -> Result<Vec<u8>, PictureError> {
        render::render(self, size)
    }
}

/// `#rrggbb` that stands for a ground while its picture loads; the page's own for an unknown one.
pub fn ground_color(name: &str) -> &'static str {
    grounds::find(name).map_or("#FFD233", |ground| ground.to)
}

/// `#rrggbb` that stands for a banner while it loads.
pub fn banner_color(name: &str) -> &'static str {
    banners::find(name).map_or("#FFD233", |banner| compose::banner_color(banner))
}

/// Whether the embedded fonts, which hold the banners' Chinese only, can write all of a text.
pub fn can_write(text: &str) -> bool {
    text.chars().all(fonts::has)
}

/// Whether the art of that name exists; the seed's tables are checked with it.
pub fn has_dish(name: &str) -> bool {
    dishes::name(name).is_some()
}

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
            locale: Locale::ALL
                .into_iter()
                .find(|known| known.as_str() == locale)?,
        }),
        _ => None,
    }
}

fn dish_pair(text: &str) -> Option<[&'static str; 2]> {
    let (first, second) = text.split_once("--")?;
    Some([dishes::name(first)?, dishes::name(second)?])
}

fn one_to_four(text: &str) -> Option<u8> {
    match text {
        "1" => Some(1),
        "2" => Some(2),
        "3" => Some(3),
        "4" => Some(4),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
