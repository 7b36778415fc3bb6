//! Pictures as SVG text. `{dish:x}` art is referred to as `dish:x`; `render` resolves it.
//!
//! Invariant: everything written into the SVG comes from the closed tables beside, so nothing is
//! escaped here. Soft shadows are radial gradients, not filters: a blur costs ten times the time.

mod banner;
mod inside;
mod still;
mod svg;

pub use banner::banner_color;
pub use svg::{Drawing, dish, document, gradients, shadow};

use crate::pictures::Picture;

/// A picture as SVG. `is_low`: a box of 24:5 is to be filled, for which a banner has a drawing of its own.
pub fn compose(picture: &Picture, is_low: bool) -> Drawing {
    match picture {
        Picture::Cover { ground, dishes } => still::cover(ground, dishes),
        Picture::Logo {
            ground,
            letters,
            dish,
        } => still::logo(ground, letters.as_str(), dish),
        Picture::Dish { ground, dish } => still::dish(ground, dish),
        Picture::Icon { dish } => still::icon(dish),
        Picture::Mall { ground, letters } => still::mall(ground, letters.as_str()),
        Picture::Interior {
            ground,
            scene,
            dish,
        } => inside::interior(ground, *scene, dish),
        Picture::Menu {
            ground,
            page,
            dishes,
        } => inside::menu(ground, *page, dishes),
        Picture::Banner { banner, locale } if is_low => banner::low_banner(banner, *locale),
        Picture::Banner { banner, locale } => banner::banner(banner, *locale),
    }
}
