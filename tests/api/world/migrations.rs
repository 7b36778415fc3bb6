//! A database of any released schema opens with all its user data. Each is created by
//! the released steps themselves, which are never edited, and filled with the rows of `kept/`.

use std::collections::BTreeMap;

use jajan_contract::{account::LoginData, account::UserType, calls as c, codes};
use jajan_sandbox::{
    seed::{self, SEEDED, SeedOptions},
    store::{Database, Place, SCHEMA_STEPS, SCHEMA_VERSION, Sql},
};
use rusqlite::Connection;
use serde_json::{Value, json};

use crate::support::{
    Sandbox, Visitor,
    dump::{Dump, Row, damage, dump},
    folder::Folder,
};

/// Rows for the tables that each schema added. A new step needs its own, and a line here.
const KEPT: [&str; SCHEMA_VERSION] = [
    include_str!("kept/1.sql"),
    include_str!("kept/2.sql"),
    include_str!("kept/3.sql"),
    include_str!("kept/4.sql"),
    include_str!("kept/5.sql"),
    include_str!("kept/6.sql"),
    include_str!("kept/7.sql"),
    include_str!("kept/8.sql"),
    include_str!("kept/9.sql"),
    include_str!("kept/10.sql"),
    include_str!("kept/11.sql"),
    include_str!("kept/12.sql"),
    include_str!("kept/13.sql"),
    include_str!("kept/14.sql"),
    include_str!("kept/15.sql"),
    include_str!("kept/16.sql"),
    include_str!("kept/17.sql"),
    include_str!("kept/18.sql"),
    include_str!("kept/19.sql"),
    include_str!("kept/20.sql"),
    include_str!("kept/21.sql"),
    include_str!("kept/22.sql"),
    include_str!("kept/23.sql"),
    include_str!("kept/24.sql"),
    include_str!("kept/25.sql"),
    include_str!("kept/26.sql"),
    include_str!("kept/27.sql"),
    include_str!("kept/28.sql"),
    include_str!("kept/29.sql"),
    include_str!("kept/30.sql"),
    include_str!("kept/31.sql"),
    include_str!("kept/32.sql"),
    include_str!("kept/33.sql"),
    include_str!("kept/34.sql"),
    include_str!("kept/35.sql"),
    include_str!("kept/36.sql"),
];
const UNREAD_UNTIL_6: &str = include_str!("kept/unread-until-6.sql");

const STORES: u32 = 60;
/// `users` and `tokens` of schema 1 were drafts that were never written.
const DRAFTS: [&str; 2] = ["users", "tokens"];

/// A file as a program with this schema wrote it.
fn file_of_schema(schema: usize, folder: &Folder) -> Place {
    let path = folder.file("kept.sqlite");
    let connection = Connection::open(&path).unwrap();
    // No power cut is tested: thousands of statements would each wait for the disk.
    connection
        .pragma_update(None, "synchronous", "OFF")
        .unwrap();
    // As programs of each schema wrote them, one after the other.
    for (step, rows) in SCHEMA_STEPS.iter().zip(KEPT).take(schema) {
        // In one transaction, as the program runs it.
        connection
            .execute_batch(&format!("BEGIN; {step} COMMIT;"))
            .unwrap();
        connection.execute_batch(rows).unwrap();
    }
    if schema < 7 {
        connection.execute_batch(UNREAD_UNTIL_6).unwrap();
    }
    connection
        .pragma_update(None, "user_version", schema as i64)
        .unwrap();
    Place::File(path.into())
}

fn look_into(place: &Place) -> Dump {
    let Place::File(path) = place else {
        unreachable!("the tests keep files");
    };
    let connection = Connection::open(path).unwrap();
    assert_eq!(damage(&connection), Vec::<String>::new());
    dump(&connection)
}

/// The tables of user data, without those of the seed.
fn of_people(all: &Dump) -> impl Iterator<Item = (&String, &Vec<Row>)> {
    all.tables.iter().filter(|(name, _)| {
        let is_seeded = SEEDED.iter().any(|table| name.starts_with(table));
        !is_seeded && *name != "meta"
    })
}

fn row(columns: &[(&str, &str)]) -> Row {
    let owned = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
    columns.iter().map(owned).collect()
}

/// The rows of `before` that must survive, by table.
fn expected(schema: usize, before: &Dump) -> BTreeMap<String, Vec<Row>> {
    let mut expected = BTreeMap::new();
    for (table, rows) in of_people(before) {
        if schema == 1 && DRAFTS.contains(&table.as_str()) {
            assert!(rows.is_empty(), "{table}");
            continue;
        }
        let mut rows = rows.clone();
        // Generated reviews are replaced by every seed.
        rows.retain(|row| row.get("is_invented").is_none_or(|is| is == "Integer(0)"));
        // The next seed gives those of the product to orders that were placed before there were terms.
        for row in &mut rows {
            row.retain(|name, value| !name.ends_with("_terms_id") || value != "Null");
        }
        assert!(!rows.is_empty(), "kept/ has no row of {table}");
        expected.insert(table.clone(), rows);
    }
    if schema < 7 {
        // Unread counters belong to users by number now; a device has none.
        let counter = |page, item, count| {
            row(&[
                ("user_id", "Integer(4)"),
                ("page", page),
                ("item", item),
                ("count", count),
            ])
        };
        let of_members = vec![
            counter("Text(\"account\")", "Text(\"coupon\")", "Integer(2)"),
            counter("Text(\"home\")", "Text(\"message\")", "Integer(1)"),
        ];
        let kept = if schema == 1 { Vec::new() } else { of_members };
        expected.insert("unread".to_owned(), kept);
    }
    expected
}

