//! Cards of the home page.

use jajan_contract::home::{PageCardListBody, PageCardListData};

use crate::edge::ctx::Ctx;
use crate::error::Error;
use crate::routes::checks::check_count;

/// Each card once, and room for duplicates.
const MAX_CARDS: usize = 20;

pub async fn page_card_list(ctx: Ctx, body: PageCardListBody) -> Result<PageCardListData, Error> {
    check_count("cardIds", body.card_ids.len(), MAX_CARDS)?;
    Ok(ctx.database.page_card_list(body, ctx.viewer()).await?)
}
