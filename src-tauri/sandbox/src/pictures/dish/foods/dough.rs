use crate::pictures::dish::color::{CARROT, CRUST, Color, GOLDEN};
use crate::pictures::dish::item::Item;
use crate::pictures::dish::pen::{BODY, Body, Pen};
use crate::pictures::dish::shape::{Bounds, Point, at, line, oval, shape, smooth, wave};

/// Cracker: a wavy disc with bubbles.
pub fn kerupuk(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let (s, c) = (i.s(), i.c(Color::hex(0xffe3b0)));
    let r = i.r(p, 0.0, 90.0);
    let edge: Vec<Point> = oval(40.0, 40.0, 22)
        .into_iter()
        .enumerate()
        .map(|(k, [u, v])| {
            let wide = 1.0 + if k % 2 == 1 { 0.07 } else { -0.05 };
            [u * wide, v * wide]
        })
        .collect();
    let look = Body {
        h: 4.0 * s,
        depth: 0.8,
        ..BODY
    };
    let b = p.body_at(i.up(18.0).turned(r).flat(0.9), &edge, c, look);
    for [x, y] in p.scatter(13, [b.cx, b.cy], b.w * 0.38, b.h * 0.38) {
        p.ellipse([x + 1.0, y + 1.4], 6.0 * s, 5.0 * s, c.dark(0.4), 0.5);
        p.ellipse([x, y], 5.0 * s, 4.0 * s, c.light(0.6), 0.85);
    }
    b
}

/// Wonton or dumpling: a pleated pocket. `open` shows its filling.
pub fn dumpling(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let (s, c) = (i.s(), i.c(Color::hex(0xf7e3b4)));
    let at = i.up(9.0).turned(i.r(p, -25.0, 25.0));
    let outline: &[Point] = match i.look.open {
        Some(_) => &shape![-26 -6, -25 14, -12 24, 12 24, 25 14, 26 -6, 12 -16, -12 -16],
        None => &shape![
            -34 6, -30 -8, -14 -12, -3 -25, 5 -25, 14 -12, 31 -8, 34 6, 16 18, -16 18,
        ],
    };
    let b = p.body_at(at, outline, c, Body { gloss: 0.7, ..BODY });
    if let Some(filling) = i.look.open {
        let mouth: Vec<Point> = oval(22.0, 12.0, 12)
            .iter()
            .map(|[u, v]| [*u, v - 5.0])
            .collect();
        let paint = p.round(filling, 1.0);
        p.path(&smooth(&at.all(&mouth)), paint, 1.0);
        p.ellipse(at.one([0.0, -8.0]), 6.0 * s, 4.0 * s, CARROT, 1.0);
        for u in [-18.0, -8.0, 4.0, 15.0] {
            let pleat = line(&at.all(&[[u, 6.0], [u * 0.9, 20.0]]));
            p.stroke(&pleat, c.dark(0.4), 1.8 * s, 0.5);
        }
    } else {
        p.blot(
            at.one([0.0, 2.0]),
            17.0 * s,
            11.0 * s,
            Color::hex(0xe07f56),
            0.5,
        );
        for u in [-10.0, -2.0, 7.0] {
            let pleat = wave(&at.all(&[[u * 0.3, -20.0], [u, -8.0], [u * 1.5, 5.0]]));
            p.stroke(&pleat, c.dark(0.4), 2.0 * s, 0.45);
        }
    }
    b
}

/// A roll seen along: lemper, risoles, spring roll, sushi. `wrap` is a leaf about it, `cut` its filling.
pub fn roll(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let (s, c) = (i.s(), i.c(CRUST));
    let [long, wide] = [i.look.long.unwrap_or(44.0), i.look.wide.unwrap_or(16.0)];
    let r = i.r_or(-24.0);
    let place = i.up(12.0).turned(r);
    let outline = [
        [-long, -wide * 0.6],
        [-long + 6.0, -wide],
        [long - 6.0, -wide],
        [long, -wide * 0.5],
        [long, wide * 0.5],
        [long - 6.0, wide],
        [-long + 6.0, wide],
        [-long, wide * 0.6],
    ];
    let b = p.body_at(
        place,
        &outline,
        c,
        Body {
            gloss: 0.5,
            h: 3.0,
            ..BODY
        },
    );
    if i.look.crisp.is_some() {
        p.marks(b, 26, c.light(0.6), [3.0, 3.4], 0.8);
        p.marks(b, 20, c.dark(0.5), [3.0, 3.0], 0.35);
    }
    if let Some(wrap) = i.look.wrap {
        let leaf = [
            [-long * 0.55, -wide - 2.0],
            [long * 0.5, -wide - 2.0],
            [long * 0.56, 0.0],
            [long * 0.5, wide + 3.0],
            [-long * 0.55, wide + 3.0],
            [-long * 0.5, 0.0],
        ];
        p.body_at(
            place,
            &leaf,
            wrap,
            Body {
                shadow: 0.0,
                ..BODY
            },
        );
        let veins = [-0.3, 0.0, 0.3].map(|u| {
            let [x, y] = place.one([u * long, -wide]);
            let [ex, ey] = place.one([u * long + 2.0, wide]);
            [x, y, ex - x, ey - y]
        });
        p.specks(&veins, wrap.light(0.5), 1.6, 0.5);
    }
    if let Some(filling) = i.look.cut {
        let [x, y] = place.one([long, 0.0]);
        let end = at(x, y).size(s).turned(r);
        p.path(
            &smooth(&end.all(&oval(wide * 0.62, wide * 0.98, 12))),
            c.light(0.5),
            1.0,
        );
        let paint = p.round(filling, 1.0);
        p.path(
            &smooth(&end.all(&oval(wide * 0.36, wide * 0.6, 10))),
            paint,
            1.0,
        );
    }
    b
}

