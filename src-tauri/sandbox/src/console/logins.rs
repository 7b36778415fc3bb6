//! Login codes that were sent to phones: nothing else delivers them. Never a token.

use maud::{Markup, html};

use crate::secrets;
use crate::state::App;
use crate::store::StoreError;
use crate::time::jakarta_text;

pub async fn content(app: &App) -> Result<Markup, StoreError> {
    let sent = app.accounts.outbox.all();
    let begun = app.database.latest_auth_codes(app.clock.now_ms()).await?;
    Ok(html! {
        h4 { "Codes by SMS" }
        @if sent.is_empty() { p.quiet { "None was sent yet." } } @else {
            ul.faults {
                @for sms in sent {
                    li {
                        strong.code { (sms.code) }
                        " " span { (secrets::phone(&sms.country_code, &sms.phone_no)) }
                        " " time { (jakarta_text(sms.sent_ms)) }
                    }
                }
            }
        }
        h4 { "Messages on WhatsApp" }
        @if begun.is_empty() { p.quiet { "Nobody waits for one." } } @else {
            ul.faults {
                @for begun in begun {
                    li {
                        strong { (begun.status) }
                        " " time { (jakarta_text(begun.created_ms)) }
                        @if begun.status == "waiting" {
                            " " a href={ "/console/whatsapp?text=" (begun.key) } { "Play it" }
                        }
                    }
                }
            }
        }
    })
}
