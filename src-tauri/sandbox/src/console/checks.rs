//! Sliders and risk checks that devices have to pass.

use jajan_contract::sandbox::SliderMode;
use maud::{Markup, html};

use crate::console::form::{Fields, Problem};
use crate::console::layout::{meaning, options};
use crate::state::App;

const MODES: [(SliderMode, &str, &str); 3] = [
    (SliderMode::Auto, "AUTO", "By what the device did"),
    (SliderMode::Always, "ALWAYS", "Always"),
    (SliderMode::Never, "NEVER", "Never"),
];
const MAX_RISK_CHECKS: u32 = 1_000;
const MAX_ID_CHARS: usize = 64;

pub fn content(app: &App) -> Markup {
    let demands = &app.accounts.demands;
    let mode = demands.slider_mode();
    let chosen = MODES.iter().find(|(known, ..)| *known == mode);
    let chosen = chosen.map(|(_, name, _)| *name);
    let (of_all, of_devices) = demands.risk_checks_left();
    html! {
        form.row method="post" action="/console/checks" {
            label {
                "A slider is due"
                select name="slider" {
                    (options(MODES.map(|(_, name, words)| (name, words)), chosen))
                }
            }
            button name="do" value="slider" { "Set" }
        }
        form.row method="post" action="/console/checks" {
            label.wide {
                "Device id"
                input name="deviceId" maxlength="64" autocapitalize="off" autocomplete="off"
                    placeholder="every device";
            }
            label {
                "Risk checks" input name="count" type="number" min="0" max="1000" value="1" required;
            }
            button name="do" value="risk" { "Ask the next calls" }
        }
        @if of_all > 0 { p { "Every device: " (of_all) " left." } }
        @for (device_id, left) in of_devices { p { code { (device_id) } ": " (left) " left." } }
    }
}

/// `do` is `slider` with `slider`, or `risk` with `count` and maybe `deviceId`.
pub fn change(app: &App, fields: &Fields) -> Result<(), Problem> {
    let demands = &app.accounts.demands;
    match fields.get("do") {
        Some("slider") => {
            let mode = meaning(&MODES, fields.text("slider"));
            demands.set_slider_mode(mode.ok_or("slider: AUTO, ALWAYS or NEVER.")?);
        }
        Some("risk") => {
            let count: u32 = fields.number("count")?.ok_or("count: how many?")?;
            let id_chars = fields.text("deviceId").chars().count();
            if count > MAX_RISK_CHECKS || id_chars > MAX_ID_CHARS {
                return Err("count: at most 1000; deviceId: at most 64 characters.".into());
            }
            demands.ask_for_risk_checks(fields.get("deviceId").map(str::to_owned), count);
        }
        _ => return Err("do: slider or risk.".into()),
    }
    Ok(())
}
