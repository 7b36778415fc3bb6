//! The page that plays the ordering host, and how the app learns of it. Merchant 2 `/menuQR`.

use axum::{body::Body, http::Request};
use jajan_contract::{calls as c, config::keys, text::rupiah};
use jajan_sandbox::mode::Mode;
use serde_json::{Value, json};

use crate::support::Sandbox;
use crate::world::console::{HOST, show};

const MENU: &str = "/console/menuQR?qrCodeId=Q1T1&orderFoodType=1";

async fn absent(sandbox: &Sandbox, path: &str) -> String {
    let request = Request::get(path).header("host", HOST);
    let answer = sandbox.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(answer.status, 404, "{path}");
    String::from_utf8(answer.body).unwrap()
}

#[tokio::test]
async fn it_shows_the_menu_with_prices_in_each_language() {
    let sandbox = Sandbox::new();
    let body = json!({"storeId": "S1", "sourceType": "CUSTOMER"});
    let visitor = sandbox.visitor();
    let store = visitor.call::<c::QueryHomepageStoreInfo>(body).await;
    for (language, way, say) in [
        ("id-ID", "Pesan antar", "Kembali ke tempat makan"),
        ("en-US", "Delivery", "Back to the store"),
        ("zh-CN", "外卖配送", "返回门店"),
        ("nobody", "Pesan antar", "Kembali ke tempat makan"),
    ] {
        let page = show(&sandbox, &format!("{MENU}&language={language}")).await;
        assert!(page.contains(&store.store_name), "{language}");
        assert!(page.contains(way) && page.contains(say), "{language}");
        for dish in store.menu_list.as_ref().unwrap() {
            assert!(page.contains(&rupiah(dish.price)), "{dish:?}");
        }
        assert!(page.contains("/platform/merchant?storeId=S1"));
    }
    let page = show(&sandbox, &MENU.replace("Type=1", "Type=2")).await;
    assert!(page.contains("Ambil sendiri"));
}

#[tokio::test]
async fn the_pass_is_masked_in_any_form() {
    let sandbox = Sandbox::new();
    let own = r#"{"accessToken":"secretsecret","userId":"U7"}"#;
    for pass in [own, "secretsecret", r#"{"token":"secretsecret"}"#, "{"] {
        let encoded: String = form_urlencoded::byte_serialize(pass.as_bytes()).collect();
        let page = show(&sandbox, &format!("{MENU}&uk={encoded}")).await;
        assert!(!page.contains("secret"), "{pass}");
        assert!(page.contains("••••"), "{pass}");
        assert_eq!(page.contains("U7"), pass == own);
        assert!(page.contains(r#"name="referrer" content="no-referrer""#));
    }
    let page = show(
        &sandbox,
        &format!("{MENU}&UK=secretsecret&token=secretsecret"),
    )
    .await;
    assert!(!page.contains("secret"), "only known values are shown");
}

#[tokio::test]
async fn hostile_values_are_text() {
    let sandbox = Sandbox::new();
    let hostile = "%3Cscript%3Ealert(1)%3C/script%3E%22%20onload=%22x%E2%80%AE";
    for path in [
        format!("{MENU}&sbh={hostile}&sabh={hostile}&language={hostile}&{hostile}=1"),
        format!("{MENU}&uk={hostile}"),
    ] {
        let page = show(&sandbox, &path).await;
        assert!(!page.contains("<script") && !page.contains("\" onload"));
        assert!(!page.contains('\u{202e}'), "nothing turns text around");
    }
    let page = absent(
        &sandbox,
        &format!("/console/menuQR?qrCodeId={hostile}&orderFoodType=1"),
    )
    .await;
    assert!(page.contains("Tempat makan ini tidak ditemukan") && !page.contains("<script"));
}

#[tokio::test]
async fn an_unknown_store_or_service_has_a_page_that_says_so() {
    let sandbox = Sandbox::new();
    for query in [
        "",
        "?qrCodeId=Q1T1",
        "?qrCodeId=Q1T1&orderFoodType=3",
        "?qrCodeId=q-1&orderFoodType=1",
        "?qrCodeId=Q8888888T1&orderFoodType=1",
        "?qrCodeId=Q9000001T1&orderFoodType=1",
    ] {
        let page = absent(&sandbox, &format!("/console/menuQR{query}")).await;
        assert!(page.contains("Tempat makan ini tidak ditemukan"), "{query}");
    }
    let english = absent(&sandbox, "/console/menuQR?language=en-US").await;
    assert!(english.contains("This store cannot be found"));
}

#[tokio::test]
async fn the_app_is_told_of_it_where_a_host_is_configured_and_never_in_prod() {
    for (mode, page) in [
        (Mode::Dev, json!("/console/menuQR")),
        (Mode::Test, json!("/console/menuQR")),
        (Mode::Prod, Value::Null),
    ] {
        let sandbox = Sandbox::in_mode(mode);
        assert_eq!(told(&sandbox).await["orderingPage"], page, "{mode:?}");
    }
    let sandbox = Sandbox::in_mode(Mode::Test);
    for (value, page) in [
        (json!({"orderingHost": ""}), Value::Null),
        (json!({}), Value::Null),
        (json!("none"), Value::Null),
        (
            json!({"orderingHost": "a.example", "orderingPage": ""}),
            json!(""),
        ),
    ] {
        let entry = json!({"key": keys::WEB_CLIENT, "value": value});
        sandbox.visitor().call::<c::SetConfig>(entry).await;
        assert_eq!(told(&sandbox).await["orderingPage"], page, "{value}");
    }
}

async fn told(sandbox: &Sandbox) -> Value {
    let body = json!({"keys": [keys::WEB_CLIENT]});
    let entries = sandbox.visitor().call::<c::BatchQueryConfig>(body).await;
    entries.0[0].value.clone()
}
