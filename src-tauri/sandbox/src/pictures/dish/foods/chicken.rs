use crate::pictures::dish::color::{BONE, CHAR, CRUST, Color};
use crate::pictures::dish::item::Item;
use crate::pictures::dish::pen::{BODY, Body, Pen};
use crate::pictures::dish::shape::{At, Bounds, Point, at, oval, shape, smooth, wave};

/// Chicken leg with its bone. `crisp` roughens it; `glaze` makes it shine; `char` burns it.
pub fn leg(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let (s, c) = (i.s(), i.c(CRUST));
    let r = i.r_or(20.0);
    let crisp = i.look.crisp.unwrap_or(0.0);
    let place = i.up(14.0).turned(r).flip(i.flip);
    p.tube(&place.all(&shape![38 2, 70 4]), 11.0 * s, BONE, 0.5);
    for knob in shape![73 -3, 73 10] {
        let [x, y] = place.one(knob);
        let look = Body {
            shadow: 0.2,
            ..BODY
        };
        p.body_at(at(x, y).size(s), &oval(8.0, 8.0, 8), BONE, look);
    }
    let mut outline = shape![
        -56 4, -52 -22, -32 -36, -8 -36, 14 -24, 38 -12, 52 -8, 54 10, 40 18, 18 28, -8 38, -36 34,
        -52 22,
    ]
    .to_vec();
    if crisp > 0.0 {
        outline = ragged(p, &outline, crisp);
    }
    let glaze = i.look.glaze.unwrap_or(0.0);
    let look = Body {
        gloss: if crisp > 0.0 { 0.0 } else { 0.5 + glaze * 0.4 },
        shadow: 0.5,
        depth: 1.1,
        ..BODY
    };
    let b = p.body_at(place, &outline, c, look);
    if crisp > 0.0 {
        coat(p, place, s, c, |[u, v]| {
            [
                u * 50.0 - 2.0,
                v * if u < 0.0 { 33.0 } else { 33.0 - u * 24.0 },
            ]
        });
    } else {
        skin(p, place, s, c);
    }
    if i.look.char.is_some() {
        for k in 0..4 {
            let k = f64::from(k);
            let u = -36.0 + k * 20.0;
            let bar = [
                [u - 6.0, -24.0 + k * 4.0],
                [u + 3.0, 0.0],
                [u - 2.0, 24.0 - k * 4.0],
            ];
            p.stroke(&wave(&place.all(&bar)), CHAR, 5.5 * s, 0.55);
        }
    }
    if glaze > 0.0 {
        for spot in shape![-30 - 18, -4 - 16, 22 - 8] {
            p.gloss(place.one(spot), 13.0 * s, 5.0 * s, 0.75, r);
        }
        p.blot(
            [b.cx, b.y1 - 8.0],
            b.w * 0.34,
            7.0,
            Color::hex(0xff9a3c),
            0.5,
        );
    }
    b
}

/// The outline with a tooth in each side.
fn ragged(p: &mut Pen, outline: &[Point], by: f64) -> Vec<Point> {
    let next = outline.iter().cycle().skip(1);
    let teeth: Vec<Point> = outline
        .iter()
        .zip(next)
        .flat_map(|(a, b)| [*a, [(a[0] + b[0]) * 0.52, (a[1] + b[1]) * 0.52]])
        .collect();
    p.blob(&teeth, 1.0 - 0.08 * by, 1.0 + 0.08 * by)
}

/// Flakes of crisp flour; `on` maps the unit disc onto the body.
fn coat(p: &mut Pen, place: At, s: f64, c: Color, on: impl Fn(Point) -> Point) {
    for spot in p.scatter(52, [0.0, 0.0], 1.0, 1.0) {
        let [x, y] = place.one(on(spot));
        let flake = oval(p.rnd(6.0, 10.0), p.rnd(5.0, 8.0), 7);
        let flake = p.rough(&flake, 0.22);
        let turned = at(x, y).size(s).turned(p.rnd(0.0, 90.0));
        let other = if p.chance(0.6) { 0xf2b04c } else { 0xb5651d };
        let tint = c.mix(Color::hex(other), p.rnd(0.1, 0.7));
        p.body_at(
            turned,
            &flake,
            tint,
            Body {
                shadow: 0.16,
                gloss: 0.35,
                ..BODY
            },
        );
    }
}

/// The marks of smooth skin.
fn skin(p: &mut Pen, place: At, s: f64, c: Color) {
    let marks: Vec<[f64; 4]> = (0..14)
        .map(|_| {
            let u = p.rnd(-0.86, 0.7);
            let v = p.rnd(-0.72, 0.72) * if u < 0.0 { 34.0 } else { 34.0 - u * 28.0 };
            let [x, y] = place.one([u * 54.0, v]);
            [x, y, p.rnd(-5.0, 5.0), p.rnd(-5.0, 5.0) * 0.6]
        })
        .collect();
    p.specks(&marks, c.dark(0.5), 3.0 * s, 0.22);
}

