use serde::Deserialize;

use crate::pictures::dish::color::{Color, STONE, WHITE};
use crate::pictures::dish::pen::{ACROSS, DIAGONAL, Paint, Pen};
use crate::pictures::dish::shape::{Point, at, line, polygon, rim, shape, smooth, wave};
use crate::pictures::dish::vessels::surface::{Surface, ground, liquid};

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Bowl {
    pub color: Option<Color>,
    /// One of them is chosen.
    pub colors: Vec<Color>,
    pub inner: Option<Color>,
    pub fill: Option<Color>,
    pub deco: Option<Deco>,
    /// 0 is deep, 1 is shallow.
    pub low: Option<f64>,
    /// Drops of oil on the soup, 0..1.
    pub oil: Option<f64>,
    pub handles: bool,
    pub style: Option<Style>,
}

#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Style {
    /// One of a street kitchen's bowls.
    Warung,
}

#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Deco {
    None,
    Rooster,
    Dots,
    Petals,
    #[serde(rename = "band")]
    BlueBand,
    #[serde(skip)]
    Band(Color),
}

/// Colour, inside, decoration, how low.
type China = (Color, Option<Color>, Option<Deco>, f64);

static WARUNG: [China; 12] = [
    (WHITE, None, Some(Deco::Rooster), 0.0),
    (WHITE, None, Some(Deco::Rooster), 0.3),
    (WHITE, None, Some(Deco::Band(Color::hex(0x2f6fb5))), 0.0),
    (WHITE, None, Some(Deco::Band(Color::hex(0xd8402b))), 0.3),
    (WHITE, None, Some(Deco::Band(Color::hex(0x3f9a5a))), 0.0),
    (WHITE, None, Some(Deco::Dots), 0.0),
    (WHITE, None, Some(Deco::Petals), 0.2),
    (Color::hex(0x9fd0bd), Some(Color::hex(0xeaf6ef)), None, 0.0),
    (Color::hex(0xf4bf3f), Some(Color::hex(0xfff7e2)), None, 0.3),
    (
        Color::hex(0x3f7fb8),
        Some(Color::hex(0xf4f8fb)),
        Some(Deco::Petals),
        0.0,
    ),
    (Color::hex(0xd9553f), Some(Color::hex(0xfff3e8)), None, 0.0),
    (
        Color::hex(0xf7ead2),
        None,
        Some(Deco::Band(Color::hex(0x8a4a1f))),
        0.0,
    ),
];

/// The near rim, over what is in the bowl.
pub struct Lip {
    center: Point,
    rx: f64,
    ry: f64,
    color: Color,
}

impl Lip {
    pub fn draw(self, p: &mut Pen) {
        let [x, y] = self.center;
        let mut ring = rim([x, y], self.rx, self.ry, 4.0, 176.0);
        ring.extend(rim([x, y + 1.0], self.rx - 8.0, self.ry - 6.0, 176.0, 4.0));
        let stops = [
            (0.0, self.color.light(0.8)),
            (0.5, self.color.light(0.35)),
            (1.0, self.color.cool(0.16)),
        ];
        let paint = p.linear(&stops, ACROSS);
        p.path(&polygon(&ring), paint, 1.0);
    }
}

