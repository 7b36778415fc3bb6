use std::f64::consts::PI;

use crate::pictures::dish::color::{CRUST, Color, GOLDEN};
use crate::pictures::dish::item::Item;
use crate::pictures::dish::pen::{BODY, Body, DOWN, Pen, SLAB, Slab};
use crate::pictures::dish::shape::{Bounds, Point, at, line, oval, shape, smooth, wave};

/// A thin round thing: pancake, pizza, flatbread, cake. `bands` layer its side; it is cut into `n` slices.
pub fn disc(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let c = i.c(GOLDEN);
    let look = i.look;
    let [w, h, flat] = [
        look.w.unwrap_or(150.0),
        look.h.unwrap_or(14.0),
        look.flat.unwrap_or(0.56),
    ];
    let edge = look.edge.unwrap_or(0.0);
    let count = if edge > 0.0 { 26 } else { 48 };
    let outline = p.rough(&oval(w / 2.0, w / 2.0, count), edge);
    let slab = Slab {
        sharp: false,
        side: look.side,
        bands: &look.bands,
        gloss: look.gloss.unwrap_or(0.4),
        ..SLAB
    };
    let b = p.slab(&at(i.x, i.y - h).flat(flat).all(&outline), h, c, slab);
    if let Some(spots) = look.spots {
        for spot in p.scatter(14, [b.cx, b.cy], b.w * 0.4, b.h * 0.38) {
            let (rx, ry) = (p.rnd(8.0, 17.0), p.rnd(5.0, 10.0));
            p.blot(spot, rx, ry, spots, 0.6);
        }
    }
    let slices = look.n.unwrap_or(0.0);
    for k in 0..slices as usize {
        let tip = at(0.0, 0.0).turned(360.0 * k as f64 / slices);
        let tip = tip.one([w * 0.48, 0.0]);
        let cut = at(i.x, i.y - h).flat(flat).all(&[[0.0, 0.0], tip]);
        p.rule(&cut, c.dark(0.6), 3.4, 0.8);
    }
    b
}

/// A steamed bun with its pleats.
pub fn bun(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let (s, c) = (i.s(), i.c(Color::hex(0xfff4df)));
    let at = i.up(12.0);
    let outline = shape![-48 8, -42 -18, -22 -36, 0 -42, 22 -36, 42 -18, 48 8, 28 22, 0 26, -28 22];
    let b = p.body_at(
        at,
        &outline,
        c,
        Body {
            gloss: 0.7,
            depth: 0.7,
            ..BODY
        },
    );
    for k in -3..=3 {
        let u = f64::from(k);
        let pleat = [
            [0.0, -35.0],
            [u * 6.0, -28.0],
            [u * 12.0, -14.0 + u.abs() * 2.0],
        ];
        p.stroke(&wave(&at.all(&pleat)), c.dark(0.35), 2.4 * s, 0.5);
    }
    b
}

/// A donut, a bagel or a ring of squid: `wide` is how wide its hole is, `side` its wall within, `cut` what
/// lies below, `crisp` is batter.
pub fn ring(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let (s, c) = (i.s(), i.c(CRUST));
    let icing = i.look.icing;
    let r = i.r_or(0.0);
    let gloss = if icing.is_some() { 0.0 } else { 0.5 };
    let body = Body {
        gloss,
        h: 10.0 * s,
        ..BODY
    };
    let b = p.body_at(i.up(14.0).turned(r), &oval(58.0, 44.0, 18), c, body);
    if let Some(icing) = icing {
        let edge: Vec<Point> = oval(54.0, 38.0, 20)
            .into_iter()
            .enumerate()
            .map(|(k, [u, v])| match k % 2 {
                1 => [u * 1.03, v * 1.05],
                _ => [u * 0.96, v * 0.96],
            })
            .collect();
        let look = Body {
            gloss: 0.8,
            shadow: 0.0,
            h: 4.0,
            ..BODY
        };
        p.body_at(i.up(17.0).turned(r), &edge, icing, look);
    }
    if i.look.crisp.is_some() {
        p.marks(b, 26, c.light(0.6), [3.0, 4.4 * s], 0.8);
        p.marks(b, 16, c.dark(0.5), [3.0, 3.6 * s], 0.35);
    }
    // Through the hole: its far wall, and the shade of what it lies on.
    let wide = i.look.wide.unwrap_or(1.0);
    let hole = |rx: f64, ry: f64, down: f64| {
        let ring = at(0.0, down).size(wide).all(&oval(rx, ry, 14));
        smooth(&i.up(19.0).turned(r).all(&ring))
    };
    let [wall, ground] = match (i.look.side, i.look.cut) {
        (Some(wall), Some(ground)) => [wall, ground],
        _ => [c.dark(0.4), icing.unwrap_or(c).dark(1.0)],
    };
    let stops = [(0.0, wall.dark(0.5)), (1.0, wall.light(0.1))];
    let wall = p.linear(&stops, DOWN);
    p.path(&hole(25.0, 16.0, 0.0), wall, 1.0);
    p.path(&hole(19.0, 9.5, 5.0), ground.dark(0.5), 0.9);
    p.path(&hole(16.0, 6.5, 7.0), ground, 1.0);
    b
}

