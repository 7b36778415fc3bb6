//! Unread counters of the tabs: a member's own wherever they log in. Spec home 3 "Unread counters", 4.

use jajan_contract::unread::{UnreadData, UnreadPage};
use rusqlite::{Connection, Transaction, params};

use crate::ids::row;
use crate::store::{Database, Sql, StoreError};

impl Database {
    /// A visitor has nothing unread.
    pub async fn unread(&self, user_id: Option<row::User>) -> Result<UnreadData, StoreError> {
        let Some(user_id) = user_id else {
            return Ok(nothing());
        };
        self.read(move |connection| unread(connection, user_id))
            .await
    }

    /// Sets the counters of one tab to zero and answers all.
    pub async fn reset_unread(
        &self,
        user_id: Option<row::User>,
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
            let sql = "UPDATE unread SET count = 0 WHERE user_id = ?1 AND page = ?2";
            transaction.run(sql, params![user_id, page])?;
            unread(transaction, user_id)
        })
        .await
    }
}

/// One more of `item` on the tab `page`. A page shows each item where it leads on (`src/features/unread/rules.ts`,
/// held by `tests/architecture/product/unread.test.ts`).
pub fn add(
    transaction: &Transaction<'_>,
    user_id: row::User,
    page: &str,
    item: &str,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO unread VALUES (?1, ?2, ?3, 1)
               ON CONFLICT (user_id, page, item) DO UPDATE SET count = count + 1";
    transaction.run(sql, params![user_id, page, item])?;
    Ok(())
}

fn nothing() -> UnreadData {
    let mut data = UnreadData::default();
    // Spec home 3: account has `coupon`, also when there is none.
    data.account.items.insert("coupon".to_owned(), 0);
    data
}

fn unread(connection: &Connection, user_id: row::User) -> Result<UnreadData, StoreError> {
    let sql = "SELECT page, item, count FROM unread WHERE user_id = ?1";
    let rows: Vec<(String, String, u32)> = connection.rows(sql, [user_id])?;
    let mut data = nothing();
    for (page, item, count) in rows {
        let unread = match page.as_str() {
            "home" => &mut data.home,
            "order" => &mut data.order,
            _ => &mut data.account,
        };
        unread.total_unread += count;
        unread.items.insert(item, count);
    }
    Ok(data)
}
