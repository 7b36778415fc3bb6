//! Pictures of shared links: `/img/share/{kind}/{id}/{locale}.jpg`. B16.
//!
//! Their address carries a version of the facts (`v`) as a cache key for messengers, which keep a
//! picture forever. Nothing here reads it: a picture always shows the present facts.

use axum::{extract::Request, response::Response};
use bytes::Bytes;
use jajan_contract::{
    localised::{Locale, Localised},
    text::rupiah,
};

use crate::city::details::videos;
use crate::edge::address::address;
use crate::edge::headers;
use crate::error::{Error, Refusal};
use crate::pictures::{Asker, Seed, SharePicture, Size, Source};
use crate::routes::images;
use crate::seed::shared;
use crate::state::App;
use crate::store::catalog::shares::{Shared, Subject};
use crate::store::content::Video;
use crate::store::discovery::flash_sale;
use crate::{ids, pictures};

const AN_HOUR: &str = "public, max-age=3600";

pub async fn share_picture(app: App, request: Request) -> Response {
    let locale = headers::locale(request.headers());
    let (parts, _) = request.into_parts();
    match draw(&app, parts.uri.path(), address(&parts)).await {
        Ok(bytes) => images::reply(bytes, "image/jpeg", AN_HOUR, &parts.headers),
        Err(error) => error.reply(locale),
    }
}

async fn draw(app: &App, path: &str, asker: Asker) -> Result<Bytes, Error> {
    let absent = || Error::new(Refusal::PathUnknown, "no such picture");
    if let Some(picture) = constant(path) {
        return images::draw(app, Source::Shared(picture), Size::default(), asker).await;
    }
    if let Some((id, locale)) = asked_video(path) {
        let video = app.database.video(id, videos::has_video).await?;
        let picture = video.and_then(|video| of_video(&video, locale));
        let picture = picture.ok_or_else(absent)?;
        return images::draw(app, Source::Shared(picture), Size::default(), asker).await;
    }
    let (subject, locale) = asked(path).ok_or_else(absent)?;
    let shared = shared(&app.database, subject, app.clock.now_ms()).await?;
    let picture = picture(&shared.ok_or_else(absent)?, locale);
    images::draw(app, Source::Shared(picture), Size::default(), asker).await
}

fn parts(path: &str) -> Option<[&str; 3]> {
    let rest = path.strip_prefix("/img/share/")?.strip_suffix(".jpg")?;
    rest.split('/').collect::<Vec<_>>().try_into().ok()
}

/// Of a gift or a split, which tell nothing of what they are about, and of the flash sale.
fn constant(path: &str) -> Option<SharePicture> {
    let [kind, "all", tag] = parts(path)? else {
        return None;
    };
    let locale = Locale::from_tag(tag)?;
    let (name, call, art) = match kind {
        "gift" => (
            Localised::new("Ada hadiah untukmu", "A gift for you", "送你一份礼物"),
            Localised::new("Lihat isinya", "See what it is", "查看"),
            ["cake", "bowl"],
        ),
        "flash" => (
            flash_sale::title(),
            Localised::new("Lihat penawaran", "See the deals", "查看优惠"),
            ["bowl", "cake"],
        ),
        "split" => (
            Localised::new("Yuk, patungan", "Let’s share the bill", "一起付款"),
            Localised::new("Lihat bagianmu", "See your share", "查看份额"),
            ["bowl", "plate"],
        ),
        _ => return None,
    };
    Some(SharePicture {
        ground: String::new(),
        art: art.map(str::to_owned),
        seed: Seed::HOUSE,
        kicker: String::new(),
        name: written(locale, &name).to_owned(),
        rating: String::new(),
        price: written(locale, &call).to_owned(),
        old_price: String::new(),
    })
}

fn asked(path: &str) -> Option<(Subject, Locale)> {
    let [kind, id, tag] = parts(path)?;
    let subject = match kind {
        "store" => Subject::Store(ids::typed(ids::store_number, id)?),
        "review" => Subject::Review(ids::typed(ids::review_number, id)?),
        "voucher" => Subject::Voucher(ids::typed(ids::sku_number, id)?),
        "brand" => Subject::Brand(ids::row::Brand(id.parse().ok()?)),
        "brands" if id == "all" => Subject::Brands,
        "mall" => Subject::Mall(ids::typed(ids::mall_number, id)?),
        "rank" => Subject::Rank(ids::typed(ids::rank_number, id)?),
        "day" => Subject::BrandDay(id.to_owned()),
        _ => return None,
    };
    Some((subject, Locale::from_tag(tag)?))
}

