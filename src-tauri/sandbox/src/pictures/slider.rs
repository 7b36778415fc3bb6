//! The slider captcha: a picture with a jigsaw-like gap, and the piece that fits it.
//!
//! Coordinates are pixels of a background of [`WIDTH`] x [`HEIGHT`]; the pictures themselves have
//! [`DENSITY`] times as many, because phones do. The gap lies right of where the piece begins, so
//! that there is always a way to drag.

use std::ops::RangeInclusive;

use resvg::tiny_skia::Transform;

use crate::dice::Dice;
use crate::pictures::render::{self, Quality};
use crate::pictures::{PictureError, compose, grounds};

const WIDTH: u32 = 280;
const HEIGHT: u32 = 140;
const DENSITY: u32 = 2;
/// The box around the piece, its knobs included.
const PIECE: u32 = 44;
/// Where a gap may be: right of where the piece begins, and not as far right as a drag to the end.
pub const GAPS_X: RangeInclusive<u32> = PIECE + 1..=220;
const QUALITY: Quality = Quality::of(82.0);

/// In a box of 44 x 44: a body of 33 with a knob on top and one on the right, a hollow below.
const OUTLINE: &str = "M6 11.5H14.6C17.4 11.5 16.2 9.3 15.5 8.2A6.4 6.4 0 1 1 26.5 8.2C25.8 9.3 24.6 11.5 27.4 11.5H30A3 3 0 0 1 33 14.5V18.6C33 21.4 35 20.3 36.2 19.5A5.6 5.6 0 1 1 36.2 29.5C35 28.7 33 27.6 33 30.4V39.5A3 3 0 0 1 30 42.5H25.6C22.8 42.5 24 40.3 24.6 39.3A5.2 5.2 0 1 0 14.4 39.3C15 40.3 16.2 42.5 13.4 42.5H6A3 3 0 0 1 3 39.5V14.5A3 3 0 0 1 6 11.5Z";

/// Round dishes that fill their square, so that the gap always cuts through something.
const THINGS: [&str; 20] = [
    "noodles",
    "curry",
    "bento",
    "spaghetti",
    "donut",
    "shortcake",
    "stew",
    "coffee",
    "burger",
    "pizza",
    "taco",
    "salad",
    "paella",
    "pancakes",
    "dumpling",
    "soup-bowl",
    "cupcake",
    "crab",
    "watermelon",
    "bubble-tea",
];
/// Light grounds: the gap must stand out.
const LIGHT_GROUNDS: [&str; 8] = [
    "mango", "guava", "lime", "pandan", "taro", "sea", "papaya", "turmeric",
];

/// One challenge. The pictures are WebP; all numbers are pixels of the background.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SliderPictures {
    pub background: Vec<u8>,
    /// Transparent around the piece; as high as it is wide.
    pub piece: Vec<u8>,
    /// Where the left edge of the piece belongs, in [`GAPS_X`].
    pub x: u32,
    /// Where the top edge of the piece belongs.
    pub top: u32,
    pub width: u32,
    pub height: u32,
    pub piece_width: u32,
}

/// The same seed gives the same challenge. Takes some milliseconds; call it from a blocking thread.
pub fn slider_pictures(seed: u64) -> Result<SliderPictures, PictureError> {
    let mut dice = Dice::new(seed, 0);
    let x = dice.between((*GAPS_X.start()).into(), (*GAPS_X.end()).into()) as u32;
    let top = dice.between(16, i64::from(HEIGHT - PIECE) - 16) as u32;
    let (defs, scene) = scene(&mut dice);
    let gap = format!(
        r##"<g transform="translate({x} {top})"><path d="{OUTLINE}" fill="#1A1613" fill-opacity=".62"/><path d="{OUTLINE}" fill="none" stroke="#FFFFFF" stroke-opacity=".7" stroke-width="1"/></g>"##
    );
    let background = draw([0, 0, WIDTH, HEIGHT], &defs, &format!("{scene}{gap}"))?;
    let clip = format!(
        r#"{defs}<clipPath id="outline"><path transform="translate({x} {top})" d="{OUTLINE}"/></clipPath>"#
    );
    // The edge: a shade outside, light inside, so that the piece stands off any ground.
    let lifted = format!(
        r##"<path transform="translate({x} {top})" d="{OUTLINE}" fill="none" stroke="#1A1613" stroke-opacity=".28" stroke-width="2.6"/>
<g clip-path="url(#outline)">{scene}</g>
<path transform="translate({x} {top})" d="{OUTLINE}" fill="none" stroke="#FFFFFF" stroke-opacity=".95" stroke-width="1.4"/>"##
    );
    let piece = draw([x, top, PIECE, PIECE], &clip, &lifted)?;
    Ok(SliderPictures {
        background,
        piece,
        x,
        top,
        width: WIDTH,
        height: HEIGHT,
        piece_width: PIECE,
    })
}

/// Gradients and the picture without its gap.
fn scene(dice: &mut Dice) -> (String, String) {
    // The tables are checked by a test; without a ground the picture would only be pale.
    let name: &str = LIGHT_GROUNDS[dice.below(LIGHT_GROUNDS.len())];
    let ground = grounds::find(name).unwrap_or(&grounds::GROUNDS[0]);
    let defs = compose::gradients(ground);
    let mut body = format!(
        r#"<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#ground)"/>
<circle cx="{}" cy="{}" r="96" fill="{glow}" fill-opacity=".4"/>
<circle cx="{}" cy="120" r="70" fill="{deep}" fill-opacity=".1"/>
"#,
        dice.between(40, 120),
        dice.between(0, 50),
        dice.between(170, 260),
        glow = ground.glow,
        deep = ground.deep,
    );
    let first = dice.below(THINGS.len());
    let rises = dice.percent(50);
    for index in 0..5 {
        // Seven is prime to the table's length: five different ones.
        let dish = THINGS[(first + index * 7) % THINGS.len()];
        let is_high = index.is_multiple_of(2) == rises;
        let x = 24.0 + 58.0 * index as f64 + dice.unit() * 12.0 - 6.0;
        let y = if is_high { 44.0 } else { 92.0 } + dice.unit() * 12.0 - 6.0;
        let side = 70.0 + dice.unit() * 16.0;
        let degrees = dice.unit() * 36.0 - 18.0;
        body += &compose::shadow(x, y + side * 0.42, side * 0.42, side * 0.1);
        body += &compose::emoji(dish, [x, y, side, degrees]);
    }
    (defs, body)
}

/// A part `[x, y, width, height]` of the scene as WebP.
fn draw([x, y, width, height]: [u32; 4], defs: &str, body: &str) -> Result<Vec<u8>, PictureError> {
    let drawing = compose::document(WIDTH, HEIGHT, defs, body);
    let [width, height] = [width * DENSITY, height * DENSITY];
    let scale = DENSITY as f32;
    let transform = Transform::from_scale(scale, scale)
        .post_translate(-(x as f32) * scale, -(y as f32) * scale);
    let pixmap = render::paint(&drawing.svg, width, height, transform)?;
    render::encode(&pixmap.take_demultiplied(), width, height, QUALITY)
}

#[cfg(test)]
mod tests;
