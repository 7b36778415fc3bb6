use std::f64::consts::PI;

use crate::pictures::dish::color::{CORN, Color, NOODLE, RICE};
use crate::pictures::dish::item::Item;
use crate::pictures::dish::pen::{BODY, Body, Pen};
use crate::pictures::dish::shape::{At, Bounds, Point, at, oval, shape};

/// A mound of rice: `h` high, or a `cone`. `bits` are colours mixed in.
pub fn rice(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let c = i.c(RICE);
    let [w, h] = [i.look.w.unwrap_or(120.0), i.look.h.unwrap_or(62.0)];
    let size = i.look.grain.unwrap_or(1.0);
    let is_cone = i.look.cone;
    let mut dome: Vec<Point> = match is_cone {
        true => [
            [-0.5, 0.0],
            [-0.3, 0.42],
            [-0.1, 0.88],
            [0.0, 1.0],
            [0.1, 0.88],
            [0.3, 0.42],
            [0.5, 0.0],
        ]
        .map(|[u, v]| [w * u, -h * v])
        .to_vec(),
        false => crate::pictures::dish::shape::arc(w / 2.0, h, 7, 180.0, 390.0),
    };
    dome.extend([[w * 0.4, w * 0.13], [0.0, w * 0.19], [-w * 0.4, w * 0.13]]);
    let dome = p.rough(&dome, 0.02);
    let is_white = c == RICE;
    let look = Body {
        depth: if is_white { 0.8 } else { 1.0 },
        shadow: 0.5,
        ..BODY
    };
    let b = p.body_at(at(i.x, i.y), &dome, c, look);
    let grains = |p: &mut Pen, count: usize| -> Vec<[f64; 4]> {
        (0..count)
            .map(|_| {
                let (u, v) = (p.rnd(-1.0, 1.0), p.rnd(0.0, 1.0));
                let half = match is_cone {
                    true => (w / 2.0) * (1.0 - v * 0.92),
                    false => (w / 2.0) * (1.0 - (v * 0.94_f64).powi(2)).sqrt(),
                };
                let a = p.rnd(0.0, PI);
                [
                    i.x + u * half * 0.93,
                    i.y - v * h * 0.95 + (1.0 - u * u) * w * 0.16 * (1.0 - v),
                    a.cos() * 6.0 * size,
                    a.sin() * 4.0 * size,
                ]
            })
            .collect()
    };
    let count = (w * h / 62.0) as usize;
    let shaded = grains(p, count);
    p.specks(
        &shaded,
        c.dark(if is_white { 0.24 } else { 0.5 }),
        3.4 * size,
        0.55,
    );
    let lit = grains(p, count);
    p.specks(&lowered(&lit), c.dark(0.4), 3.4 * size, 0.5);
    p.specks(&lit, c.light(0.5), 3.1 * size, 1.0);
    for bit in &i.look.bits {
        let bits = grains(p, 12);
        p.specks(&bits, *bit, 5.0, 1.0);
    }
    b
}

/// Where the shade of grains falls.
fn lowered(grains: &[[f64; 4]]) -> Vec<[f64; 4]> {
    grains
        .iter()
        .map(|[x, y, dx, dy]| [x + 0.8, y + 1.5, *dx, *dy])
        .collect()
}

