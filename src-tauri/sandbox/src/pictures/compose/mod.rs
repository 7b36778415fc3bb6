//! Pictures as SVG text. Art within them is referred to by name ([`crate::pictures::art::Art::href`]); `render`
//! resolves it.
//!
//! Invariant: everything written into the SVG comes from the closed tables beside, so nothing is
//! escaped here. Soft shadows are radial gradients, not filters: a blur costs ten times the time.

mod banner;
mod inside;
mod mall;
mod still;
mod svg;

pub use banner::banner_color;
pub use svg::{Drawing, document, emoji, gradients, shadow, standing};

use crate::pictures::{Picture, dish};

/// A picture as SVG. `is_low`: a box of 24:5 is to be filled, for which a banner has a drawing of its own.
pub fn compose(picture: &Picture, is_low: bool) -> Drawing {
    match picture {
        Picture::Cover {
            ground,
            seed,
            dishes,
        } => dish::cover(dishes, *seed, ground),
        Picture::Table {
            ground,
            seed,
            dishes,
        } => dish::table(dishes, *seed, ground),
        Picture::Dish { ground, seed, dish } => dish::plain(*dish, *seed, ground),
        Picture::Snapshot { seed, dish } => dish::snapshot(*dish, *seed),
        Picture::Menu { seed, rows } => dish::menu_board(rows, *seed),
        Picture::Poster(film) => film.still(),
        Picture::Interior {
            ground,
            scene,
            seed,
            dish,
        } => inside::interior(ground, *scene, *dish, *seed),
        Picture::Logo {
            ground,
            letters,
            emoji,
        } => still::logo(ground, letters.as_str(), emoji),
        Picture::Portrait { ground, emoji } => still::portrait(ground, emoji),
        Picture::Icon { art } => still::icon(*art),
        Picture::Mall { ground, letters } => mall::mall(ground, letters.as_str()),
        Picture::Banner { banner, locale } if is_low => banner::low_banner(banner, *locale),
        Picture::Banner { banner, locale } => banner::banner(banner, *locale),
    }
}
