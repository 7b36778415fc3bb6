//! Unread counters of the tabs: a visitor's by device, a user's own wherever they log in.
//! Spec home 3 "Unread counters", 4.

use std::fmt;

use jajan_contract::unread::{UnreadCount, UnreadData, UnreadPage};
use rusqlite::{Connection, Transaction, params};

use super::{Database, StoreError};

/// What a new visitor finds unread, so that the tabs' dots show. A user begins with what was given.
const FIRST_UNREAD: [(&str, &str, u32); 2] = [("order", "order", 1), ("account", "coupon", 2)];

/// Whose counters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Owner {
    /// A visitor's device. Its id is text of the caller and must not be taken for a user.
    Device(String),
    User(i64),
}

/// As it stands in the column.
impl fmt::Display for Owner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Device(id) => write!(f, "device:{id}"),
            Self::User(id) => write!(f, "user:{id}"),
        }
    }
}

impl Database {
    pub async fn unread(&self, owner: Owner) -> Result<UnreadData, StoreError> {
        self.read(move |connection| unread(connection, &owner))
            .await
    }

    /// Sets the counters of one tab to zero and answers all.
    pub async fn reset_unread(
        &self,
        owner: Owner,
        page: UnreadPage,
    ) -> Result<UnreadData, StoreError> {
        self.write(move |transaction| {
            let page = match page {
                UnreadPage::Home => "home",
                UnreadPage::Order => "order",
                UnreadPage::Account => "account",
            };
            if matches!(owner, Owner::Device(_)) {
                // From now on the visitor has counters of its own.
                for (known_page, item, count) in FIRST_UNREAD {
                    transaction
                        .prepare_cached("INSERT OR IGNORE INTO unread VALUES (?1, ?2, ?3, ?4)")?
                        .execute(params![owner.to_string(), known_page, item, count])?;
                }
            }
            transaction
                .prepare_cached("UPDATE unread SET count = 0 WHERE owner = ?1 AND page = ?2")?
                .execute(params![owner.to_string(), page])?;
            unread(transaction, &owner)
        })
        .await
    }
}

/// One more of `item` on the tab `page`.
pub fn add(
    transaction: &Transaction<'_>,
    owner: &Owner,
    page: &str,
    item: &str,
) -> Result<(), StoreError> {
    transaction
        .prepare_cached(
            "INSERT INTO unread VALUES (?1, ?2, ?3, 1)
             ON CONFLICT (owner, page, item) DO UPDATE SET count = count + 1",
        )?
        .execute(params![owner.to_string(), page, item])?;
    Ok(())
}

fn unread(connection: &Connection, owner: &Owner) -> Result<UnreadData, StoreError> {
    let mut statement =
        connection.prepare_cached("SELECT page, item, count FROM unread WHERE owner = ?1")?;
    let rows = statement.query_map([owner.to_string()], |row| {
        Ok((row.get(0)?, row.get(1)?, row.get(2)?))
    })?;
    let mut counters: Vec<(String, String, u32)> = rows.collect::<Result<_, _>>()?;
    if counters.is_empty() && matches!(owner, Owner::Device(_)) {
        counters = FIRST_UNREAD
            .map(|(page, item, count)| (page.to_owned(), item.to_owned(), count))
            .into();
    }
    let mut data = UnreadData::default();
    // Spec home 3: account has `coupon`, also when there is none.
    data.account.items.insert("coupon".to_owned(), 0);
    for (page, item, count) in counters {
        let UnreadCount {
            total_unread,
            items,
        } = match page.as_str() {
            "home" => &mut data.home,
            "order" => &mut data.order,
            _ => &mut data.account,
        };
        *total_unread += count;
        items.insert(item, count);
    }
    Ok(data)
}
