use crate::pictures::art::Art;
use crate::pictures::banners::Banner;
use crate::pictures::dish::{Dish, Seed};
use crate::pictures::film::Film;
use crate::pictures::grounds::Ground;
use jajan_contract::localised::Locale;

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

/// One picture of the host, decided wholly by its path. `{seed}` is `{china}-{number}`; `--` separates
/// dishes, because their names contain single dashes.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Picture {
    /// `/img/cover/{ground}/{seed}/{dish}--{dish}--{dish}.png`, 4:3, one to three dishes on a
    /// store's counter, its best one first.
    Cover {
        ground: &'static Ground,
        seed: Seed,
        dishes: Vec<Dish>,
    },
    /// `/img/table/{ground}/{seed}/{dish}--{dish}.png`, 4:3, one to three dishes of one voucher.
    Table {
        ground: &'static Ground,
        seed: Seed,
        dishes: Vec<Dish>,
    },
    /// `/img/dish/{ground}/{seed}/{dish}.png`, square.
    Dish {
        ground: &'static Ground,
        seed: Seed,
        dish: Dish,
    },
    /// `/img/snapshot/{seed}/{dish}.png`, square: a guest's photo.
    Snapshot { seed: Seed, dish: Dish },
    /// `/img/menu/{seed}/{dish}={price}--{dish}={price}.png`, 3:4, one to eight dishes with their
    /// prices in rupiah.
    Menu { seed: Seed, rows: Vec<(Dish, u32)> },
    /// `/img/poster/{ground}/{seed}/{dish}--{dish}--{dish}.png`, the first frame of a video.
    Poster(Film),
    /// `/img/interior/{ground}/{scene}/{seed}/{dish}.png`, 4:3; scenes 1 to 4.
    Interior {
        ground: &'static Ground,
        scene: u8,
        seed: Seed,
        dish: Dish,
    },
    /// `/img/logo/{ground}/{letters}/{emoji}.png`, square.
    Logo {
        ground: &'static Ground,
        letters: Letters,
        emoji: &'static str,
    },
    /// `/img/dish/{ground}/{emoji}.png`, square: somebody's portrait.
    Portrait {
        ground: &'static Ground,
        emoji: &'static str,
    },
    /// `/img/icon/{emoji or dish}.png`, square, transparent.
    Icon { art: Art },
    /// `/img/mall/{ground}/{letters}.png`, 4:3.
    Mall {
        ground: &'static Ground,
        letters: Letters,
    },
    /// `/img/banner/{name}/{locale}.png`, 12:5; with lines of its own where 24:5 is asked.
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
    pub fn parse(text: &str) -> Option<Self> {
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

    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.bytes[..self.len]).unwrap_or_default()
    }
}
