//! Lays a dish from its recipe into a picture.

use crate::pictures::dish::foods::Food;
use crate::pictures::dish::item::Item;
use crate::pictures::dish::pen::Pen;
use crate::pictures::dish::recipe::{Layer, Many, Order, Recipe, Where};
use crate::pictures::dish::shape::{Bounds, Point};
use crate::pictures::dish::vessels::{self, Surface};

/// A place on a surface, -1..1 from left to right and from the back to the front.
struct Spot {
    u: f64,
    v: f64,
    degrees: Option<f64>,
    /// Units above the surface.
    lift: f64,
}

fn spots(p: &mut Pen, place: &Where) -> Vec<Spot> {
    match place {
        Where::Spot(at) => {
            let [u, v, lift] = [0, 1, 2].map(|i| at.get(i).copied().unwrap_or_default());
            vec![Spot {
                u,
                v,
                degrees: None,
                lift,
            }]
        }
        Where::Many(many) => many_spots(p, many),
    }
}

fn many_spots(p: &mut Pen, many: &Many) -> Vec<Spot> {
    let [cu, cv] = many.at;
    let spot = |[u, v]: Point, t: f64| Spot {
        u,
        v,
        degrees: many.r.map(|[from, to]| from + (to - from) * t),
        lift: many.lift,
    };
    // 0..1 along the row.
    let along = |i: usize, count: usize| match count {
        0 | 1 => 0.5,
        _ => i as f64 / (count - 1) as f64,
    };
    let mut spots: Vec<Spot> = match &many.order {
        Order::Row([count, u0, v0, u1, v1]) => {
            let count = *count as usize;
            let on_row = |i| {
                let t = along(i, count);
                spot([u0 + (u1 - u0) * t, v0 + (v1 - v0) * t], t)
            };
            return (0..count).map(on_row).collect();
        }
        Order::Ring(ring) => {
            let [count, far, from, to] = match ring[..] {
                [count, far, from, to] => [count, far, from, to],
                // A whole ring does not repeat its first place.
                [count, far] => [count, far, 0.0, 360.0 - 360.0 / count],
                _ => [0.0; 4],
            };
            let count = count as usize;
            let on_ring = |i| {
                let t = along(i, count);
                let (sin, cos) = (from + (to - from) * t).to_radians().sin_cos();
                spot([cu + cos * far, cv + sin * far], t)
            };
            (0..count).map(on_ring).collect()
        }
        Order::Heap([count, far]) => {
            let start = p.rnd(0.0, 6.0);
            let in_heap = |i: usize| {
                let far = far * ((i as f64 + 0.5) / count).sqrt();
                let (sin, cos) = (i as f64 * 2.4 + start).sin_cos();
                spot([cu + cos * far, cv + sin * far], along(i, *count as usize))
            };
            (0..*count as usize).map(in_heap).collect()
        }
    };
    spots.sort_by(|a, b| a.v.total_cmp(&b.v));
    spots
}

/// How the seed has laid the table.
struct Layout {
    /// 1, or -1 for left and right exchanged.
    side: f64,
    /// Radians.
    spin: f64,
}

/// Lays one dish into a picture already begun. Without `props` it stands alone, as on a counter.
pub fn draw(p: &mut Pen, recipe: &Recipe, props: bool) {
    let vessel = &recipe.vessel;
    let side = if recipe.fixed {
        1.0
    } else {
        p.pick(&[1.0, -1.0])
    };
    // A round vessel may be turned a little: the layout turns with it.
    let spin = match recipe.fixed || !vessel.is_round() {
        true => 0.0,
        false => p.rnd(-0.3, 0.3),
    };
    let layout = Layout { side, spin };
    if props && vessel.takes_mat() {
        match p.rnd(0.0, 1.0) {
            under if under < 0.24 => vessels::mat(p),
            under if under < 0.4 => vessels::cloth(p),
            _ => {}
        }
    }
    let (surface, front) = vessel.draw(p);
    for layer in &recipe.layers {
        lay(p, layer, surface, &layout);
    }
    front.draw(p);
    if !props || !vessel.is_bowl() {
        return;
    }
    if !recipe.beside.is_empty() && p.chance(0.6) {
        let what = p.pick(&recipe.beside);
        vessels::beside(p, what, -side);
    }
    if surface.soup.is_some() && recipe.hot && p.chance(0.5) {
        vessels::vapour(p, surface.x, surface.y - surface.ry - 6.0);
    }
}

fn lay(p: &mut Pen, Layer(food, place, look): &Layer, surface: Surface, layout: &Layout) {
    if look.maybe.is_some_and(|share| !p.chance(share)) {
        return;
    }
    let is_sided = matches!(
        food,
        Food::Leg | Food::Half | Food::Duck | Food::Fish | Food::Shrimp | Food::Wedge | Food::Wrap
    );
    for spot in spots(p, place) {
        let u = layout.side * (spot.u + p.rnd(-0.035, 0.035));
        let v = spot.v + p.rnd(-0.035, 0.035);
        let (sin, cos) = layout.spin.sin_cos();
        let item = Item {
            look,
            x: surface.x + (u * cos - v * sin) * surface.rx,
            y: surface.y + (u * sin + v * cos) * surface.ry - spot.lift,
            color: (!look.c.is_empty()).then(|| p.pick(&look.c)),
            degrees: spot
                .degrees
                .or(look.r)
                .map(|r| layout.side * (r + p.rnd(-4.0, 4.0))),
            flip: look.flip != (layout.side < 0.0 && is_sided),
        };
        let bounds = food.draw(p, &item);
        if let (Some(b), true) = (bounds, spot.lift < 8.0) {
            sink(p, b, surface, look.sink.unwrap_or(0.5));
        }
    }
}

/// What lies in soup sinks into it: the soup's own colour is laid over its foot.
fn sink(p: &mut Pen, b: Bounds, surface: Surface, depth: f64) {
    let Some(soup) = surface.soup.filter(|_| depth > 0.0) else {
        return;
    };
    let stops = [(0.0, soup, 0.95), (0.55, soup, 0.7), (1.0, soup, 0.0)];
    let paint = p.radial(&stops);
    p.ellipse([b.cx, b.y1], b.w * 0.62, b.h * depth * 0.62, paint, 1.0);
    let line = [b.cx - b.w * 0.06, b.y1 - b.h * depth * 0.16];
    p.ellipse(line, b.w * 0.3, 2.0, soup.light(0.7), 0.35);
}
