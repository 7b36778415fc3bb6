//! The inside of a store, and its menu cards: lines without letters, because a picture has no
//! language.

use crate::pictures::compose::svg::{
    Drawing, diagonal, dish as art, document, glow, gradients, shadow,
};
use crate::pictures::grounds::Ground;

/// A room with a table; `scene` 1..=4 is what it looks like.
pub fn interior(ground: &Ground, scene: u8, dish: &str) -> Drawing {
    let (to, light, deep) = (ground.to, ground.glow, ground.deep);
    let defs = diagonal("ground", light, ground.from) + &glow("glow", "#FFF3C9");
    let furniture = match scene {
        1 => lamps(&[320.0, 490.0], deep) + &window(60.0, light),
        2 => shelves(deep, to),
        3 => window(60.0, light) + &window(440.0, light),
        _ => lamps(&[150.0, 320.0, 490.0], deep) + &plants(),
    };
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
{s1}{s2}{s3}{a1}{a2}{a3}"##,
        chairs = chair(70.0, to, deep) + &chair(490.0, to, deep),
        s1 = shadow(320.0, 366.0, 84.0, 14.0),
        s2 = shadow(190.0, 356.0, 44.0, 8.0),
        s3 = shadow(452.0, 356.0, 44.0, 8.0),
        a1 = art(dish, 320.0, 296.0, 168.0, 0.0),
        a2 = art("iced-drink", 190.0, 318.0, 84.0, -4.0),
        a3 = art("tea", 452.0, 324.0, 76.0, 4.0),
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

/// A page of a menu, 3:4; `page` 1..=4.
pub fn menu(ground: &Ground, page: u8, [first, second]: &[&str; 2]) -> Drawing {
    let (to, deep) = (ground.to, ground.deep);
    let mut lines = String::new();
    for row in 0..6 {
        let y = 306 + row * 44;
        // Uneven, as names are.
        let width = 150 + (row * 53 + i32::from(page) * 37) % 110;
        lines += &format!(
            r##"<rect x="66" y="{y}" width="{width}" height="14" rx="7" fill="#3B2A1C" fill-opacity=".72"/>
<path d="M{dots} {middle}H358" stroke="#3B2A1C" stroke-opacity=".3" stroke-width="3" stroke-dasharray="2 8" stroke-linecap="round"/>
<rect x="366" y="{y}" width="48" height="14" rx="7" fill="{deep}" fill-opacity=".8"/>
"##,
            dots = 66 + width + 12,
            middle = y + 8,
        );
    }
    let body = format!(
        r##"<rect width="480" height="640" fill="url(#ground)"/>
<rect x="30" y="30" width="420" height="580" rx="22" fill="#FFFCF4"/>
<rect x="42" y="42" width="396" height="556" rx="14" fill="none" stroke="{to}" stroke-width="3"/>
<circle cx="240" cy="160" r="150" fill="url(#glow)"/>
{}{}{}{}<rect x="160" y="262" width="160" height="18" rx="9" fill="{deep}"/>
{lines}<circle cx="240" cy="578" r="7" fill="{to}"/><circle cx="214" cy="578" r="5" fill="{to}" fill-opacity=".6"/><circle cx="266" cy="578" r="5" fill="{to}" fill-opacity=".6"/>"##,
        shadow(196.0, 240.0, 78.0, 14.0),
        shadow(318.0, 240.0, 58.0, 11.0),
        art(first, 196.0, 160.0, 164.0, -4.0),
        art(second, 318.0, 182.0, 120.0, 6.0),
    );
    document(480, 640, &gradients(ground), &body)
}
