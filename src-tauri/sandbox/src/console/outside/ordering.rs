//! The page that simulates the ordering host: the menu of a store, and what it was given. Merchant 2
//! `/menuQR`.
//!
//! Invariant: nothing can be ordered, and nothing of the user's pass is shown or kept: the page has no
//! form, sends no referrer and masks `uk` in any form.

use axum::{
    extract::Request,
    http::{StatusCode, header},
    response::{Html, IntoResponse, Response},
};
use jajan_contract::{
    localised::Locale,
    store_page::{MenuDish, StoreInfo},
    text::rupiah,
};
use maud::{DOCTYPE, Markup, html};
use serde_json::Value;

use crate::console::form::Fields;
use crate::error::Error;
use crate::ids;
use crate::routes::store_page::reply::store_info;
use crate::state::App;
use crate::store::{Stop, Viewer};
use crate::words;

pub const STYLE: &str = "/console/ordering.css";

/// What merchant 2 appends; anything else is shown as one that the host would not know.
const KNOWN: [&str; 6] = ["qrCodeId", "orderFoodType", "uk", "sbh", "sabh", "language"];
const MAX_SHOWN: usize = 12;
const MAX_VALUE_CHARS: usize = 80;

pub async fn show(app: App, request: Request) -> Response {
    let fields = Fields::of_query(&request);
    let locale = Locale::from_tag(fields.text("language")).unwrap_or_default();
    let way = way(locale, fields.text("orderFoodType"));
    let store_id = ids::typed(ids::qr_code_store, fields.text("qrCodeId"));
    let (Some(way), Some(store_id)) = (way, store_id) else {
        return answer(StatusCode::NOT_FOUND, absent(locale, &fields));
    };
    let viewer = Viewer::visitor(app.clock.now_ms());
    match app.database.store_page(store_id, viewer).await {
        Err(Stop::Failed(cause)) => Error::internal(cause).reply(locale),
        Err(Stop::Refused(_)) => answer(StatusCode::NOT_FOUND, absent(locale, &fields)),
        Ok(page) => {
            let store = store_info(page, None);
            answer(StatusCode::OK, menu(locale, way, &store, &fields))
        }
    }
}

/// Merchant 2: `orderFoodType` is 1 or 2.
fn way(locale: Locale, order_food_type: &str) -> Option<&'static str> {
    match order_food_type {
        "1" => Some(locale.one_of(["Pesan antar", "Delivery", "外卖配送"])),
        "2" => Some(locale.one_of(["Ambil sendiri", "Pick-up", "到店自取"])),
        _ => None,
    }
}

fn answer(status: StatusCode, page: Markup) -> Response {
    let no_store = [(header::CACHE_CONTROL, "no-store")];
    (status, no_store, Html(page.into_string())).into_response()
}

fn document(locale: Locale, title: &str, body: Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(locale.tag()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                // The address contains the user's pass.
                meta name="referrer" content="no-referrer";
                meta name="color-scheme" content="light dark";
                meta name="robots" content="noindex";
                title { (title) }
                link rel="icon" href="/img/icon/noodles.png?w=64";
                link rel="stylesheet" href=(STYLE);
            }
            body { (body) }
        }
    }
}

fn menu(locale: Locale, way: &str, store: &StoreInfo, fields: &Fields) -> Markup {
    let dishes = store.menu_list.as_deref().unwrap_or_default();
    let heading = locale.one_of(["Menu", "Menu", "菜单"]);
    let body = html! {
        header {
            p.way { (way) }
            h1 { (store.store_name) }
            p.quiet { (store.store_address) }
        }
        main {
            p.note { (played(locale)) }
            section aria-labelledby="menu" {
                h2 #menu { (heading) " " span.quiet { (dishes.len()) } }
                ul.menu { @for dish in dishes { li { (row(locale, dish)) } } }
            }
            (given(locale, fields))
            (back(locale, Some(store)))
        }
    };
    document(locale, &format!("{} · {way}", store.store_name), body)
}

