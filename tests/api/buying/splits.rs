//! Orders that several pay, each on an own device. Each test ends with the books in order.

use jajan_contract::ids::{ShareId, SkuId};
use jajan_contract::{
    calls as c, codes,
    order::{
        checkout::PlaceOrderData,
        money::ReturnReason,
        pay::PayData,
        split::{PaidSplit, ShareStatus, SplitStatus, SplitViewData},
        states::OrderStatus,
    },
    product::PriceSource,
};
use serde_json::{Value, json};

use crate::{
    buying::buyer::{VOUCHERS, balance, detail, order_body, right_books, settle, skus_of, stock},
    support::{MINUTE_MS, Sandbox, Visitor},
};

pub const OWNER: &str = "81255500081";
pub const SECOND: &str = "81255500082";
pub const THIRD: &str = "81255500083";

pub struct Friends<'a> {
    pub sandbox: &'a Sandbox,
    pub owner: Visitor<'a>,
    pub second: Visitor<'a>,
    pub third: Visitor<'a>,
    pub sku_id: SkuId,
    pub stock: u32,
    pub placed: PlaceOrderData,
}

fn people(quantities: [u32; 3]) -> Value {
    let names = ["Sari", "Dewi", "Budi"];
    let each = names.iter().zip(quantities);
    each.map(|(name, quantity)| json!({"name": name, "quantity": quantity}))
        .collect()
}

pub async fn split<'a>(sandbox: &'a Sandbox, mode: &str, quantities: [u32; 3]) -> Friends<'a> {
    let owner = sandbox.shopper(OWNER).await;
    let quantity = quantities.iter().sum::<u32>().max(1);
    let mut sku_id = SkuId::default();
    for each in skus_of(&owner, VOUCHERS).await {
        let settled = settle(&owner, &each, quantity).await;
        if settled.item.quantity == quantity && settled.item.price_source == PriceSource::Normal {
            sku_id = each;
            break;
        }
    }
    let before = stock(&owner, &sku_id).await;
    let mut body = order_body(&settle(&owner, &sku_id, quantity).await);
    body["split"] = json!({"mode": mode, "personList": people(quantities)});
    let placed = owner.call::<c::PlaceOrder>(body).await;
    Friends {
        second: sandbox.shopper(SECOND).await,
        third: sandbox.shopper(THIRD).await,
        stock: before,
        sandbox,
        owner,
        sku_id,
        placed,
    }
}

impl Friends<'_> {
    pub async fn view(&self, who: &Visitor<'_>) -> SplitViewData {
        let body = json!({"splitId": self.placed.split_id});
        who.call::<c::SplitView>(body).await
    }

    /// The splits that somebody finds again, and how many are new.
    pub async fn found(&self, who: &Visitor<'_>) -> (Vec<PaidSplit>, u32) {
        let body = json!({"filter": "ALL", "pageNo": 1, "pageSize": 20});
        let splits = who.call::<c::OrderList>(body).await.split_list;
        let unread = who.call::<c::QueryUnread>(json!({})).await.order;
        let count = unread.items.get("split").copied().unwrap_or(0);
        (splits, count)
    }

    pub async fn share_id(&self, index: usize) -> ShareId {
        self.view(&self.owner).await.share_list[index]
            .share_id
            .clone()
    }

    pub async fn begin(&self, who: &Visitor<'_>, index: usize) -> PayData {
        let body = json!({"shareId": self.share_id(index).await, "method": "QRIS"});
        who.call::<c::Pay>(body).await
    }

    pub async fn pay(&self, who: &Visitor<'_>, index: usize) {
        let begun = self.begin(who, index).await;
        assert_eq!(begun.payment.share_id, Some(self.share_id(index).await));
        self.money(&begun).await;
    }

    pub async fn money(&self, begun: &PayData) {
        let body = json!({"paymentId": begun.payment.payment_id, "act": "PAY"});
        self.sandbox.visitor().call::<c::PlayPayer>(body).await;
    }
}

#[tokio::test]
async fn three_devices_pay_equal_shares_and_the_owner_has_the_voucher() {
    let sandbox = Sandbox::new();
    let friends = split(&sandbox, "EQUAL", [0; 3]).await;
    let order_id = &friends.placed.order_id;
    let minutes = (friends.placed.cancel_time - friends.placed.server_time) / MINUTE_MS;
    assert_eq!(minutes, 60);
    let whole = json!({"orderId": order_id, "method": "QRIS"});
    let refused = friends.owner.try_call::<c::Pay>(whole).await;
    refused.assert_refused(200, codes::NOT_PAYABLE);

    friends.pay(&friends.second, 1).await;
    friends.pay(&friends.third, 2).await;
    let two = friends.view(&friends.third).await;
    assert_eq!((two.status, two.is_owner), (SplitStatus::Open, false));
    assert_eq!(two.order_id, None);
    let mine: Vec<_> = two.share_list.iter().map(|share| share.is_mine).collect();
    assert_eq!(mine, [false, false, true]);
    let books = right_books(&sandbox).await;
    assert_eq!(balance(&books, "SUSPENSE"), i64::from(two.paid_amount));

    friends.pay(&friends.owner, 0).await;

    let done = friends.view(&friends.second).await;
    assert_eq!(done.status, SplitStatus::Complete);
    let sum: u32 = done.share_list.iter().map(|share| share.amount).sum();
    assert_eq!((sum, done.paid_amount), (done.pay_amount, done.pay_amount));
    let body = json!({"shareId": done.share_list[1].share_id});
    let result = friends.second.call::<c::PayResult>(body).await;
    assert_eq!(result.code.as_deref(), Some(codes::PAYMENT_SUCCESS));
    let order = detail(&friends.owner, order_id).await;
    assert_eq!(order.order.order_status, OrderStatus::ToBeRedeemed);
    assert_eq!(order.coupon_list.len(), 1);
    let books = right_books(&sandbox).await;
    assert_eq!(balance(&books, "SUSPENSE"), 0);
    assert_eq!(balance(&books, "HELD"), i64::from(order.order.total_amount));
}

