//! Users: who they are, how they come to be, and whether they are frozen.

use jajan_contract::{account::UserType, sandbox::FreezeReason};
use rusqlite::{Connection, Transaction, params};

use crate::chance;
use crate::ids::row;
use crate::store::columns::Wire;
use crate::store::coupons::red_packets;
use crate::store::{Database, FromRow, Sql, StoreError};

/// How many the console shows.
const SHOWN_USERS: u32 = 50;
/// Contract `UserInfo::invite_code`.
const INVITE_CODE_CHARS: usize = 8;

/// A row of `users`.
#[derive(Debug, Clone, PartialEq, Eq, FromRow)]
pub struct User {
    pub id: row::User,
    pub country_code: String,
    pub phone_no: String,
    pub user_name: String,
    pub head_portrait: String,
    pub invite_code: String,
    #[row(wire)]
    pub frozen: Option<FreezeReason>,
    pub created_ms: u64,
}

/// What registers a user who has proved that a phone is theirs; unused for a known one.
#[derive(Debug, Clone)]
pub struct Newcomer {
    pub country_code: String,
    pub registry_channel: String,
    pub share_method: String,
    /// A friend's; an unknown one is ignored, so that a bad link does not prevent the login.
    pub invite_code: Option<String>,
}

const COLUMNS: &str = "user_id AS id, country_code, phone_no, user_name, head_portrait, \
                       invite_code, frozen_reason AS frozen, created_ms";

/// The user with this phone; registered when there is none.
pub fn find_or_register(
    transaction: &Transaction<'_>,
    phone_no: &str,
    newcomer: &Newcomer,
    now_ms: u64,
) -> Result<(User, UserType), StoreError> {
    if let Some(user) = by_phone(transaction, &newcomer.country_code, phone_no)? {
        return Ok((user, UserType::Login));
    }
    let inviter = match &newcomer.invite_code {
        Some(code) => by_invite_code(transaction, code)?,
        None => None,
    };
    let sql = "INSERT INTO users (country_code, phone_no, user_name, head_portrait, invite_code,
                                  invited_by, registry_channel, share_method, created_ms)
               VALUES (?1, ?2, ?3, '', ?4, ?5, ?6, ?7, ?8)";
    let values = params![
        newcomer.country_code,
        phone_no,
        // Nothing of the phone number: other people see the name.
        format!("Sobat {:05}", chance::below(100_000)),
        free_invite_code(transaction)?,
        inviter,
        newcomer.registry_channel,
        newcomer.share_method,
        now_ms,
    ];
    transaction.run(sql, values)?;
    let user = by_id(transaction, row::User(transaction.last_insert_rowid()))?;
    let user = user.ok_or_else(|| StoreError::Stopped("the new user is gone".to_owned()))?;
    red_packets::welcome(transaction, user.id, now_ms)?;
    Ok((user, UserType::Register))
}

fn free_invite_code(connection: &Connection) -> Result<String, StoreError> {
    loop {
        let code = chance::readable(INVITE_CODE_CHARS);
        if by_invite_code(connection, &code)?.is_none() {
            return Ok(code);
        }
    }
}

pub fn by_id(connection: &Connection, user_id: row::User) -> Result<Option<User>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM users WHERE user_id = ?1");
    connection.find(&sql, [user_id])
}

pub fn by_phone(
    connection: &Connection,
    country_code: &str,
    phone_no: &str,
) -> Result<Option<User>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM users WHERE country_code = ?1 AND phone_no = ?2");
    connection.find(&sql, [country_code, phone_no])
}

/// The user whose own code this is, in any case of letters.
pub fn by_invite_code(
    connection: &Connection,
    code: &str,
) -> Result<Option<row::User>, StoreError> {
    let sql = "SELECT user_id FROM users WHERE invite_code = ?1";
    connection.find_value(sql, [code.to_ascii_uppercase()])
}

impl Database {
    pub async fn user(&self, user_id: row::User) -> Result<Option<User>, StoreError> {
        self.read(move |connection| by_id(connection, user_id))
            .await
    }

    /// Those who came last, newest first.
    pub async fn latest_users(&self) -> Result<Vec<User>, StoreError> {
        self.read(|connection| {
            let sql = format!("SELECT {COLUMNS} FROM users ORDER BY user_id DESC LIMIT ?1");
            connection.rows(&sql, [SHOWN_USERS])
        })
        .await
    }

    /// Freezes or unfreezes a user; false when no user has this phone.
    pub async fn freeze_user(
        &self,
        country_code: String,
        phone_no: String,
        reason: Option<FreezeReason>,
    ) -> Result<bool, StoreError> {
        self.write(move |transaction| {
            let sql = "UPDATE users SET frozen_reason = ?3
                       WHERE country_code = ?1 AND phone_no = ?2";
            let values = params![country_code, phone_no, reason.map(Wire)];
            Ok(transaction.run(sql, values)? > 0)
        })
        .await
    }
}
