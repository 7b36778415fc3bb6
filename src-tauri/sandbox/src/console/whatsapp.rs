//! The page that plays WhatsApp: a chat with Jajan, the message already written. Decisions "Login".
//!
//! What is sent arrives where the real message would; the reply has the way back to the app, with
//! the `state` of the login and nothing else. Indonesian, as the real one would be.

use axum::{
    extract::Request,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};

use crate::console::form::Fields;
use crate::console::people::unwell;
use crate::html::Html;
use crate::state::App;
use crate::{phone, seed};

const STYLE: &str = concat!(include_str!("page.css"), include_str!("whatsapp.css"));
const MAX_TEXT_CHARS: usize = 1_000;

enum Chat {
    Writing {
        problem: Option<String>,
    },
    Sent {
        state: String,
    },
    Withdrawn {
        state: String,
    },
    /// No login waits for this message.
    InVain,
}

pub async fn style() -> Response {
    let kind = [
        (header::CONTENT_TYPE, "text/css; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    (kind, STYLE).into_response()
}

/// `phone` is whom to write to, `text` what.
pub async fn show(request: Request) -> Response {
    let fields = Fields::parse(request.uri().query().unwrap_or_default().as_bytes());
    page(&fields, &Chat::Writing { problem: None })
}

/// `from` is who writes; `do` is `send` or `withdraw`.
pub async fn send(app: App, request: Request) -> Response {
    let read = Fields::read(request).await;
    let (fields, chat) = match read {
        Err(why) => (Fields::default(), Err(why)),
        Ok(fields) => {
            let chat = play(&app, &fields).await;
            (fields, chat)
        }
    };
    let chat = chat.unwrap_or_else(|why| Chat::Writing { problem: Some(why) });
    page(&fields, &chat)
}

async fn play(app: &App, fields: &Fields) -> Result<Chat, String> {
    let text = fields.get("text").unwrap_or_default();
    if text.is_empty() || text.chars().count() > MAX_TEXT_CHARS {
        return Err("Tulis pesannya dulu, paling banyak 1.000 huruf.".to_owned());
    }
    let from = fields.get("from").and_then(phone::typed);
    let from = from.ok_or("Nomor WhatsApp-nya belum benar, contoh: 0812-0000-0001.")?;
    let is_withdrawn = match fields.get("do") {
        Some("send") => false,
        Some("withdraw") => true,
        _ => return Err("Kirim atau batal?".to_owned()),
    };
    let state = app
        .database
        .message_arrives(text.to_owned(), from, is_withdrawn, app.clock.now_ms())
        .await
        .map_err(unwell)?;
    Ok(match state {
        None => Chat::InVain,
        Some(state) if is_withdrawn => Chat::Withdrawn { state },
        Some(state) => Chat::Sent { state },
    })
}

fn page(fields: &Fields, chat: &Chat) -> Response {
    let mut html = Html::default();
    let h = &mut html;
    h.raw("<!doctype html><html lang=\"id\"><head><meta charset=\"utf-8\">")
        .raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
        .raw("<meta name=\"referrer\" content=\"same-origin\">")
        .raw("<meta name=\"color-scheme\" content=\"light dark\">")
        .raw("<title>Jajan di WhatsApp (tiruan)</title>")
        .raw("<link rel=\"icon\" href=\"/img/icon/noodles.png?w=64\">")
        .raw("<link rel=\"stylesheet\" href=\"/console/whatsapp.css\"></head><body>")
        .raw("<header><img src=\"/img/icon/noodles.png?w=80\" alt=\"\" width=\"40\" height=\"40\">")
        .raw("<div><h1>Jajan</h1><p>WhatsApp tiruan dari sandbox</p></div></header><main>")
        .raw("<p class=\"bubble theirs\">Halo! Kirim pesan yang sudah terisi untuk masuk ke Jajan.</p>");
    let text = fields.get("text").unwrap_or_default();
    let text: String = text.chars().take(MAX_TEXT_CHARS).collect();
    match chat {
        Chat::Writing { problem } => writing(h, fields, &text, problem.as_deref()),
        Chat::Sent { state } => {
            mine(h, &text);
            h.raw("<div class=\"bubble theirs\" role=\"status\">").raw(
                "<p>Pesanmu sudah kami terima. Kembali ke Jajan untuk menyelesaikan masuk.</p>",
            );
            back(h, state);
            h.raw("</div>");
        }
        Chat::Withdrawn { state } => {
            h.raw("<div class=\"bubble theirs\" role=\"status\">")
                .raw("<p>Oke, permintaan masuk dibatalkan.</p>");
            back(h, state);
            h.raw("</div>");
        }
        Chat::InVain => {
            mine(h, &text);
            h.raw("<div class=\"bubble theirs\" role=\"status\"><p>Kode ini sudah tidak berlaku. ")
                .raw("Mulai lagi dari Jajan, ya.</p><p><a href=\"/\">Buka Jajan</a></p></div>");
        }
    }
    h.raw("</main></body></html>\n");
    let status = match chat {
        Chat::Writing { problem: Some(_) } => StatusCode::UNPROCESSABLE_ENTITY,
        _ => StatusCode::OK,
    };
    let headers = [
        (
            header::CONTENT_TYPE,
            HeaderValue::from_static("text/html; charset=utf-8"),
        ),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    (status, headers, html.into_string()).into_response()
}

fn mine(h: &mut Html, text: &str) {
    h.raw("<p class=\"bubble mine\">").text(text).raw("</p>");
}

/// The app looks at its own login when it is called with this `state`; it never logs in by it.
fn back(h: &mut Html, state: &str) {
    h.raw("<p><a class=\"main\" href=\"/platform/home/account?loginState=")
        .text(state)
        .raw("\">Kembali ke Jajan</a></p>")
        .raw("<p><a href=\"jajan://platform/home/account?loginState=")
        .text(state)
        .raw("\">Buka di aplikasi Jajan</a></p>");
}

fn writing(h: &mut Html, fields: &Fields, text: &str, problem: Option<&str>) {
    if let Some(problem) = problem {
        h.raw("<p class=\"problem\" role=\"alert\" id=\"problem\">")
            .text(problem)
            .raw("</p>");
    }
    h.raw("<form method=\"post\" action=\"/console/whatsapp\">")
        .raw("<label>Nomor WhatsApp-mu<input name=\"from\" type=\"tel\" list=\"people\" ")
        .raw("autocomplete=\"off\" required value=\"");
    match fields.get("from") {
        Some(from) => h.text(from),
        None => h.text(local(seed::USERS[0].0)),
    };
    h.raw("\"");
    if problem.is_some() {
        h.raw(" aria-describedby=\"problem\"");
    }
    h.raw("></label><datalist id=\"people\">");
    for (phone_no, name, _, frozen) in seed::USERS {
        h.raw("<option value=\"")
            .text(local(phone_no))
            .raw("\">")
            .text(name)
            .raw(if frozen.is_some() { " (dibekukan)" } else { "" })
            .raw("</option>");
    }
    h.raw("</datalist><label>Pesan<textarea name=\"text\" rows=\"4\" maxlength=\"1000\" required>")
        .text(text)
        .raw("</textarea></label><div class=\"row\">")
        .raw("<button name=\"do\" value=\"withdraw\">Batal</button>")
        .raw("<button class=\"main\" name=\"do\" value=\"send\">Kirim</button></div></form>");
}

/// `0812-0000-0001`, as people here write it.
fn local(phone_no: &str) -> String {
    let words = phone::words(phone::COUNTRY_CODE, phone_no);
    words.replacen("+62 ", "0", 1)
}
