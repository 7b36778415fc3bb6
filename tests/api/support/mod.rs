//! The server [`Sandbox`], the client [`Visitor`], and the [`Draft`] of a call that a test may change.

mod bodies;
pub mod damaged;
mod draft;
pub mod dump;
pub mod folder;
mod ground;
pub mod plans;
pub mod program;
mod restart;
pub mod wire;

use std::sync::atomic::{AtomicU64, Ordering};

use axum::{
    Router,
    body::{Body, to_bytes},
    http::{HeaderMap, Request, StatusCode},
};
use jajan_contract::{
    Call, Description,
    account::LoginData,
    calls::{self as c, CALLS},
    codes,
    envelope::Reply,
    signature::{AppSecret, SANDBOX_SECRET},
};
use jajan_sandbox::{
    Web,
    clock::Clock,
    mode::Mode,
    own_names::OwnNames,
    state::{App, Setup},
    store::{Database, Place},
};
use jajan_web_host::{Site, app_links::AppLinks};
use serde_json::{Value, json};
use tower::ServiceExt;

pub use bodies::{joined, phone_body};
pub use draft::Draft;
use ground::Ground;

/// Saturday 21 November 2026, 12:10 in Jakarta.
pub const NOON_MS: u64 = 1_795_237_800_000;
pub const MINUTE_MS: u64 = 60_000;
const PROD_SECRET: &str = "known to the tests only";

/// A sandbox with a database of its own.
pub struct Sandbox {
    pub app: App,
    pub router: Router,
}

/// Any reply.
#[derive(Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Vec<u8>,
}

/// A device; with a login when it is a [`Sandbox::shopper`].
pub struct Visitor<'a> {
    sandbox: &'a Sandbox,
    pub device_id: String,
    pub session: Option<LoginData>,
}

impl Sandbox {
    pub fn new() -> Self {
        Self::with(300, Mode::Test, 1_000)
    }

    pub fn with_stores(stores: u32) -> Self {
        Self::with(stores, Mode::Test, 1_000)
    }

    pub fn in_mode(mode: Mode) -> Self {
        Self::with(20, mode, 1_000)
    }

    pub fn with_rate_limit(calls_per_second: u32) -> Self {
        Self::with(20, Mode::Test, calls_per_second)
    }

    /// Without a rate limit.
    pub fn for_many_calls() -> Self {
        Self::with(300, Mode::Test, 1_000_000)
    }

    /// Serves a built web app, and has no stores.
    pub fn with_web(site: Site) -> Self {
        let database = Database::open(&Place::Memory).unwrap();
        Self::of(Mode::Test, Ground::of(database), 1_000, Some(site))
    }

    /// Serves a built web app, and has stores that it can preview.
    pub fn with_web_and_stores(site: Site, stores: u32) -> Self {
        Self::of(Mode::Test, Ground::with_stores(stores), 1_000, Some(site))
    }

    /// With this database.
    pub fn with_database(database: Database) -> Self {
        Self::of(Mode::Test, Ground::of(database), 1_000, None)
    }

