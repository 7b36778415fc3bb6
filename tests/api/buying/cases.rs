//! What is written in a case: kept in order, read by both sides, once for each key, within a bound.

use jajan_contract::ids::OrderId;
use jajan_contract::{Call, calls as c, codes};
use serde_json::{Value, json};

use crate::{
    buying::buyer::{VOUCHERS, detail, pay, place, sku_of},
    owning::gifts::{bought, given},
    support::{Answer, MINUTE_MS, Sandbox, Visitor},
    world::console::{assert_sent_back, send_form, show},
};

const BUYER: &str = "81255500160";
const OTHER: &str = "81255500161";
const CASES: &str = "/console/cases";
const DAY_MS: u64 = 24 * 60 * MINUTE_MS;

async fn order_of(buyer: &Visitor<'_>) -> OrderId {
    let sku_id = sku_of(buyer, VOUCHERS).await;
    place(buyer, &sku_id, 1).await.order_id
}

fn words(order_id: &str, topic: &str, note: &str) -> Value {
    json!({"orderId": order_id, "topic": topic, "note": note})
}

async fn write(buyer: &Visitor<'_>, body: Value) -> Answer {
    buyer.try_call::<c::OpenCase>(body).await
}

/// `by: text` of each message of the case that a reply carries.
fn lines(case: &Value) -> Vec<String> {
    let messages = case["messageList"].as_array().cloned().unwrap_or_default();
    let line = |each: &Value| {
        let by = each["by"].as_str().unwrap_or_default();
        format!("{by}: {}", each["text"].as_str().unwrap_or_default())
    };
    messages.iter().map(line).collect()
}

async fn cases(buyer: &Visitor<'_>, order_id: &str) -> Vec<Value> {
    let seen = json!(detail(buyer, order_id).await.case_list);
    seen.as_array().cloned().unwrap()
}

#[tokio::test]
async fn a_second_message_is_added_and_both_sides_read_all_of_them() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let order_id = order_of(&buyer).await;
    let first = write(&buyer, words(&order_id, "VOUCHER", "Kode tidak muncul.")).await;
    sandbox.move_clock(MINUTE_MS);
    let second = write(
        &buyer,
        words(&order_id, "VOUCHER", "Sudah saya coba lagi.\nMasih sama."),
    )
    .await;
    let case = &second.json()["data"]["case"];
    assert_eq!(case["caseNo"], first.json()["data"]["case"]["caseNo"]);
    let written = [
        "ASKER: Kode tidak muncul.",
        "ASKER: Sudah saya coba lagi.\nMasih sama.",
    ];
    assert_eq!(lines(case), written);
    let times: Vec<_> = [0, 1]
        .map(|at| case["messageList"][at]["time"].as_u64().unwrap())
        .into();
    assert_eq!(times[1] - times[0], MINUTE_MS);
    assert_eq!(lines(&cases(&buyer, &order_id).await[0]), written);
    let page = show(&sandbox, CASES).await;
    assert!(
        page.contains("Kode tidak muncul.") && page.contains("Masih sama."),
        "{page}"
    );

    // An answer stands below them, and the case takes more; then it ends, and is still read.
    let case_no = case["caseNo"].as_str().unwrap();
    let answer = format!("case={case_no}&by=SERVICE&answer=Sedang+kami+cek.&do=answer");
    assert_sent_back(&send_form(&sandbox, CASES, &answer).await, CASES);
    assert!(detail(&buyer, &order_id).await.order.is_unread);
    let third = write(&buyer, words(&order_id, "VOUCHER", "Terima kasih.")).await;
    assert_eq!(third.json()["data"]["case"]["caseNo"], case_no);
    let end = format!("case={case_no}&by=SERVICE&answer=Sudah+beres.&do=end");
    assert_sent_back(&send_form(&sandbox, CASES, &end).await, CASES);
    let ended = &cases(&buyer, &order_id).await[0];
    assert_eq!(
        lines(ended)[2..],
        [
            "SERVICE: Sedang kami cek.",
            "ASKER: Terima kasih.",
            "SERVICE: Sudah beres."
        ]
    );
    assert!(ended["closedTime"].is_u64() && ended["messagesLeft"] == 0);
    let other = write(&buyer, words(&order_id, "VOUCHER", "Ada lagi.")).await;
    assert_ne!(other.json()["data"]["case"]["caseNo"], case_no);
    assert_eq!(cases(&buyer, &order_id).await.len(), 2);
}

