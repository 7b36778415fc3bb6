use crate::pictures::banners::Banner;
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

/// One picture of the host, decided wholly by its path.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Picture {
    /// `/img/cover/{ground}/{dish}--{dish2}.png`, 4:3. `--` separates the dishes, because names
    /// contain single dashes.
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
