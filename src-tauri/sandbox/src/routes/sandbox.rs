//! The sandbox's own clock and faults, as calls.

use jajan_contract::sandbox::{
    ElapseBody, JournalData, QueryJournalBody, QuerySandboxBody, ReleaseBody, ResetSandboxBody,
    SandboxState, SetClockBody, SetFaultsBody, Standing,
};

use crate::clock::MAX_OFFSET_MS;
use crate::edge::ctx::Ctx;
use crate::error::Error;
use crate::memory::journal::{MAX_QUIET_MS, MAX_WAIT_MS};
use crate::state::App;

pub async fn query_sandbox(ctx: Ctx, _: QuerySandboxBody) -> Result<SandboxState, Error> {
    Ok(state(&ctx.app))
}

pub async fn set_clock(ctx: Ctx, body: SetClockBody) -> Result<SandboxState, Error> {
    if body.offset_ms.unsigned_abs() > MAX_OFFSET_MS.unsigned_abs() {
        return Err(Error::value(format!(
            "offsetMs: at most {MAX_OFFSET_MS} either way"
        )));
    }
    ctx.clock.set_offset_ms(body.offset_ms);
    Ok(state(&ctx.app))
}

pub async fn set_faults(ctx: Ctx, body: SetFaultsBody) -> Result<SandboxState, Error> {
    ctx.faults.replace(body.faults).map_err(Error::value)?;
    Ok(state(&ctx.app))
}

/// Answers when the new sandbox is in place: the next request reaches it.
pub async fn reset_sandbox(ctx: Ctx, _: ResetSandboxBody) -> Result<SandboxState, Error> {
    Ok(state(&ctx.app.reset().await?))
}

pub async fn elapse(ctx: Ctx, body: ElapseBody) -> Result<SandboxState, Error> {
    let limit = MAX_OFFSET_MS.unsigned_abs();
    let ms = i64::try_from(body.ms).unwrap_or(i64::MAX);
    let offset_ms = ctx.clock.offset_ms().saturating_add(ms);
    if offset_ms.unsigned_abs() > limit {
        return Err(Error::value(format!("ms: at most {limit} from real time")));
    }
    ctx.clock.set_offset_ms(offset_ms);
    Ok(state(&ctx.app))
}

pub async fn release(ctx: Ctx, body: ReleaseBody) -> Result<SandboxState, Error> {
    ctx.faults.release(body.path.as_deref());
    Ok(state(&ctx.app))
}

pub async fn query_journal(ctx: Ctx, body: QueryJournalBody) -> Result<JournalData, Error> {
    for (name, value, max) in [
        ("waitMs", body.wait_ms, MAX_WAIT_MS),
        ("quietMs", body.quiet_ms, MAX_QUIET_MS),
    ] {
        if value > max {
            return Err(Error::value(format!("{name}: at most {max}")));
        }
    }
    Ok(ctx.journal.query(&body, &ctx.device_id).await)
}

fn state(app: &App) -> SandboxState {
    SandboxState {
        now_ms: app.clock.now_ms(),
        clock_offset_ms: app.clock.offset_ms(),
        faults: app.faults.all(),
        held: app.faults.held(),
        standing: app.played.position().map(|at| Standing {
            latitude: at.lat,
            longitude: at.lon,
        }),
    }
}
