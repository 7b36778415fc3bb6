use crate::pictures::dish::color::{CHAR, Color, GOLDEN, SHRIMP};
use crate::pictures::dish::item::Item;
use crate::pictures::dish::pen::{BODY, Body, Pen};
use crate::pictures::dish::shape::{Bounds, Point, shape, smooth, wave};

/// A whole fish, cooked: its eye is white.
pub fn fish(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let (s, c) = (i.s(), i.c(Color::hex(0xb9683a)));
    let r = i.r_or(-8.0);
    let glaze = i.look.glaze.unwrap_or(0.6);
    let cuts = i.look.cuts.unwrap_or(CHAR);
    let at = i.up(16.0).turned(r).flip(i.flip);
    p.shadow(i.off(0.0, 14.0), 118.0 * s, 26.0 * s, 0.45);
    let fin = Body {
        shadow: 0.0,
        ..BODY
    };
    p.body_at(
        at,
        &shape![74 -2, 92 -22, 116 -38, 112 -10, 118 22, 94 16],
        c.dark(0.25),
        fin,
    );
    p.body_at(
        at,
        &shape![-46 - 34, -20 - 56, 24 - 52, 54 - 32, 20 - 22],
        c.dark(0.2),
        fin,
    );
    p.body_at(at, &shape![-18 34, 0 52, 22 46, 24 26], c.dark(0.2), fin);
    let outline = shape![
        -112 4, -98 -18, -64 -38, -14 -44, 36 -34, 76 -12, 88 2, 72 16, 32 34, -16 40, -66 32, -98 18,
    ];
    let b = p.body_at(
        at,
        &outline,
        c,
        Body {
            h: 5.0 * s,
            depth: 1.1,
            ..BODY
        },
    );
    let belly = shape![-104 8, -60 22, 0 26, 66 10, 30 32, -16 38, -66 30, -96 18];
    p.path(&smooth(&at.all(&belly)), c.light(0.5), 0.4);
    let gill = wave(&at.all(&shape![-62 -32, -52 -4, -62 26]));
    p.stroke(&gill, c.dark(0.6), 4.0 * s, 0.7);
    let eye = at.one([-86.0, -8.0]);
    p.ellipse(eye, 6.0 * s, 6.0 * s, c.dark(0.75), 1.0);
    p.ellipse(
        at.one([-86.5, -8.5]),
        4.2 * s,
        4.2 * s,
        Color::hex(0xfbeedd),
        1.0,
    );
    p.ellipse(eye, 1.8 * s, 1.8 * s, Color::hex(0x6b5344), 1.0);
    let mouth = wave(&at.all(&shape![-110 8, -96 10, -88 6]));
    p.stroke(&mouth, c.dark(0.7), 3.0 * s, 1.0);
    for u in [-30.0_f64, 0.0, 30.0] {
        let cut = [[u + 8.0, -32.0 + u.abs() * 0.1], [u, -4.0], [u + 4.0, 22.0]];
        p.stroke(&wave(&at.all(&cut)), cuts, 6.0 * s, 0.6);
    }
    for u in [-70.0, -14.0, 22.0] {
        p.gloss(at.one([u, -24.0]), 18.0 * s, 5.0 * s, glaze, r);
    }
    b
}

/// A point by the way along the curl of a shrimp, `out` of its spine.
fn curl(t: f64, out: f64) -> Point {
    let (sin, cos) = (148.0 + t * 236.0).to_radians().sin_cos();
    [cos * (25.0 + out), sin * (23.0 + out)]
}

/// Half of a shrimp's width there.
fn half(t: f64) -> f64 {
    6.5 + 10.0 * (f64::min(1.0, t * 1.25) * 1.7).sin()
}

pub fn shrimp(p: &mut Pen, i: &Item<'_>) -> Bounds {
    const ALONG: [f64; 8] = [0.0, 0.14, 0.28, 0.42, 0.56, 0.7, 0.84, 0.96];
    let (s, c) = (i.s(), i.c(SHRIMP));
    let r = i.r_or(0.0);
    let at = i.up(10.0).turned(r).flip(i.flip).flat(0.92);
    p.shadow(i.off(0.0, 18.0), 36.0 * s, 11.0 * s, 0.4);
    for k in [-0.1, 0.06] {
        let tail = [
            curl(-0.02, 0.0),
            curl(-0.12 + k, -11.0),
            curl(-0.2 + k, -4.0),
            curl(-0.2 + k, 6.0),
            curl(-0.1 + k, 8.0),
        ];
        let look = Body {
            shadow: 0.0,
            gloss: 0.4,
            ..BODY
        };
        p.body_at(at, &tail, Color::hex(0xe24a26), look);
    }
    let mut legs = |from: f64| {
        let leg = [
            curl(from, -12.0),
            curl(from + 0.03, -20.0),
            curl(from - 0.02, -24.0),
        ];
        p.stroke(&wave(&at.all(&leg)), c.dark(0.3), 2.4 * s, 1.0);
    };
    if !i.look.batter {
        (0..5).for_each(|k| legs(0.42 + f64::from(k) * 0.1));
    }
    let mut outline: Vec<Point> = ALONG.iter().map(|t| curl(*t, half(*t))).collect();
    outline.push(curl(1.04, 2.0));
    outline.extend(ALONG.iter().rev().map(|t| curl(*t, -half(*t) * 0.72)));
    let tint = if i.look.batter { GOLDEN } else { c };
    let b = p.body_at(
        at,
        &outline,
        tint,
        Body {
            shadow: 0.0,
            ..BODY
        },
    );
    if i.look.batter {
        p.marks(b, 16, tint.light(0.55), [4.0, 4.0], 0.8);
        p.marks(b, 10, tint.dark(0.4), [4.0, 3.0], 0.35);
        return b;
    }
    for t in &ALONG[1..7] {
        let ring = [
            curl(*t, half(*t) * 0.98),
            curl(t - 0.04, 2.0),
            curl(*t, -half(*t) * 0.68),
        ];
        p.stroke(&wave(&at.all(&ring)), c.dark(0.5), 2.6 * s, 0.55);
        let lit = [
            curl(t + 0.035, half(*t) * 0.8),
            curl(*t, 3.0),
            curl(t + 0.03, -half(*t) * 0.4),
        ];
        p.stroke(&wave(&at.all(&lit)), c.light(0.6), 2.6 * s, 0.7);
    }
    let feeler = Color::hex(0xc9401f);
    let one = [curl(1.0, 6.0), curl(1.08, 14.0), curl(1.06, 30.0)];
    p.stroke(&wave(&at.all(&one)), feeler, 1.8 * s, 1.0);
    let other = [curl(1.0, 2.0), curl(1.14, 8.0), curl(1.18, 24.0)];
    p.stroke(&wave(&at.all(&other)), feeler, 1.6 * s, 1.0);
    p.ellipse(
        at.one(curl(0.93, 7.0)),
        2.6 * s,
        2.6 * s,
        Color::hex(0x2a1410),
        1.0,
    );
    p.gloss(at.one(curl(0.5, 9.0)), 11.0 * s, 4.0 * s, 0.7, r);
    b
}