/// Half a bird on its side: breast, leg with its bone, folded wing. `glaze` and `char` as of `leg`.
pub fn half(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let (s, c) = (i.s(), i.c(CRUST));
    let r = i.r_or(-8.0);
    let glaze = i.look.glaze.unwrap_or(0.0);
    let place = i.up(16.0).turned(r).flip(i.flip);
    p.tube(&place.all(&shape![64 12, 94 22]), 11.0 * s, BONE, 0.5);
    for knob in shape![98 17, 95 29] {
        let [x, y] = place.one(knob);
        p.body_at(at(x, y).size(s), &oval(8.0, 8.0, 8), BONE, BODY);
    }
    let breast = shape![
        -70 8, -66 -18, -46 -38, -14 -46, 20 -38, 42 -20, 48 6, 34 28, 2 38, -36 36, -60 26,
    ];
    let leg = shape![-8 8, 2 -16, 26 -22, 50 -10, 72 6, 76 18, 64 24, 38 30, 10 30];
    let wing = shape![
        -52 -14, -38 -20, -14 -4, -4 10, -10 20, -34 20, -60 28, -84 26, -64 16, -38 8, -44 0,
    ];
    let part = |p: &mut Pen, outline: &[Point], tint: Color, shadow: f64| {
        let look = Body {
            gloss: 0.5 + glaze * 0.4,
            shadow,
            depth: 1.1,
            ..BODY
        };
        let b = p.body_at(place, outline, tint, look);
        p.marks(b, 9, tint.dark(0.5), [4.0 * s, 2.6 * s], 0.22);
        b
    };
    let b = part(p, &breast, c, 0.5);
    part(p, &leg, c.light(0.06), 0.35);
    part(p, &wing, c.dark(0.12), 0.35);
    if i.look.char.is_some() {
        for [u, v] in shape![-32 -28, -8 -32, 16 -28, 26 0, 46 8] {
            let long = if v < -20.0 { 26.0 } else { 18.0 };
            let bar = [[u - 5.0, v], [u + 2.0, v + long * 0.5], [u - 1.0, v + long]];
            p.stroke(&wave(&place.all(&bar)), CHAR, 5.5 * s, 0.55);
        }
    }
    if glaze > 0.0 {
        for spot in shape![-44 - 22, -4 - 32, 24 - 8, -30 - 6] {
            p.gloss(place.one(spot), 12.0 * s, 5.0 * s, 0.75, r);
        }
    }
    b
}

/// Roast poultry in slices that lean on each other, each under its arc of skin: duck. `side` is its meat,
/// `n` are its slices.
pub fn duck(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let (s, skin) = (i.s(), i.c(Color::hex(0x8f3512)));
    let meat = i.look.side.unwrap_or(Color::hex(0xe2b08c));
    let count = i.look.n.unwrap_or(6.0);
    let place = i.up(6.0).turned(i.r_or(-6.0)).flip(i.flip);
    let half = (count - 1.0) / 2.0;
    let mut all = Vec::new();
    for k in 0..count as usize {
        let t = k as f64 - half;
        let slice = at(t * 21.0 - 4.0, (t / half).powi(2) * 7.0 + p.rnd(-1.5, 1.5))
            .turned(t * 5.0 - 6.0)
            .size(1.0 + p.rnd(-0.04, 0.04));
        let on = |points: &[Point]| place.all(&slice.all(points));
        let face = on(&shape![
            -26 20, -24 -6, -13 -24, 4 -30, 22 -22, 31 0, 32 20, 14 27, -10 27,
        ]);
        let look = Body {
            shadow: 0.4,
            gloss: 0.25,
            depth: 0.7,
            ..BODY
        };
        p.body(&face, meat, look);
        let heart = on(&shape![-14 16, -12 -4, 2 -16, 16 -8, 22 14, 4 20]);
        p.path(&smooth(&heart), meat.light(0.4), 0.45);
        for v in [-6.0, 4.0, 13.0] {
            let fibre = on(&[[-16.0, v + 3.0], [4.0, v], [24.0, v + 3.0]]);
            p.stroke(&wave(&fibre), meat.dark(0.45), 1.8 * s, 0.4);
        }
        let fat = on(&shape![-21 16, -19 -5, -9 -20, 4 -24, 18 -17, 26 2, 27 16]);
        p.stroke(&wave(&fat), Color::hex(0xf8e2bd), 4.0 * s, 0.9);
        let arc = on(&shape![
            -28 6, -25 -9, -14 -28, 4 -35, 24 -26, 34 -3, 36 8, 27 3, 20 -10, 12 -17, 2 -19, -8 -14,
            -15 -2, -20 8,
        ]);
        let look = Body {
            shadow: 0.2,
            gloss: 0.9,
            depth: 1.2,
            ..BODY
        };
        p.body(&arc, skin, look);
        all.extend(face);
    }
    Bounds::of(&all)
}
