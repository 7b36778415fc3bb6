//! The vouchers that are there to be tried out: S9000018 to S9000022. README "Stores to know".

use jajan_contract::order::bill::BillMode;

use crate::city::stars::BUSY_STORE;
use crate::ids::FIRST_UNLISTED;

/// One voucher for each edge of a purchase, in the order of [`EDGES`].
pub const EDGE_STORE: i64 = 9_000_018;
/// The bill of buying 4 in each mode, in the order of [`BILL_MODES`].
const FIRST_BILL_STORE: i64 = 9_000_019;
/// Takes cash for what is bought here.
pub const CASH_STORE: i64 = 9_000_022;

/// The one flash deal that the app alone sells: store, and place in it.
pub const FLASH_APP_ONLY: (i64, i64) = (47, 2);

pub const BILL_MODES: [BillMode; 3] = [BillMode::Tender, BillMode::Discount, BillMode::AllIn];

/// What is special about a voucher of [`EDGE_STORE`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Edge {
    OneRupiah,
    AtQrisLimit,
    OverQrisLimit,
    LastOne,
    Withdrawn,
    PriceRose,
    AppOnly,
    UltraCode,
    CombinedCode,
    OtherLink,
    Paper,
    NotYetEffective,
    NotYetOnSale,
}

pub const EDGES: [Edge; 13] = [
    Edge::OneRupiah,
    Edge::AtQrisLimit,
    Edge::OverQrisLimit,
    Edge::LastOne,
    Edge::Withdrawn,
    Edge::PriceRose,
    Edge::AppOnly,
    Edge::UltraCode,
    Edge::CombinedCode,
    Edge::OtherLink,
    Edge::Paper,
    Edge::NotYetEffective,
    Edge::NotYetOnSale,
];

/// `sort` is the voucher's place in its store.
pub fn edge(store_id: i64, sort: i64) -> Option<Edge> {
    let place = usize::try_from(sort).ok()?;
    (store_id == EDGE_STORE).then(|| EDGES.get(place).copied())?
}

pub fn bill_mode(store_id: i64) -> Option<BillMode> {
    let place = usize::try_from(store_id - FIRST_BILL_STORE).ok()?;
    BILL_MODES.get(place).copied()
}

/// A store to know: its vouchers can be used whenever it is tried.
pub fn is_any_hour(store_id: i64) -> bool {
    store_id == BUSY_STORE || store_id >= FIRST_UNLISTED
}

pub fn is_special(store_id: i64) -> bool {
    (EDGE_STORE..=CASH_STORE).contains(&store_id)
}
