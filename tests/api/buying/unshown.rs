//! What is damaged keeps its owner from nothing else: lists leave it out and say so, and the console has it.

use std::fs::{copy, remove_file};

use axum::{
    body::Body,
    http::{Request, StatusCode},
};
use jajan_contract::{Call, calls as c};
use jajan_sandbox::store::{Database, Place, Sql};
use rusqlite::{Connection, types::Value};
use serde_json::{Value as Json, json};

use crate::{
    buying::{
        buyer::{VOUCHERS, detail, paid_order, sku_of},
        damage::{VICTIM, world},
        wallet::page_body,
    },
    owning::outlet,
    support::{
        MINUTE_MS, Sandbox, Visitor,
        damaged::{Found, damage, damages, mend},
        folder::Folder,
    },
    world::console::{HOST, assert_sent_back, send_form, show},
};

const PATH: &str = "/console/due";
/// Pages of the console that list such rows, which are needed most when one is damaged.
const DESKS: [&str; 7] = [
    "/console",
    "/console/cases",
    "/console/cashier?store=S1",
    "/console/claims",
    "/console/gifts",
    "/console/payer",
    "/console/refunds",
];
const LEFT_OUT: &str = "cannot be read and left out";
/// Whose rows of which table, by the column that names the person.
const ROWS: [(&str, &str, &str); 7] = [
    ("orders", "order_id", "user_id"),
    ("vouchers", "coupon_id", "owner_id"),
    ("gifts", "gift_id", "giver_id"),
    ("redemptions", "redemption_id", "user_id"),
    ("refunds", "refund_id", "user_id"),
    ("outlet_refusals", "refusal_id", "user_id"),
    ("cases", "case_id", "asker_id"),
];

fn list_body() -> Json {
    json!({"filter": "ALL", "pageNo": 1, "pageSize": 50})
}

/// A list as it is shown, and how many more there are.
async fn counted<C: Call>(owner: &Visitor<'_>, body: Json, list: &str, how: &str) -> (usize, u64) {
    let answer = owner.try_call::<C>(body).await;
    let data = &answer.json()["data"];
    let shown = data[list].as_array();
    let shown = shown.unwrap_or_else(|| panic!("{}: {how}: {}", C::PATH, answer.json()));
    let left_out = &data["leftOutCount"];
    // Absent, not 0: a list that is whole says nothing.
    assert_ne!(left_out, &json!(0));
    (shown.len(), left_out.as_u64().unwrap_or(0))
}

async fn lists(owner: &Visitor<'_>, how: &str) -> [(usize, u64); 3] {
    [
        counted::<c::OrderList>(owner, list_body(), "orderList", how).await,
        counted::<c::MyCoupons>(owner, page_body("NEWEST", 1), "couponList", how).await,
        counted::<c::SavingsQuery>(owner, json!({}), "lineList", how).await,
    ]
}

async fn desk(sandbox: &Sandbox, page: &str, how: &str) -> String {
    let request = Request::get(page).header("host", HOST);
    let answer = sandbox.send(request.body(Body::empty()).unwrap()).await;
    let text = String::from_utf8(answer.body).unwrap();
    assert_eq!(answer.status, StatusCode::OK, "{how}: {page}: {text}");
    text
}

fn open(path: &str) -> Sandbox {
    let place = Place::File(path.into());
    Sandbox::with_database(Database::open(&place).unwrap())
}

fn ids(connection: &Connection, table: &str, key: &str, person: &str) -> Vec<Value> {
    let sql = format!(
        "SELECT {key} FROM {table} WHERE {person} =
           (SELECT user_id FROM users WHERE phone_no = ?1) ORDER BY {key}"
    );
    connection.values(&sql, [VICTIM]).unwrap()
}

#[tokio::test]
async fn a_damaged_item_leaves_the_lists_of_its_owner_and_of_the_desks_and_is_counted() {
    let folder = Folder::new("unshown");
    let base = world(&folder).await;
    let sandbox = open(&base);
    let whole = lists(&sandbox.shopper(VICTIM).await, "whole").await;
    assert!(whole[0].0 > 4 && whole[1].0 > 8 && whole.iter().all(|list| list.1 == 0));
    sandbox.app.database.checkpoint().unwrap();
    drop(sandbox);
    let connection = Connection::open(&base).unwrap();
    let (mut left_out, mut desks_lack) = ([0, 0, 0], 0);
    for (table, key, person) in ROWS {
        let mut seen = Vec::new();
        for id in ids(&connection, table, key, person) {
            let item = Found::by(&connection, table, key, &id).unwrap();
            for (row, how) in damages(&connection, &item) {
                // Once each: several items name the same order.
                let said = format!("{how} {row:?}");
                // A row of somebody else's is no item of this person.
                let is_moved = how.contains("_id = ");
                let is_gone = row.table == "users" || how.starts_with("DELETE");
                if is_moved || is_gone || seen.contains(&said) {
                    continue;
                }
                seen.push(said.clone());
                let path = folder.file("damaged.sqlite");
                copy(&base, &path).unwrap();
                if damage(&path, &row, &how) {
                    let sandbox = open(&path);
                    let owner = sandbox.shopper(VICTIM).await;
                    let after = lists(&owner, &said).await;
                    let mut is_lacking = false;
                    for (at, (shown, lacks)) in after.into_iter().enumerate() {
                        // Nobody knows whether a voucher in no state was used.
                        let is_known = at < 2 || !how.contains("SET state");
                        let is_whole = shown as u64 + lacks >= whole[at].0 as u64;
                        assert!(is_whole || !is_known, "{said}: {after:?}");
                        left_out[at] += lacks;
                        is_lacking |= lacks > 0;
                    }
                    for page in DESKS {
                        let lacks = desk(&sandbox, page, &said).await.contains(LEFT_OUT);
                        desks_lack += usize::from(lacks);
                    }
                    let aside = sandbox.app.database.set_aside(100).await.unwrap();
                    let is_told = aside.iter().any(|each| each.kind == "SHOW");
                    assert_eq!(is_told, is_lacking, "{said}: {after:?} {aside:?}");
                }
                remove_file(&path).unwrap();
            }
        }
    }
    assert!(left_out.iter().all(|count| *count > 0), "{left_out:?}");
    assert!(desks_lack > 20, "{desks_lack}");
}

