//! The program, killed during writes: acknowledged writes are there after a restart, and each write
//! in flight was applied completely or not at all.

use std::sync::Arc;

use jajan_contract::{
    Call, calls as c,
    order::voucher_code::{rotating_code, step_at},
    text::from_hex,
};
use jajan_sandbox::dice::Dice;
use jajan_sandbox::store::Sql;
use rusqlite::Connection;
use serde_json::{Value, json};

use crate::{
    account::{profile::edit_body, uploads::png},
    buying::buyer::{order_body, settlement_body},
    owning::outlet::{act_body, scan_body},
    reviews::review_lists::review_body,
    stores::favourites::keep_body,
    support::{
        Draft,
        dump::damage,
        folder::Folder,
        program::{Running, Server, draft_of_now},
        wire::exchange_if_open,
    },
};

/// Sells a voucher that everybody may buy as often as they like, and a table's code there.
const OUTLET: &str = "S9000019";
const TABLE: &str = "Q9000019T3";
const ROUNDS: u64 = 10;
const CLIENTS: usize = 4;
const STORES: usize = 60;
/// Seeds the number of acknowledged writes of a round after which the program is killed.
const SEED: u64 = 62;

/// A client's state; all of it was acknowledged.
#[derive(Clone, Default)]
struct Client {
    number: usize,
    device_id: String,
    phone_no: String,
    token: String,
    /// Number of writes that were started.
    steps: usize,
    /// Latest first.
    kept: Vec<String>,
    name: String,
    events: Vec<String>,
    /// Id and text.
    reviews: Vec<(String, String)>,
    /// User id and token of people who registered on other devices.
    registered: Vec<(String, String)>,
    /// Store, index of the batch and number of held coupons.
    claimed: Vec<(String, usize, u64)>,
    uploads: Vec<String>,
    /// The write in flight at the kill, as if it had been applied.
    instead: Option<Box<Client>>,
}

impl Client {
    fn new(number: usize) -> Self {
        Self {
            number,
            device_id: format!("killed-{number}"),
            phone_no: format!("8127770000{number}"),
            ..Self::default()
        }
    }

    fn draft<C: Call>(&self, body: Value) -> Draft {
        let draft = draft_of_now(&self.device_id, C::PATH, body).token(&self.token);
        if C::RULES.keyed { draft.keyed() } else { draft }
    }

    async fn call<C: Call>(&self, server: &Server, body: Value) -> Option<Value> {
        server.send(self.draft::<C>(body)).await
    }

    /// Writes until the program is killed.
    async fn write(mut self, server: Arc<Server>) -> Self {
        loop {
            let mut after = self.clone();
            after.steps += 1;
            self.steps += 1;
            if after.step(&server).await.is_none() {
                // Without the ids of replies that never came.
                self.instead = Some(Box::new(after));
                return self;
            }
            self = after;
            server.count();
        }
    }

    /// One write: records the expected state, then calls.
    async fn step(&mut self, server: &Server) -> Option<()> {
        let step = self.steps;
        // Each client has stores of its own, so that none takes another's last coupon.
        let own = STORES / CLIENTS;
        let store_id = format!("S{}", self.number * own + step % own + 1);
        if self.token.is_empty() {
            // A device of its own: after a kill in mid-login the same one would have to wait for a code.
            let device_id = format!("{}-{step}", self.device_id);
            (_, self.token) = server.log_in(&device_id, &self.phone_no).await?;
            return Some(());
        }
        match step % 8 {
            0 | 1 => {
                self.kept.retain(|id| *id != store_id);
                self.kept.insert(0, store_id.clone());
                let cancel = json!({"businessId": store_id, "businessType": "STORE"});
                // It may be a favourite from an earlier round.
                self.call::<c::CancelFavourite>(server, cancel).await?;
                let keep = keep_body(&[&store_id]);
                self.call::<c::SaveFavourite>(server, keep).await?;
            }
            2 => {
                let id = format!("{}-{step}", self.number);
                self.events.push(id.clone());
                let body = crate::edge::calls::events_body(&id);
                self.call::<c::ReportEvents>(server, body).await?;
            }
            3 => {
                self.name = format!("Ani {step}");
                let body = edit_body(json!({"userName": self.name}));
                self.call::<c::EditAccount>(server, body).await?;
            }
            4 => {
                self.visit(server).await?;
                let content = format!("Enak sekali {}-{step}", self.number);
                let body = review_body(OUTLET, json!({"content": content}));
                let saved = self.call::<c::SaveReview>(server, body).await?;
                self.reviews.push((text(&saved["review"]["id"]), content));
            }
            5 => {
                let phone_no = format!("8128{}{step:06}", self.number);
                let device_id = format!("{}-{step}", self.device_id);
                self.registered
                    .push(server.log_in(&device_id, &phone_no).await?);
            }
            6 => self.claim(server, store_id).await?,
            _ => {
                let photo = png(8 + step as u32 % 50, 8 + self.number as u32);
                let draft = self.draft::<c::UploadFile>(json!({"business": "review"}));
                let upload = server.send(draft.file(&photo)).await?;
                self.uploads.push(text(&upload["visitUrl"]));
            }
        }
        Some(())
    }