#[tokio::test]
async fn one_key_is_one_message_also_when_the_reply_was_lost_long_ago() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let order_id = order_of(&buyer).await;
    let send = async |key: &str, note: &str| {
        let body = words(&order_id, "OTHER", note);
        buyer
            .send(buyer.draft(c::OpenCase::PATH, body).key(key))
            .await
    };
    send("first", "Halo").await.data::<c::OpenCase>();
    send("second", "Ada orang?").await.data::<c::OpenCase>();
    // What the memory of replies has forgotten, the row still knows.
    sandbox.move_clock(11 * MINUTE_MS);
    let again = send("first", "Halo").await;
    let case = &again.json()["data"]["case"];
    assert_eq!(lines(case), ["ASKER: Halo", "ASKER: Ada orang?"]);
    assert_eq!(
        send("second", "Lain").await.refusal().0,
        codes::VALUE_INVALID
    );
    // Ended meanwhile: its retry opens nothing.
    let case_no = case["caseNo"].as_str().unwrap();
    let end = format!("case={case_no}&by=SERVICE&answer=Ya.&do=end");
    assert_sent_back(&send_form(&sandbox, CASES, &end).await, CASES);
    sandbox.move_clock(11 * MINUTE_MS);
    let late = send("second", "Ada orang?").await;
    assert_eq!(late.json()["data"]["case"]["caseNo"], case_no);
    assert_eq!(cases(&buyer, &order_id).await.len(), 1);
}

#[tokio::test]
async fn words_are_cleaned_and_counted_as_people_see_them() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let order_id = order_of(&buyer).await;
    let hearts = "❤️".repeat(300);
    let asked = write(&buyer, words(&order_id, "OTHER", &hearts)).await;
    assert!(lines(&asked.json()["data"]["case"]) == [format!("ASKER: {hearts}")]);
    let long = write(&buyer, words(&order_id, "OTHER", &"❤️".repeat(301))).await;
    assert_eq!(long.refusal().0, codes::VALUE_INVALID);
    let turned = "  Ini\u{202e} kode\u{200b}nya:\r\n\r\n\r\n 12 34 \u{0} ";
    let asked = write(&buyer, words(&order_id, "OTHER", turned)).await;
    assert_eq!(
        lines(&asked.json()["data"]["case"])[1],
        "ASKER: Ini kodenya:\n\n12 34"
    );
    // Nothing to read is nothing written, and the same words again say nothing new.
    for nothing in ["\u{200b} \n", "Ini kodenya:\n\n12 34"] {
        let asked = write(&buyer, words(&order_id, "OTHER", nothing)).await;
        assert_eq!(lines(&asked.json()["data"]["case"]).len(), 2, "{nothing:?}");
    }
}

#[tokio::test]
async fn a_case_takes_ten_messages_a_day_and_says_so() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let order_id = order_of(&buyer).await;
    for number in 0..10 {
        let asked = write(
            &buyer,
            words(&order_id, "OTHER", &format!("Pesan {number}")),
        )
        .await;
        assert_eq!(asked.json()["data"]["case"]["messagesLeft"], 9 - number);
    }
    let more = words(&order_id, "OTHER", "Pesan 10");
    let refused = write(&buyer, more.clone()).await;
    refused.assert_refused(200, codes::CASE_FULL);
    assert_eq!(lines(&cases(&buyer, &order_id).await[0]).len(), 10);
    // Reading it is not writing; another topic is another case; a day later there is room.
    let read = write(&buyer, words(&order_id, "OTHER", "")).await;
    assert_eq!(read.json()["data"]["case"]["messagesLeft"], 0);
    write(&buyer, words(&order_id, "VOUCHER", "Lain"))
        .await
        .data::<c::OpenCase>();
    sandbox.move_clock(DAY_MS);
    let buyer = sandbox.shopper(BUYER).await;
    write(&buyer, more).await.data::<c::OpenCase>();
}

