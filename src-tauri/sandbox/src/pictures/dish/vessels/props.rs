//! What lies under or beside a vessel; a seed may draw one of each.

use serde::Deserialize;

use crate::pictures::dish::color::{Color, SAMBAL, WHITE};
use crate::pictures::dish::pen::{BODY, Body, DOWN, Pen, SLAB, Slab};
use crate::pictures::dish::shape::{at, oval, shape, wave};

/// What may stand beside a bowl.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Beside {
    Sambal,
    Spoon,
    Chopsticks,
}

const MATS: [Color; 5] = [
    Color::hex(0xd8a35f),
    Color::hex(0xc9502f),
    Color::hex(0x4f8f7a),
    Color::hex(0xf3e2c0),
    Color::hex(0x3f6f9f),
];

pub fn mat(p: &mut Pen) {
    let c = p.china(&MATS);
    let at = at(160.0, 214.0).turned(p.rnd(-9.0, 9.0));
    let sheet = at.all(&shape![-140 -62, 140 -62, 148 72, -148 72]);
    p.slab(
        &sheet,
        3.0,
        c,
        Slab {
            shadow: 0.25,
            ..SLAB
        },
    );
    for i in 0..11 {
        let y = -54.0 + f64::from(i) * 11.8;
        let tint = if i % 2 == 1 {
            c.light(0.5)
        } else {
            c.dark(0.3)
        };
        p.rule(&at.all(&[[-138.0, y], [139.0, y]]), tint, 2.4, 0.4);
    }
}

const CLOTHS: [Color; 3] = [
    Color::hex(0xd8402b),
    Color::hex(0x3f78b8),
    Color::hex(0x5fa04a),
];

/// Checked.
pub fn cloth(p: &mut Pen) {
    let c = p.china(&CLOTHS);
    let at = at(160.0, 222.0).turned(45.0).flat(0.62);
    let sheet = at.all(&shape![-112 -112, 112 -112, 112 112, -112 112]);
    p.slab(
        &sheet,
        2.0,
        Color::hex(0xfffaf0),
        Slab {
            shadow: 0.2,
            ..SLAB
        },
    );
    for i in -3..=3 {
        let u = f64::from(i) * 32.0;
        p.rule(&at.all(&[[u, -112.0], [u, 112.0]]), c, 11.0, 0.32);
        p.rule(&at.all(&[[-112.0, u], [112.0, u]]), c, 11.0, 0.32);
    }
}

/// `side` is -1 for the left and 1 for the right.
pub fn beside(p: &mut Pen, what: Beside, side: f64) {
    match what {
        Beside::Chopsticks => {
            for k in [0.0, 11.0] {
                let stick = [
                    [160.0 + side * (34.0 + k), 104.0 - k],
                    [160.0 + side * (152.0 + k * 0.3), 58.0 + k],
                ];
                p.tube(&stick, 7.0, Color::hex(0xa85f2e), 0.5);
            }
        }
        Beside::Spoon => {
            let handle =
                [[66.0, 150.0], [112.0, 108.0], [140.0, 80.0]].map(|[x, y]| [160.0 + side * x, y]);
            p.tube(&handle, 8.0, Color::hex(0xdfe5ea), 0.5);
            let bowl = at(160.0 + side * 143.0, 77.0).turned(side * -44.0);
            let look = Body {
                shadow: 0.0,
                gloss: 0.7,
                ..BODY
            };
            p.body_at(bowl, &oval(15.0, 7.0, 10), Color::hex(0xc9d1d8), look);
        }
        Beside::Sambal => sambal(p, side),
    }
}

fn sambal(p: &mut Pen, side: f64) {
    let [x, y] = [160.0 + side * 116.0, 268.0];
    p.shadow([x + 4.0, y + 10.0], 46.0, 18.0, 0.45);
    let dish = at(x, y - 8.0).all(&oval(36.0, 20.0, 40));
    let look = Slab {
        sharp: false,
        shadow: 0.0,
        side: Some(Color::hex(0xdcdfe8)),
        ..SLAB
    };
    p.slab(&dish, 15.0, WHITE, look);
    p.ellipse([x, y - 8.0], 29.0, 15.0, Color::hex(0xd9d3da), 1.0);
    let paste = p.round(SAMBAL, 1.0);
    p.ellipse([x, y - 6.0], 26.0, 12.5, paste, 1.0);
    for _ in 0..14 {
        let seed = [x + p.rnd(-18.0, 18.0), y - 6.0 + p.rnd(-7.0, 7.0)];
        p.ellipse(seed, 1.6, 1.1, Color::hex(0xffc07a), 1.0);
    }
    p.gloss([x - 8.0, y - 10.0], 9.0, 3.5, 0.8, -28.0);
}

/// What is hot shows it.
pub fn vapour(p: &mut Pen, x: f64, y: f64) {
    let stops = [(0.0, WHITE, 0.0), (0.4, WHITE, 1.0), (1.0, WHITE, 0.0)];
    let fading = p.linear(&stops, DOWN);
    for [dx, k] in [[-22.0, 0.9], [14.0, 1.1]] {
        let rising = wave(&[
            [x + dx, y - 2.0],
            [x + dx - 10.0, y - 18.0 * k],
            [x + dx + 7.0, y - 36.0 * k],
            [x + dx - 5.0, y - 56.0 * k],
        ]);
        for [width, strength] in [[15.0, 0.1], [9.0, 0.16], [4.0, 0.3]] {
            p.stroke(&rising, fading, width, strength);
        }
    }
}
