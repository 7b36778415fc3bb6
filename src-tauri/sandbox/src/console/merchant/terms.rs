//! The fields of a voucher's terms: limits, days, validity, refund, kind, bill.

use jajan_contract::{
    coupon::RefundPromise,
    order::{bill::BillMode, played::PlayTerms},
    product::VoucherKind,
};
use maud::{Markup, html};

use crate::console::form::{Fields, Problem};
use crate::console::layout::{meaning, options};
use crate::store::terms::Terms;
use crate::time::clock_text;

const REFUNDS: [(RefundPromise, &str, &str); 3] = [
    (RefundPromise::AnyTime, "ANY_TIME", "at any time"),
    (
        RefundPromise::AtExpiry,
        "AT_EXPIRY",
        "when it expires unused",
    ),
    (RefundPromise::None, "NONE", "none"),
];
const KINDS: [(VoucherKind, &str, &str); 5] = [
    (VoucherKind::Standard, "STANDARD", "our own code"),
    (VoucherKind::UltraCode, "ULTRA_CODE", "Ultra code"),
    (VoucherKind::CombinedCode, "COMBINED_CODE", "combined code"),
    (VoucherKind::OtherLink, "OTHER_LINK", "a partner's link"),
    (VoucherKind::Paper, "PAPER", "paper"),
];
const BILLS: [(BillMode, &str, &str); 3] = [
    (BillMode::AllIn, "ALL_IN", "all-in"),
    (BillMode::Tender, "TENDER", "pays like money"),
    (BillMode::Discount, "DISCOUNT", "lowers the bill"),
];
const PLACES: [(bool, &str, &str); 2] =
    [(false, "ALL", "app and web"), (true, "APP", "the app only")];
const DAYS: [&str; 7] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/// `typed`: what was refused, shown in place of what is kept.
pub fn inputs(terms: &Terms, typed: Option<&Fields>) -> Markup {
    let (sale, usage) = (&terms.sale, &terms.usage);
    let number = |name, words, value, most| number(name, words, &shown(typed, name, value), most);
    let hour = |name, words, minute| hour(name, words, &shown(typed, name, clock_text(minute)));
    html! {
        (number("limitEver", "Most for one person, 0: any", sale.limit_ever.to_string(), 99))
        (number("limitDaily", "Most in a day, 0: any", sale.limit_daily.to_string(), 99))
        (select("refund", "Refund", &REFUNDS, sale.refund, typed))
        (select("kind", "Redeemed by", &KINDS, sale.kind, typed))
        (select("place", "Sold in", &PLACES, sale.app_only, typed))
        fieldset {
            legend { "Days" }
            @for (day, name) in (1_u8..).zip(DAYS) {
                label.tick {
                    @let field = format!("day{day}");
                    @let is_kept = usage.days & (1 << (day - 1)) != 0;
                    input type="checkbox" name=(field) value="1"
                        checked[typed.map_or(is_kept, |typed| typed.get(&field).is_some())];
                    (name)
                }
            }
        }
        (hour("from", "From, both 00:00: any hour", usage.start_minute))
        (hour("to", "To", usage.end_minute))
        (number("perVisit", "Most at one visit, 0: any", usage.per_visit.to_string(), 99))
        (number("validDays", "Good for days, to the month's end", terms.validity.valid_days.to_string(), 365))
        (number("validAfter", "From midnight in days, 0: at once", terms.validity.valid_after_days.to_string(), 60))
        (select("bill", "The bill", &BILLS, terms.bill.mode, typed))
        (number("minSpend", "Smallest bill, rupiah, 0: any", terms.bill.min_spend_rp.to_string(), 100_000_000))
    }
}

/// All of them at once, as the form sends them.
pub fn read(fields: &Fields) -> Result<PlayTerms, Problem> {
    let days = (1..=7).filter(|day| fields.get(&format!("day{day}")).is_some());
    Ok(PlayTerms {
        limit_ever: fields.number("limitEver")?,
        limit_daily: fields.number("limitDaily")?,
        refund: meaning(&REFUNDS, fields.text("refund")),
        kind: meaning(&KINDS, fields.text("kind")),
        app_only: meaning(&PLACES, fields.text("place")),
        day_list: Some(days.collect()),
        start_minute: minute(fields, "from")?,
        end_minute: minute(fields, "to")?,
        per_visit_limit: fields.number("perVisit")?,
        valid_days: fields.number("validDays")?,
        valid_after_days: fields.number("validAfter")?,
        bill_mode: meaning(&BILLS, fields.text("bill")),
        min_spend: fields.number("minSpend")?,
    })
}

/// Of `HH:MM`.
fn minute(fields: &Fields, name: &str) -> Result<Option<u16>, Problem> {
    let read = |text: &str| {
        let (hours, minutes) = text.split_once(':')?;
        let (hours, minutes): (u16, u16) = (hours.parse().ok()?, minutes.parse().ok()?);
        (hours < 24 && minutes < 60).then_some(hours * 60 + minutes)
    };
    match fields.get(name).map(|text| read(text).ok_or(text)) {
        None => Ok(None),
        Some(Ok(minute)) => Ok(Some(minute)),
        Some(Err(text)) => Err(format!("{name}: «{text}» is no time of day.").into()),
    }
}

fn shown(typed: Option<&Fields>, name: &str, kept: String) -> String {
    typed.map_or(kept, |typed| typed.text(name).to_owned())
}

fn number(name: &str, words: &str, value: &str, most: i64) -> Markup {
    html! {
        label {
            (words)
            input name=(name) type="number" min="0" max=(most) required value=(value);
        }
    }
}

fn hour(name: &str, words: &str, value: &str) -> Markup {
    html! {
        label {
            (words)
            input name=(name) type="time" required value=(value);
        }
    }
}

fn select<T: PartialEq + Copy>(
    name: &str,
    words: &str,
    choices: &[(T, &str, &str)],
    chosen: T,
    typed: Option<&Fields>,
) -> Markup {
    let of_it = choices.iter().find(|(meaning, ..)| *meaning == chosen);
    let kept = of_it.map(|(_, value, _)| *value).unwrap_or_default();
    let shown = shown(typed, name, kept.to_owned());
    let known = choices.iter().map(|(_, value, words)| (*value, *words));
    html! {
        label {
            (words)
            select name=(name) { (options(known, Some(&shown))) }
        }
    }
}
