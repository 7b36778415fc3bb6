//! The user's own profile and portrait. Spec home 4 "Avatar flow", 5, 7.

use axum::body::Bytes;
use jajan_contract::{
    account::UserType,
    profile::{
        EditAccountBody, QueryUserInfoBody, UploadBusiness, UploadData, UploadFileFields, UserInfo,
    },
};
use unicode_segmentation::UnicodeSegmentation;

use crate::edge::ctx::Ctx;
use crate::error::{Account, Business, Error, Refusal};
use crate::pictures;
use crate::routes::checks::check_max;
use crate::routes::images::in_slot;
use crate::store::account::profile::{Edit, NotEdited};
use crate::store::account::uploads::UPLOADS_PER_DAY;
use crate::typed;

/// Spec home 5 and 9.
const MAX_NAME_GRAPHEMES: usize = 20;
/// Code points: a family emoji has seven, and one letter can have any number of combining marks.
const MAX_NAME_CHARS: usize = 200;
const MAX_INVITE_CHARS: usize = 10;
const MAX_SHARE_CHARS: usize = 64;

pub async fn query_user_info(ctx: Ctx, _: QueryUserInfoBody) -> Result<UserInfo, Error> {
    let user_id = ctx.member()?.user_id;
    let info = ctx.database.user_info(user_id).await?;
    info.ok_or_else(|| Account::SessionInvalid.into())
}

pub async fn edit_account(ctx: Ctx, body: EditAccountBody) -> Result<UserInfo, Error> {
    let user_id = ctx.member()?.user_id;
    let is_new = body.user_type == UserType::Register;
    check_max("shareMethod", &body.share_method, MAX_SHARE_CHARS)?;
    let user_name = match body.user_name {
        Some(text) => Some(nickname(&text).ok_or(Business::NicknameInvalid)?),
        None => None,
    };
    let invite_code = body.invite_code.map(|code| typed::bare_code(&code));
    let invite_code = invite_code.filter(|code| !code.is_empty());
    if let Some(code) = &invite_code
        && (!is_new || code.chars().count() > MAX_INVITE_CHARS)
    {
        return Err(Business::InviteCodeInvalid.into());
    }
    let edit = Edit {
        user_name,
        invite_code,
        head_portrait: body.head_portrait,
        share_method: is_new.then_some(body.share_method),
    };
    Ok(ctx.database.edit_profile(user_id, edit, ctx.now_ms).await?)
}

impl From<NotEdited> for Error {
    fn from(why: NotEdited) -> Self {
        match why {
            NotEdited::Absent => Account::SessionInvalid.into(),
            NotEdited::InviteCode => Business::InviteCodeInvalid.into(),
            NotEdited::HeadPortrait => Self::value("headPortrait: must be an upload of this user"),
        }
    }
}

pub async fn upload_file(
    ctx: Ctx,
    fields: UploadFileFields,
    file: Bytes,
) -> Result<UploadData, Error> {
    let user_id = ctx.member()?.user_id;
    let business = fields.business;
    let max_side = match business {
        UploadBusiness::User => pictures::PORTRAIT_SIDE,
        UploadBusiness::Review => pictures::REVIEW_SIDE,
    };
    let database = &ctx.database;
    if !database.admit_upload(user_id, ctx.now_ms).await? {
        let detail = format!("{UPLOADS_PER_DAY} uploads a day");
        return Err(Error::new(Refusal::RateLimited, detail));
    }
    let webp = in_slot(&ctx.kept.photo_slots, ctx.address.clone(), move || {
        let webp = pictures::reencode(&file, max_side);
        webp.map_err(|_| Business::ImageUnsupported.into())
    })
    .await?;
    let visit_url = database
        .save_upload(user_id, business, webp, ctx.now_ms)
        .await?;
    Ok(UploadData { visit_url })
}

/// The trimmed name; absent when it is empty, too long, invisible or misleading.
fn nickname(text: &str) -> Option<String> {
    let name = text.trim();
    let is_long =
        name.graphemes(true).count() > MAX_NAME_GRAPHEMES || name.chars().count() > MAX_NAME_CHARS;
    let is_seen = name.chars().any(|c| !is_unseen(c));
    (is_seen && !is_long && !name.chars().any(is_forbidden)).then(|| name.to_owned())
}

/// Control characters, line separators, and characters that change the text direction.
fn is_forbidden(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{2028}' | '\u{2029}' | '\u{200e}' | '\u{200f}' | '\u{61c}'
        )
        || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Part of emoji or scripts, but invisible on its own.
fn is_unseen(c: char) -> bool {
    c.is_whitespace()
        || matches!(
            c,
            '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{3164}'
        )
        || matches!(
            c,
            '\u{feff}' | '\u{ffa0}' | '\u{2800}' | '\u{200b}'..='\u{200d}'
        )
        || matches!(c, '\u{2060}'..='\u{2064}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_counted_as_people_count() {
        let family = "\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}\u{200d}\u{1f466}";
        for (text, expected) in [
            ("Ani", Some("Ani".to_owned())),
            ("  Ani Wijaya \n", Some("Ani Wijaya".to_owned())),
            ("小王", Some("小王".to_owned())),
            ("<b>O'Brien & 'co'</b>", None),
            ("<b>Ani</b>", Some("<b>Ani</b>".to_owned())),
            (&"a".repeat(20), Some("a".repeat(20))),
            (&"a".repeat(21), None),
            (&family.repeat(20), Some(family.repeat(20))),
            (&family.repeat(21), None),
            (&"e\u{301}".repeat(20), Some("e\u{301}".repeat(20))),
            ("", None),
            (" \u{3000}\t", None),
            ("\u{200b}\u{200d}", None),
            ("\u{3164}", None),
            ("Ani\nBudi", None),
            ("Ani\0", None),
            ("\u{202e}inA", None),
            ("A\u{2067}ni", None),
            (&format!("a{}", "\u{301}".repeat(300)), None),
        ] {
            assert_eq!(nickname(text), expected, "{text:?}");
        }
    }
}
