//! Reviews: visibility, pages, filters, and that cards agree. Writing is in
//! `review_writing`, actions of others in `review_acts`.

use jajan_contract::{
    Call, calls as c, codes,
    reviews::{AuditStatus, Review, ReviewFilter, ReviewListData},
};
use jajan_sandbox::mode::Mode;
use serde_json::{Value, json};

use crate::{
    account::uploads::png,
    reviews::visits::visit,
    stores::lists::list_body,
    support::{Answer, Sandbox, Visitor, joined},
};

pub const SARI: &str = "81200000001";
pub const WRITER: &str = "81255500060";
pub const OTHER: &str = "81255500061";
/// Duration of the audit.
pub const AUDIT_MS: u64 = 3_000;

pub fn review_body(store_id: &str, changes: Value) -> Value {
    let body = json!({
        "content": "Enak dan cepat.", "medias": [], "anonymous": false, "criteriaScoreList": {},
        "score": 5, "storeId": store_id,
    });
    joined(body, changes)
}

pub async fn save(writer: &Visitor<'_>, store_id: &str, changes: Value) -> Review {
    let body = review_body(store_id, changes);
    writer.call::<c::SaveReview>(body).await.review
}

pub async fn list(reader: &Visitor<'_>, store_id: &str, page_size: u32) -> ReviewListData {
    let body = json!({"storeId": store_id, "pageNo": 1, "pageSize": page_size});
    reader.call::<c::ReviewList>(body).await
}

pub async fn detail(reader: &Visitor<'_>, id: &str) -> Answer {
    let body = json!({"reviewId": id, "poiId": "P1"});
    reader.try_call::<c::ReviewDetail>(body).await
}

async fn moderate(sandbox: &Sandbox, id: &str, status: &str) {
    let body = json!({"reviewId": id, "auditStatus": status});
    sandbox.visitor().call::<c::ModerateReview>(body).await;
}

pub async fn photo(writer: &Visitor<'_>) -> String {
    let draft = writer.draft(c::UploadFile::PATH, json!({"business": "review"}));
    let answer = writer.send(draft.file(&png(1600, 800))).await;
    answer.data::<c::UploadFile>().visit_url
}

/// Score and count on the store's card.
pub async fn card(sandbox: &Sandbox, store_id: &str) -> (f64, u32) {
    let mut body = list_body();
    body["distance"] = json!("100");
    body["pageSize"] = json!(100);
    let list = sandbox.visitor().call::<c::FindByDistance>(body).await;
    let found = list
        .poi_list
        .iter()
        .find(|store| store.store_id == store_id);
    let store = found.unwrap();
    (store.score, store.review_count)
}

#[tokio::test]
async fn cards_agree_with_their_review_lists() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let visitor = sandbox.visitor();
    for number in 1..=20 {
        let id = format!("S{number}");
        let (score, count) = card(&sandbox, &id).await;
        let list = list(&visitor, &id, 50).await;
        let summary = list.summary.unwrap();
        assert_eq!((summary.score, list.total_count), (score, count), "{id}");
        assert_eq!(summary.histogram.iter().sum::<u32>(), count, "{id}");
        // Reading the list does not change the card.
        assert_eq!(card(&sandbox, &id).await, (score, count), "{id}");
    }
}

