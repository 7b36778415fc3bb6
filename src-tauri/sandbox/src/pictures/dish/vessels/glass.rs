//! Glasses and cups with what is in them.

use std::f64::consts::FRAC_PI_2;

use serde::Deserialize;

use crate::pictures::dish::color::{Color, TEA, WHITE};
use crate::pictures::dish::pen::{ACROSS, BODY, Body, DIAGONAL, DOWN, Pen, SLAB, Slab};
use crate::pictures::dish::shape::{Point, at, oval, polygon, rim, shape, smooth, wave};
use crate::pictures::dish::vessels::props::vapour;
use crate::pictures::dish::vessels::surface::{HOLLOW, Surface, ground};

const MIDDLE: f64 = 160.0;
/// Of an ellipse seen from above: its height by its width.
const FLAT: f64 = 0.3;

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Glass {
    pub shape: Shape,
    /// Colour and share, from the foot up; the shares make up the whole.
    pub layers: Vec<(Color, f64)>,
    /// How full, 0..1.
    pub level: Option<f64>,
    /// Cubes.
    pub ice: u8,
    pub straws: Vec<Color>,
    pub pearls: Option<Color>,
    pub jelly: Option<Color>,
    pub lid: Option<Lid>,
    pub steam: bool,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Shape {
    #[default]
    Tall,
    Cup,
    Dome,
    Short,
    Goblet,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Lid {
    Flat,
    Dome,
}

/// The glass itself: radii and heights of its rim and its foot.
#[derive(Debug, Clone, Copy)]
struct Form {
    top: f64,
    foot: f64,
    y0: f64,
    y1: f64,
    is_goblet: bool,
}

impl Form {
    fn of(shape: Shape) -> Self {
        let [top, foot, y0, y1] = match shape {
            Shape::Tall => [66.0, 50.0, 64.0, 262.0],
            Shape::Cup => [76.0, 55.0, 88.0, 266.0],
            Shape::Dome => [74.0, 53.0, 106.0, 270.0],
            Shape::Short => [78.0, 60.0, 92.0, 258.0],
            Shape::Goblet => [88.0, 42.0, 112.0, 236.0],
        };
        Self {
            top,
            foot,
            y0,
            y1,
            is_goblet: shape == Shape::Goblet,
        }
    }

    /// Radius and height at `t`, 0 at the foot and 1 at the rim.
    fn at(&self, t: f64) -> [f64; 2] {
        let bulge = match self.is_goblet {
            true => (f64::min(1.0, t * 1.2) * FRAC_PI_2).sin(),
            false => t,
        };
        [
            self.foot + (self.top - self.foot) * bulge,
            self.y1 + (self.y0 - self.y1) * t,
        ]
    }

    /// The outline between two heights, `inset` from the glass.
    fn wall(&self, t0: f64, t1: f64, inset: f64) -> String {
        let steps: Vec<[f64; 2]> = (0..7)
            .map(|i| self.at(t0 + (t1 - t0) * f64::from(i) / 6.0))
            .collect();
        let [radius, y] = self.at(t0);
        let mut outline: Vec<Point> = steps
            .iter()
            .rev()
            .map(|[r, y]| [MIDDLE - r + inset, *y])
            .collect();
        let round = radius - inset;
        outline.extend(rim([MIDDLE, y], round, round * FLAT, 176.0, 4.0));
        outline.extend(steps.iter().map(|[r, y]| [MIDDLE + r - inset, *y]));
        polygon(&outline)
    }

    /// A place within: `t` up, `u` -1..1 across.
    fn within(&self, t: f64, u: f64) -> Point {
        let [r, y] = self.at(t);
        let front = f64::max(0.0, 1.0 - u * u).sqrt() * r * FLAT * 0.6;
        [MIDDLE + u * (r - 20.0), y + front]
    }
}

/// The light on the glass, its rim, its lid and straw.
pub struct Front {
    form: Form,
    steam: bool,
    lid: Option<(Lid, Color)>,
    /// Through the lid.
    straw: Option<Color>,
}

impl Glass {
    pub fn draw(&self, p: &mut Pen) -> (Surface, Front) {
        let form = Form::of(self.shape);
        let straw = (!self.straws.is_empty()).then(|| p.china(&self.straws));
        let level = self.level.unwrap_or(0.86);
        ground(p, MIDDLE, form.y1 + 12.0, form.foot + 14.0, 22.0);
        if form.is_goblet {
            stem(p, form.y1);
        }
        let stops = [
            (0.0, WHITE, 0.75),
            (0.3, Color::hex(0xeaf6fb), 0.4),
            (1.0, Color::hex(0xa9c6d4), 0.65),
        ];
        let pane = p.linear(&stops, ACROSS);
        p.path(&form.wall(0.0, 1.0, 0.0), pane, 1.0);
        self.drink(p, form, level);
        if let Some(jelly) = self.jelly {
            cubes_of_jelly(p, form, jelly);
        }
        if let Some(pearls) = self.pearls {
            heap_of_pearls(p, form, pearls);
        }
        let stops = [
            (0.0, HOLLOW, 0.34),
            (0.16, HOLLOW, 0.02),
            (0.3, WHITE, 0.3),
            (0.42, WHITE, 0.0),
            (0.75, HOLLOW, 0.06),
            (1.0, HOLLOW, 0.4),
        ];
        let shade = p.linear(&stops, ACROSS);
        p.path(&form.wall(0.03, level, 6.0), shade, 1.0);

        let top = self.layers.last().map_or(TEA, |(color, _)| *color);
        let [radius, y] = form.at(level);
        let stops = [
            (0.0, top.light(0.5)),
            (0.75, top.light(0.22)),
            (1.0, top.dark(0.25)),
        ];
        let face = p.radial(&stops);
        p.ellipse([MIDDLE, y], radius - 6.0, (radius - 6.0) * FLAT, face, 1.0);
        for i in 0..usize::from(self.ice) {
            let dx = [-28.0, 20.0, -2.0, -24.0, 30.0][i % 5] * (radius / 66.0) + p.rnd(-4.0, 4.0);
            let dy = [6.0, 2.0, 36.0, 64.0, 54.0][i % 5] + p.rnd(-5.0, 5.0);
            cube(p, [MIDDLE + dx, y + dy], if i < 2 { 1.1 } else { 0.9 });
        }
        if let (Some(straw), None) = (straw, self.lid) {
            sip(p, straw, y + 2.0);
        }
        let surface = Surface::dry(MIDDLE, y, radius - 10.0, (radius - 8.0) * FLAT);
        let front = Front {
            form,
            steam: self.steam,
            lid: self.lid.map(|lid| (lid, top)),
            straw: straw.filter(|_| self.lid.is_some()),
        };
        (surface, front)
    }

    fn drink(&self, p: &mut Pen, form: Form, level: f64) {
        let mut stops = Vec::new();
        let mut from = 0.0;
        for (color, share) in &self.layers {
            stops.push((f64::max(0.0, 1.0 - from - 0.05), *color));
            stops.push((f64::min(1.0, 1.0 - from - share + 0.05), *color));
            from += share;
        }
        stops.reverse();
        if stops.is_empty() {
            stops.push((0.0, TEA));
        }
        let paint = p.linear(&stops, DOWN);
        p.path(&form.wall(0.03, level, 6.0), paint, 1.0);
    }
}

fn stem(p: &mut Pen, y: f64) {
    let foot = p.linear(&[(0.0, WHITE), (1.0, Color::hex(0xb9cdd6))], ACROSS);
    p.ellipse([MIDDLE, y + 42.0], 50.0, 15.0, foot, 1.0);
    let stops = [
        (0.0, WHITE),
        (0.5, Color::hex(0xdbe8ee)),
        (1.0, Color::hex(0x9db6c2)),
    ];
    let paint = p.linear(&stops, ACROSS);
    let stem = at(MIDDLE, y).all(&shape![-12 0, 12 0, 9 40, -9 40]);
    p.path(&polygon(&stem), paint, 1.0);
}

fn cubes_of_jelly(p: &mut Pen, form: Form, color: Color) {
    let look = Body {
        shadow: 0.2,
        gloss: 0.9,
        ..BODY
    };
    for i in 0..17 {
        let t = 0.05 + 0.45 * (17.0 - f64::from(i) - 1.0 + p.rnd(0.0, 1.0)) / 17.0;
        let [x, y] = form.within(t, (f64::from(i) * 0.62).fract() * 1.64 - 0.82);
        let cube = at(x, y - 4.0).turned(p.rnd(-30.0, 30.0));
        p.body_at(cube, &shape![-10 -8, 9 -9, 10 8, -9 9], color, look);
    }
}

fn heap_of_pearls(p: &mut Pen, form: Form, color: Color) {
    let look = Body {
        gloss: 0.8,
        shadow: 0.0,
        ..BODY
    };
    for row in (0..4).rev() {
        for i in 0..(if row == 3 { 4 } else { 6 }) {
            let t = 0.03 + f64::from(row) * 0.066 + p.rnd(0.0, 0.03);
            let u = -0.9 + f64::from(i) * 0.36 + f64::from(row % 2) * 0.16 + p.rnd(-0.08, 0.08);
            let [x, y] = form.within(t, u.clamp(-1.0, 1.0));
            p.body_at(at(x, y), &oval(9.5, 9.5, 8), color, look);
        }
    }
}

fn cube(p: &mut Pen, [x, y]: Point, size: f64) {
    let at = at(x, y).size(size).turned(p.rnd(-26.0, 26.0));
    let outline = smooth(&at.all(&shape![-17 -16, 16 -17, 18 15, -15 17]));
    let stops = [(0.0, WHITE, 0.85), (0.5, WHITE, 0.32), (1.0, WHITE, 0.5)];
    let ice = p.linear(&stops, DIAGONAL);
    p.path(&outline, ice, 1.0);
    p.stroke(&outline, WHITE, 1.6, 0.6);
    p.gloss([x - 5.0, y - 6.0], 8.0, 4.0, 0.9, -28.0);
}

/// A straw from the surface at `y` to above the rim.
fn sip(p: &mut Pen, color: Color, y: f64) {
    let [x, tip] = [MIDDLE + 16.0, 20.0];
    p.rule(&[[x, y], [x + 22.0, tip]], color.cool(0.6), 16.0, 1.0);
    p.rule(&[[x - 1.0, y], [x + 21.0, tip]], color, 12.5, 1.0);
    p.rule(
        &[[x - 3.5, y - 2.0], [x + 18.5, tip]],
        color.light(0.65),
        3.4,
        1.0,
    );
    p.ellipse([x + 22.0, tip - 7.0], 6.5, 3.0, color.cool(0.9), 1.0);
}

impl Front {
    pub fn draw(self, p: &mut Pen) {
        let Form {
            top, foot, y0, y1, ..
        } = self.form;
        let x = MIDDLE;
        let left = [
            [x - top + 12.0, y0 + 26.0],
            [x - top + 25.0, y0 + 24.0],
            [x - foot + 17.0, y1 - 22.0],
            [x - foot + 9.0, y1 - 26.0],
        ];
        p.path(&smooth(&left), WHITE, 0.42);
        let right = [
            [x + top - 15.0, y0 + 40.0],
            [x + top - 11.0, y0 + 40.0],
            [x + foot - 9.0, y1 - 60.0],
            [x + foot - 12.0, y1 - 60.0],
        ];
        p.path(&smooth(&right), WHITE, 0.5);
        let near = rim([x, y0], top - 1.0, top * FLAT, 0.0, 180.0);
        p.stroke(&wave(&near), WHITE, 4.0, 0.9);
        let far = rim([x, y0], top - 1.0, top * FLAT, 180.0, 360.0);
        p.stroke(&wave(&far), WHITE, 3.0, 0.6);
        if self.steam {
            vapour(p, x, y0);
        }
        let Some((lid, drink)) = self.lid else { return };
        let disc = at(x, y0 - 2.0).all(&oval(top + 6.0, (top + 6.0) * FLAT, 44));
        let look = Slab {
            side: Some(Color::hex(0xcfe0ea)),
            sharp: false,
            shadow: 0.0,
            ..SLAB
        };
        p.slab(&disc, 8.0, Color::hex(0xf6fcff), look);
        p.ellipse(
            [x, y0 - 2.0],
            top - 5.0,
            (top - 5.0) * FLAT,
            drink.light(0.5),
            0.85,
        );
        if lid == Lid::Dome {
            dome(p, top, y0);
        }
        if let Some(straw) = self.straw {
            let y = y0 - if lid == Lid::Dome { 52.0 } else { 4.0 };
            p.ellipse([x + 16.0, y], 12.0, 4.5, HOLLOW, 0.3);
            sip(p, straw, y);
        }
    }
}

fn dome(p: &mut Pen, r: f64, y: f64) {
    let half = [[1.0, -2.0], [0.86, -34.0], [0.4, -58.0]];
    let mut outline: Vec<Point> = half.map(|[u, v]| [MIDDLE - r * u, y + v]).to_vec();
    outline.extend(half.iter().rev().map(|[u, v]| [MIDDLE + r * u, y + v]));
    outline.extend([[MIDDLE + r * 0.6, y + 14.0], [MIDDLE - r * 0.6, y + 14.0]]);
    let outline = smooth(&outline);
    let stops = [
        (0.0, WHITE, 0.7),
        (0.35, WHITE, 0.2),
        (0.8, Color::hex(0xcfe4ee), 0.35),
        (1.0, WHITE, 0.75),
    ];
    let plastic = p.linear(&stops, ACROSS);
    p.path(&outline, plastic, 1.0);
    p.stroke(&outline, WHITE, 1.5, 0.7);
    p.gloss([MIDDLE - r * 0.5, y - 32.0], 10.0, 20.0, 0.9, 32.0);
}
