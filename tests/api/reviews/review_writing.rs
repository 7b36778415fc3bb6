//! Writing reviews: permission, validation, the audit, and the update of cards.

use jajan_contract::{
    Call, calls as c, codes,
    reviews::{AuditStatus, IneligibleReason},
};
use jajan_sandbox::mode::Mode;
use serde_json::json;

use crate::{
    account::uploads::png,
    reviews::review_lists::{
        AUDIT_MS, OTHER, WRITER, card, detail, list, photo, review_body, save,
    },
    reviews::visits::visit,
    support::Sandbox,
};

#[tokio::test]
async fn a_review_needs_a_visit_and_each_visit_allows_one() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let writer = sandbox.shopper(WRITER).await;
    let eligibility = async || {
        let body = json!({"storeId": "S6"});
        writer.call::<c::CheckReviewEligibility>(body).await
    };
    let before = eligibility().await;
    assert_eq!(before.reason, Some(IneligibleReason::NoPurchase));
    assert!(!before.is_eligible && before.order_id.is_none());
    let ids: Vec<_> = before
        .criteria
        .iter()
        .map(|c| c.criteria_id.as_str())
        .collect();
    assert_eq!(ids, ["taste", "service", "ambience"]);
    let refused = writer
        .try_call::<c::SaveReview>(review_body("S6", json!({})))
        .await;
    refused.assert_refused(200, codes::REVIEW_NOT_ELIGIBLE);

    visit(&sandbox, &writer, "S6").await;
    let visited = eligibility().await;
    assert!(visited.is_eligible && visited.reason.is_none());
    let order = json!({"orderId": visited.order_id});
    // An order of another user or another store does not count.
    visit(&sandbox, &writer, "S4").await;
    let foreign = writer
        .try_call::<c::SaveReview>(review_body("S4", order.clone()))
        .await;
    foreign.assert_refused(200, codes::REVIEW_NOT_ELIGIBLE);

    let review = save(&writer, "S6", order.clone()).await;
    assert_eq!(review.order_id, visited.order_id);
    assert!(review.is_verified_purchase);
    let after = eligibility().await;
    assert_eq!(after.reason, Some(IneligibleReason::AlreadyReviewed));
    assert_eq!(after.own_review_id, Some(review.id.clone()));
    let again = writer
        .try_call::<c::SaveReview>(review_body("S6", order))
        .await;
    again.assert_refused(200, codes::REVIEW_NOT_ELIGIBLE);

    // After the deletion the visit can be reviewed again.
    let body = json!({"reviewId": review.id, "poiId": "P6"});
    assert_eq!(writer.call::<c::DeleteReview>(body).await.count, 1);
    assert!(eligibility().await.is_eligible);
}

#[tokio::test]
async fn a_permanently_closed_store_accepts_no_reviews() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let writer = sandbox.shopper(WRITER).await;
    let closed = json!({"storeId": "S9000001"});
    let answer = writer.call::<c::CheckReviewEligibility>(closed).await;
    assert_eq!(answer.reason, Some(IneligibleReason::Closed));
    assert!(!answer.is_eligible && answer.order_id.is_none());
    let refused = writer
        .try_call::<c::SaveReview>(review_body("S9000001", json!({})))
        .await;
    refused.assert_refused(200, codes::STORE_ABSENT);
    // The refusal of an unknown store does not reveal whether it existed.
    let hidden = json!({"storeId": "S9000002"});
    let refused = writer.try_call::<c::CheckReviewEligibility>(hidden).await;
    refused.assert_refused(200, codes::STORE_ABSENT);
}

#[tokio::test]
async fn a_store_without_reviews_refuses_its_visitors_too() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let writer = sandbox.shopper(WRITER).await;
    for (store_id, shows_some) in [("S9000016", true), ("S9000017", false)] {
        visit(&sandbox, &writer, store_id).await;
        let body = json!({"storeId": store_id});
        let found = writer.call::<c::CheckReviewEligibility>(body).await;
        assert_eq!(found.reason, Some(IneligibleReason::Closed));
        assert!(!found.is_eligible && found.order_id.is_none());
        writer
            .try_call::<c::SaveReview>(review_body(store_id, json!({})))
            .await
            .assert_refused(200, codes::REVIEW_NOT_ELIGIBLE);
        let shown = list(&sandbox.visitor(), store_id, 5).await;
        assert_eq!(shown.total_count > 0, shows_some);
        assert_eq!(shown.data.is_empty(), !shows_some);
    }
}

