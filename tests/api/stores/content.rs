//! Videos: explore's feed and what follows a video, and what viewers think of one. Home 3 "Videos", 5;
//! discovery 5.

use std::collections::HashSet;

use jajan_contract::{
    calls as c, codes,
    content::{PullContentData, VideoRecord},
    ids::ContentId,
};
use jajan_sandbox::ids::row;
use serde_json::{Value, json};

use crate::support::{Sandbox, Visitor, joined};
use crate::world::console::{assert_sent_back, assert_wrong, send_form, show};

/// Within Jakarta.
const HERE: (f64, f64) = (-6.2088, 106.8456);
const PHONE: &str = "81255500170";

pub fn explore_body(page_no: u32, query_id: &str) -> Value {
    json!({
        "scene": "HOME_PAGE_COLUMNS", "pageNo": page_no, "pageSize": 10, "contentId": "",
        "queryId": query_id, "latitude": HERE.0, "longitude": HERE.1,
    })
}

pub fn related_body(content_id: &str, page_no: u32, query_id: &str) -> Value {
    let mut body = explore_body(page_no, query_id);
    body["scene"] = json!("HOME_PAGE_RELATED");
    body["contentId"] = json!(content_id);
    body
}

pub fn feedback_body(content_id: &str) -> Value {
    json!({"contentId": content_id, "kind": "NOT_INTERESTED", "isGiven": true})
}

/// All pages of a list.
async fn all(visitor: &Visitor<'_>, body: impl Fn(u32, &str) -> Value) -> Vec<VideoRecord> {
    let mut records = Vec::new();
    let mut query_id = String::new();
    for page_no in 1.. {
        let page: PullContentData = visitor
            .call::<c::PullContent>(body(page_no, &query_id))
            .await;
        query_id.clone_from(&page.query_id);
        records.extend(page.records);
        if !page.has_more {
            return records;
        }
    }
    unreachable!("it ends");
}

async fn explore(visitor: &Visitor<'_>) -> Vec<VideoRecord> {
    all(visitor, explore_body).await
}

pub async fn first_video(visitor: &Visitor<'_>) -> ContentId {
    let page = visitor.call::<c::PullContent>(explore_body(1, "")).await;
    page.records[0].content_id.clone()
}

fn ids(records: &[VideoRecord]) -> HashSet<ContentId> {
    records.iter().map(|one| one.content_id.clone()).collect()
}

async fn close(sandbox: &Sandbox, record: &VideoRecord, refusal: Option<&'static str>) {
    let number: i64 = record.store.store_id.as_str()[1..].parse().unwrap();
    let closing = sandbox
        .app
        .database
        .set_store_refusal(row::Store(number), refusal);
    assert!(closing.await.unwrap());
}

#[tokio::test]
async fn explore_has_many_videos_near_first_and_none_twice() {
    let sandbox = Sandbox::with_stores(1_000);
    let visitor = sandbox.visitor();
    let records = explore(&visitor).await;
    assert!(records.len() > 100, "{}", records.len());
    assert_eq!(ids(&records).len(), records.len());
    assert!((1..).zip(&records).all(|(rank, one)| one.rank == rank));
    let mean = |part: &[VideoRecord]| {
        part.iter().map(|one| one.store.distance).sum::<f64>() / part.len() as f64
    };
    let (near, far) = (mean(&records[..20]), mean(&records[records.len() - 20..]));
    assert!(near * 2.0 < far, "{near} {far}");
    for one in &records {
        assert!(
            one.preview_image_url
                .as_ref()
                .unwrap()
                .starts_with("/img/poster/")
        );
        assert_eq!(one.video_url, format!("/video/{}.mp4", one.content_id));
        let ratio = f64::from(one.width) / f64::from(one.height);
        assert!((0.74..=1.34).contains(&ratio), "{ratio}");
        assert!(one.width % 16 == 0 && one.height % 16 == 0);
        assert!(!one.has_sound, "the files have none");
        for text in [&one.title, &one.captions[1].text] {
            let all = [&text.id_id, &text.en_us, &text.zh_cn].map(|text| text.clone().unwrap());
            assert!(
                all.iter()
                    .all(|text| !text.is_empty() && !text.contains("Rp"))
            );
        }
        assert_eq!(one.captions.first().unwrap().start_ms, 0);
        assert_eq!(one.captions.last().unwrap().end_ms, one.duration_ms);
        let mut cues = one.captions.windows(2);
        assert!(cues.all(|pair| pair[0].end_ms == pair[1].start_ms));
        if let Some(asset) = &one.asset {
            assert_eq!(asset.store_info.store_id, one.store.store_id);
        }
    }
    assert!(records.iter().filter(|one| one.asset.is_some()).count() > 80);
    assert!(records.iter().all(|one| one.store.business_state.is_some()));
}

