//! What food is laid on, and the shades and liquids of all vessels.

use std::f64::consts::TAU;

use crate::pictures::dish::color::{Color, WHITE};
use crate::pictures::dish::pen::Pen;
use crate::pictures::dish::shape::{rim, smooth, wave};

/// The lying ellipse that food is laid on.
#[derive(Debug, Clone, Copy)]
pub struct Surface {
    pub x: f64,
    pub y: f64,
    pub rx: f64,
    pub ry: f64,
    /// The colour of what it is full of.
    pub soup: Option<Color>,
}

impl Surface {
    pub const fn dry(x: f64, y: f64, rx: f64, ry: f64) -> Self {
        Self {
            x,
            y,
            rx,
            ry,
            soup: None,
        }
    }
}

/// The shadow that a vessel stands in.
pub fn ground(p: &mut Pen, x: f64, y: f64, rx: f64, ry: f64) {
    p.shadow([x + 10.0, y + 6.0], rx * 1.16, ry * 1.2, 0.4);
    p.shadow([x + 3.0, y], rx * 0.92, ry * 0.8, 0.45);
}

/// Soup, sauce or coffee up to the brim of a surface; `oil` 0..1 are its drops.
pub fn liquid(p: &mut Pen, s: Surface, color: Color, oil: f64, shine: bool) {
    let paint = p.radial_at(
        &[
            (0.0, color.light(0.28)),
            (0.62, color),
            (0.92, color.dark(0.2)),
            (1.0, color.dark(0.34)),
        ],
        r#"cx=".5" cy=".5" r=".56" fx=".42" fy=".42""#,
    );
    let center = [s.x, s.y];
    p.ellipse(center, s.rx, s.ry, paint, 1.0);
    let mut shade = rim(center, s.rx, s.ry, 190.0, 350.0);
    shade.extend(rim([s.x, s.y + 14.0], s.rx - 4.0, s.ry - 2.0, 350.0, 190.0));
    p.path(&smooth(&shade), Color::hex(0x3a1408), 0.14);
    for _ in 0..(oil * 26.0).ceil() as usize {
        let (a, far, r) = (p.rnd(0.0, TAU), p.rnd(0.15, 0.9).sqrt(), p.rnd(2.0, 6.5));
        let [x, y] = [s.x + a.cos() * s.rx * far, s.y + a.sin() * s.ry * far];
        p.ellipse([x, y], r, r * 0.62, color.light(0.42), 0.55);
        p.hoop([x, y], r, r * 0.62, color.dark(0.3), 0.8, 0.4);
        p.ellipse([x - r * 0.3, y - r * 0.22], r * 0.3, r * 0.2, WHITE, 0.8);
    }
    if shine {
        let light = rim(center, s.rx - 9.0, s.ry - 7.0, 24.0, 72.0);
        p.stroke(&wave(&light), WHITE, 3.4, 0.5);
    }
}

/// The shade within a hollow thing.
pub const HOLLOW: Color = Color::hex(0x3a1408);
