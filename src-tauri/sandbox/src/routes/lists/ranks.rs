//! Rankings. Spec home 7.

use jajan_contract::ranks::{RankDetailListBody, RankDetailListData, RankListBody, RankListData};

use crate::edge::ctx::Ctx;
use crate::error::{Business, Error};
use crate::ids;
use crate::routes::lists::stores::{check_filters, has_no_coupon};

pub async fn rank_list(ctx: Ctx, _: RankListBody) -> Result<RankListData, Error> {
    ctx.database.count_ranks_daily(ctx.now_ms).await?;
    Ok(ctx.database.rank_list().await?)
}

pub async fn rank_detail_list(
    ctx: Ctx,
    body: RankDetailListBody,
) -> Result<RankDetailListData, Error> {
    check_filters(&body.rank_filter_info.filter_options)?;
    let rank_id = ids::rank_number(&body.rank_id).ok_or(Business::RankAbsent)?;
    let database = &ctx.database;
    database.count_ranks_daily(ctx.now_ms).await?;
    let data = database
        .rank_detail_list(rank_id, body, ctx.viewer())
        .await?;
    let mut data = data.ok_or(Business::RankAbsent)?;
    data.is_no_coupon_available = has_no_coupon(&ctx, data.is_no_coupon_available).await?;
    Ok(data)
}
