//! The pen: seeded chance, and shapes in the one light that all parts share, from the top left.
//!
//! Invariants: the same seed and the same calls give the same text; gradients lie in each shape's own
//! box, so that light does not turn with a shape; equal gradients are written once.

use std::fmt::Write as _;

pub use crate::pictures::dish::pen::paint::{
    ACROSS, BODY, Body, DIAGONAL, DOWN, Paint, SLAB, Slab,
};

use crate::pictures::dish::color::{Color, SHADE, WHITE};
use crate::pictures::dish::pen::paint::{CENTRE, Gradients, Stop};
use crate::pictures::dish::shape::{
    At, Bounds, Point, at, hull, line, number, oval, polygon, smooth, wave,
};

mod paint;

pub struct Pen {
    state: u32,
    /// Of the store: its dishes come in the same china.
    china: usize,
    gradients: Gradients,
    out: String,
}

impl Pen {
    /// Dishes of one `china` choose the same of several bowls, rims and colours.
    pub fn new(seed: u32, china: usize) -> Self {
        let mut pen = Self {
            china,
            state: seed.wrapping_mul(2_654_435_761).wrapping_add(12_345),
            gradients: Gradients::default(),
            out: String::with_capacity(48 << 10),
        };
        // Seeds that are neighbours begin alike.
        for _ in 0..3 {
            pen.next();
        }
        pen
    }

    /// Mulberry32: 0..1.
    fn next(&mut self) -> f64 {
        self.state = self.state.wrapping_add(0x6d2b_79f5);
        let mut t = self.state;
        t = (t ^ (t >> 15)).wrapping_mul(t | 1);
        t ^= t.wrapping_add((t ^ (t >> 7)).wrapping_mul(t | 61));
        f64::from(t ^ (t >> 14)) / 4_294_967_296.0
    }

    /// A number in `from..to`.
    pub fn rnd(&mut self, from: f64, to: f64) -> f64 {
        from + self.next() * (to - from)
    }

    /// True with this probability.
    pub fn chance(&mut self, share: f64) -> bool {
        self.next() < share
    }

