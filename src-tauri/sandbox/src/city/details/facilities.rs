//! What a place has: ways to pay, comfort, access. Merchant 3 "serviceFacilitiesCategoryList".

use jajan_contract::{
    localised::Localised,
    store_page::{Facility, FacilityCategory},
};

use crate::city::details::{Topic, dice};

/// What kind of a place it is, as one sees from the street.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// A cart, a tent or a small eatery.
    Stall,
    /// Coffee, tea, bread, sweets.
    Cafe,
    Restaurant,
    /// What a mall has, all its stores have.
    Mall,
}

/// Who spends less than this at a kitchen of the street eats at a stall.
const STALL_RP: u32 = 50_000;

pub fn format(kind_id: i64, in_mall: bool, price_per_capita: u32) -> Format {
    match kind_id {
        _ if in_mall => Format::Mall,
        201 | 202 | 301 | 302 | 502 => Format::Cafe,
        101..=106 | 203 | 303 if price_per_capita < STALL_RP => Format::Stall,
        _ => Format::Restaurant,
    }
}

/// Per cent of the places of each [`Format`] that have it, and its name.
type Row = ([usize; 4], [&'static str; 3]);

#[rustfmt::skip]
static CATEGORIES: [([&str; 3], &[Row]); 4] = [
    // At its till, for a meal: whether it takes cash for a voucher is `vouchers::takes_cash`.
    (["Bayar di kasir", "Paying at the till", "收银台付款"], &[
        ([94, 98, 97, 100], ["QRIS", "QRIS", "QRIS 扫码支付"]),
        ([100, 88, 92, 86], ["Tunai di kasir", "Cash at the till", "收银台可付现金"]),
        ([ 6, 72, 82, 100], ["Kartu debit", "Debit card", "借记卡"]),
        ([ 0, 48, 74, 92], ["Kartu kredit", "Credit card", "信用卡"]),
        ([38, 62, 56, 78], ["Dompet digital", "E-wallets", "电子钱包"]),
    ]),
    (["Kenyamanan", "Comfort", "舒适设施"], &[
        ([ 4, 84, 86, 100], ["AC", "Air conditioning", "空调"]),
        ([ 8, 90, 60, 82], ["Wi-Fi gratis", "Free Wi-Fi", "免费 Wi-Fi"]),
        ([46, 44, 38, 0], ["Area luar ruangan", "Outdoor seating", "露天座位"]),
        ([30, 36, 28, 0], ["Area merokok", "Smoking area", "吸烟区"]),
        ([ 0, 66, 22, 30], ["Stopkontak di meja", "Power at the tables", "桌边插座"]),
        ([ 0, 6, 34, 12], ["Ruang privat", "Private room", "包间"]),
        ([ 0, 20, 16, 0], ["Musik langsung", "Live music", "现场音乐"]),
    ]),
    (["Keluarga & ibadah", "Family & prayer", "家庭与礼拜"], &[
        ([12, 40, 58, 100], ["Musala", "Prayer room", "祈祷室"]),
        ([ 0, 34, 66, 74], ["Kursi anak", "High chair", "儿童椅"]),
        ([ 0, 6, 22, 16], ["Area bermain anak", "Children's corner", "儿童乐园"]),
        ([ 0, 2, 8, 100], ["Ruang menyusui", "Nursing room", "母婴室"]),
    ]),
    (["Akses & parkir", "Access & parking", "出入与停车"], &[
        ([82, 88, 88, 100], ["Parkir motor", "Motorcycle parking", "摩托车停车位"]),
        ([10, 50, 78, 100], ["Parkir mobil", "Car parking", "汽车停车位"]),
        ([ 2, 26, 34, 100], ["Jalur kursi roda", "Wheelchair access", "无障碍通道"]),
        ([24, 92, 94, 100], ["Toilet", "Restroom", "洗手间"]),
        ([ 0, 2, 8, 100], ["Pengisian kendaraan listrik", "EV charging", "电动车充电"]),
    ]),
];

/// Without categories that would be empty.
pub fn of_store(store_id: i64, format: Format) -> Vec<FacilityCategory> {
    let mut dice = dice(Topic::Facilities, store_id);
    let mut list = Vec::new();
    for (category, (name, rows)) in (1..).zip(&CATEGORIES) {
        let mut service_facilities = Vec::new();
        for (number, (percents, describe)) in (1..).zip(*rows) {
            if dice.percent(percents[format as usize]) {
                service_facilities.push(Facility {
                    id: format!("{category}{number:02}"),
                    describe_name: Localised::from(*describe),
                });
            }
        }
        if !service_facilities.is_empty() {
            list.push(FacilityCategory {
                id: category.to_string(),
                category_name: Localised::from(*name),
                service_facilities,
            });
        }
    }
    list
}
