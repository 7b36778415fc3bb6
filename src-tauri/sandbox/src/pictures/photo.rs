//! Pictures that users send: decided by their bytes, decoded whole within bounds, turned as their
//! EXIF says, and encoded anew, so that nothing of the file but its pixels is kept. Security A.5.

use std::io::Cursor;

use image::{
    DynamicImage, ImageDecoder, ImageFormat, ImageReader, imageops::FilterType,
    metadata::Orientation,
};

use crate::pictures::{PictureError, Size, render};

/// Spec home 9: the app sends portraits of at most 800 x 800; what comes larger is made so.
pub const PORTRAIT_SIDE: u32 = 800;
/// Merchant 9: the width of a preview.
pub const REVIEW_SIDE: u32 = 1080;
/// Bounds of what is decoded: a file of some bytes can claim to be a picture of gigabytes.
const MAX_SIDE: u32 = 12_000;
const MAX_PIXELS: u64 = 24_000_000;
const MAX_DECODED_BYTES: u64 = 200 << 20;
const QUALITY: f32 = 85.0;

/// Why a file is no picture of ours; there is nothing more to say to its sender.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no whole JPEG or PNG within the bounds")]
pub struct NotAPhoto;

/// WebP of a JPEG or PNG, at most `max_side` wide and high. Blocks, and may take a second.
pub fn reencode(file: &[u8], max_side: u32) -> Result<Vec<u8>, NotAPhoto> {
    let photo = decode(file).ok_or(NotAPhoto)?;
    let shown = if photo.width().max(photo.height()) > max_side {
        photo.resize(max_side, max_side, FilterType::Triangle)
    } else {
        photo
    };
    encode(&shown).map_err(|_| NotAPhoto)
}

/// One of ours (a WebP that [`reencode`] made) in another size. Both sides crop it to fit.
pub fn resize(webp: &[u8], size: Size) -> Result<Vec<u8>, PictureError> {
    let kept = image::load_from_memory_with_format(webp, ImageFormat::WebP);
    let kept = kept.map_err(|cause| PictureError::Drawing(cause.to_string()))?;
    let (width, height) = size.of(kept.width(), kept.height());
    encode(&kept.resize_to_fill(width, height, FilterType::Triangle))
}

fn encode(picture: &DynamicImage) -> Result<Vec<u8>, PictureError> {
    let pixels = picture.to_rgba8();
    render::encode(&pixels, pixels.width(), pixels.height(), QUALITY)
}

fn decode(file: &[u8]) -> Option<DynamicImage> {
    let format = format(file)?;
    let mut decoder = ImageReader::with_format(Cursor::new(file), format)
        .into_decoder()
        .ok()?;
    let (width, height) = decoder.dimensions();
    let is_bounded = width.max(height) <= MAX_SIDE
        && u64::from(width) * u64::from(height) <= MAX_PIXELS
        && decoder.total_bytes() <= MAX_DECODED_BYTES;
    if !is_bounded || width == 0 || height == 0 {
        return None;
    }
    let mut limits = image::Limits::no_limits();
    limits.max_alloc = Some(MAX_DECODED_BYTES);
    decoder.set_limits(limits).ok()?;
    // A broken EXIF is no reason to refuse what can be seen.
    let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let mut photo = DynamicImage::from_decoder(decoder).ok()?;
    photo.apply_orientation(orientation);
    Some(photo)
}

/// By the first bytes alone: names and types of uploads are what their senders like.
fn format(file: &[u8]) -> Option<ImageFormat> {
    if file.starts_with(b"\x89PNG\r\n\x1a\n") {
        return Some(ImageFormat::Png);
    }
    // The decoder fills what a cut-off JPEG lacks with grey; here it is no picture.
    (file.starts_with(b"\xff\xd8\xff") && has_end(file)).then_some(ImageFormat::Jpeg)
}

