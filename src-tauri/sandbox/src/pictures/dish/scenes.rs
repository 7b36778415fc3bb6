//! Pictures made of whole dishes: one on its ground, a guest's photo, a store's cover, a voucher's
//! table, a menu board.

use std::fmt::Write as _;

use jajan_contract::text::rupiah;

use crate::pictures::compose::{Drawing, document};
use crate::pictures::dish::color::{Color, SHADE, WHITE};
use crate::pictures::dish::compose::draw;
use crate::pictures::dish::pen::{ACROSS, DIAGONAL, DOWN, Paint, Pen};
use crate::pictures::dish::recipe::{Dish, Recipe};
use crate::pictures::dish::seed::Seed;
use crate::pictures::dish::shape::{polygon, shape};
use crate::pictures::fonts::{self, FAMILIES, Weight};
use crate::pictures::grounds::Ground;

/// A picture's own side, and the unit of all recipes.
const SIDE: u32 = 320;
/// A cover's own size, 4:3.
const COVER: (u32, u32) = (480, 360);
/// A board's own size, 3:4.
const BOARD: (u32, u32) = (360, 480);

/// One dish on its ground.
pub fn plain(dish: Dish, seed: Seed, ground: &Ground) -> Drawing {
    let mut p = seed.pen();
    lamp(&mut p, ground, (SIDE, SIDE));
    draw(&mut p, dish.recipe, true);
    finished(p, (SIDE, SIDE))
}

/// One dish on nothing.
pub fn standing(dish: Dish, seed: Seed) -> Drawing {
    let mut p = seed.pen();
    draw(&mut p, dish.recipe, false);
    finished(p, (SIDE, SIDE))
}

fn finished(p: Pen, (width, height): (u32, u32)) -> Drawing {
    let (defs, body) = p.finish();
    document(width, height, &defs, &body)
}

pub fn color(text: &str) -> Color {
    Color::parse(text).unwrap_or(WHITE)
}

pub fn rect(p: &mut Pen, [x, y, width, height]: [f64; 4], fill: impl Into<Paint>, opacity: f64) {
    let fill = fill.into();
    let svg = format!(
        r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{fill}" fill-opacity="{opacity}"/>"#
    );
    p.raw(&svg);
}

/// The store's ground and a lamp over it.
fn lamp(p: &mut Pen, ground: &Ground, (width, height): (u32, u32)) {
    let whole = [0.0, 0.0, f64::from(width), f64::from(height)];
    let [from, to, glow] = [ground.from, ground.to, ground.glow].map(color);
    let back = p.linear(&[(0.0, from), (1.0, to)], DIAGONAL);
    rect(p, whole, back, 1.0);
    let light = p.radial_at(
        &[(0.0, glow, 0.8), (1.0, glow, 0.0)],
        r#"cx=".42" cy=".4" r=".55""#,
    );
    rect(p, whole, light, 1.0);
}

/// A table, the light of its room, and how strong that is.
const TABLES: [(u32, u32, f64); 6] = [
    (0xb9814f, 0xffb45e, 0.16),
    (0x7a4a2c, 0xff9a3c, 0.2),
    (0xd8c3a4, 0xcfe6ff, 0.1),
    (0x4f5a60, 0xbcd6ff, 0.09),
    (0xe7e0d6, 0xfff0c8, 0.12),
    (0x9aa56a, 0xffe9b0, 0.14),
];