#[tokio::test]
async fn what_follows_a_video_begins_with_it_and_goes_on_with_its_kind() {
    let sandbox = Sandbox::with_stores(600);
    let visitor = sandbox.visitor();
    let opened = explore(&visitor).await[25].clone();
    let id = opened.content_id.as_str();
    let records = all(&visitor, |page_no, query_id| {
        related_body(id, page_no, query_id)
    })
    .await;
    assert_eq!(records[0].content_id, opened.content_id);
    assert_eq!(records[0].rank, 1);
    assert_eq!(ids(&records).len(), records.len());
    assert!(records.len() > 60, "{}", records.len());
    // Its own dish comes again soon, in another store.
    assert!(records[1].store.store_id != opened.store.store_id);
}

/// The button says «load other videos».
#[tokio::test]
async fn who_asks_for_the_first_page_again_is_shown_others_that_are_near() {
    let sandbox = Sandbox::with_stores(1_000);
    let visitor = sandbox.visitor();
    let (first, second) = (explore(&visitor).await, explore(&visitor).await);
    assert!(ids(&first[..10]).is_disjoint(&ids(&second[..10])));
    assert_eq!(ids(&second).len(), second.len(), "none comes twice");
    assert_eq!(first.len(), second.len());
    assert_eq!(
        ids(&first[..24]),
        ids(&second[..24]),
        "what is near stays in front"
    );
    let third = explore(&visitor).await;
    assert_ne!(third[0].content_id, first[0].content_id);
    assert_ne!(third[0].content_id, second[0].content_id);
    // Another device begins with what the first one began with, and a list that follows a video has no turn.
    let other = explore(&sandbox.visitor()).await;
    assert_eq!(other[0].content_id, first[0].content_id);
    let follows =
        |page_no, query_id: &str| related_body(first[0].content_id.as_str(), page_no, query_id);
    let related = [all(&visitor, follows).await, all(&visitor, follows).await];
    let [once, again] = related.map(|list| {
        list.into_iter()
            .map(|one| one.content_id)
            .collect::<Vec<_>>()
    });
    assert_eq!(once, again);
}

#[tokio::test]
async fn a_page_belongs_to_its_list() {
    let sandbox = Sandbox::with_stores(200);
    let visitor = sandbox.visitor();
    let first = visitor.call::<c::PullContent>(explore_body(1, "")).await;
    let query_id = first.query_id.as_str();
    let same = visitor
        .call::<c::PullContent>(explore_body(2, query_id))
        .await;
    assert_eq!(same.query_id, first.query_id);
    let id = first.records[0].content_id.as_str();
    let far = json!({"latitude": 91.0});
    let with = |more: Value| joined(explore_body(1, ""), more);
    for (body, status, code) in [
        (explore_body(1, query_id), 422, codes::VALUE_INVALID),
        (explore_body(2, ""), 422, codes::VALUE_INVALID),
        (explore_body(0, ""), 422, codes::VALUE_INVALID),
        (related_body(id, 2, query_id), 422, codes::VALUE_INVALID),
        (with(json!({"pageSize": 51})), 422, codes::VALUE_INVALID),
        (with(json!({"contentId": id})), 422, codes::VALUE_INVALID),
        (with(far), 422, codes::VALUE_INVALID),
        (related_body("", 1, ""), 200, codes::VIDEO_ABSENT),
        (related_body("I0", 1, ""), 200, codes::VIDEO_ABSENT),
        (related_body("K1", 1, ""), 200, codes::VIDEO_ABSENT),
    ] {
        let refused = visitor.try_call::<c::PullContent>(body.clone()).await;
        assert_eq!(refused.status.as_u16(), status, "{body}");
        refused.assert_refused(status, code);
    }
}