impl Bowl {
    pub fn draw(&self, p: &mut Pen) -> (Surface, Lip) {
        let (mut color, mut inner, mut deco, mut low) = match self.style {
            Some(Style::Warung) => p.china(&WARUNG),
            None => (WHITE, None, None, 0.0),
        };
        if !self.colors.is_empty() {
            color = p.china(&self.colors);
        }
        color = self.color.unwrap_or(color);
        inner = self.inner.or(inner);
        deco = self.deco.or(deco);
        low = self.low.unwrap_or(low);

        let [x, y, rx, ry, deep] = [
            160.0,
            132.0 + low * 21.0,
            126.0 + low * 4.0,
            74.0,
            124.0 - low * 46.0,
        ];
        let foot = 56.0 + low * 16.0;
        ground(p, x, y + deep - 4.0, 86.0 + low * 20.0, 24.0);
        if self.handles {
            for side in [-1.0, 1.0] {
                let ear = at(x + side * (rx - 4.0), y + 16.0).flip(side < 0.0);
                p.tube(
                    &ear.all(&shape![-4 -12, 16 -14, 19 10, -8 22]),
                    13.0,
                    color,
                    0.5,
                );
            }
        }
        let paint = p.linear(&[(0.0, color.cool(0.1)), (1.0, color.cool(0.6))], ACROSS);
        p.ellipse([x, y + deep - 7.0], foot, 17.0, paint, 1.0);
        self.wall(p, [x, y], [rx, deep, foot], color);
        match deco {
            Some(Deco::BlueBand) => band(p, [x, y], [rx, ry], Color::hex(0x2f6fb5)),
            Some(Deco::Band(tint)) => band(p, [x, y], [rx, ry], tint),
            Some(Deco::Rooster) => rooster(p, [x - 18.0, y + 104.0]),
            Some(Deco::Petals) => petals(p, [x, y], [rx, ry], low, color),
            Some(Deco::Dots) => dots(p, [x, y], [rx, ry], low),
            Some(Deco::None) | None => {}
        }
        p.gloss([x - rx * 0.72, y + 42.0], 10.0, 26.0, 0.75, 24.0);
        let stops = [
            (0.0, color.light(0.7)),
            (0.5, color.light(0.2)),
            (1.0, color.cool(0.22)),
        ];
        let edge = p.linear(&stops, DIAGONAL);
        p.ellipse([x, y], rx, ry, edge, 1.0);
        let well = inner.unwrap_or(color);
        let stops = [
            (0.0, well.cool(0.42)),
            (0.35, well.cool(0.2)),
            (1.0, well.light(0.3)),
        ];
        let inside = p.linear(&stops, r#"x1=".2" y1="0" x2=".7" y2="1""#);
        p.ellipse([x, y + 1.0], rx - 9.0, ry - 7.0, inside, 1.0);
        let surface = Surface {
            x,
            y: y + 10.0,
            rx: rx - 17.0,
            ry: ry - 15.0,
            soup: self.fill,
        };
        if let Some(fill) = self.fill {
            liquid(p, surface, fill, self.oil.unwrap_or(0.5), true);
        }
        (
            surface,
            Lip {
                center: [x, y],
                rx,
                ry,
                color,
            },
        )
    }

    fn wall(&self, p: &mut Pen, [x, y]: Point, [rx, deep, foot]: [f64; 3], color: Color) {
        let half = [
            [rx, 0.0],
            [rx - 5.0, deep * 0.28],
            [rx * 0.78, deep * 0.62],
            [foot + 6.0, deep * 0.88],
            [foot - 6.0, deep - 4.0],
        ];
        let mut wall: Vec<Point> = half.iter().map(|[px, py]| [-px, *py]).collect();
        wall.push([0.0, deep + 5.0]);
        wall.extend(half.iter().rev());
        let paint = china(p, color);
        p.path(&(wave(&at(x, y).all(&wall)) + "Z"), paint, 1.0);
    }
}

/// Glazed clay, lit from the left.
pub fn china(p: &mut Pen, color: Color) -> Paint {
    p.radial_at(
        &[
            (0.0, color.light(0.6)),
            (0.4, color),
            (0.8, color.cool(0.28)),
            (1.0, color.cool(0.5)),
        ],
        r#"cx=".42" cy=".4" r=".72" fx=".26" fy=".42""#,
    )
}

fn band(p: &mut Pen, [x, y]: Point, [rx, ry]: [f64; 2], color: Color) {
    let upper = rim([x, y + 21.0], rx - 7.0, ry - 2.0, 172.0, 8.0);
    p.stroke(&wave(&upper), color, 5.0, 1.0);
    let lower = rim([x, y + 32.0], rx - 13.0, ry - 4.0, 166.0, 14.0);
    p.stroke(&wave(&lower), color, 2.4, 1.0);
}

/// Where the `k`th of marks on the wall lies, `k` -1..1 from left to right: a shallow wall narrows sooner.
fn on_wall(k: f64, [x, y]: Point, [rx, ry]: [f64; 2], low: f64) -> (Point, f64) {
    let a = 90.0 - k * (64.0 - low * 20.0);
    let down = 32.0 - low * 10.0;
    (
        rim([x, y + down], rx - 15.0 - low * 8.0, ry - 4.0, a, a)[0],
        a,
    )
}

fn petals(p: &mut Pen, center: Point, radii: [f64; 2], low: f64, color: Color) {
    let (leaf, dot) = match color == WHITE {
        true => (Color::hex(0x3f8fc4), Color::hex(0xe4573d)),
        false => (color.light(0.75), color.light(0.75)),
    };
    for i in 0..9 {
        let ([dx, dy], a) = on_wall(f64::from(i) / 4.0 - 1.0, center, radii, low);
        let petal = at(dx, dy).turned((90.0 - a) * -0.7);
        p.path(
            &smooth(&petal.all(&shape![0 -11, 6 0, 0 11, -6 0])),
            leaf,
            1.0,
        );
        p.ellipse([dx, dy + 14.0], 2.4, 2.4, dot, 1.0);
    }
}

fn dots(p: &mut Pen, center: Point, radii: [f64; 2], low: f64) {
    for i in 0..7 {
        let ([dx, dy], _) = on_wall(f64::from(i) / 3.2 - 0.94, center, radii, low);
        p.ellipse([dx, dy], 6.0, 7.0, Color::hex(0xe4573d), 1.0);
        p.ellipse([dx - 1.5, dy - 2.0], 2.0, 2.4, Color::hex(0xffc3a6), 1.0);
    }
}

/// A cockerel in a few strokes: the motif of every bakso bowl.
fn rooster(p: &mut Pen, [x, y]: Point) {
    let at = at(x, y).size(0.82);
    let mut fill = |outline: &[Point], color: u32| {
        p.path(&smooth(&at.all(outline)), Color::hex(color), 1.0);
    };
    fill(
        &shape![26 - 22, 40 - 36, 52 - 28, 46 - 12, 34 - 2, 24 - 6],
        0x20334f,
    );
    fill(
        &shape![-12 -34, -2 -20, 18 -24, 32 -12, 22 8, 2 10, -12 -4],
        0xd8402b,
    );
    fill(&shape![0 -14, 18 -14, 22 -2, 8 2], 0xf2a33a);
    fill(
        &shape![-18 - 36, -12 - 44, -4 - 40, -6 - 30, -14 - 28],
        0xc9281b,
    );
    let beak = line(&at.all(&shape![-19 - 33, -23 - 31]));
    p.stroke(&beak, Color::hex(0xf2a33a), 3.0, 1.0);
    let legs = line(&at.all(&shape![6 10, 5 19])) + &line(&at.all(&shape![14 9, 15 18]));
    p.stroke(&legs, Color::hex(0x8a5a1f), 2.4, 1.0);
    let grass = wave(&at.all(&shape![-34 20, -10 18, 20 22, 48 16]));
    p.stroke(&grass, Color::hex(0x4e8f4a), 4.0, 1.0);
    let tuft = smooth(&at.all(&shape![52 8, 64 -4, 72 6, 62 16]));
    p.path(&tuft, Color::hex(0x4e8f4a), 1.0);
    p.ellipse(at.one([62.0, -14.0]), 8.0, 7.0, Color::hex(0xe77a9a), 1.0);
}

/// A stone mortar, as wide as a bowl and as dark as wet stone.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Cobek {
    pub color: Option<Color>,
    pub fill: Option<Color>,
}

