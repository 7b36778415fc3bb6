//! Who pays which share. Contract `split_view`.

use jajan_contract::ids::{CouponId, SplitId};
use jajan_contract::order::{
    split::{ShareStatus, SplitShare, SplitStatus, SplitViewData},
    split_choice::SplitMode,
};
use rusqlite::{Connection, params};

use crate::ids::{self, row};
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
        split_id: SplitId,
        user_id: row::User,
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
                        let order_id = connection.value(sql, [id.as_str()])?;
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
            let order_id = transaction.value(sql, [split_id.as_str()])?;
            due::ask(transaction, order_id, now_ms)?;
            payers::read(transaction, &split_id, user_id)?;
            view(transaction, &split_id, user_id, now_ms)
        })
        .await
    }

    async fn read_split(&self, split_id: SplitId, user_id: row::User) -> Result<(), StoreError> {
        let id = split_id.clone();
        let is_new = self
            .read(move |connection| {
                connection.has(payers::IS_NEW_SQL, params![user_id, id.as_str()])
            })
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
    split_id: &SplitId,
    user_id: row::User,
    now_ms: u64,
) -> Result<Option<SplitViewData>, StoreError> {
    let sql = "SELECT order_id, mode FROM splits WHERE split_id = ?1";
    let found: Option<(row::Order, Wire<SplitMode>)> = connection.find(sql, [split_id.as_str()])?;
    let Some((order_id, Wire(mode))) = found else {
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
    let mut method_list = methods(false);
    method_list.retain(|option| option.is_offered);
    Ok(Some(SplitViewData {
        split_id: split_id.clone(),
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
    user_id: row::User,
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
    order_id: row::Order,
    first: u32,
    count: u32,
) -> Result<Vec<CouponId>, StoreError> {
    let sql = "SELECT coupon_id FROM vouchers WHERE order_id = ?1
               ORDER BY coupon_id LIMIT ?3 OFFSET ?2";
    let coupons = connection.values(sql, params![order_id, first, count])?;
    Ok(coupons.into_iter().map(ids::coupon).collect())
}
