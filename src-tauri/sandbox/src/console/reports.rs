//! Users' reports of stores and vouchers, on the moderator's page, where they are settled. The user is
//! notified.

use maud::{Markup, html};

use crate::console::form::{Fields, Problem};
use crate::console::layout::{articles, button, meaning, store};
use crate::ids::{self, row};
use crate::secrets;
use crate::state::App;
use crate::store::StoreError;
use crate::store::reports::{KeptReport, Verdict};
use crate::time::jakarta_text;

const SHOWN: u32 = 50;

/// With the value of the form's `verdict` and the button's words.
const VERDICTS: [(Verdict, &str, &str); 3] = [
    (Verdict::Corrected, "corrected", "Put right"),
    (Verdict::Withdrawn, "withdrawn", "Sell it no more"),
    (Verdict::Confirmed, "confirmed", "Right as it stands"),
];

pub async fn section(app: &App) -> Result<Markup, StoreError> {
    let reports = app.database.waiting_store_reports(SHOWN).await?;
    let heading = "Reported stores and vouchers";
    Ok(articles("reports", heading, "No report.", &reports, one))
}

fn one(report: &KeptReport) -> Markup {
    let of = format!("report {}", report.report_id);
    html! {
        p {
            strong { (report.wrong) }
            " " (store(&ids::store(report.store_id), Some(&report.store_name)))
            @if let Some(product_id) = report.product_id { " " code { (ids::sku(product_id)) } }
            " " time { (jakarta_text(report.reported_ms)) }
        }
        @if !report.note.is_empty() { blockquote { (secrets::text(&report.note)) } }
        form.row method="post" action="/console/reviews" {
            input type="hidden" name="do" value="settle";
            input type="hidden" name="reportId" value=(report.report_id);
            @for (verdict, value, words) in VERDICTS {
                @if verdict != Verdict::Withdrawn || report.product_id.is_some() {
                    (button("verdict", value, words, &of))
                }
            }
        }
    }
}

/// `reportId` and `verdict`.
pub async fn settle(app: &App, fields: &Fields) -> Result<(), Problem> {
    let report_id = fields.text("reportId").parse();
    let report_id = row::Report(report_id.map_err(|_| "reportId: which?")?);
    let verdict = meaning(&VERDICTS, fields.text("verdict"));
    let verdict = verdict.ok_or("verdict: corrected, withdrawn or confirmed.")?;
    let (database, now_ms) = (&app.database, app.clock.now_ms());
    let is_settled = database.settle_store_report(report_id, verdict, now_ms);
    match is_settled.await? {
        // A withdrawn voucher's unpaid orders close.
        true => Ok(database.settle_orders(now_ms).await?),
        false => Err("This report does not wait, or is about no voucher.".into()),
    }
}
