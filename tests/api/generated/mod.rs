//! Fuzzing by `openapi.json`: valid bodies, invalid ones and garbage, of
//! visitors and members. The reply is never a 5xx and always within the schema, and
//! a body outside the schema has no effect.
//!
//! The same seed generates the same bodies. `JAJAN_CASES` (of each call) and `JAJAN_SEED` make a longer
//! run: `npm run fuzz`.

mod bodies;
mod edges;
mod resets;
mod schema;
mod turns;

pub use turns::TURNS;

use std::collections::BTreeSet;

use jajan_contract::{
    Call, Description,
    calls::{self as c, CALLS},
    codes, openapi,
};
use jajan_sandbox::dice::Dice;
use serde_json::{Value, json};

use crate::{
    buying::buyer,
    owning::{gifts, refund_desk},
    reviews::visits::{any_time_sku, visit},
    support::{Answer, Draft, Sandbox, Visitor},
};
use bodies::{Bodies, Given, Make, UNDECLARED};
use edges::{garbage, places_in, sweep};
use schema::Schemas;

/// Cases of each call, in `npm test`.
const CASES: u64 = 12;
const SEED: u64 = 62;
/// A run continues after a failure up to this many, so that one run reports several.
const MAX_FAULTS: usize = 12;
/// Ids of what one member owns.
const OWNED: [&str; 5] = ["orderId", "couponId", "giftId", "refundId", "redemptionId"];
const LOCALES: [&str; 5] = ["id-ID", "id-ID", "en-US", "zh-CN", "xx"];

fn of_environment(name: &str, usual: u64) -> u64 {
    let text = std::env::var(name).ok();
    text.map_or(usual, |text| text.parse().unwrap())
}

struct Run<'a> {
    seed: u64,
    sandbox: &'a Sandbox,
    document: Value,
    schemas: Schemas,
    /// What a request has to be: an id of any shape is read, and answered by its call.
    asked: Schemas,
    codes: BTreeSet<String>,
    given: Given,
    dice: Dice,
    member: Visitor<'a>,
    members: u32,
    faults: Vec<String>,
    /// The sandbox's clock between the calls.
    offset_ms: i64,
    /// How often a call succeeded, was refused with a message, and was refused by status.
    outcomes: [usize; 3],
    succeeded: BTreeSet<&'static str>,
}

impl<'a> Run<'a> {
    async fn new(sandbox: &'a Sandbox, seed: u64) -> Self {
        let document = openapi();
        let mut run = Self {
            seed,
            schemas: Schemas::of(&document),
            asked: Schemas::of(&document).without_patterns(),
            document,
            codes: declared_codes(),
            given: Given::default(),
            dice: Dice::new(seed, 0),
            member: sandbox.visitor(),
            members: 0,
            faults: Vec::new(),
            offset_ms: 0,
            outcomes: [0; 3],
            succeeded: BTreeSet::new(),
            sandbox,
        };
        run.log_in_anew().await;
        run
    }

    async fn log_in_anew(&mut self) {
        self.members += 1;
        let phone_no = format!("812666{:05}", self.members);
        self.member = self.sandbox.shopper(&phone_no).await;
        for store_id in ["S5", "S8", "S12"] {
            // Generated merchants may have sold it out.
            if let Some(sku_id) = any_time_sku(&self.member, store_id).await {
                let restock = json!({"skuId": sku_id, "stock": 50});
                self.member.call::<c::PlayMerchant>(restock).await;
                visit(self.sandbox, &self.member, store_id).await;
            }
        }
        let session = serde_json::to_value(self.member.tokens()).unwrap();
        self.given.learn(&session, &mut self.dice);
        self.given.forget_most(&OWNED);
        self.buy().await;
    }

    /// A paid order and an unpaid one, a refund and a gift. Ids that generated bodies pick are then of orders and
    /// vouchers that the member owns, or an earlier member owned.
    async fn buy(&mut self) {
        let sku_id = buyer::sku_of(&self.member, buyer::VOUCHERS).await;
        // Generated merchants may have sold it out.
        let restock = json!({"skuId": sku_id, "stock": 50});
        self.member.call::<c::PlayMerchant>(restock).await;
        for is_paid in [true, false] {
            let order_id = buyer::place(&self.member, &sku_id, 1).await.order_id;
            if is_paid {
                buyer::pay(&self.member, &order_id, "QRIS").await;
                buyer::payer(&self.member, &order_id, "PAY", json!({})).await;
            }
            let order = buyer::detail(&self.member, &order_id).await;
            let order = serde_json::to_value(order).unwrap();
            self.given.learn(&order, &mut self.dice);
        }
        let returned = refund_desk::refundable(self.sandbox, &self.member, 1).await;
        let refund_id = refund_desk::asked(&self.member, &returned).await;
        let coupon_id = gifts::bought(&self.member, 1).await.remove(0);
        let gift = gifts::given(&self.member, &coupon_id).await;
        let owned = json!({"refundId": refund_id, "gift": gift});
        self.given.learn(&owned, &mut self.dice);
    }