#[tokio::test]
async fn not_interested_and_reports_leave_a_video_out_for_who_gave_them_until_taken_back() {
    let sandbox = Sandbox::with_stores(200);
    let visitor = sandbox.visitor();
    let before = explore(&visitor).await;
    let [left, reported] = [0, 3].map(|place| before[place].content_id.clone());
    let give = async |visitor: &Visitor<'_>, body: Value| {
        visitor.call::<c::GiveContentFeedback>(body).await.count
    };
    let report = |is_given: bool| {
        json!({
            "contentId": reported, "kind": "REPORT", "reason": "MISLEADING", "isGiven": is_given,
        })
    };
    assert_eq!(give(&visitor, feedback_body(&left)).await, 1);
    assert_eq!(
        give(&visitor, feedback_body(&left)).await,
        0,
        "the same again"
    );
    assert_eq!(give(&visitor, report(true)).await, 1);
    let after = ids(&explore(&visitor).await);
    assert!(!after.contains(&left) && !after.contains(&reported));

    // Another device sees them still, and so does a member of another device.
    let stranger = sandbox.visitor();
    let member = sandbox.shopper(PHONE).await;
    for other in [&stranger, &member] {
        let seen = ids(&explore(other).await);
        assert!(seen.contains(&left) && seen.contains(&reported));
    }
    // A member's own is on every device of the member.
    assert_eq!(give(&member, feedback_body(&left)).await, 1);
    assert!(!ids(&explore(&member).await).contains(&left));
    assert!(ids(&explore(&stranger).await).contains(&left));

    let back = json!({"contentId": left, "kind": "NOT_INTERESTED", "isGiven": false});
    assert_eq!(give(&visitor, back.clone()).await, 1);
    assert_eq!(give(&visitor, back).await, 0);
    let after = ids(&explore(&visitor).await);
    assert!(after.contains(&left) && !after.contains(&reported));
    assert_eq!(give(&visitor, report(false)).await, 1);
    assert!(ids(&explore(&visitor).await).contains(&reported));

    for (body, status, code) in [
        (feedback_body("I0"), 200, codes::VIDEO_ABSENT),
        (
            json!({"contentId": left, "kind": "REPORT", "isGiven": true}),
            422,
            codes::VALUE_INVALID,
        ),
        (
            json!({
                "contentId": left, "kind": "NOT_INTERESTED", "reason": "OTHER", "isGiven": true,
            }),
            422,
            codes::VALUE_INVALID,
        ),
    ] {
        let refused = visitor.try_call::<c::GiveContentFeedback>(body).await;
        refused.assert_refused(status, code);
    }
}

#[tokio::test]
async fn of_one_giver_only_so_many_are_kept_and_the_oldest_make_room() {
    let sandbox = Sandbox::with_stores(200);
    let visitor = sandbox.visitor();
    let records = explore(&visitor).await;
    let (first, last) = (&records[0].content_id, &records[1].content_id);
    visitor
        .call::<c::GiveContentFeedback>(feedback_body(first))
        .await;
    let device = visitor.device_id.clone();
    sandbox
        .app
        .database
        .write(move |transaction| {
            use jajan_sandbox::store::Sql;
            let sql = "WITH RECURSIVE many (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < 999)
                       INSERT INTO content_feedback (device_id, product_id, kind, given_ms)
                       SELECT ?1, 1000000 + n, 'NOT_INTERESTED', 0 FROM many";
            transaction.run(sql, [device])?;
            Ok(())
        })
        .await
        .unwrap();
    assert!(!ids(&explore(&visitor).await).contains(first));
    visitor
        .call::<c::GiveContentFeedback>(feedback_body(last))
        .await;
    let seen = ids(&explore(&visitor).await);
    assert!(seen.contains(first) && !seen.contains(last));
}

