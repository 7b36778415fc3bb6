//! Provinces, cities and districts, with their administrative codes.

pub struct Region {
    pub id: i64,
    pub name: &'static str,
    /// Degrees.
    pub lat: f64,
    pub lon: f64,
}

const fn region(id: i64, name: &'static str, lat: f64, lon: f64) -> Region {
    Region { id, name, lat, lon }
}

/// Parents before children.
pub static REGIONS: [Region; 56] = [
    region(31, "DKI Jakarta", -6.2088, 106.8456),
    region(3171, "Jakarta Pusat", -6.1865, 106.8341),
    region(3172, "Jakarta Utara", -6.1214, 106.8895),
    region(3173, "Jakarta Barat", -6.1674, 106.7637),
    region(3174, "Jakarta Selatan", -6.2615, 106.8106),
    region(3175, "Jakarta Timur", -6.2250, 106.9004),
    region(317_101, "Gambir", -6.1706, 106.8170),
    region(317_102, "Sawah Besar", -6.1554, 106.8327),
    region(317_103, "Kemayoran", -6.1625, 106.8567),
    region(317_104, "Senen", -6.1823, 106.8457),
    region(317_105, "Cempaka Putih", -6.1806, 106.8686),
    region(317_106, "Menteng", -6.1950, 106.8326),
    region(317_107, "Tanah Abang", -6.2050, 106.8110),
    region(317_108, "Johar Baru", -6.1830, 106.8550),
    region(317_201, "Penjaringan", -6.1180, 106.7800),
    region(317_202, "Tanjung Priok", -6.1320, 106.8710),
    region(317_203, "Koja", -6.1170, 106.9060),
    region(317_204, "Cilincing", -6.1290, 106.9420),
    region(317_205, "Pademangan", -6.1330, 106.8400),
    region(317_206, "Kelapa Gading", -6.1600, 106.9050),
    region(317_301, "Cengkareng", -6.1530, 106.7350),
    region(317_302, "Grogol Petamburan", -6.1620, 106.7880),
    region(317_303, "Taman Sari", -6.1460, 106.8180),
    region(317_304, "Tambora", -6.1480, 106.8000),
    region(317_305, "Kebon Jeruk", -6.1940, 106.7690),
    region(317_306, "Kalideres", -6.1390, 106.7040),
    region(317_307, "Palmerah", -6.1900, 106.7960),
    region(317_308, "Kembangan", -6.1880, 106.7370),
    region(317_401, "Tebet", -6.2310, 106.8510),
    region(317_402, "Setiabudi", -6.2200, 106.8280),
    region(317_403, "Mampang Prapatan", -6.2500, 106.8230),
    region(317_404, "Pasar Minggu", -6.2850, 106.8430),
    region(317_405, "Kebayoran Lama", -6.2480, 106.7800),
    region(317_406, "Cilandak", -6.2890, 106.7960),
    region(317_407, "Kebayoran Baru", -6.2430, 106.8000),
    region(317_408, "Pancoran", -6.2560, 106.8480),
    region(317_409, "Jagakarsa", -6.3340, 106.8240),
    region(317_410, "Pesanggrahan", -6.2560, 106.7580),
    region(317_501, "Matraman", -6.2030, 106.8610),
    region(317_502, "Pulo Gadung", -6.1920, 106.8930),
    region(317_503, "Jatinegara", -6.2300, 106.8820),
    region(317_504, "Kramat Jati", -6.2740, 106.8690),
    region(317_505, "Pasar Rebo", -6.3290, 106.8560),
    region(317_506, "Cakung", -6.1830, 106.9470),
    region(317_507, "Duren Sawit", -6.2340, 106.9180),
    region(317_508, "Makasar", -6.2710, 106.8910),
    region(317_509, "Ciracas", -6.3290, 106.8780),
    region(317_510, "Cipayung", -6.3230, 106.9030),
    // For the stores of `unusual.rs`, in the country's other zones.
    region(73, "Sulawesi Selatan", -5.1430, 119.4120),
    region(7371, "Makassar", -5.1430, 119.4120),
    region(737_104, "Ujung Pandang", -5.1390, 119.4110),
    region(737_109, "Panakkukang", -5.1530, 119.4480),
    region(91, "Papua", -2.5370, 140.7180),
    region(9171, "Jayapura", -2.5370, 140.7180),
    region(917_101, "Jayapura Utara", -2.5330, 140.7180),
    region(917_103, "Abepura", -2.6130, 140.6650),
];