/// A guest's photo of the dish: a table, a crop, a tilt, the room's light.
pub fn snapshot(dish: Dish, seed: Seed) -> Drawing {
    let mut p = seed.pen();
    let side = f64::from(SIDE);
    let whole = [0.0, 0.0, side, side];
    let (wood, room, strength) = p.pick(&TABLES);
    let (wood, room) = (Color::hex(wood), Color::hex(room));
    rect(&mut p, whole, wood, 1.0);
    for i in 0..5 {
        let y = f64::from(i) * 72.0;
        let plank = [
            [-40.0, y - 20.0],
            [380.0, y - 40.0],
            [380.0, y + 30.0],
            [-40.0, y + 50.0],
        ];
        let shade = wood.dark(0.16 + f64::from(i % 2) * 0.1);
        let grain = p.linear(&[(0.0, wood.light(0.1)), (1.0, shade)], ACROSS);
        p.path(&polygon(&plank), grain, 1.0);
    }
    let zoom = p.rnd(1.12, 1.42);
    let [dx, dy] = [160.0 + p.rnd(-26.0, 26.0), 168.0 + p.rnd(-18.0, 18.0)];
    let [tilt, tall] = [p.rnd(-11.0, 11.0), zoom * p.rnd(0.94, 1.1)];
    p.raw(&format!(
        r#"<g transform="translate({dx:.1} {dy:.1}) rotate({tilt:.1}) scale({zoom:.3} {tall:.3}) translate(-160 -166)">"#
    ));
    draw(&mut p, dish.recipe, true);
    p.raw("</g>");
    rect(&mut p, whole, room, strength);
    let x = p.pick(&[".38", ".5", ".6"]);
    let dark = Color::hex(0x1a0c06);
    let stops = [(0.0, dark, 0.0), (0.62, dark, 0.02), (1.0, dark, 0.5)];
    let vignette = p.radial_at(&stops, &format!(r#"cx="{x}" cy=".45" r=".78""#));
    rect(&mut p, whole, vignette, 1.0);
    finished(p, (SIDE, SIDE))
}

/// A store's cover: an awning, a counter, its best dish and two beside it.
pub fn cover(dishes: &[Dish], seed: Seed, ground: &Ground) -> Drawing {
    let mut p = seed.pen();
    counter(&mut p, ground, 246.0);
    awning(&mut p, color(ground.deep));
    let sides = p.pick(&[[-18.0, 296.0], [296.0, -18.0]]);
    for (dish, x) in dishes.iter().skip(1).zip(sides) {
        group(&mut p, [x, 98.0, 0.64], dish.recipe);
    }
    if let Some(best) = dishes.first() {
        group(&mut p, [88.0, 54.0, 0.96], best.recipe);
    }
    finished(p, COVER)
}

/// What belongs to one voucher, side by side on a table.
pub fn table(dishes: &[Dish], seed: Seed, ground: &Ground) -> Drawing {
    let mut p = seed.pen();
    counter(&mut p, ground, 214.0);
    let places: &[[f64; 3]] = match dishes.len() {
        1 => &[[62.0, -8.0, 1.12]],
        2 => &[[246.0, 62.0, 0.72], [-6.0, 16.0, 1.0]],
        _ => &[[268.0, 20.0, 0.66], [0.0, 20.0, 0.66], [110.0, 66.0, 0.86]],
    };
    // The first dish lies in front.
    let back_to_front = dishes.iter().rev();
    let skipped = places.len().saturating_sub(dishes.len());
    for (dish, place) in back_to_front.zip(places.iter().skip(skipped)) {
        group(&mut p, *place, dish.recipe);
    }
    finished(p, COVER)
}

/// A wall in the store's colours, and a counter from `top` down.
fn counter(p: &mut Pen, ground: &Ground, top: f64) {
    let [from, to, glow, deep] = [ground.from, ground.to, ground.glow, ground.deep].map(color);
    let back = p.linear(&[(0.0, glow), (1.0, from)], DOWN);
    rect(p, [0.0, 0.0, 480.0, 360.0], back, 1.0);
    let counter = p.linear(&[(0.0, from), (1.0, to)], DOWN);
    rect(p, [0.0, top, 480.0, 360.0 - top], counter, 1.0);
    rect(p, [0.0, top, 480.0, 4.0], deep, 0.25);
}

fn group(p: &mut Pen, [x, y, size]: [f64; 3], recipe: &Recipe) {
    p.raw(&format!(
        r#"<g transform="translate({x} {y}) scale({size})">"#
    ));
    draw(p, recipe, false);
    p.raw("</g>");
}

/// Stripes over the upper edge; the kind of its hem is the seed's.
pub fn awning(p: &mut Pen, deep: Color) {
    let stripes = p.pick(&[8, 10, 12]);
    let width = 480.0 / f64::from(stripes);
    let hem = p.pick(&["round", "point", "straight"]);
    let other = p.pick(&[WHITE, WHITE, Color::hex(0xfff3d6)]);
    for i in 0..stripes {
        let stops = match i % 2 {
            0 => [(0.0, deep.light(0.1)), (1.0, deep.dark(0.2))],
            _ => [(0.0, other), (1.0, other.dark(0.12))],
        };
        let cloth = p.linear(&stops, DOWN);
        let (x, half) = (f64::from(i) * width, width / 2.0);
        let edge = match hem {
            "round" => format!("a{half} 20 0 0 1 -{width} 0z"),
            "point" => format!("l-{half} 20l-{half} -20z"),
            _ => format!("v12h-{width}v-12z"),
        };
        p.path(&format!("M{x} 0h{width}v40{edge}"), cloth, 1.0);
    }
    let shade = shape![0 40, 480 40, 480 49, 0 49];
    p.path(&polygon(&shade), SHADE, 0.07);
}

/// Paper, ink and accent.
const PAPERS: [[u32; 3]; 4] = [
    [0x2f3a36, 0xfff6e2, 0xffd45e],
    [0xfff8e8, 0x3b2418, 0xc9281b],
    [0x6b3a1f, 0xfff1d6, 0xffd08a],
    [0xfdf3d8, 0x23402f, 0x2f7033],
];

/// A menu on its board: dishes with their prices in rupiah, and the first of them drawn.
pub fn menu_board(rows: &[(Dish, u32)], seed: Seed) -> Drawing {
    let mut p = seed.pen();
    let [paper, ink, accent] = p.china(&PAPERS).map(Color::hex);
    p.raw(&format!(
        r##"<rect width="360" height="480" fill="#a8713f"/><rect x="10" y="10" width="340" height="460" rx="7" fill="#3a1f10" fill-opacity=".45"/><rect x="13" y="13" width="334" height="454" rx="6" fill="{paper}"/>"##
    ));
    if let Some((first, _)) = rows.first() {
        p.raw(r#"<g transform="translate(112 14) scale(.43)">"#);
        draw(&mut p, first.recipe, false);
        p.raw("</g>");
    }
    let mut text = format!(
        r#"<g font-family="{FAMILIES}"><text x="180" y="168" font-weight="800" font-size="24" text-anchor="middle" fill="{accent}">Menu</text><path d="M96 181h168" stroke="{accent}" stroke-width="2"/>"#
    );
    let step = f64::min(40.0, 242.0 / rows.len().max(1) as f64);
    for (i, (dish, price)) in rows.iter().enumerate() {
        line(&mut text, 212.0 + i as f64 * step, dish.name, *price, ink);
    }
    text.push_str("</g>");
    p.raw(&text);
    finished(p, BOARD)
}

fn line(out: &mut String, y: f64, name: &str, price: u32, ink: Color) {
    // The board says rupiah by itself.
    let price = rupiah(price).replace("Rp", "");
    let price_width = fonts::width(&price, 14.0, Weight::SemiBold);
    let room = 300.0 - price_width - 16.0;
    let size = f64::min(15.0, room / fonts::width(name, 1.0, Weight::SemiBold));
    let name_end = 32.0 + fonts::width(name, size, Weight::SemiBold) + 7.0;
    let price_start = 328.0 - price_width - 7.0;
    let _ = write!(
        out,
        r#"<text x="32" y="{y:.1}" font-weight="600" font-size="{size:.1}" fill="{ink}">{name}</text><text x="328" y="{y:.1}" font-weight="600" font-size="14" text-anchor="end" fill="{ink}">{price}</text>"#,
    );
    if price_start - name_end > 8.0 {
        let dots = y - 4.0;
        let _ = write!(
            out,
            r#"<path d="M{name_end:.1} {dots:.1}H{price_start:.1}" stroke="{ink}" stroke-opacity=".6" stroke-dasharray=".5 5" stroke-linecap="round"/>"#
        );
    }
}
