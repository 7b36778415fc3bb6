//! How facts are said in each language.

use jajan_contract::{localised::Locale, store_page::StoreInfo};

/// What is sold there, where, and how good it is.
pub fn place(store: &StoreInfo, locale: Locale) -> String {
    let category = store.store_business_category_list.first();
    let category = category.map_or("", |first| locale.pick(&first.business_category_name));
    let area = store.business_district_list.first();
    let area = area.map_or("", |first| first.name.as_str());
    joined(&[category, area, &rating(store, locale)])
}

/// `★ 4,5 (120)`; empty without reviews.
fn rating(store: &StoreInfo, locale: Locale) -> String {
    if store.review_count == 0 {
        return String::new();
    }
    let score = format!("{:.1}", store.score);
    let score = match locale {
        Locale::IdId => score.replace('.', ","),
        Locale::EnUs | Locale::ZhCn => score,
    };
    format!("★ {score} ({})", store.review_count)
}

pub fn joined(parts: &[&str]) -> String {
    let parts: Vec<_> = parts
        .iter()
        .copied()
        .filter(|part| !part.is_empty())
        .collect();
    parts.join(" · ")
}

/// On one line, without bidirectional control characters, truncated with an ellipsis.
pub fn short(text: &str, max_chars: usize) -> String {
    let is_plain = |c: &char| !matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let plain: String = text.chars().filter(is_plain).collect();
    let line = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.chars().count() <= max_chars {
        return line;
    }
    let kept: String = line.chars().take(max_chars - 1).collect();
    format!("{}…", kept.trim_end())
}

#[cfg(test)]
mod tests {
    use jajan_contract::text::rupiah;

    use super::*;

    #[test]
    fn money_and_cut_texts() {
        for (amount, text) in [
            (0, "Rp0"),
            (950, "Rp950"),
            (15_000, "Rp15.000"),
            (1_250_000, "Rp1.250.000"),
        ] {
            assert_eq!(rupiah(amount), text);
        }
        assert_eq!(short(" a\n b\u{202e} ", 9), "a b");
        assert_eq!(short("abcdef", 4), "abc…");
    }
}
