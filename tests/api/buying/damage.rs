//! One damaged row of each kind of due work, in each way that a row can be damaged: it is set aside, and
//! nothing else waits for it.

use std::fs::copy;

use jajan_contract::{calls as c, product::VoucherKind};
use jajan_sandbox::{
    seed::{self, SeedOptions},
    store::{
        Database, Place, Sql,
        due::{KINDS, Kind, is_due},
    },
};
use rusqlite::{Connection, params, types::Value};
use serde_json::json;

use crate::{
    buying::{
        buyer::{VOUCHERS, paid_order, pay, payer, place, sku_of},
        wallet,
    },
    owning::{
        claimed,
        gifts::given,
        outlet::{Phone, opened, scanned, used},
        partners::foreign,
        refund_desk::{asked, refundable},
    },
    reviews::review_lists::save,
    support::{
        MINUTE_MS, NOON_MS, Sandbox,
        damaged::{Found, damage, damages, mend, raw},
        folder::Folder,
    },
    world::console::{assert_sent_back, send_form, show},
};

pub const VICTIM: &str = "81255500301";
const OTHER: &str = "81255500302";
const BUYER: &str = "81255500303";

/// What makes the rows of each kind due, and nothing else. The victim's are the first.
const DUE: &[(&str, &str)] = &[
    (
        "NOTICE",
        "UPDATE provider_events SET notice_ms = ?1 WHERE notice_ms IS NOT NULL",
    ),
    (
        "ASK",
        "UPDATE payments SET ask_ms = ?1 WHERE status IN ('WAITING', 'PAYING')",
    ),
    (
        "CLOSE",
        "UPDATE orders SET cancel_ms = ?1 - 120000 WHERE status = 'WAIT_PAY'",
    ),
    (
        "WITHDRAW",
        "INSERT INTO withdrawals SELECT product_id, max(order_id), ?1 FROM orders
         WHERE status = 'WAIT_PAY' GROUP BY product_id",
    ),
    (
        "WITHDRAWN",
        "INSERT INTO withdrawals VALUES (1, 0, ?1), (2, 0, ?1)",
    ),
    (
        "READ",
        "UPDATE provider_events SET at_ms = ?1 - 7200000, notice_ms = NULL WHERE notice_ms IS NOT NULL",
    ),
    (
        "GIFT",
        "UPDATE gifts SET expires_ms = ?1 WHERE status = 'WAITING'",
    ),
    ("PARTNER", "UPDATE partner_codes SET ends_ms = ?1 - 1"),
    (
        "UNLOCK",
        "UPDATE redemptions SET locked_until_ms = ?1 WHERE status = 'SCANNED'",
    ),
    (
        "LAPSE",
        "UPDATE redemptions SET lapses_ms = ?1 WHERE status = 'OPEN'",
    ),
    (
        "CLAIMED",
        "UPDATE claimed_uses SET locked_until_ms = ?1 WHERE status = 'SCANNED'",
    ),
    (
        "REFUSAL",
        "UPDATE outlet_refusals SET choose_until_ms = ?1 WHERE choice IS NULL AND NOT EXISTS
           (SELECT 1 FROM refund_claims AS c WHERE c.refusal_id = outlet_refusals.refusal_id)",
    ),
    (
        "CLAIM",
        "UPDATE refund_claims SET outlet_until_ms = ?1 WHERE status = 'OUTLET'",
    ),
    (
        "EXPIRE",
        "UPDATE vouchers SET valid_end_ms = ?1 - 1 WHERE state = 'not_delivery' AND NOT EXISTS
           (SELECT 1 FROM gifts AS g WHERE g.coupon_id = vouchers.coupon_id)",
    ),
    (
        "NAME",
        "UPDATE refund_destinations SET ask_ms = ?1 WHERE ask_ms IS NOT NULL",
    ),
    (
        "SEND",
        "UPDATE refunds SET send_ms = ?1 WHERE status = 'REQUESTED'",
    ),
    (
        "ARRIVE",
        "UPDATE refunds SET status = 'SENT', done_ms = ?1, late_ms = NULL",
    ),
    (
        "LATE",
        "UPDATE refunds SET status = 'SENT', done_ms = ?1 + 9000000000, late_ms = ?1",
    ),
    (
        "AUDIT",
        "UPDATE reviews SET next_ms = ?1 WHERE next_ms IS NOT NULL",
    ),
];

