//! Words that others see: one line, nothing invisible or turned around, counted as people count.

use jajan_contract::{calls as c, codes};
use serde_json::json;

use crate::{
    buying::buyer::{VOUCHERS, order_body, settle, sku_of},
    owning::gifts::bought,
    support::Sandbox,
};

const FAMILY: &str = "\u{1f468}\u{1f3fd}\u{200d}\u{1f469}\u{1f3fd}\u{200d}\u{1f467}\u{1f3fd}";

#[tokio::test]
async fn the_note_of_a_gift_is_one_line_that_hides_nothing() {
    let sandbox = Sandbox::new();
    let giver = sandbox.shopper("81255500093").await;
    let coupon_id = bought(&giver, 1).await.remove(0);
    for (typed, shown) in [
        (
            "\u{202e}Selamat\n  ulang\u{200b} tahun",
            "Selamat ulang tahun",
        ),
        ("\u{200b}\u{2800}", ""),
        (&FAMILY.repeat(200), &FAMILY.repeat(200)),
    ] {
        let body = json!({"couponId": coupon_id, "note": typed});
        let gift = giver.call::<c::GiftCreate>(body).await;
        let token = json!({"token": gift.token});
        let seen = sandbox.visitor().call::<c::TokenView>(token).await;
        assert_eq!(seen.note, shown);
        let back = json!({"giftId": gift.gift.gift_id});
        giver.call::<c::GiftTakeBack>(back).await;
    }
    let long = json!({"couponId": coupon_id, "note": FAMILY.repeat(201)});
    let long = giver.try_call::<c::GiftCreate>(long).await;
    assert_eq!(long.refusal().0, codes::VALUE_INVALID);
}

#[tokio::test]
async fn a_name_in_a_split_is_seen() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper("81255500094").await;
    let sku_id = sku_of(&owner, VOUCHERS).await;
    let settled = settle(&owner, &sku_id, 1).await;
    let split = |name: &str| {
        let mut body = order_body(&settled);
        let people = json!([{"name": name, "quantity": 0}, {"name": "Dewi", "quantity": 0}]);
        body["split"] = json!({"mode": "EQUAL", "personList": people});
        body
    };
    for name in ["", "\u{200b}", "\u{2800} \u{202e}"] {
        let refused = owner.try_call::<c::PlaceOrder>(split(name)).await;
        assert_eq!(refused.refusal().0, codes::VALUE_INVALID, "{name:?}");
    }
    let placed = owner.call::<c::PlaceOrder>(split("Sa\u{202e}ri\n")).await;
    let body = json!({"splitId": placed.split_id});
    let seen = owner.call::<c::SplitView>(body).await;
    assert_eq!(seen.share_list[0].name, "Sari");
}
