//! What a video shows: a dish on its store's table with the room out of focus behind it, and the
//! store's counter with what goes with the dish.

use crate::pictures::compose::{Drawing, document};
use crate::pictures::dish::color::{Color, SHADE, WHITE};
use crate::pictures::dish::compose::draw;
use crate::pictures::dish::pen::{ACROSS, DOWN, Pen};
use crate::pictures::dish::recipe::Dish;
use crate::pictures::dish::scenes::{awning, color, rect};
use crate::pictures::dish::seed::Seed;
use crate::pictures::dish::shape::{Point, polygon};
use crate::pictures::grounds::Ground;

/// A dish's own side.
const SIDE: f64 = 320.0;
/// Within it, the middle of most vessels.
const MIDDLE: Point = [160.0, 196.0];
/// How far the room is out of focus, in units of a frame of 480.
const SOFT: &str = r#"<filter id="soft" color-interpolation-filters="sRGB" x="-4%" y="-10%" width="108%" height="120%"><feGaussianBlur stdDeviation="9"/></filter><filter id="near" color-interpolation-filters="sRGB" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="3.4"/></filter>"#;

/// Tables by store: the top, and what it is made of.
const TABLES: [(u32, Top); 8] = [
    (0xb9814f, Top::Planks),
    (0x7a4a2c, Top::Planks),
    (0xe9e2d6, Top::Stone),
    (0x54605f, Top::Stone),
    (0xd8c3a4, Top::Planks),
    (0xc9503a, Top::Cloth),
    (0x3f8f6d, Top::Cloth),
    (0xf0d9a8, Top::Planks),
];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Top {
    Planks,
    Stone,
    Cloth,
}

/// The sides of a frame, and where its dish is.
#[derive(Debug, Clone, Copy)]
pub struct Frame {
    pub width: f64,
    pub height: f64,
}

impl Frame {
    pub fn of((width, height): (u32, u32)) -> Self {
        let [width, height] = [width, height].map(f64::from);
        Self { width, height }
    }

    /// Pixels for a unit of the dish.
    pub fn scale(self) -> f64 {
        f64::min(self.width * 1.06, self.height * 0.98) / SIDE
    }

    /// The middle of the dish.
    pub fn middle(self) -> Point {
        let down = if self.height > self.width { 0.6 } else { 0.58 };
        [self.width * 0.5, self.height * down]
    }

    fn horizon(self) -> f64 {
        self.middle()[1] - self.scale() * 104.0
    }
}

/// The dish on its table; `beside` stands behind it, out of focus.
pub fn table_top(
    dish: Dish,
    beside: Option<Dish>,
    seed: Seed,
    ground: &Ground,
    frame: Frame,
) -> Drawing {
    let mut p = seed.pen();
    let (top, made) = p.china(&TABLES);
    let top = Color::hex(top);
    room(&mut p, ground, frame);
    surface(&mut p, top, made, frame);
    if let Some(other) = beside {
        let side = p.pick(&[-1.0, 1.0]);
        let scale = frame.scale() * 0.52;
        let place = [
            frame.middle()[0] + side * frame.width * 0.31,
            frame.horizon() + scale * 34.0,
        ];
        p.raw("<g filter=\"url(#near)\">");
        stand(&mut p, other, place, scale, false);
        p.raw("</g>");
    }
    light(&mut p, ground, frame);
    stand(&mut p, dish, frame.middle(), frame.scale(), true);
    vignette(&mut p, frame);
    finished(p, frame)
}

/// The store's counter under its awning, with up to three dishes.
pub fn spread(dishes: &[Dish], seed: Seed, ground: &Ground, frame: Frame) -> Drawing {
    let mut p = seed.pen();
    let Frame { width, height } = frame;
    let [from, to, glow, deep] = [ground.from, ground.to, ground.glow, ground.deep].map(color);
    let top = height * 0.5;
    let back = p.linear(&[(0.0, glow.mix(deep, 0.2)), (1.0, from)], DOWN);
    rect(&mut p, [0.0, 0.0, width, height], back, 1.0);
    p.raw("<g filter=\"url(#soft)\">");
    jars(&mut p, ground, frame, top - 4.0);
    p.raw("</g>");
    let counter = p.linear(
        &[(0.0, to.light(0.25)), (0.08, from), (1.0, to.dark(0.25))],
        DOWN,
    );
    rect(&mut p, [0.0, top, width, height - top], counter, 1.0);
    rect(&mut p, [0.0, top, width, 5.0], deep, 0.3);
    p.blot(
        [width * 0.46, height * 0.7],
        width * 0.6,
        height * 0.3,
        glow,
        0.55,
    );
    p.raw(&format!(
        r#"<g transform="scale({:.3} {:.3})">"#,
        width / 480.0,
        f64::max(1.0, height / 520.0)
    ));
    awning(&mut p, deep);
    p.raw("</g>");
    let scale = frame.scale();
    let side = p.pick(&[-1.0, 1.0]);
    for (dish, side) in dishes.iter().skip(1).zip([side, -side]) {
        let place = [width * (0.5 + side * 0.27), top + scale * 16.0];
        stand(&mut p, *dish, place, scale * 0.62, false);
    }
    if let Some(best) = dishes.first() {
        let place = [width * 0.5, height * 0.72];
        stand(&mut p, *best, place, scale * 0.82, false);
    }
    vignette(&mut p, frame);
    finished(p, frame)
}

