//! One frame: layers sampled bilinearly, one over the other.

use crate::Layer;

/// A layer in a frame.
#[derive(Clone, Copy)]
pub struct Placed<'a> {
    pub layer: &'a Layer,
    /// Of its left and its upper edge, pixels of the frame.
    pub x: f32,
    pub y: f32,
    /// Pixels of the frame for one of the layer.
    pub scale: f32,
    /// 0 to 1.
    pub opacity: f32,
}

/// Of the fixed-point numbers that places are walked in.
const BITS: u32 = 16;
const ONE: i64 = 1 << BITS;

pub(crate) struct Frame {
    pub width: usize,
    pub height: usize,
    /// Red, green, blue, 255.
    pub rgba: Vec<u8>,
    /// Laid over all frames so far.
    pub pixels: usize,
    columns: Vec<Column>,
}

/// Where a column of the frame is in the layer: two neighbours, and the weight of the second of 256.
#[derive(Clone, Copy)]
struct Column {
    left: usize,
    right: usize,
    weight: u32,
}

impl Frame {
    pub fn new(width: usize, height: usize) -> Self {
        Self {
            width,
            height,
            rgba: vec![255; width * height * 4],
            pixels: 0,
            columns: Vec::with_capacity(width),
        }
    }

    pub fn clear(&mut self) {
        self.rgba.fill(255);
    }

    pub fn draw(&mut self, placed: &Placed) {
        let opacity = (placed.opacity.clamp(0.0, 1.0) * 256.0).round() as u32;
        if opacity == 0 || placed.scale <= 0.0 {
            return;
        }
        let layer = placed.layer;
        let across = Axis::new(placed.x, placed.scale, layer.width, self.width);
        let down = Axis::new(placed.y, placed.scale, layer.height, self.height);
        self.columns.clear();
        self.columns
            .extend((across.from..across.to).map(|x| across.at(x)));
        for y in down.from..down.to {
            self.pixels += self.columns.len();
            let row = down.at(y);
            let upper = &layer.pixels[row.left * layer.width..][..layer.width];
            let lower = &layer.pixels[row.right * layer.width..][..layer.width];
            let start = (y * self.width + across.from) * 4;
            let target = &mut self.rgba[start..start + self.columns.len() * 4];
            for (pixel, column) in target.chunks_exact_mut(4).zip(&self.columns) {
                let above = between(upper[column.left], upper[column.right], column.weight);
                let below = between(lower[column.left], lower[column.right], column.weight);
                let color = between(above, below, row.weight);
                if color == 0 {
                    continue;
                }
                let old = u32::from_le_bytes([pixel[0], pixel[1], pixel[2], pixel[3]]);
                pixel.copy_from_slice(&over(old, color, opacity).to_le_bytes());
            }
        }
    }
}

struct Axis {
    from: usize,
    to: usize,
    start: i64,
    step: i64,
    last: i64,
}

impl Axis {
    fn new(place: f32, scale: f32, own: usize, all: usize) -> Self {
        let end = place + own as f32 * scale;
        let step = (f64::from(scale).recip() * ONE as f64) as i64;
        // Pixels are sampled in their middle.
        let first = (0.5 - f64::from(place)) / f64::from(scale) - 0.5;
        Self {
            from: place.ceil().max(0.0) as usize,
            to: (end.floor().max(0.0) as usize).min(all),
            start: (first * ONE as f64) as i64,
            step,
            last: own as i64 - 1,
        }
    }

    fn at(&self, index: usize) -> Column {
        let place = self.start + self.step * index as i64;
        let whole = place >> BITS;
        let limited = |at: i64| at.clamp(0, self.last) as usize;
        Column {
            left: limited(whole),
            right: limited(whole + 1),
            weight: ((place & (ONE - 1)) >> (BITS - 8)) as u32,
        }
    }
}

/// Every second byte, so that two channels are computed at once.
const HALF: u32 = 0x00ff_00ff;

/// `weight` of 256 is the share of `b`.
#[inline]
fn between(a: u32, b: u32, weight: u32) -> u32 {
    let rest = 256 - weight;
    let low = ((a & HALF) * rest + (b & HALF) * weight) >> 8;
    let high = ((a >> 8) & HALF) * rest + ((b >> 8) & HALF) * weight;
    (low & HALF) | (high & !HALF)
}

/// A premultiplied colour over an opaque one; `opacity` of 256.
#[inline]
fn over(old: u32, color: u32, opacity: u32) -> u32 {
    let color = between(0, color, opacity);
    let alpha = color >> 24;
    let kept = between(0, old, 256 - alpha - (alpha >> 7));
    // Rounding may lose a step, and never gains one that would carry over.
    color + kept
}