#[tokio::test]
async fn an_approved_review_is_shown_and_updates_the_card() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let [writer, visitor] = [sandbox.shopper(WRITER).await, sandbox.visitor()];
    visit(&sandbox, &writer, "S6").await;
    let (_, count) = card(&sandbox, "S6").await;
    let criteria = json!({"taste": 5, "ambience": 3});
    let review = save(
        &writer,
        "S6",
        json!({"score": 1, "criteriaScoreList": criteria}),
    )
    .await;
    assert_eq!(review.audit_status, AuditStatus::Init);
    assert_eq!(review.criteria_scores.len(), 2);
    detail(&visitor, &review.id)
        .await
        .assert_refused(200, codes::REVIEW_ABSENT);
    assert_eq!(list(&visitor, "S6", 50).await.total_count, count);
    let own = list(&writer, "S6", 50).await;
    assert_eq!(
        (own.data[0].id.as_str(), own.total_count),
        (review.id.as_str(), count + 1)
    );
    assert_eq!(own.summary.unwrap().histogram.iter().sum::<u32>(), count);

    sandbox.move_clock(1_000);
    let submited = detail(&writer, &review.id).await.data::<c::ReviewDetail>();
    assert_eq!(submited.audit_status, AuditStatus::Submited);
    sandbox.move_clock(AUDIT_MS - 1_000);
    let shown = list(&visitor, "S6", 50).await;
    assert_eq!(shown.total_count, count + 1);
    assert_eq!(
        (shown.data[0].user_id.as_str(), shown.data[0].score),
        (review.user_id.as_str(), 1)
    );
    // Other readers get no order.
    assert!(shown.data[0].order_id.is_none());
    let (score, counted) = card(&sandbox, "S6").await;
    assert_eq!((score, counted), (shown.summary.unwrap().score, count + 1));

    // After an edit it is audited again and not counted meanwhile.
    let change = json!({"reviewId": review.id, "score": 4, "content": "Sudah lebih baik."});
    let changed = save(&writer, "S6", change).await;
    assert_eq!(
        (changed.id.as_str(), changed.audit_status),
        (review.id.as_str(), AuditStatus::Init)
    );
    assert!(changed.edited_time.is_some());
    assert_eq!(card(&sandbox, "S6").await.1, count);
    sandbox.move_clock(AUDIT_MS);
    let again = detail(&visitor, &review.id).await.data::<c::ReviewDetail>();
    assert_eq!((again.score, again.create_time), (4, review.create_time));

    let body = json!({"reviewId": review.id, "poiId": "P6"});
    writer.call::<c::DeleteReview>(body).await;
    assert_eq!(card(&sandbox, "S6").await.1, count);
    detail(&writer, &review.id)
        .await
        .assert_refused(200, codes::REVIEW_ABSENT);
}

#[tokio::test]
async fn a_rejected_review_shows_its_reason_to_its_author_only() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let [writer, visitor] = [sandbox.shopper(WRITER).await, sandbox.visitor()];
    for (content, word) in [
        ("Cek www.toko.example", "tautan"),
        ("WA saya 0812-3456-7890", "telepon"),
        ("Kasirnya goblok", "kasar"),
    ] {
        visit(&sandbox, &writer, "S6").await;
        let review = save(&writer, "S6", json!({"content": content})).await;
        sandbox.move_clock(AUDIT_MS);
        let own = detail(&writer, &review.id).await.data::<c::ReviewDetail>();
        assert_eq!(own.audit_status, AuditStatus::Rejected, "{content}");
        let reason = own.reject_reason.unwrap();
        assert!(reason.id_id.unwrap().contains(word), "{content}");
        assert!(reason.en_us.is_some() && reason.zh_cn.is_some());
        detail(&visitor, &review.id)
            .await
            .assert_refused(200, codes::REVIEW_ABSENT);
    }
}

