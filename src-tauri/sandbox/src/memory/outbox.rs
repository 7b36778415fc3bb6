//! The SMS that a real server would send. Nothing of it is in the file or in a log; the console
//! and a sandbox-only call show it.

use std::collections::VecDeque;

use parking_lot::Mutex;

const KEPT: usize = 20;

/// Has no `Debug`, so that it cannot be logged.
#[derive(Clone)]
pub struct Sms {
    pub country_code: String,
    pub phone_no: String,
    /// Six digits.
    pub code: String,
    pub sent_ms: u64,
}

#[derive(Default)]
pub struct Outbox(Mutex<VecDeque<Sms>>);

impl Outbox {
    pub fn send(&self, sms: Sms) {
        let mut all = self.0.lock();
        all.push_front(sms);
        all.truncate(KEPT);
    }

    /// Newest first.
    pub fn all(&self) -> Vec<Sms> {
        self.0.lock().iter().cloned().collect()
    }

    pub fn last_code(&self, country_code: &str, phone_no: &str) -> Option<String> {
        let is_it = |sms: &Sms| sms.country_code == country_code && sms.phone_no == phone_no;
        self.all().into_iter().find(is_it).map(|sms| sms.code)
    }
}
