//! What a shared link shows before anybody opens it: title, description and picture by route, in the
//! head of the page itself. B16.
//!
//! Invariants: robots and people get the same page; everything from the database is escaped; other
//! routes than these six ask the database nothing; what cannot be previewed is the plain page.

use axum::http::{HeaderMap, Uri, header};

use crate::{
    html::Html,
    ids,
    locale::Locale,
    seed::shared,
    state::App,
    store::{
        StoreError,
        catalog::shares::{Shared, Subject},
    },
};

/// Where the app is when the request does not say (decisions "Name and identity").
const HOME: &str = "https://jajan.example";
/// A page without an id: what runs or comes next.
const TODAY: &str = "today";
const MAX_TITLE_CHARS: usize = 90;
const MAX_DESCRIPTION_CHARS: usize = 180;

/// What a preview says in one language.
pub struct ShareText {
    pub title: String,
    pub description: String,
}

/// What the address is about; absent: nothing that has a preview.
pub fn subject(uri: &Uri) -> Option<Subject> {
    let query: Vec<(String, String)> =
        form_urlencoded::parse(uri.query().unwrap_or_default().as_bytes())
            .into_owned()
            .collect();
    let value = |name: &str| {
        let pair = query.iter().find(|(key, _)| key == name);
        pair.map(|(_, value)| value.as_str())
    };
    match uri.path() {
        "/platform/merchant" => {
            let store = value("storeId").and_then(ids::store_number);
            let place = value("poiId").and_then(ids::poi_number);
            let code = value("qrCodeId").and_then(ids::qr_code_store);
            store.or(place).or(code).map(Subject::Store)
        }
        "/platform/reviewDetail" => value("reviewId")
            .and_then(ids::review_number)
            .map(Subject::Review),
        "/platform/groupCouponDetail" => value("skuId")
            .and_then(ids::sku_number)
            .map(Subject::Voucher),
        "/platform/brandsHomepage" => {
            let number = value("id").and_then(|id| id.parse().ok());
            number.map(Subject::Brand)
        }
        "/platform/brands" => Some(Subject::Brands),
        "/platform/bigBrandActivity" => match value("id") {
            Some(id) => page_id(id).map(|id| Subject::BrandDay(id.to_owned())),
            None => Some(Subject::BrandDay(TODAY.to_owned())),
        },
        _ => None,
    }
}

/// The id of a brand day's page, as far as an address may name one.
pub fn page_id(text: &str) -> Option<&str> {
    let is_plain = |b: u8| b.is_ascii_alphanumeric() || b == b'-';
    ((1..=64).contains(&text.len()) && text.bytes().all(is_plain)).then_some(text)
}

/// The tags for the head; absent: the plain page is right.
pub async fn head(app: &App, uri: &Uri, asked: &HeaderMap) -> Result<Option<String>, StoreError> {
    let Some(subject) = subject(uri) else {
        return Ok(None);
    };
    let shared = shared(&app.database, subject.clone(), app.clock.now_ms()).await?;
    let locale = locale(uri, asked);
    Ok(shared.map(|shared| tags(&shared, &subject, locale, uri, &origin(asked))))
}

/// The page with these tags in place of its title and description; absent: it has no head.
pub fn put_in(page: &str, head: &str) -> Option<String> {
    let (before, after) = cut(page, "<title>", "</title>")?;
    let after = match cut(after, "<meta name=\"description\"", ">") {
        Some((first, rest)) => format!("{first}{rest}"),
        None => after.to_owned(),
    };
    Some(format!("{before}{head}{after}"))
}

/// What stands before and after a part of the text.
fn cut<'a>(text: &'a str, start: &str, end: &str) -> Option<(&'a str, &'a str)> {
    let (before, rest) = text.split_once(start)?;
    let (_, after) = rest.split_once(end)?;
    Some((before, after))
}