    fn body_schema(&self, call: &Description) -> Value {
        let post = &self.document["paths"][call.path]["post"];
        let content = post["requestBody"]["content"].as_object().unwrap();
        content.values().next().unwrap()["schema"]["allOf"][1].clone()
    }

    /// One random call.
    async fn one(&mut self, call: &'static Description) {
        let schema = self.body_schema(call);
        let make = match self.dice.below(10) {
            0..5 => Make::Right,
            5..7 => Make::Edge,
            7..9 => Make::Wrong,
            _ => Make::Wild,
        };
        let mut bodies = Bodies::new(&self.schemas, &self.given, &mut self.dice);
        let body = bodies.make(&schema, make);
        let of_members = if call.rules.login_required { 85 } else { 50 };
        let is_member = self.dice.percent(of_members);
        self.send(call, &schema, make, body, is_member).await;
    }

    /// A valid call, by a member.
    async fn right(&mut self, call: &'static Description) {
        let schema = self.body_schema(call);
        let mut bodies = Bodies::new(&self.schemas, &self.given, &mut self.dice);
        let body = bodies.full(&schema);
        self.send(call, &schema, Make::Right, body, true).await;
    }

    /// A valid body with each replacement at each place in turn, by a member.
    async fn sweep(&mut self, call: &'static Description) {
        let schema = self.body_schema(call);
        let mut bodies = Bodies::new(&self.schemas, &self.given, &mut self.dice);
        let full = bodies.full(&schema);
        let mut places = Vec::new();
        places_in(&full, String::new(), &mut places);
        for place in places {
            for value in sweep(full.pointer(&place).unwrap()) {
                let mut body = full.clone();
                *body.pointer_mut(&place).unwrap() = value;
                self.send(call, &schema, Make::Edge, body, true).await;
            }
        }
    }

    async fn send(
        &mut self,
        call: &'static Description,
        schema: &Value,
        make: Make,
        body: Value,
        is_member: bool,
    ) {
        let mut declared = body.clone();
        // Undeclared fields are ignored, so that an older server accepts a newer app's bodies.
        declared
            .as_object_mut()
            .map(|fields| fields.remove(UNDECLARED));
        let fits = self.asked.check(schema, &declared, "").is_ok();
        let visitor = self.sandbox.visitor();
        let caller = if is_member { &self.member } else { &visitor };
        let mut draft = draft(&mut self.dice, caller, call, &body);
        let is_garbage = make == Make::Wild && self.dice.percent(40);
        if is_garbage {
            let text = String::from_utf8_lossy(&draft.body_bytes()).into_owned();
            let bytes = garbage(&text, &mut self.dice);
            draft = draft.raw_body(bytes);
        }
        let sent = String::from_utf8_lossy(&draft.body_bytes()).into_owned();
        let answer = caller.send(draft).await;
        let mut wrong = self.check(call, &answer);
        let reply = serde_json::from_slice(&answer.body).unwrap_or(Value::Null);
        let has_succeeded = answer.status == 200 && reply["success"] == true;
        if has_succeeded && !fits && !is_garbage {
            wrong = wrong.or(Some("a body outside the schema did something".to_owned()));
        }
        if reply["error"]["code"] == codes::BODY_MALFORMED && make == Make::Right {
            wrong = wrong.or(Some("a body within the schema is malformed".to_owned()));
        }
        match wrong {
            Some(why) => {
                let shortened = |text: &str| text.chars().take(600).collect::<String>();
                let got = shortened(&String::from_utf8_lossy(&answer.body));
                let (path, sent, status) = (call.path, shortened(&sent), answer.status);
                self.faults.push(format!(
                    "{path}: {why}\n  {make:?} {sent}\n  {status} {got}"
                ));
            }
            None if has_succeeded => {
                self.outcomes[0] += 1;
                self.succeeded.insert(call.operation);
                self.given.learn(&reply, &mut self.dice);
            }
            None => self.outcomes[if answer.status == 200 { 1 } else { 2 }] += 1,
        }
        assert!(self.faults.len() < MAX_FAULTS, "{}", self.told());
        self.put_back(call).await;
    }

