//! Pictures that users send: decided by their bytes, decoded whole within bounds, turned as their
//! EXIF says, and re-encoded, so that nothing of the file but its pixels is kept. Security A.5.

use std::io::Cursor;

use image::{
    DynamicImage, GrayImage, ImageDecoder, ImageFormat, ImageReader, Rgba, imageops::FilterType,
    metadata::Orientation,
};

use crate::pictures::render::{self, Quality};
use crate::pictures::{PictureError, Size};

/// Spec home 9: the app sends portraits of at most 800 x 800; what comes larger is made so.
pub const PORTRAIT_SIDE: u32 = 800;
/// Merchant 9: the width of a preview.
pub const REVIEW_SIDE: u32 = 1080;
/// Bounds of what is decoded: a file of some bytes can claim to be a picture of gigabytes.
const MAX_SIDE: u32 = 12_000;
const MAX_PIXELS: u64 = 24_000_000;
const MAX_DECODED_BYTES: u64 = 200 << 20;
const QUALITY: Quality = Quality::of(85.0);

/// Why a file was refused, in no more detail than its sender is told.
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

/// The light of each pixel of a JPEG or PNG, at most `max_side` wide and high. Blocks.
pub fn grey(file: &[u8], max_side: u32) -> Result<GrayImage, NotAPhoto> {
    let photo = decode(file).ok_or(NotAPhoto)?;
    let shown = match photo.width().max(photo.height()) > max_side {
        true => photo.resize(max_side, max_side, FilterType::Triangle),
        false => photo,
    };
    Ok(shown.into_luma8())
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
    // A photo with broken EXIF data is still accepted.
    let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let mut photo = DynamicImage::from_decoder(decoder).ok()?;
    photo.apply_orientation(orientation);
    Some(on_white(photo))
}

/// What is transparent has a colour too, mostly black, which would show where alpha is dropped.
fn on_white(photo: DynamicImage) -> DynamicImage {
    if !photo.color().has_alpha() {
        return photo;
    }
    let mut pixels = photo.into_rgba8();
    for Rgba([red, green, blue, alpha]) in pixels.pixels_mut() {
        let share = u32::from(*alpha);
        for part in [red, green, blue] {
            let mixed = (u32::from(*part) * share + 255 * (255 - share) + 127) / 255;
            *part = u8::try_from(mixed).unwrap_or(u8::MAX);
        }
        *alpha = u8::MAX;
    }
    pixels.into()
}

/// By the first bytes alone: the sender chooses an upload's name and type.
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
        // Any number of fill bytes may stand before a marker (T.81, B.1.1.2).
        while let [0xff, 0xff, ..] = *rest {
            rest = &rest[1..];
        }
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
mod tests;
