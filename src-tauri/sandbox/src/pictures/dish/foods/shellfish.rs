use crate::pictures::dish::color::Color;
use crate::pictures::dish::item::Item;
use crate::pictures::dish::pen::{BODY, Body, DOWN, Pen};
use crate::pictures::dish::shape::{At, Bounds, Point, at, shape, smooth, wave};

const RED: Color = Color::hex(0xee5428);

/// A clam, open: a ribbed shell above, its flesh, the pale bowl of the other shell below.
pub fn clam(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let (s, c) = (i.s(), i.c(Color::hex(0xcdb08a)));
    let at = i.up(8.0).turned(i.r(p, -30.0, 30.0));
    // The back shell stands up, a fan from its hinge.
    let fan = shape![0 8, -20 4, -38 -12, -40 -30, -24 -44, 0 -49, 24 -44, 40 -30, 38 -12, 20 4];
    p.body_at(at, &fan, c.dark(0.15), Body { h: 3.0, ..BODY });
    for k in 1..5 {
        let k = f64::from(k) * 0.2;
        let arc: Vec<Point> = fan[2..9]
            .iter()
            .map(|[u, v]| [u * k, 8.0 + (v - 8.0) * k])
            .collect();
        p.stroke(&wave(&at.all(&arc)), c.dark(0.5), 2.2 * s, 0.5);
        let lit: Vec<Point> = arc.iter().map(|[u, v]| [*u, v + 2.4]).collect();
        p.stroke(&wave(&at.all(&lit)), c.light(0.5), 1.6 * s, 0.5);
    }
    // The front shell lies, its inside pearly.
    let bowl = shape![-38 2, -22 -7, 0 -10, 22 -7, 38 2, 34 17, 18 27, 0 30, -18 27, -34 17];
    let b = p.body_at(
        at,
        &bowl,
        c,
        Body {
            h: 4.0 * s,
            gloss: 0.3,
            ..BODY
        },
    );
    let inside: Vec<Point> = bowl
        .iter()
        .map(|[u, v]| [u * 0.86, v * 0.8 + 1.0])
        .collect();
    let stops = [
        (0.0, Color::hex(0xcfc3cf)),
        (0.5, Color::hex(0xf7f0ea)),
        (1.0, Color::hex(0xfffdf8)),
    ];
    let pearl = p.linear(&stops, DOWN);
    p.path(&smooth(&at.all(&inside)), pearl, 1.0);
    let flesh = shape![-22 4, -10 -5, 6 -6, 20 0, 23 9, 12 17, -6 19, -19 13];
    p.body_at(
        at,
        &flesh,
        Color::hex(0xf6a862),
        Body {
            shadow: 0.3,
            gloss: 0.9,
            ..BODY
        },
    );
    let seam = wave(&at.all(&shape![-15 7, 0 4, 16 7]));
    p.stroke(&seam, Color::hex(0xb65d22), 2.2 * s, 0.6);
    b
}

/// A crab's or a lobster's pincer.
pub fn claw(p: &mut Pen, i: &Item<'_>) -> Option<Bounds> {
    pincer(
        p,
        at(i.x, i.y).size(i.s()).turned(i.r_or(0.0)).flip(i.flip),
        i.s(),
        i.c(RED),
    );
    None
}

fn pincer(p: &mut Pen, at: At, s: f64, c: Color) {
    p.tube(&at.all(&shape![0 30, -8 10, 2 -8]), 15.0 * s, c, 0.5);
    let thumb = shape![8 - 8, 24 - 26, 28 - 50, 18 - 44, 10 - 30, 2 - 18];
    p.body_at(
        at,
        &thumb,
        c.light(0.1),
        Body {
            shadow: 0.2,
            ..BODY
        },
    );
    let hand = shape![
        4 - 2,
        -16 - 10,
        -24 - 34,
        -10 - 60,
        4 - 66,
        2 - 44,
        8 - 26,
        14 - 10
    ];
    p.body_at(
        at,
        &hand,
        c,
        Body {
            shadow: 0.25,
            gloss: 0.8,
            ..BODY
        },
    );
}

pub fn crab(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let (s, c) = (i.s(), i.c(RED));
    let place = i.up(10.0);
    p.shadow(i.off(0.0, 26.0), 110.0 * s, 30.0 * s, 0.4);
    for k in [-1.0, 1.0] {
        for leg in 0..3 {
            let n = f64::from(leg);
            let leg = [
                [k * 54.0, 4.0 + n * 9.0],
                [k * (94.0 - n * 5.0), -14.0 + n * 18.0],
                [k * (108.0 - n * 12.0), 18.0 + n * 19.0],
            ];
            p.tube(&place.all(&leg), 11.0 * s, c, 0.5);
        }
        let [x, y] = i.off(k * 62.0, -36.0);
        let claw = at(x, y).size(s * 1.05).turned(k * 30.0).flip(k > 0.0);
        pincer(p, claw, s * 1.05, c);
    }
    let shell = shape![-74 2, -62 -26, -30 -40, 0 -43, 30 -40, 62 -26, 74 2, 52 34, 0 46, -52 34];
    let b = p.body_at(
        place,
        &shell,
        c,
        Body {
            h: 7.0,
            gloss: 0.85,
            ..BODY
        },
    );
    for [u, v] in shape![-34 2, 34 2, 0 16, -18 -18, 18 -18] {
        p.blot(
            [b.cx + u * s, b.cy + v * s],
            12.0 * s,
            8.0 * s,
            c.dark(0.6),
            0.35,
        );
    }
    b
}
