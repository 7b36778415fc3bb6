use super::*;

#[test]
fn each_language_has_its_own_sentence() {
    let accounts = Account::ALL
        .iter()
        .map(|account| Refusal::Account(*account));
    let businesses = Business::ALL
        .iter()
        .map(|business| Refusal::Business(*business));
    let buying = Buying::ALL.iter().map(|buying| Refusal::Buying(*buying));
    let owning = Owning::ALL.iter().map(|owning| Refusal::Owning(*owning));
    for refusal in accounts
        .chain(businesses)
        .chain(buying)
        .chain(owning)
        .chain(Refusal::ALL.iter().copied())
    {
        let [a, b, c] = refusal.row().2;
        assert!(!a.is_empty() && a != b && b != c && a != c, "{refusal:?}");
    }
}

#[test]
fn only_our_own_faults_are_5xx() {
    for refusal in Refusal::ALL.iter().copied() {
        let ours = matches!(refusal, Refusal::Internal | Refusal::Unavailable);
        assert_eq!(refusal.status().is_server_error(), ours, "{refusal:?}");
    }
}
