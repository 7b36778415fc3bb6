//! The program started anew on the same data, and what a call has written.

use std::collections::BTreeMap;

use jajan_contract::Call;
use jajan_sandbox::store::Sql;
use jajan_sandbox::{
    Web,
    state::{App, Setup},
};
use jajan_web_host::app_links::AppLinks;
use serde_json::Value;

use crate::support::{Answer, Sandbox, Visitor};

impl Sandbox {
    /// What was only in memory is gone.
    pub fn restarted(&self) -> Self {
        let app = App::new(Setup::clone(&self.app));
        let web = Web {
            site: None,
            app_links: AppLinks::default(),
        };
        let router = jajan_sandbox::app(app.clone(), web);
        Self { app, router }
    }

    /// Rows of each table.
    pub fn row_counts(&self) -> BTreeMap<String, i64> {
        let counting = |connection: &rusqlite::Connection| {
            let sql = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name";
            let mut counts = BTreeMap::new();
            for name in connection.values::<String>(sql, [])? {
                let sql = format!("SELECT count(*) FROM \"{name}\"");
                let count = connection.value(&sql, [])?;
                counts.insert(name, count);
            }
            Ok(counts)
        };
        self.app.database.read_now(counting).unwrap()
    }
}

impl Visitor<'_> {
    /// A keyed call, and its retry after a restart.
    pub async fn call_and_retry<C: Call>(&self, body: Value) -> Retried {
        let key = format!("key-of-{}", C::OPERATION);
        let draft = || self.draft(C::PATH, body.clone()).key(&key);
        let first = self.send(draft()).await;
        let before = self.sandbox.row_counts();
        let again = self.sandbox.restarted();
        let retry = again.send(draft().request()).await;
        let mut changed = self.sandbox.row_counts();
        changed.retain(|table, count| before.get(table) != Some(count));
        Retried {
            first,
            retry,
            changed,
        }
    }
}

pub struct Retried {
    pub first: Answer,
    pub retry: Answer,
    /// Tables that the retry has added rows to or taken rows from.
    pub changed: BTreeMap<String, i64>,
}