/// Only the columns of `like`: a later schema may have added some.
fn narrowed(row: &Row, like: &Row) -> Row {
    let mut narrow = row.clone();
    narrow.retain(|name, _| like.contains_key(name));
    narrow
}

#[track_caller]
fn assert_kept(schema: usize, expected: &BTreeMap<String, Vec<Row>>, after: &Dump) {
    for (table, rows) in expected {
        let found = &after.tables[table];
        for row in rows {
            let is_there = found.iter().any(|other| narrowed(other, row) == *row);
            assert!(is_there, "schema {schema}, {table}: {row:?} in {found:?}");
        }
    }
}

#[test]
fn user_data_survives_every_migration_and_a_new_seed() {
    for schema in 1..=SCHEMA_VERSION {
        let folder = Folder::new("migrated");
        let place = file_of_schema(schema, &folder);
        let expected = expected(schema, &look_into(&place));
        let database = Database::open(&place).unwrap();
        let migrated = look_into(&place);
        assert_eq!(migrated.schema_version, SCHEMA_VERSION);
        assert_kept(schema, &expected, &migrated);
        // A newer program seeds again, since its fingerprint differs.
        seed(&database);
        assert_kept(schema, &expected, &look_into(&place));
    }
}

#[test]
fn a_file_of_the_current_schema_is_unchanged() {
    let folder = Folder::new("opened");
    let place = file_of_schema(SCHEMA_VERSION, &folder);
    let before = look_into(&place);
    for _ in 0..2 {
        drop(Database::open(&place).unwrap());
        assert_eq!(look_into(&place), before);
    }
    // All steps on an empty file give the same schema.
    let fresh = Place::File(folder.file("fresh.sqlite").into());
    drop(Database::open(&fresh).unwrap());
    assert_eq!(look_into(&fresh).schema, before.schema);
}

fn seed(database: &Database) {
    let options = SeedOptions {
        stores: STORES,
        ..SeedOptions::default()
    };
    assert!(!seed::is_current(database, options).unwrap());
    seed::seed(database, options, |_| ()).unwrap();
}

/// A user of `kept/` who never logged in with this program.
fn holder<'a>(sandbox: &'a Sandbox, access_token: &str) -> Visitor<'a> {
    let mut visitor = sandbox.visitor();
    visitor.device_id = "kept-device".to_owned();
    visitor.session = Some(LoginData {
        user_id: Default::default(),
        access_token: access_token.to_owned(),
        refresh_token: String::new(),
        user_type: UserType::Login,
    });
    visitor
}

fn refresh_body(token: &str) -> Value {
    json!({"refreshToken": token, "identityType": "C", "cpType": "COUPON_PLATFORM"})
}

#[tokio::test]
async fn migrated_user_data_is_served_by_the_api() {
    for schema in 1..=SCHEMA_VERSION {
        let folder = Folder::new("read");
        let place = file_of_schema(schema, &folder);
        let database = Database::open(&place).unwrap();
        seed(&database);
        let sandbox = Sandbox::with_database(database);
        let events = sandbox.app.database.latest_events(10).await.unwrap();
        assert_eq!(json!(events[0].props), json!({"poiId": "P1"}));
        let ani = holder(&sandbox, "kept-access");
        if schema >= 2 {
            accounts(&sandbox, &ani).await;
        }
        if schema >= 3 {
            pictures_and_red_packets(&sandbox, &ani).await;
        }
        if schema >= 4 {
            stores_and_coupons(&ani).await;
        }
        if schema >= 5 {
            reviews(&sandbox, &ani).await;
        }
        if schema >= 17 {
            cases(&sandbox);
        }
        if schema >= 2 {
            sessions_go_on(&sandbox).await;
        }
    }
}

async fn accounts(sandbox: &Sandbox, ani: &Visitor<'_>) {
    let info = ani.call::<c::QueryUserInfo>(json!({})).await;
    assert_eq!(
        (info.user_id.as_str(), info.user_name.as_str()),
        ("U4", "Kept Ani")
    );
    assert_eq!(
        (info.phone_no.as_str(), info.invite_code.as_str()),
        ("81255500400", "KEPT0004")
    );
    let unread = ani.call::<c::QueryUnread>(json!({})).await;
    assert_eq!(
        (unread.account.items["coupon"], unread.home.items["message"]),
        (2, 1)
    );
    let frozen = holder(sandbox, "kept-frozen-access");
    let frozen = frozen.try_call::<c::QueryUserInfo>(json!({})).await;
    frozen.assert_refused(200, codes::USER_FROZEN);
    let login = json!({"authCodeKey": "KEPTKEY1"});
    let login = ani.call::<c::QueryAuthCode>(login).await;
    assert_eq!(json!(login.status), "WAITING");
    // The seed neither duplicated Sari nor reset her name.
    let sari = sandbox.shopper("81200000001").await;
    let info = sari.call::<c::QueryUserInfo>(json!({})).await;
    assert_eq!(
        (info.user_id.as_str(), info.user_name.as_str()),
        ("U1", "Sari W")
    );
}