#[tokio::test]
async fn who_pays_for_items_owns_them() {
    let sandbox = Sandbox::new();
    let friends = split(&sandbox, "ITEM", [2, 1, 1]).await;
    friends.pay(&friends.owner, 0).await;
    friends.pay(&friends.second, 1).await;
    friends.pay(&friends.third, 2).await;

    let seen = friends.view(&friends.second).await;
    assert_eq!(seen.status, SplitStatus::Complete);
    let counts: Vec<_> = seen
        .share_list
        .iter()
        .map(|share| share.coupon_id_list.len())
        .collect();
    assert_eq!(counts, [0, 1, 0], "the caller's vouchers only");
    let own = friends.view(&friends.owner).await;
    assert_eq!(own.share_list[0].coupon_id_list.len(), 2);

    // The payer's voucher leads to the split: the order answers its owner only.
    let share = &seen.share_list[1];
    let body = json!({"couponId": share.coupon_id_list[0]});
    let payers = friends.second.call::<c::CouponDetail>(body.clone()).await;
    assert_eq!(payers.coupon.split_id, friends.placed.split_id);
    assert_eq!(payers.coupon.pay_amount, Some(share.amount));
    assert!(payers.bought.unwrap().order_no.is_some());
    let owners = json!({"couponId": own.share_list[0].coupon_id_list[0]});
    let owners = friends.owner.call::<c::CouponDetail>(owners).await;
    assert_eq!(owners.coupon.split_id, None);
    assert_eq!(
        owners.coupon.order_id.as_ref(),
        Some(&friends.placed.order_id)
    );
    let mut question = body;
    question["topic"] = json!("OUTLET");
    question["note"] = json!("");
    let foreign = friends.third.try_call::<c::OpenCase>(question.clone());
    foreign.await.assert_refused(200, codes::COUPON_ABSENT);
    let asked = friends.second.call::<c::OpenCase>(question).await;
    assert!(asked.case.case_no.starts_with('N'));
    right_books(&sandbox).await;
}

#[tokio::test]
async fn payers_find_the_split_again_and_are_told_when_it_is_complete() {
    let sandbox = Sandbox::new();
    let friends = split(&sandbox, "ITEM", [1, 1, 1]).await;
    friends.pay(&friends.second, 1).await;
    let (open, unread) = friends.found(&friends.second).await;
    assert_eq!((open.len(), unread), (1, 0));
    assert_eq!(open[0].status, SplitStatus::Open);
    assert_eq!(Some(&open[0].split_id), friends.placed.split_id.as_ref());
    assert!(open[0].paid_amount > 0 && !open[0].is_unread);
    friends.pay(&friends.owner, 0).await;
    assert_eq!(friends.found(&friends.third).await.0.len(), 0);
    friends.pay(&friends.third, 2).await;

    for payer in [&friends.second, &friends.third] {
        let (complete, unread) = friends.found(payer).await;
        assert_eq!((complete.len(), unread), (1, 1));
        assert_eq!(complete[0].status, SplitStatus::Complete);
        assert!(complete[0].is_unread);
        // Twice: what was read is read.
        friends.view(payer).await;
        friends.view(payer).await;
        let (read, unread) = friends.found(payer).await;
        assert!(!read[0].is_unread && unread == 0);
    }
    // The owner has the order, and its news.
    let (own, unread) = friends.found(&friends.owner).await;
    assert_eq!((own.len(), unread), (0, 0));
    let second = json!({"filter": "ALL", "pageNo": 2, "pageSize": 20});
    let second = friends.second.call::<c::OrderList>(second).await;
    assert!(second.split_list.is_empty());
    right_books(&sandbox).await;
}

#[tokio::test]
async fn two_who_pay_one_share_pay_it_once() {
    let sandbox = Sandbox::new();
    let friends = split(&sandbox, "EQUAL", [0; 3]).await;
    friends.pay(&friends.owner, 0).await;
    friends.pay(&friends.second, 1).await;
    let first = friends.begin(&friends.second, 2).await;
    let other = friends.begin(&friends.third, 2).await;
    tokio::join!(friends.money(&first), friends.money(&other));

    let seen = friends.view(&friends.owner).await;
    assert_eq!(seen.status, SplitStatus::Complete);
    let [second, third] = [
        friends.view(&friends.second).await.return_list,
        friends.view(&friends.third).await.return_list,
    ];
    let returned: Vec<_> = second.into_iter().chain(third).collect();
    assert_eq!(returned.len(), 1);
    assert_eq!(returned[0].reason, ReturnReason::Second);
    right_books(&sandbox).await;
}

