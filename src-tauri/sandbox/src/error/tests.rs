use super::*;

const ALL: [Refusal; 13] = [
    Refusal::BodyMalformed,
    Refusal::BodyTooLarge,
    Refusal::HeaderInvalid,
    Refusal::Internal,
    Refusal::MethodRefused,
    Refusal::PathUnknown,
    Refusal::ProtocolUnsupported,
    Refusal::RateLimited,
    Refusal::RequestRepeated,
    Refusal::SignatureInvalid,
    Refusal::TimestampStale,
    Refusal::Unavailable,
    Refusal::ValueInvalid,
];

#[test]
fn each_language_has_its_own_sentence() {
    let all = ALL
        .into_iter()
        .chain(account::ALL.map(Refusal::Account))
        .chain(business::ALL.map(Refusal::Business));
    for refusal in all {
        let [a, b, c] = refusal.row().2;
        assert!(!a.is_empty() && a != b && b != c && a != c, "{refusal:?}");
    }
}

#[test]
fn only_our_own_faults_are_5xx() {
    for refusal in ALL {
        let ours = matches!(refusal, Refusal::Internal | Refusal::Unavailable);
        assert_eq!(refusal.status().is_server_error(), ours, "{refusal:?}");
    }
}
