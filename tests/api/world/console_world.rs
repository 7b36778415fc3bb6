//! The console holds calls, shows the journal, and resets the world.

use axum::{body::Body, http::Request};
use jajan_contract::{
    Call,
    calls::{PageCardList, QuerySandbox, QueryUnread, SetFaults},
};
use jajan_sandbox::mode::Mode;
use serde_json::json;

use crate::{
    support::Sandbox,
    world::{
        console::{HOST, assert_sent_back, send_form, show},
        sandbox::{arrived, in_flight},
    },
};

#[tokio::test]
async fn a_reply_is_held_listed_and_released() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    let visitor = sandbox.visitor();
    let form = "do=add&path=%2Fdigital-food%2F&kind=hold";
    assert_sent_back(
        &send_form(&sandbox, "/console/faults", form).await,
        "/console?open=faults#faults",
    );
    let page = show(&sandbox, "/console").await;
    assert!(page.contains("holds the reply until it is let go") && !page.contains("Held now"));
    let calls = [(); 2].map(|()| in_flight(&sandbox, visitor.draft(QueryUnread::PATH, json!({}))));
    for _ in 0..2 {
        arrived(&sandbox, QueryUnread::PATH).await;
    }
    while sandbox.app.faults.held().len() < 2 {
        tokio::task::yield_now().await;
    }
    let page = show(&sandbox, "/console").await;
    for part in [
        "Held now",
        "2 replies",
        "aria-label=\"Let go /digital-food/\"",
    ] {
        assert!(page.contains(part), "{part}");
    }
    assert!(!page.contains("Let all go"), "there is one path only");

    let other = "do=release&path=%2Fother%2F";
    send_form(&sandbox, "/console/faults", other).await;
    assert_eq!(sandbox.app.faults.held().len(), 2);
    let same = "do=release&path=%2Fdigital-food%2F";
    assert_sent_back(
        &send_form(&sandbox, "/console/faults", same).await,
        "/console?open=faults#faults",
    );
    for call in calls {
        assert_eq!(call.await.unwrap(), 200);
    }
    assert!(sandbox.app.faults.all().is_empty());
    assert!(!show(&sandbox, "/console").await.contains("Held now"));
}

#[tokio::test]
async fn all_held_replies_are_released_together() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    let visitor = sandbox.visitor();
    for path in [QueryUnread::PATH, PageCardList::PATH] {
        let form = format!("do=add&path={path}&kind=hold");
        send_form(&sandbox, "/console/faults", &form).await;
    }
    let unread = in_flight(&sandbox, visitor.draft(QueryUnread::PATH, json!({})));
    let cards = json!({"cardIds": ["FLASH_SALE_CARD"]});
    let cards = in_flight(&sandbox, visitor.draft(PageCardList::PATH, cards));
    arrived(&sandbox, QueryUnread::PATH).await;
    arrived(&sandbox, PageCardList::PATH).await;
    assert!(show(&sandbox, "/console").await.contains("Let all go"));
    send_form(&sandbox, "/console/faults", "do=release").await;
    assert_eq!([unread.await.unwrap(), cards.await.unwrap()], [200, 200]);
}

