//! The clock on the console.

use maud::{Markup, html};

use crate::console::form::{Fields, Problem};
use crate::state::App;
use crate::time::{DAY_MS, MINUTE_MS, jakarta_text};

const UNITS_MS: [(&str, i64); 3] = [
    ("minutes", MINUTE_MS as i64),
    ("hours", 60 * MINUTE_MS as i64),
    ("days", DAY_MS as i64),
];

pub fn content(app: &App) -> Markup {
    let offset_ms = app.clock.offset_ms();
    html! {
        p.big { time { (jakarta_text(app.clock.now_ms())) } }
        p.quiet { "Jakarta time, " (offset_words(offset_ms)) }
        form.row method="post" action="/console/clock" {
            button name="moveMs" value="-86400000" { "− 1 day" }
            button name="moveMs" value="-3600000" { "− 1 hour" }
            button name="moveMs" value="60000" { "+ 1 minute" }
            button name="moveMs" value="3600000" { "+ 1 hour" }
            button name="moveMs" value="86400000" { "+ 1 day" }
            @if offset_ms != 0 { button.main name="do" value="reset" { "Real time" } }
        }
        form.row method="post" action="/console/clock" {
            label { "Move by" input name="amount" type="number" step="1" required; }
            label { "Unit" select name="unit" { @for (unit, _) in UNITS_MS { option { (unit) } } } }
            button { "Move" }
        }
    }
}

/// `moveMs` of a button, or `amount` and `unit`; `do=reset` is real time again.
pub fn change(app: &App, fields: &Fields) -> Result<(), Problem> {
    let offset_ms = match (fields.get("do"), fields.number("moveMs")?) {
        (Some("reset"), _) => 0,
        (_, Some(move_ms)) => app.clock.offset_ms().saturating_add(move_ms),
        (_, None) => app.clock.offset_ms().saturating_add(typed_ms(fields)?),
    };
    // The clock itself holds the bounds.
    app.clock.set_offset_ms(offset_ms);
    Ok(())
}

fn typed_ms(fields: &Fields) -> Result<i64, Problem> {
    let amount: i64 = fields.number("amount")?.ok_or("amount: by how much?")?;
    let unit = UNITS_MS
        .iter()
        .find(|(name, _)| *name == fields.text("unit"));
    let (_, unit_ms) = unit.ok_or("unit: minutes, hours or days.")?;
    Ok(amount.saturating_mul(*unit_ms))
}

/// `5 min behind the machine's`, for people.
fn offset_words(offset_ms: i64) -> String {
    if offset_ms == 0 {
        return "as the machine's".to_owned();
    }
    let seconds = offset_ms.unsigned_abs() / 1000;
    let parts = [
        (seconds / 86_400, "d"),
        (seconds / 3600 % 24, "h"),
        (seconds / 60 % 60, "min"),
    ];
    let parts = parts.iter().filter(|(count, _)| *count > 0);
    let mut span: Vec<String> = parts
        .map(|(count, unit)| format!("{count} {unit}"))
        .collect();
    if !seconds.is_multiple_of(60) || span.is_empty() {
        span.push(format!("{} s", seconds % 60));
    }
    let side = if offset_ms > 0 { "ahead of" } else { "behind" };
    format!("{} {side} the machine's", span.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offsets_are_said_in_words() {
        for (offset_ms, text) in [
            (0, "as the machine's"),
            (500, "0 s ahead of the machine's"),
            (90_000, "1 min 30 s ahead of the machine's"),
            (-3_600_000, "1 h behind the machine's"),
            (2 * 86_400_000 + 60_000, "2 d 1 min ahead of the machine's"),
        ] {
            assert_eq!(offset_words(offset_ms), text);
        }
    }
}
