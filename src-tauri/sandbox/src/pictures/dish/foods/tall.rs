use crate::pictures::dish::color::Color;
use crate::pictures::dish::item::Item;
use crate::pictures::dish::pen::{ACROSS, BODY, Body, DOWN, Pen};
use crate::pictures::dish::shape::{Bounds, Point, line, oval, polygon, shape, smooth, wave};

/// A young coconut, its top cut off: green husk, white cut, water within.
pub fn shell(p: &mut Pen, i: &Item<'_>) -> Option<Bounds> {
    let s = i.s();
    let at = i.up(62.0);
    let husk = shape![-70 -44, -88 -6, -86 36, -60 70, 0 82, 60 70, 86 36, 88 -6, 70 -44, 0 -58];
    p.body_at(
        at,
        &husk,
        Color::hex(0x7fb83f),
        Body {
            gloss: 0.6,
            shadow: 0.4,
            ..BODY
        },
    );
    for u in [-44.0, -14.0, 18.0, 48.0] {
        let fibre = wave(&at.all(&[[u * 0.9, -20.0], [u * 1.2, 20.0], [u, 66.0]]));
        p.stroke(&fibre, Color::hex(0x4f8a2a), 3.0, 0.3);
    }
    let stops = [
        (0.0, Color::hex(0xfffaf0)),
        (0.5, Color::hex(0xf7ecd4)),
        (1.0, Color::hex(0xcfb98f)),
    ];
    let white = p.linear(&stops, ACROSS);
    let cut = shape![
        -76 - 34,
        -48 - 72,
        48 - 72,
        76 - 34,
        44 - 12,
        0 - 4,
        -44 - 12
    ];
    p.path(&polygon(&at.all(&cut)), white, 1.0);
    let edges = [[-44.0, -14.0, 4.0], [0.0, -6.0, 0.0], [44.0, -14.0, -4.0]].map(|[u, v, dx]| {
        let [x, y] = at.one([u, v]);
        [x, y, dx * s, -34.0 * s]
    });
    p.specks(&edges, Color::hex(0xd8c59c), 2.0, 0.7);
    let mouth = |rx: f64, ry: f64, up: f64| -> Vec<Point> {
        at.all(
            &oval(rx, ry, 20)
                .into_iter()
                .map(|[u, v]| [u, v - up])
                .collect::<Vec<_>>(),
        )
    };
    p.path(&smooth(&mouth(49.0, 21.0, 70.0)), Color::hex(0xfffdf6), 1.0);
    let water = p.linear(
        &[(0.0, Color::hex(0xa8bdb4)), (1.0, Color::hex(0xeffaf4))],
        DOWN,
    );
    p.path(&smooth(&mouth(39.0, 15.0, 68.0)), water, 1.0);
    for [u, v] in shape![-16 - 64, 8 - 60, 18 - 67] {
        let flesh: Vec<Point> = oval(13.0, 5.0, 8)
            .iter()
            .map(|[a, e]| [a + u, e + v])
            .collect();
        let look = Body {
            shadow: 0.0,
            depth: 0.5,
            ..BODY
        };
        p.body_at(at, &flesh, Color::hex(0xfffdf8), look);
    }
    p.tube(
        &at.all(&shape![22 - 66, 34 - 110, 40 - 132]),
        9.0 * s,
        Color::hex(0xee4b5e),
        0.5,
    );
    None
}

/// A wafer cone with its cream turned up to a tip.
pub fn cone(p: &mut Pen, i: &Item<'_>) -> Option<Bounds> {
    let c = i.c(Color::hex(0xfff3da));
    let at = i.up(0.0);
    let brown = Color::hex(0xa8662a);
    let stops = [
        (0.0, Color::hex(0xf6cd88)),
        (0.45, Color::hex(0xe2a24c)),
        (1.0, brown),
    ];
    let wafer = p.linear(&stops, ACROSS);
    p.path(
        &polygon(&at.all(&shape![-42 -96, 42 -96, 7 24, -7 24])),
        wafer,
        1.0,
    );
    let half = |v: f64| 42.0 - (v + 96.0) * 35.0 / 120.0;
    for step in 0..6 {
        let v = -94.0 + f64::from(step) * 17.0;
        for k in [-1.0, 1.0] {
            let rib = [[-k * half(v), v], [k * half(v + 28.0), v + 28.0]];
            p.stroke(&line(&at.all(&rib)), brown, 1.8, 0.5);
        }
    }
    for [v, w, h] in [
        [-98.0, 54.0, 20.0],
        [-120.0, 47.0, 19.0],
        [-142.0, 37.0, 17.0],
        [-161.0, 26.0, 15.0],
        [-177.0, 14.0, 13.0],
    ] {
        let turn: Vec<Point> = oval(w, h, 16)
            .iter()
            .map(|[u, e]| [u + e * 0.12, e + v + u * 0.07])
            .collect();
        p.body_at(
            at,
            &turn,
            c,
            Body {
                shadow: 0.22,
                depth: 0.7,
                gloss: 0.6,
                ..BODY
            },
        );
    }
    let tip = shape![-9 - 182, 2 - 200, 11 - 207, 11 - 190, 7 - 178];
    p.body_at(
        at,
        &tip,
        c,
        Body {
            shadow: 0.0,
            depth: 0.7,
            ..BODY
        },
    );
    None
}

/// Fries standing in their carton.
pub fn carton(p: &mut Pen, i: &Item<'_>) -> Option<Bounds> {
    let (s, c) = (i.s(), i.c(Color::hex(0xd8402b)));
    let at = i.up(0.0);
    p.shadow([i.x + 6.0, i.y + 8.0], 92.0 * s, 22.0 * s, 0.5);
    let back = shape![
        -74 - 84,
        -40 - 104,
        0 - 110,
        40 - 104,
        74 - 84,
        64 - 40,
        -64 - 40
    ];
    p.path(&smooth(&at.all(&back)), c.dark(0.55), 1.0);
    for k in 0..26 {
        let u = -62.0 + f64::from((k * 37) % 125);
        let tip = 128.0 + p.rnd(-16.0, 34.0) - u.abs() * 0.4;
        let fry = [
            [u * 0.84, -40.0],
            [u + p.rnd(-9.0, 9.0), -tip * 0.6],
            [u * 1.12 + p.rnd(-12.0, 12.0), -tip],
        ];
        let tint = Color::hex(p.pick(&[0xf6c24a, 0xffd468, 0xeeb23c]));
        p.tube(&at.all(&fry), 12.0 * s, tint, 0.5);
    }
    let front = p.linear(&[(0.0, c.light(0.2)), (0.4, c), (1.0, c.dark(0.5))], ACROSS);
    let wall = shape![-76 -86, -42 -66, 0 -58, 42 -66, 76 -86, 70 -30, 58 8, 0 16, -58 8, -70 -30];
    p.path(&smooth(&at.all(&wall)), front, 1.0);
    for u in [-44.0_f64, -15.0, 15.0, 44.0] {
        let top = -61.0 - u.abs() * 0.12;
        let stripe = [
            [u - 6.0, top],
            [u + 6.0, top],
            [u * 0.86 + 5.0, 6.0],
            [u * 0.86 - 5.0, 6.0],
        ];
        p.path(&smooth(&at.all(&stripe)), Color::hex(0xfff6e6), 0.85);
    }
    p.gloss(at.one([-52.0, -44.0]), 9.0, 22.0, 0.6, 8.0);
    None
}
