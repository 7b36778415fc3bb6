use crate::pictures::dish::color::{CREAM, Color, GOLDEN, PALM, YOLK};
use crate::pictures::dish::item::Item;
use crate::pictures::dish::pen::{ACROSS, BODY, Body, Pen, SLAB, Slab};
use crate::pictures::dish::shape::{Bounds, Point, arc, at, line, oval, shape, smooth, wave};

/// A slice of cake: a triangle with layers, its point towards the viewer.
pub fn cake(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let own = [(Color::hex(0xf3d79a), 1.0), (CREAM, 1.0)];
    let h = i.look.h.unwrap_or(64.0);
    let bands = if i.look.bands.is_empty() {
        &own[..]
    } else {
        &i.look.bands
    };
    let top = i
        .up(h)
        .turned(i.r_or(0.0))
        .all(&shape![-96 -2, 52 -50, 88 20]);
    p.slab(
        &top,
        h * i.s(),
        i.c(CREAM),
        Slab {
            bands,
            gloss: 0.5,
            ..SLAB
        },
    )
}

pub fn scoop(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let c = i.c(CREAM);
    let ball = p.rough(&oval(36.0, 34.0, 16), 0.03);
    let b = p.body_at(
        i.up(20.0),
        &ball,
        c,
        Body {
            gloss: 0.7,
            depth: 0.8,
            ..BODY
        },
    );
    let skirt: Vec<Point> = oval(38.0, 10.0, 16)
        .into_iter()
        .enumerate()
        .map(|(k, [u, v])| [u, v + if k % 2 == 1 { 3.0 } else { -2.0 }])
        .collect();
    p.body_at(
        i.up(-4.0),
        &skirt,
        c,
        Body {
            shadow: 0.0,
            ..BODY
        },
    );
    p.marks(b, 7, c.dark(0.3), [6.0, 2.0], 0.3);
    b
}

/// Pudding turned out of its mould.
pub fn pudding(p: &mut Pen, i: &Item<'_>) -> Option<Bounds> {
    let (s, c) = (i.s(), i.c(Color::hex(0xffcf6a)));
    let top = i.look.top.unwrap_or(PALM);
    let at = i.up(60.0);
    p.shadow([i.x + 6.0, i.y + 4.0], 92.0 * s, 26.0 * s, 0.5);
    let side = p.linear(
        &[(0.0, c.light(0.45)), (0.4, c), (1.0, c.dark(0.45))],
        ACROSS,
    );
    let body = shape![-54 0, -62 30, -76 58, -40 76, 0 80, 40 76, 76 58, 62 30, 54 0, 0 -16];
    p.path(&smooth(&at.all(&body)), side, 1.0);
    let run = shape![
        -54 0, -57 14, -44 26, -30 20, -16 36, 2 24, 18 40, 32 22, 48 24, 56 12, 54 0, 0 -16,
    ];
    p.path(&smooth(&at.all(&run)), top, 1.0);
    let lid = p.linear(&[(0.0, top.light(0.4)), (1.0, top)], ACROSS);
    p.path(&smooth(&at.all(&oval(54.0, 18.0, 16))), lid, 1.0);
    p.gloss(i.off(-22.0, -64.0), 18.0 * s, 5.0 * s, 0.9, -8.0);
    p.gloss(i.off(-50.0, -24.0), 6.0 * s, 20.0 * s, 0.7, 14.0);
    None
}

/// A flat thing cut in a grid: martabak, brownies.
pub fn grid(p: &mut Pen, i: &Item<'_>) -> Option<Bounds> {
    let c = i.c(GOLDEN);
    let look = i.look;
    let [w, d, h] = [
        look.w.unwrap_or(190.0),
        look.d.unwrap_or(110.0),
        look.h.unwrap_or(26.0),
    ];
    let [columns, rows] = [look.nx.unwrap_or(4.0), look.ny.unwrap_or(2.0)];
    let [cw, cd] = [w / columns, d / rows];
    let (half, deep) = (cw / 2.0 - 2.5, cd / 2.0 - 2.5);
    let piece = [
        [-half - 4.0, -deep],
        [half - 4.0, -deep],
        [half + 4.0, deep],
        [-half + 4.0, deep],
    ];
    for row in 0..rows as usize {
        let is_front = row + 1 == rows as usize;
        for column in 0..columns as usize {
            let lean = (row as f64 - (rows - 1.0) / 2.0) * 12.0;
            let x = i.x - w / 2.0 + cw * (column as f64 + 0.5) + lean;
            let y = i.y - d / 2.0 + cd * (row as f64 + 0.5) - h + p.rnd(-2.0, 2.0);
            let slab = Slab {
                bands: &look.bands,
                gloss: 0.35,
                shadow: if is_front { 0.4 } else { 0.0 },
                ..SLAB
            };
            let b = p.slab(&at(x, y).all(&piece), h, c, slab);
            if let Some(pores) = look.pores.filter(|_| is_front) {
                for _ in 0..26 {
                    let [dx, dy] = [p.rnd(0.0, b.w - 12.0), h * p.rnd(0.16, 0.96)];
                    let tall = p.rnd(1.4, 3.0);
                    p.ellipse([b.x0 + 8.0 + dx, b.y1 + dy], 1.5, tall, pores, 0.5);
                }
            }
            if let Some(spots) = look.spots {
                for spot in p.scatter(5, [b.cx, b.cy], b.w * 0.38, b.h * 0.34) {
                    p.blot(spot, 8.0, 5.0, spots, 0.6);
                }
            }
        }
    }
    None
}

