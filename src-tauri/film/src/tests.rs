#![allow(clippy::unwrap_used)]

use openh264::decoder::Decoder;
use openh264::formats::YUVSource as _;

use crate::{FilmShape, Layer, Made, Placed, film};

const SHAPE: FilmShape = FilmShape {
    width: 96,
    height: 128,
    frames_per_second: 24,
    bits_per_second: 200_000,
};

/// A white square on orange.
fn layers() -> (Layer, Layer) {
    let ground = [230, 140, 40, 255].repeat(96 * 128);
    let square = [255; 4].repeat(24 * 24);
    (
        Layer::new(96, 128, &ground).unwrap(),
        Layer::new(24, 24, &square).unwrap(),
    )
}

fn made(frames: usize) -> Vec<u8> {
    moved(frames).mp4
}

fn moved(frames: usize) -> Made {
    let (ground, square) = layers();
    let mut moved = (0..frames).map(|number| {
        let place = |layer, x| Placed {
            layer,
            x,
            y: 0.0,
            scale: 1.0,
            opacity: 1.0,
        };
        vec![place(&ground, 0.0), place(&square, number as f32)]
    });
    film(SHAPE, &mut moved).unwrap()
}

fn boxes(mut bytes: &[u8]) -> Vec<(&[u8], &[u8])> {
    let mut found = Vec::new();
    while bytes.len() >= 8 {
        let size = u32::from_be_bytes(bytes[..4].try_into().unwrap()) as usize;
        found.push((&bytes[4..8], &bytes[8..size]));
        bytes = &bytes[size..];
    }
    found
}

fn within<'a>(bytes: &'a [u8], path: &[&str]) -> &'a [u8] {
    path.iter().fold(bytes, |bytes, kind| {
        let all = boxes(bytes);
        all.into_iter()
            .find(|(name, _)| *name == kind.as_bytes())
            .unwrap()
            .1
    })
}

/// The brightness of the pixel at (`x`, 12) in every frame, decoded.
fn brightness(mp4: &[u8], x: usize) -> Vec<u8> {
    let table = within(mp4, &["moov", "trak", "mdia", "minf", "stbl"]);
    let sizes = within(table, &["stsz"]);
    let number = |at: usize| u32::from_be_bytes(sizes[at..at + 4].try_into().unwrap()) as usize;
    let described = within(table, &["stsd"]);
    let config = described
        .windows(4)
        .position(|name| name == b"avcC")
        .unwrap()
        + 4;
    let mut decoder = Decoder::new().unwrap();
    // Behind five bytes: how many sets of parameters, then each with its length.
    let mut rest = &described[config + 5..];
    for _ in 0..2 {
        let length = usize::from(u16::from_be_bytes([rest[1], rest[2]]));
        let set = [&[0, 0, 0, 1], &rest[3..3 + length]].concat();
        decoder.decode(&set).unwrap();
        rest = &rest[3 + length..];
    }
    let mut data = within(mp4, &["mdat"]);
    let mut found = Vec::new();
    for index in 0..number(8) {
        let (mut sample, next) = data.split_at(number(12 + index * 4));
        data = next;
        let mut units = Vec::new();
        while !sample.is_empty() {
            let length = u32::from_be_bytes(sample[..4].try_into().unwrap()) as usize;
            units.extend([0, 0, 0, 1]);
            units.extend(&sample[4..4 + length]);
            sample = &sample[4 + length..];
        }
        if let Some(frame) = decoder.decode(&units).unwrap() {
            found.push(frame.y()[12 * frame.strides().0 + x]);
        }
    }
    let left = decoder.flush_remaining().unwrap();
    found.extend(
        left.iter()
            .map(|frame| frame.y()[12 * frame.strides().0 + x]),
    );
    found
}

#[test]
fn the_file_has_its_index_first_and_every_frame() {
    let mp4 = made(30);
    let names: Vec<&[u8]> = boxes(&mp4).into_iter().map(|(name, _)| name).collect();
    let at = |kind: &[u8]| names.iter().position(|name| *name == kind).unwrap();
    assert!(at(b"moov") < at(b"mdat"));
    let table = within(&mp4, &["moov", "trak", "mdia", "minf", "stbl"]);
    let described = within(table, &["stsd"]);
    assert_eq!(&described[12..16], b"avc1");
    let config = described
        .windows(4)
        .position(|name| name == b"avcC")
        .unwrap()
        + 4;
    // Baseline, with the flag that makes it the constrained one.
    assert_eq!(described[config + 1], 66);
    assert!(described[config + 2] & 0x40 != 0);
    assert_eq!(made(30), mp4, "the same layers give the same bytes");
}

#[test]
fn what_moves_is_seen_to_move() {
    let mp4 = made(40);
    let seen = brightness(&mp4, 30);
    assert_eq!(seen.len(), 40);
    // The square has not come, is there, and has gone on.
    assert!(seen[2] < 190, "{seen:?}");
    assert!(seen[18] > 210, "{seen:?}");
    assert!(seen[38] < 190, "{seen:?}");
}

#[test]
fn a_layer_needs_all_its_pixels() {
    assert!(Layer::new(2, 2, &[0; 16]).is_some());
    assert!(Layer::new(2, 2, &[0; 15]).is_none());
    assert!(Layer::new(0, 2, &[]).is_none());
}

#[test]
fn each_layer_is_drawn_once_a_frame_and_a_frame_seldom_encoded_again() {
    let made = moved(48);
    assert_eq!(made.frames, 48);
    assert_eq!(made.pixels, 48 * (96 * 128 + 24 * 24));
    assert!((48..=60).contains(&made.encoded), "{}", made.encoded);
}
