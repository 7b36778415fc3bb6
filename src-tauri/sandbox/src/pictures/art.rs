//! What stands in a scene by its name: a drawn dish, or an emoji for what is none.

use crate::pictures::dish::{Dish, Seed};
use crate::pictures::emoji;

/// A dish or an emoji of the closed tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Art {
    Dish(Dish),
    Emoji(&'static str),
}

impl Art {
    /// A dish goes before an emoji of the same name.
    pub fn find(name: &str) -> Option<Self> {
        let dish = Dish::find(name).map(Self::Dish);
        dish.or_else(|| emoji::name(name).map(Self::Emoji))
    }

    /// The address that `render` resolves within a drawing; a dish is drawn on `seed`'s china.
    pub fn href(self, seed: Seed) -> String {
        match self {
            Self::Dish(dish) => format!("dish:{seed}/{}", dish.slug()),
            Self::Emoji(name) => format!("emoji:{name}"),
        }
    }
}
