//! The inside of a store.

use crate::pictures::art::Art;
use crate::pictures::compose::svg::{Drawing, art, diagonal, document, glow};
use crate::pictures::dish::{Dish, Seed};
use crate::pictures::grounds::Ground;

/// What stands beside the dish.
const DRINKS: [&str; 2] = ["es-teh-manis", "teh-tawar-hangat"];

/// A room with a table; `scene` 1..=4 is what it looks like.
pub fn interior(ground: &Ground, scene: u8, dish: Dish, seed: Seed) -> Drawing {
    let (to, light, deep) = (ground.to, ground.glow, ground.deep);
    let defs = diagonal("ground", light, ground.from) + &glow("glow", "#FFF3C9");
    let furniture = match scene {
        1 => lamps(&[320.0, 490.0], deep) + &window(60.0, light),
        2 => shelves(deep, to),
        3 => window(60.0, light) + &window(440.0, light),
        _ => lamps(&[150.0, 320.0, 490.0], deep) + &plants(),
    };
    let drinks: String = DRINKS
        .into_iter()
        .zip([190.0, 452.0])
        .filter_map(|(drink, x)| Some(art(Art::find(drink)?, seed, [x, 318.0, 116.0, 0.0])))
        .collect();
    let body = format!(
        r##"<rect width="640" height="480" fill="url(#ground)"/>
<rect width="640" height="330" fill="{to}" fill-opacity=".32"/>
{furniture}
<rect y="330" width="640" height="150" fill="{deep}" fill-opacity=".38"/>
<path d="M0 330H640V338H0z" fill="{deep}" fill-opacity=".35"/>
{chairs}
<ellipse cx="320" cy="452" rx="230" ry="26" fill="url(#shade)"/>
<rect x="304" y="370" width="32" height="86" rx="10" fill="#5A3A22"/>
<ellipse cx="320" cy="366" rx="220" ry="46" fill="#8A5A33"/>
<ellipse cx="320" cy="358" rx="220" ry="44" fill="#C98F5A"/>
<ellipse cx="320" cy="354" rx="196" ry="36" fill="#DCA873" fill-opacity=".7"/>
{drinks}{dish}"##,
        chairs = chair(70.0, to, deep) + &chair(490.0, to, deep),
        dish = art(Art::Dish(dish), seed, [320.0, 308.0, 214.0, 0.0]),
    );
    document(640, 480, &defs, &body)
}

fn lamps(places: &[f64], deep: &str) -> String {
    places
        .iter()
        .map(|x| {
            format!(
                r##"<path d="M{x} 0V70" stroke="{deep}" stroke-width="4"/>
<circle cx="{x}" cy="120" r="86" fill="url(#glow)" fill-opacity=".75"/>
<path d="M{left} 108a44 44 0 0 1 88 0z" fill="{deep}"/>
<ellipse cx="{x}" cy="108" rx="44" ry="8" fill="#FFE9A8"/>
"##,
                left = x - 44.0,
            )
        })
        .collect()
}

fn window(x: f64, light: &str) -> String {
    format!(
        r##"<rect x="{x}" y="60" width="140" height="180" rx="12" fill="#BFE4F5"/>
<path d="M{x} 190q36 -40 70 -12t70 -6v56a12 12 0 0 1 -12 12H{inner}a12 12 0 0 1 -12 -12z" fill="#8CCB8F"/>
<rect x="{x}" y="60" width="140" height="180" rx="12" fill="none" stroke="{light}" stroke-width="10"/>
<path d="M{middle} 60V240M{x} 150H{right}" stroke="{light}" stroke-width="7"/>
"##,
        inner = x + 12.0,
        middle = x + 70.0,
        right = x + 140.0,
    )
}

fn shelves(deep: &str, to: &str) -> String {
    let mut svg = String::new();
    for (row, y) in [110.0, 200.0].into_iter().enumerate() {
        svg += &format!(
            r##"<rect x="60" y="{y}" width="520" height="12" rx="4" fill="{deep}" fill-opacity=".75"/>
"##
        );
        for index in 0..9 {
            let x = 78.0 + index as f64 * 56.0;
            let height = 30.0 + ((index * 7 + row * 5) % 4) as f64 * 10.0;
            let color = [to, "#FFF6E3", deep, "#7BB086"][(index + row) % 4];
            svg += &format!(
                r##"<rect x="{x}" y="{top}" width="30" height="{height}" rx="8" fill="{color}" fill-opacity=".9"/>
"##,
                top = y - height,
            );
        }
    }
    svg
}

fn plants() -> String {
    [70.0, 570.0]
        .map(|x| {
            format!(
                r##"<path d="M{x} 300q-52 -60 -34 -124q40 40 34 124q-8 -92 30 -140q22 66 -30 140q34 -66 66 -76q-4 56 -66 76z" fill="#4F9A5E"/>
<path d="M{left} 290h64l-8 54h-48z" fill="#B9673A"/>
"##,
                left = x - 32.0,
            )
        })
        .concat()
}

fn chair(x: f64, to: &str, deep: &str) -> String {
    format!(
        r##"<rect x="{x}" y="270" width="80" height="96" rx="20" fill="{to}"/>
<rect x="{x}" y="352" width="80" height="26" rx="12" fill="{deep}" fill-opacity=".8"/>
<path d="M{a} 376V452M{b} 376V452" stroke="{deep}" stroke-width="9" stroke-linecap="round"/>
"##,
        a = x + 12.0,
        b = x + 68.0,
    )
}
