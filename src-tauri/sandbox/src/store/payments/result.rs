//! Whether an order is paid. Contract `pay_result`.

use jajan_contract::{
    codes,
    order::{pay::PayResultData, states::OrderStatus},
};

use crate::ids::row;
use crate::store::orders::list::of_user;
use crate::store::payments::{due, returns, rows};
use crate::store::{Database, StoreError};

impl Database {
    /// Absent: no such order of this user's. Asks the provider while the order waits.
    pub async fn pay_result(
        &self,
        order_id: row::Order,
        user_id: row::User,
        now_ms: u64,
    ) -> Result<Option<PayResultData>, StoreError> {
        let (known, has_news) = self
            .read(move |connection| {
                let known = result(connection, order_id, user_id, now_ms)?;
                let is_open = |known: &PayResultData| known.order_status == OrderStatus::WaitPay;
                let is_asked = known.as_ref().is_some_and(is_open);
                let has_news = is_asked && due::has_news(connection, order_id, now_ms)?;
                Ok((known, has_news))
            })
            .await?;
        if !has_news {
            return Ok(known);
        }
        self.write(move |transaction| {
            due::ask(transaction, order_id, now_ms)?;
            result(transaction, order_id, user_id, now_ms)
        })
        .await
    }
}

fn result(
    connection: &rusqlite::Connection,
    order_id: row::Order,
    user_id: row::User,
    now_ms: u64,
) -> Result<Option<PayResultData>, StoreError> {
    let Some(order) = of_user(connection, order_id, user_id)? else {
        return Ok(None);
    };
    let summary = order.summary;
    Ok(Some(PayResultData {
        order_id: summary.order_id,
        order_no: summary.order_no,
        order_status: summary.order_status,
        pay_status: summary.pay_status,
        code: order.paid_ms.map(|_| codes::PAYMENT_SUCCESS.to_owned()),
        pay_amount: summary.pay_amount,
        cancel_time: summary.cancel_time,
        server_time: now_ms,
        payment: rows::newest(connection, order_id)?,
        return_list: returns::of_order(connection, order_id)?,
    }))
}
