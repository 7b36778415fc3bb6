//! The page that plays the cashier of an outlet: takes a voucher's code from a camera, a keyboard or
//! the clipboard, shows the voucher with its terms, confirms it with the bill, rejects it with a
//! reason, or takes a confirmation back. Below: what outlets did, and what they are said to refuse.
//! Buying 6, 9.

use axum::{
    body::Bytes,
    extract::Request,
    response::{IntoResponse, Redirect, Response},
};
use jajan_contract::ids::{CouponId, RedemptionId};
use jajan_contract::{
    localised::Locale,
    order::redeem::{
        OutletCase, PlayCashierData, Redemption, RedemptionStatus, RedemptionStep,
        RedemptionStepKind, RejectReason,
    },
    store_coupons::VoucherUsage,
    text::rupiah,
};
use maud::{Markup, html};

use crate::console::aftersale::cases::thread;
use crate::console::alarms;
use crate::console::form::{Fields, Problem};
use crate::console::layout::{
    answer_read, articles, button, full_section, listing, meaning, options, subpage,
};
use crate::edge::address::address;
use crate::edge::{body, form};
use crate::error::Error;
use crate::ids::{self, row};
use crate::memory::bodies::Sender;
use crate::pictures::qr_text;
use crate::routes::vouchers::cashier::{decide, scan};
use crate::state::App;
use crate::store::StoreError;
use crate::store::redemptions::counter::Decision;
use crate::time::jakarta_text;

pub const PATH: &str = "/console/cashier";
/// Takes a camera's picture.
pub const PHOTO: &str = "/console/cashier/photo";
const SHOWN: u32 = 30;

const REASONS: [(RejectReason, &str, &str); 5] = [
    (RejectReason::Terms, "TERMS", "a term is not met"),
    (RejectReason::SoldOut, "SOLD_OUT", "sold out"),
    (RejectReason::Closing, "CLOSING", "closing"),
    (RejectReason::Guest, "GUEST", "the guest changed his mind"),
    (RejectReason::Other, "OTHER", "something else"),
];

/// `store` is the outlet.
pub async fn show(app: App, request: Request) -> Response {
    let fields = Fields::of_query(&request);
    respond(&app, fields.text("store"), None).await
}

/// Post, redirect, get.
pub async fn change(app: App, request: Request) -> Response {
    let fields = match Fields::read(request).await {
        Ok(fields) => fields,
        Err(why) => return respond(&app, "", Some(&why)).await,
    };
    let store = fields.text("store").to_owned();
    let done = act(&app, &fields).await;
    reply(&app, &store, done).await
}

/// As `change`, with a camera's picture of the code.
pub async fn photo(app: App, request: Request) -> Response {
    let store = Fields::of_query(&request).text("store").to_owned();
    let (parts, stream) = request.into_parts();
    let headers = &parts.headers;
    let sender = Sender {
        address: address(&parts),
        account: None,
    };
    let taken = body::read(&app.kept.bodies, body::FORM, headers, sender, stream).await;
    let done = match taken {
        Ok(taken) => of_photo(&app, &store, headers, taken.bytes).await,
        Err(_) => Err("The picture did not arrive, or is too large.".into()),
    };
    reply(&app, &store, done).await
}

async fn reply(app: &App, store: &str, done: Result<RedemptionId, Problem>) -> Response {
    match done {
        Ok(id) => Redirect::to(&format!("{PATH}?store={store}#{id}")).into_response(),
        Err(why) => respond(app, store, Some(&why)).await,
    }
}

async fn of_photo(
    app: &App,
    store: &str,
    headers: &axum::http::HeaderMap,
    body: Bytes,
) -> Result<RedemptionId, Problem> {
    let store_id = outlet(store)?;
    let (_, file) = form::read(headers, body)
        .await
        .map_err(|_| "Which picture?")?;
    let read = tokio::task::spawn_blocking(move || qr_text(&file)).await;
    let text = read
        .map_err(|_| "The picture could not be read.")?
        .map_err(|_| "This is no picture: a JPEG or PNG is needed.")?
        .ok_or("No QR code was seen: nearer, sharper, with less glare.")?;
    scanned(app, store_id, &text).await
}

fn outlet(store: &str) -> Result<row::Store, Problem> {
    let store_id = ids::typed(ids::store_number, store);
    store_id.ok_or_else(|| "store: S and a number.".into())
}

async fn scanned(app: &App, store_id: row::Store, code: &str) -> Result<RedemptionId, Problem> {
    let ticket = scan(app, None, store_id, code).await.map_err(words)?;
    Ok(ticket.redemption.redemption_id)
}