#[tokio::test]
async fn pages_have_every_review_once_newest_first() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let visitor = sandbox.visitor();
    for sort in ["NEWEST", "MOST_HELPFUL"] {
        let mut seen: Vec<Review> = Vec::new();
        for page_no in 1..=7 {
            let body = json!({"storeId": "S1", "pageNo": page_no, "pageSize": 50, "sort": sort});
            let page = visitor.call::<c::ReviewList>(body).await;
            assert_eq!(page.total_count, 300);
            assert_eq!(page.summary.is_some(), page_no == 1);
            seen.extend(page.data);
        }
        assert_eq!(seen.len(), 300);
        let mut ids: Vec<_> = seen.iter().map(|review| &review.id).collect();
        ids.sort();
        ids.dedup();
        assert_eq!(ids.len(), 300);
        let is_sorted = if sort == "NEWEST" {
            seen.is_sorted_by_key(|review| std::cmp::Reverse(review.create_time))
        } else {
            seen.is_sorted_by_key(|review| std::cmp::Reverse(review.helpful_count))
        };
        assert!(is_sorted, "{sort}");
        assert!(
            seen.iter()
                .all(|review| review.audit_status == AuditStatus::Approved)
        );
    }
    for (page_no, page_size) in [(0, 5), (1, 0), (1, 51)] {
        let body = json!({"storeId": "S1", "pageNo": page_no, "pageSize": page_size});
        let answer = visitor.try_call::<c::ReviewList>(body).await;
        answer.assert_refused(422, codes::VALUE_INVALID);
    }
    for unknown in ["S999999", "1", "S-1", "P1", "S9000003"] {
        let body = json!({"storeId": unknown, "pageNo": 1, "pageSize": 5});
        let answer = visitor.try_call::<c::ReviewList>(body).await;
        answer.assert_refused(200, codes::STORE_ABSENT);
    }
}

#[tokio::test]
async fn filters_select_and_count_correctly() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let visitor = sandbox.visitor();
    let summary = list(&visitor, "S1", 5).await.summary.unwrap();
    for counted in summary.filter_counts {
        let filter = serde_json::to_value(counted.filter).unwrap();
        let body = json!({"storeId": "S1", "pageNo": 1, "pageSize": 50, "filter": filter});
        let page = visitor.call::<c::ReviewList>(body).await;
        assert_eq!(page.total_count, counted.count, "{filter}");
        let fits = |review: &Review| match counted.filter {
            ReviewFilter::All => true,
            ReviewFilter::WithPhotos => !review.review_medias.is_empty(),
            ReviewFilter::Verified => review.is_verified_purchase,
            ReviewFilter::Good => review.score >= 4,
            ReviewFilter::Critical => review.score <= 3,
        };
        assert!(
            !page.data.is_empty() && page.data.iter().all(fits),
            "{filter}"
        );
    }
}

#[tokio::test]
async fn a_review_is_found_before_its_list_was_requested() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let answer = detail(&sandbox.visitor(), "V1003").await;
    let review = answer.data::<c::ReviewDetail>();
    assert_eq!(
        (review.id.as_str(), review.store_id.as_str()),
        ("V1003", "S1")
    );
    for unknown in ["V1999", "V999999999", "1003", "", "V"] {
        let answer = detail(&sandbox.visitor(), unknown).await;
        answer.assert_refused(200, codes::REVIEW_ABSENT);
    }
}

#[tokio::test]
async fn no_reply_names_the_author_of_an_anonymous_review() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let [writer, other] = [sandbox.shopper(WRITER).await, sandbox.shopper(OTHER).await];
    let info = writer.call::<c::QueryUserInfo>(json!({})).await;
    visit(&sandbox, &writer, "S6").await;
    let review = save(&writer, "S6", json!({"anonymous": true})).await;
    assert_eq!(
        (review.user_id.as_str(), review.user_name.as_str()),
        (info.user_id.as_str(), "")
    );
    sandbox.move_clock(AUDIT_MS);
    let helpful = json!({"reviewId": review.id, "isHelpful": true});
    let report = json!({"reviewId": review.id, "reason": "SPAM", "note": ""});
    let list_of = json!({"storeId": "S6", "pageNo": 1, "pageSize": 50});
    let answers = [
        detail(&other, &review.id).await,
        detail(&sandbox.visitor(), &review.id).await,
        other.try_call::<c::ReviewList>(list_of).await,
        other.try_call::<c::MarkHelpful>(helpful).await,
        other.try_call::<c::ReportReview>(report).await,
    ];
    for answer in answers {
        assert!(answer.json()["success"].as_bool().unwrap());
        let text = String::from_utf8(answer.body).unwrap();
        assert!(!text.contains(&format!("\"{}\"", info.user_id)), "{text}");
        assert!(!text.contains(&info.user_name), "{text}");
        assert!(!text.contains("orderId"), "{text}");
    }
}