fn picture(shared: &Shared, locale: Locale) -> SharePicture {
    let category = written(locale, &shared.category);
    let place = [category, &shared.area]
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(", ");
    let plain = SharePicture {
        ground: shared.ground.clone(),
        art: shared.art.clone(),
        seed: Seed::of_store(shared.store_id.map_or(0, |id| id.0)),
        kicker: place,
        name: shared.name.clone(),
        rating: rating(shared, locale),
        price: String::new(),
        old_price: String::new(),
    };
    if let Some(voucher) = &shared.voucher {
        let is_cheaper = voucher.original_price > voucher.price;
        return SharePicture {
            kicker: shared.name.clone(),
            name: written(locale, &voucher.name).to_owned(),
            art: [voucher.art.clone(), other(shared, &voucher.art)],
            price: rupiah(voucher.price),
            old_price: if is_cheaper {
                rupiah(voucher.original_price)
            } else {
                String::new()
            },
            ..plain
        };
    }
    if let Some(review) = &shared.review {
        return SharePicture {
            rating: format!("{} / 5", review.score),
            ..plain
        };
    }
    if shared.name.is_empty() {
        return SharePicture {
            kicker: String::new(),
            name: category.to_owned(),
            price: visit(locale).to_owned(),
            ..plain
        };
    }
    let is_store = shared.price_per_capita > 0;
    SharePicture {
        price: if is_store {
            per_head(shared, locale)
        } else {
            visit(locale).to_owned()
        },
        ..plain
    }
}

fn asked_video(path: &str) -> Option<(ids::row::Product, Locale)> {
    let [kind, id, tag] = parts(path)?;
    let id = ids::typed(ids::content_number, id).filter(|_| kind == "video")?;
    Some((id, Locale::from_tag(tag)?))
}

/// What it shows and says, with what to do. Absent: it cannot be drawn.
fn of_video(video: &Video, locale: Locale) -> Option<SharePicture> {
    let film = video.film()?;
    let title = videos::title(&film, video.product_id);
    Some(SharePicture {
        ground: video.ground.clone(),
        art: [video.art.clone(), video.other_dish().to_owned()],
        seed: Seed::of_store(video.store_id.0),
        kicker: video.store_name.clone(),
        name: written(locale, &title).to_owned(),
        rating: String::new(),
        price: locale
            .one_of(["Tonton videonya", "Watch the video", "看视频"])
            .to_owned(),
        old_price: String::new(),
    })
}

/// What the store's cover shows beside this dish.
fn other(shared: &Shared, dish: &str) -> String {
    let other = shared.art.iter().find(|art| *art != dish);
    other.cloned().unwrap_or_default()
}

/// `4,5 (120)`; empty without reviews.
fn rating(shared: &Shared, locale: Locale) -> String {
    if shared.review_count == 0 {
        return String::new();
    }
    let point = if locale == Locale::IdId { ',' } else { '.' };
    let (whole, tenth) = (shared.score_tenths / 10, shared.score_tenths % 10);
    format!("{whole}{point}{tenth} ({})", shared.review_count)
}

/// What a head pays there.
fn per_head(shared: &Shared, locale: Locale) -> String {
    let price = rupiah(shared.price_per_capita);
    locale.one_of([
        format!("{price}/orang"),
        format!("{price} per person"),
        format!("人均 {price}"),
    ])
}

/// The text in this language, or in Indonesian where the pictures' fonts lack a letter of it.
fn written(locale: Locale, text: &Localised) -> &str {
    let own = locale.pick(text);
    if pictures::can_write(own) {
        own
    } else {
        Locale::IdId.pick(text)
    }
}

/// What a brand's picture calls to, as its banner does.
fn visit(locale: Locale) -> &'static str {
    locale.one_of(["Kunjungi", "Visit", "去看看"])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_never_loses_letters() {
        let known = Localised::new("Brand pilihan", "Brand pavilion", "品牌馆");
        assert_eq!(written(Locale::ZhCn, &known), "品牌馆");
        let rare = Localised::new("Soto & sup", "Soto & soups", "鱻羴汤类");
        assert_eq!(written(Locale::ZhCn, &rare), "Soto & sup");
        assert_eq!(written(Locale::EnUs, &rare), "Soto & soups");
    }
}
