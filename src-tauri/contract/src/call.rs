//! What a call is, and the macro that declares one.

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use utoipa::ToSchema;

/// One call of the remote API: always `POST`, JSON both ways, in the envelope.
pub trait Call: 'static {
    /// Name in OpenAPI and in TypeScript, camelCase.
    const OPERATION: &'static str;
    /// Absolute path, beginning with a slash.
    const PATH: &'static str;
    /// What the server demands beyond the envelope.
    const RULES: Rules;
    /// The body without the envelope's fields.
    type Body: DeserializeOwned + Serialize + ToSchema + Send + 'static;
    /// `data` of a successful reply.
    type Data: DeserializeOwned + Serialize + ToSchema + Send + 'static;
}

/// What the server demands of a call beyond a right envelope and signature.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rules {
    /// A repeated request id is refused ("signature-checked" in the specs).
    pub replay_checked: bool,
    /// Without a valid access token the call answers 0310205.
    pub login_required: bool,
    /// Exists in the sandbox only, never in production.
    pub sandbox_only: bool,
    /// The reply may ask for a risk check; then the call is sent once more under `/risk` + path with
    /// the device's fingerprint. Spec home 7.
    pub risk_checked: bool,
    /// Not idempotent by itself: `x-idempotency-key` is demanded, and once a call with a key was
    /// done, a repeat by the same device gets its reply again for ten minutes. A refused call did
    /// nothing, so the same key may try again.
    pub keyed: bool,
    /// The body is `multipart/form-data`: the declared fields, the envelope's, and one `file`.
    pub multipart: bool,
    /// The body is `application/x-www-form-urlencoded`: the declared fields and the envelope's. What the
    /// specs call a form.
    pub form: bool,
}

impl Rules {
    /// Anyone may call; a repeat is harmless.
    pub const OPEN: Self = Self {
        replay_checked: false,
        login_required: false,
        sandbox_only: false,
        risk_checked: false,
        keyed: false,
        multipart: false,
        form: false,
    };
    /// Anyone may call, with a form.
    pub const FORM: Self = Self {
        form: true,
        ..Self::OPEN
    };
    /// Anyone may call, each request id once.
    pub const CHECKED: Self = Self {
        replay_checked: true,
        ..Self::OPEN
    };
    /// Members only.
    pub const MEMBER: Self = Self {
        login_required: true,
        ..Self::OPEN
    };
    /// Members only; a repeat gets the first reply.
    pub const MEMBER_ONCE: Self = Self {
        keyed: true,
        ..Self::MEMBER
    };
    /// Members only, with a risk check on demand.
    pub const MEMBER_RISKY: Self = Self {
        risk_checked: true,
        ..Self::MEMBER
    };
    /// Members only, once for each key, with a risk check on demand.
    pub const MEMBER_RISKY_ONCE: Self = Self {
        login_required: true,
        ..Self::RISKY_ONCE
    };
    /// Members only, a form with a file.
    pub const MEMBER_UPLOAD: Self = Self {
        multipart: true,
        ..Self::MEMBER
    };
    /// Anyone may call, once for each key, with a risk check on demand.
    pub const RISKY_ONCE: Self = Self {
        risk_checked: true,
        keyed: true,
        ..Self::CHECKED
    };
    /// Simulates other parties; not part of the remote API.
    pub const SANDBOX: Self = Self {
        sandbox_only: true,
        ..Self::OPEN
    };
}

/// A [`Call`] as data, for the OpenAPI document and for tests over all calls.
#[derive(Clone, Copy)]
pub struct Description {
    pub operation: &'static str,
    pub path: &'static str,
    pub summary: &'static str,
    pub rules: Rules,
    pub(crate) body: fn() -> Shape,
    pub(crate) data: fn() -> Shape,
}

/// The name of a schema and every schema that it needs, itself included.
pub(crate) struct Shape {
    pub name: String,
    pub schemas: Vec<(String, Value)>,
}

pub(crate) fn shape<T: ToSchema>() -> Shape {
    let name = T::name().into_owned();
    let mut needed = Vec::new();
    T::schemas(&mut needed);
    needed.push((name.clone(), T::schema()));
    let schemas = needed
        .into_iter()
        .map(|(name, schema)| {
            let value = serde_json::to_value(schema).unwrap_or(Value::Null);
            (name, value)
        })
        .collect();
    Shape { name, schemas }
}

/// Declares calls: a marker type for each, and a list with all of them.
macro_rules! calls {
    ($list:ident: $( #[doc = $summary:literal] $name:ident = $operation:literal $path:literal, $rules:ident, $body:ty => $data:ty; )+) => {
        $(
            #[doc = $summary]
            pub struct $name;

            impl crate::Call for $name {
                const OPERATION: &'static str = $operation;
                const PATH: &'static str = $path;
                const RULES: crate::Rules = crate::Rules::$rules;
                type Body = $body;
                type Data = $data;
            }
        )+

        /// The calls of this file, in its order.
        pub const $list: &[crate::Description] = &[
            $( crate::Description {
                operation: $operation,
                path: $path,
                summary: $summary,
                rules: crate::Rules::$rules,
                body: crate::call::shape::<$body>,
                data: crate::call::shape::<$data>,
            }, )+
        ];
    };
}
