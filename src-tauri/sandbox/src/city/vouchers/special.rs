//! The vouchers of stores that are there to be tried out; what is special about them is in
//! `city/details/special.rs`.

use crate::city::details::special::{EDGES, Edge};
use crate::city::roles::MenuItem;
use crate::city::vouchers::meals::{Meal, set};
use crate::city::vouchers::single::{Voucher, plain};
use crate::dice::Dice;

const STREAM: u64 = 0x6564_6765;
const FACE: i64 = 100_000;
const PRICE: i64 = 75_000;
/// Rupiah of one payment by QRIS at most (buying 3 `qrisMaxRp`).
const QRIS_MAX: i64 = 10_000_000;

/// One for each of [`EDGES`].
pub fn edges(menu: &[MenuItem]) -> Vec<Voucher> {
    EDGES.iter().map(|edge| of_edge(*edge, menu)).collect()
}

/// Face 100.000 bought at 75.000: the example of buying 4. All-in it is a set meal.
pub fn of_bill(is_all_in: bool, menu: &[MenuItem]) -> Vec<Voucher> {
    match is_all_in {
        true => vec![meal(menu)],
        false => vec![cash(text("Rp100.000"))],
    }
}

/// Cash and a set meal.
pub fn ordinary(menu: &[MenuItem]) -> Vec<Voucher> {
    vec![cash(text("Rp100.000")), meal(menu)]
}

#[rustfmt::skip]
fn of_edge(edge: Edge, menu: &[MenuItem]) -> Voucher {
    let named = |id: &str, en: &str, zh: &str| {
        cash([
            format!("Voucher tunai Rp100.000, {id}"),
            format!("Rp100.000 cash voucher, {en}"),
            format!("Rp100.000 代金券，{zh}"),
        ])
    };
    match edge {
        Edge::OneRupiah => Voucher {
            original_price: 10_000,
            sale_price: 1,
            ..cash(text("Rp10.000"))
        },
        Edge::AtQrisLimit => Voucher {
            original_price: QRIS_MAX + 2_000_000,
            sale_price: QRIS_MAX,
            ..cash(text("Rp12.000.000"))
        },
        Edge::OverQrisLimit => Voucher {
            original_price: QRIS_MAX + 2_500_000,
            sale_price: QRIS_MAX + 1,
            ..cash(text("Rp12.500.000"))
        },
        Edge::LastOne => Voucher { remaining_stock: 1, ..meal(menu) },
        Edge::Withdrawn => Voucher {
            is_withdrawn: true,
            ..named("ditarik", "withdrawn", "已停售")
        },
        Edge::PriceRose => named("harga naik", "dearer than before", "已涨价"),
        Edge::AppOnly => named("khusus aplikasi", "in the app only", "仅限应用内"),
        Edge::UltraCode => named("kode Ultra", "Ultra code", "Ultra 券码"),
        Edge::CombinedCode => named("kode gabungan", "combined code", "组合券码"),
        Edge::OtherLink => named("lewat tautan", "by a link", "外部链接"),
        Edge::Paper => named("kertas", "on paper", "纸质券"),
        Edge::NotYetEffective => named("berlaku minggu depan", "good from next week", "下周生效"),
        Edge::NotYetOnSale => Voucher {
            reserve_mode: true,
            ..named("segera dijual", "on sale soon", "即将开售")
        },
    }
}

fn text(amount: &str) -> [String; 3] {
    [
        format!("Voucher tunai {amount}"),
        format!("{amount} cash voucher"),
        format!("{amount} 代金券"),
    ]
}

fn cash(name: [String; 3]) -> Voucher {
    let mut dice = Dice::new(STREAM, 0);
    buyable(plain(&mut dice, "CASH_COUPON", name, "ticket", FACE, PRICE))
}

fn meal(menu: &[MenuItem]) -> Voucher {
    let mut dice = Dice::new(STREAM, 1);
    let Meal { name, art, .. } = set(&mut dice, menu, 2);
    buyable(plain(&mut dice, "GROUP_COUPON", name, art, FACE, PRICE))
}

fn buyable(voucher: Voucher) -> Voucher {
    Voucher {
        remaining_stock: 240,
        reserve_mode: false,
        user_limit: false,
        user_group_ok: true,
        ..voucher
    }
}