async fn pictures_and_red_packets(sandbox: &Sandbox, ani: &Visitor<'_>) {
    let info = ani.call::<c::QueryUserInfo>(json!({})).await;
    let portrait = sandbox.get(&info.head_portrait).await;
    assert_eq!(portrait.status, 200);
    assert_eq!(portrait.header("content-type"), Some("image/webp"));
    let mut body = crate::stores::lists::list_body();
    body["filterOptions"] = json!([{"type": "COUPON_AVAILABLE", "keys": ["coupon"]}]);
    let list = ani.call::<c::FindByDistance>(body).await;
    assert!(!list.is_no_coupon_available, "Ani has a red packet");
    // Today's limit is used up.
    let more = crate::account::uploads::send(ani, &crate::account::uploads::png(8, 8)).await;
    more.assert_refused(429, codes::RATE_LIMITED);
}

async fn stores_and_coupons(ani: &Visitor<'_>) {
    let kept = ani.call::<c::FavouriteIds>(json!({})).await;
    assert_eq!(kept.business_id_list, ["S9000001", "S5", "S24"]);
    let page = ani
        .call::<c::FavouriteStoreList>(crate::stores::favourites::page_body(1, 10))
        .await;
    assert_eq!(page.store_list.len(), 3);
    let coupons = json!({"storeId": "S1"});
    let coupons = ani.call::<c::QueryMerchantCoupon>(coupons).await;
    let batch = &coupons.coupon_batch_list[0];
    assert_eq!((batch.held_count, batch.claimable_count), (1, 1));
}

async fn reviews(sandbox: &Sandbox, ani: &Visitor<'_>) {
    let check = |store_id: &str| json!({"storeId": store_id});
    let own = ani
        .call::<c::CheckReviewEligibility>(check("S3"))
        .await
        .own_review_id
        .unwrap();
    let open = ani.call::<c::CheckReviewEligibility>(check("S6")).await;
    assert_eq!(open.order_id.as_deref(), Some("O1002"));
    let reader = sandbox.visitor();
    let body = json!({"reviewId": own});
    let review = reader.call::<c::ReviewDetail>(body).await;
    assert_eq!(
        (review.content.as_str(), review.user_name.as_str()),
        ("Kept words, 保留 😍", "Kept Ani")
    );
    assert_eq!((review.score, review.helpful_count), (4, 1));
    assert_eq!(review.merchant_reply.unwrap().content, "Terima kasih");
    let photo = &review.review_medias[0].media_url;
    assert_eq!(sandbox.get(photo).await.status, 200);
    let body = json!({"storeId": "S3", "pageNo": 1, "pageSize": 50});
    let list = reader.call::<c::ReviewList>(body).await;
    let ids: Vec<_> = list.data.iter().map(|review| review.id.as_str()).collect();
    assert!(ids.contains(&own.as_str()) && !ids.contains(&"V10000000002"));
    let report = json!({"reviewId": "V1001", "reason": "SPAM", "note": ""});
    let again = ani.call::<c::ReportReview>(report).await;
    assert_eq!(again.count, 0, "it is known already");
}

/// What was written before messages had a table of their own is the first of them.
fn cases(sandbox: &Sandbox) {
    let reading = |transaction: &rusqlite::Transaction<'_>| {
        let sql = "SELECT group_concat(author || ':' || text || coalesce(reference, ''), ' ' ORDER BY message_id)
                   FROM case_messages WHERE case_id = 1 AND user_id IS NULL";
        transaction.value::<String>(sql, [])
    };
    let written = sandbox.app.database.write_now(reading).unwrap();
    assert_eq!(written, "ASKER:KEPT2 ASKER:Kept MERCHANT:Kept");
}

async fn sessions_go_on(sandbox: &Sandbox) {
    let device = sandbox.visitor();
    let refresh = |token: &str| device.try_call::<c::RefreshToken>(refresh_body(token));
    let ended = refresh("kept-ended-refresh").await;
    assert!(!ended.refusal().0.is_empty());
    let pair = refresh("kept-refresh").await.data::<c::RefreshToken>();
    assert_eq!(pair.user_id, "U4");
    let renewed = holder(sandbox, &pair.access_token);
    let info = renewed.call::<c::QueryUserInfo>(json!({})).await;
    assert_eq!(info.user_name, "Kept Ani");
    // A token that was exchanged long ago counts as stolen: the session ends.
    refresh("kept-used-refresh").await.refusal();
    let info = renewed.try_call::<c::QueryUserInfo>(json!({})).await;
    info.assert_refused(200, codes::SESSION_REPLACED);
}
