//! A mall at the end of a street, its letters on a sign. No two of the city's are built alike. The app shows
//! it at 2:1: what says something stands in the 320 rows of the middle.

use std::fmt::Write as _;

use crate::pictures::compose::svg::{Drawing, document, emoji, gradients, shadow};
use crate::pictures::fonts;
use crate::pictures::grounds::Ground;

/// Where the street begins.
const FLOOR: i32 = 404;
/// Neighbours on the left and on the right: x, top, width.
const SKYLINES: [[(i32, i32, i32); 4]; 3] = [
    [(0, 210, 90), (76, 150, 84), (470, 130, 96), (552, 190, 88)],
    [(0, 160, 70), (62, 236, 104), (500, 214, 70), (560, 120, 80)],
    [
        (0, 250, 130),
        (110, 190, 60),
        (486, 176, 60),
        (536, 236, 104),
    ],
];
/// What there is to do beside the shops.
const SIGHTS: [&str; 5] = ["cinema", "gelato", "coffee", "gift", "popcorn"];

/// A block of a building: its left edge, top and width, and its roof.
struct Block(i32, i32, i32, Roof);

#[derive(Clone, Copy)]
enum Roof {
    Flat,
    Gable,
    Dome,
}

/// From back to front.
const BUILDINGS: [&[Block]; 5] = [
    &[
        Block(220, 170, 200, Roof::Dome),
        Block(130, 250, 380, Roof::Flat),
    ],
    &[
        Block(150, 160, 110, Roof::Flat),
        Block(380, 130, 110, Roof::Flat),
        Block(240, 280, 160, Roof::Flat),
    ],
    &[
        Block(240, 140, 160, Roof::Flat),
        Block(186, 210, 268, Roof::Flat),
        Block(130, 290, 380, Roof::Flat),
    ],
    &[
        Block(130, 230, 130, Roof::Gable),
        Block(380, 230, 130, Roof::Gable),
        Block(240, 200, 160, Roof::Gable),
    ],
    &[
        Block(130, 220, 260, Roof::Flat),
        Block(370, 180, 140, Roof::Dome),
    ],
];

/// What is drawn follows the letters alone. With these numbers the city's malls all differ.
fn number(letters: &str) -> usize {
    let letters = letters.bytes().map(usize::from);
    letters.fold(0, |sum, letter| sum * 22 + letter) / 12
}

pub fn mall(ground: &Ground, letters: &str) -> Drawing {
    let number = number(letters);
    let deep = ground.deep;
    let mut skyline = String::new();
    for (x, top, width) in SKYLINES[number % SKYLINES.len()] {
        skyline += &format!(
            r#"<rect x="{x}" y="{top}" width="{width}" height="300" rx="10" fill="{deep}" fill-opacity=".16"/>
"#
        );
    }
    let blocks = BUILDINGS[number % BUILDINGS.len()].iter();
    let building: String = blocks.map(|block| block.svg(ground)).collect();
    let sight = SIGHTS[number / BUILDINGS.len() % SIGHTS.len()];
    let body = format!(
        r##"<rect width="640" height="480" fill="url(#ground)"/>
<circle cx="320" cy="220" r="300" fill="url(#glow)"/>
{skyline}<rect y="400" width="640" height="80" fill="{deep}" fill-opacity=".22"/>
{}{building}{}{}{}{}<rect x="28" y="98" width="{sign_width}" height="58" rx="29" fill="#1A1613"/>
<text x="{sign_middle}" y="140" text-anchor="middle" font-family="{families}" font-weight="800" font-size="36" letter-spacing="2" fill="#FFD233">{letters}</text>
"##,
        shadow(320.0, 408.0, 220.0, 26.0),
        shadow(530.0, 436.0, 84.0, 14.0),
        emoji("shopping-bags", [530.0, 370.0, 140.0, 0.0]),
        shadow(112.0, 436.0, 66.0, 12.0),
        emoji(sight, [112.0, 382.0, 112.0, 0.0]),
        sign_middle = 28 + sign_width(letters) / 2,
        sign_width = sign_width(letters),
        families = fonts::FAMILIES,
    );
    document(640, 480, &gradients(ground), &body)
}

impl Block {
    fn svg(&self, ground: &Ground) -> String {
        let Self(x, top, width, roof) = *self;
        let (wall, deep) = (ground.glow, ground.deep);
        let right = x + width;
        let middle = x + width / 2;
        let roof = match roof {
            Roof::Flat => format!(
                r#"<rect x="{}" y="{}" width="{}" height="16" rx="6" fill="{deep}"/>"#,
                x - 8,
                top - 10,
                width + 16
            ),
            Roof::Gable => format!(
                r#"<path d="M{} {top} L{middle} {} L{} {top} Z" fill="{deep}" stroke="{deep}" stroke-width="8" stroke-linejoin="round"/>"#,
                x - 4,
                top - 56,
                right + 4
            ),
            Roof::Dome => format!(
                r#"<path d="M{x} {top} A{} 62 0 0 1 {right} {top} Z" fill="{deep}"/>"#,
                width / 2
            ),
        };
        let mut windows = String::new();
        let columns = width / 44;
        let first = x + (width - columns * 44) / 2 + 9;
        for y in (top + 26..FLOOR - 64).step_by(44) {
            for column in 0..columns {
                // A String never fails to grow.
                let _ = write!(
                    windows,
                    r#"<rect x="{}" y="{y}" width="26" height="28" rx="4"/>"#,
                    first + column * 44
                );
            }
        }
        format!(
            r#"<rect x="{x}" y="{top}" width="{width}" height="{}" fill="{wall}"/><rect x="{x}" y="{top}" width="{width}" height="{}" fill="{deep}" fill-opacity=".08"/>
{roof}<g fill="{deep}" fill-opacity=".34">{windows}</g>
<rect x="{}" y="{}" width="56" height="50" rx="6" fill="{deep}" fill-opacity=".62"/>
"#,
            FLOOR - top,
            FLOOR - top,
            middle - 28,
            FLOOR - 50
        )
    }
}

fn sign_width(letters: &str) -> usize {
    60 + letters.len() * 33
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::city::places::MALLS;

    #[test]
    fn no_two_malls_are_built_alike() {
        let built = MALLS.iter().map(|mall| {
            let number = number(mall.letters);
            (
                number % BUILDINGS.len(),
                number / BUILDINGS.len() % SIGHTS.len(),
            )
        });
        let built: Vec<(usize, usize)> = built.collect();
        let [buildings, sights] = [|of: &(usize, usize)| of.0, |of: &(usize, usize)| of.1]
            .map(|part| built.iter().map(part).collect::<HashSet<usize>>().len());
        assert_eq!((buildings, sights), (MALLS.len(), MALLS.len()), "{built:?}");
    }
}
