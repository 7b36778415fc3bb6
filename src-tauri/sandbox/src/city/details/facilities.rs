//! What a place has: ways to pay, comfort, access. Merchant 3 "serviceFacilitiesCategoryList".

use jajan_contract::{
    localised::Localised,
    store_page::{Facility, FacilityCategory},
};

use crate::city::details::{Topic, dice};

/// Per cent of the stores that have it, and its name.
type Row = (usize, [&'static str; 3]);

#[rustfmt::skip]
static CATEGORIES: [([&str; 3], &[Row]); 4] = [
    (["Pembayaran", "Payment", "支付方式"], &[
        (96, ["QRIS", "QRIS", "QRIS 扫码支付"]),
        (92, ["Tunai", "Cash", "现金"]),
        (58, ["Kartu debit", "Debit card", "借记卡"]),
        (44, ["Kartu kredit", "Credit card", "信用卡"]),
        (52, ["Dompet digital", "E-wallets", "电子钱包"]),
    ]),
    (["Kenyamanan", "Comfort", "舒适设施"], &[
        (62, ["AC", "Air conditioning", "空调"]),
        (58, ["Wi-Fi gratis", "Free Wi-Fi", "免费 Wi-Fi"]),
        (40, ["Area luar ruangan", "Outdoor seating", "露天座位"]),
        (34, ["Area merokok", "Smoking area", "吸烟区"]),
        (30, ["Stopkontak di meja", "Power at the tables", "桌边插座"]),
        (18, ["Ruang privat", "Private room", "包间"]),
        (16, ["Musik langsung", "Live music", "现场音乐"]),
    ]),
    (["Keluarga & ibadah", "Family & prayer", "家庭与礼拜"], &[
        (46, ["Musala", "Prayer room", "祈祷室"]),
        (38, ["Kursi anak", "High chair", "儿童椅"]),
        (14, ["Area bermain anak", "Children's corner", "儿童乐园"]),
        (12, ["Ruang menyusui", "Nursing room", "母婴室"]),
    ]),
    (["Akses & parkir", "Access & parking", "出入与停车"], &[
        (86, ["Parkir motor", "Motorcycle parking", "摩托车停车位"]),
        (54, ["Parkir mobil", "Car parking", "汽车停车位"]),
        (28, ["Jalur kursi roda", "Wheelchair access", "无障碍通道"]),
        (72, ["Toilet", "Restroom", "洗手间"]),
        (10, ["Pengisian kendaraan listrik", "EV charging", "电动车充电"]),
    ]),
];

/// Without categories that would be empty.
pub fn of_store(store_id: i64) -> Vec<FacilityCategory> {
    let mut dice = dice(Topic::Facilities, store_id);
    let mut list = Vec::new();
    for (category, (name, rows)) in (1..).zip(&CATEGORIES) {
        let mut service_facilities = Vec::new();
        for (number, (percent, describe)) in (1..).zip(*rows) {
            if dice.percent(*percent) {
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
