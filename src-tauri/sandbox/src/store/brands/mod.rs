//! Brands: the pavilion, a brand's home page and stores, brand days. Merchant 2 "Brands page", 7.

mod days;
pub use days::day_texts;
pub mod home;
mod pavilion;

use jajan_contract::{localised::Localised, store_page::ShareInfo};

/// What goes out with a share; the picture is a banner in the reader's language.
fn share(content: [String; 3], banner: &str) -> ShareInfo {
    let [id_id, en_us, zh_cn] = content;
    ShareInfo {
        share_content: Localised::new(id_id, en_us, zh_cn),
        share_img_url: banner_pictures(banner),
        ..ShareInfo::default()
    }
}

fn banner_pictures(name: &str) -> Localised {
    let [id_id, en_us, zh_cn] =
        ["id-ID", "en-US", "zh-CN"].map(|locale| format!("/img/banner/{name}/{locale}.png"));
    Localised::new(id_id, en_us, zh_cn)
}
