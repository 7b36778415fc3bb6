//! The two families that pictures are lettered in, embedded; the machine's own fonts are never
//! read, so that a picture is the same everywhere. `art/fonts/README.md` says how they were made.

use std::sync::{Arc, LazyLock};

use resvg::usvg::fontdb::Database;

/// For `font-family`: Latin first, Chinese where Latin has no glyph.
pub const FAMILIES: &str = "Plus Jakarta Sans, Noto Sans CJK SC";

static SEMI_BOLD: &[u8] = include_bytes!("../../art/fonts/jakarta-600.ttf");
static EXTRA_BOLD: &[u8] = include_bytes!("../../art/fonts/jakarta-800.ttf");
static CHINESE: &[u8] = include_bytes!("../../art/fonts/noto-sans-sc-bold.otf");

pub static DATABASE: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut database = Database::new();
    for font in [SEMI_BOLD, EXTRA_BOLD, CHINESE] {
        database.load_font_data(font.to_vec());
    }
    Arc::new(database)
});

/// Width of a line in the unit of `size`, without kerning; a glyph that no font has counts half.
pub fn width(text: &str, size: f64, weight: Weight) -> f64 {
    let latin = match weight {
        Weight::SemiBold => SEMI_BOLD,
        Weight::ExtraBold => EXTRA_BOLD,
    };
    let faces = [latin, CHINESE].map(|font| ttf_parser::Face::parse(font, 0).ok());
    let advance = |glyph| {
        faces.iter().flatten().find_map(|face| {
            let id = face.glyph_index(glyph)?;
            let units = f64::from(face.glyph_hor_advance(id)?);
            Some(units / f64::from(face.units_per_em()))
        })
    };
    text.chars()
        .map(|glyph| advance(glyph).unwrap_or(0.5) * size)
        .sum()
}

/// Whether any of the fonts can write it.
pub fn has(c: char) -> bool {
    static FACES: LazyLock<[Option<ttf_parser::Face<'static>>; 2]> =
        LazyLock::new(|| [EXTRA_BOLD, CHINESE].map(|font| ttf_parser::Face::parse(font, 0).ok()));
    let mut faces = FACES.iter().flatten();
    faces.any(|face| face.glyph_index(c).is_some())
}

/// Whether the embedded fonts, which hold the banners' Chinese only, can write all of a text.
pub fn can_write(text: &str) -> bool {
    text.chars().all(has)
}

#[derive(Debug, Clone, Copy)]
pub enum Weight {
    SemiBold,
    ExtraBold,
}

/// Whether every glyph of the text is in the embedded fonts.
#[cfg(test)]
pub fn covers(text: &str) -> bool {
    let faces = [EXTRA_BOLD, SEMI_BOLD, CHINESE].map(|font| ttf_parser::Face::parse(font, 0));
    let has = |glyph, face: &ttf_parser::Face| face.glyph_index(glyph).is_some();
    text.chars().all(|c| {
        let [extra, semi, chinese] = &faces;
        let in_both = [extra, semi]
            .iter()
            .all(|f| f.as_ref().is_ok_and(|f| has(c, f)));
        in_both || chinese.as_ref().is_ok_and(|f| has(c, f))
    })
}