/// `?language`, then what the browser prefers, then Indonesian.
fn locale(uri: &Uri, asked: &HeaderMap) -> Locale {
    let query = uri.query().unwrap_or_default().split('&');
    let named = query
        .filter_map(|pair| pair.strip_prefix("language="))
        .find_map(Locale::from_tag);
    let preferred = asked
        .get(header::ACCEPT_LANGUAGE)
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default();
    let by_tag = |tag: &str| {
        let tag = tag.split(';').next().unwrap_or_default().trim();
        match tag.split('-').next().unwrap_or_default() {
            "id" | "in" => Some(Locale::IdId),
            "en" => Some(Locale::EnUs),
            "zh" => Some(Locale::ZhCn),
            _ => None,
        }
    };
    named
        .or_else(|| preferred.split(',').find_map(by_tag))
        .unwrap_or_default()
}

/// Where the page was asked for: previews need whole addresses.
fn origin(asked: &HeaderMap) -> String {
    let text = |name: &'static str| asked.get(name).and_then(|value| value.to_str().ok());
    let host = text("host").unwrap_or_default();
    let is_host = !host.is_empty()
        && host
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || b".-:[]".contains(&b));
    if !is_host {
        return HOME.to_owned();
    }
    let scheme = match text("x-forwarded-proto") {
        Some("https") => "https",
        _ => "http",
    };
    format!("{scheme}://{host}")
}

fn tags(shared: &Shared, subject: &Subject, locale: Locale, uri: &Uri, origin: &str) -> String {
    let ShareText { title, description } = words(shared, locale);
    let (tag, path) = (tag_of(locale), picture_path(subject));
    let picture = format!("{origin}/img/share/{path}/{tag}.jpg?v={}", version(shared));
    let address = format!("{origin}{uri}");
    let locale_name = tag.replace('-', "_");
    let (title, description, picture) = (title.as_str(), description.as_str(), picture.as_str());
    let mut html = Html::default();
    html.raw("<title>")
        .text(title)
        .raw("</title><meta name=\"description\" content=\"")
        .text(description)
        .raw("\">");
    for (name, value) in [
        ("og:site_name", "Jajan"),
        ("og:type", "website"),
        ("og:title", title),
        ("og:description", description),
        ("og:url", address.as_str()),
        ("og:locale", locale_name.as_str()),
        ("og:image", picture),
        ("og:image:type", "image/jpeg"),
        ("og:image:width", "1200"),
        ("og:image:height", "630"),
        ("og:image:alt", title),
    ] {
        html.raw("<meta property=\"")
            .text(name)
            .raw("\" content=\"")
            .text(value)
            .raw("\">");
    }
    for (name, value) in [
        ("twitter:card", "summary_large_image"),
        ("twitter:title", title),
        ("twitter:description", description),
        ("twitter:image", picture),
    ] {
        html.raw("<meta name=\"")
            .text(name)
            .raw("\" content=\"")
            .text(value)
            .raw("\">");
    }
    html.into_string()
}

/// The path of a subject's picture under `/img/share/`.
fn picture_path(subject: &Subject) -> String {
    match subject {
        Subject::Store(id) => format!("store/{}", ids::store(*id)),
        Subject::Review(id) => format!("review/{}", ids::review(*id)),
        Subject::Voucher(id) => format!("voucher/{}", ids::sku(*id)),
        Subject::Brand(id) => format!("brand/{id}"),
        Subject::Brands => "brands/all".to_owned(),
        Subject::BrandDay(id) => format!("day/{id}"),
    }
}

/// Other facts, another address: messengers keep a picture for good by its address.
fn version(shared: &Shared) -> String {
    let hash = crate::chance::hash(&format!("{shared:?}"));
    crate::text::hex(&hash[..6])
}

pub fn tag_of(locale: Locale) -> &'static str {
    match locale {
        Locale::IdId => "id-ID",
        Locale::EnUs => "en-US",
        Locale::ZhCn => "zh-CN",
    }
}

