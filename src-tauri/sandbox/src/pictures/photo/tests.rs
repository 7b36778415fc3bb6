#![allow(clippy::unwrap_used)]

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

/// `count` fill bytes before each marker that stands before the pixels.
fn with_fill_bytes(jpeg: &[u8], count: usize) -> Vec<u8> {
    let mut filled = jpeg[..2].to_vec();
    let mut rest = &jpeg[2..];
    loop {
        filled.extend(vec![0xff; count]);
        let length = 2 + usize::from(u16::from_be_bytes([rest[2], rest[3]]));
        if rest[1] == 0xda {
            filled.extend(rest);
            return filled;
        }
        filled.extend(&rest[..length]);
        rest = &rest[length..];
    }
}

#[test]
fn fill_bytes_before_a_marker_are_stepped_over() {
    let plain = jpeg(&sample(80, 40));
    for count in [1, 2, 7, 300] {
        let filled = with_fill_bytes(&plain, count);
        let shown = open(&reencode(&filled, PORTRAIT_SIDE).unwrap());
        assert_eq!((shown.width(), shown.height()), (80, 40), "{count}");
        let cut = &filled[..filled.len() / 2];
        assert_eq!(reencode(cut, PORTRAIT_SIDE), Err(NotAPhoto), "{count}");
    }
}

#[test]
fn what_is_transparent_lies_on_white() {
    let pixel = |x: u32, _| match x {
        0..32 => Rgba([0_u8, 0, 0, 0]),
        32..64 => Rgba([0, 0, 0, 128]),
        _ => Rgba([0, 0, 0, 255]),
    };
    let file = png(&ImageBuffer::from_fn(96, 32, pixel).into());
    let shown = open(&reencode(&file, PORTRAIT_SIDE).unwrap());
    let grey = grey(&file, PORTRAIT_SIDE).unwrap();
    for (x, light) in [(16, 255), (48, 127), (80, 0)] {
        assert_eq!(shown.to_rgba8().get_pixel(x, 16).0[3], 255, "{x}");
        assert!(
            shown.to_luma8().get_pixel(x, 16).0[0].abs_diff(light) < 6,
            "{x}"
        );
        assert!(grey.get_pixel(x, 16).0[0].abs_diff(light) < 6, "{x}");
    }
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
fn a_kept_picture_comes_in_the_next_step() {
    let webp = reencode(&png(&sample(400, 200)), PORTRAIT_SIDE).unwrap();
    for (w, h, expected) in [
        (Some("144"), Some("144"), (144, 144)),
        (Some("100"), None, (108, 54)),
        (None, None, (400, 200)),
    ] {
        let size = Size::parse(w, h).unwrap();
        let shown = open(&resize(&webp, size).unwrap());
        assert_eq!((shown.width(), shown.height()), expected);
    }
}
