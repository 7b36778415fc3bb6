//! What the console's forms do. An error is a sentence for the person at the console.

use jajan_contract::sandbox::Fault;

use crate::console::form::Fields;
use crate::memory::faults;
use crate::state::App;

/// `moveMs` of a button, or `amount` and `unit`; `do=reset` is real time again.
pub fn move_clock(app: &App, fields: &Fields) -> Result<(), String> {
    let move_ms = match (fields.get("do"), fields.number::<i64>("moveMs")?) {
        (Some("reset"), _) => {
            app.clock.set_offset_ms(0);
            return Ok(());
        }
        (_, Some(move_ms)) => move_ms,
        (_, None) => typed_move_ms(fields)?,
    };
    // The clock itself holds the bounds.
    app.clock
        .set_offset_ms(app.clock.offset_ms().saturating_add(move_ms));
    Ok(())
}

fn typed_move_ms(fields: &Fields) -> Result<i64, String> {
    let amount: i64 = fields.number("amount")?.ok_or("amount: by how much?")?;
    let unit_ms = match fields.get("unit") {
        Some("minutes") => 60_000,
        Some("hours") => 3_600_000,
        Some("days") => 86_400_000,
        _ => return Err("unit: minutes, hours or days.".to_owned()),
    };
    Ok(amount.saturating_mul(unit_ms))
}

/// `do` is `add`, `remove`, `clear` or `release`; the last one without a path is of all that is held.
pub fn change_faults(app: &App, fields: &Fields) -> Result<(), String> {
    match fields.get("do") {
        Some("add") => app
            .faults
            .add(fault(fields)?)
            .map_err(|why| without_place(&why)),
        Some("remove") => {
            let index = fields.number("index")?.ok_or("index: which one?")?;
            app.faults
                .remove(index, fields.get("path").unwrap_or_default());
            Ok(())
        }
        Some("clear") => app.faults.replace(Vec::new()),
        Some("release") => {
            app.faults.release(fields.get("path"));
            Ok(())
        }
        _ => Err("do: add, remove, clear or release.".to_owned()),
    }
}

/// The list's place in `faults[3]: path must …` says nothing to someone who adds one.
fn without_place(why: &str) -> String {
    let cause = why
        .strip_prefix("faults[")
        .and_then(|rest| rest.split_once("]: "));
    cause.map_or(why, |(_, cause)| cause).to_owned()
}

fn fault(fields: &Fields) -> Result<Fault, String> {
    Ok(Fault {
        path: fields.get("path").unwrap_or_default().to_owned(),
        kind: faults::parse_kind(fields.get("kind").unwrap_or_default())?,
        delay_ms: fields.number("delayMs")?.unwrap_or(0),
        remaining: fields.number("remaining")?,
        field: fields.get("field").map(str::to_owned),
    })
}