/// Whether a JPEG's end marker comes after its pixels begin. A thumbnail has an end of its own, but
/// that lies within a segment, which is stepped over.
fn has_end(jpeg: &[u8]) -> bool {
    let mut rest = &jpeg[2..];
    loop {
        let [0xff, marker, high, low, ..] = *rest else {
            return false;
        };
        let length = usize::from(u16::from_be_bytes([high, low]));
        let Some(after) = rest.get(2 + length..) else {
            return false;
        };
        // Start of scan: in the pixels that follow, 0xff 0xd9 can be nothing but the end.
        if marker == 0xda {
            return after.windows(2).any(|pair| pair == [0xff, 0xd9]);
        }
        rest = after;
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use image::{ImageBuffer, Rgb, codecs::jpeg::JpegEncoder};

    use super::*;

    fn sample(width: u32, height: u32) -> DynamicImage {
        let pixel = |x, y| {
            let is_red_corner = x < width / 2 && y < height / 2;
            Rgb(if is_red_corner {
                [220_u8, 20, 20]
            } else {
                [20, 20, 220]
            })
        };
        ImageBuffer::from_fn(width, height, pixel).into()
    }

    fn jpeg(photo: &DynamicImage) -> Vec<u8> {
        let mut bytes = Vec::new();
        photo
            .write_with_encoder(JpegEncoder::new_with_quality(&mut bytes, 90))
            .unwrap();
        bytes
    }

    fn png(photo: &DynamicImage) -> Vec<u8> {
        let mut bytes = Cursor::new(Vec::new());
        photo.write_to(&mut bytes, ImageFormat::Png).unwrap();
        bytes.into_inner()
    }

    /// EXIF with nothing but an orientation, and a text that must not survive.
    fn with_exif(jpeg: &[u8], orientation: u8) -> Vec<u8> {
        let mut tiff = b"Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0".to_vec();
        tiff.extend([orientation, 0, 0, 0, 0, 0, 0]);
        tiff.extend(b"<script>alert(1)</script>");
        let length = u16::try_from(tiff.len() + 2).unwrap().to_be_bytes();
        [&jpeg[..2], &[0xff, 0xe1], &length, &tiff, &jpeg[2..]].concat()
    }

    fn open(webp: &[u8]) -> DynamicImage {
        image::load_from_memory_with_format(webp, ImageFormat::WebP).unwrap()
    }

    fn is_red(photo: &DynamicImage, x: u32, y: u32) -> bool {
        let pixel = photo.to_rgb8().get_pixel(x, y).0;
        pixel[0] > 150 && pixel[2] < 110
    }

    #[test]
    fn a_photo_is_at_most_800_and_keeps_its_proportions() {
        for (photo, expected) in [
            (jpeg(&sample(1600, 1200)), (800, 600)),
            (png(&sample(1600, 1200)), (800, 600)),
            (png(&sample(90, 120)), (90, 120)),
            (png(&sample(1, 1)), (1, 1)),
        ] {
            let shown = open(&reencode(&photo, PORTRAIT_SIDE).unwrap());
            assert_eq!((shown.width(), shown.height()), expected);
        }
    }

    #[test]
    fn orientation_is_applied_and_everything_but_pixels_is_gone() {
        for (orientation, corner) in [(1, [0, 0]), (3, [1, 1]), (6, [1, 0]), (8, [0, 1])] {
            let photo = with_exif(&jpeg(&sample(64, 64)), orientation);
            let webp = reencode(&photo, PORTRAIT_SIDE).unwrap();
            assert!(!webp.windows(6).any(|part| part == b"script"));
            assert!(!webp.windows(4).any(|part| part == b"EXIF"));
            let shown = open(&webp);
            for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                let found = is_red(&shown, 16 + x * 32, 16 + y * 32);
                assert_eq!(found, [x, y] == corner, "{orientation} {x} {y}");
            }
        }
        // Sideways photos change their sides.
        let photo = with_exif(&jpeg(&sample(80, 40)), 6);
        let shown = open(&reencode(&photo, PORTRAIT_SIDE).unwrap());
        assert_eq!((shown.width(), shown.height()), (40, 80));
    }

    #[test]
    fn what_is_cut_off_or_no_photo_is_refused() {
        let [jpeg, png] = [jpeg(&sample(200, 200)), png(&sample(200, 200))];
        let thumbnail_only = with_exif(&jpeg, 1);
        let mut cases: Vec<Vec<u8>> = vec![
            Vec::new(),
            vec![0xff],
            b"\xff\xd8\xff".to_vec(),
            b"\xff\xd8\xff\xda\0\x02".to_vec(),
            b"\x89PNG\r\n\x1a\n".to_vec(),
            b"GIF89a\x01\0\x01\0\0\0\0;".to_vec(),
            b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>".to_vec(),
            b"<!doctype html><script>alert(1)</script>".to_vec(),
            b"RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0\x2f\0\0\0\x10\x07\x10\x11\x11\x88\x88\xfe\x07\0"
                .to_vec(),
            thumbnail_only[..thumbnail_only.len() - 40].to_vec(),
        ];
        for share in [1, 3, 5, 9] {
            cases.push(jpeg[..jpeg.len() * share / 10].to_vec());
            cases.push(png[..png.len() * share / 10].to_vec());
        }
        // The right first bytes, then another format.
        cases.push([b"\xff\xd8\xff".as_slice(), b"<html>\xff\xd9"].concat());
        cases.push([b"\x89PNG\r\n\x1a\n".as_slice(), &jpeg].concat());
        for case in cases {
            let start = String::from_utf8_lossy(&case[..case.len().min(12)]).into_owned();
            assert_eq!(
                reencode(&case, PORTRAIT_SIDE),
                Err(NotAPhoto),
                "{start} {}",
                case.len()
            );
        }
    }

    #[test]
    fn a_polyglot_leaves_only_its_picture() {
        let tail = b"PK\x03\x04<script>alert(1)</script>";
        for photo in [jpeg(&sample(40, 40)), png(&sample(40, 40))] {
            let webp = reencode(&[&photo, tail.as_slice()].concat(), PORTRAIT_SIDE).unwrap();
            assert!(!webp.windows(6).any(|part| part == b"script"));
        }
    }

    #[test]
    fn a_bomb_is_refused_by_what_it_claims() {
        let mut bomb = png(&sample(8, 8));
        for (width, height) in [
            (50_000_u32, 50_000_u32),
            (12_001, 1),
            (6_000, 6_000),
            (0, 0),
        ] {
            bomb[16..20].copy_from_slice(&width.to_be_bytes());
            bomb[20..24].copy_from_slice(&height.to_be_bytes());
            assert_eq!(
                reencode(&bomb, PORTRAIT_SIDE),
                Err(NotAPhoto),
                "{width} x {height}"
            );
        }
        // A JPEG says its size in the frame header.
        let mut bomb = jpeg(&sample(8, 8));
        let at = bomb
            .windows(2)
            .position(|pair| pair == [0xff, 0xc0])
            .unwrap();
        bomb[at + 5..at + 9].copy_from_slice(&[0xff, 0xff, 0xff, 0xff]);
        assert_eq!(reencode(&bomb, PORTRAIT_SIDE), Err(NotAPhoto));
    }

    #[test]
    fn a_kept_picture_comes_in_any_size() {
        let webp = reencode(&png(&sample(400, 200)), PORTRAIT_SIDE).unwrap();
        for (w, h, expected) in [
            (Some("144"), Some("144"), (144, 144)),
            (Some("100"), None, (100, 50)),
            (None, None, (400, 200)),
        ] {
            let size = Size::parse(w, h).unwrap();
            let shown = open(&resize(&webp, size).unwrap());
            assert_eq!((shown.width(), shown.height()), expected);
        }
    }
}
