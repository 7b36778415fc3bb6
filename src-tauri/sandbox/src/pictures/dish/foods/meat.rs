use crate::pictures::dish::color::{BEEF, BEEF_DARK, BONE, CHAR, Color, EGG, HONEY, WOOD, YOLK};
use crate::pictures::dish::item::Item;
use crate::pictures::dish::pen::{BODY, Body, Pen};
use crate::pictures::dish::shape::{Bounds, Point, at, line, oval, shape, smooth, wave};

/// Meatball, fish ball, fritter ball: `knobs` make it coarse.
pub fn ball(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let (s, c) = (i.s(), i.c(BEEF));
    let knobs = i.look.knobs.unwrap_or(0.0);
    let outline = p.rough(&oval(25.0, 24.0, 14), knobs * 0.035);
    let place = i.up(8.0).turned(p.rnd(0.0, 90.0));
    let b = p.body_at(
        place,
        &outline,
        c,
        Body {
            gloss: i.look.gloss.unwrap_or(0.8),
            ..BODY
        },
    );
    if let Some(dot) = i.look.dot {
        p.ellipse([b.cx + 2.0, b.y0 + b.h * 0.2], 3.0 * s, 2.4 * s, dot, 1.0);
    }
    if knobs > 0.0 {
        p.marks(b, (9.0 * knobs) as usize, c.dark(0.5), [2.5, 2.2 * s], 0.45);
        p.marks(b, (8.0 * knobs) as usize, c.light(0.4), [2.5, 2.0 * s], 0.5);
    }
    b
}

/// A big meatball cut through its egg.
pub fn cutball(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let (s, c) = (i.s(), i.c(BEEF));
    let b = p.body_at(
        i.up(14.0),
        &oval(42.0, 40.0, 16),
        c,
        Body { gloss: 0.6, ..BODY },
    );
    let (white, yolk) = (p.round(EGG, 0.5), p.round(YOLK, 0.9));
    for ([rx, ry, dx], paint) in [
        ([35.0, 32.0, 0.0], c.dark(0.25).into()),
        ([33.0, 30.0, 0.0], c.light(0.28).into()),
        ([24.0, 22.0, 0.0], white),
        ([13.5, 12.5, 1.0], yolk),
    ] {
        let [x, y] = i.off(7.0 + dx, -8.0);
        let face = at(x, y).size(s).turned(-10.0).all(&oval(rx, ry, 14));
        p.path(&smooth(&face), paint, 1.0);
    }
    p.gloss(i.off(2.0, -14.0), 6.0 * s, 4.0 * s, 0.8, -28.0);
    b
}

/// A lump of meat: rendang, beef chunks, chicken pieces, katsu.
pub fn chunk(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let (s, c) = (i.s(), i.c(BEEF_DARK));
    let r = i.r(p, 0.0, 360.0);
    let lump = p.rough(
        &shape![-24 4, -20 -14, -2 -20, 18 -16, 26 0, 20 16, 0 20, -18 17],
        0.15,
    );
    let wet = i.look.wet.unwrap_or(0.6);
    let b = p.body_at(
        i.up(8.0).turned(r).flat(0.84),
        &lump,
        c,
        Body {
            gloss: wet * 0.8,
            ..BODY
        },
    );
    let fibres = i.up(8.0).turned(r % 60.0 - 30.0).flat(0.84);
    for v in [-8.0, 1.0, 9.0] {
        let fibre = fibres.all(&[[-17.0, v + 2.0], [-2.0, v - 2.0], [16.0, v + 1.0]]);
        p.stroke(&wave(&fibre), c.dark(0.5), 1.8 * s, 0.32);
    }
    p.marks(b, 7, c.dark(0.55), [8.0 * s, 2.2 * s], 0.45);
    p.marks(b, 4, c.light(0.4), [6.0 * s, 2.0 * s], 0.5);
    if let Some(crumbs) = i.look.crumbs {
        p.marks(b, 12, crumbs, [3.0, 2.6], 0.9);
    }
    b
}