#[tokio::test]
async fn money_taken_keeps_every_reference_and_sum_in_its_case() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let order_id = order_of(&buyer).await;
    pay(&buyer, &order_id, "QRIS").await;
    let check = async |body: Value| buyer.try_call::<c::MoneyCheck>(body).await;
    let by_reference = |reference: &str| json!({"orderId": order_id, "reference": reference});
    let first = check(by_reference("RRN-1")).await;
    check(by_reference("RRN-2")).await.data::<c::MoneyCheck>();
    // Asked again it is the same claim.
    check(by_reference("rrn-1")).await.data::<c::MoneyCheck>();
    let paid_ms = sandbox.app.clock.now_ms();
    let by_sum = json!({"orderId": order_id, "paidTime": paid_ms, "amount": 75_000});
    let last = check(by_sum).await;
    let case = &last.json()["data"]["case"];
    assert_eq!(case["caseNo"], first.json()["data"]["caseNo"]);
    let claims: Vec<_> = case["messageList"]
        .as_array()
        .unwrap()
        .iter()
        .map(|each| {
            let of = |name: &str| each.get(name).cloned().unwrap_or_default();
            (of("reference"), of("amount"), of("paidTime"))
        })
        .collect();
    let none = Value::Null;
    assert_eq!(
        claims,
        [
            (json!("RRN-1"), none.clone(), none.clone()),
            (json!("RRN-2"), none.clone(), none.clone()),
            (none, json!(75_000), json!(paid_ms)),
        ]
    );
    let page = show(&sandbox, CASES).await;
    assert!(
        ["RRN-1", "RRN-2", "75.000"]
            .iter()
            .all(|words| page.contains(words)),
        "{page}"
    );
    // Words can be added to it as to any other.
    let said = write(&buyer, words(&order_id, "MONEY_TAKEN", "Dari BCA.")).await;
    assert_eq!(
        said.json()["data"]["case"]["messageList"][3]["text"],
        "Dari BCA."
    );
}

#[tokio::test]
async fn giver_and_receiver_each_read_their_own_case_only() {
    let sandbox = Sandbox::new();
    let giver = sandbox.shopper(BUYER).await;
    let receiver = sandbox.shopper(OTHER).await;
    let coupon_id = bought(&giver, 1).await.remove(0);
    let orders = giver
        .call::<c::OrderList>(json!({"filter": "ALL", "pageNo": 1, "pageSize": 5}))
        .await;
    let order_id = orders.order_list[0].order_id.clone();
    write(&giver, words(&order_id, "OUTLET", "Rahasia pemberi."))
        .await
        .data::<c::OpenCase>();
    let token = json!({"token": given(&giver, &coupon_id).await.token});
    receiver.call::<c::ReceiveByToken>(token).await;
    let body = json!({"couponId": coupon_id, "topic": "OUTLET", "note": "Rahasia penerima."});
    let asked = write(&receiver, body).await;
    let case = &asked.json()["data"]["case"];
    assert_eq!(lines(case), ["ASKER: Rahasia penerima."]);
    let of_giver = cases(&giver, &order_id).await;
    assert_eq!(of_giver.len(), 1);
    assert_eq!(lines(&of_giver[0]), ["ASKER: Rahasia pemberi."]);
    // The answer is news of who asked, and is read at the voucher.
    let case_no = case["caseNo"].as_str().unwrap();
    let answer = format!("case={case_no}&by=MERCHANT&answer=Silakan+datang+lagi.&do=answer");
    let unread = async |user: &Visitor<'_>| user.call::<c::QueryUnread>(json!({})).await;
    let before = (
        unread(&giver).await.order.total_unread,
        unread(&receiver).await.account.total_unread,
    );
    assert_sent_back(&send_form(&sandbox, CASES, &answer).await, CASES);
    let after = (
        unread(&giver).await.order.total_unread,
        unread(&receiver).await.account.total_unread,
    );
    assert_eq!(after, (before.0, before.1 + 1));
    let seen = receiver
        .try_call::<c::CouponDetail>(json!({"couponId": coupon_id}))
        .await;
    let read = &seen.json()["data"]["caseList"][0];
    assert_eq!(
        lines(read),
        ["ASKER: Rahasia penerima.", "MERCHANT: Silakan datang lagi."]
    );
}

#[tokio::test]
async fn evidence_of_a_refusal_is_added_not_replaced() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper(BUYER).await;
    let coupon_id = bought(&owner, 1).await.remove(0);
    crate::owning::outlet::opened(&owner, &coupon_id).await;
    let report = async |text: &str| {
        let body = json!({"couponId": coupon_id, "photoList": [], "text": text});
        owner.try_call::<c::ReportRefused>(body).await
    };
    report("Kasir menolak.").await.data::<c::ReportRefused>();
    let second = report("Manajernya juga.").await;
    let case = &second.json()["data"]["outletCase"];
    assert_eq!(
        lines(case),
        ["ASKER: Kasir menolak.", "ASKER: Manajernya juga."]
    );
    let page = show(&sandbox, "/console/cashier").await;
    assert!(
        page.contains("Kasir menolak.") && page.contains("Manajernya juga."),
        "{page}"
    );
}