#[tokio::test]
async fn sari_has_a_review_in_every_state_and_visits_to_review() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let sari = sandbox.shopper(SARI).await;
    for (store_id, status) in [
        ("S2", AuditStatus::Approved),
        ("S12", AuditStatus::Init),
        ("S4", AuditStatus::Submited),
        ("S5", AuditStatus::Rejected),
        ("S8", AuditStatus::Approved),
    ] {
        let own = sari
            .call::<c::CheckReviewEligibility>(json!({"storeId": store_id}))
            .await;
        let id = own
            .own_review_id
            .unwrap_or_else(|| panic!("none at {store_id}"));
        let review = detail(&sari, &id).await.data::<c::ReviewDetail>();
        assert_eq!(review.audit_status, status, "{store_id}");
        assert_eq!(
            review.reject_reason.is_some(),
            status == AuditStatus::Rejected
        );
        let others = detail(&sandbox.visitor(), &id).await;
        assert_eq!(
            others.json()["success"],
            status == AuditStatus::Approved,
            "{store_id}"
        );
    }
    for store_id in ["S1", "S6", "S10", "S9"] {
        let own = sari
            .call::<c::CheckReviewEligibility>(json!({"storeId": store_id}))
            .await;
        assert!(own.is_eligible, "{store_id}");
    }
    // A manually approved review counts at once, and no longer when it is taken down.
    let own = sari
        .call::<c::CheckReviewEligibility>(json!({"storeId": "S4"}))
        .await;
    let id = own.own_review_id.unwrap();
    let (_, count) = card(&sandbox, "S4").await;
    moderate(&sandbox, &id, "APPROVED").await;
    assert_eq!(card(&sandbox, "S4").await.1, count + 1);
    moderate(&sandbox, &id, "REJECTED").await;
    assert_eq!(card(&sandbox, "S4").await.1, count);
}

#[tokio::test]
async fn paging_is_stable_while_reviews_are_added_and_removed() {
    for sort in ["NEWEST", "MOST_HELPFUL"] {
        let sandbox = Sandbox::in_mode(Mode::Test);
        let reader = sandbox.shopper(WRITER).await;
        visit(&sandbox, &reader, "S1").await;
        let mut body = json!({"storeId": "S1", "pageNo": 1, "pageSize": 5, "sort": sort});
        let first = reader.call::<c::ReviewList>(body.clone()).await;
        let mut met: Vec<_> = first.data.iter().map(|review| review.id.clone()).collect();

        let written = save(&reader, "S1", json!({})).await;
        moderate(&sandbox, &met[0], "REJECTED").await;
        moderate(&sandbox, &met[1], "REJECTED").await;

        let mut cursor = first.cursor;
        let mut page_no = 1;
        while let Some(after) = cursor {
            page_no += 1;
            body["pageNo"] = json!(page_no);
            body["cursor"] = json!(after);
            let page = reader.call::<c::ReviewList>(body.clone()).await;
            assert!(!page.data.is_empty());
            met.extend(page.data.into_iter().map(|review| review.id));
            cursor = page.cursor;
        }
        // Sorted by helpfulness it comes after those already seen.
        met.retain(|id| *id != written.id);
        assert_eq!(met.len(), 300, "{sort}");
        met.sort();
        met.dedup();
        assert_eq!(met.len(), 300, "{sort}");

        for strange in ["", "x", "1", "1.2.3.4", "1.x", "99999999999999999999.1"] {
            body["cursor"] = json!(strange);
            let answer = reader.try_call::<c::ReviewList>(body.clone()).await;
            answer.assert_refused(422, codes::VALUE_INVALID);
        }
    }
}

#[tokio::test]
async fn a_review_has_the_time_zone_of_its_store() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let writer = sandbox.shopper(WRITER).await;
    for (store_id, zone) in [
        ("S1", "Asia/Jakarta"),
        ("S9000008", "Asia/Makassar"),
        ("S9000010", "Asia/Jayapura"),
    ] {
        visit(&sandbox, &writer, store_id).await;
        let review = save(&writer, store_id, json!({})).await;
        assert_eq!(review.time_zone.as_deref(), Some(zone));
        let shown = list(&writer, store_id, 1).await.data.remove(0);
        assert_eq!(shown.time_zone.as_deref(), Some(zone));
    }
}