#[tokio::test]
async fn a_video_follows_its_store_and_its_voucher() {
    let sandbox = Sandbox::with_stores(200);
    let visitor = sandbox.visitor();
    let first = visitor.call::<c::PullContent>(explore_body(1, "")).await;
    let sold = first
        .records
        .iter()
        .find(|one| one.asset.is_some())
        .unwrap();
    let sku_id = sold.asset.as_ref().unwrap().sku_id.clone().unwrap();
    let play = |more: Value| joined(json!({"skuId": sku_id}), more);
    let now = async || {
        let body = related_body(&sold.content_id, 1, "");
        visitor.call::<c::PullContent>(body).await.records[0].clone()
    };
    visitor
        .call::<c::PlayMerchant>(play(json!({"stock": 0})))
        .await;
    assert_eq!(now().await.asset.unwrap().remaining_stock, 0);
    visitor
        .call::<c::PlayMerchant>(play(json!({"withdrawn": true})))
        .await;
    assert!(now().await.asset.is_none());
    assert_eq!(now().await.title, sold.title);

    // A store that closes leaves the list that is open, its file and every later list.
    let second = visitor
        .call::<c::PullContent>(explore_body(2, &first.query_id))
        .await;
    let closed = &second.records[0];
    close(&sandbox, closed, Some("expired")).await;
    let again = visitor
        .call::<c::PullContent>(explore_body(2, &first.query_id))
        .await;
    assert_eq!(again.records.len(), second.records.len() - 1);
    assert!(!ids(&again.records).contains(&closed.content_id));
    let opened = visitor
        .try_call::<c::PullContent>(related_body(&closed.content_id, 1, ""))
        .await;
    opened.assert_refused(200, codes::VIDEO_ABSENT);
    assert_eq!(sandbox.get(&closed.video_url).await.status, 404);
    close(&sandbox, closed, None).await;
    assert!(ids(&explore(&visitor).await).contains(&closed.content_id));
}

#[tokio::test]
async fn a_moderator_takes_a_reported_video_down_and_puts_it_back() {
    const PATH: &str = "/console/reviews";
    let sandbox = Sandbox::with_stores(60);
    let visitor = sandbox.visitor();
    let id = first_video(&visitor).await;
    let report =
        json!({"contentId": id, "kind": "REPORT", "reason": "NOT_THEIRS", "isGiven": true});
    visitor.call::<c::GiveContentFeedback>(report).await;
    assert!(show(&sandbox, PATH).await.contains(id.as_str()));
    let wrong = [
        "contentId=I0&do=take_down".to_owned(),
        "contentId=X&do=take_down".to_owned(),
    ];
    assert_wrong(&sandbox, PATH, &wrong).await;

    let others = sandbox.visitor();
    assert!(ids(&explore(&others).await).contains(&id));
    let form = format!("contentId={id}&do=take_down");
    assert_sent_back(&send_form(&sandbox, PATH, &form).await, PATH);
    assert!(!ids(&explore(&others).await).contains(&id));
    let opened = others
        .try_call::<c::PullContent>(related_body(&id, 1, ""))
        .await;
    opened.assert_refused(200, codes::VIDEO_ABSENT);
    assert_eq!(sandbox.get(&format!("/video/{id}.mp4")).await.status, 404);
    let form = format!("contentId={id}&do=put_back");
    assert_sent_back(&send_form(&sandbox, PATH, &form).await, PATH);
    assert!(ids(&explore(&others).await).contains(&id));
}