/// `do` is `scan` with `code`; with `redemption` it is `confirm` with `bill` and `excluded`, `reject`
/// with `reason`, or `undo`. Gives the id of the redemption.
async fn act(app: &App, fields: &Fields) -> Result<RedemptionId, Problem> {
    let store_id = outlet(fields.text("store"))?;
    let decision = match fields.get("do") {
        Some("scan") => return scanned(app, store_id, fields.text("code")).await,
        Some("confirm") => {
            let excluded: Option<u32> = fields.rupiah("excluded")?;
            let bill: Option<u32> = fields.rupiah("bill")?;
            Decision::Confirm(bill.map(|bill| (bill, excluded.unwrap_or_default())))
        }
        Some("reject") => {
            let reason = meaning(&REASONS, fields.text("reason")).ok_or("reason: why?")?;
            Decision::Reject(reason)
        }
        Some("undo") => Decision::Undo,
        _ => return Err("do: scan, confirm, reject or undo.".into()),
    };
    let id = RedemptionId::new(fields.text("redemption"));
    let decided = decide(app, store_id, &id, decision).await;
    decided.map(|_| id).map_err(words)
}

/// What the cashier is told.
pub fn words(error: Error) -> Problem {
    let sentence = error.refusal.sentence(Locale::EnUs);
    match error.detail {
        Some(detail) => format!("{sentence} ({detail})").into(),
        None => sentence.into(),
    }
}

async fn respond(app: &App, store: &str, problem: Option<&Problem>) -> Response {
    answer_read(page(app, store, problem).await, problem)
}

async fn page(app: &App, store: &str, problem: Option<&Problem>) -> Result<Markup, StoreError> {
    app.database.settle_orders(app.clock.now_ms()).await?;
    let all = app.database.newest_redemptions(SHOWN).await?;
    let cases = app.database.newest_refusals(SHOWN).await?;
    let is_here = |ticket: &&PlayCashierData| ticket.redemption.store_id == *store;
    let here: Vec<_> = all.rows.iter().filter(is_here).collect();
    let mut outlets: Vec<_> = all.rows.iter().map(|each| &each.redemption).collect();
    outlets.sort_by(|one, other| one.store_id.cmp(&other.store_id));
    outlets.dedup_by(|one, other| one.store_id == other.store_id);
    let store_id = ids::typed(ids::store_number, store);
    let has_outlet = store_id.is_some();
    let name = match store_id {
        Some(store_id) => app.database.store_name(store_id).await?,
        None => None,
    };
    let content = html! {
        (alarms::short_codes(app))
        (full_section("outlet", "Which outlet", which((store, name.as_deref()), &outlets)))
        @if has_outlet {
            (full_section("scan", "The guest's code", code_forms(store)))
            (articles("here", "At this outlet", "Nothing was scanned here yet.", &here,
                      |each| ticket(store, each)))
        }
        (listing("all", "At all outlets", "No voucher was opened yet.", &all, line))
        (listing("cases", "Refused by outlets", "None.", &cases, case))
    };
    Ok(subpage(
        "Cashier",
        "Vouchers at the counter.",
        problem,
        content,
    ))
}

fn which((store, name): (&str, Option<&str>), outlets: &[&Redemption]) -> Markup {
    html! {
        form.row method="get" action=(PATH) {
            label {
                "Store"
                input name="store" required maxlength="20" value=(store) placeholder="S1"
                    autocapitalize="characters" autocomplete="off";
            }
            button.main { "Stand at its counter" }
        }
        @if let Some(name) = name { p { "At " strong { (name) } ", " (store) } }
        @if !outlets.is_empty() {
            p { "Where vouchers were opened:"
                @for each in outlets {
                    " " a href={ (PATH) "?store=" (each.store_id) } {
                        (each.store_id) " " (each.store_name)
                    }
                }
            }
        }
    }
}

fn code_forms(store: &str) -> Markup {
    html! {
        form.row method="post" action=(PATH) {
            input type="hidden" name="store" value=(store);
            label {
                "Ten digits, or what the QR code says"
                input name="code" required maxlength="200" autocomplete="off" spellcheck="false";
            }
            button.main name="do" value="scan" { "Look" }
        }
        form.row method="post" action={ (PHOTO) "?store=" (store) } enctype="multipart/form-data" {
            label {
                "The camera"
                input name="file" type="file" required accept="image/png,image/jpeg"
                    capture="environment";
            }
            button { "Scan the picture" }
        }
    }
}

