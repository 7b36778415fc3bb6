//! The file of a video.

use jajan_film::{FilmShape, Made, film};

use crate::pictures::PictureError;
use crate::pictures::film::moves;
use crate::pictures::film::parts::Parts;
use crate::pictures::film::shown::Film;

const FRAMES_PER_SECOND: u32 = 24;
pub const DURATION_MS: u32 = 6_000;
const FRAMES: u32 = FRAMES_PER_SECOND * DURATION_MS / 1000;
/// What is aimed at: a tenth more may come out, and all stay within the 350 kbit/s of discovery 5.
const BITS_PER_SECOND: u32 = 262_000;

impl Film {
    /// The MP4. Blocks for a second.
    pub fn render(&self) -> Result<Vec<u8>, PictureError> {
        Ok(self.made()?.mp4)
    }

    /// With the work that it took.
    pub fn made(&self) -> Result<Made, PictureError> {
        let (width, height) = self.sides();
        let shape = FilmShape {
            width,
            height,
            frames_per_second: FRAMES_PER_SECOND,
            bits_per_second: BITS_PER_SECOND,
        };
        let parts = Parts::draw(self)?;
        let mut frames = (0..FRAMES).map(|number| moves::frame(&parts, number as f32));
        film(shape, &mut frames).map_err(|error| PictureError::Drawing(error.to_string()))
    }
}
