//! The image host: a picture is described by its path, so that any path always gives the same
//! picture and nothing is stored.
//!
//! Invariant: what `parse` accepts, `render` can draw. Names come from closed tables (dishes, emoji,
//! grounds, banners); a path carries no free text except up to three capital letters of a logo, and
//! numbers: a store's china, a photo's number, prices.
//! No HTTP here (`routes/` serves it), and no files or network: art and fonts are in the binary.
//! Rendering blocks for some milliseconds; call it from a blocking thread.

mod art;
mod banners;
mod cache;
mod compose;
mod dish;
mod drawings;
mod emoji;
mod film;
mod fonts;
mod grounds;
mod path;
pub mod paths;
mod photo;
mod picture;
mod qr;
mod render;
mod share;
mod slider;
pub mod slots;
mod source;
mod turns;

pub use compose::banner_color;
pub use dish::sprites::{Topping, Warmth};
pub use dish::{Dish, Seed};
pub use drawings::{Asker, Drawings, NotDrawn};
pub use emoji::has_emoji;
pub use film::{DURATION_MS, Film};
pub use fonts::can_write;
pub use grounds::{GROUNDS, ground_color};
pub use path::parse;
pub use photo::{NotAPhoto, PORTRAIT_SIDE, REVIEW_SIDE, reencode, resize};
pub use picture::{Picture, PictureError};
pub use qr::text as qr_text;
pub use render::Size;
pub use share::SharePicture;
pub use slider::{GAPS_X, SliderPictures, slider_pictures};
pub use source::Source;

#[cfg(test)]
mod tests;
