//! Stores that users keep. Merchant 4 "Favourite", 7.

use jajan_contract::{
    envelope::Done,
    favourites::{
        CancelFavouriteBody, FavouriteIdsBody, FavouriteIdsData, FavouriteListBody,
        FavouriteStoreListBody, FavouriteStoreListData,
    },
};

use crate::edge::ctx::Ctx;
use crate::error::{Business, Error};
use crate::geo::Position;
use crate::ids::row;
use crate::routes::checks::check_count;
use crate::routes::store_page::store_number;
use crate::store::Page;
use crate::store::discovery::favourites::NotKept;

/// Contract `FavouriteListBody`.
const MAX_AT_ONCE: usize = 100;
const MAX_PAGE_SIZE: u32 = 100;

pub async fn save_favourite(ctx: Ctx, body: FavouriteListBody) -> Result<Done, Error> {
    let user_id = ctx.member()?.user_id;
    let store_ids = store_ids(&body)?;
    let count = ctx.database.save_favourites(user_id, store_ids).await?;
    Ok(Done { count })
}

pub async fn cancel_favourite(ctx: Ctx, body: CancelFavouriteBody) -> Result<Done, Error> {
    let user_id = ctx.member()?.user_id;
    let store_ids = vec![store_number(&body.business_id)?];
    let count = ctx.database.cancel_favourites(user_id, store_ids).await?;
    Ok(Done { count })
}

pub async fn batch_cancel_favourite(ctx: Ctx, body: FavouriteListBody) -> Result<Done, Error> {
    let user_id = ctx.member()?.user_id;
    let store_ids = store_ids(&body)?;
    let count = ctx.database.cancel_favourites(user_id, store_ids).await?;
    Ok(Done { count })
}

pub async fn favourite_store_list(
    ctx: Ctx,
    body: FavouriteStoreListBody,
) -> Result<FavouriteStoreListData, Error> {
    let user_id = ctx.member()?.user_id;
    let page = Page::new(body.page_no, body.page_size, MAX_PAGE_SIZE)?;
    let origin = Position::new(body.latitude, body.longitude)?;
    let database = &ctx.database;
    let listed = database.favourite_stores(user_id, page, origin, ctx.viewer());
    Ok(listed.await?)
}

pub async fn favourite_ids(ctx: Ctx, _: FavouriteIdsBody) -> Result<FavouriteIdsData, Error> {
    let user_id = ctx.member()?.user_id;
    Ok(ctx.database.favourite_ids(user_id).await?)
}

fn store_ids(body: &FavouriteListBody) -> Result<Vec<row::Store>, Error> {
    check_count("businessIdList", body.business_id_list.len(), MAX_AT_ONCE)?;
    body.business_id_list.iter().map(store_number).collect()
}

impl From<NotKept> for Error {
    fn from(why: NotKept) -> Self {
        match why {
            NotKept::StoreAbsent => Business::StoreAbsent,
            NotKept::Full => Business::FavouritesFull,
        }
        .into()
    }
}