/// Crushed ice heaped up, tinted with syrup.
pub fn ice(p: &mut Pen, i: &Item<'_>) -> Option<Bounds> {
    let c = i.c(Color::hex(0xeaf6ff));
    let [w, h] = [i.look.w.unwrap_or(130.0), i.look.h.unwrap_or(60.0)];
    let mut heap = arc(w / 2.0, h, 9, 180.0, 360.0);
    heap.extend([
        [w * 0.5, 4.0],
        [w * 0.3, w * 0.16],
        [w * -0.3, w * 0.16],
        [w * -0.5, 4.0],
    ]);
    p.body_at(at(i.x, i.y), &heap, c, Body { depth: 0.6, ..BODY });
    for [x, y] in p.scatter(34, [i.x, i.y - h * 0.36], w * 0.42, h * 0.5) {
        let tint = match i.look.syrup {
            Some(syrup) if y < i.y - h * 0.4 => c.mix(syrup, 0.7),
            _ => c.light(0.5),
        };
        let lump = p.rough(&oval(9.0, 7.0, 6), 0.2);
        p.body_at(
            at(x, y),
            &lump,
            tint,
            Body {
                shadow: 0.0,
                depth: 0.55,
                gloss: 0.7,
                ..BODY
            },
        );
    }
    None
}

/// A heart poured in milk.
pub fn latte(p: &mut Pen, i: &Item<'_>) -> Option<Bounds> {
    let c = i.c(Color::hex(0xfff1da));
    let heart = shape![0 -14, 22 -30, 50 -18, 42 10, 0 34, -42 10, -50 -18, -22 -30];
    for [k, tint] in [[1.0, 0.0], [0.72, 0.55], [0.5, 0.0]] {
        let place = at(i.x, i.y).size(i.s()).flat(0.62);
        let outline = smooth(&place.all(&heart.map(|[u, v]| [u * k, v * k])));
        p.path(&outline, if tint > 0.0 { c.dark(tint) } else { c }, 0.92);
    }
    None
}

/// Pressed in a mould: a scalloped edge and a flower on top. With `cut` it is halved and shows that paste
/// about its yolk.
pub fn mooncake(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let (s, c) = (i.s(), i.c(Color::hex(0xd08a35)));
    let h = i.look.h.unwrap_or(34.0);
    let top = i.up(h).flat(0.6);
    // Twelve lobes.
    let lobed = |far: f64| -> Vec<Point> {
        let lobe = |k: usize, [u, v]: Point| {
            let wide = far * (1.0 + 0.045 * (k as f64 * 45.0).to_radians().cos());
            [u * wide, v * wide]
        };
        let ring = oval(56.0, 56.0, 96);
        ring.into_iter()
            .enumerate()
            .map(|(k, point)| lobe(k, point))
            .collect()
    };
    let mut edge = lobed(1.0);
    if i.look.cut.is_some() {
        edge.retain(|[_, v]| *v <= 1.0);
    }
    let look = Slab {
        sharp: false,
        side: Some(c.dark(0.12)),
        ..SLAB
    };
    let b = match i.look.cut {
        Some(_) => {
            p.shadow(i.off(4.0, 4.0), 70.0 * s, 20.0 * s, 0.45);
            let face = p.linear(&[(0.0, c.light(0.3)), (1.0, c)], ACROSS);
            let outline = top.all(&edge);
            p.path(&line(&outline), face, 1.0);
            Bounds::of(&outline)
        }
        None => p.slab(&top.all(&edge), h * s, c, look),
    };
    let (lit, shade) = (c.light(0.5), c.dark(0.5));
    if let Some(paste) = i.look.cut {
        let wall = i
            .up(h)
            .all(&[[-57.0, 0.0], [57.0, 0.0], [56.0, h], [-56.0, h]]);
        p.path(&line(&wall), c.dark(0.15), 1.0);
        let filling = i
            .up(h)
            .all(&[[-51.0, 6.0], [51.0, 6.0], [50.0, h - 5.0], [-50.0, h - 5.0]]);
        let paint = p.linear(&[(0.0, paste.light(0.2)), (1.0, paste.dark(0.3))], ACROSS);
        p.path(&line(&filling), paint, 1.0);
        let yolk = p.round(YOLK, 1.0);
        p.ellipse(
            i.off(0.0, h * -0.47),
            17.0 * s,
            (h * 0.5 - 5.0) * s,
            yolk,
            1.0,
        );
        let ridge = wave(&top.all(&arc(43.0, 43.0, 12, 186.0, 370.0)));
        p.stroke(&ridge, shade, 3.0 * s, 0.5);
        return b;
    }
    // The flutes of its wall lie between the lobes that face the viewer.
    for k in 0..6 {
        let [u, v] = at(0.0, 0.0)
            .turned(15.0 + f64::from(k) * 30.0)
            .one([54.0, 0.0]);
        let [x, y] = top.one([u, v]);
        let flute = line(&[[x, y + 2.0], [x, y + h * s - 2.0]]);
        p.stroke(&flute, shade, 2.6 * s, 0.45);
    }
    let rim = smooth(&top.all(&lobed(0.84)));
    p.stroke(
        &smooth(&at(0.0, 1.6).all(&top.all(&lobed(0.84)))),
        lit,
        2.0 * s,
        0.8,
    );
    p.stroke(&rim, shade, 2.6 * s, 0.6);
    for k in 0..8 {
        let petal = at(0.0, 0.0)
            .turned(f64::from(k) * 45.0)
            .all(&shape![9 0, 20 -8, 38 0, 20 8]);
        let petal = top.all(&petal);
        p.path(&smooth(&at(0.0, 2.2).all(&petal)), shade, 0.75);
        p.path(&smooth(&petal), c.light(0.28), 1.0);
    }
    p.ellipse(i.off(0.0, -h), 8.0 * s, 5.0 * s, lit, 1.0);
    b
}

