//! The page, section by section.

use jajan_contract::{APP_VERSION, PROTOCOL_VERSION, config::ConfigEntry};

use super::{
    config,
    events::Events,
    faults::{KINDS, path_words, paths, words},
    form::Fields,
    people::{self, People},
    stores::{self, Stores},
};
use crate::html::Html;
use crate::{cli::Mode, clock::jakarta_text, state::App, store::SCHEMA_VERSION};

const MAX_NAME_CHARS: usize = 64;

/// What the address asks to see.
#[derive(Debug, Default)]
pub struct Asked {
    /// Empty: every event.
    pub event_name: String,
    /// The page gets itself anew every few seconds.
    pub is_live: bool,
}

impl Asked {
    pub fn from_query(fields: &Fields) -> Self {
        let name = fields.get("name").unwrap_or_default();
        Self {
            event_name: name.chars().take(MAX_NAME_CHARS).collect(),
            is_live: fields.get("live") == Some("1"),
        }
    }
}

/// What was read for the page.
pub struct Shown {
    pub events: Events,
    pub config: Vec<ConfigEntry>,
    pub people: People,
    pub stores: Stores,
}

pub fn page(app: &App, asked: &Asked, shown: &Shown, problem: Option<&str>) -> Html {
    let mut html = Html::default();
    let h = &mut html;
    // The referrer rule of the other pages would take the origin off the forms.
    h.raw("<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">")
        .raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
        .raw("<meta name=\"referrer\" content=\"same-origin\">")
        .raw("<meta name=\"color-scheme\" content=\"light dark\">");
    if asked.is_live {
        h.raw("<meta http-equiv=\"refresh\" content=\"3\">");
    }
    h.raw("<title>Jajan sandbox</title><link rel=\"icon\" href=\"/img/icon/noodles.png?w=64\">")
        .raw("<link rel=\"stylesheet\" href=\"/console/console.css\"></head><body>")
        .raw("<header><h1>Jajan sandbox</h1><p>The remote API of Jajan on this machine. ")
        .raw("<a href=\"/\">Open the app</a> <a href=\"/console/reviews\">Reviews</a></p></header>")
        .raw("<main>");
    if let Some(problem) = problem {
        h.raw("<p class=\"problem\" role=\"alert\">")
            .text(problem)
            .raw("</p>");
    }
    clock(h, app);
    faults(h, app);
    state(h, app, &shown.events);
    people::sections(h, app, &shown.people);
    stores::section(h, &shown.stores);
    config::section(h, &shown.config);
    reported(h, asked, &shown.events);
    h.raw("</main></body></html>\n");
    html
}

fn clock(h: &mut Html, app: &App) {
    let offset_ms = app.clock.offset_ms();
    h.raw("<section id=\"clock\" aria-labelledby=\"clock-h\"><h2 id=\"clock-h\">Clock</h2>")
        .raw("<p class=\"big\"><time>")
        .text(jakarta_text(app.clock.now_ms()))
        .raw("</time></p><p class=\"quiet\">Jakarta time, ")
        .text(offset_words(offset_ms))
        .raw("</p><form method=\"post\" action=\"/console/clock\" class=\"row\">")
        .raw("<button name=\"moveMs\" value=\"-86400000\">− 1 day</button>")
        .raw("<button name=\"moveMs\" value=\"-3600000\">− 1 hour</button>")
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

fn faults(h: &mut Html, app: &App) {
    let all = app.faults.all();
    h.raw("<section id=\"faults\" aria-labelledby=\"faults-h\"><h2 id=\"faults-h\">Faults</h2>");
    if all.is_empty() {
        h.raw("<p class=\"quiet\">None is on.</p>");
    } else {
        h.raw("<ul class=\"faults\">");
        for (index, fault) in all.iter().enumerate() {
            h.raw("<li><form method=\"post\" action=\"/console/faults\"><code>")
                .text(&fault.path)
                .raw("</code> <span>")
                .text(words(fault))
                .raw("</span><input type=\"hidden\" name=\"index\" value=\"")
                .text(index)
                .raw("\"><input type=\"hidden\" name=\"path\" value=\"")
                .text(&fault.path)
                .raw("\"><button name=\"do\" value=\"remove\" aria-label=\"Take off ")
                .text(&fault.path)
                .raw("\">Take off</button></form></li>");
        }
        h.raw("</ul>");
    }
    if all.len() > 1 {
        h.raw("<form method=\"post\" action=\"/console/faults\" class=\"row\">")
            .raw("<button name=\"do\" value=\"clear\">Take all off</button></form>");
    }
    fault_form(h);
    h.raw("</section>");
}

fn fault_form(h: &mut Html) {
    h.raw("<form method=\"post\" action=\"/console/faults\" class=\"row\">")
        .raw("<label class=\"wide\">Where<select name=\"path\">");
    for (group, paths) in paths() {
        h.raw("<optgroup label=\"").text(group).raw("\">");
        for path in paths {
            h.raw("<option value=\"")
                .text(&path)
                .raw("\">")
                .text(path_words(&path));
            h.raw("</option>");
        }
        h.raw("</optgroup>");
    }
    h.raw("</select></label><label class=\"wide\">What<select name=\"kind\">");
    for (kind, what) in KINDS {
        h.raw("<option value=\"")
            .text(kind)
            .raw("\">")
            .text(what)
            .raw("</option>");
    }
    h.raw("</select></label><label>Delay, ms<input name=\"delayMs\" type=\"number\" ")
        .raw("min=\"1\" max=\"120000\" placeholder=\"800\"></label>")
        .raw("<label>Field or code<input name=\"field\" maxlength=\"64\" autocapitalize=\"off\" ")
        .raw("autocomplete=\"off\" placeholder=\"poiList\"></label>")
        .raw("<label>How often<input name=\"remaining\" type=\"number\" min=\"1\" ")
        .raw("placeholder=\"always\"></label>")
        .raw("<button class=\"main\" name=\"do\" value=\"add\">Switch on</button></form>");
}

fn state(h: &mut Html, app: &App, events: &Events) {
    let mode = match app.mode {
        Mode::Dev => "dev",
        Mode::Test => "test",
        Mode::Prod => "prod",
    };
    let web = match &app.web {
        Some(web) if web.is_built() => "served at /",
        Some(_) => "not built; run npm run build",
        None => "not asked for (--web)",
    };
    h.raw("<section id=\"state\" aria-labelledby=\"state-h\"><h2 id=\"state-h\">State</h2><dl>");
    for (name, value) in [
        ("Stores", app.store_count.to_string()),
        ("Events kept", at_most_words(events.looked_through)),
        ("Faults on", app.faults.all().len().to_string()),
        (
            "Version",
            format!("{APP_VERSION}, protocol {PROTOCOL_VERSION}"),
        ),
        ("Mode", mode.to_owned()),
        ("Database", format!("SQLite, schema {SCHEMA_VERSION}")),
        ("Web app", web.to_owned()),
    ] {
        h.raw("<div><dt>")
            .text(name)
            .raw("</dt><dd>")
            .text(value)
            .raw("</dd></div>");
    }
    h.raw("</dl><p class=\"quiet\"><a href=\"/openapi.json\">openapi.json</a> ")
        .raw("<a href=\"/healthz\">healthz</a></p></section>");
}

fn at_most_words(count: usize) -> String {
    if count < super::events::LOOKED_THROUGH as usize {
        return count.to_string();
    }
    format!("{count} or more")
}

fn reported(h: &mut Html, asked: &Asked, events: &Events) {
    h.raw("<section id=\"events\" class=\"full\" aria-labelledby=\"events-h\">")
        .raw("<h2 id=\"events-h\">Events</h2>")
        .raw("<form method=\"get\" action=\"/console#events\" class=\"row\">")
        .raw("<label class=\"wide\">Name<select name=\"name\"><option value=\"\">All</option>");
    let chosen = asked.event_name.as_str();
    let gone = (!chosen.is_empty() && !events.names.contains(chosen)).then_some(chosen);
    for name in events.names.iter().map(String::as_str).chain(gone) {
        h.raw("<option")
            .raw(if name == chosen { " selected" } else { "" })
            .raw(">");
        h.text(name).raw("</option>");
    }
    h.raw("</select></label><label class=\"tick\"><input type=\"checkbox\" name=\"live\" ")
        .raw("value=\"1\"")
        .raw(if asked.is_live { " checked" } else { "" })
        .raw("> every 3 s anew</label><button>Show</button></form>");
    if events.shown.is_empty() {
        h.raw("<p class=\"quiet\">No event yet. Use the app and look again.</p></section>");
        return;
    }
    h.raw("<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"List of events\">")
        .raw("<table><thead><tr><th>Time</th><th>Name</th><th>Page</th>")
        .raw("<th>Properties</th></tr></thead><tbody>");
    for event in &events.shown {
        h.raw("<tr><td><time>")
            .text(jakarta_text(event.time_ms))
            .raw("</time></td><td>")
            .text(&event.name)
            .raw("</td><td><code>")
            .text(&event.page)
            .raw("</code></td><td><code>")
            .text(serde_json::Value::Object(event.props.clone()))
            .raw("</code></td></tr>");
    }
    h.raw("</tbody></table></div></section>");
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