    fn assert_faultless(&self) {
        assert!(self.faults.is_empty(), "{}", self.told());
    }

    fn told(&self) -> String {
        format!("seed {}:\n{}", self.seed, self.faults.join("\n\n"))
    }

    /// What is wrong with an answer, independent of the request.
    fn check(&self, call: &Description, answer: &Answer) -> Option<String> {
        let responses = &self.document["paths"][call.path]["post"]["responses"];
        let response = match answer.status.as_u16() {
            200 => "200",
            400..500 => "4XX",
            other => return Some(format!("status {other}")),
        };
        let Ok(reply) = serde_json::from_slice::<Value>(&answer.body) else {
            return Some("no JSON".to_owned());
        };
        let schema = &responses[response]["content"]["application/json"]["schema"];
        if let Err(why) = self.schemas.check(schema, &reply, "") {
            return Some(why);
        }
        let has = ["data", "error"].map(|name| reply.get(name).is_some());
        if has != [reply["success"] == true, reply["success"] == false] {
            return Some("exactly one of data and error is due".to_owned());
        }
        let error = reply.get("error")?;
        if !self.codes.contains(error["code"].as_str().unwrap()) {
            return Some("an unknown code".to_owned());
        }
        error["message"]
            .as_str()
            .unwrap()
            .is_empty()
            .then(|| "no words".to_owned())
    }

    /// Undoes what would affect all later calls.
    async fn put_back(&mut self, call: &Description) {
        let is_of_session = [c::Logout::PATH, c::RefreshToken::PATH, c::Login::PATH];
        if !call.rules.sandbox_only && !is_of_session.contains(&call.path) {
            return;
        }
        let visitor = self.sandbox.visitor();
        if call.rules.sandbox_only {
            visitor.call::<c::SetFaults>(json!({"faults": []})).await;
            visitor
                .call::<c::SetClock>(json!({"offsetMs": self.offset_ms}))
                .await;
            self.sandbox.never_slide().await;
            let none = json!({"count": 0});
            visitor.call::<c::DemandRiskCheck>(none).await;
        }
        let info = self.member.try_call::<c::QueryUserInfo>(json!({})).await;
        if info.json()["success"] != true {
            self.log_in_anew().await;
        }
    }
}

fn draft(dice: &mut Dice, caller: &Visitor<'_>, call: &Description, body: &Value) -> Draft {
    let is_risky = !call.rules.sandbox_only && dice.percent(5);
    let path = match is_risky {
        true => format!("/risk{}", call.path),
        false => call.path.to_owned(),
    };
    let mut draft = caller.draft(&path, body.clone());
    if is_risky && call.rules.keyed {
        draft = draft.keyed();
    }
    if is_risky && call.rules.form {
        draft = draft.form();
    }
    draft = draft.locale(LOCALES[dice.below(LOCALES.len())]);
    if call.rules.multipart {
        let photo = crate::account::uploads::png(8, 8);
        let files = [
            photo.clone(),
            photo[..30].to_vec(),
            Vec::new(),
            b"<svg/>".to_vec(),
        ];
        draft = draft.file(&files[dice.below(files.len())]);
    }
    draft
}

fn declared_codes() -> BTreeSet<String> {
    let declared = include_str!("../../../src-tauri/contract/src/codes.rs");
    let codes = declared
        .lines()
        .filter_map(|line| line.strip_prefix("pub const ")?.split('"').nth(1));
    codes.map(str::to_owned).collect()
}

#[tokio::test]
async fn any_body_gets_a_reply_within_the_schema_and_no_5xx() {
    let cases = of_environment("JAJAN_CASES", CASES);
    let sandbox = Sandbox::for_many_calls();
    sandbox.never_slide().await;
    let mut run = Run::new(&sandbox, of_environment("JAJAN_SEED", SEED)).await;
    for _ in 0..cases {
        for call in CALLS {
            run.one(call).await;
        }
    }
    for call in CALLS {
        run.sweep(call).await;
    }
    run.assert_faultless();
    let [done, refused, by_status] = run.outcomes;
    let seed = run.seed;
    eprintln!("seed {seed}: {done} done, {refused} refused in words, {by_status} by status");
    // A generator whose bodies are all refused would prove nothing.
    let never: Vec<_> = CALLS
        .iter()
        .filter(|call| !run.succeeded.contains(call.operation))
        .map(|call| call.operation)
        .collect();
    assert!(never.len() * 4 < CALLS.len(), "never a success: {never:?}");
    let all = done + refused + by_status;
    assert!(
        [done, refused, by_status]
            .iter()
            .all(|some| some * 20 > all)
    );
}