fn finished(p: Pen, frame: Frame) -> Drawing {
    let (defs, body) = p.finish();
    document(
        frame.width as u32,
        frame.height as u32,
        &(defs + SOFT),
        &body,
    )
}

fn stand(p: &mut Pen, dish: Dish, [x, y]: Point, scale: f64, props: bool) {
    let [left, top] = [x - MIDDLE[0] * scale, y - MIDDLE[1] * scale];
    p.raw(&format!(
        r#"<g transform="translate({left:.1} {top:.1}) scale({scale:.3})">"#
    ));
    draw(p, dish.recipe, props);
    p.raw("</g>");
}

/// The wall in the store's colours, lamps and what stands on its shelf.
fn room(p: &mut Pen, ground: &Ground, frame: Frame) {
    let Frame { width, height } = frame;
    let [from, to, glow, deep] = [ground.from, ground.to, ground.glow, ground.deep].map(color);
    let dusk = Color::hex(0x2b1a12);
    let wall = p.linear(
        &[
            (0.0, deep.mix(dusk, 0.45)),
            (0.6, to.mix(dusk, 0.18)),
            (1.0, from),
        ],
        DOWN,
    );
    rect(p, [0.0, 0.0, width, height], wall, 1.0);
    let horizon = frame.horizon();
    p.raw("<g filter=\"url(#soft)\">");
    jars(p, ground, frame, horizon + 6.0);
    let lamps = 3 + usize::from(width > height);
    for i in 0..lamps {
        let x = width * (i as f64 + p.rnd(0.3, 0.7)) / lamps as f64;
        let y = horizon * p.rnd(0.1, 0.34);
        p.blot([x, y], width * 0.2, width * 0.2, Color::hex(0xffe3a0), 0.5);
        p.ellipse(
            [x, y],
            width * 0.05,
            width * 0.05,
            Color::hex(0xfff6d8),
            0.95,
        );
    }
    for _ in 0..7 {
        let spot = [p.rnd(0.0, width), p.rnd(0.05, 0.8) * horizon];
        let r = width * p.rnd(0.02, 0.045);
        let tint = p.pick(&[glow, Color::hex(0xffd98a), WHITE]);
        let strength = p.rnd(0.18, 0.4);
        p.ellipse(spot, r, r, tint, strength);
    }
    p.raw("</g>");
}

/// Bottles, jars and pots on a shelf; `foot` is where they stand.
fn jars(p: &mut Pen, ground: &Ground, frame: Frame, foot: f64) {
    let deep = color(ground.deep);
    let colors = [0x8a4a2a, 0xe7d3a8, 0x4f7f5a, 0xc9502f, 0xd9a24a, 0x35505c].map(Color::hex);
    let mut x = -10.0;
    while x < frame.width {
        let (wide, tall) = (
            frame.width * p.rnd(0.06, 0.13),
            frame.width * p.rnd(0.1, 0.3),
        );
        let tint = p.pick(&colors).mix(deep, 0.25);
        let jar = format!(
            r#"<rect x="{x:.1}" y="{:.1}" width="{wide:.1}" height="{tall:.1}" rx="{:.1}" fill="{tint}"/>"#,
            foot - tall,
            wide * 0.3,
        );
        p.raw(&jar);
        x += wide * p.rnd(1.05, 1.7);
    }
}

