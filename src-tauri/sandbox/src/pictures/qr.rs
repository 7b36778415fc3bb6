//! Reads QR codes of photos, as a cashier's camera does.

use crate::pictures::photo::{self, NotAPhoto};

/// A camera's picture has more pixels than its code needs.
const SIDE: u32 = 1_600;

/// What the first readable QR code of a JPEG or PNG says; absent: there is none. Blocks.
pub fn text(file: &[u8]) -> Result<Option<String>, NotAPhoto> {
    let grey = photo::grey(file, SIDE)?;
    let (width, height) = (grey.width() as usize, grey.height() as usize);
    let light = |x: usize, y: usize| grey.get_pixel(x as u32, y as u32).0[0];
    let mut prepared = rqrr::PreparedImage::prepare_from_greyscale(width, height, light);
    let read = |grid: &rqrr::Grid<_>| grid.decode().ok().map(|(_, text)| text);
    Ok(prepared.detect_grids().iter().find_map(read))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use std::io::Cursor;

    use image::{GrayImage, ImageFormat, Luma};

    use super::*;

    /// The first of the shared vectors as the app draws it.
    const DRAWN: &str = include_str!("qr_vector.txt");
    const SAID: &str = "J1.W7.59840880.";

    /// On a grey ground, at an angle, not sharp: as a camera sees it.
    fn photo(scale: f32, angle: f32) -> Vec<u8> {
        let rows: Vec<&[u8]> = DRAWN.lines().map(str::as_bytes).collect();
        let side = (rows.len() as f32 * scale * 1.6) as u32;
        let middle = side as f32 / 2.0;
        let picture = GrayImage::from_fn(side, side, |x, y| {
            let (x, y) = (x as f32 - middle, y as f32 - middle);
            let turned = [
                x * angle.cos() + y * angle.sin(),
                y * angle.cos() - x * angle.sin(),
            ];
            let [column, row] = turned.map(|at| at / scale + rows.len() as f32 / 2.0);
            let module = match column >= 0.0 && row >= 0.0 {
                true => rows
                    .get(row as usize)
                    .and_then(|row| row.get(column as usize)),
                false => None,
            };
            Luma([match module {
                Some(b'#') => 40,
                Some(_) => 225,
                None => 150,
            }])
        });
        let mut png = Cursor::new(Vec::new());
        picture.write_to(&mut png, ImageFormat::Png).unwrap();
        png.into_inner()
    }

    #[test]
    fn the_app_s_code_is_read_from_a_photo() {
        for (scale, angle) in [(4.0, 0.0), (7.3, 0.15), (5.1, -0.6), (6.0, 1.57)] {
            let said = text(&photo(scale, angle)).unwrap().unwrap();
            assert!(said.starts_with(SAID), "{scale} {angle}: {said}");
        }
    }

    #[test]
    fn a_photo_without_a_code_says_nothing() {
        let mut png = Cursor::new(Vec::new());
        let grey = GrayImage::from_pixel(64, 64, Luma([128]));
        grey.write_to(&mut png, ImageFormat::Png).unwrap();
        assert_eq!(text(&png.into_inner()).unwrap(), None);
        assert!(text(b"no picture").is_err());
    }
}
