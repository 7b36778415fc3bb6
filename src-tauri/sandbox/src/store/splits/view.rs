//! Who pays which share. Contract `split_view`.

use jajan_contract::order::{
    money::PayMethod,
    split::{ShareStatus, SplitShare, SplitStatus, SplitViewData},
    split_wish::SplitMode,
};
use rusqlite::{Connection, params};

use crate::ids;
use crate::store::columns::Wire;
use crate::store::orders::list::by_id;
use crate::store::orders::methods::methods;
use crate::store::payments::{due, returns, rows};
use crate::store::refunds::{destinations::money_back, rows as refunds};
use crate::store::splits::payers;
use crate::store::splits::shares::{Share, of_order};
use crate::store::splits::status::status;
use crate::store::{Database, Sql, StoreError};

impl Database {
    /// Absent: no such split. Asks the provider while it is open, so that all see who paid.
    pub async fn split_view(
        &self,
        split_id: String,
        user_id: i64,
        now_ms: u64,
    ) -> Result<Option<SplitViewData>, StoreError> {
        let id = split_id.clone();
        let (known, has_news) = self
            .read(move |connection| {
                let known = view(connection, &id, user_id, now_ms)?;
                let is_open = |seen: &SplitViewData| seen.status == SplitStatus::Open;
                let has_news = match known.as_ref().is_some_and(is_open) {
                    true => {
                        let sql = "SELECT order_id FROM splits WHERE split_id = ?1";
                        let order_id = connection.one(sql, [&id], |row| row.get(0))?;
                        due::has_news(connection, order_id, now_ms)?
                    }
                    false => false,
                };
                Ok((known, has_news))
            })
            .await?;
        let Some(seen) = known else {
            return Ok(None);
        };
        if !has_news {
            self.read_split(split_id, user_id).await?;
            return Ok(Some(seen));
        }
        self.write(move |transaction| {
            let sql = "SELECT order_id FROM splits WHERE split_id = ?1";
            let order_id = transaction.one(sql, [&split_id], |row| row.get(0))?;
            due::ask(transaction, order_id, now_ms)?;
            payers::read(transaction, &split_id, user_id)?;
            view(transaction, &split_id, user_id, now_ms)
        })
        .await
    }

    async fn read_split(&self, split_id: String, user_id: i64) -> Result<(), StoreError> {
        let id = split_id.clone();
        let is_new = self
            .read(move |connection| connection.has(payers::IS_NEW_SQL, params![user_id, id]))
            .await?;
        if is_new {
            self.write(move |transaction| payers::read(transaction, &split_id, user_id))
                .await?;
        }
        Ok(())
    }
}

fn view(
    connection: &Connection,
    split_id: &str,
    user_id: i64,
    now_ms: u64,
) -> Result<Option<SplitViewData>, StoreError> {
    let sql = "SELECT order_id, mode FROM splits WHERE split_id = ?1";
    let found = connection.first(sql, [split_id], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let Some((order_id, Wire(mode))): Option<(i64, Wire<SplitMode>)> = found else {
        return Ok(None);
    };
    let Some(order) = by_id(connection, order_id)? else {
        return Ok(None);
    };
    let status = status(&order, now_ms);
    let shares = of_order(connection, order_id)?;
    let paid = shares.iter().filter(|share| share.event_id.is_some());
    let paid_amount = paid.map(|share| share.amount_rp).sum();
    let mut before = 0;
    let mut share_list = Vec::new();
    for share in shares {
        let (first, count) = (before, share.quantity);
        before += count;
        let mut seen = seen(connection, &share, status, user_id)?;
        if seen.is_mine && status == SplitStatus::Complete {
            seen.coupon_id_list = coupons(connection, order_id, first, count)?;
        }
        share_list.push(seen);
    }
    let is_owner = order.user_id == user_id;
    let is_payer = share_list.iter().any(|share| share.is_mine);
    let mut method_list = methods(order.store_id);
    method_list.retain(|option| option.method != PayMethod::Cash);
    Ok(Some(SplitViewData {
        split_id: split_id.to_owned(),
        mode,
        status,
        is_owner,
        order_id: is_owner.then(|| ids::order(order_id)),
        item: order.frozen.item,
        pay_amount: order.summary.pay_amount,
        paid_amount,
        cancel_time: order.summary.cancel_time,
        server_time: now_ms,
        share_list,
        method_list,
        return_list: returns::of_payer(connection, order_id, user_id)?,
        refund_list: refunds::of_order(connection, order_id, user_id)?
            .into_iter()
            .filter(|refund| refund.is_mine)
            .collect(),
        money_back: match is_payer {
            true => money_back(connection, order_id, user_id, now_ms)?,
            false => None,
        },
    }))
}

fn seen(
    connection: &Connection,
    share: &Share,
    status: SplitStatus,
    user_id: i64,
) -> Result<SplitShare, StoreError> {
    let has_ended = matches!(status, SplitStatus::Expired | SplitStatus::Cancelled);
    Ok(SplitShare {
        share_id: ids::share(&share.split_id, share.position),
        name: share.name.clone(),
        amount: share.amount_rp,
        quantity: share.quantity,
        status: match (share.event_id.is_some(), has_ended) {
            (true, false) => ShareStatus::Paid,
            (true, true) => ShareStatus::Returning,
            (false, false) => ShareStatus::Waiting,
            (false, true) => ShareStatus::Closed,
        },
        is_mine: share.payer_id == Some(user_id),
        paid_time: share.paid_ms,
        coupon_id_list: Vec::new(),
        payment: rows::of_share(connection, share.share_no, user_id)?,
    })
}

fn coupons(
    connection: &Connection,
    order_id: i64,
    first: u32,
    count: u32,
) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT coupon_id FROM vouchers WHERE order_id = ?1
               ORDER BY coupon_id LIMIT ?3 OFFSET ?2";
    let values = params![order_id, first, count];
    connection.all(sql, values, |row| Ok(ids::coupon(row.get(0)?)))
}
