//! Random walks of buyer, payer, provider, clock and crash over one order each, held against what
//! buying 2 and 4 promise. A failing walk is shrunk to its shortest form.

use std::cell::RefCell;

use jajan_contract::order::{money::PayMethod, played::NoticeFate};
use jajan_sandbox::ids::{self, row};
use jajan_sandbox::store::{
    Database, Sql, StoreError,
    books::books,
    orders::{
        cancel::cancel,
        place::{Placing, place},
        settlement::{Attempt, offered},
    },
    payments::{
        begin::{Begin, begin},
        due,
        provider::{Act, EventKind, record},
    },
    unless_refused,
};
use proptest::{
    prelude::*,
    test_runner::{RngAlgorithm, TestRng, TestRunner},
};
use rusqlite::{Transaction, params};

use crate::{
    buying::buyer::{many_logins, sku_of},
    support::{MINUTE_MS, NOON_MS, Sandbox},
};

/// `JAJAN_CASES` walks more.
const WALKS: u32 = 10_000;
/// A purchase reads what its buyer has bought: the more walks of one buyer, the slower each is.
const BUYERS: u32 = 1_000;
const QUANTITY: u32 = 2;
const ENVELOPE_RP: u32 = 5_000;
const DAY_MS: u64 = 24 * 60 * MINUTE_MS;

#[derive(Debug, Clone)]
enum Step {
    Begin(PayMethod),
    /// The amount paid less than asked for.
    Pay(u32, NoticeFate),
    Decline,
    Open,
    Cancel,
    /// What the program does by itself.
    Settle,
    /// What a buyer's question does.
    Ask,
    Wait(u64),
    /// The next step happens, and the program is killed before its transaction ends.
    Crash,
}

fn step() -> impl Strategy<Value = Step> {
    let notice = prop_oneof![
        3 => Just(NoticeFate::Sent),
        1 => Just(NoticeFate::Held),
        2 => Just(NoticeFate::Lost),
    ];
    let short = prop_oneof![1_u64..90_000, 10 * MINUTE_MS..20 * MINUTE_MS];
    prop_oneof![
        3 => prop_oneof![Just(PayMethod::Qris), Just(PayMethod::Ewallet)].prop_map(Step::Begin),
        4 => (prop_oneof![4 => Just(0_u32), 1 => Just(1)], notice)
            .prop_map(|(less, notice)| Step::Pay(less, notice)),
        1 => Just(Step::Decline),
        1 => Just(Step::Open),
        2 => Just(Step::Cancel),
        3 => Just(Step::Settle),
        2 => Just(Step::Ask),
        3 => short.prop_map(Step::Wait),
        1 => Just(Step::Crash),
    ]
}

/// One walk's order, and what the world did to it.
struct Walk<'a> {
    database: &'a Database,
    user_id: row::User,
    order_id: row::Order,
    now_ms: u64,
    cancel_ms: u64,
    stock: u32,
    /// The last state that was seen.
    status: String,
    /// A payment in time and of the right amount was in the provider's books while the order waited.
    was_paid: bool,
    is_crashing: bool,
    steps: u32,
}