    /// One of a list that is not empty.
    pub fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        let index = (self.next() * list.len() as f64) as usize;
        list[index.min(list.len() - 1)]
    }

    /// One of a list that is not empty, the same for all dishes of a store.
    pub fn china<T: Copy>(&self, list: &[T]) -> T {
        list[self.china % list.len()]
    }

    pub fn radial<S: Into<Stop> + Copy>(&mut self, stops: &[S]) -> Paint {
        self.radial_at(stops, CENTRE)
    }

    pub fn radial_at<S: Into<Stop> + Copy>(&mut self, stops: &[S], at: &str) -> Paint {
        self.gradients.radial(stops, at)
    }

    pub fn linear<S: Into<Stop> + Copy>(&mut self, stops: &[S], along: &str) -> Paint {
        self.gradients.linear(stops, along)
    }

    /// The light on anything round: a lit spot, the colour, a warm shade, a little light from below.
    pub fn round(&mut self, color: Color, depth: f64) -> Paint {
        self.radial_at(
            &[
                (0.0, color.mix(Color::hex(0xfff0cf), 0.46 * depth)),
                (0.42, color),
                (0.84, color.dark(0.42 * depth)),
                (1.0, color.dark(0.28 * depth)),
            ],
            r#"cx=".5" cy=".5" r=".68" fx=".32" fy=".22""#,
        )
    }

    /// Any SVG, such as a ground or a group's begin and end.
    pub fn raw(&mut self, svg: &str) {
        self.out.push_str(svg);
    }

    /// Fills the outline `d`; opacity 1 is not written.
    pub fn path(&mut self, d: &str, fill: impl Into<Paint>, opacity: f64) {
        let fill = fill.into();
        let _ = write!(self.out, r#"<path d="{d}" fill="{fill}""#);
        self.attribute("fill-opacity", opacity);
        self.out.push_str("/>");
    }

    pub fn stroke(&mut self, d: &str, color: impl Into<Paint>, width: f64, opacity: f64) {
        let color = color.into();
        let _ = write!(
            self.out,
            r#"<path d="{d}" fill="none" stroke="{color}" stroke-width=""#
        );
        number(&mut self.out, width);
        self.out
            .push_str(r#"" stroke-linecap="round" stroke-linejoin="round""#);
        self.attribute("stroke-opacity", opacity);
        self.out.push_str("/>");
    }

    pub fn ellipse(
        &mut self,
        [x, y]: Point,
        rx: f64,
        ry: f64,
        fill: impl Into<Paint>,
        opacity: f64,
    ) {
        self.open_ellipse([x, y], rx, ry, fill.into());
        self.attribute("fill-opacity", opacity);
        self.out.push_str("/>");
    }

    /// The line of an ellipse.
    pub fn hoop(
        &mut self,
        center: Point,
        rx: f64,
        ry: f64,
        color: Color,
        width: f64,
        opacity: f64,
    ) {
        self.open_ellipse(center, rx, ry, Paint::None);
        let _ = write!(self.out, r#" stroke="{color}" stroke-width="{width}""#);
        self.attribute("stroke-opacity", opacity);
        self.out.push_str("/>");
    }

    fn open_ellipse(&mut self, [x, y]: Point, rx: f64, ry: f64, fill: Paint) {
        for (name, value) in [("<ellipse cx", x), (" cy", y), (" rx", rx), (" ry", ry)] {
            self.out.push_str(name);
            self.out.push_str("=\"");
            number(&mut self.out, value);
            self.out.push('"');
        }
        let _ = write!(self.out, r#" fill="{fill}""#);
    }

    fn attribute(&mut self, name: &str, value: f64) {
        if value < 1.0 {
            let _ = write!(self.out, r#" {name}="{value:.3}""#);
        }
    }

    pub fn shadow(&mut self, center: Point, rx: f64, ry: f64, strength: f64) {
        let paint = self.radial(&[
            (0.0, SHADE, strength),
            (0.55, SHADE, strength * 0.55),
            (1.0, SHADE, 0.0),
        ]);
        self.ellipse(center, rx, ry, paint, 1.0);
    }

    pub fn gloss(&mut self, [x, y]: Point, rx: f64, ry: f64, strength: f64, degrees: f64) {
        let paint = self.radial(&[
            (0.0, WHITE, strength),
            (0.5, WHITE, strength * 0.6),
            (1.0, WHITE, 0.0),
        ]);
        let spot = at(x, y).turned(degrees).all(&oval(rx, ry, 8));
        self.path(&smooth(&spot), paint, 1.0);
    }

    /// A soft spot of colour without an edge.
    pub fn blot(&mut self, center: Point, rx: f64, ry: f64, color: Color, opacity: f64) {
        let stops = [
            (0.0, color, opacity),
            (0.6, color, opacity * 0.7),
            (1.0, color, 0.0),
        ];
        let paint = self.radial(&stops);
        self.ellipse(center, rx, ry, paint, 1.0);
    }

    /// Any soft solid thing: its contact shadow, its thickness, its lit face, its gloss.
    pub fn body(&mut self, points: &[Point], color: Color, look: Body) -> Bounds {
        let b = Bounds::of(points);
        let Body {
            h,
            gloss,
            shadow,
            depth,
            side,
        } = look;
        if shadow > 0.0 {
            let foot = [b.cx + b.w * 0.04 + 2.0, b.y1 + h - b.h * 0.12];
            self.shadow(foot, b.w * 0.6 + 2.0, f64::max(6.0, b.h * 0.3), shadow);
        }
        if h > 0.0 {
            let [top, foot] = match side {
                Some(side) => [side, side.dark(0.5)],
                None => [color.dark(0.3), color.dark(0.65)],
            };
            let paint = self.linear(&[(0.0, top), (1.0, foot)], ACROSS);
            self.path(&smooth(&at(0.0, h).all(points)), paint, 1.0);
        }
        let face = self.round(color, depth);
        self.path(&smooth(points), face, 1.0);
        if gloss > 0.0 {
            let spot = [b.x0 + b.w * 0.34, b.y0 + b.h * 0.26];
            self.gloss(spot, b.w * 0.2, b.h * 0.13, gloss, -28.0);
        }
        b
    }

    /// A thing with straight sides: the hull of its top and of its foot, then the top.
    pub fn slab(&mut self, points: &[Point], h: f64, color: Color, look: Slab<'_>) -> Bounds {
        let b = Bounds::of(points);
        if look.shadow > 0.0 {
            let foot = [b.cx + 5.0, b.cy + h + 4.0];
            self.shadow(foot, b.w * 0.66, b.h * 0.72 + 4.0, look.shadow);
            let cast = |[x, y]: &Point| {
                [
                    b.cx + (x - b.cx) * 1.04 + 3.0,
                    b.cy + (y - b.cy) * 1.06 + h + 3.0,
                ]
            };
            let cast: Vec<Point> = points.iter().map(cast).collect();
            self.path(&polygon(&cast), SHADE, 0.22);
        }
        let wall = [(look.side.unwrap_or_else(|| color.dark(0.25)), 1.0)];
        let bands = if look.bands.is_empty() {
            &wall[..]
        } else {
            look.bands
        };
        let sum: f64 = bands.iter().map(|(_, weight)| weight).sum();
        let mut to = h;
        for (band, weight) in bands.iter().rev() {
            let from = to - h * weight / sum;
            let stops = [
                (0.0, band.light(0.12)),
                (0.45, *band),
                (1.0, band.dark(0.5)),
            ];
            let paint = self.linear(&stops, ACROSS);
            let mut edges = at(0.0, from).all(points);
            edges.extend(at(0.0, to).all(points));
            self.solid(&polygon(&hull(edges)), paint, look.sharp.then_some(*band));
            to = from;
        }
        let stops = [
            (0.0, color.light(0.4)),
            (0.5, color),
            (1.0, color.dark(0.14)),
        ];
        let top = self.linear(&stops, DIAGONAL);
        if look.sharp {
            self.solid(&polygon(points), top, Some(color.light(0.12)));
        } else {
            self.solid(&smooth(points), top, None);
        }
        if look.gloss > 0.0 {
            let spot = [b.x0 + b.w * 0.32, b.y0 + b.h * 0.3];
            self.gloss(spot, b.w * 0.2, b.h * 0.14, look.gloss, -12.0);
        }
        b
    }

    /// A filled outline, its corners rounded by a line of that colour.
    fn solid(&mut self, d: &str, fill: Paint, edge: Option<Color>) {
        let _ = write!(self.out, r#"<path d="{d}" fill="{fill}""#);
        if let Some(edge) = edge {
            let _ = write!(
                self.out,
                r#" stroke="{edge}" stroke-linejoin="round" stroke-width="5""#
            );
        }
        self.out.push_str("/>");
    }

    /// Anything long and round: a shaded core, the colour, and a line of light (`shine` 0..1).
    pub fn tube(&mut self, points: &[Point], width: f64, color: Color, shine: f64) {
        let up = |dx: f64, dy: f64| wave(&at(dx, dy).all(points));
        self.stroke(&up(0.0, width * 0.08), color.dark(0.62), width, 1.0);
        self.stroke(&up(width * -0.06, width * -0.08), color, width * 0.74, 1.0);
        if shine > 0.0 {
            let lit = up(width * -0.14, width * -0.22);
            self.stroke(&lit, color.light(shine), width * 0.26, 1.0);
        }
    }

    /// Many short strokes of one colour as one path: grains, shreds, crumbs. `[x, y, dx, dy]` each.
    pub fn specks(&mut self, list: &[[f64; 4]], color: Color, width: f64, opacity: f64) {
        let mut d = String::with_capacity(list.len() * 20);
        for [x, y, dx, dy] in list {
            d.push('M');
            number(&mut d, *x);
            d.push(' ');
            number(&mut d, *y);
            d.push('l');
            number(&mut d, *dx);
            d.push(' ');
            number(&mut d, *dy);
        }
        self.stroke(&d, color, width, opacity);
    }

    /// A straight line.
    pub fn rule(&mut self, points: &[Point], color: Color, width: f64, opacity: f64) {
        self.stroke(&line(points), color, width, opacity);
    }

    /// The points, each moved by up to `by` of its distance.
    pub fn rough(&mut self, points: &[Point], by: f64) -> Vec<Point> {
        let moved = |[x, y]: &Point| [x * (1.0 + self.rnd(-by, by)), y * (1.0 + self.rnd(-by, by))];
        points.iter().map(moved).collect()
    }

    /// The points, each nearer or farther by a factor in `from..to`.
    pub fn blob(&mut self, points: &[Point], from: f64, to: f64) -> Vec<Point> {
        let moved = |[x, y]: &Point| {
            let k = self.rnd(from, to);
            [x * k, y * k]
        };
        points.iter().map(moved).collect()
    }

    /// Points spread over a lying ellipse, evenly and not in rows, from the back to the front.
    pub fn scatter(&mut self, count: usize, [x, y]: Point, rx: f64, ry: f64) -> Vec<Point> {
        let mut points: Vec<Point> = (0..count)
            .map(|i| {
                let a = i as f64 * 2.4 + self.rnd(-0.5, 0.5);
                let far = ((i as f64 + 0.6) / count as f64).sqrt();
                [x + a.cos() * rx * far, y + a.sin() * ry * far]
            })
            .collect();
        points.sort_by(|a, b| a[1].total_cmp(&b[1]));
        points
    }

    /// Short strokes over a thing: crumbs, fibres, seeds.
    pub fn marks(
        &mut self,
        b: Bounds,
        count: usize,
        color: Color,
        [length, width]: [f64; 2],
        opacity: f64,
    ) {
        let spots = self.scatter(count, [b.cx, b.cy], b.w * 0.36, b.h * 0.34);
        let strokes: Vec<[f64; 4]> = spots
            .into_iter()
            .map(|[x, y]| {
                [
                    x,
                    y,
                    self.rnd(-length, length),
                    self.rnd(-length, length) * 0.6,
                ]
            })
            .collect();
        self.specks(&strokes, color, width, opacity);
    }

    /// A body about an outline that is placed first.
    pub fn body_at(&mut self, at: At, points: &[Point], color: Color, look: Body) -> Bounds {
        self.body(&at.all(points), color, look)
    }

    /// Gradients and drawing, for a document.
    pub fn finish(self) -> (String, String) {
        (self.gradients.defs, self.out)
    }
}
