use std::fmt;

use crate::pictures::dish::pen::Pen;

/// What tells one picture of a dish from another: its store's china, and the number of the photo.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed {
    pub china: u16,
    pub number: u16,
}

impl Seed {
    /// The china of pictures that belong to no store.
    pub const HOUSE: Self = Self {
        china: 0,
        number: 0,
    };

    /// The first photo with a store's china.
    pub fn of_store(store_id: i64) -> Self {
        Self {
            china: wrapped(store_id.unsigned_abs()),
            number: 0,
        }
    }

    /// Another photo with the same china.
    pub fn with(self, number: usize) -> Self {
        let number = wrapped(number as u64);
        Self { number, ..self }
    }

    /// `{china}-{number}`, each from 0 to 65535 and in the only way of writing it.
    pub fn parse(text: &str) -> Option<Self> {
        let (china, number) = text.split_once('-')?;
        let seed = Self {
            china: china.parse().ok()?,
            number: number.parse().ok()?,
        };
        (seed.to_string() == text).then_some(seed)
    }

    pub fn pen(self) -> Pen {
        let mixed = u32::from(self.number) << 16 | u32::from(self.china);
        Pen::new(mixed, usize::from(self.china))
    }
}

/// Stores that are 65,536 apart have the same china.
fn wrapped(number: u64) -> u16 {
    (number % (1 << 16)) as u16
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.china, self.number)
    }
}
