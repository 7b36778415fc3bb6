//! The program, killed while people buy: nothing that was acknowledged is lost or doubled, and after
//! each restart the books are right: no payment without vouchers or a return.

use std::sync::Arc;

use jajan_contract::{Call, calls as c};
use jajan_sandbox::dice::Dice;
use serde_json::{Value, json};

use crate::{
    buying::buyer::{order_body, settlement_body},
    support::{
        Draft,
        folder::Folder,
        program::{Running, Server, draft_of_now},
    },
};

/// Sells a voucher that everybody may buy as often as they like.
const UNLIMITED: &str = "S9000019";
const ROUNDS: u64 = 20;
const BUYERS: usize = 4;
/// Seeds after how many acknowledged calls of a round the program is killed.
const SEED: u64 = 15;

/// The data of a reply, which is counted; absent when the program is gone.
async fn send(server: &Server, draft: Draft) -> Option<Value> {
    let data = server.send(draft).await?;
    server.count();
    Some(data)
}

#[derive(Clone, Default)]
struct Buyer {
    number: usize,
    token: String,
    wishes: usize,
    /// Key, order, and whether its payment was acknowledged.
    orders: Vec<(String, String, bool)>,
}

impl Buyer {
    fn draft<C: Call>(&self, body: Value) -> Draft {
        let device_id = format!("buyer-{}", self.number);
        let draft = draft_of_now(&device_id, C::PATH, body).token(&self.token);
        if C::RULES.keyed { draft.keyed() } else { draft }
    }

    async fn call<C: Call>(&self, server: &Server, body: Value) -> Option<Value> {
        send(server, self.draft::<C>(body)).await
    }

    async fn log_in(&mut self, server: &Server) -> Option<()> {
        let device_id = format!("buyer-{}-{}", self.number, self.wishes);
        let phone_no = format!("8127770001{}", self.number);
        (_, self.token) = server.log_in(&device_id, &phone_no).await?;
        server.count();
        Some(())
    }

    /// Buys until the program is killed.
    async fn buy(mut self, server: Arc<Server>, sku_id: String) -> Self {
        while self.step(&server, &sku_id).await.is_some() {}
        self
    }

    async fn step(&mut self, server: &Server, sku_id: &str) -> Option<()> {
        self.wishes += 1;
        if self.token.is_empty() {
            return self.log_in(server).await;
        }
        let settled = self
            .call::<c::Settlement>(server, settlement_body(sku_id, 1))
            .await?;
        let body = order_body(&serde_json::from_value(settled).unwrap());
        let key = format!("wish-{}-{}", self.number, self.wishes);
        let draft = self.draft::<c::PlaceOrder>(body).key(&key);
        let placed = send(server, draft).await?;
        let order_id = placed["orderId"].as_str().unwrap().to_owned();
        self.orders.push((key, order_id.clone(), false));
        let pay = json!({"orderId": order_id, "method": "QRIS"});
        self.call::<c::Pay>(server, pay).await?;
        let act = ["PAY", "PAY", "PAY_TWICE", "DECLINE"][self.wishes % 4];
        let notice = ["SENT", "LOST", "HELD", "DOUBLED"][self.wishes / 4 % 4];
        let payer = json!({"orderId": order_id, "act": act, "notice": notice});
        self.call::<c::PlayPayer>(server, payer).await?;
        if act == "DECLINE" {
            let cancel = json!({"orderId": order_id});
            self.call::<c::CancelOrder>(server, cancel).await?;
        } else if let Some(last) = self.orders.last_mut() {
            last.2 = true;
            // As the app does, also when the notice was lost.
            let asked = json!({"orderId": order_id});
            self.call::<c::PayResult>(server, asked).await?;
        }
        Some(())
    }

    /// What a kill left unpaid counts against the bound on unpaid orders, until it is cancelled or paid.
    async fn clear_unpaid(&self, server: &Server) {
        let body = json!({"filter": "WAIT_PAY", "pageNo": 1, "pageSize": 50});
        let listed = self.call::<c::OrderList>(server, body).await.unwrap();
        for order in listed["orderList"].as_array().unwrap() {
            let body = json!({"orderId": order["orderId"]});
            self.call::<c::CancelOrder>(server, body).await;
        }
    }

    async fn check(&self, server: &Server) {
        let mut seen = std::collections::BTreeSet::new();
        for (key, order_id, is_paid) in &self.orders {
            assert!(
                seen.insert(order_id),
                "{key} and another wish are {order_id}"
            );
            let body = json!({"orderId": order_id});
            let result = self.call::<c::PayResult>(server, body).await.unwrap();
            if *is_paid {
                assert_eq!(result["payStatus"], "PAID", "{key}: {result}");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_paid_survives_twenty_kills_and_the_books_stay_right() {
    let folder = Folder::new("killed-buying");
    let file = folder.file("sandbox.sqlite");
    let args = ["--db", &file, "--mode", "test", "--rate-limit", "100000"];
    let named = |number| Buyer {
        number,
        ..Buyer::default()
    };
    let mut buyers: Vec<_> = (0..BUYERS).map(named).collect();
    let mut dice = Dice::new(SEED, 0);
    let mut acknowledged = 0;
    for round in 0..=ROUNDS {
        let running = Running::start(&args);
        let server = Server::new(&running, dice.between(60, 240) as usize);
        let books = buyers[0].call::<c::QueryLedger>(&server, json!({})).await;
        let books = books.unwrap();
        assert_eq!(books["faultList"], json!([]), "round {round}");
        for buyer in buyers.iter().filter(|buyer| !buyer.token.is_empty()) {
            buyer.check(&server).await;
            buyer.clear_unpaid(&server).await;
        }
        if round == ROUNDS {
            let orders: usize = buyers.iter().map(|buyer| buyer.orders.len()).sum();
            // An order whose reply was lost is there without being known here.
            let stored = books["orderCount"].as_u64().unwrap() as usize;
            assert!((orders..=orders + BUYERS * ROUNDS as usize).contains(&stored));
            eprintln!("seed {SEED}: {ROUNDS} kills, {acknowledged} calls, {stored} orders");
            assert!(orders > 50, "{orders}");
            break;
        }
        let store = json!({"storeId": UNLIMITED});
        let coupons = buyers[0]
            .call::<c::QueryMerchantCoupon>(&server, store)
            .await;
        let products = coupons.unwrap()["productList"].clone();
        let sku_id = products[0]["skuId"].as_str().unwrap().to_owned();
        let stocked = json!({"skuId": sku_id, "stock": 100_000});
        buyers[0].call::<c::PlayMerchant>(&server, stocked).await;
        let buying: Vec<_> = buyers
            .into_iter()
            .map(|buyer| tokio::spawn(buyer.buy(server.clone(), sku_id.clone())))
            .collect();
        server.enough().await;
        let (status, _) = running.stop("-KILL");
        assert!(!status.success());
        buyers = Vec::new();
        for buyer in buying {
            buyers.push(buyer.await.unwrap());
        }
        acknowledged += server.counted();
    }
}
