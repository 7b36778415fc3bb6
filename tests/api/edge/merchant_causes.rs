//! Causes of the codes of stores, claims, favourites, reviews and brands: merchant 8.

use jajan_contract::calls as c;
use serde_json::json;

use crate::{
    edge::error_catalogue::{Cause, PHONE},
    reviews::review_lists::review_body,
    stores::{claims::claim_body, favourites::keep_body, products::edges},
    support::{Answer, Sandbox, Visitor},
};

pub async fn play(cause: Cause, sandbox: &Sandbox) -> Answer {
    use Cause as C;
    match cause {
        C::StoreExpired | C::StoreUnfindable | C::StoreAbsent => {
            store(cause, &sandbox.visitor()).await
        }
        C::BatchEmpty | C::ClaimedTooOften | C::BatchOff => {
            claim(cause, &sandbox.shopper(PHONE).await).await
        }
        C::FavouritesFull => full(&Sandbox::with_stores(501)).await,
        C::ReviewUnknown | C::ReviewOfOthers | C::ReviewWithoutVisit | C::ReviewTooLong => {
            review(cause, &sandbox.shopper(PHONE).await).await
        }
        C::VoucherWithdrawn => {
            let visitor = sandbox.visitor();
            let withdrawn = &edges(&visitor).await[4];
            let body = json!({"skuId": withdrawn});
            visitor.try_call::<c::ProductDetail>(body).await
        }
        C::BrandUnknown => {
            let body = json!({"brandId": "0"});
            sandbox.visitor().try_call::<c::BrandHomepage>(body).await
        }
        C::RankUnknown => {
            let body = crate::stores::ranks::detail_body("R1", json!([]));
            sandbox.visitor().try_call::<c::RankDetailList>(body).await
        }
        C::MallUnknown => {
            let body = crate::stores::malls::detail_body("M0");
            sandbox.visitor().try_call::<c::MallDetail>(body).await
        }
        C::VideoUnknown => {
            let body = crate::stores::content::related_body("I0", 1, "");
            sandbox.visitor().try_call::<c::PullContent>(body).await
        }
        C::CategoryUnknown => {
            let body = crate::stores::search::category_body("999");
            sandbox.visitor().try_call::<c::QueryPoiList>(body).await
        }
        _ => {
            let body = json!({"pageId": "none"});
            sandbox.visitor().try_call::<c::BrandDayPage>(body).await
        }
    }
}

async fn store(cause: Cause, visitor: &Visitor<'_>) -> Answer {
    let store_id = match cause {
        Cause::StoreExpired => "S9000001",
        Cause::StoreUnfindable => "S9000002",
        _ => "S9999999",
    };
    let body = crate::stores::store_page::info_body(json!({"storeId": store_id}));
    visitor.try_call::<c::QueryHomepageStoreInfo>(body).await
}

async fn claim(cause: Cause, shopper: &Visitor<'_>) -> Answer {
    let batch = match cause {
        Cause::BatchEmpty => 4,
        Cause::BatchOff => 5,
        _ => {
            shopper.call::<c::ReceiveCoupon>(claim_body(2)).await;
            2
        }
    };
    shopper
        .try_call::<c::ReceiveCoupon>(claim_body(batch))
        .await
}

async fn full(sandbox: &Sandbox) -> Answer {
    let shopper = sandbox.shopper(PHONE).await;
    let names: Vec<_> = (1..=501).map(|number| format!("S{number}")).collect();
    for chunk in names[..500].chunks(100) {
        let ids: Vec<_> = chunk.iter().map(String::as_str).collect();
        shopper.call::<c::SaveFavourite>(keep_body(&ids)).await;
    }
    shopper
        .try_call::<c::SaveFavourite>(keep_body(&["S501"]))
        .await
}

async fn review(cause: Cause, shopper: &Visitor<'_>) -> Answer {
    let body = match cause {
        Cause::ReviewUnknown => {
            let body = json!({"reviewId": "V1"});
            return shopper.try_call::<c::ReviewDetail>(body).await;
        }
        Cause::ReviewOfOthers => {
            let body = json!({"reviewId": "V1001", "poiId": "P1"});
            return shopper.try_call::<c::DeleteReview>(body).await;
        }
        Cause::ReviewTooLong => review_body("S1", json!({"content": "a".repeat(1_001)})),
        _ => review_body("S1", json!({})),
    };
    shopper.try_call::<c::SaveReview>(body).await
}