impl Cobek {
    pub fn draw(&self, p: &mut Pen) -> (Surface, Lip) {
        let color = self.color.unwrap_or(STONE);
        let bowl = Bowl {
            color: Some(color),
            inner: Some(color.dark(0.35)),
            low: Some(1.5),
            ..Bowl::default()
        };
        let (mut surface, front) = bowl.draw(p);
        for _ in 0..50 {
            let grain = [60.0 + p.rnd(0.0, 200.0), 190.0 + p.rnd(0.0, 34.0)];
            p.ellipse(grain, 1.2, 0.9, WHITE, 0.22);
        }
        if let Some(fill) = self.fill {
            surface.soup = Some(fill);
            let well = Surface {
                rx: surface.rx - 6.0,
                ry: surface.ry - 5.0,
                ..surface
            };
            liquid(p, well, fill, 0.4, true);
        }
        (surface, front)
    }
}

/// A pot of clay with two ears: brown, or of the colour of its `glaze`.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ClayPot {
    pub glaze: Option<Color>,
    pub fill: Option<Color>,
    pub oil: Option<f64>,
}

impl ClayPot {
    pub fn draw(&self, p: &mut Pen) -> (Surface, Lip) {
        let clay = self.glaze.unwrap_or(Color::hex(0x8c4a2a));
        let pot = Bowl {
            color: Some(clay),
            inner: Some(clay.dark(0.5)),
            fill: self.fill,
            low: Some(0.6),
            oil: self.oil,
            handles: true,
            deco: Some(Deco::Band(clay.dark(0.45))),
            ..Bowl::default()
        };
        pot.draw(p)
    }
}