/// Thin sliced meat, dendeng, fish fillet: a curved sheet.
pub fn sheet(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let (s, c) = (i.s(), i.c(BEEF));
    let at = i.up(5.0).turned(i.r(p, -40.0, 40.0)).flat(0.8);
    let outline = p.rough(
        &shape![-34 -4, -24 -18, 0 -20, 26 -18, 36 -2, 28 16, 2 19, -26 17],
        0.07,
    );
    let look = Body {
        h: 5.0 * s,
        gloss: i.look.wet.unwrap_or(0.5),
        ..BODY
    };
    let b = p.body_at(at, &outline, c, look);
    if let Some(fat) = i.look.fat {
        p.stroke(
            &wave(&at.all(&shape![-30 - 8, 0 - 15, 31 - 8])),
            fat,
            5.0 * s,
            0.85,
        );
    }
    if i.look.grain != Some(0.0) {
        for v in [-9.0, 0.0, 9.0] {
            let fibre = at.all(&[[-24.0, v], [0.0, v + 4.0], [25.0, v]]);
            p.stroke(&wave(&fibre), c.dark(0.5), 2.0 * s, 0.35);
        }
    }
    b
}

/// Shredded chicken, tripe, jackfruit threads: a small heap of strips.
pub fn shreds(p: &mut Pen, i: &Item<'_>) -> Option<Bounds> {
    let c = i.c(Color::hex(0xf3d9a8));
    let w = i.look.w.unwrap_or(66.0);
    let (thick, h) = (i.look.thick.unwrap_or(7.0), i.look.h.unwrap_or(14.0));
    let Item { x, y, .. } = *i;
    p.body_at(
        at(x, y),
        &oval(w * 0.5, w * 0.3, 10),
        c.dark(0.3),
        Body {
            shadow: 0.4,
            ..BODY
        },
    );
    let count = i.look.n.unwrap_or(20.0) as usize;
    for [sx, sy] in p.scatter(count, [x, y - 3.0], w * 0.42, w * 0.24) {
        let (a, l) = (p.rnd(-0.9, 0.9), p.rnd(10.0, 17.0) * (w / 66.0));
        let lift = h * (1.0 - f64::hypot((sx - x) / (w * 0.5), (sy - y) / (w * 0.3)));
        let [dx, dy] = [a.cos() * l, a.sin() * l * 0.5];
        let strip = [
            [sx - dx, sy - lift - dy],
            [sx, sy - lift - 3.0],
            [sx + dx, sy - lift + dy],
        ];
        let width = thick * p.rnd(0.8, 1.1);
        let tint = c.mix(c.dark(0.4), p.rnd(0.0, 0.55));
        p.tube(&strip, width, tint, 0.5);
    }
    None
}

pub fn skewer(p: &mut Pen, i: &Item<'_>) -> Option<Bounds> {
    let (s, c) = (i.s(), i.c(HONEY));
    let count = i.look.n.unwrap_or(4.0);
    let char = i.look.char.unwrap_or(1.0);
    let place = at(i.x, i.y - 8.0).size(s).turned(i.r_or(0.0)).flat(0.9);
    p.shadow([i.x, i.y + 4.0], 66.0 * s, 10.0, 0.32);
    let stick = [[-74.0 * i.look.long.unwrap_or(1.0), 0.0], [76.0, 0.0]];
    p.tube(&place.all(&stick), 5.0 * s, WOOD, 0.5);
    let step = 96.0 / count;
    for k in 0..count as usize {
        let u = 62.0 - step * (k as f64 + 0.5);
        let piece = [
            [-0.46, -2.0],
            [-0.36, -12.0],
            [0.0, -14.0],
            [0.38, -12.0],
            [0.47, 2.0],
            [0.34, 12.0],
            [0.0, 14.0],
            [-0.37, 12.0],
        ]
        .map(|[share, v]| [step * share + u, v]);
        let piece = place.all(&p.rough(&piece, 0.02));
        let b = p.body(
            &piece,
            c,
            Body {
                gloss: 0.75,
                shadow: 0.25,
                ..BODY
            },
        );
        if char > 0.0 {
            let burnt = [
                [b.cx - 6.0 * s, b.cy - 4.0 * s, 4.0, 7.0 * s],
                [b.cx + 4.0 * s, b.cy - 3.0 * s, 3.0, 6.0 * s],
            ];
            p.specks(&burnt, CHAR, 3.6 * s, 0.55 * char);
            p.gloss([b.cx - 2.0, b.cy - 7.0 * s], 6.0 * s, 3.0 * s, 0.7, -28.0);
        }
        if let Some(sauce) = i.look.sauce.filter(|_| k > 0) {
            let drop = at(b.cx, b.cy - 3.0).size(s);
            let look = Body {
                gloss: 0.7,
                shadow: 0.0,
                ..BODY
            };
            p.body_at(drop, &oval(step * 0.46, 9.0, 8), sauce, look);
        }
    }
    None
}

