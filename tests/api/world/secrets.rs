//! No secret of a user is in the journal or on a page of the console. Security A.9.

use std::collections::BTreeSet;

use jajan_contract::calls as c;
use jajan_contract::ids::CouponId;
use serde_json::json;

use crate::{
    owning::{
        outlet::{OUTLET, Phone, opened, scan_body, used},
        refund_desk::{desk, refundable, submit},
    },
    support::{NOON_MS, Sandbox},
    world::console::show,
};

const PHONE: &str = "81298765432";
const WALLET: &str = "81387654321";
const ACCOUNT: &str = "5437766210";
const HOLDER: &str = "Bunga Kencana";
/// In people's own words.
const WORDS: &str = "rekening 5437-766-210 atau 0812 9876 5432";

/// Every page that the console's pages lead to.
async fn pages(sandbox: &Sandbox) -> Vec<(String, String)> {
    let mut to_read = vec![
        "/console".to_owned(),
        "/console?path=/".to_owned(),
        format!("/console/cashier?store={OUTLET}"),
    ];
    let mut read: Vec<(String, String)> = Vec::new();
    while let Some(path) = to_read.pop() {
        if read.iter().any(|(known, _)| *known == path) {
            continue;
        }
        let page = show(sandbox, &path).await;
        let links = page.split("href=\"/console").skip(1);
        for link in links.filter_map(|rest| rest.split('"').next()) {
            let link = format!("/console{}", link.replace("&amp;", "&"));
            let is_page = !link.ends_with(".css") && !link.starts_with("/console/whatsapp");
            to_read.extend(is_page.then_some(link));
        }
        read.push((path, page));
    }
    read
}

#[tokio::test]
async fn no_token_account_holder_phone_or_code_is_in_the_journal_or_on_the_console() {
    let sandbox = Sandbox::for_many_calls();
    let owner = sandbox.shopper(PHONE).await;
    let order = refundable(&sandbox, &owner, 4).await;
    let [to_give, to_show, to_use, _] = <[CouponId; 4]>::try_from(order.coupons.clone()).unwrap();

    // Gifts, shown codes and claimed links.
    let body = json!({"couponId": to_give, "note": WORDS});
    let gift = owner.call::<c::GiftCreate>(body).await;
    let visitor = sandbox.visitor();
    let by_token = json!({"token": gift.token});
    visitor.call::<c::TokenView>(by_token.clone()).await;
    owner.try_call::<c::ReceiveByToken>(by_token).await;
    let by_code = json!({"code": "RAHASIA77"});
    visitor.try_call::<c::TokenView>(by_code).await;
    opened(&owner, &to_show).await;
    let phone = Phone::of(&owner, &to_show).await;
    let now_ms = sandbox.app.clock.now_ms();
    let (rotating, short) = (phone.code(now_ms), phone.short(now_ms));
    visitor
        .try_call::<c::PlayCashier>(scan_body(OUTLET, &rotating))
        .await;
    used(&sandbox, &owner, &to_use).await;

    // Destinations, references and cases.
    let other = refundable(&sandbox, &owner, 1).await;
    let bank = json!({
        "kind": "BANK", "bankName": "BCA", "bankAccountName": HOLDER,
        "bankAccountNumber": ACCOUNT,
    });
    let refund_id = submit(&owner, &other, bank)
        .await
        .data::<c::ApplyRefundSubmit>()
        .refund_id;
    desk(&sandbox, &refund_id, "SEND", json!({})).await;
    let third = refundable(&sandbox, &owner, 1).await;
    submit(
        &owner,
        &third,
        json!({"kind": "EWALLET", "phoneNo": WALLET}),
    )
    .await;
    let check = json!({"orderId": order.order_id, "reference": ACCOUNT});
    owner.try_call::<c::MoneyCheck>(check).await;
    let case = json!({"orderId": order.order_id, "topic": "OTHER", "note": WORDS});
    owner.call::<c::OpenCase>(case).await;
    let refused = json!({"couponId": to_show, "text": WORDS, "photoList": []});
    owner.try_call::<c::ReportRefused>(refused).await;
    let report = json!({"storeId": "S3", "wrong": "CLOSED", "note": WORDS});
    owner.try_call::<c::ReportStore>(report).await;

    // What apps tell of themselves, and logins.
    let props = json!({"address": format!("/platform/receiveRedEnvelope?token={}", gift.token), "said": WORDS});
    let event =
        json!({"eventId": "e1", "name": "problem", "timeMs": NOON_MS, "page": "/", "props": props});
    owner
        .call::<c::ReportEvents>(json!({"events": [event]}))
        .await;
    let login = owner.code_login(PHONE, "918273");
    visitor.send(visitor.draft("/account/login", login)).await;

    let tokens = owner.tokens().clone();
    let secrets = [
        gift.token.as_str(),
        "RAHASIA77",
        &rotating,
        &short,
        ACCOUNT,
        "5437-766-210",
        HOLDER,
        PHONE,
        "0812 9876 5432",
        "+62 812-9876-5432",
        WALLET,
        "918273",
        &tokens.access_token,
        &tokens.refresh_token,
    ];
    let journal = sandbox.visitor().call::<c::QueryJournal>(json!({})).await;
    let called: BTreeSet<_> = journal
        .entries
        .iter()
        .map(|entry| entry.path.clone())
        .collect();
    assert!(called.len() > 15, "{called:?}");
    let mut read = pages(&sandbox).await;
    for name in [
        "reviews", "payer", "cashier", "merchant", "gifts", "refunds", "cases",
    ] {
        assert!(
            read.iter()
                .any(|(path, _)| *path == format!("/console/{name}")),
            "{name}"
        );
    }
    read.push((
        "the journal".to_owned(),
        serde_json::to_string(&journal).unwrap(),
    ));
    for (path, page) in &read {
        for secret in secrets {
            assert!(!page.contains(secret), "{path}: {secret}");
        }
    }
    // What it blacks out it has: the pages are not empty.
    let of = |path: &str| &read.iter().find(|(known, _)| known == path).unwrap().1;
    assert!(of("/console/refunds").contains("B*** K*** ****6210"));
    assert!(of("/console").contains("+62 812-****-5432"));
    assert!(of("/console/gifts").contains("rekening ****6210 atau ****5432"));
}
