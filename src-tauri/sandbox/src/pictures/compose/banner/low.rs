//! The banner of half the height, 24:5: the title and beside it the flash, without a kicker.

use crate::pictures::banners::{Banner, Texts};
use crate::pictures::compose::svg::{Drawing, diagonal, document, glow};
use crate::pictures::fonts;
use crate::pictures::fonts::Weight;
use jajan_contract::localised::Locale;

use super::{CHILI, INK, colors, on_stage};

const LEFT: f64 = 30.0;
const GAP: f64 = 20.0;
const PADDING: f64 = 16.0;
/// Text and flash end here; the dishes begin.
const TEXT_END: f64 = 500.0;
const LEAD_SIZE: f64 = 19.0;

pub fn banner(banner: &Banner, locale: Locale) -> Drawing {
    let [from, to, light, stage] = colors(banner.scene);
    let [left, middle, right] = banner.art;
    let defs = diagonal("ground", from, to) + &glow("glow", light);
    let body = format!(
        r##"<rect width="720" height="150" fill="url(#ground)"/>
<circle cx="0" cy="160" r="96" fill="{light}" fill-opacity=".35"/>
<path d="M486 0C506 46 466 96 512 150H720V0z" fill="{light}" fill-opacity=".3"/>
<circle cx="600" cy="78" r="92" fill="{stage}" fill-opacity=".5"/>
<circle cx="600" cy="74" r="112" fill="url(#glow)" fill-opacity=".8"/>
{left}{right}{middle}{text}"##,
        left = on_stage(left, [534.0, 88.0, 74.0, -10.0]),
        right = on_stage(right, [668.0, 88.0, 74.0, 10.0]),
        middle = on_stage(middle, [600.0, 76.0, 128.0, 0.0]),
        text = lettering(banner.texts(locale)),
    );
    document(720, 150, &defs, &body)
}

fn lettering(texts: &Texts) -> String {
    let families = fonts::FAMILIES;
    let size = title_size(texts);
    let lines = texts.title.len() as f64;
    // Capitals are 0.7 of the size high.
    let first = 75.0 + size * (0.35 - (lines - 1.0) * 0.56);
    let mut svg = format!(r#"<g font-family="{families}">"#);
    for (index, line) in texts.title.iter().enumerate() {
        let y = first + index as f64 * size * 1.12;
        svg += &format!(
            r#"<text x="{LEFT}" y="{y}" font-weight="800" font-size="{size}" letter-spacing="-0.8" fill="{INK}">{line}</text>
"#
        );
    }
    svg + &flash(texts, LEFT + widest(texts) * size + GAP) + "</g>\n"
}

/// The largest size up to 46 at which title and flash end before the dishes.
fn title_size(texts: &Texts) -> f64 {
    let taken = match flash_width(texts) {
        0.0 => 0.0,
        width => GAP + width,
    };
    f64::min(46.0, (TEXT_END - LEFT - taken) / widest(texts)).floor()
}

/// Of the title's lines, at a size of 1.
fn widest(texts: &Texts) -> f64 {
    let widths = texts.title.iter();
    widths
        .map(|line| fonts::width(line, 1.0, Weight::ExtraBold))
        .fold(1.0, f64::max)
}

/// A figure with digits is a price or a discount and is louder than a call.
fn figure_size(texts: &Texts) -> f64 {
    if texts.figure.contains(|c: char| c.is_ascii_digit()) {
        36.0
    } else {
        25.0
    }
}

fn flash_width(texts: &Texts) -> f64 {
    if texts.figure.is_empty() {
        return 0.0;
    }
    let figure = fonts::width(texts.figure, figure_size(texts), Weight::ExtraBold);
    let lead = fonts::width(texts.lead, LEAD_SIZE, Weight::SemiBold);
    figure.max(lead) + 2.0 * PADDING
}

/// The chili flag, leaning a little: the lead over the figure; none where there is nothing to say.
fn flash(texts: &Texts, x: f64) -> String {
    let width = flash_width(texts);
    if width == 0.0 {
        return String::new();
    }
    let size = figure_size(texts);
    let lead = if texts.lead.is_empty() { 0.0 } else { 24.0 };
    let height = size * 0.72 + lead + 30.0;
    let top = 75.0 - height / 2.0;
    let middle = x + width / 2.0;
    format!(
        r##"<g transform="rotate(-3 {middle} 75)" text-anchor="middle" fill="#FFFFFF">
<rect x="{x}" y="{shade}" width="{width}" height="{height}" rx="16" fill="#7A1206" fill-opacity=".22"/>
<rect x="{x}" y="{top}" width="{width}" height="{height}" rx="16" fill="{CHILI}"/>
<text x="{middle}" y="{lead_y}" font-weight="600" font-size="{LEAD_SIZE}">{lead_text}</text>
<text x="{middle}" y="{figure_y}" font-weight="800" font-size="{size}">{figure}</text>
</g>
"##,
        shade = top + 5.0,
        lead_y = top + 31.0,
        lead_text = texts.lead,
        figure_y = top + height - 15.0,
        figure = texts.figure,
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pictures::banners::BANNERS;

    #[test]
    fn every_text_ends_before_the_dishes_and_is_large_enough() {
        for banner in &BANNERS {
            for locale in Locale::ALL {
                let texts = banner.texts(locale);
                let size = title_size(texts);
                let end = LEFT + widest(texts) * size + GAP + flash_width(texts);
                let name = format!("{} {}: {size} to {end}", banner.name, locale.tag());
                // Drawn at 328 CSS pixels, 26 are 12.
                assert!(size >= 27.0, "{name}: the title is too small");
                assert!(end <= TEXT_END + GAP, "{name}: over the dishes");
            }
        }
    }
}
