//! Concurrent calls: no lock error, no lost write.

use jajan_contract::calls::{
    FindByDistance, PageCardList, QueryUnread, ReportDevice, ReportEvents, ResetUnread,
};
use serde_json::json;

use crate::{
    edge::calls::{device_body, events_body},
    stores::lists::list_body,
    support::Sandbox,
};

const CALLERS: usize = 64;

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn sixty_four_concurrent_callers_get_no_lock_error() {
    let sandbox: &'static Sandbox = Box::leak(Box::new(Sandbox::new()));
    let callers: Vec<_> = (0..CALLERS)
        .map(|number| {
            tokio::spawn(async move {
                let shopper = sandbox.shopper(&format!("812555{number:05}")).await;
                for round in 0..4 {
                    shopper.call::<FindByDistance>(list_body()).await;
                    let events = events_body(&format!("{number}-{round}"));
                    assert_eq!(shopper.call::<ReportEvents>(events).await.count, 1);
                    shopper
                        .call::<PageCardList>(json!({"cardIds": ["FLASH_SALE_CARD"]}))
                        .await;
                    shopper.call::<ReportDevice>(device_body()).await;
                    shopper
                        .call::<ResetUnread>(json!({"page": "account"}))
                        .await;
                    let unread = shopper.call::<QueryUnread>(json!({})).await;
                    assert_eq!(unread.account.total_unread, 0);
                }
            })
        })
        .collect();
    for caller in callers {
        caller.await.unwrap();
    }
    let stored = sandbox.app.database.latest_events(1_000).await.unwrap();
    assert_eq!(stored.len(), CALLERS * 4);
}
