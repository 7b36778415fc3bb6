#![allow(clippy::unwrap_used)]

use super::*;
use crate::pictures::dish::sprites::{Cutlery, Warmth};
use crate::pictures::dish::{Dish, Seed};
use crate::pictures::grounds::GROUNDS;

fn film(store_id: i64, dishes: &[&str]) -> Film {
    Film::new(store_id, 0, "mango", dishes).unwrap()
}

#[test]
fn a_film_is_about_its_first_dish_and_shows_each_once() {
    let of = film(
        7,
        &["soto-ayam", "soto-ayam", "kerupuk", "es-teh-manis", "rawon"],
    );
    assert_eq!(of.dish(), "soto-ayam");
    let poster = "/img/poster/mango/7-0/soto-ayam--kerupuk--es-teh-manis.png";
    assert_eq!(of.poster(), poster);
    assert_eq!(
        of.stills(),
        [
            poster,
            "/img/poster/mango/7-0/kerupuk--es-teh-manis--soto-ayam.png",
            "/img/poster/mango/7-0/es-teh-manis--soto-ayam--kerupuk.png",
        ]
    );
    for still in of.stills() {
        assert!(matches!(
            crate::pictures::parse(&still),
            Ok(crate::pictures::Picture::Poster(_))
        ));
    }
    assert_eq!(film(7, &["soto-ayam"]).stills().len(), 1);
    let read = crate::pictures::parse(poster).unwrap();
    assert_eq!(read, crate::pictures::Picture::Poster(of));
    assert!(Film::new(7, 0, "mango", &["ticket", "soto-ayam"]).is_none());
    assert!(Film::new(7, 0, "nowhere", &["soto-ayam"]).is_none());
    assert!(Film::new(7, 0, "mango", &[]).is_none());
}

#[test]
fn what_comes_in_belongs_to_the_dish() {
    for (name, warmth, cutlery) in [
        ("soto-ayam", Warmth::Steaming, Some(Cutlery::Spoon)),
        ("mi-ayam-bakso", Warmth::Steaming, Some(Cutlery::Chopsticks)),
        ("nasi-goreng-kampung", Warmth::Warm, Some(Cutlery::Spoon)),
        ("sate-ayam-madura", Warmth::Warm, Some(Cutlery::Fork)),
        ("es-teh-manis", Warmth::Cold, None),
        ("teh-tawar-hangat", Warmth::Warm, None),
        ("kopi-tubruk", Warmth::Steaming, None),
    ] {
        let dish = Dish::find(name).unwrap();
        assert_eq!((dish.warmth(), dish.cutlery()), (warmth, cutlery), "{name}");
    }
}

/// Frames are not encoded here: that every dish can be drawn in every shape is what counts.
#[test]
fn every_dish_has_a_first_frame_of_its_shape() {
    for (index, dish) in Dish::all().into_iter().enumerate() {
        let ground = &GROUNDS[index % GROUNDS.len()];
        let seed = Seed::of_store(index as i64).with(index);
        let of = Film::of(ground, seed, vec![dish]);
        let still = of.still();
        assert_eq!((still.width, still.height), of.sides());
        assert!(!still.svg.contains("NaN"), "{dish:?}");
    }
}

/// `FILMS=soto-ayam,rawon` writes these to `FILMS_TO`, to be looked at.
#[test]
fn one_film_is_six_seconds_and_the_same_again() {
    let names = std::env::var("FILMS").unwrap_or_default();
    let to = std::env::var("FILMS_TO").unwrap_or_default();
    for (index, name) in (0i64..).zip(names.split(',').filter(|name| !name.is_empty())) {
        let ground = GROUNDS[index as usize * 3 % GROUNDS.len()].name;
        let dishes = [name, "es-teh-manis", "kerupuk"];
        let of = Film::new(index + 3, index, ground, &dishes).unwrap();
        std::fs::write(format!("{to}/{name}.mp4"), of.render().unwrap()).unwrap();
    }
    let of = film(7, &["soto-ayam", "kerupuk"]);
    let made = of.made().unwrap();
    let mp4 = made.mp4;
    // As many frames as six seconds have, each about as often drawn over as it has shots to fade between,
    // and seldom encoded again.
    let (width, height) = of.sides();
    let area = (width * height) as usize;
    assert_eq!(made.frames, 144);
    assert!(made.encoded <= 144 * 5 / 4, "{}", made.encoded);
    assert!(made.pixels <= 144 * area * 4, "{}", made.pixels);
    let most = 350_000 / 8 * DURATION_MS as usize / 1_000;
    assert!(mp4.len() < most, "{}", mp4.len());
    assert_eq!(of.render().unwrap(), mp4);
}
