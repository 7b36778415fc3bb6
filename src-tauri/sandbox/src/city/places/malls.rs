//! Invented malls in real places.

pub struct Mall {
    pub name: &'static str,
    pub letters: &'static str,
    pub ground: &'static str,
    /// Name of one of [`crate::city::places::AREAS`].
    pub area: &'static str,
    pub lat: f64,
    pub lon: f64,
    /// Place of its street among the area's, and its number there.
    pub street: usize,
    pub house_number: i64,
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
        street: 0,
        house_number: 8,
        floors: &["LG", "G", "1", "2", "3"],
    },
    Mall {
        name: "Plaza Kelapa Kembar",
        letters: "PKK",
        ground: "pandan",
        area: "Kelapa Gading",
        lat: -6.1578,
        lon: 106.9084,
        street: 0,
        house_number: 88,
        floors: &["G", "1", "2", "3"],
    },
    Mall {
        name: "Mal Pondok Cendana",
        letters: "MPC",
        ground: "taro",
        area: "Pondok Indah",
        lat: -6.2653,
        lon: 106.7843,
        street: 0,
        house_number: 21,
        floors: &["LG", "G", "1", "2"],
    },
    Mall {
        name: "Pluit Bahari Mal",
        letters: "PBM",
        ground: "mango",
        area: "Pluit",
        lat: -6.1268,
        lon: 106.7905,
        street: 0,
        house_number: 62,
        floors: &["G", "1", "2", "3", "4"],
    },
    Mall {
        name: "Galeri Cikini Raya",
        letters: "GCR",
        ground: "guava",
        area: "Cikini",
        lat: -6.1921,
        lon: 106.8392,
        street: 0,
        house_number: 73,
        floors: &["G", "1", "2"],
    },
];
