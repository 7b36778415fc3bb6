//! The moderator's page of the console: its content, its forms, and which origins may send them.

use axum::{body::Body, http::Request};
use jajan_contract::{calls as c, codes, reviews::AuditStatus, store_page::ReportStatus};
use jajan_sandbox::mode::Mode;
use serde_json::json;

use crate::{
    reviews::{
        review_lists::{SARI, review_body},
        visits::visit,
    },
    support::Sandbox,
    world::console::{HOST, assert_sent_back, send_form, show},
};

const PATH: &str = "/console/reviews";

#[tokio::test]
async fn the_moderator_sees_and_decides_pending_reviews() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    let sari = sandbox.shopper(SARI).await;
    let page = show(&sandbox, PATH).await;
    assert!(!page.contains("<script") && !page.contains("style=\""));
    let own = sari
        .call::<c::CheckReviewEligibility>(json!({"storeId": "S4"}))
        .await;
    let id = own.own_review_id.unwrap();
    assert!(
        page.contains(&*id),
        "it waits before anybody opened its store"
    );
    let detail = async || {
        let body = json!({"reviewId": id});
        sari.call::<c::ReviewDetail>(body).await
    };
    let reject = format!("do=reject&reason=PICTURE&reviewId={id}");
    assert_sent_back(&send_form(&sandbox, PATH, &reject).await, PATH);
    let rejected = detail().await;
    assert_eq!(rejected.audit_status, AuditStatus::Rejected);
    assert!(
        rejected
            .reject_reason
            .unwrap()
            .en_us
            .unwrap()
            .contains("photo")
    );
    let early = format!("do=reply&reply=Halo&reviewId={id}");
    assert_eq!(send_form(&sandbox, PATH, &early).await.status, 422);

    let approve = format!("do=approve&reviewId={id}");
    assert_sent_back(&send_form(&sandbox, PATH, &approve).await, PATH);
    assert_eq!(detail().await.audit_status, AuditStatus::Approved);
    let reply = format!("do=reply&reply=Terima+kasih&reviewId={id}");
    assert_sent_back(&send_form(&sandbox, PATH, &reply).await, PATH);
    assert_eq!(
        detail().await.merchant_reply.unwrap().content,
        "Terima kasih"
    );

    for wrong in [
        "do=approve&reviewId=V9",
        "do=approve",
        &format!("do=reject&reviewId={id}"),
        &format!("do=explode&reviewId={id}"),
    ] {
        assert_eq!(
            send_form(&sandbox, PATH, wrong).await.status,
            422,
            "{wrong}"
        );
    }
}

#[tokio::test]
async fn a_report_is_shown_as_text_and_settled() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    let [writer, reader] = [
        sandbox.shopper("81255500070").await,
        sandbox.shopper("81255500071").await,
    ];
    visit(&sandbox, &writer, "S6").await;
    let content = "<b onmouseover=alert(1)>\"enak\"</b>";
    let body = review_body("S6", json!({"content": content}));
    let review = writer.call::<c::SaveReview>(body).await.review;
    sandbox.move_clock(3_000);
    let note = "<i>palsu</i>";
    let body = json!({"reviewId": review.id, "reason": "FAKE", "note": note});
    reader.call::<c::ReportReview>(body).await;
    let page = show(&sandbox, PATH).await;
    assert!(page.contains("FAKE") && page.contains("&lt;i&gt;palsu"));
    assert!(
        !page.contains("<b on") && !page.contains("<i>"),
        "text stays text"
    );

    let dismiss = format!("do=dismiss&reviewId={}", review.id);
    assert_sent_back(&send_form(&sandbox, PATH, &dismiss).await, PATH);
    assert!(!show(&sandbox, PATH).await.contains("FAKE"));
}

