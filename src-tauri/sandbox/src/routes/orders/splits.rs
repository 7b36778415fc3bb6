//! `split_view`, and `pay` and `pay_result` of a share.

use jajan_contract::ids::{ShareId, SplitId};
use jajan_contract::order::{
    pay::{PayBody, PayResultData, Payment},
    split::{SplitViewBody, SplitViewData},
    split_choice::{SplitChoice, SplitMode},
};

use crate::edge::ctx::Ctx;
use crate::error::{Error, Owning, Refusal};
use crate::ids;
use crate::routes::checks::{check_id, seen_words};
use crate::routes::orders::ready;
use crate::store::due::Scope;
use crate::store::splits::pay::BeginShare;

const MAX_NAME_CHARS: usize = 30;
const PEOPLE: std::ops::RangeInclusive<usize> = 2..=10;

pub async fn split_view(ctx: Ctx, body: SplitViewBody) -> Result<SplitViewData, Error> {
    let user_id = ready(&ctx).await?;
    check_id("splitId", &body.split_id)?;
    settle_split(&ctx, &body.split_id).await?;
    let view = ctx
        .database
        .split_view(body.split_id, user_id, ctx.now_ms)
        .await?;
    view.ok_or_else(|| Owning::TokenAbsent.into())
}

pub async fn pay_share(ctx: &Ctx, share_id: ShareId, body: &PayBody) -> Result<Payment, Error> {
    check_id("shareId", &share_id)?;
    settle_share(ctx, &share_id).await?;
    let begin = BeginShare {
        user_id: ready(ctx).await?,
        share_id,
        method: body.method,
        key: ctx.key.clone(),
        now_ms: ctx.now_ms,
    };
    Ok(ctx.database.begin_share(begin).await?)
}

pub async fn share_result(ctx: &Ctx, share_id: ShareId) -> Result<PayResultData, Error> {
    let user_id = ready(ctx).await?;
    check_id("shareId", &share_id)?;
    settle_share(ctx, &share_id).await?;
    let result = ctx
        .database
        .share_result(share_id, user_id, ctx.now_ms)
        .await?;
    result.ok_or_else(|| Owning::TokenAbsent.into())
}

async fn settle_split(ctx: &Ctx, split_id: &SplitId) -> Result<(), Error> {
    let scope = Scope::Split(split_id.to_string());
    Ok(ctx.database.settle_for(scope, ctx.now_ms).await?)
}

async fn settle_share(ctx: &Ctx, share_id: &ShareId) -> Result<(), Error> {
    match ids::share_parts(share_id) {
        Some((split_id, _)) => settle_split(ctx, &split_id).await,
        None => Ok(()),
    }
}

/// The shape that the contract promises; whether the order can be split so, the store says.
pub fn check_split(split: &SplitChoice) -> Result<(), Error> {
    if !PEOPLE.contains(&split.person_list.len()) {
        return Err(Error::value("split.personList: 2 to 10"));
    }
    for person in &split.person_list {
        if seen_words(&person.name, MAX_NAME_CHARS)?.is_empty() {
            return Err(Refusal::TextUnseen.into());
        }
        if (person.quantity > 0) != (split.mode == SplitMode::Item) {
            return Err(Error::value("split.personList.quantity: with ITEM only"));
        }
        if person.quantity > 99 {
            return Err(Error::value("split.personList.quantity: at most 99"));
        }
    }
    Ok(())
}
