//! What is kept for one caller only: it opens with what that caller sends again, and with nothing that
//! is kept here. ChaCha20-Poly1305, RFC 8439.

use chacha20poly1305::{ChaCha20Poly1305, KeyInit, aead::Aead};

use crate::chance;

/// Has no `Debug`, so that it cannot be logged.
pub struct Sealed {
    nonce: [u8; 12],
    bytes: Vec<u8>,
}

impl Sealed {
    /// `secret` is of the caller, and is kept nowhere.
    pub fn new(secret: &str, plain: &[u8]) -> Option<Self> {
        let nonce = chance::bytes();
        let bytes = cipher(secret).encrypt(&nonce.into(), plain).ok()?;
        Some(Self { nonce, bytes })
    }

    pub fn open(&self, secret: &str) -> Option<Vec<u8>> {
        let bytes = self.bytes.as_slice();
        cipher(secret).decrypt(&self.nonce.into(), bytes).ok()
    }
}

fn cipher(secret: &str) -> ChaCha20Poly1305 {
    let key = chance::hash(&format!("sealed\n{secret}"));
    ChaCha20Poly1305::new(&key.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_opens_with_its_secret_only_and_holds_no_plain_text() {
        let plain = br#"{"accessToken":"0123456789abcdef"}"#;
        let sealed = Sealed::new("key", plain).expect("it seals");
        assert_eq!(sealed.open("key").as_deref(), Some(plain.as_slice()));
        assert_eq!(sealed.open("another"), None);
        let holds = |part: &[u8]| sealed.bytes.windows(part.len()).any(|at| at == part);
        assert!(!holds(b"accessToken") && !holds(b"0123456789abcdef"));
        let again = Sealed::new("key", plain).expect("it seals");
        assert_ne!(again.bytes, sealed.bytes);
    }
}
