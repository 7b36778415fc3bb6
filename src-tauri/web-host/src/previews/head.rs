//! The tags in the head of the page, and in which language they are.

use axum::http::{HeaderMap, Uri, header};
use jajan_contract::localised::Locale;
use maud::html;

use super::facts::Facts;

/// The app's origin when the request has no valid host (decisions "Name and identity").
const HOME: &str = "https://jajan.example";

/// Title, description and tags. `page` is an absolute URL, `images` an origin.
pub fn tags(facts: &Facts, locale: Locale, page: &str, images: &str) -> String {
    let words = facts.words(locale);
    let (title, description) = (words.title.as_str(), words.description.as_str());
    let tag = locale.tag();
    let (picture, version) = (&facts.picture, &facts.version);
    let picture = format!("{images}/img/share/{picture}/{tag}.jpg?v={version}");
    html! {
        title { (title) }
        meta name="description" content=(description);
        @for (name, value) in [
            ("og:site_name", "Jajan"),
            ("og:type", "website"),
            ("og:title", title),
            ("og:description", description),
            ("og:url", page),
            ("og:locale", &tag.replace('-', "_")),
            ("og:image", &picture),
            ("og:image:type", "image/jpeg"),
            ("og:image:width", "1200"),
            ("og:image:height", "630"),
            ("og:image:alt", title),
        ] {
            meta property=(name) content=(value);
        }
        @for (name, value) in [
            ("twitter:card", "summary_large_image"),
            ("twitter:title", title),
            ("twitter:description", description),
            ("twitter:image", &picture),
        ] {
            meta name=(name) content=(value);
        }
    }
    .into_string()
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

/// The text before and after its first part from `start` to `end`.
fn cut<'a>(text: &'a str, start: &str, end: &str) -> Option<(&'a str, &'a str)> {
    let (before, rest) = text.split_once(start)?;
    let (_, after) = rest.split_once(end)?;
    Some((before, after))
}

/// `?language`, then what the browser prefers, then Indonesian.
pub fn locale(uri: &Uri, asked: &HeaderMap) -> Locale {
    let query = uri.query().unwrap_or_default().split('&');
    let named = query
        .filter_map(|pair| pair.strip_prefix("language="))
        .find_map(Locale::from_tag);
    named.unwrap_or_else(|| preferred(asked))
}

/// What the browser prefers, then Indonesian.
pub fn preferred(asked: &HeaderMap) -> Locale {
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
    preferred.split(',').find_map(by_tag).unwrap_or_default()
}

/// The origin that the page was requested from.
pub fn origin_of(asked: &HeaderMap) -> String {
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
