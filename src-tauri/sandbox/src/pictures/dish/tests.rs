use super::*;
use crate::pictures::grounds::GROUNDS;

fn seed(china: u16, number: u16) -> Seed {
    Seed { china, number }
}

#[test]
fn every_recipe_parses_and_its_slug_fits_into_a_path() {
    let dishes = Dish::all();
    assert!(dishes.len() >= 186, "{}", dishes.len());
    for dish in dishes {
        let slug = dish.slug();
        let is_plain = slug
            .bytes()
            .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
        assert!(is_plain && !slug.contains("--"), "{slug}");
        assert_eq!(Dish::named(dish.name), Some(dish));
        // Written into SVG as it is.
        assert!(!dish.name.contains(['<', '&', '"']), "{}", dish.name);
    }
}

#[test]
fn no_coordinate_is_nan_over_forty_seeds_of_each_dish() {
    for dish in Dish::all() {
        for number in 0..40 {
            let ground = &GROUNDS[usize::from(number) % GROUNDS.len()];
            let svg = plain(dish, seed(number * 7, number), ground).svg;
            assert!(
                !svg.contains("NaN") && !svg.contains("inf"),
                "{dish:?} {number}"
            );
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_bytes_and_another_one_others() {
    let dish = Dish::find("bakso-urat").expect("a recipe");
    let of = |china, number| plain(dish, seed(china, number), &GROUNDS[0]).svg;
    assert_eq!(of(3, 5), of(3, 5));
    assert_ne!(of(3, 5), of(4, 5));
    assert_ne!(of(3, 5), of(3, 6));
}

#[test]
fn a_seed_has_one_way_of_writing_it() {
    assert_eq!(Seed::parse("7-12"), Some(seed(7, 12)));
    for text in [
        "", "7", "7-", "-7", "07-1", "7-+1", "7-1-1", "65536-0", "7-1.0", "７-1",
    ] {
        assert_eq!(Seed::parse(text), None, "{text}");
    }
}