/// A nest of noodles. `thick` is a strand's width; flat noodles are wide and few.
pub fn noodles(p: &mut Pen, i: &Item<'_>) -> Option<Bounds> {
    let c = i.c(NOODLE);
    let [w, h] = [i.look.w.unwrap_or(150.0), i.look.h.unwrap_or(26.0)];
    let [thick, flat] = [i.look.thick.unwrap_or(6.0), i.look.flat.unwrap_or(0.56)];
    let count = i.look.n.unwrap_or(44.0);
    let depth = c.dark(if thick < 4.0 { 0.14 } else { 0.3 });
    let nest = oval(w * 0.44, w * 0.42 * flat, 14);
    p.body_at(
        at(i.x, i.y - 5.0),
        &nest,
        depth,
        Body {
            shadow: 0.4,
            ..BODY
        },
    );
    for k in 0..count as usize {
        let t = k as f64 / count;
        let far = (1.0 - t.powf(1.6) * 0.74) * p.rnd(0.8, 1.02);
        let from = k as f64 * 2.4 + p.rnd(-0.4, 0.4);
        let span = p.rnd(1.1, 2.6) * if p.chance(0.5) { -1.0 } else { 1.0 };
        let [ox, oy, bend] = [
            p.rnd(-0.14, 0.14) * w,
            p.rnd(-0.1, 0.1) * w * flat,
            p.rnd(-0.16, 0.16),
        ];
        let strand: Vec<Point> = (0..6)
            .map(|step| {
                let a = from + span * f64::from(step) / 5.0;
                let r = far * (1.0 + bend * (f64::from(step) * 1.4).sin());
                let dx = ox * (1.0 - far) * 2.0 + a.cos() * (w / 2.0) * r;
                let dy = oy * (1.0 - far) * 2.0 + a.sin() * (w / 2.0) * r * flat;
                let rise = h * f64::max(0.0, 1.0 - r * r).sqrt();
                [i.x + dx * 0.98, i.y + dy - rise - 2.0]
            })
            .collect();
        let width = thick * p.rnd(0.88, 1.1);
        let tint = c.mix(c.light(0.4), p.rnd(0.0, 0.6));
        p.tube(&strand, width, tint, 0.55);
    }
    None
}

pub fn onigiri(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let s = i.s();
    let at = i.up(40.0);
    let outline = shape![0 -58, 20 -48, 52 14, 50 34, 30 42, -30 42, -50 34, -52 14, -20 -48];
    let b = p.body_at(
        at,
        &outline,
        RICE,
        Body {
            h: 8.0,
            depth: 0.7,
            ..BODY
        },
    );
    let spots = p.scatter(70, [b.cx, b.cy + 12.0 * s], b.w * 0.36, b.h * 0.34);
    let grains: Vec<[f64; 4]> = spots
        .into_iter()
        .map(|[x, y]| [x, y, p.rnd(-5.0, 5.0), p.rnd(-4.0, 4.0)])
        .collect();
    p.specks(&lowered(&grains), Color::hex(0xc9b493), 3.4, 0.5);
    p.specks(&grains, Color::hex(0xffffff), 3.2, 1.0);
    let nori = shape![-21 0, 21 0, 23 22, 21 51, -21 51, -23 22];
    p.body_at(
        at,
        &nori,
        Color::hex(0x22402f),
        Body {
            shadow: 0.0,
            gloss: 0.35,
            ..BODY
        },
    );
    b
}

/// A grilled cob with its leaves.
pub fn corn(p: &mut Pen, i: &Item<'_>) -> Option<Bounds> {
    let s = i.s();
    let r = i.r_or(-24.0);
    let cob: At = i.up(12.0).turned(r);
    for k in [-16.0, 14.0, 0.0] {
        let husk = at(0.0, 0.0)
            .turned(k)
            .all(&shape![60 0, 96 -16, 132 -12, 126 6, 92 14]);
        p.body_at(
            cob,
            &husk,
            Color::hex(0x9cc65a),
            Body {
                shadow: 0.3,
                ..BODY
            },
        );
    }
    let outline =
        shape![-112 0, -98 -22, -50 -30, 30 -30, 82 -24, 88 0, 82 24, 30 30, -50 30, -98 22];
    p.body_at(
        cob,
        &outline,
        CORN.dark(0.3),
        Body {
            shadow: 0.5,
            ..BODY
        },
    );
    for column in 0..19 {
        for row in -2..=2 {
            let u = -102.0 + f64::from(column) * 10.0 + f64::from(row % 2) * 5.0;
            let squeeze = f64::min(1.0, (u + 118.0) / 40.0);
            let tint = match p.chance(0.2) {
                true => Color::hex(0xa85f1a),
                false => p.pick(&[CORN, Color::hex(0xffdc6b), Color::hex(0xf7bc2e)]),
            };
            let [x, y] = cob.one([u, f64::from(row) * 11.2 * squeeze]);
            let look = Body {
                shadow: 0.0,
                gloss: if row < 1 { 0.55 } else { 0.0 },
                ..BODY
            };
            p.body_at(at(x, y).size(s).turned(r), &oval(5.8, 6.2, 7), tint, look);
        }
    }
    None
}
