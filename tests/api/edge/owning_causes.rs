//! A cause of each code of owning. How each works in depth is in `owning/`.

use jajan_contract::{calls as c, codes};
use serde_json::json;

use crate::{
    edge::error_catalogue::PHONE,
    owning::gifts::{bought, given},
    support::{Answer, Sandbox},
};

pub async fn play(code: &str, sandbox: &Sandbox) -> Answer {
    let giver = &sandbox.shopper(PHONE).await;
    if code == codes::TOKEN_ABSENT {
        let unknown = json!({"code": "NOBODY"});
        return giver.try_call::<c::ReceiveByToken>(unknown).await;
    }
    let coupon_id = bought(giver, 1).await.remove(0);
    let token = json!({"token": given(giver, &coupon_id).await.token});
    match code {
        codes::TOKEN_OWN => giver.try_call::<c::ReceiveByToken>(token).await,
        codes::TOKEN_CLAIMED => {
            let [first, second] = ["81255500043", "81255500044"];
            let first = sandbox.shopper(first).await;
            first.call::<c::ReceiveByToken>(token.clone()).await;
            let second = sandbox.shopper(second).await;
            second.try_call::<c::ReceiveByToken>(token).await
        }
        _ => {
            let again = json!({"couponId": coupon_id, "note": ""});
            giver.try_call::<c::GiftCreate>(again).await
        }
    }
}
