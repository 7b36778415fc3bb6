use serde::Deserialize;

use crate::pictures::dish::color::{COFFEE, Color, WHITE};
use crate::pictures::dish::pen::{ACROSS, Pen, SLAB, Slab};
use crate::pictures::dish::shape::{at, oval, shape, wave};
use crate::pictures::dish::vessels::bowl;
use crate::pictures::dish::vessels::surface::{Surface, ground, liquid};

/// A cup on its saucer.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Mug {
    pub colors: Vec<Color>,
    pub fill: Option<Color>,
}

impl Mug {
    pub fn draw(&self, p: &mut Pen) -> Surface {
        let color = match self.colors.is_empty() {
            true => WHITE,
            false => p.china(&self.colors),
        };
        let [x, y, rx, ry] = [152.0, 126.0, 90.0, 44.0];
        ground(p, 160.0, 238.0, 128.0, 44.0);
        let saucer = at(160.0, 228.0).all(&oval(132.0, 52.0, 48));
        p.slab(
            &saucer,
            9.0,
            color,
            Slab {
                sharp: false,
                shadow: 0.0,
                ..SLAB
            },
        );
        p.ellipse([160.0, 228.0], 86.0, 32.0, color.cool(0.16), 1.0);
        let ear = at(x, y).all(&shape![78 22, 112 18, 120 52, 98 80, 62 84]);
        p.tube(&ear, 19.0, color, 0.5);
        let wall = [
            [-rx, 0.0],
            [-rx + 3.0, 46.0],
            [-rx + 20.0, 92.0],
            [-38.0, 112.0],
            [0.0, 116.0],
            [38.0, 112.0],
            [rx - 20.0, 92.0],
            [rx - 3.0, 46.0],
            [rx, 0.0],
        ];
        let glaze = bowl::china(p, color);
        p.path(&(wave(&at(x, y).all(&wall)) + "Z"), glaze, 1.0);
        p.gloss([x - rx * 0.66, y + 52.0], 9.0, 28.0, 0.8, 14.0);
        let edge = p.linear(&[(0.0, color.light(0.8)), (1.0, color.cool(0.2))], ACROSS);
        p.ellipse([x, y], rx, ry, edge, 1.0);
        p.ellipse([x, y + 1.0], rx - 8.0, ry - 6.0, color.cool(0.35), 1.0);
        let fill = self.fill.unwrap_or(COFFEE);
        let surface = Surface {
            x,
            y: y + 6.0,
            rx: rx - 12.0,
            ry: ry - 9.0,
            soup: None,
        };
        liquid(p, surface, fill, 0.0, true);
        surface
    }
}
