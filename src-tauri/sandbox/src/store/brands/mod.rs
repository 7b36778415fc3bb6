//! Brands: the pavilion, a brand's home page and stores, brand days. Merchant 2 "Brands page", 7.

mod days;
pub use days::day_texts;
pub mod home;
mod pavilion;

use jajan_contract::{
    localised::{Locale, Localised},
    store_page::ShareInfo,
};

/// What goes out with a share; the picture is a banner in the reader's language.
fn share(content: [String; 3], banner: &str) -> ShareInfo {
    ShareInfo {
        share_content: Localised::from(content),
        share_img_url: banner_pictures(banner),
        ..ShareInfo::default()
    }
}

/// Addresses of a banner, in each language.
pub fn banner_pictures(name: &str) -> Localised {
    Localised::from(Locale::ALL.map(|locale| format!("/img/banner/{name}/{}.png", locale.tag())))
}
