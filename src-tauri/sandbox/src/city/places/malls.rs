//! Invented malls in real places.

pub struct Mall {
    pub name: &'static str,
    pub letters: &'static str,
    pub ground: &'static str,
    /// Name of one of [`crate::city::places::AREAS`].
    pub area: &'static str,
    pub lat: f64,
    pub lon: f64,
    pub floors: &'static [&'static str],
}

pub static MALLS: [Mall; 5] = [
    Mall {
        name: "Gelora Galeri",
        letters: "GG",
        ground: "sea",
        area: "Senayan",
        lat: -6.2251,
        lon: 106.8005,
        floors: &["LG", "G", "1", "2", "3"],
    },
    Mall {
        name: "Plaza Kelapa Kembar",
        letters: "PKK",
        ground: "pandan",
        area: "Kelapa Gading",
        lat: -6.1578,
        lon: 106.9084,
        floors: &["G", "1", "2", "3"],
    },
    Mall {
        name: "Mal Pondok Cendana",
        letters: "MPC",
        ground: "taro",
        area: "Pondok Indah",
        lat: -6.2653,
        lon: 106.7843,
        floors: &["LG", "G", "1", "2"],
    },
    Mall {
        name: "Pluit Bahari Mal",
        letters: "PBM",
        ground: "mango",
        area: "Pluit",
        lat: -6.1268,
        lon: 106.7905,
        floors: &["G", "1", "2", "3", "4"],
    },
    Mall {
        name: "Galeri Cikini Raya",
        letters: "GCR",
        ground: "guava",
        area: "Cikini",
        lat: -6.1921,
        lon: 106.8392,
        floors: &["G", "1", "2"],
    },
];
