use crate::pictures::dish::color::Color;
use crate::pictures::dish::look::Look;
use crate::pictures::dish::pen::Pen;
use crate::pictures::dish::shape::{At, Point, at};

/// One food of a layer, with what the seed has chosen.
#[derive(Clone, Copy)]
pub struct Item<'a> {
    pub look: &'a Look,
    pub x: f64,
    pub y: f64,
    pub color: Option<Color>,
    pub degrees: Option<f64>,
    pub flip: bool,
}

impl Item<'_> {
    pub fn s(&self) -> f64 {
        self.look.s.unwrap_or(1.0)
    }

    pub fn c(&self, own: Color) -> Color {
        self.color.unwrap_or(own)
    }

    /// Its turn; without one, any between these.
    pub fn r(&self, p: &mut Pen, from: f64, to: f64) -> f64 {
        self.degrees.unwrap_or_else(|| p.rnd(from, to))
    }

    pub fn r_or(&self, own: f64) -> f64 {
        self.degrees.unwrap_or(own)
    }

    /// Its own place, `up` units of its size above its foot.
    pub fn up(&self, up: f64) -> At {
        at(self.x, self.y - up * self.s()).size(self.s())
    }

    /// A place by its size.
    pub fn off(&self, dx: f64, dy: f64) -> Point {
        [self.x + dx * self.s(), self.y + dy * self.s()]
    }
}
