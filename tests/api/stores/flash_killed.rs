//! The program, killed while a member reserves: what was acknowledged is there, and what was under way is
//! settled by its retry.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use jajan_contract::{Call, calls as c};
use serde_json::{Value, json};

use crate::{
    stores::flash::reserve_body,
    support::{
        folder::Folder,
        program::{Running, Server, draft_of_now},
    },
};

const DEVICE: &str = "flash-device";
const ROUNDS: usize = 5;

#[derive(Clone, Default)]
struct Wishes {
    token: String,
    tries: usize,
    reserved: BTreeMap<String, bool>,
    /// Key, item and wish whose reply was lost.
    lost: Option<(String, String, bool)>,
}

impl Wishes {
    /// Sends a wish; absent when the program is gone.
    async fn send(&mut self, server: &Server, session: &str) -> Option<()> {
        let (key, sku_id, is_reserved) = self.lost.clone()?;
        let body = reserve_body(session, &sku_id, is_reserved);
        let draft = draft_of_now(DEVICE, c::FlashReserve::PATH, body);
        let done = server.send(draft.token(&self.token).key(&key)).await?;
        let expected = if is_reserved {
            "RESERVED"
        } else {
            "CAN_RESERVE"
        };
        assert_eq!(done["reserveStatus"], expected, "{key}");
        server.count();
        self.reserved.insert(sku_id, is_reserved);
        self.lost = None;
        Some(())
    }

    async fn toggle(mut self, server: Arc<Server>, session: String, skus: Vec<String>) -> Self {
        loop {
            self.tries += 1;
            let sku_id = skus[self.tries % skus.len()].clone();
            let wish = !self.reserved.get(&sku_id).copied().unwrap_or_default();
            self.lost = Some((format!("wish-{}", self.tries), sku_id, wish));
            if self.send(&server, &session).await.is_none() {
                return self;
            }
        }
    }
}

/// The last of the sessions that have not begun, which does not begin while the test runs.
async fn last_session(server: &Server, token: &str) -> Value {
    let body = json!({"pageId": "flash-jakarta"});
    let draft = draft_of_now(DEVICE, c::FlashSalePageDetail::PATH, body);
    let page = server.send(draft.token(token)).await.unwrap();
    page["sessionList"]
        .as_array()
        .unwrap()
        .last()
        .unwrap()
        .clone()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_reserved_survives_kills_and_a_lost_reply_is_settled_by_its_retry() {
    let folder = Folder::new("killed-flash");
    let file = folder.file("sandbox.sqlite");
    let args = ["--db", &file, "--mode", "test", "--rate-limit", "100000"];
    let mut wishes = Wishes::default();
    for round in 0..=ROUNDS {
        let running = Running::start(&args);
        let server = Server::new(&running, 7 + 4 * round);
        if wishes.token.is_empty() {
            (_, wishes.token) = server.log_in(DEVICE, "81277700021").await.unwrap();
        }
        let session = last_session(&server, &wishes.token).await;
        let key = session["sessionUniqueKey"].as_str().unwrap();
        if wishes.lost.is_some() {
            wishes.send(&server, key).await.unwrap();
        }
        let session = last_session(&server, &wishes.token).await;
        let items = session["itemList"].as_array().unwrap();
        let sku = |item: &Value| item["skuId"].as_str().unwrap().to_owned();
        let shown = items
            .iter()
            .filter(|item| item["reserveStatus"] == "RESERVED");
        let known = wishes.reserved.iter().filter(|(_, is)| **is);
        assert_eq!(
            shown.map(sku).collect::<BTreeSet<_>>(),
            known.map(|(sku_id, _)| sku_id.clone()).collect(),
            "round {round}"
        );
        if round == ROUNDS {
            assert!(wishes.tries > ROUNDS * 7, "{}", wishes.tries);
            break;
        }
        let skus: Vec<_> = items.iter().take(3).map(sku).collect();
        let toggling = wishes.clone().toggle(server.clone(), key.to_owned(), skus);
        let toggling = tokio::spawn(toggling);
        server.enough().await;
        let (status, _) = running.stop("-KILL");
        assert!(!status.success());
        wishes = toggling.await.unwrap();
    }
}
