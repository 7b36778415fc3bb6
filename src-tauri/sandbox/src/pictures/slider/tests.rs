#![allow(clippy::unwrap_used)]

use super::{super::emoji, *};

fn luma(pixel: &[u8]) -> f64 {
    0.299 * f64::from(pixel[0]) + 0.587 * f64::from(pixel[1]) + 0.114 * f64::from(pixel[2])
}

fn decode(webp: &[u8]) -> (u32, u32, Vec<u8>) {
    let image = image::load_from_memory_with_format(webp, image::ImageFormat::WebP).unwrap();
    let rgba = image.into_rgba8();
    (rgba.width(), rgba.height(), rgba.into_raw())
}

#[test]
fn names_are_those_of_the_tables() {
    assert!(THINGS.iter().all(|name| emoji::name(name).is_some()));
    assert!(
        LIGHT_GROUNDS
            .iter()
            .all(|name| grounds::find(name).is_some())
    );
}

#[test]
fn one_seed_is_one_challenge() {
    assert_eq!(slider_pictures(7).unwrap(), slider_pictures(7).unwrap());
    let [a, b] = [7, 8].map(|seed| slider_pictures(seed).unwrap());
    assert_ne!((a.x, a.top, a.background), (b.x, b.top, b.background));
}

#[test]
fn the_gap_is_where_it_is_said_to_be_and_darker_than_the_piece() {
    for seed in 0..40 {
        let slider = slider_pictures(seed).unwrap();
        assert!(GAPS_X.contains(&slider.x), "{}", slider.x);
        assert!(slider.top + slider.piece_width <= slider.height);
        let (width, height, background) = decode(&slider.background);
        assert_eq!((width, height), (WIDTH * DENSITY, HEIGHT * DENSITY));
        let (side, piece_height, piece) = decode(&slider.piece);
        assert_eq!((side, piece_height), (PIECE * DENSITY, PIECE * DENSITY));
        let (mut darker, mut body) = (0.0, 0.0);
        for y in 0..side {
            for x in 0..side {
                let of_piece = &piece[((y * side + x) * 4) as usize..][..4];
                if of_piece[3] < 255 {
                    continue;
                }
                let [gx, gy] = [x + slider.x * DENSITY, y + slider.top * DENSITY];
                let of_gap = &background[((gy * width + gx) * 4) as usize..][..4];
                darker += luma(of_piece) - luma(of_gap);
                body += 1.0;
            }
        }
        // The rest is transparent: a piece, not a square.
        let share = body / f64::from(side * side);
        assert!((0.4..0.75).contains(&share), "{seed}: {share}");
        assert_eq!(piece[3], 0, "the corner is transparent");
        assert!(darker / body > 30.0, "{seed}: {}", darker / body);
    }
}
