//! Reasons for a refund. Merchant 3 "Refund": reason and detail.

use jajan_contract::{
    localised::Localised,
    order::refund::{RefundReason, RefundReasonDetail},
};

/// A code with its name in Indonesian, English and Chinese.
type Named = (&'static str, [&'static str; 3]);

static REASONS: [(Named, &[Named]); 4] = [
    (
        ("PLANS", ["Rencana berubah", "My plans changed", "计划有变"]),
        &[
            (
                "NO_TIME",
                ["Tidak sempat datang", "I have no time to go", "没时间去"],
            ),
            (
                "TOO_FAR",
                ["Lokasinya terlalu jauh", "It is too far away", "距离太远"],
            ),
            (
                "COMPANY",
                [
                    "Teman makan batal",
                    "My company cancelled",
                    "同行的人取消了",
                ],
            ),
        ],
    ),
    (
        (
            "MISTAKE",
            ["Salah beli", "I bought it by mistake", "买错了"],
        ),
        &[
            (
                "VOUCHER",
                ["Salah voucher", "The wrong voucher", "买错代金券"],
            ),
            ("OUTLET", ["Salah outlet", "The wrong outlet", "买错门店"]),
            ("QUANTITY", ["Terlalu banyak", "Too many", "数量太多"]),
        ],
    ),
    (
        (
            "OUTLET",
            [
                "Ada masalah di outlet",
                "A problem at the outlet",
                "门店有问题",
            ],
        ),
        &[
            (
                "CLOSED",
                ["Outlet tutup", "The outlet is closed", "门店停业"],
            ),
            (
                "BUSY",
                ["Selalu penuh", "It is always full", "总是没有座位"],
            ),
            (
                "DIFFERENT",
                [
                    "Tidak sesuai keterangan",
                    "It is not as described",
                    "与描述不符",
                ],
            ),
        ],
    ),
    (
        ("OTHER", ["Alasan lain", "Another reason", "其他原因"]),
        &[],
    ),
];

/// All, in the order in which they are offered.
pub fn all() -> Vec<RefundReason> {
    let reason = |((reason, name), details): &((&str, [&str; 3]), &[Named])| RefundReason {
        reason: (*reason).to_owned(),
        name: (*name).into(),
        detail_list: details
            .iter()
            .map(|(detail, name)| RefundReasonDetail {
                detail: (*detail).to_owned(),
                name: (*name).into(),
            })
            .collect(),
    };
    REASONS.iter().map(reason).collect()
}

/// The name of a reason; absent: there is no such reason.
pub fn reason(code: &str) -> Option<Localised> {
    let found = REASONS.iter().find(|((reason, _), _)| *reason == code);
    found.map(|((_, name), _)| (*name).into())
}

/// The name of a detail; absent: the reason has no such detail.
pub fn detail(code: &str, detail: &str) -> Option<Localised> {
    let (_, details) = REASONS.iter().find(|((reason, _), _)| *reason == code)?;
    let (_, name) = details.iter().find(|(known, _)| *known == detail)?;
    Some((*name).into())
}
