use crate::pictures::dish::color::{Color, TOFU};
use crate::pictures::dish::item::Item;
use crate::pictures::dish::pen::{BODY, Body, DIAGONAL, Pen, SLAB, Slab};
use crate::pictures::dish::shape::{Bounds, Point, at, oval, shape, smooth, wave};

/// Rind and flesh of what is cut in round slices.
fn slice_colors(kind: &str) -> [Color; 2] {
    let [rind, flesh] = match kind {
        "lontong" => [0xb9c98a, 0xfdf9ea],
        "lime" => [0x5faa2e, 0xe2f2a2],
        "lemon" => [0xf6b91e, 0xfff0a0],
        "orange" => [0xf58a1f, 0xffc568],
        "tomato" => [0xd8331f, 0xf5705a],
        "carrot" => [0xe06f18, 0xff9d45],
        "banana" => [0xe8c25a, 0xfff1b8],
        "pineapple" => [0xd9960f, 0xffe06a],
        "strawberry" => [0xd21f3c, 0xff7d86],
        "corn" => [0xe3a51f, 0xffd95e],
        "sausage" => [0xa53a24, 0xe27a5a],
        "narutomaki" => [0xf3dfe4, 0xfffaf8],
        _ => [0x4f9e3b, 0xdff2b4],
    };
    [Color::hex(rind), Color::hex(flesh)]
}

/// A round slice lying or leaning: lontong, cucumber, lime, tomato, carrot, radish.
pub fn slice(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let s = i.s();
    let kind = i.look.kind.as_deref().unwrap_or("cucumber");
    let [rind, flesh] = slice_colors(kind);
    let r = i.r(p, 0.0, 180.0);
    let lean = i.look.lean.unwrap_or(0.66);
    let round = i.up(4.0).flat(lean);
    let thick = if matches!(kind, "lontong" | "corn") {
        12.0
    } else {
        4.5
    };
    let look = Body {
        h: thick * s,
        depth: 0.6,
        ..BODY
    };
    let b = p.body_at(round, &oval(20.0, 20.0, 12), rind, look);
    let stops = [(0.0, flesh.light(0.6)), (1.0, flesh.mix(rind, 0.22))];
    let cut = p.linear(&stops, DIAGONAL);
    p.path(&smooth(&round.all(&oval(17.2, 17.2, 12))), cut, 1.0);
    // Turned as the fruit is, then lain down.
    let on = |[u, v]: Point| [i.x + u * s, i.y - 4.0 * s + v * s * lean];
    if matches!(kind, "lime" | "lemon" | "orange" | "pineapple") {
        for k in 0..8 {
            let segment = at(0.0, 0.0).turned(f64::from(k) * 45.0 + r);
            let segment = segment.all(&shape![2.5 -1.4, 13.5 -4.2, 15 0, 13.5 4.2, 2.5 1.4]);
            let segment: Vec<Point> = segment.into_iter().map(on).collect();
            p.path(&smooth(&segment), flesh.mix(rind, 0.42), 1.0);
        }
    }
    if matches!(kind, "cucumber" | "tomato") {
        let seed = Color::hex(if kind == "tomato" { 0xffe2a0 } else { 0xf7fbe0 });
        for k in 0..6 {
            let spot = at(0.0, 0.0).turned(f64::from(k) * 60.0 + r).one([8.5, 0.0]);
            p.ellipse(on(spot), 2.6 * s, 1.8 * s, seed, 1.0);
        }
    }
    if kind == "narutomaki" {
        let spiral = wave(&round.all(&shape![-9 2, -4 -8, 7 -6, 7 5, -1 5, -1 -1]));
        p.stroke(&spiral, Color::hex(0xee6a8c), 3.0 * s, 1.0);
    }
    p.gloss(i.off(-6.0, -9.0), 7.0 * s, 3.0 * s, 0.55, -28.0);
    b
}

pub fn wedge(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let s = i.s();
    let kind = i.look.kind.as_deref().unwrap_or("lime");
    let [rind, flesh] = match kind {
        "melon" => [Color::hex(0xe23b3f), Color::hex(0xff7a70)],
        "tomato" => [Color::hex(0xd8331f), Color::hex(0xf8806a)],
        "lemon" => slice_colors(kind),
        _ => [Color::hex(0x5fae33), Color::hex(0xd5ec8c)],
    };
    let at = i.up(7.0).turned(i.r_or(-20.0)).flip(i.flip);
    let outline = shape![-25 -8, -20 8, -2 17, 18 9, 25 -8, 0 -4];
    let b = p.body_at(at, &outline, rind, Body { gloss: 0.7, ..BODY });
    let stops = [(0.0, flesh.light(0.5)), (1.0, flesh)];
    let cut = p.linear(&stops, crate::pictures::dish::pen::ACROSS);
    let face = shape![-24 -8, -12 -14, 2 -15, 16 -13, 24 -8, 14 4, 0 8, -14 3];
    p.path(&smooth(&at.all(&face)), cut, 1.0);
    let [[ax, ay], [bx, by]] = [at.one([-7.0, -10.0]), at.one([7.0, -10.0])];
    let lines = [[ax, ay, 2.0, 9.0 * s], [bx, by, -2.0, 9.0 * s]];
    let tint = if kind == "tomato" {
        Color::hex(0xffe2a0)
    } else {
        rind
    };
    p.specks(&lines, tint, 1.8 * s, 0.7);
    b
}

