//! Middleware that writes every request into the journal, outside of fault injection.

use axum::{extract::Request, middleware::Next, response::Response};
use jajan_contract::sandbox::JournalOutcome;

use crate::edge::strike::CloseWithoutAnswer;
use crate::error::ErrorCode;
use crate::memory::journal::Number;
use crate::mode::Mode;
use crate::state::App;

/// Outside of [`crate::edge::strike::faults`].
pub async fn requests(app: App, mut request: Request, next: Next) -> Response {
    if app.mode == Mode::Prod {
        return next.run(request).await;
    }
    let Some(number) = app.journal.begin(&request, app.clock.now_ms()) else {
        return next.run(request).await;
    };
    request.extensions_mut().insert(number);
    let mut end = End {
        app,
        number,
        outcome: JournalOutcome::Abandoned,
        status: 0,
        code: None,
    };
    let response = next.run(request).await;
    let extensions = response.extensions();
    if extensions.get::<CloseWithoutAnswer>().is_some() {
        end.outcome = JournalOutcome::Reset;
    } else {
        end.outcome = JournalOutcome::Answered;
        end.status = response.status().as_u16();
        end.code = extensions.get::<ErrorCode>().map(|code| code.0.clone());
    }
    response
}

/// A drop guard: the entry is completed also on a disconnect, which drops the request's future.
struct End {
    app: App,
    number: Number,
    outcome: JournalOutcome,
    status: u16,
    code: Option<String>,
}

impl Drop for End {
    fn drop(&mut self) {
        let (outcome, status, code) = (self.outcome, self.status, self.code.take());
        self.app.journal.change(Some(self.number), |entry| {
            entry.outcome = outcome;
            entry.status = status;
            entry.code = code;
        });
    }
}
