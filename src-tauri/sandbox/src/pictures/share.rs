//! The picture of a shared link, 1200 x 630, as JPEG: messengers take no WebP, and WhatsApp shows
//! nothing over 300 KB.
//!
//! Unlike the pictures of `compose`, this one is lettered with text of the database, so everything
//! written here is escaped, and what the embedded fonts cannot write is left out.

use image::{ExtendedColorType, codecs::jpeg::JpegEncoder};
use resvg::tiny_skia::Transform;

use crate::pictures::art::Art;
use crate::pictures::dish::Seed;
use crate::pictures::fonts::Weight;
use crate::pictures::{PictureError, compose, fonts, grounds, render};

const WIDTH: u32 = 1200;
const HEIGHT: u32 = 630;
const QUALITY: u8 = 84;
const NAME_SIZE: f64 = 76.0;
const NAME_WIDTH: f64 = 620.0;
const MAX_LINES: usize = 3;

/// What the picture says; every text may be empty.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SharePicture {
    /// Names of the tables; unknown ones are replaced.
    pub ground: String,
    /// Dishes or emoji.
    pub art: [String; 2],
    /// Of the store whose dishes they are.
    pub seed: Seed,
    /// Over the name, small.
    pub kicker: String,
    pub name: String,
    /// Under the name: stars and their count.
    pub rating: String,
    /// On a dark pill: a price, or a call.
    pub price: String,
    /// Struck out beside it.
    pub old_price: String,
}

impl SharePicture {
    /// Draws and encodes it. Blocks.
    pub fn render(&self) -> Result<Vec<u8>, PictureError> {
        let drawing = self.drawing();
        let pixmap = render::paint(&drawing.svg, WIDTH, HEIGHT, Transform::identity())?;
        // Everything is opaque, so premultiplied colours are the plain ones.
        let pixels: Vec<u8> = pixmap
            .data()
            .chunks_exact(4)
            .flat_map(|pixel| [pixel[0], pixel[1], pixel[2]])
            .collect();
        let mut bytes = Vec::new();
        JpegEncoder::new_with_quality(&mut bytes, QUALITY)
            .encode(&pixels, WIDTH, HEIGHT, ExtendedColorType::Rgb8)
            .map_err(|cause| PictureError::Drawing(cause.to_string()))?;
        Ok(bytes)
    }

    fn drawing(&self) -> compose::Drawing {
        let ground = grounds::find(&self.ground).unwrap_or(&grounds::GROUNDS[0]);
        let mut body = r#"<rect width="1200" height="630" fill="url(#ground)"/>
<circle cx="900" cy="300" r="420" fill="url(#glow)"/>
"#
        .to_owned();
        let places = [[950.0, 296.0, 376.0, 0.0], [1088.0, 486.0, 190.0, 6.0]];
        for (name, place) in self.art.iter().zip(places) {
            let art = Art::find(name).unwrap_or(Art::Emoji("plate"));
            body += &compose::standing(art, self.seed, place);
        }
        // Text is on one light card, so that it can be dark on every ground.
        body += r##"<rect x="48" y="48" width="690" height="534" rx="40" fill="#FFFBF2" fill-opacity=".94"/>
<rect x="88" y="88" width="132" height="56" rx="28" fill="#FFD233"/>
"##;
        body += &text("Jajan", 112.0, 127.0, 36.0, Weight::ExtraBold, "#1A1613");
        body += &text(
            &fitted(&self.kicker, 30.0, 470.0),
            244.0,
            126.0,
            30.0,
            Weight::SemiBold,
            "#6A6057",
        );
        let lines = wrapped(&self.name);
        let mut y = 240.0;
        for line in &lines {
            body += &text(line, 88.0, y, NAME_SIZE, Weight::ExtraBold, "#1A1613");
            y += NAME_SIZE * 1.12;
        }
        if !self.rating.is_empty() {
            body += &compose::emoji("star", [108.0, y - 14.0, 44.0, 0.0]);
            body += &text(&self.rating, 142.0, y, 40.0, Weight::ExtraBold, "#1A1613");
        }
        if !self.price.is_empty() {
            let price = fitted(&self.price, 44.0, 540.0);
            let width = fonts::width(&price, 44.0, Weight::ExtraBold) + 64.0;
            body += &format!(
                r##"<rect x="88" y="468" width="{width}" height="78" rx="39" fill="#1A1613"/>
"##
            );
            body += &text(&price, 120.0, 522.0, 44.0, Weight::ExtraBold, "#FFD233");
            let old_x = 88.0 + width + 24.0;
            let old_width = fonts::width(&self.old_price, 34.0, Weight::SemiBold);
            if !self.old_price.is_empty() && old_x + old_width < 720.0 {
                body += &text(
                    &self.old_price,
                    old_x,
                    519.0,
                    34.0,
                    Weight::SemiBold,
                    "#6A6057",
                );
                body += &format!(
                    r##"<rect x="{old_x}" y="506" width="{old_width}" height="3" fill="#6A6057"/>
"##
                );
            }
        }
        compose::document(WIDTH, HEIGHT, &compose::gradients(ground), &body)
    }
}

fn text(words: &str, x: f64, y: f64, size: f64, weight: Weight, color: &str) -> String {
    let weight = match weight {
        Weight::SemiBold => 600,
        Weight::ExtraBold => 800,
    };
    let families = fonts::FAMILIES;
    let words = escaped(words);
    format!(
        r#"<text x="{x}" y="{y}" font-family="{families}" font-weight="{weight}" font-size="{size}" fill="{color}">{words}</text>
"#
    )
}

/// As text of XML, without what no font here can write.
fn escaped(words: &str) -> String {
    let mut text = String::new();
    for c in words.chars().filter(|c| fonts::has(*c)) {
        match c {
            '&' => text += "&amp;",
            '<' => text += "&lt;",
            '>' => text += "&gt;",
            '"' => text += "&quot;",
            _ => text.push(c),
        }
    }
    text
}

/// Cut with an ellipsis where it would be wider.
fn fitted(words: &str, size: f64, width: f64) -> String {
    if fonts::width(words, size, Weight::ExtraBold) <= width {
        return words.to_owned();
    }
    let mut kept = words.to_owned();
    while !kept.is_empty() && fonts::width(&kept, size, Weight::ExtraBold) > width - size * 0.6 {
        kept.pop();
    }
    format!("{}…", kept.trim_end())
}

/// The name on at most three lines.
fn wrapped(name: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in name.split_whitespace() {
        if let Some(line) = lines.last_mut() {
            let longer = format!("{line} {word}");
            if fonts::width(&longer, NAME_SIZE, Weight::ExtraBold) <= NAME_WIDTH
                || lines.len() == MAX_LINES
            {
                if let Some(line) = lines.last_mut() {
                    *line = longer;
                }
                continue;
            }
        }
        lines.push(word.to_owned());
    }
    let cut = lines.iter().map(|line| fitted(line, NAME_SIZE, NAME_WIDTH));
    cut.collect()
}

#[cfg(test)]
mod tests;