#[tokio::test]
async fn what_cannot_be_shown_is_told_tried_again_and_comes_back() {
    let folder = Folder::new("unshown");
    let base = folder.file("world.sqlite");
    let sandbox = open_seeded(&base);
    let owner = sandbox.shopper(VICTIM).await;
    let sku_id = sku_of(&owner, VOUCHERS).await;
    let (kept, lost) = (
        paid_order(&owner, &sku_id, 1).await,
        paid_order(&owner, &sku_id, 1).await,
    );
    let coupon_id = detail(&owner, &lost).await.coupon_list[0].coupon_id.clone();
    let number = Value::Integer(lost[1..].parse().unwrap());
    sandbox.app.database.checkpoint().unwrap();
    let (before, row) = (folder.file("before.sqlite"), {
        let connection = Connection::open(&base).unwrap();
        Found::by(&connection, "orders", "order_id", &number).unwrap()
    });
    copy(&base, &before).unwrap();
    assert!(damage(&base, &row, "UPDATE orders SET frozen = '{'"));

    let seen = lists(&owner, "damaged").await;
    assert_eq!((seen[0], seen[1].1), ((1, 1), 1));
    assert_eq!(detail(&owner, &kept).await.coupon_list.len(), 1);
    // It is not "no such order": the fault is ours.
    let asked = json!({"orderId": lost});
    assert!(
        owner
            .try_call::<c::OrderDetail>(asked)
            .await
            .status
            .is_server_error()
    );
    let asked = json!({"couponId": coupon_id});
    assert!(
        owner
            .try_call::<c::CouponDetail>(asked)
            .await
            .status
            .is_server_error()
    );
    let name = format!("SHOW {}", &lost[1..]);
    assert!(show(&sandbox, PATH).await.contains(&name));
    let tries = || async {
        let aside = sandbox.app.database.set_aside(10).await.unwrap();
        aside.iter().map(|each| each.tries).collect::<Vec<_>>()
    };
    lists(&owner, "seen again").await;
    assert_eq!(tries().await, [1], "reported once");
    sandbox.move_clock(2 * MINUTE_MS);
    let now_ms = sandbox.app.clock.now_ms();
    sandbox.app.database.settle_orders(now_ms).await.unwrap();
    assert_eq!(tries().await, [2]);

    mend(&base, &before, &row);
    let form = format!("kind=SHOW&item={}&do=again", &lost[1..]);
    assert_sent_back(&send_form(&sandbox, PATH, &form).await, PATH);
    assert!(tries().await.is_empty());
    assert_eq!(lists(&owner, "mended").await[0], (2, 0));
    assert_eq!(
        outlet::detail(&owner, &coupon_id).await.coupon.coupon_id,
        Some(coupon_id)
    );
}

#[tokio::test]
async fn a_damaged_envelope_keeps_its_owner_from_nothing_else() {
    let folder = Folder::new("unshown");
    let path = folder.file("world.sqlite");
    let sandbox = open_seeded(&path);
    let owner = sandbox.shopper(VICTIM).await;
    let asked = json!({"kind": "RED_ENVELOPE", "states": [], "envelopeStates": [], "sort": "NEWEST",
                       "pageNo": 1, "pageSize": 50});
    let before = counted::<c::MyCoupons>(&owner, asked.clone(), "redEnvelopeList", "whole").await;
    assert!(before.0 > 0 && before.1 == 0, "{before:?}");
    sandbox.app.database.checkpoint().unwrap();
    let row = {
        let connection = Connection::open(&path).unwrap();
        let number = ids(&connection, "red_packets", "red_packet_id", "user_id").remove(0);
        Found::by(&connection, "red_packets", "red_packet_id", &number).unwrap()
    };
    assert!(damage(&path, &row, "UPDATE red_packets SET products = '{'"));
    let after = counted::<c::MyCoupons>(&owner, asked, "redEnvelopeList", "damaged").await;
    assert_eq!(after, (before.0 - 1, 1));
    let sku_id = sku_of(&owner, VOUCHERS).await;
    paid_order(&owner, &sku_id, 1).await;
}

fn open_seeded(path: &str) -> Sandbox {
    use jajan_sandbox::seed::{SeedOptions, seed};
    let database = Database::open(&Place::File(path.into())).unwrap();
    let options = SeedOptions {
        stores: 300,
        ..SeedOptions::default()
    };
    seed(&database, options, |_| ()).unwrap();
    Sandbox::with_database(database)
}
