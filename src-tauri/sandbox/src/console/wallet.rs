//! The e-wallet of a payer, which the app opens outside itself. It belongs to the world, not to the
//! console: in the users' language, with a way back.

use axum::{extract::Request, response::Response};
use jajan_contract::order::played::{NoticeFate, PayerAct};
use jajan_contract::text::rupiah;
use maud::{Markup, html};

use crate::console::form::{Fields, Problem};
use crate::console::layout::{alert, answer, document};
use crate::console::outside::whatsapp::STYLE;
use crate::error::Error;
use crate::ids;
use crate::routes::orders::played::{Play, act as play};
use crate::state::App;
use crate::store::payments::desk::{Desk, DeskPayment};

pub const PATH: &str = "/console/payer/wallet";
const NO_PAYMENT: &str = "Pembayaran ini tidak ditemukan.";

/// `payment` is as the address has it.
pub async fn show(app: &App, payment: &str, problem: Option<&Problem>) -> Response {
    let found = match ids::typed(ids::payment_number, payment) {
        Some(payment_id) => app.database.desk_of(payment_id).await,
        None => Ok(None),
    };
    let content = match found {
        Ok(Some(desk)) => html! {
            (alert(problem))
            @match &desk.payment { Some(payment) => (asked(&desk, payment)), None => {} }
            (back(&desk))
        },
        Ok(None) => html! { p.problem role="alert" { (NO_PAYMENT) } },
        Err(cause) => return Error::internal(cause).reply(Default::default()),
    };
    answer(page(content), problem)
}

/// `do` is `pay` or `decline`.
pub async fn act(app: App, request: Request) -> Response {
    let fields = match Fields::read(request).await {
        Ok(fields) => fields,
        Err(why) => return show(&app, "", Some(&why)).await,
    };
    let payment = fields.text("payment").to_owned();
    let done = decide(&app, &payment, fields.text("do")).await;
    show(&app, &payment, done.err().as_ref()).await
}

async fn decide(app: &App, payment: &str, what: &str) -> Result<(), Problem> {
    let chosen = Play {
        payment_id: ids::typed(ids::payment_number, payment).ok_or(NO_PAYMENT)?,
        act: match what {
            "pay" => PayerAct::Pay,
            "decline" => PayerAct::Decline,
            _ => return Err("Bayar atau batal?".into()),
        },
        notice: NoticeFate::Sent,
        amount_rp: None,
    };
    let played = play(app, chosen).await;
    played.map(|_| ()).map_err(|_| NO_PAYMENT.into())
}

fn page(content: Markup) -> Markup {
    let body = html! {
        header {
            img src="/img/icon/ticket.png?w=80" alt="" width="40" height="40";
            div { h1 { "Dompet digital" } p { "Tiruan dari sandbox" } }
        }
        main { (content) }
    };
    document("id", "Dompet (tiruan)", STYLE, false, body)
}

fn asked(desk: &Desk, payment: &DeskPayment) -> Markup {
    let id = ids::payment(payment.payment_id);
    html! {
        div.bubble.theirs {
            p { "JAJAN meminta pembayaran" }
            p { strong { (rupiah(desk.amount_rp)) } }
            p { "Pesanan " (desk.order_no) }
            @if let Some((_, name)) = &payment.share { p { "Patungan, bagian " (name) } }
        }
        @match payment.status.as_str() {
            "WAITING" | "PAYING" => form method="post" action=(PATH) {
                input type="hidden" name="payment" value=(id);
                div.row {
                    button.main name="do" value="pay" { "Bayar" }
                    button name="do" value="decline" { "Tolak" }
                }
            },
            "PAID" => div.bubble.theirs role="status" {
                p { "Pembayaran berhasil." }
                @if let Some(reference) = &payment.reference { p { "Nomor bukti " (reference) } }
            },
            _ => div.bubble.theirs role="status" { p { "Pembayaran ini tidak jadi." } },
        }
    }
}

/// To the order's payment, where the app sees the outcome.
fn back(desk: &Desk) -> Markup {
    let share = desk.payment.as_ref().and_then(|each| each.share.as_ref());
    let path = match share {
        Some((share_id, _)) => {
            format!("/platform/payPage/payCode?shareId={share_id}&method=EWALLET")
        }
        None => format!(
            "/platform/payPage/payCode?orderId={}",
            ids::order(desk.order_id)
        ),
    };
    html! {
        p { a.main href=(path) { "Kembali ke Jajan" } }
        p { a href={ "jajan:/" (path) } { "Buka di aplikasi Jajan" } }
    }
}