    /// Renames a store.
    pub fn rename_store(&self, store_id: i64, name: &str) {
        let renaming = |transaction: &rusqlite::Transaction<'_>| {
            let sql = "UPDATE stores SET name = ?2 WHERE id = ?1";
            transaction.execute(sql, rusqlite::params![store_id, name])?;
            Ok(())
        };
        self.app.database.write_now(renaming).unwrap();
    }

    fn with(stores: u32, mode: Mode, rate_limit: u32) -> Self {
        Self::of(mode, Ground::with_stores(stores), rate_limit, None)
    }

    fn of(mode: Mode, ground: Ground, rate_limit: u32, site: Option<Site>) -> Self {
        Self::under(&[], mode, ground, rate_limit, site)
    }

    /// Answers its own calls and pages under this name too.
    pub fn named(name: &str) -> Self {
        let ground = Ground::with_stores(20);
        Self::under(&[name.to_owned()], Mode::Dev, ground, 1_000, None)
    }

    fn under(
        names: &[String],
        mode: Mode,
        ground: Ground,
        rate_limit: u32,
        site: Option<Site>,
    ) -> Self {
        let secret = if mode == Mode::Prod {
            PROD_SECRET
        } else {
            SANDBOX_SECRET
        };
        let Ground { database, origin } = ground;
        plans::watch(&database);
        database.opened(NOON_MS).unwrap();
        let app = App::new(Setup {
            mode,
            clock: Clock::fixed(NOON_MS),
            secret: AppSecret::new(secret),
            store_count: database.store_count().unwrap(),
            origin,
            database,
            calls_per_second: rate_limit,
            own_names: OwnNames::new(names),
            is_web_built: site.as_ref().map(Site::is_built),
            lan: None,
        });
        let web = Web {
            site,
            app_links: AppLinks::default(),
        };
        let router = jajan_sandbox::app(app.clone(), web);
        Self { app, router }
    }

    /// A new device each time.
    pub fn visitor(&self) -> Visitor<'_> {
        static COUNT: AtomicU64 = AtomicU64::new(1);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        Visitor {
            sandbox: self,
            device_id: format!("00000000-0000-4000-8000-{number:012}"),
            session: None,
        }
    }

    /// The user of this phone number, logged in on a new device.
    pub async fn shopper(&self, phone_no: &str) -> Visitor<'_> {
        let mut visitor = self.visitor();
        visitor.log_in(phone_no).await;
        visitor
    }

    /// A user who was frozen after the login.
    pub async fn frozen(&self, phone_no: &str) -> Visitor<'_> {
        let shopper = self.shopper(phone_no).await;
        let body = json!({"phoneNo": phone_no, "reason": "REPORTED"});
        assert_eq!(shopper.call::<c::FreezeUser>(body).await.count, 1);
        shopper
    }

    /// Switches the slider off for all devices.
    pub async fn never_slide(&self) {
        let body = json!({"mode": "NEVER"});
        self.visitor().call::<c::DemandSlider>(body).await;
    }

    pub fn move_clock(&self, by_ms: u64) {
        let clock = &self.app.clock;
        clock.set_offset_ms(clock.offset_ms() + by_ms as i64);
    }

    pub async fn send(&self, request: Request<Body>) -> Answer {
        answer_of(self.router.clone(), request).await
    }

    /// Sends all concurrently, each in a task; the answers in their order.
    pub async fn send_at_once(&self, drafts: impl IntoIterator<Item = Draft>) -> Vec<Answer> {
        let calls: Vec<_> = drafts
            .into_iter()
            .map(|draft| tokio::spawn(answer_of(self.router.clone(), draft.request())))
            .collect();
        let mut answers = Vec::new();
        for call in calls {
            answers.push(call.await.unwrap());
        }
        answers
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send(Request::get(path).body(Body::empty()).unwrap())
            .await
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            plans::assert_no_walk(&self.app.database);
        }
    }
}

async fn answer_of(router: Router, request: Request<Body>) -> Answer {
    let Ok(response) = router.oneshot(request).await;
    let (parts, body) = response.into_parts();
    let body = to_bytes(body, usize::MAX).await.unwrap().to_vec();
    Answer {
        status: parts.status,
        headers: parts.headers,
        body,
    }
}

