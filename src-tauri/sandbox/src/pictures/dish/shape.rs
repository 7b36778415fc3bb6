//! Points, outlines and curves, in units of the 320-unit picture. Shapes are turned as points, never
//! by a transform, so that gradients, and with them the light, do not turn.

use std::fmt::Write as _;

pub type Point = [f64; 2];

/// An outline of literal points: `shape![-26 -6, -25 14]`.
macro_rules! shape {
    ($($x:literal $y:literal),* $(,)?) => {
        [$([$x as f64, $y as f64]),*]
    };
}
pub(crate) use shape;

/// Where an outline about the origin lies on the picture.
#[derive(Debug, Clone, Copy)]
pub struct At {
    x: f64,
    y: f64,
    degrees: f64,
    size: f64,
    flat: f64,
    flip: bool,
}

pub const fn at(x: f64, y: f64) -> At {
    At {
        x,
        y,
        degrees: 0.0,
        size: 1.0,
        flat: 1.0,
        flip: false,
    }
}

impl At {
    pub const fn size(self, size: f64) -> Self {
        Self { size, ..self }
    }

    /// Degrees, clockwise.
    pub const fn turned(self, degrees: f64) -> Self {
        Self { degrees, ..self }
    }

    /// Lying: heights by this factor.
    pub const fn flat(self, flat: f64) -> Self {
        Self { flat, ..self }
    }

    /// Mirrored left to right, before it is turned.
    pub const fn flip(self, flip: bool) -> Self {
        Self { flip, ..self }
    }

    pub fn one(&self, [x, y]: Point) -> Point {
        let x = if self.flip { -x } else { x };
        let (sin, cos) = self.degrees.to_radians().sin_cos();
        [
            self.x + (x * cos - y * sin) * self.size,
            self.y + (x * sin + y * cos) * self.size * self.flat,
        ]
    }

    pub fn all(&self, points: &[Point]) -> Vec<Point> {
        points.iter().map(|point| self.one(*point)).collect()
    }
}

/// The outline of an ellipse about the origin.
pub fn oval(rx: f64, ry: f64, count: usize) -> Vec<Point> {
    arc(rx, ry, count, 0.0, 360.0)
}

/// `count` points from `from` up to, without, `to` (degrees).
pub fn arc(rx: f64, ry: f64, count: usize, from: f64, to: f64) -> Vec<Point> {
    let step = (to - from) / count as f64;
    let point = |i: usize| {
        let (sin, cos) = (from + step * i as f64).to_radians().sin_cos();
        [cos * rx, sin * ry]
    };
    (0..count).map(point).collect()
}

/// Fourteen points from `from` to `to` on the ellipse about (`x`, `y`).
pub fn rim([x, y]: Point, rx: f64, ry: f64, from: f64, to: f64) -> Vec<Point> {
    at(x, y).all(&arc(rx, ry, 14, from, to + (to - from) / 13.0))
}

/// Appends with one decimal, enough for a picture that is drawn at up to seven times its units.
pub fn number(out: &mut String, value: f64) {
    let tenths = (value * 10.0).round() / 10.0;
    // Writing to a string cannot fail.
    let _ = write!(out, "{tenths}");
}

fn pair(out: &mut String, [x, y]: Point) {
    number(out, x);
    out.push(' ');
    number(out, y);
}

/// Straight from point to point.
pub fn line(points: &[Point]) -> String {
    let mut d = String::with_capacity(points.len() * 12);
    for (i, point) in points.iter().enumerate() {
        d.push(if i == 0 { 'M' } else { 'L' });
        pair(&mut d, *point);
    }
    d
}

pub fn polygon(points: &[Point]) -> String {
    line(points) + "Z"
}

/// A smooth closed outline through the points.
pub fn smooth(points: &[Point]) -> String {
    let count = points.len();
    let around = |i: usize, by: usize| points[(i + count + by - 1) % count];
    let mut d = curve(points, count, around);
    d.push('Z');
    d
}

/// A smooth open line through the points.
pub fn wave(points: &[Point]) -> String {
    let last = points.len().saturating_sub(1);
    let near = |i: usize, by: usize| points[(i + by).saturating_sub(1).min(last)];
    curve(points, last, near)
}

/// Catmull-Rom as Bezier curves. `neighbour(i, 0..=3)` are the points around the segment that begins at `i`.
fn curve(points: &[Point], segments: usize, neighbour: impl Fn(usize, usize) -> Point) -> String {
    let mut d = String::with_capacity(segments * 40 + 16);
    let Some(first) = points.first() else {
        return d;
    };
    d.push('M');
    pair(&mut d, *first);
    for i in 0..segments {
        let [before, from, to, after] = [0, 1, 2, 3].map(|by| neighbour(i, by));
        let lead = |point: Point, a: Point, b: Point| {
            [
                point[0] + (b[0] - a[0]) / 6.0,
                point[1] + (b[1] - a[1]) / 6.0,
            ]
        };
        d.push('C');
        pair(&mut d, lead(from, before, to));
        d.push(' ');
        pair(&mut d, lead(to, after, from));
        d.push(' ');
        pair(&mut d, to);
    }
    d
}

/// The box around points.
#[derive(Debug, Clone, Copy)]
pub struct Bounds {
    pub x0: f64,
    pub y0: f64,
    pub y1: f64,
    pub w: f64,
    pub h: f64,
    pub cx: f64,
    pub cy: f64,
}

impl Bounds {
    pub fn of(points: &[Point]) -> Self {
        let far = [f64::INFINITY, f64::NEG_INFINITY];
        let fold = |axis: usize| {
            points.iter().fold(far, |[low, high], point| {
                [low.min(point[axis]), high.max(point[axis])]
            })
        };
        let ([x0, x1], [y0, y1]) = (fold(0), fold(1));
        Self {
            x0,
            y0,
            y1,
            w: x1 - x0,
            h: y1 - y0,
            cx: (x0 + x1) / 2.0,
            cy: (y0 + y1) / 2.0,
        }
    }
}

/// The convex hull, by Andrew's monotone chain.
pub fn hull(mut points: Vec<Point>) -> Vec<Point> {
    points.sort_by(|a, b| a[0].total_cmp(&b[0]).then(a[1].total_cmp(&b[1])));
    let mut whole = half(points.iter());
    whole.extend(half(points.iter().rev()));
    whole
}

fn half<'a>(points: impl Iterator<Item = &'a Point>) -> Vec<Point> {
    let mut kept: Vec<Point> = Vec::new();
    for p in points {
        while let [.., a, b] = kept[..] {
            if (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0.0 {
                break;
            }
            kept.pop();
        }
        kept.push(*p);
    }
    kept.pop();
    kept
}
