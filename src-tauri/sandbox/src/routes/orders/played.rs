//! Simulates the payer of an order, and reads the books. Buying 9.

use jajan_contract::order::played::{
    LedgerData, NoticeFate, PayerAct, PlayPayerBody, PlayPayerData, QueryLedgerBody,
};

use crate::edge::ctx::Ctx;
use crate::error::Error;
use crate::ids::{self, row};
use crate::money::qris;
use crate::state::App;
use crate::store::payments::provider::{Act, Event, EventKind};

pub async fn play_payer(ctx: Ctx, body: PlayPayerBody) -> Result<PlayPayerData, Error> {
    let payment_id = payment_of(&ctx, &body).await?;
    if body.amount == Some(0) {
        return Err(Error::value("amount: at least 1"));
    }
    let play = Play {
        payment_id,
        act: body.act,
        notice: body.notice,
        amount_rp: body.amount,
    };
    let events = act(&ctx.app, play).await?;
    Ok(PlayPayerData {
        payment_id: ids::payment(payment_id),
        reference_list: events
            .into_iter()
            .filter_map(|event| event.reference)
            .collect(),
    })
}

async fn payment_of(ctx: &Ctx, body: &PlayPayerBody) -> Result<row::Payment, Error> {
    let unknown = || Error::value("no such payment");
    if let Some(id) = &body.payment_id {
        return ids::payment_number(id).ok_or_else(unknown);
    }
    if let Some(id) = &body.order_id {
        let order_id = ids::order_number(id).ok_or_else(unknown)?;
        return ctx
            .database
            .newest_payment(order_id)
            .await?
            .ok_or_else(unknown);
    }
    if let Some(id) = &body.share_id {
        return ctx
            .database
            .newest_of_share(id.clone())
            .await?
            .ok_or_else(unknown);
    }
    let code = body.qr_string.as_deref().and_then(qris::payment_id);
    code.and_then(|id| ids::typed(ids::payment_number, &id))
        .ok_or_else(unknown)
}

/// What a payer does to a payment.
#[derive(Debug, Clone, Copy)]
pub struct Play {
    pub payment_id: row::Payment,
    pub act: PayerAct,
    pub notice: NoticeFate,
    pub amount_rp: Option<u32>,
}

/// The payer's side in the provider's books, then the notices that are sent. The console does the
/// same.
pub async fn act(app: &App, play: Play) -> Result<Vec<Event>, Error> {
    let now_ms = app.clock.now_ms();
    let (kind, times) = match play.act {
        PayerAct::Begin => (EventKind::Begun, 1),
        PayerAct::Pay => (EventKind::Paid, 1),
        PayerAct::PayTwice => (EventKind::Paid, 2),
        PayerAct::Decline => (EventKind::Declined, 1),
    };
    let mut events = Vec::new();
    for _ in 0..times {
        let recorded = app
            .database
            .payer_acts(Act {
                payment_id: play.payment_id,
                kind,
                amount_rp: play.amount_rp,
                notice: play.notice,
                now_ms,
            })
            .await?;
        events.push(recorded.ok_or_else(|| Error::value("no such payment"))?);
    }
    app.database.settle_orders(now_ms).await?;
    if play.notice == NoticeFate::Doubled {
        for event in &events {
            app.database.notice(event.event_id.clone(), now_ms).await?;
        }
    }
    Ok(events)
}

pub async fn query_ledger(ctx: Ctx, _: QueryLedgerBody) -> Result<LedgerData, Error> {
    ctx.database.settle_orders(ctx.now_ms).await?;
    Ok(ctx.database.books().await?)
}
