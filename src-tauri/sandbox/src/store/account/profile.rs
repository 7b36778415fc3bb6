//! What users say of themselves. Contract `profile`; spec home 3 "Profile", 5.

use jajan_contract::profile::UserInfo;
use rusqlite::{Transaction, params};

use crate::ids::{self, row};
use crate::store::account::users::User;
use crate::store::account::{uploads, users};
use crate::store::{Database, Outcome, Refuse, Sql, StoreError};

/// A checked change; what is absent stays as it is.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Edit {
    pub user_name: Option<String>,
    /// A friend's; allowed only right after the registration.
    pub invite_code: Option<String>,
    /// Empty: none any more.
    pub head_portrait: Option<String>,
    pub share_method: Option<String>,
}

/// Why nothing was changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotEdited {
    /// The account is gone.
    Absent,
    /// Unknown, the user's own, or a second one.
    InviteCode,
    /// Not an upload of this user.
    HeadPortrait,
}

impl Refuse for NotEdited {}

impl Database {
    /// Absent: the account is gone.
    pub async fn user_info(&self, user_id: row::User) -> Result<Option<UserInfo>, StoreError> {
        Ok(self.user(user_id).await?.map(info))
    }

    /// All of the change, or nothing of it.
    pub async fn edit_profile(
        &self,
        user_id: row::User,
        edit: Edit,
        now_ms: u64,
    ) -> Outcome<UserInfo, NotEdited> {
        self.write_or_refuse(move |transaction| {
            let user = users::by_id(transaction, user_id)?.ok_or(NotEdited::Absent)?;
            if let Some(portrait) = &edit.head_portrait
                && !may_show(transaction, &user, portrait)?
            {
                return NotEdited::HeadPortrait.refuse();
            }
            if let Some(code) = &edit.invite_code
                && !invited(transaction, user_id, code)?
            {
                return NotEdited::InviteCode.refuse();
            }
            let sql = "UPDATE users SET user_name = coalesce(?2, user_name),
                       head_portrait = coalesce(?3, head_portrait),
                       share_method = CASE WHEN share_method = '' THEN coalesce(?4, '')
                                      ELSE share_method END
                       WHERE user_id = ?1";
            let values = params![
                user_id,
                edit.user_name,
                edit.head_portrait,
                edit.share_method
            ];
            transaction.run(sql, values)?;
            let is_replaced = |portrait: &String| *portrait != user.head_portrait;
            if edit.head_portrait.as_ref().is_some_and(is_replaced) {
                uploads::forget_portrait(transaction, user_id, &user.head_portrait)?;
            }
            uploads::forget_unused(transaction, user_id, None, now_ms)?;
            let user = users::by_id(transaction, user_id)?.ok_or(NotEdited::Absent)?;
            Ok(info(user))
        })
        .await
    }
}

fn info(user: User) -> UserInfo {
    UserInfo {
        user_id: ids::user(user.id),
        phone_no: user.phone_no,
        country_code: user.country_code,
        user_name: user.user_name,
        head_portrait: user.head_portrait,
        invite_code: user.invite_code,
    }
}

fn may_show(
    transaction: &Transaction<'_>,
    user: &User,
    portrait: &str,
) -> Result<bool, StoreError> {
    if portrait.is_empty() || portrait == user.head_portrait {
        return Ok(true);
    }
    let Some(name) = uploads::name(portrait) else {
        return Ok(false);
    };
    let sql = "SELECT 1 FROM uploads WHERE name = ?1 AND user_id = ?2 AND business = 'user'";
    transaction.has(sql, params![name, user.id])
}

/// Stores who invited the user. The inviter is not told yet: no page shows it. The code that came with the login may be
/// sent again, by a form that was prefilled from the link.
fn invited(
    transaction: &Transaction<'_>,
    user_id: row::User,
    code: &str,
) -> Result<bool, StoreError> {
    let inviter = users::by_invite_code(transaction, code)?;
    let Some(inviter) = inviter.filter(|inviter| *inviter != user_id) else {
        return Ok(false);
    };
    let sql = "SELECT invited_by FROM users WHERE user_id = ?1";
    let known: Option<Option<row::User>> = transaction.find_value(sql, [user_id])?;
    if let Some(known) = known.flatten() {
        return Ok(known == inviter);
    }
    let sql = "UPDATE users SET invited_by = ?2 WHERE user_id = ?1";
    transaction.run(sql, (user_id, inviter))?;
    Ok(true)
}
