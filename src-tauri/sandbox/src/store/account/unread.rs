//! Unread counters of the tabs: a member's own wherever they log in. Spec home 3 "Unread counters", 4.

use jajan_contract::unread::{UnreadCount, UnreadData, UnreadPage};
use rusqlite::{Connection, Transaction, params};

use crate::store::{Database, StoreError};

impl Database {
    /// A visitor, who is nobody's id, has nothing unread.
    pub async fn unread(&self, user_id: Option<i64>) -> Result<UnreadData, StoreError> {
        let Some(user_id) = user_id else {
            return Ok(nothing());
        };
        self.read(move |connection| unread(connection, user_id))
            .await
    }

    /// Sets the counters of one tab to zero and answers all.
    pub async fn reset_unread(
        &self,
        user_id: Option<i64>,
        page: UnreadPage,
    ) -> Result<UnreadData, StoreError> {
        let Some(user_id) = user_id else {
            return Ok(nothing());
        };
        self.write(move |transaction| {
            let page = match page {
                UnreadPage::Home => "home",
                UnreadPage::Order => "order",
                UnreadPage::Account => "account",
            };
            transaction
                .prepare_cached("UPDATE unread SET count = 0 WHERE user_id = ?1 AND page = ?2")?
                .execute(params![user_id, page])?;
            unread(transaction, user_id)
        })
        .await
    }
}

/// One more of `item` on the tab `page`.
pub fn add(
    transaction: &Transaction<'_>,
    user_id: i64,
    page: &str,
    item: &str,
) -> Result<(), StoreError> {
    transaction
        .prepare_cached(
            "INSERT INTO unread VALUES (?1, ?2, ?3, 1)
             ON CONFLICT (user_id, page, item) DO UPDATE SET count = count + 1",
        )?
        .execute(params![user_id, page, item])?;
    Ok(())
}

fn nothing() -> UnreadData {
    let mut data = UnreadData::default();
    // Spec home 3: account has `coupon`, also when there is none.
    data.account.items.insert("coupon".to_owned(), 0);
    data
}

fn unread(connection: &Connection, user_id: i64) -> Result<UnreadData, StoreError> {
    let mut statement =
        connection.prepare_cached("SELECT page, item, count FROM unread WHERE user_id = ?1")?;
    let mut rows = statement.query([user_id])?;
    let mut data = nothing();
    while let Some(row) = rows.next()? {
        let UnreadCount {
            total_unread,
            items,
        } = match row.get::<_, String>("page")?.as_str() {
            "home" => &mut data.home,
            "order" => &mut data.order,
            _ => &mut data.account,
        };
        let count: u32 = row.get("count")?;
        *total_unread += count;
        items.insert(row.get("item")?, count);
    }
    Ok(data)
}
