//! Colours by name or as `#rrggbb`, and how light and shade change them.

use std::fmt;

use serde::{Deserialize, Deserializer, de};

/// Red, green, blue.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Color([u8; 3]);

impl Color {
    /// From `0xrrggbb`.
    pub const fn hex(value: u32) -> Self {
        let [_, red, green, blue] = value.to_be_bytes();
        Self([red, green, blue])
    }

    /// A name of the table below, or `#rrggbb`.
    pub fn parse(text: &str) -> Option<Self> {
        if let Some((_, color)) = NAMED.iter().find(|(name, _)| *name == text) {
            return Some(*color);
        }
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6)?;
        u32::from_str_radix(digits, 16).ok().map(Self::hex)
    }

    fn channels(self) -> [f64; 3] {
        self.0.map(f64::from)
    }

    fn of(channels: [f64; 3]) -> Self {
        Self(channels.map(|part| part.round().clamp(0.0, 255.0) as u8))
    }

    fn times(self, factors: [f64; 3]) -> Self {
        let own = self.channels();
        Self::of([0, 1, 2].map(|i| own[i] * factors[i]))
    }

    /// `share` 0 is this colour, 1 is `other`.
    pub fn mix(self, other: Self, share: f64) -> Self {
        let (own, other) = (self.channels(), other.channels());
        Self::of([0, 1, 2].map(|i| own[i] + (other[i] - own[i]) * share))
    }

    pub fn light(self, share: f64) -> Self {
        self.mix(Self::hex(0xfff8e6), share)
    }

    /// The shade of food is warm and stays saturated: grey shade makes it look cold.
    pub fn dark(self, share: f64) -> Self {
        self.mix(self.times([0.58, 0.33, 0.2]), share)
    }

    /// The shade of china and glass takes its blue from the room.
    pub fn cool(self, share: f64) -> Self {
        self.mix(self.times([0.46, 0.4, 0.5]), share)
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.0;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

impl<'de> Deserialize<'de> for Color {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        Self::parse(&text).ok_or_else(|| de::Error::custom(format!("no colour: {text}")))
    }
}

macro_rules! colors {
    ($($constant:ident $name:literal $value:literal,)*) => {
        $(pub const $constant: Color = Color::hex($value);)*
        /// What recipes may call by name.
        static NAMED: &[(&str, Color)] = &[$(($name, $constant)),*];
    };
}

colors! {
    BEEF "beef" 0xb07c5c,
    BEEF_DARK "beefDark" 0x7c4630,
    CRUST "crust" 0xd98a2b,
    GOLDEN "golden" 0xeeb04a,
    HONEY "honey" 0xb5561c,
    CHAR "char" 0x4a2413,
    RICE "rice" 0xfffdf6,
    FRIED_RICE "friedRice" 0xd98b3a,
    TURMERIC "turmeric" 0xf8c630,
    RED_RICE "redRice" 0x9c4a3c,
    NOODLE "yellow" 0xf7cb52,
    KECAP "kecap" 0xa35a25,
    FLAT_NOODLE "flat" 0xf7ead2,
    RICE_NOODLE "white" 0xfffaf0,
    GLASS_NOODLE "glass" 0xc99a63,
    BROTH "broth" 0xeeb33f,
    CLEAR "clear" 0xf0c56c,
    COCONUT "coconut" 0xf6d79a,
    SANTAN "santan" 0xf3a63c,
    RAWON "rawon" 0x3b221a,
    RED "red" 0xdc2f1e,
    SAMBAL "sambal" 0xd3271a,
    IJO "ijo" 0x6f9c2a,
    PEANUT "peanut" 0xb9712f,
    GREEN "green" 0x5fae3d,
    LEAF "leaf" 0x3f9147,
    PALE "pale" 0xcfe6a0,
    LIME "lime" 0x8fc93a,
    TOMATO "tomato" 0xee4b34,
    CARROT "carrot" 0xf58a2c,
    EGG "egg" 0xfffdf7,
    YOLK "yolk" 0xffb21e,
    TOFU "tofu" 0xf0bd62,
    TEMPE "tempe" 0xc98d4a,
    SHRIMP "shrimp" 0xff8f5a,
    BONE "bone" 0xf6ead6,
    WOOD "wood" 0xd8a36a,
    CHOCO "choco" 0x5b2f1c,
    PALM "palm" 0x8a4a1f,
    CREAM "cream" 0xfff3dc,
    PANDAN "pandan" 0x7dbb4a,
    TARO "taro" 0xb79ad9,
    MATCHA "matcha" 0x9cc25a,
    TEA "tea" 0xc8691f,
    MILK_TEA "milkTea" 0xd9a878,
    COFFEE "coffee" 0x4a2818,
    ORANGE "orange" 0xffa726,
    STONE "stone" 0x5d5a60,
    MUSHROOM "mushroom" 0xb98a63,
    SPROUT "sprout" 0xfbf6e4,
    CORN "corn" 0xffd044,
    PINK "pink" 0xf48fa8,
    AVOCADO "avocado" 0xbcd35f,
    MANGO "mango" 0xffb627,
}

pub const WHITE: Color = Color::hex(0xffffff);
/// Contact shadows.
pub const SHADE: Color = Color::hex(0x2a1008);
