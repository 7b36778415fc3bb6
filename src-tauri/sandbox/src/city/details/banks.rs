//! Banks that take refunds, with their codes of Bank Indonesia.

use jajan_contract::order::refund::Bank;

/// By name.
static BANKS: [(&str, &str); 32] = [
    ("567", "Allo Bank"),
    ("501", "Bank BCA Digital (blu)"),
    ("129", "Bank BPD Bali"),
    ("111", "Bank DKI"),
    ("542", "Bank Jago"),
    ("113", "Bank Jateng"),
    ("114", "Bank Jatim"),
    ("097", "Bank Mayapada"),
    ("426", "Bank Mega"),
    ("147", "Bank Muamalat"),
    ("490", "Bank Neo Commerce"),
    ("494", "Bank Raya"),
    ("153", "Bank Sinarmas"),
    ("213", "Bank SMBC Indonesia"),
    ("014", "BCA"),
    ("110", "BJB"),
    ("009", "BNI"),
    ("002", "BRI"),
    ("451", "BSI"),
    ("200", "BTN"),
    ("022", "CIMB Niaga"),
    ("011", "Danamon"),
    ("046", "DBS Indonesia"),
    ("087", "HSBC Indonesia"),
    ("008", "Mandiri"),
    ("016", "Maybank Indonesia"),
    ("028", "OCBC"),
    ("019", "Panin"),
    ("013", "Permata"),
    ("535", "SeaBank"),
    ("562", "Superbank"),
    ("023", "UOB Indonesia"),
];

pub fn all() -> Vec<Bank> {
    let bank = |(code, name): &(&str, &str)| Bank {
        bank_code: (*code).to_owned(),
        bank_name: (*name).to_owned(),
    };
    BANKS.iter().map(bank).collect()
}

pub fn is_known(name: &str) -> bool {
    BANKS.iter().any(|(_, known)| *known == name)
}
