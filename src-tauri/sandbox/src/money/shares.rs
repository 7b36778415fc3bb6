//! Splits an amount over the vouchers of an order. Buying 4 "discountShare".

/// `amount` in parts proportional to `weights`, which sum to the amount exactly: largest remainder,
/// ties to the first. An amount without weights goes nowhere.
pub fn shares(amount: u32, weights: &[u32]) -> Vec<u32> {
    let total: u64 = weights.iter().map(|weight| u64::from(*weight)).sum();
    if total == 0 {
        return vec![0; weights.len()];
    }
    let products = weights
        .iter()
        .map(|weight| u64::from(amount) * u64::from(*weight));
    let (mut parts, remainders): (Vec<u32>, Vec<u64>) = products
        .map(|product| ((product / total) as u32, product % total))
        .unzip();
    let given: u64 = parts.iter().map(|part| u64::from(*part)).sum();
    let mut order: Vec<usize> = (0..weights.len()).collect();
    // Stable: of equal remainders the first comes first.
    order.sort_by_key(|index| std::cmp::Reverse(remainders[*index]));
    for index in order.into_iter().take((u64::from(amount) - given) as usize) {
        parts[index] += 1;
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Dice;

    #[test]
    fn buying_4_is_exact_to_the_rupiah() {
        let prices = [45_000, 45_000, 27_000];
        assert_eq!(shares(20_000, &prices), [7_692, 7_692, 4_616]);
        assert_eq!(shares(97_000, &[1, 1, 1]), [32_334, 32_333, 32_333]);
        assert_eq!(shares(7, &[0, 0]), [0, 0]);
        assert_eq!(shares(0, &[5, 5]), [0, 0]);
    }

    #[test]
    fn parts_sum_to_the_amount_and_differ_by_less_than_one_from_the_exact_share() {
        let mut dice = Dice::new(4, 0);
        for _ in 0..10_000 {
            let count = dice.between(1, 12) as usize;
            let weights: Vec<u32> = (0..count)
                .map(|_| dice.between(1, 500_000) as u32)
                .collect();
            let total: u32 = weights.iter().sum();
            let amount = dice.between(0, i64::from(total)) as u32;
            let parts = shares(amount, &weights);
            assert_eq!(parts.iter().sum::<u32>(), amount);
            for (part, weight) in parts.iter().zip(&weights) {
                let exact = f64::from(amount) * f64::from(*weight) / f64::from(total);
                assert!((f64::from(*part) - exact).abs() < 1.0);
                assert!(part <= weight, "no voucher costs less than nothing");
            }
        }
    }
}
