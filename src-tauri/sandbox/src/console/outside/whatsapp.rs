//! The page that simulates WhatsApp: a chat with Jajan, its message prefilled. Decisions "Login".
//!
//! A message is handled as the real one would be; the reply links back to the app, with the `state`
//! of the login and nothing else. In Indonesian, as the real chat would be.

use axum::{extract::Request, response::Response};
use maud::{Markup, html};

use crate::console::form::{Fields, Problem};
use crate::console::layout::{answer, document};
use crate::state::App;
use crate::{phone, seed};

pub const STYLE: &str = "/console/whatsapp.css";
const MAX_TEXT_CHARS: usize = 1_000;

/// `phone` is whom to write to, `text` what.
pub async fn show(request: Request) -> Response {
    let fields = Fields::of_query(&request);
    answer(page(writing(&fields, None)), None)
}

/// `from` is who writes; `do` is `send` or `withdraw`.
pub async fn send(app: App, request: Request) -> Response {
    let (fields, chat) = match Fields::read(request).await {
        Err(why) => (Fields::default(), Err(why)),
        Ok(fields) => {
            let chat = play(&app, &fields).await;
            (fields, chat)
        }
    };
    match chat {
        Ok(chat) => answer(page(chat), None),
        Err(why) => answer(page(writing(&fields, Some(&why))), Some(&why)),
    }
}

/// The chat after a message was sent, or its login withdrawn.
async fn play(app: &App, fields: &Fields) -> Result<Markup, Problem> {
    let text = fields.text("text");
    if text.is_empty() || text.chars().count() > MAX_TEXT_CHARS {
        return Err("Tulis pesannya dulu, paling banyak 1.000 huruf.".into());
    }
    let from = crate::typed::phone(fields.text("from"));
    let from = from.ok_or("Nomor WhatsApp-nya belum benar, contoh: 0812-0000-0001.")?;
    let is_withdrawn = match fields.get("do") {
        Some("send") => false,
        Some("withdraw") => true,
        _ => return Err("Kirim atau batal?".into()),
    };
    let (database, now_ms) = (&app.database, app.clock.now_ms());
    let arriving = database.message_arrives(text.to_owned(), from, is_withdrawn, now_ms);
    let state = arriving.await?;
    Ok(html! {
        @if !is_withdrawn || state.is_none() { p.bubble.mine { (text) } }
        div.bubble.theirs role="status" {
            @match state {
                None => {
                    p { "Kode ini sudah tidak berlaku. Mulai lagi dari Jajan, ya." }
                    p { a href="/" { "Buka Jajan" } }
                }
                Some(state) if is_withdrawn => {
                    p { "Oke, permintaan masuk dibatalkan." }
                    (back(&state))
                }
                Some(state) => {
                    p { "Pesanmu sudah kami terima. Kembali ke Jajan untuk menyelesaikan masuk." }
                    (back(&state))
                }
            }
        }
    })
}

fn page(chat: Markup) -> Markup {
    let body = html! {
        header {
            img src="/img/icon/noodles.png?w=80" alt="" width="40" height="40";
            div { h1 { "Jajan" } p { "WhatsApp tiruan dari sandbox" } }
        }
        main {
            p.bubble.theirs { "Halo! Kirim pesan yang sudah terisi untuk masuk ke Jajan." }
            (chat)
        }
    };
    document("id", "Jajan di WhatsApp (tiruan)", STYLE, false, body)
}

/// Opened with this `state`, the app checks its own pending login; the state alone logs nobody in.
fn back(state: &str) -> Markup {
    let path = format!("/platform/home/account?loginState={state}");
    html! {
        p { a.main href=(path) { "Kembali ke Jajan" } }
        p { a href={ "jajan:/" (path) } { "Buka di aplikasi Jajan" } }
    }
}

fn writing(fields: &Fields, problem: Option<&Problem>) -> Markup {
    let text: String = fields.text("text").chars().take(MAX_TEXT_CHARS).collect();
    let from = fields.get("from").map(str::to_owned);
    html! {
        @if let Some(Problem(why)) = problem { p.problem role="alert" id="problem" { (why) } }
        form method="post" action="/console/whatsapp" {
            label {
                "Nomor WhatsApp-mu"
                input name="from" type="tel" list="people" autocomplete="off" required
                    value=(from.unwrap_or_else(|| local(seed::USERS[0].0)))
                    aria-describedby=[problem.map(|_| "problem")];
            }
            datalist id="people" {
                @for (phone_no, name, _, frozen) in seed::USERS {
                    option value=(local(phone_no)) {
                        (name) @if frozen.is_some() { " (dibekukan)" }
                    }
                }
            }
            label {
                "Pesan" textarea name="text" rows="4" maxlength="1000" required { (text) }
            }
            div.row {
                button name="do" value="withdraw" { "Batal" }
                button.main name="do" value="send" { "Kirim" }
            }
        }
    }
}

/// `0812-0000-0001`, as it is written in Indonesia.
fn local(phone_no: &str) -> String {
    let words = phone::words(phone::COUNTRY_CODE, phone_no);
    words.replacen("+62 ", "0", 1)
}
