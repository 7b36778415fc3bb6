use crate::pictures::dish::color::{Color, EGG, YOLK};
use crate::pictures::dish::item::Item;
use crate::pictures::dish::pen::{BODY, Body, Pen};
use crate::pictures::dish::shape::{Bounds, at, oval, shape, smooth, wave};

/// Half a boiled egg.
pub fn egg(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let s = i.s();
    let r = i.r(p, -30.0, 30.0);
    let outline = shape![-27 2, -20 -15, -2 -20, 18 -15, 27 0, 18 15, -2 20, -20 17];
    let look = Body {
        h: 7.0 * s,
        depth: 0.5,
        ..BODY
    };
    let b = p.body_at(i.up(6.0).turned(r).flat(0.86), &outline, i.c(EGG), look);
    let [x, y] = i.off(-1.0, -6.0);
    let yolk = p.round(YOLK, 1.0);
    p.path(
        &smooth(&at(x, y).size(s).all(&oval(13.0, 12.0, 12))),
        yolk,
        1.0,
    );
    p.gloss(i.off(-5.0, -10.0), 6.0 * s, 4.0 * s, 0.8, -28.0);
    b
}

/// A whole boiled egg, plain or in sauce.
pub fn whole(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let r = i.r(p, -30.0, 10.0);
    let outline = shape![-34 4, -26 -18, -4 -26, 20 -20, 34 -2, 24 18, 0 26, -24 22];
    p.body_at(
        i.up(10.0).turned(r),
        &outline,
        i.c(EGG),
        Body { gloss: 0.9, ..BODY },
    )
}

pub fn fried_egg(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let s = i.s();
    let flat = i.look.flat.unwrap_or(0.66);
    let white = p.blob(&oval(54.0, 52.0, 13), 0.82, 1.1);
    let edge = at(i.x, i.y).size(s * 1.05).flat(flat);
    let look = Body {
        h: 3.0,
        shadow: 0.4,
        ..BODY
    };
    let b = p.body_at(edge, &white, Color::hex(0xd9963e), look);
    let look = Body {
        h: 3.0 * s,
        depth: 0.45,
        shadow: 0.0,
        side: Some(Color::hex(0xe8d6b8)),
        ..BODY
    };
    p.body_at(
        at(i.x, i.y - 1.0).size(s).flat(flat),
        &white,
        Color::hex(0xfffdf5),
        look,
    );
    let [x, y] = i.off(-4.0, -8.0);
    let look = Body {
        gloss: 0.95,
        shadow: 0.25,
        ..BODY
    };
    p.body_at(
        at(x, y).size(s).flat(0.84),
        &oval(20.0, 19.0, 12),
        YOLK,
        look,
    );
    b
}

/// Folded in half, browned, its lower half looking out in front.
pub fn omelette(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let (s, c) = (i.s(), i.c(Color::hex(0xf9c23c)));
    let place = i.up(12.0).turned(i.r_or(-6.0)).flip(i.flip);
    let edge = shape![
        -96 18, -90 -6, -74 -24, -48 -37, -16 -44, 18 -44, 50 -36, 74 -24, 90 -4, 96 18, 78 27, 50 25,
        26 30, 0 28, -28 31, -54 26, -78 28,
    ];
    let under = p.blob(&edge, 0.97, 1.05);
    let look = Body { h: 7.0 * s, ..BODY };
    p.body_at(
        at(i.x, i.y - 3.0 * s)
            .size(s * 1.02)
            .turned(i.r_or(-6.0))
            .flip(i.flip),
        &under,
        c.dark(0.1),
        look,
    );
    let over = p.blob(&edge, 0.97, 1.02);
    let look = Body {
        h: 8.0 * s,
        gloss: 0.6,
        shadow: 0.3,
        ..BODY
    };
    let b = p.body_at(place, &over, c, look);
    for spot in p.scatter(13, [b.cx, b.cy], b.w * 0.38, b.h * 0.34) {
        let (rx, ry) = (p.rnd(8.0, 18.0) * s, p.rnd(5.0, 9.0) * s);
        p.blot(spot, rx, ry, Color::hex(0xb5661a), 0.65);
    }
    // The fold, at the back, is rounded.
    let fold = wave(&place.all(&shape![-84 - 8, -46 - 30, 0 - 37, 48 - 30, 84 - 6]));
    p.stroke(&fold, c.light(0.6), 4.0 * s, 0.6);
    b
}