fn ticket(store: &str, ticket: &PlayCashierData) -> Markup {
    let redemption = &ticket.redemption;
    let id = &redemption.redemption_id;
    html! {
        div #(id) { (line(ticket)) }
        @match redemption.status {
            RedemptionStatus::Scanned => {
                (terms(&ticket.usage))
                @if let Some(until) = redemption.locked_until {
                    p.quiet { "To be decided until " (jakarta_text(until)) }
                }
                (form_of(store, id, html! {
                    label {
                        "The meal, rupiah"
                        input name="bill" inputmode="decimal" maxlength="40"
                            placeholder=(ticket.face_value);
                    }
                    label {
                        "Not for vouchers, rupiah"
                        input name="excluded" inputmode="decimal" maxlength="40" placeholder="0";
                    }
                    (button("do", "confirm", "Confirm", id))
                }))
                (form_of(store, id, html! {
                    label {
                        "Because"
                        select name="reason" {
                            (options(reasons(ticket), None))
                        }
                    }
                    (button("do", "reject", "Reject", id))
                }))
            }
            RedemptionStatus::Confirmed => (form_of(store, id, button("do", "undo", "Undo", id))),
            _ => {}
        }
    }
}

/// Those that fit its kind.
fn reasons(ticket: &PlayCashierData) -> Vec<(&'static str, &'static str)> {
    let fits = |(reason, ..): &(RejectReason, _, _)| ticket.reject_reason_list.contains(reason);
    let fitting = REASONS.into_iter().filter(fits);
    fitting.map(|(_, value, words)| (value, words)).collect()
}

fn line(ticket: &PlayCashierData) -> Markup {
    let redemption = &ticket.redemption;
    html! {
        p {
            strong { (Locale::EnUs.pick(&ticket.product_name)) }
            " " (rupiah(ticket.face_value)) " " span { (format!("{:?}", redemption.status)) }
        }
        p { (redemption.redemption_id) " of " (redemption.coupon_id) " at "
            a href={ (PATH) "?store=" (redemption.store_id) } { (redemption.store_name) } }
        @if let Some(least) = ticket.least_bill {
            p { "Claimed: " (rupiah(ticket.face_value)) " off a bill of at least " (rupiah(least)) }
        }
        @if let Some(counter) = redemption.counter_amount {
            p { "To pay at the counter: " (rupiah(counter)) }
        }
        @if let Some(reason) = redemption.reject_reason {
            p { "Rejected: " (format!("{reason:?}")) }
        }
        p.quiet { "Opened " (jakarta_text(redemption.open_time)) }
    }
}

fn terms(usage: &VoucherUsage) -> Markup {
    let days: Vec<_> = usage.day_list.iter().map(u8::to_string).collect();
    html! {
        p { "Days " (days.join(", "))
            @if let (Some(start), Some(end)) = (&usage.start_time, &usage.end_time) {
                ", " (start) " to " (end)
            }
            ", until " (usage.valid_until)
            @if let Some(limit) = usage.per_visit_limit { ", at most " (limit) " a visit" }
        }
    }
}

fn form_of(store: &str, redemption: &str, content: Markup) -> Markup {
    html! {
        form.row method="post" action=(PATH) {
            input type="hidden" name="store" value=(store);
            input type="hidden" name="redemption" value=(redemption);
            (content)
        }
    }
}

fn case((coupon_id, case): &(CouponId, OutletCase)) -> Markup {
    html! {
        p { strong { (case.case_no) } " " (coupon_id) " at " (case.store_name) }
        (thread(&case.message_list))
        @for photo in &case.photo_list { " " img src=(photo) alt="Evidence" width="96"; }
        ol { @for step in &case.step_list { li { (step_words(step)) } } }
        p.quiet {
            @match case.choice {
                Some(choice) => { (format!("{choice:?}"))
                    @if case.is_by_clock { ", nobody chose in time" } }
                None => { "To be chosen until " (jakarta_text(case.choose_until)) }
            }
        }
    }
}

fn step_words(step: &RedemptionStep) -> String {
    let what = match step.kind {
        RedemptionStepKind::Opened => "opened by the guest",
        RedemptionStepKind::Scanned => "scanned",
        RedemptionStepKind::Confirmed => "confirmed",
        RedemptionStepKind::Rejected => "rejected",
        RedemptionStepKind::TimedOut => "not decided in time",
        RedemptionStepKind::Lapsed => "not shown in time",
        RedemptionStepKind::Undone => "confirmation taken back",
        RedemptionStepKind::Refused => "reported as refused",
        RedemptionStepKind::Evidence => "evidence added",
        RedemptionStepKind::RefundChosen => "refund chosen",
        RedemptionStepKind::KeepChosen => "kept",
        RedemptionStepKind::RefundAsked => "refund claimed",
        RedemptionStepKind::RefundPassedOn => "left to customer service",
        RedemptionStepKind::RefundGranted => "refund granted",
        RedemptionStepKind::RefundDenied => "refund denied",
    };
    let place = step.store_name.as_ref();
    let place = place.map_or_else(String::new, |name| format!(", {name}"));
    format!("{} {what}{place}", jakarta_text(step.time))
}