impl Visitor<'_> {
    /// A valid call; a test may change it before sending.
    pub fn draft(&self, path: &str, body: Value) -> Draft {
        let app = &self.sandbox.app;
        let now_ms = app.clock.now_ms();
        let draft = Draft::new(&self.device_id, app.secret.clone(), now_ms, path, body);
        let is_keyed = |call: &Description| call.path == path && call.rules.keyed;
        let draft = if CALLS.iter().any(is_keyed) {
            draft.keyed()
        } else {
            draft
        };
        let is_form = |call: &Description| call.path == path && call.rules.form;
        let draft = if CALLS.iter().any(is_form) {
            draft.form()
        } else {
            draft
        };
        match &self.session {
            Some(session) => draft.token(&session.access_token),
            None => draft,
        }
    }

    /// Logs in with a requested code.
    pub async fn log_in(&mut self, phone_no: &str) {
        // An expired token would be refused.
        self.session = None;
        let login = self.right_login(phone_no).await;
        self.session = Some(self.call::<c::Login>(login).await);
    }

    /// The code that was last sent to this phone.
    pub async fn last_code(&self, phone_no: &str) -> String {
        let last = self.call::<c::QueryLastCode>(phone_body(phone_no)).await;
        last.code.unwrap()
    }

    /// Requests a code and returns it.
    pub async fn ask_code(&self, phone_no: &str) -> String {
        self.call::<c::SendCode>(phone_body(phone_no)).await;
        self.last_code(phone_no).await
    }

    /// Requests a code and returns the body of the login with it.
    pub async fn right_login(&self, phone_no: &str) -> Value {
        let code = self.ask_code(phone_no).await;
        self.code_login(phone_no, &code)
    }

    /// The body of a login with a code.
    pub fn code_login(&self, phone_no: &str, code: &str) -> Value {
        let mut body = self.login_body("PHONE_CODE");
        body["countryCode"] = json!("62");
        body["phoneNo"] = json!(phone_no);
        body["code"] = json!(code);
        body
    }

    /// The body of a login without any proof.
    pub fn login_body(&self, login_type: &str) -> Value {
        json!({
            "identityType": "C", "cpType": "COUPON_PLATFORM", "browserId": self.device_id,
            "loginType": login_type, "loginSource": "WEB", "registryChannel": "", "shareMethod": "",
            "scene": "tests",
        })
    }

    pub fn tokens(&self) -> &LoginData {
        self.session.as_ref().unwrap()
    }

    pub async fn send(&self, draft: Draft) -> Answer {
        self.sandbox.send(draft.request()).await
    }

    /// A call whose answer may be a refusal.
    pub async fn try_call<C: Call>(&self, body: Value) -> Answer {
        self.send(self.draft(C::PATH, body)).await
    }

    /// A call that must succeed.
    pub async fn call<C: Call>(&self, body: Value) -> C::Data {
        self.try_call::<C>(body).await.data::<C>()
    }
}

impl Answer {
    pub fn json(&self) -> Value {
        let text = String::from_utf8_lossy(&self.body);
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error} in {text}"))
    }

    /// The data of a reply that must be a success.
    pub fn data<C: Call>(&self) -> C::Data {
        let reply: Reply<Value> = serde_json::from_value(self.json()).unwrap();
        if let Some(error) = &reply.error {
            panic!("{}: {} {error:?}", C::OPERATION, self.status);
        }
        assert_eq!((self.status, reply.success), (StatusCode::OK, true));
        serde_json::from_value(reply.data.unwrap())
            .unwrap_or_else(|error| panic!("{}: {error}", C::OPERATION))
    }

    /// Code and message of a reply that must be a refusal in the envelope.
    pub fn refusal(&self) -> (String, String) {
        let reply: Reply<Value> = serde_json::from_value(self.json()).unwrap();
        let error = reply.error.clone().unwrap();
        // A wait that is counted down stands in the body.
        let is_counted_down = [codes::ORDER_RUSH, codes::TOKEN_TRIES_SPENT];
        let is_right = reply.data.is_some() == is_counted_down.contains(&error.code.as_str());
        assert!(!reply.success && is_right, "{reply:?}");
        (error.code, error.message)
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(|value| value.to_str().unwrap())
    }

    #[track_caller]
    pub fn assert_refused(&self, status: u16, code: &str) {
        let (found, message) = self.refusal();
        assert_eq!(
            (self.status.as_u16(), found.as_str()),
            (status, code),
            "{message}"
        );
        assert!(!message.is_empty());
    }
}
