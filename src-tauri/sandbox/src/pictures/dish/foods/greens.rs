use crate::pictures::dish::color::{Color, GREEN, LEAF, RED, SPROUT};
use crate::pictures::dish::item::Item;
use crate::pictures::dish::pen::{BODY, Body, Pen};
use crate::pictures::dish::shape::{Bounds, Point, at, oval, shape, smooth, wave};

pub fn chili(p: &mut Pen, i: &Item<'_>) -> Option<Bounds> {
    let (s, c) = (i.s(), i.c(RED));
    let place = i.up(5.0).turned(i.r(p, -60.0, 60.0));
    p.shadow([i.x, i.y + 4.0], 22.0 * s, 7.0, 0.35);
    p.tube(
        &place.all(&shape![26 - 3, 36 - 9]),
        4.0 * s,
        Color::hex(0x4f8f36),
        0.5,
    );
    let outline = shape![-34 6, -14 -4, 10 -9, 27 -9, 31 -1, 24 7, 4 8, -18 8];
    p.body_at(
        place,
        &outline,
        c,
        Body {
            gloss: 0.95,
            shadow: 0.0,
            ..BODY
        },
    );
    let [x, y] = place.one([26.0, -2.0]);
    let look = Body {
        shadow: 0.0,
        ..BODY
    };
    p.body_at(
        at(x, y).size(s),
        &oval(7.0, 7.0, 8),
        Color::hex(0x6fae3f),
        look,
    );
    None
}

/// A ruffled leaf: lettuce, basil, selada.
pub fn leaf(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let (s, c) = (i.s(), i.c(GREEN));
    let ruffle = i.look.ruffle.unwrap_or(0.1);
    let place = at(i.x, i.y).size(s).turned(i.r(p, -40.0, 40.0)).flat(0.8);
    let edge: Vec<Point> = oval(40.0, 28.0, 18)
        .into_iter()
        .enumerate()
        .map(|(k, [u, v])| {
            let wide = 1.0 + if k % 2 == 1 { ruffle } else { -ruffle };
            [u * wide, v * wide]
        })
        .collect();
    let b = p.body_at(place, &edge, c, Body { h: 3.0, ..BODY });
    let inner: Vec<Point> = edge
        .iter()
        .map(|[u, v]| [u * 0.74 - 3.0, v * 0.7 - 2.0])
        .collect();
    p.path(&smooth(&place.all(&inner)), c.light(0.5), 0.4);
    let middle = wave(&place.all(&shape![-36 2, 0 -2, 34 1]));
    p.stroke(&middle, c.light(0.7), 3.0 * s, 0.8);
    let veins: Vec<[f64; 4]> = [-20.0, -4.0, 12.0]
        .into_iter()
        .flat_map(|u| {
            let [x, y] = place.one([u, 0.0]);
            [[x, y, 9.0 * s, -9.0 * s], [x, y, 8.0 * s, 9.0 * s]]
        })
        .collect();
    p.specks(&veins, c.light(0.6), 1.5, 0.6);
    b
}

/// Small herb: celery, coriander, basil tip, mint.
pub fn herb(p: &mut Pen, i: &Item<'_>) -> Option<Bounds> {
    let (s, c) = (i.s(), i.c(LEAF));
    let r = i.r(p, -50.0, 50.0);
    let count = i.look.n.unwrap_or(3.0);
    let stem = at(i.x, i.y).size(s).turned(r).all(&shape![0 0, 0 9, 2 18]);
    p.stroke(&wave(&stem), c.dark(0.2), 3.0 * s, 1.0);
    for k in 0..count as usize {
        let fan = (k as f64 - (count - 1.0) / 2.0) * (150.0 / count);
        let outline = shape![0 0, -8 -8, -10 -17, -4 -18, 0 -25, 4 -18, 10 -17, 8 -8];
        let tint = if k % 2 == 1 { c } else { c.light(0.18) };
        let place = at(i.x, i.y).size(s).turned(r + fan);
        p.body_at(
            place,
            &outline,
            tint,
            Body {
                shadow: 0.18,
                ..BODY
            },
        );
    }
    None
}

/// Boiled greens: caisim, kangkung, spinach: white stems, dark tops.
pub fn greens(p: &mut Pen, i: &Item<'_>) -> Option<Bounds> {
    let (s, c) = (i.s(), i.c(Color::hex(0x4c9a3c)));
    let r = i.r(p, -30.0, 30.0);
    for [dy, k, tint] in [[-9.0, -16.0, 0.1], [8.0, 14.0, 0.2], [0.0, 0.0, 0.0]] {
        let place = at(i.x, i.y - 5.0).size(s).turned(r + k).flat(0.9);
        let stem = place.all(&[[44.0, dy], [20.0, dy + 2.0], [0.0, dy]]);
        p.tube(&stem, 8.0 * s, Color::hex(0xd8edb0), 0.5);
        let outline = shape![
            8 -5, 0 -12, -9 -12, -17 -18, -29 -14, -38 -15, -46 -2, -42 9, -30 11, -22 17, -11 11, 2 9,
        ]
        .map(|[u, v]| [u, v + dy]);
        let look = Body {
            shadow: 0.3,
            gloss: 0.3,
            ..BODY
        };
        p.body_at(place, &outline, c.light(tint), look);
        let middle = [[6.0, dy], [-16.0, dy + 1.0], [-38.0, dy - 1.0]];
        p.stroke(&wave(&place.all(&middle)), c.light(0.65), 2.6 * s, 0.85);
        let veins: Vec<[f64; 4]> = [-6.0, -20.0]
            .into_iter()
            .flat_map(|u| {
                let [x, y] = place.one([u, dy]);
                [[u - 10.0, dy - 10.0], [u - 10.0, dy + 9.0]].map(|tip| {
                    let [ex, ey] = place.one(tip);
                    [x, y, ex - x, ey - y]
                })
            })
            .collect();
        p.specks(&veins, c.light(0.5), 1.3, 0.6);
    }
    None
}

/// A stack of thin things: bean sprouts, cabbage, carrot sticks, fries.
pub fn sticks(p: &mut Pen, i: &Item<'_>) -> Option<Bounds> {
    let c = i.c(SPROUT);
    let look = i.look;
    let w = look.w.unwrap_or(60.0);
    let [thick, long, h] = [
        look.thick.unwrap_or(5.0),
        look.long.unwrap_or(18.0),
        look.h.unwrap_or(10.0),
    ];
    let count = look.n.unwrap_or(16.0) as usize;
    for [sx, sy] in p.scatter(count, [i.x, i.y - 4.0], w * 0.4, w * 0.24) {
        let a = p.rnd(-1.3, 1.3);
        let bend = if look.straight { 0.0 } else { p.rnd(-7.0, 7.0) };
        let y = sy - h * p.rnd(0.2, 1.0);
        let [dx, dy] = [a.cos() * long, a.sin() * long * 0.6];
        let tint = c.mix(c.dark(0.3), p.rnd(0.0, 0.4));
        let stick = [[sx - dx, y - dy], [sx, y + bend], [sx + dx, y + dy]];
        p.tube(&stick, thick, tint, if look.square { 0.3 } else { 0.6 });
        if let Some(bean) = look.bean {
            p.ellipse([sx + dx, y + dy], thick * 0.85, thick * 0.7, bean, 1.0);
        }
    }
    None
}
