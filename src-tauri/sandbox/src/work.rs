//! Work that a device proves: expensive to do, cheap to check, of use for one challenge. Decisions "The
//! slider's second way is work".

use jajan_contract::account::SliderWork;
use sha2::{Digest, Sha256};

/// Several small parts vary less in time than a large one.
const PARTS: u32 = 16;
/// With [`PARTS`] 131,072 hashes on average: about a second of a cheap phone.
const BITS: u32 = 13;
/// The most takes 32 times as long, which a challenge's two minutes still hold.
const MAX_MORE_BITS: u32 = 5;
/// Challenges that a device and an address get before the work doubles; then each doubling doubles it.
const FREE_OF_DEVICE: usize = 2;
const FREE_OF_ADDRESS: usize = 16;

/// For a device that was given so many challenges lately, and its address so many.
pub fn demanded(of_device: usize, of_address: usize) -> SliderWork {
    let doublings = |count: usize, free: usize| (count / free).max(1).ilog2();
    let more = doublings(of_device, FREE_OF_DEVICE).max(doublings(of_address, FREE_OF_ADDRESS));
    SliderWork {
        parts: PARTS,
        bits: BITS + more.min(MAX_MORE_BITS),
    }
}

/// Whether these numbers prove the work of a challenge: [`PARTS`] hashes at most.
pub fn is_done(challenge_id: &str, bits: u32, numbers: &[u32]) -> bool {
    numbers.len() == PARTS as usize
        && numbers
            .iter()
            .enumerate()
            .all(|(part, number)| zero_bits(challenge_id, part, *number) >= bits)
}

fn zero_bits(challenge_id: &str, part: usize, number: u32) -> u32 {
    let hash = Sha256::digest(format!("{challenge_id}:{part}:{number}"));
    let head = hash.iter().take(8);
    head.fold(0_u64, |bits, byte| bits << 8 | u64::from(*byte))
        .leading_zeros()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_work_is_checked_part_by_part_and_for_its_challenge_only() {
        let solved = |id: &str| -> Vec<u32> {
            let first = |part| (0..).find(|number| zero_bits(id, part, *number) >= 6);
            (0..PARTS as usize).filter_map(first).collect()
        };
        let numbers = solved("one");
        assert!(is_done("one", 6, &numbers));
        assert!(!is_done("another", 6, &numbers));
        assert!(!is_done("one", 20, &numbers));
        assert!(!is_done("one", 6, &numbers[1..]));
        assert!(!is_done("one", 6, &[]));
        assert!(!is_done("one", 0, &[numbers[0]; 17]));
    }

    #[test]
    fn the_work_doubles_with_the_challenges_of_a_device_and_of_its_address() {
        let bits = |device, address| demanded(device, address).bits;
        assert_eq!(
            [0, 1, 3, 4, 8, 16, 60].map(|n| bits(n, n)),
            [13, 13, 13, 14, 15, 16, 17]
        );
        assert_eq!(
            [1, 31, 32, 64, 600].map(|n| bits(1, n)),
            [13, 13, 14, 15, 18]
        );
        assert_eq!(bits(60_000, 60_000), 18);
    }
}