/// Title and description in one language.
pub fn words(shared: &Shared, locale: Locale) -> ShareText {
    let name = &shared.name;
    let category = locale.pick(&shared.category);
    let rating = rating(shared, locale);
    let place = [category, &shared.area, &rating]
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(" · ");
    let (title, description) = if let Some(voucher) = &shared.voucher {
        let title = format!("{} · {}", locale.pick(&voucher.name), rupiah(voucher.price));
        (title, format!("{name} · {place}"))
    } else if let Some(review) = &shared.review {
        let stars = "★".repeat(review.score.into());
        let title = match locale {
            Locale::IdId => format!("{stars} Ulasan {name}"),
            Locale::EnUs => format!("{stars} Review of {name}"),
            Locale::ZhCn => format!("{stars} {name}的评价"),
        };
        let content = if review.content.is_empty() {
            place
        } else {
            review.content.clone()
        };
        (title, content)
    } else if let Some(introduction) = &shared.introduction {
        let title = if name.is_empty() { category } else { name };
        (title.to_owned(), locale.pick(introduction).to_owned())
    } else {
        (
            name.clone(),
            format!("{place} · {}", per_head(shared, locale)),
        )
    };
    ShareText {
        title: short(&format!("{title} · Jajan"), MAX_TITLE_CHARS),
        description: short(&description, MAX_DESCRIPTION_CHARS),
    }
}

/// `★ 4,5 (120)`; empty without reviews.
pub fn rating(shared: &Shared, locale: Locale) -> String {
    if shared.review_count == 0 {
        return String::new();
    }
    let point = if locale == Locale::IdId { ',' } else { '.' };
    let (whole, tenth) = (shared.score_tenths / 10, shared.score_tenths % 10);
    format!("★ {whole}{point}{tenth} ({})", shared.review_count)
}

/// What a head pays there.
pub fn per_head(shared: &Shared, locale: Locale) -> String {
    let price = rupiah(shared.price_per_capita);
    match locale {
        Locale::IdId => format!("{price}/orang"),
        Locale::EnUs => format!("{price} per person"),
        Locale::ZhCn => format!("人均 {price}"),
    }
}

/// `Rp15.000` in every language (decisions "Money, time, place").
pub fn rupiah(amount: u32) -> String {
    let digits = amount.to_string();
    let mut text = String::from("Rp");
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push('.');
        }
        text.push(digit);
    }
    text
}

/// On one line, without characters that turn or hide text, cut with an ellipsis.
fn short(text: &str, max_chars: usize) -> String {
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
    use super::*;

    #[test]
    fn only_six_routes_with_right_ids_have_a_subject() {
        for (address, expected) in [
            ("/platform/merchant?storeId=S12", Some(Subject::Store(12))),
            ("/platform/merchant?poiId=P12&x=1", Some(Subject::Store(12))),
            (
                "/platform/merchant?qrCodeId=Q12T3",
                Some(Subject::Store(12)),
            ),
            ("/platform/merchant?storeId=12", None),
            ("/platform/merchant", None),
            ("/platform/merchantDetail?storeId=S12", None),
            (
                "/platform/reviewDetail?reviewId=V1002&poiId=P1",
                Some(Subject::Review(1002)),
            ),
            (
                "/platform/groupCouponDetail?skuId=K7",
                Some(Subject::Voucher(7)),
            ),
            ("/platform/brandsHomepage?id=3", Some(Subject::Brand(3))),
            ("/platform/brandsHomepage?id=%27", None),
            ("/platform/brands", Some(Subject::Brands)),
            (
                "/platform/bigBrandActivity?id=merdeka-2026",
                Some(Subject::BrandDay("merdeka-2026".to_owned())),
            ),
            (
                "/platform/bigBrandActivity",
                Some(Subject::BrandDay("today".to_owned())),
            ),
            ("/platform/bigBrandActivity?id=%3Cb%3E", None),
            ("/platform/home?storeId=S1", None),
            ("/", None),
        ] {
            let uri: Uri = address.parse().expect("an address");
            assert_eq!(subject(&uri), expected, "{address}");
        }
    }

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