fn surface(p: &mut Pen, top: Color, made: Top, frame: Frame) {
    let Frame { width, height } = frame;
    let horizon = frame.horizon();
    let face = p.linear(
        &[(0.0, top.dark(0.3)), (0.25, top), (1.0, top.light(0.12))],
        DOWN,
    );
    rect(p, [0.0, horizon, width, height - horizon], face, 1.0);
    // Its edge is out of focus like the room.
    p.raw("<g filter=\"url(#near)\">");
    rect(
        p,
        [-20.0, horizon - 3.0, width + 40.0, 8.0],
        top.light(0.3),
        0.6,
    );
    p.raw("</g>");
    match made {
        Top::Planks => planks(p, top, frame),
        Top::Stone => stone(p, top, frame),
        Top::Cloth => checks(p, frame),
    }
}

/// A point of the table: `u` -1..1 across at the front, `v` 0..1 from the back to the front.
fn on_table(frame: Frame, u: f64, v: f64) -> Point {
    let horizon = frame.horizon();
    let wide = 0.42 + 0.9 * v;
    [
        frame.width * (0.5 + u * wide),
        horizon + (frame.height - horizon) * v * v.sqrt().max(0.4),
    ]
}

fn planks(p: &mut Pen, top: Color, frame: Frame) {
    for i in -4..=4 {
        let u = f64::from(i) * 0.26;
        let plank = [
            on_table(frame, u, 0.0),
            on_table(frame, u + 0.26, 0.0),
            on_table(frame, u + 0.26, 1.0),
            on_table(frame, u, 1.0),
        ];
        let shade = top.dark(0.06 + p.rnd(0.0, 0.16));
        let grain = p.linear(
            &[(0.0, shade), (0.5, top.light(0.06)), (1.0, shade)],
            ACROSS,
        );
        p.path(&polygon(&plank), grain, 0.7);
        p.rule(&[plank[0], plank[3]], top.dark(0.5), 1.6, 0.5);
        for _ in 0..7 {
            let (across, v) = (u + p.rnd(0.03, 0.23), p.rnd(0.1, 0.85));
            let line = [
                on_table(frame, across, v),
                on_table(frame, across + 0.004, v + p.rnd(0.05, 0.16)),
            ];
            p.rule(&line, top.dark(0.35), 1.2, 0.3);
        }
    }
}

fn stone(p: &mut Pen, top: Color, frame: Frame) {
    for _ in 0..14 {
        let (u, v) = (p.rnd(-1.0, 1.0), p.rnd(0.0, 0.9));
        let vein = [
            on_table(frame, u, v),
            on_table(frame, u + p.rnd(-0.12, 0.16), v + 0.06),
            on_table(frame, u + p.rnd(0.0, 0.3), v + p.rnd(0.08, 0.18)),
        ];
        p.rule(&vein, top.mix(SHADE, 0.25), 1.8, 0.22);
    }
    for _ in 0..46 {
        let spot = on_table(frame, p.rnd(-1.0, 1.0), p.rnd(0.0, 1.0));
        let r = p.rnd(0.8, 2.6);
        let tint = p.pick(&[top.light(0.6), top.mix(SHADE, 0.35)]);
        p.ellipse(spot, r * 1.6, r, tint, 0.3);
    }
}

fn checks(p: &mut Pen, frame: Frame) {
    for i in -5..=5 {
        let u = f64::from(i) * 0.2;
        let stripe = [
            on_table(frame, u, 0.0),
            on_table(frame, u + 0.09, 0.0),
            on_table(frame, u + 0.09, 1.0),
            on_table(frame, u, 1.0),
        ];
        p.path(&polygon(&stripe), WHITE, 0.26);
    }
    for i in 0..7 {
        let v = f64::from(i) / 7.0;
        let band = [
            on_table(frame, -1.2, v),
            on_table(frame, 1.2, v),
            on_table(frame, 1.2, v + 0.07),
            on_table(frame, -1.2, v + 0.07),
        ];
        p.path(&polygon(&band), WHITE, 0.26);
    }
}

/// The lamp's pool on the table.
fn light(p: &mut Pen, ground: &Ground, frame: Frame) {
    let [x, y] = frame.middle();
    let warm = color(ground.glow).mix(Color::hex(0xffe2a6), 0.5);
    p.blot(
        [x - frame.width * 0.08, y],
        frame.width * 0.62,
        frame.height * 0.3,
        warm,
        0.42,
    );
}

fn vignette(p: &mut Pen, frame: Frame) {
    let dark = Color::hex(0x1a0c06);
    let stops = [(0.0, dark, 0.0), (0.6, dark, 0.0), (1.0, dark, 0.46)];
    let shade = p.radial_at(&stops, r#"cx=".5" cy=".52" r=".74""#);
    rect(p, [0.0, 0.0, frame.width, frame.height], shade, 1.0);
}