#[tokio::test]
async fn the_journal_filters_by_path_and_escapes_text() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    assert!(show(&sandbox, "/console").await.contains("No request yet"));
    let shopper = sandbox.shopper("81255500001").await;
    let refused = json!({"faults": [{"path": QueryUnread::PATH, "kind": "business", "field": "3800021", "remaining": 1}]});
    shopper.call::<SetFaults>(refused).await;
    shopper
        .try_call::<QueryUnread>(json!({"search": "<script>alert(1)</script>"}))
        .await;
    shopper.call::<QueryUnread>(json!({})).await;
    sandbox.get("/img/icon/noodles.png?w=64").await;

    let page = show(&sandbox, "/console").await;
    let device = &shopper.device_id[shopper.device_id.len() - 8..];
    let user = &shopper.tokens().user_id;
    for part in [
        "<code>POST /digital-food/unread/query</code>",
        "<td>200</td>",
        "200, refused 3800021",
        "&lt;script&gt;alert(1)",
        &format!(">{device}</code>"),
        &format!("<td>{user}</td>"),
    ] {
        assert!(page.contains(part), "{part}");
    }
    for never in [
        "<script",
        "GET /img/",
        "POST /sandbox/",
        &shopper.tokens().access_token,
    ] {
        assert!(!page.contains(never), "{never}");
    }
    let page = show(&sandbox, "/console?path=%2Fimg%2F&live=1&name=store_card").await;
    assert!(page.contains("GET /img/icon/noodles.png</code>") && !page.contains("<code>POST"));
    assert!(page.contains("http-equiv=\"refresh\""));
    assert!(
        page.contains("name=\"name\" value=\"store_card\""),
        "the other filter stays"
    );
    let page = show(&sandbox, "/console?path=%22%3E%3Cscript%3E").await;
    assert!(page.contains("No request yet") && !page.contains("<script"));
}

#[tokio::test]
async fn the_journal_shows_the_latest_fifty_newest_first() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    let visitor = sandbox.visitor();
    for at in 0..60 {
        visitor.call::<QueryUnread>(json!({"at": at})).await;
    }
    let page = show(&sandbox, "/console").await;
    assert_eq!(page.matches("<code>POST ").count(), 50);
    let newest = page.find("{&quot;at&quot;:59}").unwrap();
    assert!(newest < page.find("{&quot;at&quot;:10}").unwrap());
    assert!(!page.contains("{&quot;at&quot;:9}"));
}

#[tokio::test]
async fn a_confirmed_reset_resets_the_world_and_reports_it() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    let page = show(&sandbox, "/console").await;
    let (first, second) = (
        page.find("<summary>Reset the world").unwrap(),
        page.find("Yes, reset the world").unwrap(),
    );
    assert!(
        page[first..second].contains("goes for good"),
        "it is said before"
    );
    assert!(!page.contains("role=\"status\""));

    let shopper = sandbox.shopper("81255500001").await;
    sandbox.move_clock(3_600_000);
    let wrong = send_form(&sandbox, "/console/world", "do=nothing").await;
    assert_eq!(wrong.status, 422);
    let state = shopper.call::<QuerySandbox>(json!({})).await;
    assert_eq!(state.clock_offset_ms, 3_600_000, "nothing was reset");

    let done = send_form(&sandbox, "/console/world", "do=reset").await;
    assert_sent_back(&done, "/console?done=reset#world");
    let page = show(&sandbox, "/console?done=reset").await;
    assert!(page.contains("role=\"status\">Done") && page.contains("2026-11-21 12:10:00"));
    assert!(page.contains("No request yet"), "the journal is new");
    assert!(!page.contains("81255500001") && !page.contains("+62 812-5550-0001"));
}

#[tokio::test]
async fn cross_site_requests_cannot_reset_or_release_and_prod_has_neither() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    sandbox.move_clock(60_000);
    for (path, form) in [
        ("/console/world", "do=reset"),
        ("/console/faults", "do=release"),
    ] {
        let request = Request::post(path)
            .header("host", HOST)
            .header("origin", "https://evil.example");
        let answer = sandbox.send(request.body(Body::from(form)).unwrap()).await;
        assert_eq!(answer.status, 403, "{path}");
        // A GET must have no side effect either.
        let link = Request::get(format!("{path}?{form}")).header("host", HOST);
        let answer = sandbox.send(link.body(Body::empty()).unwrap()).await;
        assert_eq!(answer.status, 405, "{path}");
    }
    let state = sandbox.visitor().call::<QuerySandbox>(json!({})).await;
    assert_eq!(state.clock_offset_ms, 60_000);

    let prod = Sandbox::in_mode(Mode::Prod);
    let answer = send_form(&prod, "/console/world", "do=reset").await;
    assert_eq!(answer.status, 404);
}
