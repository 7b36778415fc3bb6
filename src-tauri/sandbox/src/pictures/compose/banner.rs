//! Banners: kicker, title and price flash on the left, three things on a stage on the right.

mod low;

pub use low::banner as low_banner;

use jajan_contract::localised::Locale;

use crate::pictures::art::Art;
use crate::pictures::banners::{Banner, Scene, Texts};
use crate::pictures::compose::svg::{Drawing, diagonal, document, glow, standing};
use crate::pictures::dish::Seed;
use crate::pictures::fonts::Weight;
use crate::pictures::{banners, fonts};

const INK: &str = "#1A1613";
const CHILI: &str = "#D9331F";
const LEFT: f64 = 40.0;
/// Text ends here; the dishes begin.
const TEXT_END: f64 = 408.0;

/// From, to, light and stage.
fn colors(scene: Scene) -> [&'static str; 4] {
    match scene {
        Scene::Sun => ["#FFE27A", "#FFC821", "#FFF6D0", "#FFB000"],
        Scene::Sunset => ["#FFD27A", "#FF9A5A", "#FFF0D6", "#FF7A3D"],
        Scene::Mint => ["#DDF5E3", "#9EDDB4", "#FFFFFF", "#5FBF86"],
        Scene::Blossom => ["#FFE6EC", "#FFB9C9", "#FFFFFF", "#FF8BA6"],
        Scene::Cream => ["#FFF6E3", "#F6DDB0", "#FFFFFF", "#E5BC77"],
        Scene::Sky => ["#E2F4FC", "#A5D8EF", "#FFFFFF", "#6BB9DC"],
        Scene::Lilac => ["#F1E8FC", "#CDB4F0", "#FFFFFF", "#A884DE"],
    }
}

/// `#rrggbb`, the placeholder of a banner while it loads.
pub fn banner_color(name: &str) -> &'static str {
    banners::find(name).map_or("#FFD233", |banner| colors(banner.scene)[1])
}

pub fn banner(banner: &Banner, locale: Locale) -> Drawing {
    let [from, to, light, stage] = colors(banner.scene);
    let [left, middle, right] = banner.art;
    let defs = diagonal("ground", from, to) + &glow("glow", light);
    let body = format!(
        r##"<rect width="720" height="300" fill="url(#ground)"/>
<circle cx="10" cy="300" r="150" fill="{light}" fill-opacity=".35"/>
<path d="M400 0C430 90 350 190 440 300H720V0z" fill="{light}" fill-opacity=".28"/>
<circle cx="562" cy="150" r="128" fill="{stage}" fill-opacity=".55"/>
<circle cx="562" cy="150" r="104" fill="{light}" fill-opacity=".55"/>
<circle cx="562" cy="140" r="170" fill="url(#glow)" fill-opacity=".8"/>
{confetti}{left}{right}{middle}{text}"##,
        confetti = confetti(stage, light),
        left = on_stage(left, [464.0, 194.0, 116.0, -10.0]),
        right = on_stage(right, [668.0, 194.0, 116.0, 10.0]),
        middle = on_stage(middle, [562.0, 162.0, 206.0, 0.0]),
        text = lettering(banner.texts(locale)),
    );
    document(720, 300, &defs, &body)
}

/// Every name of [`banners::BANNERS`] is known; a test holds it.
fn on_stage(name: &str, place: [f64; 4]) -> String {
    Art::find(name).map_or_else(String::new, |art| standing(art, Seed::HOUSE, place))
}

fn confetti(stage: &str, light: &str) -> String {
    let mut dots = String::new();
    for (x, y, radius, color) in [
        (430, 62, 7, stage),
        (470, 34, 4, light),
        (664, 40, 8, light),
        (694, 92, 5, stage),
        (436, 128, 4, light),
        (630, 22, 4, stage),
    ] {
        dots += &format!(
            r#"<circle cx="{x}" cy="{y}" r="{radius}" fill="{color}"/>
"#
        );
    }
    dots
}

fn lettering(texts: &Texts) -> String {
    let families = fonts::FAMILIES;
    let kicker_width = fonts::width(texts.kicker, 18.0, Weight::SemiBold) + 28.0;
    let mut svg = format!(
        r##"<g font-family="{families}">
<rect x="{LEFT}" y="36" width="{kicker_width}" height="34" rx="17" fill="{INK}"/>
<text x="{x}" y="59" font-weight="600" font-size="18" fill="#FFD233">{kicker}</text>
"##,
        x = LEFT + 14.0,
        kicker = texts.kicker,
    );
    let size = title_size(texts.title);
    let single = texts.title.len() == 1;
    let first = if single { 92.0 + size } else { 76.0 + size };
    for (index, line) in texts.title.iter().enumerate() {
        let y = first + index as f64 * size * 1.12;
        svg += &format!(
            r#"<text x="{LEFT}" y="{y}" font-weight="800" font-size="{size}" letter-spacing="-0.8" fill="{INK}">{line}</text>
"#
        );
    }
    svg + &flash(texts) + "</g>\n"
}

/// The largest size up to 46 at which the longest line ends before the dishes.
fn title_size(lines: &[&str]) -> f64 {
    let largest = if lines.len() == 1 { 64.0 } else { 46.0 };
    let widest = lines
        .iter()
        .map(|line| fonts::width(line, 1.0, Weight::ExtraBold))
        .fold(1.0, f64::max);
    f64::min(largest, (TEXT_END - LEFT) / widest).floor()
}

/// The chili flag with the price, leaning a little; none where there is nothing to say.
fn flash(texts: &Texts) -> String {
    if texts.figure.is_empty() {
        return String::new();
    }
    let lead_width = fonts::width(texts.lead, 20.0, Weight::SemiBold);
    let gap = if texts.lead.is_empty() { 0.0 } else { 10.0 };
    // A figure with digits is a price or a discount and is louder than a call.
    let size = if texts.figure.contains(|c: char| c.is_ascii_digit()) {
        38.0
    } else {
        27.0
    };
    let figure_width = fonts::width(texts.figure, size, Weight::ExtraBold);
    let width = 22.0 + lead_width + gap + figure_width + 22.0;
    let baseline = 232.0 + size * 0.36;
    let figure_x = LEFT + 22.0 + lead_width + gap;
    format!(
        r##"<g transform="rotate(-2 {LEFT} 232)">
<rect x="{LEFT}" y="207" width="{width}" height="58" rx="18" fill="#7A1206" fill-opacity=".22"/>
<rect x="{LEFT}" y="202" width="{width}" height="58" rx="18" fill="{CHILI}"/>
<text x="{lead_x}" y="{baseline}" font-weight="600" font-size="20" fill="#FFFFFF">{lead}</text>
<text x="{figure_x}" y="{baseline}" font-weight="800" font-size="{size}" fill="#FFFFFF">{figure}</text>
</g>
"##,
        lead_x = LEFT + 22.0,
        lead = texts.lead,
        figure = texts.figure,
    )
}

#[cfg(test)]
mod tests;
