//! Every call of the contract is served, and its reply has the declared shape: no field is missing, and
//! none is undeclared.

use std::collections::{BTreeMap, BTreeSet};

use jajan_contract::{
    Call,
    calls::{self as c, CALLS},
    codes,
};
use serde_json::{Value, json};

use crate::{
    buying::{buyer, wallet},
    edge::{redeem_calls::check_redeeming, wallet_calls::check_wallet},
    owning::{gifts, refund_desk},
    reviews::visits::visit,
    stores::{content, favourites, flash, lists::list_body, malls, ranks, search, store_page},
    support::{Answer, NOON_MS, Sandbox, Visitor, phone_body},
};

/// All home cards, as the contract declares them.
fn card_ids() -> Value {
    jajan_contract::openapi()["components"]["schemas"]["CardId"]["enum"].clone()
}

pub fn device_body() -> Value {
    let info = json!({
        "model": "test", "height": 800, "width": 360, "brand": "test", "hardwareType": "phone",
        "locale": "id-ID", "country": "ID", "timeZone": "Asia/Jakarta", "osVersion": "1",
    });
    json!({"fcmToken": "", "deviceInfo": info})
}

pub fn events_body(event_id: &str) -> Value {
    let props = json!({"poiId": "p-1", "position": 3});
    let event = json!({
        "eventId": event_id, "name": "store_card", "timeMs": NOON_MS, "page": "/", "props": props,
    });
    json!({"events": [event]})
}

/// Calls whose reply is in memory only: a retry after a restart is refused. Of a login no token may be
/// kept that opens without its caller, its code works once, and its phone asks for another one.
const DONE: [(&str, &str); 1] = [("login", codes::CODE_EXPIRED)];

