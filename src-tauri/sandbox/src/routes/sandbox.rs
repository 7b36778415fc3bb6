//! The sandbox's own clock and faults, as calls.

use jajan_contract::sandbox::{QuerySandboxBody, SandboxState, SetClockBody, SetFaultsBody};

use crate::{clock::MAX_OFFSET_MS, edge::call::Ctx, error::Error};

pub async fn query_sandbox(ctx: Ctx, _: QuerySandboxBody) -> Result<SandboxState, Error> {
    Ok(state(&ctx))
}

pub async fn set_clock(ctx: Ctx, body: SetClockBody) -> Result<SandboxState, Error> {
    if body.offset_ms.unsigned_abs() > MAX_OFFSET_MS.unsigned_abs() {
        return Err(Error::value(format!(
            "offsetMs: at most {MAX_OFFSET_MS} either way"
        )));
    }
    ctx.app.clock.set_offset_ms(body.offset_ms);
    Ok(state(&ctx))
}

pub async fn set_faults(ctx: Ctx, body: SetFaultsBody) -> Result<SandboxState, Error> {
    ctx.app.faults.replace(body.faults).map_err(Error::value)?;
    Ok(state(&ctx))
}

fn state(ctx: &Ctx) -> SandboxState {
    SandboxState {
        now_ms: ctx.app.clock.now_ms(),
        clock_offset_ms: ctx.app.clock.offset_ms(),
        faults: ctx.app.faults.all(),
    }
}
