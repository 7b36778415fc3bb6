//! Campaigns of operations: which red envelopes one link hands out. The offers themselves, which
//! operations change, are in the database by their codes.

use jajan_contract::localised::Localised;

pub struct Delivery {
    pub page_id: &'static str,
    title: [&'static str; 3],
    rules: [&'static str; 3],
    /// Of offers, in the order in which they are shown.
    pub codes: &'static [&'static str],
}

impl Delivery {
    pub fn title(&self) -> Localised {
        localised(self.title)
    }

    pub fn rules(&self) -> Localised {
        localised(self.rules)
    }
}

fn localised([id_id, en_us, zh_cn]: [&str; 3]) -> Localised {
    Localised::new(id_id, en_us, zh_cn)
}

/// The first is the one that runs.
pub static DELIVERIES: [Delivery; 2] = [
    Delivery {
        page_id: "jajan-hemat",
        title: ["Pekan Jajan Hemat", "Eat for less week", "省钱吃喝周"],
        rules: [
            "Satu angpao dari tiap jenis untuk satu orang, selama masih ada. Berlaku untuk satu \
             pesanan, tidak bisa digabung.",
            "One red packet of each kind for each person, while there are any. Good for one order \
             and not combined with others.",
            "每人每种红包限领一个，领完为止。每单限用一个，不可叠加。",
        ],
        codes: &["JAJAN10", "HEMAT25", "APLIKASI15"],
    },
    Delivery {
        page_id: "tahun-lalu",
        title: ["Promo akhir tahun", "Year-end offers", "年末优惠"],
        rules: [
            "Promo ini sudah selesai.",
            "This campaign is over.",
            "活动已结束。",
        ],
        codes: &["LALU20"],
    },
];

/// Empty: the one that runs.
pub fn find(page_id: &str) -> Option<&'static Delivery> {
    match page_id {
        "" => DELIVERIES.first(),
        _ => DELIVERIES.iter().find(|page| page.page_id == page_id),
    }
}