/// Fried tofu, cakes of bread, coconut jelly: a block.
pub fn block(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let (s, c) = (i.s(), i.c(TOFU));
    let look = i.look;
    let [w, d, h] = [
        look.w.unwrap_or(40.0),
        look.d.unwrap_or(26.0),
        look.h.unwrap_or(18.0),
    ];
    let r = i.r(p, -20.0, 20.0);
    let (half, lean) = (w / 2.0, d * 0.2);
    let top = [
        [-half - lean, -d / 2.0],
        [half - lean, -d / 2.0],
        [half + lean, d / 2.0],
        [-half + lean, d / 2.0],
    ];
    let at = at(i.x, i.y - h * s * 0.8).size(s).turned(r).flat(0.92);
    let slab = Slab {
        side: look.side,
        bands: &look.bands,
        gloss: look.gloss.unwrap_or(0.4),
        ..SLAB
    };
    let b = p.slab(&at.all(&top), h * s, c, slab);
    if let Some(spots) = look.spots {
        p.marks(
            b,
            (w * d * 0.03).round() as usize,
            spots,
            [3.0, 4.4 * s],
            0.75,
        );
    }
    if look.crisp.is_some() {
        p.marks(b, 8, c.dark(0.35), [2.0, 3.0], 0.3);
        p.marks(b, 12, c.light(0.5), [2.0, 3.0], 0.7);
    }
    b
}

/// A banana in its peel.
pub fn banana(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let (s, c) = (i.s(), i.c(Color::hex(0xffd83a)));
    let at = i.up(8.0).turned(i.r_or(0.0)).flip(i.flip);
    let brown = Color::hex(0x6b4a1c);
    p.tube(
        &at.all(&shape![-66 - 26, -78 - 40]),
        10.0 * s,
        Color::hex(0xa9a23a),
        0.4,
    );
    let outline = shape![
        -72 -28, -60 -32, -44 -12, -18 3, 14 5, 44 -6, 64 -26, 74 -24, 70 -4, 50 18, 20 28, -16 27,
        -46 12, -64 -8,
    ];
    let b = p.body_at(at, &outline, c, Body { gloss: 0.6, ..BODY });
    let ridge = wave(&at.all(&shape![-62 - 22, -42 0, -16 14, 16 16, 46 5, 68 - 16]));
    p.stroke(&ridge, c.dark(0.4), 2.6 * s, 0.6);
    p.tube(&at.all(&shape![68 - 26, 74 - 29]), 8.0 * s, brown, 0.2);
    p.marks(b, 8, brown, [4.0 * s, 1.6 * s], 0.45);
    b
}

/// A strawberry with its leaves, lying.
pub fn berry(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let s = i.s();
    let at = i.up(10.0).turned(i.r(p, -30.0, 30.0));
    let outline = shape![-22 -12, -12 -20, 0 -18, 12 -20, 22 -12, 20 4, 10 20, 0 27, -10 20, -20 4];
    let look = Body {
        gloss: 0.85,
        depth: 1.1,
        ..BODY
    };
    let b = p.body_at(at, &outline, i.c(Color::hex(0xe62a3c)), look);
    let seeds: Vec<[f64; 4]> = shape![
        -13 -5, -3 -7, 8 -6, -9 4, 2 4, 13 3, -4 13, 6 13
    ]
    .into_iter()
    .map(|seed| {
        let [x, y] = at.one(seed);
        [x, y, 0.0, 2.0 * s]
    })
    .collect();
    p.specks(&seeds, Color::hex(0xffd98a), 2.4 * s, 0.95);
    let leaves = shape![
        0 - 27,
        4 - 20,
        15 - 24,
        9 - 17,
        17 - 11,
        6 - 13,
        0 - 7,
        -6 - 13,
        -17 - 11,
        -9 - 17,
        -15 - 24,
        -4 - 20
    ];
    let look = Body {
        shadow: 0.15,
        ..BODY
    };
    p.body_at(at, &leaves, Color::hex(0x58a832), look);
    b
}
