//! The small print of a voucher, in whole sentences. Merchant 3 "Voucher".

use jajan_contract::{localised::Localised, order::bill::BillMode, product::VoucherKind};

use crate::city::details::{Topic, dice};

type Text = [&'static str; 3];

const ALL_IN: Text = [
    "Harga sudah termasuk pajak dan biaya layanan.",
    "Tax and service are in the price.",
    "价格已含税和服务费。",
];
const TAX_AT_OUTLET: Text = [
    "Pajak dan biaya layanan dibayar di outlet.",
    "Tax and service are paid at the outlet.",
    "税和服务费在门店支付。",
];
const NO_CHANGE: Text = [
    "Nilai voucher yang tidak terpakai tidak diganti uang.",
    "What the voucher does not use up is not paid out.",
    "代金券未用完的金额不予找零。",
];
const FOREIGN: Text = [
    "Setelah kodenya dibuka, voucher tidak bisa dikembalikan atas permintaan.",
    "Once its code is shown, the voucher cannot be returned on request.",
    "查看券码后，不支持主动退款。",
];
const PAPER: Text = [
    "Tukarkan dengan voucher kertas di kasir.",
    "Exchange it for the paper voucher at the counter.",
    "请在收银台兑换纸质券。",
];

#[rustfmt::skip]
static OTHERS: [Text; 5] = [
    ["Tidak bisa digabung dengan promo lain.", "Not with other promotions.", "不与其他优惠同享。"],
    ["Reservasi dulu untuk 6 orang atau lebih.", "Please book for 6 people or more.", "6 人及以上请提前预订。"],
    ["Menu bisa diganti dengan yang setara jika habis.", "Dishes that run out may be replaced by others of the same worth.", "菜品售罄时可换等值菜品。"],
    ["Boleh dibungkus.", "May be taken away.", "可打包。"],
    ["Foto hanya gambaran; penyajian bisa berbeda.", "Pictures are examples; what is served may look different.", "图片仅供参考，以实物为准。"],
];

/// Three to five sentences. They never say anything against the rules that the app shows.
pub fn terms(product_id: i64, is_cash: bool, mode: BillMode, kind: VoucherKind) -> Vec<Localised> {
    let mut dice = dice(Topic::Terms, product_id);
    let mut list = vec![match mode {
        BillMode::AllIn => ALL_IN,
        BillMode::Tender | BillMode::Discount => TAX_AT_OUTLET,
    }];
    if is_cash {
        list.push(NO_CHANGE);
    }
    match kind {
        VoucherKind::Standard => {}
        VoucherKind::Paper => list.extend([PAPER, FOREIGN]),
        VoucherKind::UltraCode | VoucherKind::CombinedCode | VoucherKind::OtherLink => {
            list.push(FOREIGN);
        }
    }
    let first = dice.below(OTHERS.len());
    let count = dice.between(1, 2) as usize;
    list.extend((0..count).map(|index| OTHERS[(first + index) % OTHERS.len()]));
    if list.len() < 3 {
        list.push(OTHERS[(first + count) % OTHERS.len()]);
    }
    list.truncate(5);
    list.into_iter().map(Localised::from).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn no_sentence_comes_twice() {
        for product_id in 1..500 {
            let is_cash = product_id % 2 == 0;
            let kind = match product_id % 3 {
                0 => VoucherKind::Paper,
                _ => VoucherKind::Standard,
            };
            let list = terms(product_id, is_cash, BillMode::Tender, kind);
            assert!((3..=5).contains(&list.len()));
            let texts: HashSet<_> = list.iter().map(|text| text.id_id.clone()).collect();
            assert_eq!(texts.len(), list.len());
        }
    }
}
