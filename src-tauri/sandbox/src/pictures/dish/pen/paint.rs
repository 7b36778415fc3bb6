//! What shapes are filled with, and how solid things look.

use std::collections::HashMap;
use std::fmt;
use std::fmt::Write as _;

use crate::pictures::dish::color::Color;

/// What a shape is filled with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Paint {
    None,
    Flat(Color),
    /// A gradient of this pen.
    Gradient(usize),
}

impl From<Color> for Paint {
    fn from(color: Color) -> Self {
        Self::Flat(color)
    }
}

impl fmt::Display for Paint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("none"),
            Self::Flat(color) => color.fmt(f),
            Self::Gradient(index) => write!(f, "url(#g{index})"),
        }
    }
}

/// Offset 0..1, colour, opacity 0..1.
#[derive(Debug, Clone, Copy)]
pub struct Stop(f64, Color, f64);

impl From<(f64, Color)> for Stop {
    fn from((offset, color): (f64, Color)) -> Self {
        Self(offset, color, 1.0)
    }
}

impl From<(f64, Color, f64)> for Stop {
    fn from((offset, color, opacity): (f64, Color, f64)) -> Self {
        Self(offset, color, opacity)
    }
}

/// Directions of linear gradients.
pub const ACROSS: &str = r#"x1="0" y1="0" x2="1" y2="0""#;
pub const DOWN: &str = r#"x1="0" y1="0" x2="0" y2="1""#;
pub const DIAGONAL: &str = r#"x1="0" y1="0" x2="1" y2="1""#;
pub const CENTRE: &str = r#"cx=".5" cy=".5" r=".5""#;

/// How a soft solid thing looks.
#[derive(Debug, Clone, Copy)]
pub struct Body {
    /// Its thickness, seen from the front.
    pub h: f64,
    pub gloss: f64,
    /// Of its contact shadow; 0 is none.
    pub shadow: f64,
    /// Of its light and shade.
    pub depth: f64,
    pub side: Option<Color>,
}

pub const BODY: Body = Body {
    h: 0.0,
    gloss: 0.0,
    shadow: 0.45,
    depth: 1.0,
    side: None,
};

/// How a thing with straight sides looks.
#[derive(Debug, Clone, Copy)]
pub struct Slab<'a> {
    pub side: Option<Color>,
    pub gloss: f64,
    pub shadow: f64,
    /// Corners, or a smooth outline.
    pub sharp: bool,
    /// Layers of its side, from the top, with their shares; instead of `side`.
    pub bands: &'a [(Color, f64)],
}

pub const SLAB: Slab<'static> = Slab {
    side: None,
    gloss: 0.0,
    shadow: 0.4,
    sharp: true,
    bands: &[],
};

/// The gradients of one drawing; equal ones are written once.
#[derive(Debug, Default)]
pub struct Gradients {
    /// As SVG.
    pub defs: String,
    by_content: HashMap<String, usize>,
}

impl Gradients {
    fn gradient(&mut self, kind: &str, along: &str, stops: &[Stop]) -> Paint {
        let mut body = String::with_capacity(160);
        let _ = write!(body, "{along}>");
        for Stop(offset, color, opacity) in stops {
            let _ = write!(body, r#"<stop offset="{offset:.3}" stop-color="{color}""#);
            if *opacity < 1.0 {
                let _ = write!(body, r#" stop-opacity="{opacity:.3}""#);
            }
            body.push_str("/>");
        }
        let next = self.by_content.len();
        let known = *self
            .by_content
            .entry(kind.to_owned() + &body)
            .or_insert(next);
        if known == next {
            let _ = write!(self.defs, r#"<{kind} id="g{next}" {body}</{kind}>"#);
        }
        Paint::Gradient(known)
    }

    pub fn radial<S: Into<Stop> + Copy>(&mut self, stops: &[S], at: &str) -> Paint {
        let stops: Vec<Stop> = stops.iter().map(|stop| (*stop).into()).collect();
        self.gradient("radialGradient", at, &stops)
    }

    pub fn linear<S: Into<Stop> + Copy>(&mut self, stops: &[S], along: &str) -> Paint {
        let stops: Vec<Stop> = stops.iter().map(|stop| (*stop).into()).collect();
        self.gradient("linearGradient", along, &stops)
    }
}
