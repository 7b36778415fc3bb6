//! Covers, logos, dishes, icons and malls: the pictures without sentences.

use crate::pictures::compose::svg::{Drawing, diagonal, dish as art, document, gradients, shadow};
use crate::pictures::fonts;
use crate::pictures::grounds::Ground;

/// A dish on a podium, a smaller one before it.
pub fn cover(ground: &Ground, [first, second]: &[&str; 2]) -> Drawing {
    let (to, light, deep) = (ground.to, ground.glow, ground.deep);
    let defs = gradients(ground)
        + &format!(
            r#"<linearGradient id="side" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="{deep}" stop-opacity=".30"/><stop offset=".35" stop-color="{deep}" stop-opacity=".12"/><stop offset="1" stop-color="{deep}" stop-opacity=".42"/></linearGradient>
"#
        );
    let body = format!(
        r##"<rect width="640" height="480" fill="url(#ground)"/>
<circle cx="70" cy="60" r="150" fill="{light}" fill-opacity=".25"/>
<circle cx="600" cy="110" r="95" fill="{light}" fill-opacity=".22"/>
<circle cx="300" cy="220" r="300" fill="url(#glow)"/>
<rect y="372" width="640" height="108" fill="{deep}" fill-opacity=".14"/>
<ellipse cx="290" cy="420" rx="250" ry="44" fill="url(#shade)"/>
<path d="M90 356v46a200 46 0 0 0 400 0v-46z" fill="{to}"/>
<path d="M90 356v46a200 46 0 0 0 400 0v-46z" fill="url(#side)"/>
<ellipse cx="290" cy="356" rx="200" ry="46" fill="{light}"/>
{}{}{}{}"##,
        shadow(290.0, 360.0, 150.0, 26.0),
        art(first, 290.0, 222.0, 300.0, 0.0),
        shadow(506.0, 436.0, 96.0, 17.0),
        art(second, 506.0, 346.0, 180.0, 6.0),
    );
    document(640, 480, &defs, &body)
}

/// Letters over a dish that looks in from the corner.
pub fn logo(ground: &Ground, letters: &str, dish: &str) -> Drawing {
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
        art(dish, 176.0, 168.0, 116.0, 8.0),
        baseline = 30 + size * 3 / 4,
        families = fonts::FAMILIES,
    );
    document(240, 240, &defs, &body)
}

/// One dish in the light.
pub fn dish(ground: &Ground, name: &str) -> Drawing {
    let body = format!(
        r#"<rect width="320" height="320" fill="url(#ground)"/>
<circle cx="160" cy="150" r="170" fill="url(#glow)"/>
{}{}"#,
        shadow(160.0, 262.0, 104.0, 20.0),
        art(name, 160.0, 156.0, 212.0, 0.0),
    );
    document(320, 320, &gradients(ground), &body)
}

/// The art alone, on nothing.
pub fn icon(name: &str) -> Drawing {
    document(256, 256, "", &art(name, 128.0, 128.0, 248.0, 0.0))
}

/// A mall at the end of a street, its letters on a sign.
pub fn mall(ground: &Ground, letters: &str) -> Drawing {
    let deep = ground.deep;
    let mut skyline = String::new();
    for (x, top, width) in [(0, 210, 90), (76, 150, 84), (470, 130, 96), (552, 190, 88)] {
        skyline += &format!(
            r#"<rect x="{x}" y="{top}" width="{width}" height="300" rx="10" fill="{deep}" fill-opacity=".16"/>
"#
        );
    }
    let body = format!(
        r##"<rect width="640" height="480" fill="url(#ground)"/>
<circle cx="320" cy="220" r="300" fill="url(#glow)"/>
{skyline}<rect y="400" width="640" height="80" fill="{deep}" fill-opacity=".22"/>
{}{}{}{}<rect x="{sign_x}" y="26" width="{sign_width}" height="66" rx="33" fill="#1A1613"/>
<text x="320" y="74" text-anchor="middle" font-family="{families}" font-weight="800" font-size="42" letter-spacing="2" fill="#FFD233">{letters}</text>
"##,
        shadow(320.0, 408.0, 190.0, 26.0),
        art("department-store", 320.0, 250.0, 320.0, 0.0),
        shadow(510.0, 436.0, 84.0, 14.0),
        art("shopping-bags", 510.0, 370.0, 140.0, 0.0),
        sign_x = 320 - sign_width(letters) / 2,
        sign_width = sign_width(letters),
        families = fonts::FAMILIES,
    );
    document(640, 480, &gradients(ground), &body)
}

fn sign_width(letters: &str) -> usize {
    70 + letters.len() * 38
}