/// Calls it, and round-trips the reply's data through the contract's type. A keyed call is tried again
/// after a restart: nothing is done a second time, and nothing fails.
pub async fn check<C: Call>(visitor: &Visitor<'_>, body: Value) -> &'static str {
    if !C::RULES.keyed {
        return check_answer::<C>(&visitor.try_call::<C>(body).await);
    }
    let called = visitor.call_and_retry::<C>(body).await;
    assert_eq!(called.changed, BTreeMap::new(), "{} twice", C::OPERATION);
    let refused = DONE
        .iter()
        .find(|(operation, _)| *operation == C::OPERATION);
    match refused {
        Some((_, code)) => called.retry.assert_refused(200, code),
        None => _ = check_answer::<C>(&called.retry),
    }
    check_answer::<C>(&called.first)
}

async fn check_upload(visitor: &Visitor<'_>) -> &'static str {
    let photo = crate::account::uploads::png(8, 8);
    check_answer::<c::UploadFile>(&crate::account::uploads::send(visitor, &photo).await)
}

/// Deletes the review that was saved before.
async fn check_deletion(shopper: &Visitor<'_>) -> &'static str {
    let own = shopper
        .call::<c::CheckReviewEligibility>(json!({"storeId": "S1"}))
        .await;
    let body = json!({"reviewId": own.own_review_id.unwrap(), "poiId": "P1"});
    check::<c::DeleteReview>(shopper, body).await
}

fn check_answer<C: Call>(answer: &Answer) -> &'static str {
    let data = serde_json::to_value(answer.data::<C>()).unwrap();
    assert_eq!(answer.json()["data"], data, "{}", C::OPERATION);
    assert_eq!(answer.header("content-type"), Some("application/json"));
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
    C::OPERATION
}

/// Gifts of two vouchers: one is taken back, one is claimed and returned.
async fn check_gifts(giver: &Visitor<'_>, receiver: &Visitor<'_>) -> BTreeSet<&'static str> {
    let coupons = gifts::bought(giver, 3).await;
    let first = gifts::given(giver, &coupons[0]).await;
    let second = gifts::given(giver, &coupons[1]).await;
    let token = json!({"token": second.token});
    let third = json!({"couponId": coupons[2], "note": "Selamat!"});
    let offer = json!({
        "code": "CALLS1", "discountAmount": 5_000, "validDays": 1, "copies": 1, "claimableMs": 1,
    });
    BTreeSet::from([
        check::<c::GiftCreate>(giver, third).await,
        check::<c::GiftTakeBack>(giver, json!({"giftId": first.gift.gift_id})).await,
        check::<c::TokenView>(receiver, token.clone()).await,
        check::<c::ReceiveByToken>(receiver, token).await,
        check::<c::GiftReturn>(receiver, json!({"giftId": second.gift.gift_id})).await,
        check::<c::OperationalDelivery>(receiver, json!({"pageId": ""})).await,
        check::<c::PlayEnvelopeOffer>(giver, offer).await,
    ])
}

/// A purchase from the price to a question about it.
async fn check_buying(shopper: &Visitor<'_>) -> BTreeSet<&'static str> {
    let sku_id = buyer::sku_of(shopper, buyer::VOUCHERS).await;
    let order_id = buyer::place(shopper, &sku_id, 1).await.order_id;
    let settled = buyer::settle(shopper, &sku_id, 1).await;
    let order = json!({"orderId": order_id});
    let list = json!({"filter": "ALL", "pageNo": 1, "pageSize": 5});
    let check_money = json!({"orderId": order_id, "reference": "unknown"});
    let question = json!({"orderId": order_id, "topic": "OTHER", "note": ""});
    let mut split = buyer::order_body(&settled);
    split["payAmount"] = json!(settled.total_amount);
    split.as_object_mut().unwrap().remove("redEnvelopeId");
    split["split"] = json!({"mode": "EQUAL", "personList":
        [{"name": "A", "quantity": 0}, {"name": "B", "quantity": 0}]});
    let split = shopper.call::<c::PlaceOrder>(split).await.split_id;
    let coupon_id = wallet::claimed(shopper).await;
    BTreeSet::from([
        check::<c::SplitView>(shopper, json!({"splitId": split})).await,
        check::<c::OrderH5Config>(shopper, json!({"skuId": sku_id})).await,
        check::<c::Settlement>(shopper, buyer::settlement_body(&sku_id, 1)).await,
        check::<c::PlaceOrder>(shopper, buyer::order_body(&settled)).await,
        check::<c::Pay>(shopper, json!({"orderId": order_id, "method": "QRIS"})).await,
        check::<c::PlayPayer>(shopper, json!({"orderId": order_id, "act": "PAY_TWICE"})).await,
        check::<c::PayResult>(shopper, order.clone()).await,
        check::<c::OrderDetail>(shopper, order.clone()).await,
        check::<c::CancelOrder>(shopper, order).await,
        check::<c::OrderList>(shopper, list).await,
        check::<c::MyCoupons>(shopper, wallet::page_body("EXPIRING", 1)).await,
        check::<c::CouponDetail>(shopper, json!({"couponId": coupon_id})).await,
        check::<c::SavingsQuery>(shopper, json!({})).await,
        check::<c::MoneyCheck>(shopper, check_money).await,
        check::<c::OpenCase>(shopper, question).await,
        check::<c::QueryLedger>(shopper, json!({})).await,
    ])
}

#[tokio::test]
async fn every_call_is_served_and_its_reply_parses() {
    let sandbox = Sandbox::with_stores(2_000);
    let visitor = &sandbox.visitor();
    let shopper = &sandbox.shopper("81255500099").await;
    let list = visitor.call::<c::FindByDistance>(list_body()).await;
    let mut recommend = list_body();
    recommend["originQueryId"] = json!(list.query_id);
    let cards = json!({"cardIds": card_ids(), "latitude": -6.2088, "longitude": 106.8456});
    let keys = json!(["explore_tab_switch", "web_client_config", "nobody_knows"]);
    let place = json!({"latitude": "-6.2088", "longitude": "106.8456"});
    let fault = json!({"path": "/region/", "kind": "latency", "delayMs": 1, "remaining": 1});
    let phone = phone_body("81255500009");
    let message = json!({"text": "none", "phoneNo": "81255500009", "outcome": "SENT"});
    let leaver = &sandbox.shopper("81255500009").await;
    let refresh = json!({
        "refreshToken": leaver.tokens().refresh_token, "identityType": "C",
        "cpType": "COUPON_PLATFORM",
    });
    let logout = json!({"refreshToken": leaver.tokens().refresh_token, "everywhere": false});
    let newcomer = &sandbox.visitor();
    let login = newcomer.right_login("81255500009").await;
    let store_id = json!({"storeId": "S1"});
    let report = json!({"storeId": "S1", "wrong": "HOURS", "note": ""});
    let video = content::first_video(visitor).await;
    let let_go = json!({"businessId": "S1", "businessType": "STORE"});

    // Lets the shopper write a review.
    visit(&sandbox, shopper, "S1").await;
    let mut served = check_buying(shopper).await;
    served.extend(check_wallet(&sandbox.shopper("81255500098").await).await);
    served.extend(check_gifts(shopper, leaver).await);
    served.extend(refund_desk::check_calls(&sandbox, shopper).await);
    served.extend(check_redeeming(&sandbox.shopper("81255500012").await).await);
    served.extend(flash::check_calls(visitor, shopper).await);
    served.extend([
        check::<c::BatchQueryConfig>(visitor, json!({"keys": keys})).await,
        check::<c::ReportDevice>(visitor, device_body()).await,
        check::<c::GetDeviceInfo>(visitor, json!({})).await,
        check::<c::GetAuthCode>(visitor, json!({"codeChallenge": "0".repeat(64)})).await,
        check::<c::QueryAuthCode>(visitor, json!({"authCodeKey": "none"})).await,
        check::<c::CheckSlider>(visitor, json!({"loginType": "WHATS_APP"})).await,
        check::<c::SendCode>(visitor, phone.clone()).await,
        check::<c::Login>(newcomer, login).await,
        check::<c::RefreshToken>(leaver, refresh).await,
        check::<c::Logout>(leaver, logout).await,
        check::<c::PageCardList>(visitor, cards).await,
        check::<c::FindByDistance>(visitor, list_body()).await,
        check::<c::FindByRegion>(visitor, list_body()).await,
        check::<c::FindByRecommend>(visitor, recommend).await,
        check::<c::QueryAllCategory>(visitor, json!({"scene": "HOME_PAGE"})).await,
        check::<c::RegionList>(visitor, json!({})).await,
        check::<c::GetAddressByLocation>(visitor, place).await,
        check::<c::QueryUnread>(visitor, json!({})).await,
        check::<c::ResetUnread>(visitor, json!({"page": "order"})).await,
        check::<c::ProductDetail>(visitor, json!({"skuId": "K1"})).await,
        check::<c::FlashSaleProductDetail>(
            visitor,
            json!({"skuId": "K1", "isFlashSale": true, "detailId": "F1"}),
        )
        .await,
        check::<c::ProductApplicableStoreList>(
            visitor,
            json!({"skuId": "K1", "pageNo": 1, "pageSize": 5}),
        )
        .await,
        check::<c::PlayMerchant>(visitor, json!({"skuId": "K1", "stock": 9})).await,
        check::<c::ReviewList>(
            visitor,
            json!({"storeId": "S1", "pageNo": 1, "pageSize": 5}),
        )
        .await,
        check::<c::ReviewDetail>(visitor, json!({"reviewId": "V1001"})).await,
        check::<c::CheckReviewEligibility>(shopper, json!({"storeId": "S1"})).await,
        check::<c::SaveReview>(
            shopper,
            crate::reviews::review_lists::review_body("S1", json!({})),
        )
        .await,
        check_deletion(shopper).await,
        check::<c::MarkHelpful>(shopper, json!({"reviewId": "V1001", "isHelpful": true})).await,
        check::<c::ReportReview>(
            shopper,
            json!({"reviewId": "V1001", "reason": "SPAM", "note": ""}),
        )
        .await,
        check::<c::ModerateReview>(
            visitor,
            json!({"reviewId": "V1001", "auditStatus": "APPROVED"}),
        )
        .await,
        check::<c::AllMallList>(
            visitor,
            json!({
                "pageNo": 1, "pageSize": 20, "queryId": "", "latitude": -6.2, "longitude": 106.8,
            }),
        )
        .await,
        check::<c::MallDetail>(visitor, malls::detail_body("M1")).await,
        check::<c::MallStoreList>(visitor, malls::directory_body("M1", "", "", 1)).await,
        check::<c::MallRecommendProductList>(visitor, json!({"mallId": "M1"})).await,
        check::<c::PullContent>(visitor, content::explore_body(1, "")).await,
        check::<c::GiveContentFeedback>(visitor, content::feedback_body(&video)).await,
        check::<c::QueryPoiList>(visitor, search::stores_body(search::query("soto"))).await,
        check::<c::SearchByStore>(visitor, search::query("soto")).await,
        check::<c::QueryRecommendPoi>(visitor, search::others_body("")).await,
        check::<c::FilterSign>(visitor, json!({"scene": "SEARCH_PAGE"})).await,
        check::<c::SearchPopular>(visitor, json!({})).await,
        check::<c::SearchSuggest>(visitor, search::typed("soto")).await,
        check::<c::QueryBrandPavilion>(visitor, json!({"pageNo": 1, "pageSize": 15})).await,
        check::<c::BrandHomepage>(visitor, json!({"brandId": "1"})).await,
        check::<c::BrandStoreList>(
            visitor,
            json!({
                "brandId": "1", "pageNo": 1, "pageSize": 5, "latitude": -6.2, "longitude": 106.8,
            }),
        )
        .await,
        check::<c::BrandDayPage>(visitor, json!({"pageId": ""})).await,
        check::<c::BrandDayOffers>(
            visitor,
            json!({"pageId": "ngopi", "sectionId": "1", "pageNo": 1, "pageSize": 5}),
        )
        .await,
        check::<c::BrandDayBrands>(visitor, json!({"pageId": "ngopi"})).await,
        check::<c::RankList>(visitor, json!({})).await,
        check::<c::RankDetailList>(visitor, ranks::detail_body("R100", json!([]))).await,
        check::<c::ReportEvents>(visitor, events_body("e-1")).await,
        check::<c::QueryHomepageStoreInfo>(visitor, store_page::info_body(store_id.clone())).await,
        check::<c::QueryMerchantCoupon>(visitor, store_id).await,
        check::<c::ReceiveCoupon>(shopper, crate::stores::claims::claim_body(1)).await,
        check::<c::ReportStore>(shopper, report).await,
        check::<c::MyReports>(shopper, json!({})).await,
        check::<c::SaveFavourite>(shopper, favourites::keep_body(&["S1", "S2"])).await,
        check::<c::FavouriteStoreList>(shopper, favourites::page_body(1, 10)).await,
        check::<c::FavouriteIds>(shopper, json!({})).await,
        check::<c::CancelFavourite>(shopper, let_go).await,
        check::<c::BatchCancelFavourite>(shopper, favourites::keep_body(&["S2"])).await,
        check::<c::QuerySandbox>(visitor, json!({})).await,
        check::<c::SetClock>(visitor, json!({"offsetMs": 1_000})).await,
        check::<c::SetFaults>(visitor, json!({"faults": [fault]})).await,
        check::<c::QueryUserInfo>(shopper, json!({})).await,
        check::<c::EditAccount>(
            shopper,
            crate::account::profile::edit_body(json!({"userName": "Ani"})),
        )
        .await,
        check_upload(shopper).await,
        check::<c::PlayWhatsApp>(visitor, message).await,
        check::<c::QueryLastCode>(visitor, phone).await,
        check::<c::FreezeUser>(visitor, json!({"phoneNo": "81255500009"})).await,
        check::<c::ExpireTokens>(visitor, json!({"userId": "U1", "what": "SESSION"})).await,
        check::<c::DemandSlider>(visitor, json!({"mode": "AUTO"})).await,
        check::<c::DemandRiskCheck>(visitor, json!({"count": 0})).await,
        check::<c::SetConfig>(visitor, json!({"key": "avatar_edit_switch", "value": true})).await,
        check::<c::Elapse>(visitor, json!({"ms": 1_000})).await,
        check::<c::Release>(visitor, json!({})).await,
        check::<c::QueryJournal>(visitor, json!({})).await,
        check::<c::ResetSandbox>(visitor, json!({})).await,
    ]);
    let declared: BTreeSet<_> = CALLS.iter().map(|call| call.operation).collect();
    assert_eq!(served, declared);
}

#[tokio::test]
async fn the_home_page_has_every_card_with_content() {
    let sandbox = Sandbox::with_stores(2_000);
    let body = json!({"cardIds": card_ids(), "latitude": -6.2088, "longitude": 106.8456});
    let answer = sandbox
        .visitor()
        .try_call::<c::PageCardList>(body)
        .await
        .json();
    let cards = answer["data"]["cardList"].as_array().unwrap();
    let ids: Value = cards.iter().map(|card| card["cardId"].clone()).collect();
    assert_eq!(ids, card_ids());
    for card in cards {
        let text = card["data"].to_string();
        assert!(
            text.contains("/img/"),
            "{} has no picture: {text}",
            card["cardId"]
        );
    }
    // Pictures have the page's origin.
    assert!(!answer.to_string().contains("http://") && !answer.to_string().contains("https://"));
}

#[tokio::test]
async fn unknown_configuration_keys_are_omitted() {
    let sandbox = Sandbox::new();
    let body = json!({"keys": ["explore_tab_switch", "nobody_knows"]});
    let entries = sandbox.visitor().call::<c::BatchQueryConfig>(body).await.0;
    let keys: Vec<_> = entries.iter().map(|entry| entry.key.as_str()).collect();
    assert_eq!(keys, ["explore_tab_switch"]);
    assert!(entries[0].value.is_boolean());
}

#[tokio::test]
async fn a_visitor_has_no_unread_counters() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    let unread = visitor.call::<c::QueryUnread>(json!({})).await;
    let reset = visitor
        .call::<c::ResetUnread>(json!({"page": "account"}))
        .await;
    for data in [unread, reset] {
        let totals = [&data.home, &data.order, &data.account].map(|page| page.total_unread);
        assert_eq!(totals, [0, 0, 0]);
        assert_eq!(data.account.items["coupon"], 0, "told all the same");
    }
}

#[tokio::test]
async fn a_repeated_event_is_stored_once() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    for (id, count) in [("e-1", 1), ("e-1", 0), ("e-2", 1)] {
        let done = visitor.call::<c::ReportEvents>(events_body(id)).await;
        assert_eq!(done.count, count, "{id}");
    }
    let stored = sandbox.app.database.latest_events(10).await.unwrap();
    assert_eq!(stored.len(), 2);
    assert_eq!(
        (stored[0].name.as_str(), stored[0].page.as_str()),
        ("store_card", "/")
    );
    assert_eq!(
        (stored[0].time_ms, stored[0].received_ms),
        (NOON_MS, NOON_MS)
    );
    assert_eq!(stored[0].props["position"], 3);
}

#[tokio::test]
async fn an_address_is_the_nearest_district_and_only_in_indonesia() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    let at = |latitude: &str, longitude: &str| {
        visitor
            .call::<c::GetAddressByLocation>(json!({"latitude": latitude, "longitude": longitude}))
    };
    let menteng = at("-6.1955", "106.8322").await;
    assert_eq!(
        (menteng.district.as_str(), menteng.country.as_str()),
        ("Menteng", "Indonesia")
    );
    assert!(!menteng.district_id.is_empty() && !menteng.city.is_empty());
    let amsterdam = at("52.37", "4.89").await;
    assert!(amsterdam.district.is_empty() && amsterdam.city.is_empty());
}
