use std::f64::consts::{PI, TAU};

use crate::pictures::dish::color::{Color, KECAP, SAMBAL};
use crate::pictures::dish::item::Item;
use crate::pictures::dish::pen::{BODY, Body, Pen};
use crate::pictures::dish::shape::{Bounds, Point, arc, at, oval, shape, wave};

/// Chili paste, peanut sauce, a spoon of cream: a wet heap.
pub fn sauce(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let c = i.c(SAMBAL);
    let look = i.look;
    let [w, h, flat] = [
        look.w.unwrap_or(60.0),
        look.h.unwrap_or(5.0),
        look.flat.unwrap_or(0.56),
    ];
    let seeds = look.seeds.unwrap_or(1.0);
    let heap = p.blob(&oval(w / 2.0, w / 2.0, 12), 0.84, 1.1);
    let body = Body {
        h,
        gloss: look.gloss.unwrap_or(0.8),
        shadow: 0.35,
        ..BODY
    };
    let b = p.body_at(at(i.x, i.y - h).flat(flat), &heap, c, body);
    if seeds > 0.0 {
        p.marks(
            b,
            (w * 0.24 * seeds) as usize,
            c.light(0.62),
            [1.5, 2.6],
            0.85,
        );
        p.marks(b, (w * 0.22 * seeds) as usize, c.dark(0.6), [3.0, 3.0], 0.4);
    }
    if let Some(chunky) = look.chunky {
        p.marks(b, (w * 0.16) as usize, chunky, [3.0, 5.0], 0.95);
    }
    for _ in 0..(w / 20.0).ceil() as usize {
        let spot = [
            b.cx + p.rnd(-0.3, 0.2) * b.w,
            b.cy + p.rnd(-0.34, 0.05) * b.h,
        ];
        let tilt = p.rnd(-40.0, 0.0);
        p.gloss(spot, 7.0, 2.6, 0.7, tilt);
    }
    b
}

/// Sauce let run from a spoon, to and fro: `n` turns.
pub fn drizzle(p: &mut Pen, i: &Item<'_>) -> Option<Bounds> {
    let c = i.c(KECAP);
    let look = i.look;
    let [w, thick, flat] = [
        look.w.unwrap_or(100.0),
        look.thick.unwrap_or(6.0),
        look.flat.unwrap_or(0.5),
    ];
    let turns = look.n.unwrap_or(5.0);
    let place = at(i.x, i.y).turned(i.r_or(-12.0));
    let steps = (turns * 5.0) as usize;
    let run: Vec<Point> = (0..=steps)
        .map(|k| {
            let t = k as f64 / steps as f64;
            let reach = 0.66 + 0.34 * (t * PI).sin();
            let x = (t * turns * PI + 0.8).sin() * (w / 2.0) * reach + p.rnd(-1.5, 1.5);
            [x, (t - 0.5) * w * flat + (t * turns * TAU).cos() * 3.0]
        })
        .collect();
    p.tube(&place.all(&run), thick, c, 0.55);
    for _ in 0..3 {
        let [x, y] = place.one([p.rnd(-0.6, 0.6) * w, p.rnd(-0.5, 0.6) * w * flat]);
        let drop = oval(thick * 0.55, thick * 0.42, 7);
        p.body_at(
            at(x, y),
            &drop,
            c,
            Body {
                shadow: 0.0,
                gloss: 0.7,
                ..BODY
            },
        );
    }
    None
}