/// Their acts read nothing that can be wrong.
const SIMPLE: [&str; 3] = ["WITHDRAWN", "GIFT", "CLAIMED"];

/// A person with something of each kind that can become due.
async fn live(sandbox: &Sandbox, phone_no: &str) {
    let person = sandbox.shopper(phone_no).await;
    let sku_id = sku_of(&person, VOUCHERS).await;
    let paid = place(&person, &sku_id, 1).await.order_id;
    pay(&person, &paid, "QRIS").await;
    payer(&person, &paid, "PAY", json!({"notice": "HELD"})).await;
    place(&person, &sku_id, 1).await;
    let bought = refundable(sandbox, &person, 7).await.coupons;
    given(&person, &bought[0]).await;
    opened(&person, &bought[1]).await;
    scanned(sandbox, &Phone::of(&person, &bought[1]).await).await;
    opened(&person, &bought[2]).await;
    opened(&person, &bought[3]).await;
    let report = |coupon_id: &str| json!({"couponId": coupon_id, "photoList": [], "text": ""});
    person.call::<c::ReportRefused>(report(&bought[3])).await;
    used(sandbox, &person, &bought[4]).await;
    let mut claim = report(&bought[4]);
    claim["choice"] = json!("REFUND");
    person.call::<c::ReportRefused>(claim).await;
    let refunded = refundable(sandbox, &person, 1).await;
    asked(&person, &refunded).await;
    let partners = foreign(&person, VoucherKind::UltraCode).await;
    let body = json!({"couponId": partners});
    person.call::<c::PartnerCodeOpen>(body).await;
    let coupon_id = wallet::claimed(&person).await;
    claimed::scanned(sandbox, &person, &coupon_id).await;
    save(&person, VOUCHERS, json!({})).await;
}

/// Both live, in a file.
pub async fn world(folder: &Folder) -> String {
    let path = folder.file("world.sqlite");
    let database = Database::open(&Place::File(path.clone().into())).unwrap();
    let options = SeedOptions {
        stores: 300,
        ..SeedOptions::default()
    };
    seed::seed(&database, options, |_| ()).unwrap();
    let sandbox = Sandbox::with_database(database);
    live(&sandbox, VICTIM).await;
    live(&sandbox, OTHER).await;
    sandbox.app.database.checkpoint().unwrap();
    path
}

fn keys(database: &Database, kind: &Kind) -> Vec<Value> {
    let keys =
        database.read_now(|connection| connection.values(&kind.pick_sql(), params![NOON_MS, 100]));
    keys.unwrap()
}

fn is_item_due(database: &Database, kind: &Kind, item: &Value) -> bool {
    let found = database.read_now(|connection| {
        let mut statement = connection.prepare(&kind.item_sql())?;
        Ok(statement.exists(params![NOON_MS, item])?)
    });
    found.unwrap()
}

fn open(path: &str) -> Database {
    Database::open(&Place::File(path.into())).unwrap()
}

fn text(item: &Value) -> String {
    match item {
        Value::Integer(number) => number.to_string(),
        Value::Text(text) => text.clone(),
        _ => panic!("{item:?}"),
    }
}

/// One damage: the item of it was done nevertheless, or is set aside; all others are done.
async fn assert_alone(path: &str, kind: &Kind, item: &Value, all: &[Value], how: &str) -> bool {
    let database = open(path);
    database.settle_orders(NOON_MS).await.unwrap();
    let due = database.read_now(|connection| is_due(connection, NOON_MS));
    assert!(!due.unwrap(), "{}: {how}", kind.name);
    let aside = database.set_aside(100).await.unwrap();
    for other in all.iter().filter(|other| *other != item) {
        let name = text(other);
        let is_aside = aside
            .iter()
            .any(|each| each.kind == kind.name && each.item == name);
        assert!(
            !is_aside,
            "{} {name} waits too: {how}: {aside:?}",
            kind.name
        );
        assert!(
            !is_item_due(&database, kind, other),
            "{} {name}: {how}",
            kind.name
        );
    }
    let name = text(item);
    let found = aside
        .iter()
        .find(|each| each.kind == kind.name && each.item == name);
    if is_item_due(&database, kind, item) {
        assert!(found.is_some(), "{} {name} is forgotten: {how}", kind.name);
    }
    found.is_some_and(|found| found.tries == 1 && !found.reason.is_empty())
}

