//! Actions of readers on reviews, and actions of the author only.

use jajan_contract::{Call, calls as c, codes};
use jajan_sandbox::mode::Mode;
use serde_json::json;

use crate::{
    reviews::review_lists::{AUDIT_MS, OTHER, WRITER, detail, list, review_body, save},
    reviews::visits::visit,
    support::Sandbox,
};

#[tokio::test]
async fn a_helpful_vote_counts_once_and_not_for_ones_own_review() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let [writer, other] = [sandbox.shopper(WRITER).await, sandbox.shopper(OTHER).await];
    visit(&sandbox, &writer, "S6").await;
    let review = save(&writer, "S6", json!({})).await;
    let body = |is_helpful| json!({"reviewId": review.id, "isHelpful": is_helpful});
    let early = other.try_call::<c::MarkHelpful>(body(true)).await;
    early.assert_refused(200, codes::REVIEW_ABSENT);
    sandbox.move_clock(AUDIT_MS);
    let own = writer.try_call::<c::MarkHelpful>(body(true)).await;
    own.assert_refused(422, codes::VALUE_INVALID);
    let twice = [(); 2].map(|()| other.draft(c::MarkHelpful::PATH, body(true)));
    for answer in sandbox.send_at_once(twice).await {
        let data = answer.data::<c::MarkHelpful>();
        assert_eq!((data.helpful_count, data.is_helpful), (1, true));
    }
    let seen = detail(&other, &review.id).await.data::<c::ReviewDetail>();
    assert_eq!((seen.helpful_count, seen.is_helpful), (1, true));
    let by_writer = detail(&writer, &review.id).await.data::<c::ReviewDetail>();
    assert!(!by_writer.is_helpful);
    for _ in 0..2 {
        let data = other.call::<c::MarkHelpful>(body(false)).await;
        assert_eq!((data.helpful_count, data.is_helpful), (0, false));
    }
}

#[tokio::test]
async fn only_the_author_may_delete_or_edit() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let [writer, other] = [sandbox.shopper(WRITER).await, sandbox.shopper(OTHER).await];
    visit(&sandbox, &writer, "S6").await;
    let review = save(&writer, "S6", json!({})).await;
    let body = json!({"reviewId": review.id, "poiId": "P6"});
    let unseen = other.try_call::<c::DeleteReview>(body.clone()).await;
    unseen.assert_refused(200, codes::REVIEW_ABSENT);
    sandbox.move_clock(AUDIT_MS);
    let refused = other.try_call::<c::DeleteReview>(body.clone()).await;
    refused.assert_refused(200, codes::REVIEW_NOT_OWN);
    let change = review_body("S6", json!({"reviewId": review.id}));
    let refused = other.try_call::<c::SaveReview>(change).await;
    refused.assert_refused(200, codes::REVIEW_NOT_OWN);
    let elsewhere = json!({"reviewId": review.id, "poiId": "P4"});
    let refused = writer.try_call::<c::DeleteReview>(elsewhere).await;
    refused.assert_refused(422, codes::VALUE_INVALID);
    let visitor = sandbox.visitor();
    for answer in [
        visitor.try_call::<c::DeleteReview>(body.clone()).await,
        visitor
            .try_call::<c::SaveReview>(review_body("S6", json!({})))
            .await,
    ] {
        answer.assert_refused(200, codes::SESSION_INVALID);
    }
    writer.call::<c::DeleteReview>(body.clone()).await;
    let gone = writer.try_call::<c::DeleteReview>(body).await;
    gone.assert_refused(200, codes::REVIEW_ABSENT);
}

#[tokio::test]
async fn a_report_counts_once_and_reports_are_limited() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let reader = sandbox.shopper(OTHER).await;
    let reviews = list(&reader, "S1", 50).await.data;
    let report = |id: &str, note: &str| json!({"reviewId": id, "reason": "FAKE", "note": note});
    let first = &reviews[0].id;
    for count in [1, 0] {
        let done = reader.call::<c::ReportReview>(report(first, "")).await;
        assert_eq!(done.count, count);
    }
    let long = report(first, &"a".repeat(301));
    let answer = reader.try_call::<c::ReportReview>(long).await;
    answer.assert_refused(422, codes::VALUE_INVALID);
    for review in &reviews[1..20] {
        reader
            .call::<c::ReportReview>(report(&review.id, "x"))
            .await;
    }
    let answer = reader
        .try_call::<c::ReportReview>(report(&reviews[20].id, ""))
        .await;
    answer.assert_refused(429, codes::RATE_LIMITED);
    sandbox.move_clock(24 * 3_600_000);
    // The token expired overnight.
    let reader = sandbox.shopper(OTHER).await;
    let done = reader
        .call::<c::ReportReview>(report(&reviews[20].id, ""))
        .await;
    assert_eq!(done.count, 1);
}