/// A spread smoothed with a spoon: a ridge that turns inwards, oil in its furrow. Hummus, porridge, cream.
pub fn swirl(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let c = i.c(Color::hex(0xe6c78d));
    let look = i.look;
    let [w, h, flat] = [
        look.w.unwrap_or(150.0),
        look.h.unwrap_or(12.0),
        look.flat.unwrap_or(0.56),
    ];
    let edge = p.blob(&oval(w / 2.0, w / 2.0, 40), 0.985, 1.015);
    let body = Body {
        h,
        gloss: 0.4,
        shadow: 0.4,
        depth: 0.8,
        ..BODY
    };
    let b = p.body_at(at(i.x, i.y - h).flat(flat), &edge, c, body);
    let from = p.rnd(0.0, 360.0);
    let ridge: Vec<Point> = (0..34)
        .map(|k| {
            let t = f64::from(k) / 33.0;
            let (sin, cos) = (from + t * 760.0).to_radians().sin_cos();
            let far = w * (0.42 - 0.34 * t);
            [cos * far, sin * far]
        })
        .collect();
    let ridge = at(i.x, i.y - h - 3.0).flat(flat).all(&ridge);
    let below = at(0.0, 5.0).all(&ridge);
    p.stroke(&wave(&below), c.dark(0.35), 11.0, 0.55);
    p.stroke(&wave(&ridge), c.light(0.35), 10.0, 1.0);
    let lit = at(-1.0, -2.0).all(&ridge);
    p.stroke(&wave(&lit), c.light(0.8), 3.0, 0.8);
    if let Some(oil) = look.syrup {
        // Lies between the ridges.
        let furrow = at(0.0, 9.0).all(&ridge[6..28]);
        p.stroke(&wave(&furrow), oil, 5.0, 0.75);
        p.blot([i.x, i.y - h - 1.0], w * 0.12, w * 0.07, oil, 0.9);
    }
    b
}

/// Small things strewn: what they are is `kind`.
pub fn sprinkle(p: &mut Pen, i: &Item<'_>) -> Option<Bounds> {
    let look = i.look;
    let kind = look.kind.as_deref().unwrap_or("scallion");
    let w = look.w.unwrap_or(100.0);
    let count = look.n.unwrap_or(18.0) as usize;
    let tall = (w / 2.0) * look.flat.unwrap_or(0.5);
    for spot in p.scatter(count, [i.x, i.y], w / 2.0, tall) {
        strew(p, kind, spot, i.color);
    }
    None
}

fn strew(p: &mut Pen, kind: &str, [x, y]: Point, color: Option<Color>) {
    let a = p.rnd(0.0, 180.0);
    let place = at(x, y);
    let one_of = |p: &mut Pen, list: [u32; 3]| color.unwrap_or_else(|| Color::hex(p.pick(&list)));
    match kind {
        "scallion" => {
            let c = one_of(p, [0x5fb53c, 0x7cc64d, 0x4a9f38]);
            p.ellipse([x, y + 1.4], 5.0, 3.8, Color::hex(0x2f6b2a), 0.6);
            p.ellipse([x, y], 5.0, 3.8, c, 1.0);
            p.ellipse([x, y - 0.3], 2.4, 1.6, Color::hex(0xdff3b0), 1.0);
        }
        "shallot" => {
            let c = one_of(p, [0xb5651d, 0x9a4d17, 0xd08a36]);
            let curl = arc(p.rnd(5.0, 8.0), p.rnd(2.5, 4.5), 6, 160.0, 370.0);
            p.tube(&place.turned(a).all(&curl), 3.4, c, 0.4);
        }
        "chili" => {
            let c = color.unwrap_or(Color::hex(0xe0301e));
            p.ellipse([x, y + 1.2], 5.4, 4.0, Color::hex(0x7d120a), 0.6);
            p.ellipse([x, y], 5.4, 4.0, c, 1.0);
            p.ellipse([x, y], 2.2, 1.5, Color::hex(0xffdf9a), 1.0);
        }
        "peanut" => {
            let c = color.unwrap_or(Color::hex(0xd9a05a));
            let half = shape![-6 0, 0 -4, 7 0, 0 4];
            p.body_at(
                place.turned(a),
                &half,
                c,
                Body {
                    shadow: 0.25,
                    gloss: 0.5,
                    ..BODY
                },
            );
        }
        "pea" => {
            let c = color.unwrap_or(Color::hex(0x6cb33e));
            p.body_at(
                place,
                &oval(5.0, 5.0, 8),
                c,
                Body {
                    shadow: 0.25,
                    gloss: 0.8,
                    ..BODY
                },
            );
        }
        "crumb" => {
            let c = one_of(p, [0xf3b94f, 0xe39a34, 0xffd787]);
            let width = p.rnd(4.0, 8.0);
            p.tube(&[[x - 3.0, y], [x + 3.0, y - 1.0]], width, c, 0.7);
        }
        _ => {
            let c = color.unwrap_or(Color::hex(0xfff3cf));
            let (sin, cos) = a.to_radians().sin_cos();
            let width = if kind == "sesame" { 2.8 } else { 4.0 };
            p.specks(&[[x, y, cos * 4.0, sin * 3.0]], c, width, 1.0);
        }
    }
}
