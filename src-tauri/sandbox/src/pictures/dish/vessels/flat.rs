use serde::Deserialize;

use crate::pictures::dish::color::{Color, WOOD};
use crate::pictures::dish::pen::{Pen, SLAB, Slab};
use crate::pictures::dish::shape::{at, oval, polygon, shape};
use crate::pictures::dish::vessels::surface::{Surface, ground};

/// A cutting board.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Board {
    pub long: f64,
}

impl Board {
    pub fn draw(&self, p: &mut Pen) -> Surface {
        let outline = at(160.0, 182.0).flat(1.0 - self.long * 0.2).all(
            &shape![-138 -58, -60 -66, 60 -66, 138 -58, 146 0, 140 66, 60 74, -60 74, -140 66, -146 0],
        );
        ground(p, 160.0, 214.0, 140.0, 66.0);
        p.slab(
            &outline,
            15.0,
            WOOD,
            Slab {
                sharp: false,
                shadow: 0.0,
                ..SLAB
            },
        );
        let grain: Vec<[f64; 4]> = (0..16)
            .map(|i| {
                let [x, y] = [30.0 + p.rnd(0.0, 90.0), 126.0 + f64::from(i) * 7.4];
                [x, y, p.rnd(40.0, 150.0), p.rnd(-2.0, 2.0)]
            })
            .collect();
        p.specks(&grain, WOOD.dark(0.35), 1.3, 0.35);
        Surface::dry(160.0, 180.0, 112.0, 52.0)
    }
}

/// An iron plate on its wooden tray.
pub fn hotplate(p: &mut Pen) -> Surface {
    ground(p, 160.0, 214.0, 138.0, 70.0);
    let tray = at(160.0, 184.0).all(&shape![-142 -56, 142 -56, 150 0, 142 74, -142 74, -150 0]);
    p.slab(
        &tray,
        16.0,
        WOOD,
        Slab {
            shadow: 0.0,
            ..SLAB
        },
    );
    let iron = at(160.0, 184.0).all(&oval(124.0, 62.0, 44));
    p.slab(
        &iron,
        8.0,
        Color::hex(0x3d3a40),
        Slab {
            sharp: false,
            shadow: 0.5,
            ..SLAB
        },
    );
    let stops = [(0.0, Color::hex(0x1d1b20)), (1.0, Color::hex(0x55515a))];
    let hollow = p.linear(&stops, crate::pictures::dish::pen::ACROSS);
    p.ellipse([160.0, 186.0], 108.0, 50.0, hollow, 1.0);
    Surface::dry(160.0, 182.0, 100.0, 46.0)
}

/// A bamboo basket.
pub fn steamer(p: &mut Pen) -> Surface {
    let [x, y, rx, ry] = [160.0, 150.0, 126.0, 76.0];
    ground(p, x, y + 78.0, rx, ry * 0.7);
    let dark = Color::hex(0xa8733a);
    let bands = [
        (Color::hex(0xe2b46c), 2.0),
        (dark, 0.3),
        (Color::hex(0xd9a55c), 3.0),
        (dark, 0.3),
        (Color::hex(0xd9a55c), 3.0),
        (dark, 0.3),
        (Color::hex(0xc9924a), 2.0),
    ];
    let hoop = at(x, y).all(&oval(rx - 2.0, ry - 1.0, 48));
    let look = Slab {
        sharp: false,
        shadow: 0.0,
        bands: &bands,
        ..SLAB
    };
    p.slab(&hoop, 66.0, Color::hex(0xe9c07c), look);
    let stops = [(0.0, Color::hex(0x8d5c28)), (1.0, Color::hex(0xe7bd78))];
    let inside = p.linear(&stops, r#"x1=".2" y1="0" x2=".8" y2="1""#);
    p.ellipse([x, y + 1.0], rx - 12.0, ry - 9.0, inside, 1.0);
    p.ellipse(
        [x, y + 12.0],
        rx - 16.0,
        ry - 16.0,
        Color::hex(0xf2d9a6),
        1.0,
    );
    let slat = |i: i32| {
        let t = -0.9 + f64::from(i) * 0.128;
        let half = (1.0 - t * t).sqrt() * (rx - 20.0);
        [x - half, y + 12.0 + t * (ry - 20.0), half * 2.0, 0.0]
    };
    let slats: Vec<[f64; 4]> = (0..15).map(slat).collect();
    p.specks(&slats, Color::hex(0xcfa261), 2.6, 1.0);
    Surface::dry(x, y + 6.0, rx - 26.0, ry - 22.0)
}

/// A tray with walls: paper lunch box, bento.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct LunchBox {
    pub color: Option<Color>,
    pub inside: Option<Color>,
    pub cells: Option<bool>,
}

impl LunchBox {
    pub fn draw(&self, p: &mut Pen) -> Surface {
        let color = self.color.unwrap_or(Color::hex(0xe9d3ad));
        let inside = self.inside.unwrap_or(Color::hex(0xfff7e6));
        let at = at(160.0, 176.0);
        ground(p, 160.0, 222.0, 138.0, 74.0);
        let walls = at.all(&shape![-132 -80, 132 -80, 144 74, -144 74]);
        let look = Slab {
            side: Some(color.dark(0.2)),
            shadow: 0.0,
            ..SLAB
        };
        p.slab(&walls, 34.0, color, look);
        let stops = [
            (0.0, inside.dark(0.4)),
            (0.25, inside.dark(0.08)),
            (1.0, inside.light(0.5)),
        ];
        let floor = p.linear(&stops, r#"x1=".2" y1="0" x2=".5" y2="1""#);
        let inner = at.all(&shape![-121 -71, 121 -71, 131 65, -131 65]);
        p.path(&polygon(&inner), floor, 1.0);
        if self.cells.unwrap_or(true) {
            p.rule(&at.all(&shape![14 -72, 17 66]), color, 7.0, 1.0);
            p.rule(&at.all(&shape![16 2, 128 2]), color, 7.0, 1.0);
        }
        Surface::dry(160.0, 174.0, 120.0, 62.0)
    }
}

/// Nothing but the ground: for things that stand by themselves.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Bare {
    pub wide: Option<f64>,
    pub y: Option<f64>,
}

impl Bare {
    pub fn draw(&self, p: &mut Pen) -> Surface {
        let y = self.y.unwrap_or(222.0);
        ground(p, 160.0, y, self.wide.unwrap_or(100.0), 30.0);
        Surface::dry(160.0, y - 40.0, 110.0, 62.0)
    }
}
