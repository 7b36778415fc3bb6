//! First on the console: a whole purchase in five steps, and three stories that may follow. What one does
//! in the app is said in the words of the app; what the rest of the world does is a button here.
//!
//! It follows the person who logged in last, or whom one chose. Each button does what a desk of the console does, by the same
//! functions.

mod acts;
mod extras;
mod labels;
mod lan;
pub mod lines;
mod parts;
mod steps;

use maud::{Markup, html};

use crate::console::asked::Asked;
use crate::console::layout::full_section;
use crate::console::story::parts::may;
use crate::ids;
use crate::secrets;
use crate::state::App;
use crate::store::StoreError;
use crate::store::story::Story;

pub use acts::change;

pub async fn section(app: &App, asked: &Asked) -> Result<Markup, StoreError> {
    let now_ms = app.clock.now_ms();
    app.database.settle_orders(now_ms).await?;
    let story = app.database.story(app.played.followed(), now_ms).await?;
    let story = story.as_ref();
    let content = html! {
        p { "Open the app in another tab or on a phone. What you do is done there; what the rest of the \
            world does is a button here. After each thing that you did in the app, "
            strong { "look again" } "." }
        (player(story, asked))
        div.story {
            ol.steps { (steps::all(app, story, asked).await?) }
            aside aria-label="More to play" {
                (extras::all(story, asked))
                (lan::card(app.lan))
            }
        }
    };
    Ok(full_section("story", "Play a whole purchase", content))
}

/// Whom the steps follow, and how the page is kept up to date.
fn player(story: Option<&Story>, asked: &Asked) -> Markup {
    let is_live = asked.is_live;
    html! {
        div.bar {
            a.button.main href="/" target="jajan" { "Open the app" }
            // Without a fragment: a browser that is there already would not load the page again.
            a.button href={ "/console" @if is_live { "?live=1" } } { "Look again" }
            @if is_live {
                a.button href="/console" { "Stop looking by itself" }
            } @else {
                a.button href="/console?live=1" { "Look every 3 seconds" }
            }
            p.who {
                @match story.map(|story| &story.user) {
                    Some(user) => {
                        "Follows " strong { (user.user_name) } ", "
                        (secrets::phone(&user.country_code, &user.phone_no)) "."
                    }
                    None => "Nobody has logged in yet.",
                }
            }
        }
        @if let Some(story) = story.filter(|story| !story.others.is_empty()) {
            details.others {
                summary { "Follow somebody else" }
                div.bar {
                    @for user in &story.others {
                        (may("follow", ("user", &ids::user(user.id)), &user.user_name, "follow", asked))
                    }
                }
            }
        }
    }
}
