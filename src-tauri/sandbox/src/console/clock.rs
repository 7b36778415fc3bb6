//! The clock on the console.

use crate::html::Html;
use crate::state::App;
use crate::time::jakarta_text;

pub fn section(h: &mut Html, app: &App) {
    let offset_ms = app.clock.offset_ms();
    h.raw("<section id=\"clock\" aria-labelledby=\"clock-h\"><h2 id=\"clock-h\">Clock</h2>")
        .raw("<p class=\"big\"><time>")
        .text(jakarta_text(app.clock.now_ms()))
        .raw("</time></p><p class=\"quiet\">Jakarta time, ")
        .text(offset_words(offset_ms))
        .raw("</p><form method=\"post\" action=\"/console/clock\" class=\"row\">")
        .raw("<button name=\"moveMs\" value=\"-86400000\">− 1 day</button>")
        .raw("<button name=\"moveMs\" value=\"-3600000\">− 1 hour</button>")
        .raw("<button name=\"moveMs\" value=\"60000\">+ 1 minute</button>")
        .raw("<button name=\"moveMs\" value=\"3600000\">+ 1 hour</button>")
        .raw("<button name=\"moveMs\" value=\"86400000\">+ 1 day</button>");
    if offset_ms != 0 {
        h.raw("<button class=\"main\" name=\"do\" value=\"reset\">Real time</button>");
    }
    h.raw("</form><form method=\"post\" action=\"/console/clock\" class=\"row\">")
        .raw("<label>Move by<input name=\"amount\" type=\"number\" step=\"1\" required></label>")
        .raw("<label>Unit<select name=\"unit\"><option>minutes</option><option>hours</option>")
        .raw("<option>days</option></select></label><button>Move</button></form></section>");
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
