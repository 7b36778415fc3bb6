//! Cryptographically secure random tokens, keys and codes.
//!
//! The seed's dice are for reproducible data, never for these.

pub mod ticket;

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use jajan_contract::text::hex;

/// Crockford's base 32: no two characters look alike.
const READABLE: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

pub type Hash = [u8; 32];

/// Bytes of the operating system's random source.
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Better no reply than a token that can be guessed; every supported system has randomness.
    #[allow(clippy::expect_used)]
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// 256 bits as 64 letters of hex.
pub fn token() -> String {
    hex(&bytes::<32>())
}

/// How hard a link of a gift, an envelope or a split is to guess.
pub const LINK_BYTES: usize = 16;

/// What a link is known by, as letters of hex.
pub fn link() -> String {
    hex(&bytes::<LINK_BYTES>())
}

/// `count` characters of five bits each that a person can read.
pub fn readable(count: usize) -> String {
    let char = |_| char::from(READABLE[usize::from(bytes::<1>()[0] & 31)]);
    (0..count).map(char).collect()
}

/// A number below `bound`, each as likely as the others up to one part in 2^32.
pub fn below(bound: u32) -> u32 {
    (u64::from_le_bytes(bytes()) % u64::from(bound.max(1))) as u32
}

pub fn hash(text: &str) -> Hash {
    Sha256::digest(text).into()
}

/// A secret of this run of the program. Has no `Debug`, so that it cannot be logged.
pub struct Pepper([u8; 32]);

impl Pepper {
    pub fn new() -> Self {
        Self(bytes())
    }

    /// A keyed hash: it cannot be computed, or brute-forced, without the secret.
    pub fn hash(&self, text: &str) -> Hash {
        // HMAC takes a key of any length; the type cannot say so.
        #[allow(clippy::expect_used)]
        let mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("HMAC takes any key");
        mac.chain_update(text).finalize().into_bytes().into()
    }
}

impl Default for Pepper {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn nothing_comes_twice() {
        let tokens: HashSet<String> = (0..1_000).map(|_| token()).collect();
        assert_eq!(tokens.len(), 1_000);
        assert!(tokens.iter().all(|token| token.len() == 64));
        assert_ne!(Pepper::new().hash("123456"), Pepper::new().hash("123456"));
    }

    #[test]
    fn readable_text_has_nothing_to_confuse() {
        let text = readable(2_000);
        assert_eq!(text.chars().count(), 2_000);
        assert!(!text.contains(['I', 'L', 'O', 'U']));
        assert_eq!(
            text.chars().collect::<HashSet<_>>().len(),
            32,
            "all of them come"
        );
    }

    #[test]
    fn numbers_stay_below_their_bound() {
        assert!((0..1_000).all(|_| below(7) < 7));
        assert_eq!(below(0), 0);
    }
}
