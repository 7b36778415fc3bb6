//! The codes that a voucher is shown with: they change every 30 s and are made from the voucher's seed.
//! Buying 6 "Code", "Short code".

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::text::base64_url;

/// How long one code is shown.
pub const STEP_MS: u64 = 30_000;
const VERSION: &str = "J1";
/// RFC 2104 section 5: half of the output at the least.
const MAC_BYTES: usize = 16;
pub const TAIL: u64 = 10_000;
/// As many as a short code has behind the four digits of its voucher.
pub const SIX_DIGITS: u32 = 1_000_000;

/// The step at a time by the server, milliseconds since the epoch.
pub fn step_at(now_ms: u64) -> u64 {
    now_ms / STEP_MS
}

/// What a QR code says: `J1.<couponId>.<step>.<mac>`, the MAC in base64url.
pub fn rotating_code(seed: &[u8], coupon_id: &str, step: u64) -> String {
    let message = format!("{VERSION}.{coupon_id}.{step}");
    let mac = mac(seed, message.as_bytes()).finalize().into_bytes();
    format!("{message}.{}", base64_url(&mac[..MAC_BYTES]))
}

/// A voucher's id and the step in a rotating code. Proves nothing: compare the whole code.
pub fn parts_of_code(code: &str) -> Option<(&str, u64)> {
    let mut parts = code.split('.');
    let (version, coupon_id, step, mac) =
        (parts.next()?, parts.next()?, parts.next()?, parts.next()?);
    let is_plain = version == VERSION && !mac.is_empty() && parts.next().is_none();
    let is_number = step.bytes().all(|byte| byte.is_ascii_digit());
    let step = step.parse().ok().filter(|_| is_plain && is_number)?;
    Some((coupon_id, step))
}

/// Ten digits for a keyboard: the last four of the voucher's number, and a code of RFC 6238 with
/// HMAC-SHA-256.
pub fn short_code(seed: &[u8], coupon_number: u64, step: u64) -> String {
    format!("{:04}{:06}", coupon_number % TAIL, six_digits(seed, step))
}

/// The four digits of a short code that name the voucher.
pub fn tail_of_short_code(code: &str) -> Option<u64> {
    let is_plain = code.len() == 10 && code.bytes().all(|byte| byte.is_ascii_digit());
    code.get(..4).filter(|_| is_plain)?.parse().ok()
}

/// RFC 6238: HOTP (RFC 4226 section 5.3) of the step.
fn six_digits(seed: &[u8], step: u64) -> u32 {
    let hash = mac(seed, &step.to_be_bytes()).finalize().into_bytes();
    let offset = usize::from(hash[hash.len() - 1] & 15);
    let bytes = [
        hash[offset] & 0x7f,
        hash[offset + 1],
        hash[offset + 2],
        hash[offset + 3],
    ];
    u32::from_be_bytes(bytes) % SIX_DIGITS
}

fn mac(seed: &[u8], message: &[u8]) -> Hmac<Sha256> {
    // HMAC takes a key of any length; the type cannot say so.
    #[allow(clippy::expect_used)]
    let mac = Hmac::<Sha256>::new_from_slice(seed).expect("HMAC takes any key");
    mac.chain_update(message)
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;
    use crate::text::from_hex;

    #[derive(Deserialize)]
    struct Vectors {
        vectors: Vec<Vector>,
    }

    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Vector {
        name: String,
        seed: String,
        coupon_id: String,
        at_ms: u64,
        step: u64,
        code: String,
        short_code: String,
    }

    #[test]
    fn the_shared_vectors_hold() {
        let text = include_str!("../../../../tests/contract/voucher-code-vectors.json");
        let read: Vectors = serde_json::from_str(text).expect("the file is JSON of this shape");
        assert!(read.vectors.len() >= 10);
        for vector in read.vectors {
            let seed = from_hex(&vector.seed).expect("hex");
            let number: u64 = vector.coupon_id[1..].parse().expect("a number");
            let step = step_at(vector.at_ms);
            assert_eq!(step, vector.step, "{}", vector.name);
            let code = rotating_code(&seed, &vector.coupon_id, step);
            assert_eq!(code, vector.code, "{}", vector.name);
            let parts = parts_of_code(&code);
            assert_eq!(parts, Some((vector.coupon_id.as_str(), step)));
            let short = short_code(&seed, number, step);
            assert_eq!(short, vector.short_code, "{}", vector.name);
            assert_eq!(tail_of_short_code(&short), Some(number % TAIL));
        }
    }

    #[test]
    fn what_is_no_code_has_no_parts() {
        for text in [
            "",
            "J1",
            "J1.W7.5",
            "J1.W7.5.",
            "J1.W7.5.a.b",
            "J2.W7.5.a",
            "J1.W7.-5.a",
            "J1.W7.+5.a",
            "J1.W7.99999999999999999999.a",
        ] {
            assert_eq!(parts_of_code(text), None, "{text}");
        }
        for text in ["", "123456789", "12345678901", "123456789a", "１２３４"] {
            assert_eq!(tail_of_short_code(text), None, "{text}");
        }
    }
}
