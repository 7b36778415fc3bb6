//! The logged-in user's profile.

use jajan_contract::{Call, calls as c, codes};
use jajan_sandbox::mode::Mode;
use serde_json::{Value, json};

use crate::{
    account::uploads::{png, send},
    support::{Sandbox, Visitor, joined},
};

/// An edit as the account page sends it; `fields` change it.
pub fn edit_body(fields: Value) -> Value {
    joined(json!({"userType": "LOGIN", "shareMethod": ""}), fields)
}

fn registration(fields: Value) -> Value {
    let mut body = edit_body(fields);
    body["userType"] = json!("REGISTER");
    body
}

async fn account_unread(shopper: &Visitor<'_>) -> Value {
    let unread = shopper.call::<c::QueryUnread>(json!({})).await;
    json!(unread.account.items)
}

#[tokio::test]
async fn a_new_user_has_a_unique_name_and_invite_code() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let shopper = sandbox.shopper("81255500020").await;
    let info = shopper.call::<c::QueryUserInfo>(json!({})).await;
    assert_eq!(info.user_id, shopper.tokens().user_id);
    assert_eq!(
        (info.phone_no.as_str(), info.country_code.as_str()),
        ("81255500020", "62")
    );
    assert!(!info.user_name.is_empty() && !info.user_name.contains("5550"));
    assert!(info.head_portrait.is_empty());
    assert_eq!(info.invite_code.len(), 8);

    for path in [c::QueryUserInfo::PATH, c::EditAccount::PATH] {
        let visitor = sandbox.visitor();
        let answer = visitor
            .send(visitor.draft(path, edit_body(json!({}))))
            .await;
        answer.assert_refused(200, codes::SESSION_INVALID);
    }
}

#[tokio::test]
async fn an_absent_field_is_unchanged() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let shopper = sandbox.shopper("81255500021").await;
    let photo = send(&shopper, &png(8, 8)).await.data::<c::UploadFile>();
    let family = "\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}\u{200d}\u{1f466}".repeat(20);
    let steps = [
        (json!({"userName": "  Ani "}), "Ani", ""),
        (
            json!({"headPortrait": photo.visit_url}),
            "Ani",
            photo.visit_url.as_str(),
        ),
        (json!({}), "Ani", &photo.visit_url),
        (json!({"userName": family}), &family, &photo.visit_url),
        (
            json!({"userName": "<img src=x>"}),
            "<img src=x>",
            &photo.visit_url,
        ),
        (json!({"headPortrait": ""}), "<img src=x>", ""),
    ];
    for (fields, name, portrait) in steps {
        let edited = shopper.call::<c::EditAccount>(edit_body(fields)).await;
        assert_eq!(
            (edited.user_name.as_str(), edited.head_portrait.as_str()),
            (name, portrait)
        );
        assert_eq!(shopper.call::<c::QueryUserInfo>(json!({})).await, edited);
    }
}

#[tokio::test]
async fn a_refused_edit_changes_nothing_and_has_its_code() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let shopper = sandbox.shopper("81255500022").await;
    let other = sandbox.shopper("81255500023").await;
    let foreign = send(&other, &png(8, 8)).await.data::<c::UploadFile>();
    let photo = send(&shopper, &png(8, 8)).await.data::<c::UploadFile>();
    let before = shopper.call::<c::QueryUserInfo>(json!({})).await;
    for name in ["", "  ", &"a".repeat(21), "a\nb", "\u{202e}a", "\u{200b}"] {
        let edit = edit_body(json!({"userName": name, "headPortrait": ""}));
        for (locale, words) in [("id-ID", "Nama"), ("en-US", "nickname"), ("zh-CN", "昵称")] {
            let draft = shopper.draft(c::EditAccount::PATH, edit.clone());
            let answer = shopper.send(draft.locale(locale)).await;
            answer.assert_refused(200, codes::NICKNAME_INVALID);
            assert!(answer.refusal().1.contains(words), "{name:?}");
        }
    }
    for portrait in [
        foreign.visit_url.as_str(),
        "https://evil.example/a.webp",
        "/img/icon/noodles.png",
        "javascript:alert(1)",
        "data:image/png;base64,AA==",
        "//evil.example/img/u/00000000000000000000000000000000.webp",
        &format!("//evil.example{}", photo.visit_url),
        &format!("https://evil.example{}", photo.visit_url),
        &format!(" {}", photo.visit_url),
        &format!("{}?x=//evil.example", photo.visit_url),
    ] {
        let edit = edit_body(json!({"userName": "Budi", "headPortrait": portrait}));
        let answer = shopper.try_call::<c::EditAccount>(edit).await;
        answer.assert_refused(422, codes::VALUE_INVALID);
    }
    assert_eq!(shopper.call::<c::QueryUserInfo>(json!({})).await, before);
}

#[tokio::test]
async fn an_invite_code_counts_once_and_is_no_news_that_leads_nowhere() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let [friend, newcomer, third] = [
        sandbox.shopper("81255500024").await,
        sandbox.shopper("81255500025").await,
        sandbox.shopper("81255500026").await,
    ];
    let code_of = async |shopper: &Visitor<'_>| {
        let info = shopper.call::<c::QueryUserInfo>(json!({})).await;
        info.invite_code
    };
    let (friends, own) = (code_of(&friend).await, code_of(&newcomer).await);
    for (body, name) in [
        (registration(json!({"inviteCode": "NOBODY00"})), "unknown"),
        (registration(json!({"inviteCode": own})), "one's own"),
        (
            registration(json!({"inviteCode": "A".repeat(11)})),
            "too long",
        ),
        (edit_body(json!({"inviteCode": friends})), "not new"),
    ] {
        let mut body = body;
        body["userName"] = json!("Changed");
        let answer = newcomer.try_call::<c::EditAccount>(body).await;
        answer.assert_refused(200, codes::INVITE_CODE_INVALID);
        let info = newcomer.call::<c::QueryUserInfo>(json!({})).await;
        assert_ne!(info.user_name, "Changed", "{name}");
    }
    assert_eq!(account_unread(&friend).await, json!({"coupon": 2}));

    let lower = format!(" {} ", friends.to_lowercase());
    for _ in 0..2 {
        // Sending the form again is no second invitation.
        let body = registration(json!({"inviteCode": lower}));
        newcomer.call::<c::EditAccount>(body).await;
    }
    assert_eq!(account_unread(&friend).await, json!({"coupon": 2}));
    let second = registration(json!({"inviteCode": code_of(&third).await}));
    let answer = newcomer.try_call::<c::EditAccount>(second).await;
    answer.assert_refused(200, codes::INVITE_CODE_INVALID);
    let empty = registration(json!({"inviteCode": "  "}));
    third.call::<c::EditAccount>(empty).await;
}

#[tokio::test]
async fn an_invite_code_of_the_login_is_no_news_that_leads_nowhere() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let friend = sandbox.shopper("81255500027").await;
    let code = friend.call::<c::QueryUserInfo>(json!({})).await.invite_code;
    let newcomer = sandbox.visitor();
    let mut login = newcomer.right_login("81255500028").await;
    login["inviteCode"] = json!(code);
    newcomer.call::<c::Login>(login).await;
    assert_eq!(account_unread(&friend).await, json!({"coupon": 2}));
}