impl Walk<'_> {
    fn one<T: rusqlite::types::FromSql>(&self, sql: &str) -> T {
        self.database
            .read_now(|connection| connection.value(sql, [self.order_id]))
            .unwrap()
    }

    /// Runs in a transaction, which a crash rolls back.
    fn write(&mut self, work: impl FnOnce(&Transaction<'_>) -> Result<(), StoreError>) -> bool {
        let is_killed = std::mem::take(&mut self.is_crashing);
        let done = self.database.write_now(|transaction| {
            work(transaction)?;
            match is_killed {
                true => Err(StoreError::Stopped("killed".to_owned())),
                false => Ok(()),
            }
        });
        assert!(done.is_ok() || is_killed, "{:?}", done.err());
        !is_killed
    }

    fn play(&mut self, step: &Step) {
        self.steps += 1;
        let (order_id, user_id, now_ms) = (self.order_id, self.user_id, self.now_ms);
        match step {
            Step::Crash => {
                self.is_crashing = true;
                return;
            }
            Step::Wait(ms) => self.now_ms += ms,
            Step::Begin(method) => {
                let payment = Begin {
                    order_id,
                    user_id,
                    method: *method,
                    key: format!("key-{}", self.steps),
                    now_ms,
                };
                self.write(|transaction| unless_refused(begin(transaction, &payment)).map(|_| ()));
            }
            Step::Pay(less, notice) => self.act(EventKind::Paid, *less, *notice),
            Step::Decline => self.act(EventKind::Declined, 0, NoticeFate::Sent),
            Step::Open => self.act(EventKind::Begun, 0, NoticeFate::Sent),
            Step::Cancel => {
                self.write(|transaction| {
                    unless_refused(cancel(transaction, order_id, user_id, now_ms)).map(|_| ())
                });
            }
            Step::Settle => {
                self.write(|transaction| jajan_sandbox::store::due::settle(transaction, now_ms));
            }
            Step::Ask => {
                self.write(|transaction| due::ask(transaction, order_id, now_ms));
            }
        }
        self.check();
    }

    fn act(&mut self, kind: EventKind, less: u32, notice: NoticeFate) {
        let newest = "SELECT max(payment_id) FROM payments WHERE order_id = ?1";
        let Some(payment_id) = self.one::<Option<row::Payment>>(newest) else {
            return;
        };
        let asked: u32 = self.one("SELECT pay_rp FROM orders WHERE order_id = ?1");
        let act = Act {
            payment_id,
            kind,
            amount_rp: Some(asked - less),
            notice,
            now_ms: self.now_ms,
        };
        let is_done = self.write(|transaction| record(transaction, act).map(|_| ()));
        let is_in_time = self.now_ms <= self.cancel_ms && self.status == "WAIT_PAY";
        self.was_paid |= is_done && kind == EventKind::Paid && less == 0 && is_in_time;
    }

    fn check(&mut self) {
        let status: String = self.one("SELECT status FROM orders WHERE order_id = ?1");
        if self.status != "WAIT_PAY" {
            assert_eq!(status, self.status, "an order that ended stays as it is");
        }
        if status == "CLOSED" {
            assert!(!self.was_paid, "an order that was paid in time was closed");
        }
        let taken = if status == "CLOSED" { 0 } else { QUANTITY };
        let stock = "SELECT remaining_stock FROM products
                     WHERE id = (SELECT product_id FROM orders WHERE order_id = ?1)";
        assert_eq!(self.one::<u32>(stock), self.stock - taken);
        let envelope = "SELECT CASE WHEN used_ms IS NOT NULL THEN 'PAID'
                          WHEN locked_by = ?1 THEN 'WAIT_PAY' ELSE 'CLOSED' END
                        FROM red_packets WHERE red_packet_id =
                          (SELECT red_packet_id FROM orders WHERE order_id = ?1)";
        assert_eq!(self.one::<String>(envelope), status);
        let coupons = "SELECT count(*) FROM vouchers WHERE order_id = ?1";
        let issued = if status == "PAID" { QUANTITY } else { 0 };
        assert_eq!(self.one::<u32>(coupons), issued);
        self.status = status;
    }

    /// A month later everything is settled: paid or closed, and all other money has returned.
    fn end(&mut self) {
        self.is_crashing = false;
        for wait_ms in [3_600_000, DAY_MS, 30 * DAY_MS] {
            self.now_ms += wait_ms;
            self.play(&Step::Settle);
        }
        assert_ne!(self.status, "WAIT_PAY");
        assert_eq!(self.was_paid, self.status == "PAID");
        let unseen = "SELECT count(*) FROM payments JOIN provider_events AS e USING (payment_id)
                      WHERE order_id = ?1 AND e.kind = 'PAID' AND NOT EXISTS
                        (SELECT 1 FROM seen_events AS s WHERE s.event_id = e.event_id)";
        assert_eq!(self.one::<u32>(unseen), 0, "money that was not seen");
        let open = "SELECT count(*) FROM refunds WHERE order_id = ?1 AND status <> 'DONE'";
        assert_eq!(self.one::<u32>(open), 0, "money that did not return");
    }
}

