//! Random sequences of whatever owners and cashiers can call on the same vouchers: no sequence ends in
//! a 5xx, a voucher is used once, and the books stay right. The seed of a failure is printed.

use jajan_contract::ids::CouponId;
use jajan_contract::{Call, calls as c};
use jajan_sandbox::dice::Dice;
use serde_json::{Value, json};

use crate::{
    buying::buyer::right_books,
    owning::{
        outlet::{OUTLET, Phone, act_body, open_body, scan_body},
        refund_desk::{Bought, original, refundable, wish_body},
    },
    support::{MINUTE_MS, Sandbox, Visitor},
};

const SEED: u64 = 32;
const SEQUENCES: u64 = 60;
const STEPS: usize = 60;
const PIECES: u32 = 3;

/// What the sequence knows: as the apps of two people and the cashiers of two outlets do.
struct World<'a> {
    sandbox: &'a Sandbox,
    people: [Visitor<'a>; 2],
    order: Bought,
    phones: Vec<Phone>,
    /// Codes that were shown once, and may be scanned at any later time.
    kept_codes: Vec<String>,
    redemptions: Vec<String>,
    refunds: Vec<String>,
    gifts: Vec<(String, String)>,
    dice: Dice,
    log: Vec<String>,
}

impl World<'_> {
    fn any(&mut self, list: &[String]) -> String {
        match list.is_empty() {
            true => "0".to_owned(),
            false => list[self.dice.below(list.len())].clone(),
        }
    }

    fn coupon(&mut self) -> usize {
        self.dice.below(self.phones.len())
    }

    async fn call<C: Call>(&mut self, who: usize, body: Value) -> Value {
        let answer = self.people[who].try_call::<C>(body.clone()).await;
        let status = answer.status.as_u16();
        self.log.push(format!("{} {body}: {status}", C::PATH));
        assert!(status < 500, "seed {SEED}:\n{}", self.log.join("\n"));
        answer.json()["data"].clone()
    }

    async fn step(&mut self) {
        let who = self.dice.below(2);
        let at = self.coupon();
        let coupon_id = self.phones[at].coupon_id.clone();
        let now_ms = self.sandbox.app.clock.now_ms();
        match self.dice.below(15) {
            0 | 1 => {
                self.call::<c::RedeemOpen>(who, open_body(&coupon_id)).await;
            }
            2 => {
                let code = self.phones[at].code(now_ms);
                self.kept_codes.push(code);
            }
            3..=5 => {
                let code = match self.dice.below(4) {
                    0 => self.phones[at].short(now_ms),
                    1 => {
                        let kept = self.kept_codes.clone();
                        self.any(&kept)
                    }
                    _ => self.phones[at].code(now_ms),
                };
                let store = if self.dice.percent(90) { OUTLET } else { "S2" };
                let found = self
                    .call::<c::PlayCashier>(who, scan_body(store, &code))
                    .await;
                if let Some(id) = found["redemption"]["redemptionId"].as_str() {
                    self.redemptions.push(id.to_owned());
                }
            }
            6 | 7 => {
                let known = self.redemptions.clone();
                let id = self.any(&known);
                let act = *self.dice.pick(&["CONFIRM", "REJECT", "UNDO"]);
                let mut body = act_body(OUTLET, &id, act);
                if act == "REJECT" {
                    body["rejectReason"] = json!("TERMS");
                }
                self.call::<c::PlayCashier>(who, body).await;
            }
            8 => {
                let body = wish_body(&self.order, &[CouponId::new(coupon_id)], original());
                let made = self.call::<c::ApplyRefundSubmit>(who, body).await;
                if let Some(id) = made["refundId"].as_str() {
                    self.refunds.push(id.to_owned());
                }
            }
            9 => {
                let known = self.refunds.clone();
                let body = json!({"refundId": self.any(&known)});
                self.call::<c::RefundCancel>(who, body).await;
            }
            10 => {
                let body = json!({"couponId": coupon_id, "note": ""});
                let made = self.call::<c::GiftCreate>(who, body).await;
                if let (Some(id), Some(token)) =
                    (made["gift"]["giftId"].as_str(), made["token"].as_str())
                {
                    self.gifts.push((id.to_owned(), token.to_owned()));
                }
            }
            11 => {
                let known: Vec<_> = self.gifts.iter().map(|(id, _)| id.clone()).collect();
                let body = json!({"giftId": self.any(&known)});
                match self.dice.percent(50) {
                    true => self.call::<c::GiftTakeBack>(who, body).await,
                    false => self.call::<c::GiftReturn>(who, body).await,
                };
            }
            12 => {
                let known: Vec<_> = self.gifts.iter().map(|(_, token)| token.clone()).collect();
                let body = json!({"token": self.any(&known)});
                self.call::<c::ReceiveByToken>(who, body).await;
            }
            13 => {
                let mut body = json!({"couponId": coupon_id, "photoList": [], "text": ""});
                if self.dice.percent(60) {
                    body["choice"] = json!(*self.dice.pick(&["KEEP", "REFUND"]));
                }
                self.call::<c::ReportRefused>(who, body).await;
            }
            _ => {
                let by_ms = *self
                    .dice
                    .pick(&[15_000, 31_000, MINUTE_MS, 3 * MINUTE_MS, 3_600_000]);
                self.log.push(format!("{by_ms} ms later"));
                self.sandbox.move_clock(by_ms);
            }
        }
    }
}