    /// Buys a voucher and uses it.
    async fn visit(&self, server: &Server) -> Option<()> {
        let store = json!({"storeId": OUTLET});
        let coupons = self.call::<c::QueryMerchantCoupon>(server, store).await?;
        let sku_id = text(&coupons["productList"][0]["skuId"]);
        let body = settlement_body(&sku_id, 1);
        let settled = self.call::<c::Settlement>(server, body).await?;
        let body = order_body(&serde_json::from_value(settled).unwrap());
        let order = json!({"orderId": self.call::<c::PlaceOrder>(server, body).await?["orderId"]});
        let mut detail = self.call::<c::OrderDetail>(server, order.clone()).await?;
        if detail["order"]["payStatus"] == "WAITING" {
            let with = |name: &str, value: &str| {
                let mut body = order.clone();
                body[name] = json!(value);
                body
            };
            let pay = with("method", "QRIS");
            self.call::<c::Pay>(server, pay).await?;
            let payer = with("act", "PAY");
            self.call::<c::PlayPayer>(server, payer).await?;
            detail = self.call::<c::OrderDetail>(server, order).await?;
        }
        let coupon_id = text(&detail["couponList"][0]["couponId"]);
        let opening = json!({"couponId": coupon_id, "qrCodeId": TABLE});
        let opened = self.call::<c::RedeemOpen>(server, opening).await?;
        let seed = from_hex(&text(&opened["seed"])).unwrap();
        let step = step_at(opened["serverTime"].as_u64().unwrap());
        let scan = scan_body(OUTLET, &rotating_code(&seed, &coupon_id, step));
        let ticket = self.call::<c::PlayCashier>(server, scan).await?;
        let id = text(&ticket["redemption"]["redemptionId"]);
        let confirm = act_body(OUTLET, &id, "CONFIRM");
        self.call::<c::PlayCashier>(server, confirm).await?;
        Some(())
    }

    async fn claim(&mut self, server: &Server, store_id: String) -> Option<()> {
        let body = json!({"storeId": store_id});
        let coupons = self.call::<c::QueryMerchantCoupon>(server, body).await?;
        let batches = coupons["couponBatchList"].as_array().unwrap();
        let open = |batch: &Value| batch["claimableCount"] != 0 && batch["remainingStock"] != 0;
        let Some(index) = batches.iter().position(open) else {
            return Some(());
        };
        let body = json!({
            "couponBatchId": batches[index]["batchId"],
            "couponTemplateIds": [batches[index]["coupon"]["templateId"]],
            "activityId": coupons["activityId"],
        });
        let claimed = self.call::<c::ReceiveCoupon>(server, body).await?;
        let held = claimed["receivedCount"].as_u64().unwrap();
        self.claimed
            .retain(|(store, batch, _)| (store, *batch) != (&store_id, index));
        self.claimed.push((store_id, index, held));
        Some(())
    }

