//! A picture that is moved over the frames.

/// Premultiplied red, green, blue and alpha, as tiny-skia has them.
pub struct Layer {
    pub(crate) width: usize,
    pub(crate) height: usize,
    /// A pixel each; red is the lowest byte.
    pub(crate) pixels: Vec<u32>,
}

impl Layer {
    /// Absent: a side is 0, or the bytes are not four for each pixel.
    pub fn new(width: u32, height: u32, rgba: &[u8]) -> Option<Self> {
        let (width, height) = (width as usize, height as usize);
        let fits = width > 0 && height > 0 && rgba.len() == width * height * 4;
        let pixel = |bytes: &[u8]| u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        fits.then(|| Self {
            width,
            height,
            pixels: rgba.chunks_exact(4).map(pixel).collect(),
        })
    }

    pub fn width(&self) -> f32 {
        self.width as f32
    }

    pub fn height(&self) -> f32 {
        self.height as f32
    }
}