/// Two slices with a filling.
pub fn toast(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let (s, c) = (i.s(), i.c(Color::hex(0xe2a052)));
    let fill = i.look.fill.first().copied().unwrap_or(Color::hex(0x8fae3d));
    let up = |up: f64| i.up(up).turned(i.r_or(0.0)).flat(0.7);
    let square = shape![-70 -46, -60 -54, 60 -54, 70 -46, 74 46, 64 54, -64 54, -74 46];
    let crumb = Slab {
        side: Some(Color::hex(0xf6ddb0)),
        ..SLAB
    };
    p.slab(&up(14.0).all(&square), 16.0 * s, c.light(0.3), crumb);
    let wider = square.map(|[u, v]| [u * 1.01, v * 1.01]);
    let filling = Slab {
        side: Some(fill),
        shadow: 0.0,
        ..SLAB
    };
    p.slab(&up(23.0).all(&wider), 8.0 * s, fill, filling);
    let crust = Slab {
        side: Some(Color::hex(0xf3d49c)),
        shadow: 0.0,
        ..SLAB
    };
    let b = p.slab(&up(42.0).all(&square), 17.0 * s, c, crust);
    for u in [-44.0, -16.0, 12.0, 40.0] {
        let bar = line(&up(42.0).all(&[[u - 8.0, 44.0], [u + 12.0, -44.0]]));
        p.stroke(&bar, c.dark(0.55), 5.0 * s, 0.4);
    }
    b
}

/// A risen half ball: the top of a bun, a pull-apart roll.
pub fn dome(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let [w, h] = [i.look.w.unwrap_or(150.0), i.look.h.unwrap_or(62.0)];
    let mut outline: Vec<Point> = (0..9)
        .map(|k| {
            let (sin, cos) = (f64::from(k) * PI / 8.0).sin_cos();
            [-cos * (w / 2.0), -(f64::max(0.0, sin).powf(0.8)) * h]
        })
        .collect();
    outline.extend([
        [w * 0.46, 12.0],
        [w * 0.25, w * 0.14],
        [0.0, w * 0.17],
        [-w * 0.25, w * 0.14],
        [-w * 0.46, 12.0],
    ]);
    let look = Body {
        gloss: i.look.gloss.unwrap_or(0.8),
        shadow: 0.35,
        ..BODY
    };
    p.body_at(i.up(0.0), &outline, i.c(Color::hex(0xd98f3c)), look)
}