/// The rest of the life of an item that was set aside.
async fn assert_mended(path: &str, before: &str, kind: &Kind, item: &Value, row: &Found) {
    const PATH: &str = "/console/due";
    let name = format!("{} {}", kind.name, text(item));
    // A start.
    let sandbox = Sandbox::with_database(open(path));
    sandbox.app.database.settle_orders(NOON_MS).await.unwrap();
    let buyer = sandbox.shopper(BUYER).await;
    let sku_id = sku_of(&buyer, VOUCHERS).await;
    paid_order(&buyer, &sku_id, 1).await;
    assert!(show(&sandbox, PATH).await.contains(&name), "{name}");
    let form = format!("kind={}&item={}&do=again", kind.name, text(item));
    let again = send_form(&sandbox, PATH, &form).await;
    assert_eq!(again.status, 422, "{name}");
    let tries = |aside: Vec<jajan_sandbox::store::due::SetAside>| {
        let mut own = aside
            .into_iter()
            .filter(|each| each.kind == kind.name && each.item == text(item));
        own.next().map(|each| each.tries)
    };
    let database = &sandbox.app.database;
    assert_eq!(
        tries(database.set_aside(100).await.unwrap()),
        Some(2),
        "{name}"
    );
    // By itself too, once its pause is over.
    sandbox.move_clock(5 * MINUTE_MS);
    database
        .settle_orders(sandbox.app.clock.now_ms())
        .await
        .unwrap();
    assert_eq!(
        tries(database.set_aside(100).await.unwrap()),
        Some(3),
        "{name}"
    );

    mend(path, before, row);
    assert_sent_back(&send_form(&sandbox, PATH, &form).await, PATH);
    assert_eq!(
        tries(database.set_aside(100).await.unwrap()),
        None,
        "{name}"
    );
    assert!(
        !show(&sandbox, PATH).await.contains(&format!("{name}<")),
        "{name}"
    );
    assert!(!is_item_due(database, kind, item), "{name}");
}

#[tokio::test]
async fn a_damaged_row_of_any_kind_stands_alone_and_goes_on_when_it_is_mended() {
    let folder = Folder::new("damage");
    let base = world(&folder).await;
    let names: Vec<_> = DUE.iter().map(|(name, _)| *name).collect();
    // What could not be shown is in `unshown`.
    for kind in KINDS.iter().filter(|kind| kind.name != "SHOW") {
        assert!(names.contains(&kind.name), "{} is not tried", kind.name);
    }
    let mut tried = 0;
    for (name, sql) in DUE {
        let due = folder.file(&format!("{name}.sqlite"));
        copy(&base, &due).unwrap();
        raw(&due).execute(sql, [NOON_MS]).unwrap();
        let database = open(&due);
        // The way by which it comes up when nothing is set aside yet.
        let kind = KINDS
            .iter()
            .find(|kind| kind.name == *name && !keys(&database, kind).is_empty());
        let kind = kind.unwrap_or_else(|| panic!("nothing of {name} is due"));
        let all = keys(&database, kind);
        assert!(all.len() > 1, "{name} needs another: {all:?}");
        database.checkpoint().unwrap();
        drop(database);
        let connection = Connection::open(&due).unwrap();
        let (item, table) = (all[0].clone(), kind.table);
        let row = Found::by(&connection, table, &kind.key["d.".len()..], &item).unwrap();
        let mut aside = Vec::new();
        for (row, how) in damages(&connection, &row) {
            let path = folder.file("damaged.sqlite");
            copy(&due, &path).unwrap();
            if !damage(&path, &row, &how) || !is_item_due(&open(&path), kind, &item) {
                continue;
            }
            tried += 1;
            if assert_alone(&path, kind, &item, &all, &how).await {
                aside.push((row, how));
            }
        }
        assert_eq!(aside.is_empty(), SIMPLE.contains(name), "{name}: {aside:?}");
        if let Some((row, how)) = aside.first() {
            let path = folder.file("mended.sqlite");
            copy(&due, &path).unwrap();
            assert!(damage(&path, row, how));
            assert!(assert_alone(&path, kind, &item, &all, how).await);
            assert_mended(&path, &due, kind, &item, row).await;
        }
    }
    assert!(tried > 100, "{tried}");
}