#[tokio::test]
async fn a_payer_s_surplus_is_no_news_of_the_owner_s() {
    let sandbox = Sandbox::new();
    let friends = split(&sandbox, "EQUAL", [0; 3]).await;
    friends.pay(&friends.second, 1).await;
    let order_id = &friends.placed.order_id;
    let order = detail(&friends.owner, order_id).await.order;
    let progress = order.split_progress.unwrap();
    assert_eq!((progress.paid_count, progress.share_count), (1, 3));
    let begun = friends.begin(&friends.third, 2).await;
    friends.money(&begun).await;
    detail(&friends.owner, order_id).await;
    friends.money(&begun).await;
    let third = friends.view(&friends.third).await;
    assert_eq!(third.return_list[0].reason, ReturnReason::Second);
    let list = json!({"filter": "ALL", "pageNo": 1, "pageSize": 5});
    let orders = friends.owner.call::<c::OrderList>(list).await.order_list;
    assert!(!orders[0].is_unread, "the owner has lost nothing");
    assert_eq!(orders[0].split_progress.unwrap().paid_count, 2);
    // The owner's own is.
    let own = friends.begin(&friends.owner, 0).await;
    let wrong = json!({"paymentId": own.payment.payment_id, "act": "PAY", "amount": 1});
    sandbox.visitor().call::<c::PlayPayer>(wrong).await;
    let list = json!({"filter": "ALL", "pageNo": 1, "pageSize": 5});
    let orders = friends.owner.call::<c::OrderList>(list).await.order_list;
    assert!(orders[0].is_unread);
    right_books(&sandbox).await;
}

#[tokio::test]
async fn dewi_has_a_split_of_each_end_and_sari_finds_those_that_she_paid() {
    let sandbox = Sandbox::new();
    let dewi = sandbox.shopper("81200000003").await;
    let list = json!({"filter": "ALL", "pageNo": 1, "pageSize": 50});
    let orders = dewi.call::<c::OrderList>(list).await.order_list;
    let ids = orders.into_iter().filter_map(|order| order.split_id);
    let mut found = Vec::new();
    for id in ids {
        let seen = dewi.call::<c::SplitView>(json!({"splitId": id})).await;
        let paid = seen.share_list.iter().map(|share| share.status).collect();
        found.push((seen.status, paid));
    }
    use ShareStatus::{Closed, Paid, Returning, Waiting};
    let expected: [(SplitStatus, Vec<ShareStatus>); 5] = [
        (SplitStatus::Open, vec![Waiting, Paid, Waiting]),
        (SplitStatus::Expired, vec![Returning, Returning, Closed]),
        (SplitStatus::Cancelled, vec![Closed, Returning, Closed]),
        (SplitStatus::Complete, vec![Paid, Paid, Paid]),
        // By voucher.
        (SplitStatus::Complete, vec![Paid, Paid, Paid]),
    ];
    assert_eq!(found, expected);
    let sari = sandbox.shopper("81200000001").await;
    let list = json!({"filter": "ALL", "pageNo": 1, "pageSize": 50});
    let splits = sari.call::<c::OrderList>(list).await.split_list;
    assert_eq!(splits.len(), 5);
    let wallet = json!({"states": ["not_delivery"], "sort": "NEWEST", "search": "", "pageNo": 1,
        "pageSize": 50});
    let wallet = sari.call::<c::MyCoupons>(wallet).await.coupon_list;
    assert!(wallet.iter().any(|line| line.split_id.is_some()));
    right_books(&sandbox).await;
}

#[tokio::test]
async fn one_split_at_a_time_and_unknown_links_show_nothing() {
    let sandbox = Sandbox::new();
    let friends = split(&sandbox, "EQUAL", [0; 3]).await;
    let mut body = order_body(&settle(&friends.owner, &friends.sku_id, 1).await);
    body["split"] = json!({"mode": "EQUAL", "personList": people([0; 3])});
    let again = friends.owner.try_call::<c::PlaceOrder>(body.clone()).await;
    again.assert_refused(200, codes::SPLIT_REFUSED);
    let unknown = json!({"splitId": "L00000000000000000000000000000000"});
    let answer = friends.second.try_call::<c::SplitView>(unknown).await;
    answer.assert_refused(200, codes::TOKEN_ABSENT);
    body = order_body(&settle(&friends.second, &friends.sku_id, 1).await);
    body["split"] = json!({"mode": "ITEM", "personList": people([1, 1, 1])});
    let uneven = friends.second.try_call::<c::PlaceOrder>(body).await;
    uneven.assert_refused(200, codes::SPLIT_REFUSED);
    right_books(&sandbox).await;
}