/// The forms on the page that settle reports, by their numbers.
fn report_ids(page: &str) -> Vec<String> {
    page.split("name=\"reportId\" value=\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .map(str::to_owned)
        .collect()
}

#[tokio::test]
async fn a_settled_store_or_voucher_report_notifies_its_writer() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    let [writer, other] = [
        sandbox.shopper("81255500072").await,
        sandbox.shopper("81255500073").await,
    ];
    let vouchers = async || {
        let body = json!({"storeId": "S1"});
        writer
            .call::<c::QueryMerchantCoupon>(body)
            .await
            .product_list
    };
    let on_sale = vouchers()
        .await
        .into_iter()
        .find(|each| each.remaining_stock > 0);
    let sku_id = on_sale.and_then(|each| each.sku_id).unwrap();
    let news = async || {
        let unread = writer.call::<c::QueryUnread>(json!({})).await;
        unread.account.items.get("report").copied()
    };
    for wrong in [
        json!({"storeId": "S1", "wrong": "HOURS", "note": "", "skuId": sku_id}),
        json!({"storeId": "S1", "wrong": "VOUCHER", "note": "", "skuId": "K999999"}),
        json!({"storeId": "S1", "wrong": "VOUCHER", "note": "", "skuId": "x"}),
    ] {
        let refused = writer.try_call::<c::ReportStore>(wrong).await;
        refused.assert_refused(422, codes::VALUE_INVALID);
    }
    for report in [
        json!({"storeId": "S1", "wrong": "HOURS", "note": "Buka jam 9"}),
        json!({"storeId": "S1", "wrong": "VOUCHER", "note": "Ditolak kasir", "skuId": sku_id}),
        json!({"storeId": "S2", "wrong": "PHONE", "note": ""}),
    ] {
        writer.call::<c::ReportStore>(report).await;
    }
    let waiting = writer.call::<c::MyReports>(json!({})).await.reports;
    assert_eq!(waiting.len(), 3);
    for report in &waiting {
        assert_eq!(
            (report.status, &report.settled_on),
            (ReportStatus::Waiting, &None)
        );
    }
    let page = show(&sandbox, PATH).await;
    let ids = report_ids(&page);
    assert_eq!(ids.len(), 3, "oldest first");
    assert!(page.contains("Ditolak kasir") && page.contains(&format!("<code>{sku_id}</code>")));
    assert_eq!(
        page.matches("value=\"withdrawn\"").count(),
        1,
        "of vouchers only"
    );

    for wrong in [
        "do=settle&verdict=corrected",
        "do=settle&verdict=corrected&reportId=999",
        &format!("do=settle&verdict=burned&reportId={}", ids[0]),
        &format!("do=settle&verdict=withdrawn&reportId={}", ids[0]),
    ] {
        assert_eq!(
            send_form(&sandbox, PATH, wrong).await.status,
            422,
            "{wrong}"
        );
    }
    assert_eq!(news().await, None);
    for (id, verdict) in [
        (&ids[0], "corrected"),
        (&ids[1], "withdrawn"),
        (&ids[2], "confirmed"),
    ] {
        let form = format!("do=settle&verdict={verdict}&reportId={id}");
        assert_sent_back(&send_form(&sandbox, PATH, &form).await, PATH);
        assert_eq!(
            send_form(&sandbox, PATH, &form).await.status,
            422,
            "settled once"
        );
    }
    assert_eq!(news().await, Some(3));
    assert_eq!(
        report_ids(&show(&sandbox, PATH).await),
        Vec::<String>::new()
    );
    let settled = writer.call::<c::MyReports>(json!({})).await.reports;
    let outcomes: Vec<_> = settled.iter().map(|report| report.status).collect();
    let (corrected, confirmed) = (ReportStatus::Corrected, ReportStatus::Confirmed);
    assert_eq!(outcomes, [confirmed, corrected, corrected], "newest first");
    assert!(settled.iter().all(|report| report.settled_on.is_some()));
    let of_other = other.call::<c::MyReports>(json!({})).await.reports;
    assert!(of_other.is_empty(), "everybody has their own");
    let visitor = sandbox.visitor().try_call::<c::MyReports>(json!({})).await;
    visitor.assert_refused(200, codes::SESSION_INVALID);

    // The withdrawn voucher is not on sale any more.
    let after = vouchers().await;
    let is_sold = after
        .iter()
        .any(|each| each.sku_id.as_ref() == Some(&sku_id));
    assert!(!is_sold);
}

#[tokio::test]
async fn cross_site_forms_are_refused() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    let sari = sandbox.shopper(SARI).await;
    let body = json!({"storeId": "S4"});
    let own = sari.call::<c::CheckReviewEligibility>(body).await;
    let id = own.own_review_id.unwrap();
    for (name, value) in [
        ("origin", "https://evil.example"),
        ("sec-fetch-site", "cross-site"),
        ("accept", "*/*"),
    ] {
        let request = Request::post(PATH).header("host", HOST).header(name, value);
        let body = Body::from(format!("do=approve&reviewId={id}"));
        let answer = sandbox.send(request.body(body).unwrap()).await;
        assert_eq!(answer.status, 403, "{name}");
    }
    let body = json!({"reviewId": id});
    let review = sari.call::<c::ReviewDetail>(body).await;
    let status = review.audit_status;
    assert_eq!(status, AuditStatus::Submited, "nothing was done");
}
