//! After any calls, a reset restores the sandbox of the start exactly.

use jajan_contract::{
    Call,
    calls::{self as c, CALLS},
};
use jajan_sandbox::{
    seed::{self, SeedOptions},
    store::{Database, Place},
};
use serde_json::{Value, json};

use super::{Run, SEED};
use crate::support::{
    Sandbox,
    dump::{Dump, dump},
    folder::Folder,
};

const STORES: u32 = 60;
/// Cases of each call before the reset.
const CASES: usize = 4;

fn look_into(sandbox: &Sandbox) -> Dump {
    let database = &sandbox.app.database;
    let looked = database.read_now(|connection| Ok(dump(connection)));
    looked.unwrap()
}

/// Replies to an unknown device, from the database and from memory.
async fn told(sandbox: &Sandbox) -> Vec<Value> {
    let mut visitor = sandbox.visitor();
    visitor.device_id = "told".to_owned();
    let keys = jajan_contract::config::keys::ALL;
    let phone = crate::support::phone_body("81255500001");
    let mut answers = Vec::new();
    for (path, body) in [
        (c::QuerySandbox::PATH, json!({})),
        (c::QueryJournal::PATH, json!({})),
        (c::BatchQueryConfig::PATH, json!({"keys": keys})),
        (c::QueryLastCode::PATH, phone.clone()),
        (c::SendCode::PATH, phone),
        (c::FindByDistance::PATH, crate::stores::lists::list_body()),
        (c::QueryMerchantCoupon::PATH, json!({"storeId": "S1"})),
        (c::CheckSlider::PATH, json!({"loginType": "WHATS_APP"})),
        (
            c::ReviewList::PATH,
            json!({"storeId": "S1", "pageNo": 1, "pageSize": 20}),
        ),
    ] {
        // The same request id each time: a remembered one would be refused.
        let id = format!("told-{}", answers.len());
        let draft = visitor.draft(path, body).request_id(&id);
        let mut answer = visitor.send(draft).await.json();
        assert_eq!(answer["success"], true, "{path} {answer}");
        if let Some(data) = answer["data"].as_object_mut() {
            // Random by design.
            data.remove("queryId");
        }
        answers.push(answer);
    }
    answers
}

async fn reset(sandbox: &Sandbox) {
    sandbox.visitor().call::<c::ResetSandbox>(json!({})).await;
}

#[tokio::test]
async fn a_reset_restores_data_and_memory_after_any_calls() {
    let folder = Folder::new("reset");
    let file = folder.file("sandbox.sqlite");
    let database = Database::open(&Place::File(file.into())).unwrap();
    let options = SeedOptions {
        stores: STORES,
        ..SeedOptions::default()
    };
    seed::seed(&database, options, |_| ()).unwrap();
    let sandbox = Sandbox::with_database(database);
    let data = look_into(&sandbox);
    let words = told(&sandbox).await;
    for round in 0..2 {
        sandbox.never_slide().await;
        let mut run = Run::new(&sandbox, SEED + round).await;
        for _ in 0..CASES {
            for call in CALLS {
                run.one(call).await;
            }
        }
        // Not undone on purpose: only the reset does it.
        let visitor = sandbox.visitor();
        let fault = json!({"path": "/region/", "kind": "server_error"});
        visitor
            .call::<c::SetFaults>(json!({"faults": [fault]}))
            .await;
        let risk = json!({"count": 9});
        visitor.call::<c::DemandRiskCheck>(risk).await;
        let value = json!({"key": "explore_tab_switch", "value": "spoilt"});
        visitor.call::<c::SetConfig>(value).await;
        visitor
            .call::<c::SetClock>(json!({"offsetMs": 90_000}))
            .await;
        assert_ne!(look_into(&sandbox), data);
        reset(&sandbox).await;
        let after = look_into(&sandbox);
        for (table, rows) in &data.tables {
            assert_eq!(&after.tables[table], rows, "{table}");
        }
        assert_eq!(after, data);
        let again = told(&sandbox).await;
        for (one, other) in words.iter().zip(&again) {
            assert_eq!(one, other);
        }
    }
}