fn row(locale: Locale, dish: &MenuDish) -> Markup {
    let favourite = locale.one_of(["Favorit", "Popular", "招牌"]);
    html! {
        @if let Some(address) = &dish.image_url {
            img src={ (address) "?w=160" } alt="" width="72" height="72" loading="lazy";
        }
        div {
            p.name { (locale.pick(&dish.name)) @if dish.is_favourite { " " span.mark { (favourite) } } }
            p.price { (rupiah(dish.price)) }
        }
    }
}

fn absent(locale: Locale, fields: &Fields) -> Markup {
    let heading = locale.one_of([
        "Tempat makan ini tidak ditemukan",
        "This store cannot be found",
        "找不到这家门店",
    ]);
    let words = locale.one_of([
        "Kodenya mungkin salah atau sudah diganti. Coba buka lagi dari halaman tempat makan di Jajan.",
        "The code may be wrong, or it was replaced. Open it again from the store in Jajan.",
        "二维码可能有误或已更换，请从 Jajan 的门店页重新打开。",
    ]);
    let body = html! {
        header { h1 { (heading) } p.quiet { (words) } }
        main { p.note { (played(locale)) } (given(locale, fields)) (back(locale, None)) }
    };
    document(locale, heading, body)
}

fn played(locale: Locale) -> &'static str {
    locale.one_of([
        "Ini halaman tiruan dari sandbox: menunya asli dari datanya, tapi di sini tidak ada yang bisa dipesan.",
        "The sandbox plays the ordering host here: the menu is the one of its data, and nothing can be ordered.",
        "这是沙盒模拟的点餐页面：菜单来自沙盒数据，但无法真正下单。",
    ])
}

/// What the address said, in its order.
fn given(locale: Locale, fields: &Fields) -> Markup {
    let heading = locale.one_of([
        "Yang diterima halaman ini",
        "What this page was given",
        "页面收到的参数",
    ]);
    let unknown = locale.one_of(["tidak dikenal", "not known", "未知参数"]);
    let none = locale.one_of(["tidak ada", "none", "无"]);
    let more = fields.pairs().filter(|(name, _)| !KNOWN.contains(name));
    let more: Vec<&str> = more.map(|(name, _)| name).take(MAX_SHOWN).collect();
    html! {
        section aria-labelledby="given" {
            h2 #given { (heading) }
            dl {
                @for name in KNOWN {
                    div {
                        dt { (name) }
                        dd {
                            @match fields.get(name) {
                                None => span.quiet { (none) },
                                Some(pass) if name == "uk" => (masked(pass)),
                                Some(value) => (shown(value)),
                            }
                        }
                    }
                }
                // Their values may be a pass under another name.
                @for name in more { div { dt { (shown(name)) } dd.odd { (unknown) } } }
            }
        }
    }
}

fn back(locale: Locale, store: Option<&StoreInfo>) -> Markup {
    let (href, words) = match store {
        Some(store) => (
            format!("/platform/merchant?storeId={}", store.store_id),
            locale.one_of(["Kembali ke tempat makan", "Back to the store", "返回门店"]),
        ),
        None => (
            "/".to_owned(),
            locale.one_of(["Buka Jajan", "Open Jajan", "打开 Jajan"]),
        ),
    };
    html! { p { a.main href=(href) { (words) } } }
}

/// The user id, and that there is a token; of another form only its length.
fn masked(pass: &str) -> String {
    let read = serde_json::from_str::<Value>(pass).ok();
    let text = |name: &str| read.as_ref()?.get(name)?.as_str().map(str::to_owned);
    match (text("userId"), text("accessToken")) {
        (Some(user_id), Some(token)) => {
            let (user_id, length) = (shown(&user_id), token.chars().count());
            format!("userId {user_id}, accessToken •••• ({length})")
        }
        _ => format!("•••• ({})", pass.chars().count()),
    }
}

/// One line without what turns text around, and cut.
fn shown(text: &str) -> String {
    let line = words::seen(text);
    match line.chars().count() > MAX_VALUE_CHARS {
        true => line.chars().take(MAX_VALUE_CHARS).chain(['…']).collect(),
        false => line,
    }
}
