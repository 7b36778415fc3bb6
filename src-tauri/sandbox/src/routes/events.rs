//! Analytics events: stored once each, shown on the console.

use jajan_contract::{envelope::Done, events::ReportEventsBody};

use crate::edge::ctx::Ctx;
use crate::error::Error;
use crate::routes::checks::{check_count, check_id, check_text};

const MAX_EVENTS: usize = 100;
const MAX_PROPS_BYTES: usize = 4096;

pub async fn report_events(ctx: Ctx, body: ReportEventsBody) -> Result<Done, Error> {
    check_count("events", body.events.len(), MAX_EVENTS)?;
    for (index, event) in body.events.iter().enumerate() {
        check_id(&format!("events[{index}].eventId"), &event.event_id)?;
        check_text(&format!("events[{index}].name"), &event.name, 64)?;
        if event.page.chars().count() > 200 || event.page.contains('?') {
            let detail =
                format!("events[{index}].page: a path of at most 200 characters, no query");
            return Err(Error::value(detail));
        }
        let props = serde_json::to_vec(&event.props).map_err(Error::internal)?;
        if props.len() > MAX_PROPS_BYTES {
            let detail = format!("events[{index}].props: at most {MAX_PROPS_BYTES} bytes as JSON");
            return Err(Error::value(detail));
        }
    }
    let count = ctx.database.save_events(body.events, ctx.now_ms).await?;
    Ok(Done { count })
}
