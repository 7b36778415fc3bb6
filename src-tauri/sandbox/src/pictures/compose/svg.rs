//! Building blocks of all drawings.

use crate::pictures::art::Art;
use crate::pictures::dish::Seed;
use crate::pictures::grounds::Ground;

/// The drawing of a picture and its base size in pixels.
pub struct Drawing {
    pub width: u32,
    pub height: u32,
    pub svg: String,
}

/// The document around a drawing; `defs` are its gradients.
pub fn document(width: u32, height: u32, defs: &str, body: &str) -> Drawing {
    let svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="{width}" height="{height}" viewBox="0 0 {width} {height}">
<defs>
<radialGradient id="shade"><stop offset="0" stop-color="#2A1000" stop-opacity=".42"/><stop offset=".55" stop-color="#2A1000" stop-opacity=".2"/><stop offset="1" stop-color="#2A1000" stop-opacity="0"/></radialGradient>
{defs}</defs>
{body}</svg>"##
    );
    Drawing { width, height, svg }
}

/// Art in a square of `side` around (`cx`, `cy`), turned by `degrees`. An emoji has no shadow.
pub fn art(art: Art, seed: Seed, [cx, cy, side, degrees]: [f64; 4]) -> String {
    let href = art.href(seed);
    let (x, y) = (cx - side / 2.0, cy - side / 2.0);
    format!(
        r#"<image href="{href}" x="{x}" y="{y}" width="{side}" height="{side}" transform="rotate({degrees} {cx} {cy})"/>
"#
    )
}

/// An emoji so.
pub fn emoji(name: &'static str, place: [f64; 4]) -> String {
    art(Art::Emoji(name), Seed::HOUSE, place)
}

/// Art with its contact shadow; a drawn dish brings its own, leaves room for it and does not lean.
pub fn standing(art: Art, seed: Seed, [cx, cy, side, degrees]: [f64; 4]) -> String {
    match art {
        Art::Emoji(_) => {
            let shadow = shadow(cx, cy + side * 0.51, side * 0.5, side * 0.09);
            shadow + &self::art(art, seed, [cx, cy, side, degrees])
        }
        Art::Dish(_) => self::art(art, seed, [cx, cy, side * 1.18, 0.0]),
    }
}

/// The contact shadow of a thing that stands at (`cx`, `cy`).
pub fn shadow(cx: f64, cy: f64, rx: f64, ry: f64) -> String {
    format!(
        r#"<ellipse cx="{cx}" cy="{cy}" rx="{rx}" ry="{ry}" fill="url(#shade)"/>
"#
    )
}

/// A ground's gradient and its glow, named `ground` and `glow`.
pub fn gradients(ground: &Ground) -> String {
    diagonal("ground", ground.from, ground.to) + &glow("glow", ground.glow)
}

/// A gradient named `id` from the top left to the bottom right.
pub fn diagonal(id: &str, from: &str, to: &str) -> String {
    format!(
        r#"<linearGradient id="{id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="{from}"/><stop offset="1" stop-color="{to}"/></linearGradient>
"#
    )
}

/// A glow named `id`: `color`, fading outwards.
pub fn glow(id: &str, color: &str) -> String {
    format!(
        r#"<radialGradient id="{id}"><stop offset="0" stop-color="{color}" stop-opacity=".95"/><stop offset="1" stop-color="{color}" stop-opacity="0"/></radialGradient>
"#
    )
}