/// A flat thing folded over its filling: taco, pukis, pita.
pub fn halfmoon(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let c = i.c(Color::hex(0xf0bd58));
    let at = i.up(22.0).turned(i.r_or(-8.0)).flip(i.flip);
    let half = shape![-70 30, -66 2, -46 -28, -14 -42, 20 -40, 50 -22, 68 4, 70 30, 30 36, -30 36];
    p.body_at(
        at,
        &half.map(|[u, v]| [u + 6.0, v - 12.0]),
        c.dark(0.15),
        BODY,
    );
    let fill = &i.look.fill;
    let count = fill.len() * 5;
    for k in 0..count {
        let (sin, cos) = (PI * (0.06 + 0.88 * k as f64 / (count as f64 - 1.0))).sin_cos();
        let lump: Vec<Point> = p
            .rough(&oval(15.0, 12.0, 8), 0.2)
            .iter()
            .map(|[u, v]| [u - cos * 62.0, v + 26.0 - sin * 70.0])
            .collect();
        p.body_at(
            at,
            &lump,
            fill[k % fill.len()],
            Body {
                shadow: 0.15,
                gloss: 0.5,
                ..BODY
            },
        );
    }
    let b = p.body_at(
        at,
        &half,
        c,
        Body {
            gloss: 0.5,
            h: 3.0,
            ..BODY
        },
    );
    for spot in p.scatter(8, [b.cx, b.cy], b.w * 0.34, b.h * 0.28) {
        p.blot(spot, 10.0, 6.0, c.dark(0.5), 0.4);
    }
    b
}

pub fn croissant(p: &mut Pen, i: &Item<'_>) -> Option<Bounds> {
    let (s, c) = (i.s(), i.c(Color::hex(0xd98c38)));
    p.shadow([i.x + 4.0, i.y + 26.0 * s], 108.0 * s, 24.0 * s, 0.45);
    // From both ends to the middle, which lies on top.
    for k in [0, 6, 1, 5, 2, 4, 3] {
        let t = f64::from(k) - 3.0;
        let tall = 1.0 - t.abs() * 0.17;
        let [x, y] = i.off(t * 31.0, t.abs().powf(1.7) * 5.4 - 14.0);
        let outline = shape![-22 -30, -4 -38, 18 -32, 26 0, 18 32, -4 38, -22 30, -15 0]
            .map(|[u, v]| [u * (1.05 - t.abs() * 0.06), v * tall]);
        let place = at(x, y).size(s).turned(t * 13.0).flip(t > 0.0);
        let tint = c.mix(Color::hex(0xf0b860), 0.18 * f64::from(k % 3));
        let b = p.body_at(
            place,
            &outline,
            tint,
            Body {
                shadow: 0.2,
                gloss: 0.55,
                ..BODY
            },
        );
        for u in [-0.22, 0.04, 0.28] {
            let x = b.cx + u * b.w;
            let layer = [
                [x, b.y0 + b.h * 0.16],
                [x - 5.0, b.cy],
                [x, b.y1 - b.h * 0.16],
            ];
            p.stroke(&wave(&layer), c.dark(0.45), 2.4 * s, 0.4);
        }
    }
    None
}

/// A round waffle: ridges about pockets, in rows across.
pub fn waffle(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let c = i.c(Color::hex(0xe3a349));
    let w = i.look.w.unwrap_or(170.0);
    let h = i.look.h.unwrap_or(20.0);
    let top = at(i.x, i.y - h).flat(0.6);
    let look = Slab {
        sharp: false,
        side: Some(c.dark(0.3)),
        ..SLAB
    };
    let b = p.slab(&top.all(&oval(w / 2.0, w / 2.0, 48)), h, c, look);
    let step = w / 6.4;
    for row in -2..=2 {
        for column in -2..=2 {
            let [u, v] = [f64::from(column) * step, f64::from(row) * step];
            // Pockets at the edge are cut off by it.
            let far = f64::hypot(u, v) / (w * 0.5);
            if far > 0.82 {
                continue;
            }
            let half = step * if far > 0.62 { 0.3 } else { 0.37 };
            let pocket = [[-half, -half], [half, -half], [half, half], [-half, half]];
            let pocket = top.all(&at(u, v).all(&pocket));
            p.path(&smooth(&at(0.0, 2.0).all(&pocket)), c.light(0.5), 1.0);
            let paint = p.linear(&[(0.0, c.dark(0.85)), (1.0, c.dark(0.35))], DOWN);
            p.path(&smooth(&pocket), paint, 1.0);
        }
    }
    b
}