#[tokio::test]
async fn reviews_with_photos_wait_for_a_moderator_who_may_reply() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let [writer, visitor] = [sandbox.shopper(WRITER).await, sandbox.visitor()];
    visit(&sandbox, &writer, "S6").await;
    let medias = [photo(&writer).await, photo(&writer).await];
    assert_ne!(medias[0], medias[1], "the name says nothing of the picture");
    let review = save(&writer, "S6", json!({"medias": medias})).await;
    let addresses: Vec<_> = review.review_medias.iter().map(|m| &m.media_url).collect();
    assert_eq!(addresses, medias.iter().collect::<Vec<_>>());
    sandbox.move_clock(10 * AUDIT_MS);
    let waiting = detail(&writer, &review.id).await.data::<c::ReviewDetail>();
    assert_eq!(waiting.audit_status, AuditStatus::Submited);

    let body = json!({
        "reviewId": review.id, "auditStatus": "APPROVED", "merchantReply": " Terima kasih! ",
    });
    visitor.call::<c::ModerateReview>(body).await;
    let shown = detail(&visitor, &review.id).await.data::<c::ReviewDetail>();
    assert_eq!(shown.merchant_reply.unwrap().content, "Terima kasih!");
    for (address, width) in [
        (&shown.review_medias[0].media_url, 1080),
        (&shown.review_medias[0].thumbnail_media_url, 320),
    ] {
        let picture = sandbox.get(address).await;
        assert_eq!(picture.status, 200, "{address}");
        let picture = image::load_from_memory(&picture.body).unwrap();
        assert_eq!((picture.width(), picture.height()), (width, width / 2));
    }
    let body = json!({"reviewId": review.id, "auditStatus": "APPROVED", "merchantReply": ""});
    visitor.call::<c::ModerateReview>(body).await;
    let silent = detail(&visitor, &review.id).await.data::<c::ReviewDetail>();
    assert!(silent.merchant_reply.is_none());

    // Deleted with the review.
    let body = json!({"reviewId": review.id, "poiId": "P6"});
    writer.call::<c::DeleteReview>(body).await;
    sandbox
        .get(&medias[0])
        .await
        .assert_refused(404, codes::PATH_UNKNOWN);
}

#[tokio::test]
async fn a_refused_change_leaves_the_photos_as_they_were() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let [writer, other] = [sandbox.shopper(WRITER).await, sandbox.shopper(OTHER).await];
    visit(&sandbox, &writer, "S6").await;
    let [shown, unused] = [photo(&writer).await, photo(&writer).await];
    let foreign = photo(&other).await;
    let review = save(&writer, "S6", json!({"medias": [shown]})).await;
    let changes = json!({"reviewId": review.id, "medias": [unused, foreign]});
    let answer = writer.try_call::<c::SaveReview>(review_body("S6", changes));
    answer.await.assert_refused(200, codes::REVIEW_INVALID);

    // What the review shows is deleted with it, and nothing else.
    let body = json!({"reviewId": review.id, "poiId": "P6"});
    writer.call::<c::DeleteReview>(body).await;
    let gone = sandbox.get(&shown).await;
    gone.assert_refused(404, codes::PATH_UNKNOWN);
    assert_eq!(sandbox.get(&unused).await.status, 200);
}

