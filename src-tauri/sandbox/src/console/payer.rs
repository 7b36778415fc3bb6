//! The page that plays payers and their provider: pays, pays twice, pays another amount, declines;
//! the provider's notice is sent, held, lost or doubled. Below it the books.

use axum::{
    extract::Request,
    response::{IntoResponse, Redirect, Response},
};
use jajan_contract::order::played::{LedgerData, NoticeFate, PayerAct};
use jajan_contract::text::rupiah;
use maud::{Markup, html};

use crate::console::form::{Fields, Problem};
use crate::console::layout::{
    answer_read, button, listing, meaning, options, section, store, subpage, table,
};
use crate::console::wallet;
use crate::ids;
use crate::routes::orders::played::{Play, act as play};
use crate::state::App;
use crate::store::StoreError;
use crate::store::payments::desk::{Desk, DeskPayment};
use crate::time::jakarta_text;

pub const PATH: &str = "/console/payer";
const SHOWN_ORDERS: u32 = 30;

/// An act, the form's value for it, and its words.
const ACTS: [(PayerAct, &str, &str); 4] = [
    (PayerAct::Pay, "PAY", "Pay"),
    (PayerAct::PayTwice, "PAY_TWICE", "Pay twice"),
    (PayerAct::Begin, "BEGIN", "Begin only"),
    (PayerAct::Decline, "DECLINE", "Decline"),
];
const FATES: [(NoticeFate, &str, &str); 4] = [
    (NoticeFate::Sent, "SENT", "is sent"),
    (NoticeFate::Held, "HELD", "comes after 60 s"),
    (NoticeFate::Lost, "LOST", "is lost"),
    (NoticeFate::Doubled, "DOUBLED", "comes twice"),
];

/// With `payment`: the e-wallet's page of that payment.
pub async fn show(app: App, request: Request) -> Response {
    match Fields::of_query(&request).get("payment") {
        Some(payment) => wallet::show(&app, payment, None).await,
        None => respond(&app, None).await,
    }
}

/// Post, redirect, get.
pub async fn change(app: App, request: Request) -> Response {
    match act(&app, request).await {
        Ok(()) => Redirect::to(PATH).into_response(),
        Err(why) => respond(&app, Some(&why)).await,
    }
}

/// `do` is one of [`ACTS`], `notice` of [`FATES`]; `amount` in rupiah, empty as asked for.
async fn act(app: &App, request: Request) -> Result<(), Problem> {
    let fields = Fields::read(request).await?;
    let payment_id = ids::typed(ids::payment_number, fields.text("payment"));
    let chosen = Play {
        payment_id: payment_id.ok_or("payment: Y and a number.")?,
        act: meaning(&ACTS, fields.text("do")).ok_or("do: what does the payer do?")?,
        notice: meaning(&FATES, fields.text("notice")).ok_or("notice: what becomes of it?")?,
        amount_rp: fields.rupiah("amount")?.filter(|amount| *amount > 0),
    };
    let played = play(app, chosen).await;
    played.map(|_| ()).map_err(|error| error.to_string().into())
}

async fn respond(app: &App, problem: Option<&Problem>) -> Response {
    answer_read(page(app, problem).await, problem)
}

async fn page(app: &App, problem: Option<&Problem>) -> Result<Markup, StoreError> {
    let orders = app.database.desk(SHOWN_ORDERS).await?;
    let books = app.database.books().await?;
    let none = "No orders yet: buy something in the app.";
    let content = html! {
        (listing("orders", "Orders", none, &orders, order))
        (section("books", "The books", ledger(&books)))
    };
    Ok(subpage(
        "Payer",
        "Orders, their payments and the books.",
        problem,
        content,
    ))
}

fn order(order: &Desk) -> Markup {
    html! {
        p {
            strong { (rupiah(order.amount_rp)) }
            " " (order.order_no) " " span { (order.order_status) }
        }
        p { (order.buyer) ", " (order.quantity) " × " (order.voucher) ", "
            (store(&ids::store(order.store_id), Some(&order.store_name))) }
        @if let Some(split_id) = &order.split_id {
            p {
                @if let Some((_, name)) = order.payment.as_ref().and_then(|each| each.share.as_ref()) {
                    "The share of " (name) ". "
                }
                a href={ "/platform/groupCouponOrderDetail?splitId=" (split_id) } {
                    "The split's link"
                }
            }
        }
        p.quiet { "To be paid until " (jakarta_text(order.cancel_ms)) }
        @match &order.payment {
            Some(payment) => (pay(order, payment)),
            None => p.quiet { "No payment was begun: the buyer has to choose a way of paying." },
        }
    }
}

fn pay(order: &Desk, payment: &DeskPayment) -> Markup {
    let id = ids::payment(payment.payment_id);
    html! {
        p { (id) ": " (payment.method) ", " (payment.status)
            @if let Some(reference) = &payment.reference { ", receipt " (reference) }
        }
        form.row method="post" action=(PATH) {
            input type="hidden" name="payment" value=(id);
            label {
                "Rupiah"
                input name="amount" type="number" min="1" placeholder=(order.amount_rp);
            }
            label {
                "The notice"
                select name="notice" { (options(FATES.map(|(_, value, words)| (value, words)), None)) }
            }
            @for (_, value, words) in ACTS { (button("do", value, words, &order.order_no)) }
        }
    }
}

fn ledger(books: &LedgerData) -> Markup {
    let rows = html! {
        @for each in &books.balance_list {
            tr { td { (each.account) } td { (each.balance_rp) } }
        }
    };
    html! {
        @if books.fault_list.is_empty() {
            p { "Right: " (books.entry_count) " entries, " (books.order_count) " orders, "
                (books.coupon_count) " vouchers." }
        } @else {
            ul.faults { @for fault in &books.fault_list { li { (fault) } } }
        }
        (table("Balances", &["Account", "Rupiah"], rows))
    }
}
