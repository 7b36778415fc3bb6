//! The signature of a call. Contract `headers`; decisions "Wire".
//!
//! A key shipped in a client is public: this keeps noise out, it proves nothing about the user.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use crate::text::{from_hex, hex};

/// The secret of dev and test; it stands in the app's public configuration too.
pub const SANDBOX_SECRET: &str = "sandbox-public-key-not-a-secret";

/// The app secret of the environment. Has no `Debug`, so that it cannot be logged.
#[derive(Clone)]
pub struct AppSecret(String);

/// What is signed beside the body.
#[derive(Debug, Clone, Copy)]
pub struct Signed<'a> {
    /// Upper case.
    pub method: &'a str,
    /// Without query.
    pub path: &'a str,
    /// Milliseconds since the epoch, as it was sent.
    pub timestamp: &'a str,
    pub request_id: &'a str,
    /// The idempotency key; empty: the call carries none.
    pub key: &'a str,
    pub body: &'a [u8],
}

impl AppSecret {
    pub fn new(secret: impl Into<String>) -> Self {
        Self(secret.into())
    }

    /// Lower-case hex.
    pub fn sign(&self, signed: &Signed<'_>) -> String {
        hex(&self.mac(signed).finalize().into_bytes())
    }

    /// Compares in constant time.
    pub fn verifies(&self, signed: &Signed<'_>, signature_hex: &str) -> bool {
        from_hex(signature_hex).is_some_and(|tag| self.mac(signed).verify_slice(&tag).is_ok())
    }

    /// A device's fingerprint, which only holders of the secret can make: lower-case hex.
    pub fn fingerprint(&self, device_id: &str) -> String {
        let message = format!("fingerprint\n{device_id}");
        hex(&self.mac_of(&message).finalize().into_bytes())
    }

    fn mac(&self, signed: &Signed<'_>) -> Hmac<Sha256> {
        let body_hash = hex(&Sha256::digest(signed.body));
        let mut parts = vec![
            signed.method,
            signed.path,
            signed.timestamp,
            signed.request_id,
            &body_hash,
        ];
        // So that a captured call cannot be sent again as a new one.
        if !signed.key.is_empty() {
            parts.push(signed.key);
        }
        self.mac_of(&parts.join("\n"))
    }

    fn mac_of(&self, message: &str) -> Hmac<Sha256> {
        let key = self.0.as_bytes();
        // HMAC takes a key of any length; the type cannot say so.
        #[allow(clippy::expect_used)]
        let mac = Hmac::<Sha256>::new_from_slice(key).expect("HMAC takes any key");
        mac.chain_update(message)
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize)]
    struct Vectors {
        vectors: Vec<Vector>,
    }

    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Vector {
        name: String,
        secret: String,
        method: String,
        path: String,
        timestamp: String,
        request_id: String,
        #[serde(default)]
        idempotency_key: String,
        body: String,
        body_sha256: String,
        signature: String,
    }

    fn vectors() -> Vec<Vector> {
        let text = include_str!("../../../tests/contract/signature-vectors.json");
        let read: Vectors = serde_json::from_str(text).expect("the file is JSON of this shape");
        read.vectors
    }

    fn signed(vector: &Vector) -> Signed<'_> {
        Signed {
            method: &vector.method,
            path: &vector.path,
            timestamp: &vector.timestamp,
            request_id: &vector.request_id,
            key: &vector.idempotency_key,
            body: vector.body.as_bytes(),
        }
    }

    #[test]
    fn the_shared_vectors_hold() {
        let vectors = vectors();
        assert!(vectors.len() >= 5);
        for vector in &vectors {
            let secret = AppSecret::new(&vector.secret);
            assert_eq!(
                hex(&Sha256::digest(&vector.body)),
                vector.body_sha256,
                "{}",
                vector.name
            );
            assert_eq!(
                secret.sign(&signed(vector)),
                vector.signature,
                "{}",
                vector.name
            );
            assert!(
                secret.verifies(&signed(vector), &vector.signature),
                "{}",
                vector.name
            );
        }
    }

    #[test]
    fn any_change_breaks_it() {
        let vector = &vectors()[0];
        let secret = AppSecret::new(&vector.secret);
        let right = signed(vector);
        for wrong in [
            Signed {
                method: "GET",
                ..right
            },
            Signed {
                path: "/risk/getDeviceInfo/",
                ..right
            },
            Signed {
                timestamp: "1795226400001",
                ..right
            },
            Signed {
                request_id: "r-0002",
                ..right
            },
            Signed {
                key: "another-key",
                ..right
            },
            Signed {
                body: b"{}",
                ..right
            },
        ] {
            assert!(!secret.verifies(&wrong, &vector.signature), "{wrong:?}");
        }
        assert!(!AppSecret::new("other").verifies(&right, &vector.signature));
        let upper = vector.signature.to_uppercase();
        for signature in ["", "0", "zz", &upper, &vector.signature[..62]] {
            assert!(!secret.verifies(&right, signature), "{signature}");
        }
    }
}