#[tokio::test]
async fn an_invalid_review_is_refused_and_not_stored() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let [writer, other] = [sandbox.shopper(WRITER).await, sandbox.shopper(OTHER).await];
    visit(&sandbox, &writer, "S6").await;
    let own = photo(&writer).await;
    let foreign = photo(&other).await;
    let portrait = crate::account::uploads::send(&writer, &png(8, 8)).await;
    let portrait = portrait.data::<c::UploadFile>().visit_url;
    let family = "\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}";
    for (changes, status, code) in [
        (
            json!({"content": "a".repeat(1_001)}),
            200,
            codes::REVIEW_INVALID,
        ),
        (
            json!({"medias": vec![own.clone(); 7]}),
            200,
            codes::REVIEW_INVALID,
        ),
        (json!({"medias": [own, own]}), 200, codes::REVIEW_INVALID),
        (
            json!({"medias": [own, foreign]}),
            200,
            codes::REVIEW_INVALID,
        ),
        (json!({"medias": [portrait]}), 200, codes::REVIEW_INVALID),
        (
            json!({"medias": ["https://evil.example/a.webp"]}),
            200,
            codes::REVIEW_INVALID,
        ),
        (
            json!({"medias": ["javascript:alert(1)"]}),
            200,
            codes::REVIEW_INVALID,
        ),
        (
            json!({"medias": ["/img/dish/mango/noodles.png"]}),
            200,
            codes::REVIEW_INVALID,
        ),
        (json!({"score": 0}), 422, codes::VALUE_INVALID),
        (json!({"score": 6}), 422, codes::VALUE_INVALID),
        (
            json!({"criteriaScoreList": {"taste": 6}}),
            422,
            codes::VALUE_INVALID,
        ),
        (
            json!({"criteriaScoreList": {"price": 3}}),
            422,
            codes::VALUE_INVALID,
        ),
        (json!({"reviewId": "V9"}), 200, codes::REVIEW_ABSENT),
        (json!({"reviewId": "x"}), 200, codes::REVIEW_ABSENT),
        (json!({"reviewId": "V6001"}), 200, codes::REVIEW_NOT_OWN),
        (json!({"storeId": "S999999"}), 200, codes::STORE_ABSENT),
        (json!({"orderId": "O1"}), 200, codes::REVIEW_NOT_ELIGIBLE),
        (json!({"orderId": "H1"}), 422, codes::VALUE_INVALID),
    ] {
        let body = review_body("S6", changes.clone());
        let answer = writer.try_call::<c::SaveReview>(body).await;
        answer.assert_refused(status, code);
    }
    // Length in characters; and with the photos that were refused before, since none was stored.
    let content = format!(" {} \u{0}\r\n", family.repeat(1_000));
    let review = save(&writer, "S6", json!({"content": content, "medias": [own]})).await;
    assert_eq!(review.content, family.repeat(1_000));
    // A photo belongs to one review.
    visit(&sandbox, &writer, "S6").await;
    let body = review_body("S6", json!({"medias": [own]}));
    let answer = writer.try_call::<c::SaveReview>(body).await;
    answer.assert_refused(200, codes::REVIEW_INVALID);
    // The same review keeps it in an edit.
    let change = json!({"reviewId": review.id, "medias": [own], "content": "Lagi."});
    assert_eq!(save(&writer, "S6", change).await.review_medias.len(), 1);
}

#[tokio::test]
async fn a_retry_or_a_second_device_never_writes_twice() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let [writer, phone] = [sandbox.shopper(WRITER).await, sandbox.shopper(WRITER).await];
    visit(&sandbox, &writer, "S6").await;
    let body = review_body("S6", json!({}));
    let draft = writer.draft(c::SaveReview::PATH, body.clone());
    let key = jajan_contract::headers::IDEMPOTENCY_KEY;
    let again = writer.draft(c::SaveReview::PATH, body.clone());
    let same = [draft.header(key, "one"), again.header(key, "one")];
    let answers = sandbox.send_at_once(same).await;
    let ids: Vec<_> = answers
        .iter()
        .map(|answer| answer.data::<c::SaveReview>().review.id)
        .collect();
    assert_eq!(ids[0], ids[1]);

    visit(&sandbox, &writer, "S4").await;
    let body = review_body("S4", json!({}));
    let both = [&writer, &phone].map(|device| device.draft(c::SaveReview::PATH, body.clone()));
    let answers = sandbox.send_at_once(both).await;
    let won = answers
        .iter()
        .filter(|answer| answer.json()["success"] == true);
    assert_eq!(won.count(), 1);
    let lost = answers
        .iter()
        .find(|answer| answer.json()["success"] == false);
    lost.unwrap()
        .assert_refused(200, codes::REVIEW_NOT_ELIGIBLE);
}