fn walk(
    database: &Database,
    user_id: row::User,
    product_id: row::Product,
    number: u32,
    now_ms: u64,
) -> Walk<'_> {
    let stock = database.read_now(|connection| {
        let sql = "SELECT remaining_stock FROM products WHERE id = ?1";
        connection.value(sql, [product_id])
    });
    let order_id = database.write_now(|transaction| {
        transaction.execute(
            "INSERT INTO red_packets (user_id, amount_rp, kind, received_ms, expires_ms)
             VALUES (?1, ?2, 'sample', ?3, ?4)",
            params![user_id, ENVELOPE_RP, now_ms, now_ms + DAY_MS],
        )?;
        let red_packet_id = row::RedPacket(transaction.last_insert_rowid());
        let attempt = Attempt {
            user_id,
            product_id,
            quantity: QUANTITY,
            detail_id: None,
            is_app: true,
            now_ms,
        };
        let offer = offered(transaction, &attempt).unwrap();
        let price = offer.sale_price();
        let placing = Placing {
            store: offer.card.store_info.store_id,
            attempt,
            red_packet_id: Some(red_packet_id),
            pay_rp: price * QUANTITY - ENVELOPE_RP,
            split: None,
            key: format!("walk-{number}"),
            body: [0; 32],
        };
        let placed = place(transaction, &placing).unwrap();
        Ok(ids::order_number(&placed.order_id).unwrap())
    });
    Walk {
        database,
        user_id,
        order_id: order_id.unwrap(),
        now_ms,
        cancel_ms: now_ms + 15 * MINUTE_MS,
        stock: stock.unwrap(),
        status: "WAIT_PAY".to_owned(),
        was_paid: false,
        is_crashing: false,
        steps: 0,
    }
}

#[tokio::test]
async fn every_walk_ends_paid_or_closed_and_no_money_is_lost() {
    let sandbox = Sandbox::with_stores(60);
    let sku_id = sku_of(&sandbox.shopper("81255500079").await, "S9000019").await;
    let product_id = ids::sku_number(&sku_id).unwrap();
    many_logins(&sandbox, BUYERS as usize);
    let database = &sandbox.app.database;
    let newest: i64 = database
        .read_now(|connection| connection.value("SELECT max(user_id) FROM users", []))
        .unwrap();
    database
        .write_now(|transaction| {
            let sql = "UPDATE products SET remaining_stock = 1000000 WHERE id = ?1";
            Ok(transaction.execute(sql, [product_id])?)
        })
        .unwrap();
    let more = std::env::var("JAJAN_CASES")
        .ok()
        .and_then(|cases| cases.parse().ok());
    let config = ProptestConfig {
        cases: WALKS + more.unwrap_or(0),
        failure_persistence: None,
        ..ProptestConfig::default()
    };
    let number = RefCell::new(0_u32);
    let ends = RefCell::new([0_u32; 2]);
    // The same walks each time: a failure can be looked at again.
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    TestRunner::new_with_rng(config, rng)
        .run(&prop::collection::vec(step(), 1..14), |steps| {
            *number.borrow_mut() += 1;
            let number = *number.borrow();
            // Each a quarter of a year after the one before: its settlement leaves nothing due.
            let now_ms = NOON_MS + u64::from(number % 8) * 90 * DAY_MS;
            let user_id = row::User(newest - i64::from(number % BUYERS));
            let mut walk = walk(database, user_id, product_id, number, now_ms);
            steps.iter().for_each(|step| walk.play(step));
            walk.end();
            ends.borrow_mut()[usize::from(walk.status == "PAID")] += 1;
            Ok(())
        })
        .unwrap();
    let books = database.read_now(books).unwrap();
    assert_eq!(books.fault_list, Vec::<String>::new());
    let [closed, paid] = *ends.borrow();
    eprintln!("{paid} walks ended paid, {closed} closed");
    assert!(paid > WALKS / 10 && closed > WALKS / 10, "both ends come");
}
