use serde::{Deserialize, Deserializer};

use crate::pictures::dish::color::Color;

/// How a food looks; what is left out is the food's own. Lengths are in units of the picture.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase", default)]
pub struct Look {
    /// Size, 1 is usual.
    pub s: Option<f64>,
    /// Degrees.
    pub r: Option<f64>,
    #[serde(deserialize_with = "one_or_many")]
    pub c: Vec<Color>,
    pub flip: bool,
    /// Drawn with this probability.
    pub maybe: Option<f64>,
    /// How far it sinks into soup, 0..1.
    pub sink: Option<f64>,
    pub kind: Option<String>,
    pub n: Option<f64>,
    pub w: Option<f64>,
    pub h: Option<f64>,
    pub d: Option<f64>,
    pub flat: Option<f64>,
    pub lean: Option<f64>,
    pub long: Option<f64>,
    pub wide: Option<f64>,
    pub thick: Option<f64>,
    pub bend: Option<f64>,
    pub edge: Option<f64>,
    pub ruffle: Option<f64>,
    pub gloss: Option<f64>,
    pub glaze: Option<f64>,
    pub wet: Option<f64>,
    pub crisp: Option<f64>,
    pub char: Option<f64>,
    pub knobs: Option<f64>,
    pub seeds: Option<f64>,
    pub grain: Option<f64>,
    pub nx: Option<f64>,
    pub ny: Option<f64>,
    pub straight: bool,
    pub square: bool,
    pub round: bool,
    pub cone: bool,
    pub batter: bool,
    pub side: Option<Color>,
    pub spots: Option<Color>,
    pub pores: Option<Color>,
    pub chunky: Option<Color>,
    pub crumbs: Option<Color>,
    pub cuts: Option<Color>,
    pub fat: Option<Color>,
    pub bean: Option<Color>,
    pub cut: Option<Color>,
    pub wrap: Option<Color>,
    pub open: Option<Color>,
    pub syrup: Option<Color>,
    pub sauce: Option<Color>,
    pub icing: Option<Color>,
    pub dot: Option<Color>,
    pub tail: Option<Color>,
    pub top: Option<Color>,
    pub bits: Vec<Color>,
    pub fill: Vec<Color>,
    pub bands: Vec<(Color, f64)>,
}

fn one_or_many<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Color>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum OneOrMany {
        One(Color),
        Many(Vec<Color>),
    }
    Ok(match OneOrMany::deserialize(from)? {
        OneOrMany::One(color) => vec![color],
        OneOrMany::Many(colors) => colors,
    })
}