    /// Compares everything acknowledged with the program's data, and adopts the write in flight if it was
    /// applied.
    async fn check(&mut self, server: &Server, events: &[String]) {
        let instead = self.instead.take();
        if self.token.is_empty() {
            return;
        }
        let ids = self.call::<c::FavouriteIds>(server, json!({})).await;
        let kept: Vec<_> = list(&ids.unwrap()["businessIdList"]);
        let mut possible = vec![self.kept.clone()];
        if let Some(after) = &instead {
            // Removed and not yet added again.
            let half = after.kept.first().filter(|_| after.kept != self.kept);
            let without = self.kept.iter().filter(|id| Some(*id) != half).cloned();
            possible.extend([after.kept.clone(), without.collect()]);
        }
        assert!(possible.contains(&kept), "{kept:?} of {possible:?}");
        self.kept = kept;
        let info = self.call::<c::QueryUserInfo>(server, json!({})).await;
        let name = text(&info.unwrap()["userName"]);
        if !self.name.is_empty() {
            let possible = [Some(&self.name), instead.as_ref().map(|after| &after.name)];
            assert!(possible.contains(&Some(&name)), "{name} of {possible:?}");
        }
        self.name = name;
        for id in &self.events {
            assert!(events.contains(id), "the event {id}");
        }
        for (id, content) in &self.reviews {
            let body = json!({"reviewId": id});
            let review = self.call::<c::ReviewDetail>(server, body).await.unwrap();
            assert_eq!(review["content"], json!(content));
        }
        for (user_id, token) in &self.registered {
            let draft = self.draft::<c::QueryUserInfo>(json!({})).token(token);
            let info = server.send(draft).await.unwrap();
            assert_eq!(info["userId"], json!(user_id));
        }
        for (store_id, index, held) in &self.claimed {
            let body = json!({"storeId": store_id});
            let coupons = self.call::<c::QueryMerchantCoupon>(server, body).await;
            let found = coupons.unwrap()["couponBatchList"][index]["heldCount"].clone();
            assert!(found.as_u64().unwrap() >= *held, "{store_id} {index}");
        }
        for address in &self.uploads {
            let get = format!("GET {address} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n");
            let picture = exchange_if_open(server.address, get.into_bytes()).await;
            assert!(picture.unwrap().starts_with(b"HTTP/1.1 200"), "{address}");
        }
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

fn list(value: &Value) -> Vec<String> {
    value.as_array().unwrap().iter().map(text).collect()
}

fn event_ids(connection: &Connection) -> Vec<String> {
    let sql = "SELECT event_id FROM events";
    connection.values(sql, []).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn acknowledged_writes_survive_a_kill() {
    let folder = Folder::new("killed");
    let file = folder.file("sandbox.sqlite");
    let stores = STORES.to_string();
    let args = ["--db", &file, "--stores", &stores, "--mode", "test"];
    let args = [&args[..], &["--rate-limit", "100000"]].concat();
    let mut clients: Vec<_> = (0..CLIENTS).map(Client::new).collect();
    let mut dice = Dice::new(SEED, 0);
    let mut acknowledged = 0;
    for round in 0..=ROUNDS {
        let running = Running::start(&args);
        let server = Server::new(&running, dice.between(10, 60) as usize);
        {
            let connection = Connection::open(&file).unwrap();
            assert_eq!(damage(&connection), Vec::<String>::new(), "round {round}");
            let events = event_ids(&connection);
            for client in &mut clients {
                client.check(&server, &events).await;
            }
        }
        if round == ROUNDS {
            break;
        }
        let writing: Vec<_> = clients
            .into_iter()
            .map(|client| tokio::spawn(client.write(server.clone())))
            .collect();
        server.enough().await;
        let (status, _) = running.stop("-KILL");
        assert!(!status.success());
        clients = Vec::new();
        for client in writing {
            clients.push(client.await.unwrap());
        }
        acknowledged += server.counted();
    }
    eprintln!("seed {SEED}: {ROUNDS} kills, {acknowledged} acknowledged writes, none lost");
    // Every kind of write occurred.
    let has_all = |client: &Client| {
        let counts = [
            client.kept.len(),
            client.events.len(),
            client.reviews.len(),
            client.registered.len(),
            client.claimed.len(),
            client.uploads.len(),
        ];
        counts.iter().all(|count| *count > 0)
    };
    assert!(clients.iter().any(has_all));
}
