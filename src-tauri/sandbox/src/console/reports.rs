//! What users report of stores and vouchers, on the moderator's page: put right, or right as it stands.
//! Whoever reported it is told.

use crate::console::form::Fields;
use crate::html::Html;
use crate::ids;
use crate::state::App;
use crate::store::reports::{KeptReport, Verdict};
use crate::time::jakarta_text;

pub const SHOWN: u32 = 50;

/// Value of the form's `verdict`, and the button's words.
const VERDICTS: [(&str, &str, Verdict); 3] = [
    ("corrected", "Put right", Verdict::Corrected),
    ("withdrawn", "Sell it no more", Verdict::Withdrawn),
    ("confirmed", "Right as it stands", Verdict::Confirmed),
];

pub fn section(h: &mut Html, reports: &[KeptReport]) {
    h.raw("<section id=\"reports\" class=\"full\" aria-labelledby=\"reports-h\">")
        .raw("<h2 id=\"reports-h\">Reported stores and vouchers</h2>");
    if reports.is_empty() {
        h.raw("<p class=\"quiet\">No report.</p>");
    }
    for report in reports {
        h.raw("<article>");
        told(h, report);
        h.raw("<form method=\"post\" action=\"/console/reviews\" class=\"row\">")
            .raw("<input type=\"hidden\" name=\"do\" value=\"settle\">")
            .raw("<input type=\"hidden\" name=\"reportId\" value=\"")
            .text(report.report_id.to_string())
            .raw("\">");
        for (value, words, verdict) in VERDICTS {
            if verdict == Verdict::Withdrawn && report.product_id.is_none() {
                continue;
            }
            h.raw("<button name=\"verdict\" value=\"")
                .raw(value)
                .raw("\" aria-label=\"")
                .raw(words)
                .raw(", report ")
                .text(report.report_id.to_string())
                .raw("\">")
                .raw(words)
                .raw("</button>");
        }
        h.raw("</form></article>");
    }
    h.raw("</section>");
}

fn told(h: &mut Html, report: &KeptReport) {
    let store_id = ids::store(report.store_id);
    h.raw("<p><strong>")
        .text(&report.wrong)
        .raw("</strong> <a href=\"/platform/merchant?storeId=")
        .text(&store_id)
        .raw("\">")
        .text(&store_id)
        .raw("</a> <span>")
        .text(&report.store_name)
        .raw("</span>");
    if let Some(product_id) = report.product_id {
        h.raw(" <code>").text(ids::sku(product_id)).raw("</code>");
    }
    h.raw(" <time>")
        .text(jakarta_text(report.reported_ms))
        .raw("</time></p>");
    if !report.note.is_empty() {
        h.raw("<blockquote>")
            .text(&report.note)
            .raw("</blockquote>");
    }
}

/// `reportId` and `verdict`.
pub async fn settle(app: &App, fields: &Fields) -> Result<(), String> {
    let report_id = fields.get("reportId").and_then(|id| id.parse().ok());
    let report_id = report_id.ok_or("reportId: which?")?;
    let wanted = fields.get("verdict").unwrap_or_default();
    let verdict = VERDICTS.iter().find(|(value, ..)| *value == wanted);
    let (_, _, verdict) = verdict.ok_or("verdict: corrected, withdrawn or confirmed.")?;
    let settled = app
        .database
        .settle_store_report(report_id, *verdict, app.clock.now_ms());
    match settled.await.map_err(super::people::unwell)? {
        true => Ok(()),
        false => Err("This report does not wait, or is about no voucher.".to_owned()),
    }
}