pub fn rib(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let (s, c, r) = (i.s(), i.c(HONEY), i.r_or(-14.0));
    let at = i.up(16.0).turned(r);
    for k in 0..4 {
        let u = f64::from(k) * 32.0;
        p.tube(
            &at.all(&[[-50.0 + u, 20.0], [-54.0 + u, 54.0]]),
            12.0 * s,
            BONE,
            0.5,
        );
    }
    let outline =
        shape![-72 0, -66 -30, -30 -38, 10 -36, 48 -38, 70 -26, 74 4, 62 30, 20 34, -24 36, -62 30];
    let look = Body {
        h: 9.0 * s,
        gloss: 0.7,
        depth: 1.15,
        ..BODY
    };
    let b = p.body_at(at, &outline, c, look);
    for k in 0..5 {
        let u = -54.0 + f64::from(k) * 27.0;
        let bar = at.all(&[[u + 8.0, -32.0], [u, 0.0], [u - 5.0, 28.0]]);
        p.stroke(&wave(&bar), CHAR, 6.0 * s, 0.6);
        p.gloss(at.one([u + 16.0, -14.0]), 8.0 * s, 12.0 * s, 0.6, r);
    }
    b
}

/// A rib or an oxtail in soup: meat about a bone.
pub fn bone_meat(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let (s, c) = (i.s(), i.c(BEEF));
    let at = i.up(10.0).turned(i.r_or(-30.0));
    if !i.look.round {
        p.tube(&at.all(&shape![0 0, 52 4]), 17.0 * s, BONE, 0.5);
    }
    let meat = p.rough(&oval(36.0, 30.0, 12), 0.06);
    let b = p.body_at(at, &meat, c, Body { gloss: 0.6, ..BODY });
    if i.look.round {
        let marrow: Vec<Point> = oval(17.0, 14.0, 10);
        let bone = p.round(BONE, 0.7);
        let [x, y] = i.off(2.0, -13.0);
        p.path(
            &smooth(&crate::pictures::dish::shape::at(x, y).size(s).all(&marrow)),
            bone,
            1.0,
        );
        p.ellipse(
            i.off(2.0, -12.0),
            7.0 * s,
            5.0 * s,
            Color::hex(0xb0564a),
            1.0,
        );
    }
    p.marks(b, 9, c.dark(0.5), [8.0, 2.4], 0.4);
    b
}

pub fn steak(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let s = i.s();
    let at = i.up(10.0).turned(i.r_or(-8.0)).flat(0.78);
    let look = Body {
        h: 16.0 * s,
        gloss: 0.6,
        side: Some(Color::hex(0x9c4a30)),
        ..BODY
    };
    let outline = shape![-72 4, -60 -34, -14 -46, 40 -40, 74 -12, 66 24, 26 42, -34 40];
    let b = p.body_at(at, &outline, i.c(Color::hex(0x7a3c26)), look);
    for k in 0..5 {
        let u = f64::from(k) * 24.0;
        p.stroke(
            &line(&at.all(&[[-56.0 + u, 26.0], [-28.0 + u, -32.0]])),
            CHAR,
            6.0 * s,
            0.75,
        );
        let spot = at.one([-34.0 + f64::from(k) * 22.0, -10.0]);
        p.gloss(spot, 7.0 * s, 3.0 * s, 0.7, -28.0);
    }
    b
}