/// A sequence takes days; what is tested is not the session.
fn keep_logged_in(sandbox: &Sandbox) {
    let writing = |transaction: &rusqlite::Transaction<'_>| {
        transaction.execute("UPDATE tokens SET expires_ms = 4102444800000", [])?;
        Ok(())
    };
    sandbox.app.database.write_now(writing).unwrap();
}

#[tokio::test]
async fn no_sequence_of_owners_and_cashiers_calls_ends_in_a_fault() {
    let sandbox = Sandbox::for_many_calls();
    for number in 0..SEQUENCES {
        let dice = Dice::new(SEED, number);
        let phone_no = |who: u64| format!("8125551{:04}", number * 2 + who);
        let people = [
            sandbox.shopper(&phone_no(0)).await,
            sandbox.shopper(&phone_no(1)).await,
        ];
        keep_logged_in(&sandbox);
        let order = refundable(&sandbox, &people[0], PIECES).await;
        let mut phones = Vec::new();
        for coupon_id in &order.coupons {
            phones.push(Phone::of(&people[0], coupon_id).await);
        }
        let log = vec![format!("sequence {number}")];
        let mut world = World {
            sandbox: &sandbox,
            people,
            order,
            phones,
            kept_codes: Vec::new(),
            redemptions: Vec::new(),
            refunds: Vec::new(),
            gifts: Vec::new(),
            dice,
            log,
        };
        for _ in 0..STEPS {
            world.step().await;
        }
    }
    right_books(&sandbox).await;
}

#[tokio::test]
async fn a_kept_code_is_taken_after_a_refund_that_was_cancelled() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper("81255500129").await;
    let order = refundable(&sandbox, &owner, 1).await;
    let coupon_id = &order.coupons[0];
    owner.call::<c::RedeemOpen>(open_body(coupon_id)).await;
    let phone = Phone::of(&owner, coupon_id).await;
    let wish = wish_body(&order, &order.coupons, original());
    let refund = owner.call::<c::ApplyRefundSubmit>(wish).await;
    let cancel = json!({"refundId": refund.refund_id});
    owner.call::<c::RefundCancel>(cancel).await;
    let code = phone.code(sandbox.app.clock.now_ms());
    let cashier = sandbox.visitor();
    let scanned = cashier
        .call::<c::PlayCashier>(scan_body(OUTLET, &code))
        .await;
    let id = scanned.redemption.redemption_id;
    let confirm = act_body(OUTLET, &id, "CONFIRM");
    cashier.call::<c::PlayCashier>(confirm).await;
    right_books(&sandbox).await;
}
