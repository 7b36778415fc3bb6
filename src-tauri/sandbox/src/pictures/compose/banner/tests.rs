use super::*;
use crate::pictures::banners::BANNERS;

#[test]
fn every_text_has_its_glyphs_and_ends_before_the_dishes() {
    for banner in &BANNERS {
        for locale in Locale::ALL {
            let texts = banner.texts(locale);
            let name = format!("{} {}", banner.name, locale.tag());
            for text in texts
                .title
                .iter()
                .chain([&texts.kicker, &texts.lead, &texts.figure])
            {
                assert!(
                    fonts::covers(text),
                    "{name}: a glyph of «{text}» is not embedded"
                );
                assert!(
                    !text.contains(['<', '&', '"']),
                    "{name}: «{text}» would need escaping"
                );
            }
            assert!(
                title_size(texts.title) >= 34.0,
                "{name}: the title is too long"
            );
            let figure = fonts::width(texts.figure, 38.0, Weight::ExtraBold);
            let lead = fonts::width(texts.lead, 20.0, Weight::SemiBold);
            assert!(
                LEFT + 54.0 + lead + figure < TEXT_END + 20.0,
                "{name}: the flash is too wide"
            );
            let kicker = fonts::width(texts.kicker, 18.0, Weight::SemiBold);
            assert!(
                LEFT + 28.0 + kicker < TEXT_END,
                "{name}: the kicker is too long"
            );
        }
    }
}