/// A steamed cupcake that has burst into petals, in its paper: kue mangkok.
pub fn bloom(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let (s, c) = (i.s(), i.c(Color::hex(0xf48fa8)));
    let at = i.up(22.0);
    let paper = shape![-40 -4, 40 -4, 31 25, 16 31, -16 31, -31 25];
    let white = Color::hex(0xfffaf0);
    let b = p.body_at(at, &paper, white, Body { depth: 0.7, ..BODY });
    for u in [-30.0, -18.0, -6.0, 6.0, 18.0, 30.0] {
        let fold = line(&at.all(&[[u, 0.0], [u * 0.8, 29.0 - (u / 12.0_f64).powi(2)]]));
        p.stroke(&fold, white.dark(0.4), 2.0 * s, 0.5);
    }
    // The crumb that the petals open upon.
    let crumb = shape![-42 -4, -34 -26, 0 -36, 34 -26, 42 -4, 22 6, -22 6];
    let flat = Body {
        shadow: 0.0,
        ..BODY
    };
    p.body_at(at, &crumb, c.light(0.62), flat);
    let petal = Body {
        gloss: 0.5,
        shadow: 0.2,
        ..BODY
    };
    for outline in [
        shape![-20 - 26, -13 - 38, 0 - 42, 13 - 38, 20 - 26, 0 - 18],
        shape![-44 - 2, -44 - 22, -32 - 36, -15 - 35, -14 - 22, -24 - 6],
        shape![44 - 2, 44 - 22, 32 - 36, 15 - 35, 14 - 22, 24 - 6],
        shape![-24 6, -17 - 8, -4 - 18, 10 - 16, 20 - 4, 24 6],
    ] {
        p.body_at(at, &outline, c, petal);
    }
    b
}

/// A small cake from a boat-shaped mould, its flat side up under crumbs of its filling: pukis.
pub fn boat(p: &mut Pen, i: &Item<'_>) -> Bounds {
    let (s, c) = (i.s(), i.c(Color::hex(0xc98535)));
    let at = i.up(26.0).turned(i.r_or(-8.0)).flip(i.flip);
    let hull =
        shape![-66 -8, -58 14, -38 34, -12 43, 14 43, 40 33, 59 13, 66 -8, 40 -2, 0 2, -40 -2];
    let look = Body { gloss: 0.4, ..BODY };
    let b = p.body_at(at, &hull, c, look);
    let raised = |rx: f64, ry: f64| -> Vec<Point> {
        let ring = oval(rx, ry, 24);
        ring.into_iter().map(|[u, v]| [u, v - 9.0]).collect()
    };
    let rim = at.all(&raised(67.0, 19.0));
    p.path(&smooth(&rim), c.dark(0.15), 1.0);
    let crumb = Color::hex(0xf8d98a);
    let flat = p.linear(&[(0.0, crumb.light(0.4)), (1.0, crumb.dark(0.1))], ACROSS);
    p.path(&smooth(&at.all(&raised(62.0, 15.0))), flat, 1.0);
    let topping = i.look.fill.first().copied().unwrap_or(PALM);
    for spot in p.scatter(26, [0.0, -11.0], 50.0, 10.0) {
        let [x, y] = at.one(spot);
        let strokes = [[x - 2.0, y, p.rnd(2.0, 6.0) * s, p.rnd(-3.0, 3.0)]];
        p.specks(&strokes, topping, 3.8 * s, 1.0);
    }
    b
}
