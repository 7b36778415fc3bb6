//! An API that does whatever the test says, and counts its calls.

use std::sync::{
    Arc, Mutex,
    atomic::{AtomicUsize, Ordering},
};

use axum::{
    BoxError,
    body::Body,
    http::{Request, Response},
};
use bytes::Bytes;
use jajan_contract::signature::AppSecret;
use serde_json::{Value, json};
use tokio::sync::Notify;
use tower::{service_fn, util::BoxCloneSyncService};

use super::super::{Api, Limits, PreviewCache};

/// What the API does with each call.
#[derive(Clone, Copy)]
pub enum Behaviour {
    Answers,
    Refuses,
    /// Too many calls of this machine.
    IsBusy,
    IsDown,
    Hangs,
    /// Answers when the test lets it.
    Waits,
}

pub struct Upstream {
    behaviour: Mutex<Behaviour>,
    call_count: AtomicUsize,
    pub released: Notify,
}

impl Upstream {
    pub fn new(behaviour: Behaviour) -> Arc<Self> {
        Arc::new(Self {
            behaviour: Mutex::new(behaviour),
            call_count: AtomicUsize::new(0),
            released: Notify::new(),
        })
    }

    pub fn now(&self, behaviour: Behaviour) {
        *self.behaviour.lock().expect("nobody panicked") = behaviour;
    }

    pub fn calls(&self) -> usize {
        self.call_count.load(Ordering::SeqCst)
    }

    pub fn cache(self: &Arc<Self>, limits: Limits) -> PreviewCache {
        let upstream = Arc::clone(self);
        let transport = BoxCloneSyncService::new(service_fn(move |_: Request<Bytes>| {
            let upstream = Arc::clone(&upstream);
            async move { upstream.reply().await }
        }));
        PreviewCache::new(Api::new(transport, AppSecret::new("any")), limits)
    }

    async fn reply(&self) -> Result<Response<Body>, BoxError> {
        self.call_count.fetch_add(1, Ordering::SeqCst);
        let behaviour = *self.behaviour.lock().expect("nobody panicked");
        let body = match behaviour {
            Behaviour::Answers => day(),
            Behaviour::Refuses => {
                json!({"success": false, "error": {"code": "6410402", "message": "no"}})
            }
            Behaviour::IsBusy => {
                json!({"success": false, "error": {"code": "9000429", "message": "no"}})
            }
            Behaviour::IsDown => return Err("connection refused".into()),
            Behaviour::Hangs => std::future::pending().await,
            Behaviour::Waits => {
                self.released.notified().await;
                day()
            }
        };
        Ok(Response::new(Body::from(body.to_string())))
    }
}

fn day() -> Value {
    json!({"success": true, "data": {
        "pageId": "merdeka", "title": {"id-ID": "Hari Merdeka"}, "bannerImageUrlMap": {},
        "backgroundColor": "#000000", "ruleDesc": {}, "startsInS": 0, "endsInS": 1,
        "sectionList": [], "shareInfo": {"shareContent": {}, "shareImgUrl": {}},
    }})
}
