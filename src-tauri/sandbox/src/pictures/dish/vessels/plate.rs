use serde::Deserialize;

use crate::pictures::dish::color::{Color, WHITE};
use crate::pictures::dish::pen::{ACROSS, DIAGONAL, Pen};
use crate::pictures::dish::shape::{Point, arc, at, oval, rim, smooth, wave};
use crate::pictures::dish::vessels::surface::{Surface, ground, liquid};

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Plate {
    pub color: Option<Color>,
    pub colors: Vec<Color>,
    /// One of them is the line of its rim.
    pub rims: Vec<Color>,
    pub fill: Option<Color>,
    /// 0 is round, 1 is an oval.
    pub long: f64,
    /// Lined with a banana leaf.
    pub leaf: bool,
    pub deco: Option<Weave>,
}

#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Weave {
    Rattan,
}

impl Plate {
    pub fn draw(&self, p: &mut Pen) -> Surface {
        let color = match self.colors.is_empty() {
            true => self.color.unwrap_or(WHITE),
            false => p.china(&self.colors),
        };
        let line = (!self.rims.is_empty()).then(|| p.china(&self.rims));
        let [x, y, rx, ry] = [160.0, 178.0, 146.0, 92.0 - self.long * 12.0];
        ground(p, x, y + 22.0, rx * 0.86, ry * 0.86);
        for [down, shade] in [[15.0, 0.55], [9.0, 0.34], [4.0, 0.16]] {
            let stops = [(0.0, color.cool(shade * 0.5)), (1.0, color.cool(shade))];
            let paint = p.linear(&stops, ACROSS);
            p.ellipse([x, y + down], rx - down * 1.1, ry - down * 0.4, paint, 1.0);
        }
        let stops = [
            (0.0, color.light(0.7)),
            (0.5, color),
            (1.0, color.cool(0.2)),
        ];
        let top = p.linear(&stops, DIAGONAL);
        p.ellipse([x, y], rx, ry, top, 1.0);
        if let Some(line) = line.filter(|_| !self.leaf) {
            p.hoop([x, y], rx - 5.0, ry - 4.0, line, 5.0, 1.0);
            let lit = rim([x, y], rx - 5.0, ry - 4.0, 196.0, 250.0);
            p.stroke(&wave(&lit), WHITE, 3.0, 0.55);
        }
        if self.deco.is_some() {
            rattan(p, [x, y], [rx, ry], color);
        }
        let stops = [
            (0.0, color.cool(0.24)),
            (0.4, color.cool(0.05)),
            (1.0, color.light(0.7)),
        ];
        let well = p.linear(&stops, r#"x1=".15" y1="0" x2=".8" y2="1""#);
        p.ellipse([x, y + 1.0], rx * 0.77, ry * 0.75, well, 1.0);
        let surface = Surface {
            x,
            y: y + 2.0,
            rx: rx * 0.74,
            ry: ry * 0.71,
            soup: self.fill,
        };
        if self.leaf {
            banana_leaf(p, [x, y], [rx * 0.95, ry * 0.93]);
        }
        if let Some(fill) = self.fill {
            liquid(p, surface, fill, 0.5, true);
        }
        surface
    }
}

fn rattan(p: &mut Pen, [x, y]: Point, [rx, ry]: [f64; 2], color: Color) {
    // One stroke for each shade: the strands do not overlap within it.
    let mut strands = [Vec::new(), Vec::new()];
    for ring in 0..4 {
        let far = f64::from(ring);
        let on = |degrees: f64| {
            let point = arc(
                rx - 4.0 - far * 9.0,
                ry - 3.0 - far * 6.0,
                1,
                degrees,
                degrees,
            );
            at(x, y).one(point[0])
        };
        for i in 0..44 {
            let a = f64::from(i) * 8.18 + f64::from(ring % 2) * 4.1;
            let ([ax, ay], [bx, by]) = (on(a), on(a + 6.4));
            strands[(i as usize + ring as usize) % 2].push([ax, ay, bx - ax, by - ay]);
        }
    }
    let [light, dark] = strands;
    p.specks(&dark, color.dark(0.3), 7.0, 1.0);
    p.specks(&light, color.light(0.3), 7.0, 1.0);
}

pub fn banana_leaf(p: &mut Pen, [x, y]: Point, [rx, ry]: [f64; 2]) {
    let edge: Vec<Point> = oval(rx, ry, 26)
        .into_iter()
        .enumerate()
        .map(|(i, [px, py])| {
            let k = 1.0 + if i % 2 == 1 { 0.03 } else { -0.03 } + p.rnd(-0.03, 0.03);
            [x + px * k, y + py * k]
        })
        .collect();
    p.shadow([x + 4.0, y + 8.0], rx, ry, 0.35);
    let stops = [
        (0.0, Color::hex(0x8ecb5a)),
        (0.5, Color::hex(0x4f9e40)),
        (1.0, Color::hex(0x2c7636)),
    ];
    let green = p.linear(&stops, DIAGONAL);
    p.path(&smooth(&edge), green, 1.0);
    let vein = |i: i32| {
        let t = -0.88 + f64::from(i) * 0.126;
        let half = (1.0 - t * t).sqrt() * 0.93;
        [
            x + t * rx - half * 14.0,
            y - half * ry,
            half * 28.0,
            half * ry * 2.0,
        ]
    };
    let veins: Vec<[f64; 4]> = (0..15).map(vein).collect();
    p.specks(&veins, Color::hex(0xdff0a8), 1.6, 0.35);
    let middle = [
        [x - rx * 0.98, y + 4.0],
        [x, y - 2.0],
        [x + rx * 0.98, y + 3.0],
    ];
    p.stroke(&wave(&middle), Color::hex(0xcfe89a), 5.0, 1.0);
}

/// A leaf alone, as food is wrapped and eaten in.
pub fn leaf(p: &mut Pen) -> Surface {
    ground(p, 160.0, 206.0, 130.0, 66.0);
    banana_leaf(p, [160.0, 182.0], [146.0, 92.0]);
    Surface::dry(160.0, 182.0, 108.0, 64.0)
}