/// A flatbread rolled about its filling, its end open to the viewer, paper about its foot: kebab, wrap.
pub fn wrap(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let (s, c) = (i.s(), i.c(Color::hex(0xf0d6a0)));
    let r = i.r_or(-32.0);
    let place = i.up(14.0).turned(r).flip(i.flip);
    let paper = i.look.wrap.unwrap_or(Color::hex(0xfff6e6));
    let tube = shape![-104 -20, -60 -27, 40 -30, 66 -26, 72 0, 66 26, 40 30, -60 27, -104 20];
    let b = p.body_at(
        place,
        &tube,
        c,
        Body {
            gloss: 0.3,
            h: 4.0 * s,
            shadow: 0.5,
            ..BODY
        },
    );
    // The bread's brown blisters, and the edge that laps over.
    for [u, v] in p.scatter(12, [b.cx, b.cy], b.w * 0.34, b.h * 0.3) {
        p.blot([u, v], 9.0 * s, 5.0 * s, Color::hex(0x9a5a20), 0.5);
    }
    let lap = wave(&place.all(&shape![-60 12, 0 16, 40 8, 64 -10]));
    p.stroke(&lap, c.dark(0.4), 3.0 * s, 0.6);
    let foot = shape![-112 -24, -20 -32, -2 -14, -22 2, -4 16, -20 33, -112 25, -118 0];
    p.body_at(
        place,
        &foot,
        paper,
        Body {
            shadow: 0.0,
            depth: 0.5,
            gloss: 0.2,
            ..BODY
        },
    );
    for u in [-96.0, -70.0, -44.0] {
        let fold = line(&place.all(&[[u, -24.0], [u + 8.0, 25.0]]));
        p.stroke(&fold, paper.dark(0.3), 2.0 * s, 0.4);
    }
    if let Some(tint) = i.look.side {
        let band = wave(&place.all(&shape![-78 -25, -74 0, -78 25]));
        p.stroke(&band, tint, 12.0 * s, 0.9);
    }
    // The open end: bread, then what is in it, heaped out.
    let end = shape![66 -28, 80 -22, 86 0, 80 22, 66 28, 56 18, 54 0, 56 -18];
    p.body_at(
        place,
        &end,
        c.light(0.25),
        Body {
            shadow: 0.0,
            ..BODY
        },
    );
    let fillings = &i.look.fill;
    for k in 0..fillings.len() * 3 {
        let turn = k as f64 * 2.4;
        let far = 7.0 + 9.0 * (k % 3) as f64 / 2.0;
        let [x, y] = place.one([74.0 + turn.cos() * far * 0.6, turn.sin() * far * 1.3]);
        let lump = p.rough(&oval(10.0, 8.0, 8), 0.2);
        let look = Body {
            shadow: 0.2,
            gloss: 0.5,
            ..BODY
        };
        p.body_at(
            at(x, y).size(s).turned(r),
            &lump,
            fillings[k % fillings.len()],
            look,
        );
    }
    b
}

/// A rod with round ends: rice cake, sausage, candle.
pub fn rod(p: &mut Pen, i: &Item<'_>) -> Option<Bounds> {
    let (s, c) = (i.s(), i.c(CARROT));
    let [long, thick] = [i.look.long.unwrap_or(26.0), i.look.thick.unwrap_or(22.0)];
    let place = i.up(8.0).turned(i.r(p, -60.0, 60.0)).flat(0.85);
    p.shadow(
        [i.x + 3.0, i.y + 6.0 * s],
        (long + thick * 0.6) * s,
        12.0 * s,
        0.35,
    );
    p.tube(
        &place.all(&[[-long, 0.0], [0.0, -2.0], [long, 0.0]]),
        thick * s,
        c,
        0.55,
    );
    let end = place.one([long + thick * 0.1, 0.0]);
    p.ellipse(end, thick * 0.3 * s, thick * 0.36 * s, c.light(0.4), 0.7);
    None
}

/// Banana fritter, chicken strip, squid: a long crisp piece.
pub fn fritter(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let (s, c) = (i.s(), i.c(GOLDEN));
    let r = i.r(p, -20.0, 20.0);
    let look = i.look;
    let [long, wide, bend] = [
        look.long.unwrap_or(50.0),
        look.wide.unwrap_or(19.0),
        look.bend.unwrap_or(10.0),
    ];
    let mut edge = |side: f64| -> Vec<Point> {
        (0..9)
            .map(|k| {
                let t = -1.0 + f64::from(k) / 4.0;
                let half = wide * (1.0 - (t * 0.9).powi(2)).sqrt() * p.rnd(0.86, 1.1);
                [t * long, side * half - bend * (1.0 - t * t)]
            })
            .collect()
    };
    let mut outline = edge(-1.0);
    outline.extend(edge(1.0).into_iter().rev());
    if let Some(tail) = look.tail {
        for k in [-10.0, 10.0] {
            let fin = [
                [long - 6.0, -3.0],
                [long + 14.0, k - 6.0],
                [long + 24.0, k],
                [long + 12.0, k + 5.0],
            ];
            p.body_at(
                i.up(8.0).turned(r),
                &fin,
                tail,
                Body {
                    shadow: 0.2,
                    ..BODY
                },
            );
        }
    }
    let body = Body {
        h: 4.0 * s,
        gloss: 0.5,
        ..BODY
    };
    let b = p.body_at(i.up(10.0).turned(r), &outline, c, body);
    p.marks(b, 14, c.dark(0.5), [5.0, 4.0], 0.3);
    p.marks(b, 16, c.light(0.55), [4.0, 3.6], 0.75);
    b
}
