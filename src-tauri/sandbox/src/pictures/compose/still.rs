//! Logos, portraits and icons.

use crate::pictures::art::Art;
use crate::pictures::compose::svg::{Drawing, art, diagonal, document, emoji, gradients, shadow};
use crate::pictures::dish::Seed;
use crate::pictures::fonts;
use crate::pictures::grounds::Ground;

/// Letters over an emoji that looks in from the corner.
pub fn logo(ground: &Ground, letters: &str, name: &'static str) -> Drawing {
    let (light, text) = (ground.glow, ground.text);
    let size = match letters.len() {
        1 => 128,
        2 => 106,
        _ => 78,
    };
    let defs = diagonal("ground", ground.from, ground.to);
    let body = format!(
        r#"<rect width="240" height="240" fill="url(#ground)"/>
<circle cx="186" cy="190" r="96" fill="{light}" fill-opacity=".5"/>
<text x="24" y="{baseline}" font-family="{families}" font-weight="800" font-size="{size}" letter-spacing="-4" fill="{text}">{letters}</text>
{}{}"#,
        shadow(176.0, 222.0, 62.0, 12.0),
        emoji(name, [176.0, 168.0, 116.0, 8.0]),
        baseline = 30 + size * 3 / 4,
        families = fonts::FAMILIES,
    );
    document(240, 240, &defs, &body)
}

/// An emoji in the light.
pub fn portrait(ground: &Ground, name: &'static str) -> Drawing {
    let body = format!(
        r#"<rect width="320" height="320" fill="url(#ground)"/>
<circle cx="160" cy="150" r="170" fill="url(#glow)"/>
{}{}"#,
        shadow(160.0, 262.0, 104.0, 20.0),
        emoji(name, [160.0, 156.0, 212.0, 0.0]),
    );
    document(320, 320, &gradients(ground), &body)
}

/// The art alone, on nothing.
pub fn icon(of: Art) -> Drawing {
    let side = match of {
        Art::Emoji(_) => 248.0,
        // A dish leaves room beside it; a straw does not.
        Art::Dish(dish) if dish.recipe.vessel.is_glass() => 256.0,
        Art::Dish(_) => 272.0,
    };
    let body = art(of, Seed::HOUSE, [128.0, 128.0, side, 0.0]);
    document(256, 256, "", &body)
}
