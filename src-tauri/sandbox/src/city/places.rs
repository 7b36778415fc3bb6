//! Jakarta: its cities and districts with their administrative codes, the neighbourhoods that
//! people name, and their streets. Positions are of the real places, to about a hundred metres.

mod malls;
mod regions;
pub mod streets;

pub use malls::{MALLS, Mall};
pub use regions::REGIONS;

pub struct Area {
    pub district_id: i64,
    pub name: &'static str,
    /// Degrees; the busiest point.
    pub lat: f64,
    pub lon: f64,
    /// Share of the stores.
    pub weight: u32,
    /// Kilometres over which the stores thin out.
    pub spread_km: f64,
    pub streets: [&'static str; 3],
}

const fn area(
    district_id: i64,
    name: &'static str,
    (lat, lon): (f64, f64),
    weight: u32,
    spread_km: f64,
    streets: [&'static str; 3],
) -> Area {
    Area {
        district_id,
        name,
        lat,
        lon,
        weight,
        spread_km,
        streets,
    }
}

#[rustfmt::skip]
pub static AREAS: [Area; 63] = [
    area(317_101, "Gambir", (-6.1706, 106.8170), 22, 1.0, ["Jl. Abdul Muis", "Jl. Cideng Barat", "Jl. Batu Tulis"]),
    area(317_101, "Petojo", (-6.1680, 106.8110), 14, 0.7, ["Jl. Suryopranoto", "Jl. AM Sangaji", "Jl. Tanah Abang II"]),
    area(317_102, "Pasar Baru", (-6.1630, 106.8340), 24, 0.8, ["Jl. Pasar Baru", "Jl. Samanhudi", "Jl. Krekot Bunder"]),
    area(317_102, "Mangga Dua", (-6.1370, 106.8280), 18, 0.7, ["Jl. Mangga Dua Raya", "Jl. Gunung Sahari", "Jl. Arteri Mangga Dua"]),
    area(317_103, "Kemayoran", (-6.1625, 106.8567), 20, 1.1, ["Jl. Bendungan Jago", "Jl. Garuda", "Jl. Kemayoran Gempol"]),
    area(317_104, "Senen", (-6.1823, 106.8457), 22, 0.8, ["Jl. Kramat Raya", "Jl. Kwitang Raya", "Jl. Bungur Besar"]),
    area(317_105, "Cempaka Putih", (-6.1806, 106.8686), 18, 0.9, ["Jl. Cempaka Putih Raya", "Jl. Rawasari Selatan", "Jl. Letjen Suprapto"]),
    area(317_106, "Menteng", (-6.1950, 106.8326), 34, 0.9, ["Jl. HOS Cokroaminoto", "Jl. Teuku Cik Ditiro", "Jl. Sutan Syahrir"]),
    area(317_106, "Cikini", (-6.1915, 106.8385), 30, 0.6, ["Jl. Cikini Raya", "Jl. Raden Saleh", "Jl. Pegangsaan Timur"]),
    area(317_107, "Tanah Abang", (-6.1870, 106.8110), 26, 0.8, ["Jl. KH Mas Mansyur", "Jl. Fachrudin", "Jl. Kebon Kacang Raya"]),
    area(317_107, "Bendungan Hilir", (-6.2110, 106.8120), 30, 0.7, ["Jl. Bendungan Hilir", "Jl. Danau Toba", "Jl. Penjernihan I"]),
    area(317_107, "Senayan", (-6.2220, 106.8020), 34, 0.9, ["Jl. Asia Afrika", "Jl. Gerbang Pemuda", "Jl. Pintu Satu Senayan"]),
    area(317_108, "Johar Baru", (-6.1830, 106.8550), 14, 0.7, ["Jl. Percetakan Negara", "Jl. Johar Baru Raya", "Jl. Tanah Tinggi"]),
    area(317_201, "Pluit", (-6.1260, 106.7910), 34, 1.0, ["Jl. Pluit Kencana", "Jl. Pluit Karang Timur", "Jl. Pluit Sakti Raya"]),
    area(317_201, "Muara Karang", (-6.1190, 106.7790), 30, 0.8, ["Jl. Muara Karang Raya", "Jl. Pluit Karang Utara", "Jl. Pluit Karang Ayu"]),
    area(317_201, "Pantai Indah", (-6.1110, 106.7420), 24, 1.0, ["Jl. Marina Indah", "Jl. Pantai Indah Barat", "Jl. Camar Indah"]),
    area(317_202, "Sunter", (-6.1410, 106.8660), 28, 1.0, ["Jl. Danau Sunter Utara", "Jl. Sunter Agung", "Jl. Agung Niaga"]),
    area(317_202, "Tanjung Priok", (-6.1250, 106.8800), 16, 1.0, ["Jl. Enggano", "Jl. Yos Sudarso", "Jl. Bugis"]),
    area(317_203, "Koja", (-6.1170, 106.9060), 14, 0.9, ["Jl. Kramat Jaya", "Jl. Mindi", "Jl. Cipeucang"]),
    area(317_204, "Cilincing", (-6.1290, 106.9420), 12, 1.2, ["Jl. Cilincing Raya", "Jl. Akses Marunda", "Jl. Kesatriaan"]),
    area(317_205, "Ancol", (-6.1260, 106.8370), 20, 0.8, ["Jl. Lodan Raya", "Jl. Pantai Ria", "Jl. RE Martadinata"]),
    area(317_206, "Kelapa Gading", (-6.1600, 106.9050), 46, 1.2, ["Jl. Boulevard Raya", "Jl. Kelapa Nias Raya", "Jl. Gading Kirana"]),
    area(317_301, "Cengkareng", (-6.1530, 106.7350), 20, 1.3, ["Jl. Lingkar Luar", "Jl. Kamal Raya", "Jl. Utama Raya"]),
    area(317_302, "Grogol", (-6.1660, 106.7890), 26, 0.9, ["Jl. Dr. Muwardi", "Jl. Makaliwe Raya", "Jl. Semeru"]),
    area(317_302, "Tanjung Duren", (-6.1750, 106.7880), 38, 0.7, ["Jl. Tanjung Duren Raya", "Jl. Tanjung Gedong", "Jl. Tanjung Duren Barat"]),
    area(317_303, "Glodok", (-6.1440, 106.8150), 30, 0.6, ["Jl. Kemurnian", "Jl. Pancoran Glodok", "Jl. Gajah Mada"]),
    area(317_303, "Mangga Besar", (-6.1500, 106.8200), 30, 0.7, ["Jl. Mangga Besar Raya", "Jl. Tamansari Raya", "Jl. Mangga Besar VIII"]),
    area(317_304, "Tambora", (-6.1480, 106.8000), 16, 0.8, ["Jl. Jembatan Besi", "Jl. KH Moh. Mansyur", "Jl. Duri Utara"]),
    area(317_305, "Kebon Jeruk", (-6.1940, 106.7690), 26, 1.1, ["Jl. Kebon Jeruk Raya", "Jl. Arjuna Utara", "Jl. Panjang"]),
    area(317_306, "Kalideres", (-6.1390, 106.7040), 16, 1.3, ["Jl. Peta Barat", "Jl. Citra Raya", "Jl. Daan Mogot"]),
    area(317_307, "Palmerah", (-6.2010, 106.7940), 24, 0.8, ["Jl. Palmerah Barat", "Jl. Rawa Belong", "Jl. KS Tubun"]),
    area(317_307, "Slipi", (-6.1920, 106.8000), 20, 0.6, ["Jl. Anggrek Rosliana", "Jl. Kemanggisan Raya", "Jl. Brigjen Katamso"]),
    area(317_308, "Puri Kembangan", (-6.1880, 106.7370), 30, 1.0, ["Jl. Puri Indah Raya", "Jl. Kembangan Raya", "Jl. Lingkar Luar Barat"]),
    area(317_401, "Tebet", (-6.2310, 106.8510), 38, 0.9, ["Jl. Tebet Raya", "Jl. Tebet Barat Dalam", "Jl. Tebet Utara Dalam"]),
    // The app's default position (spec home 9) lies here.
    area(317_401, "Manggarai", (-6.2096, 106.8472), 40, 0.6, ["Jl. Manggarai Utara", "Jl. Dr. Saharjo", "Jl. Minangkabau"]),
    area(317_402, "Setiabudi", (-6.2090, 106.8240), 30, 0.8, ["Jl. Setiabudi Tengah", "Jl. Karet Pedurenan", "Jl. Halimun Raya"]),
    area(317_402, "Kuningan", (-6.2280, 106.8310), 34, 0.8, ["Jl. HR Rasuna Said", "Jl. Denpasar Raya", "Jl. Prof. Dr. Satrio"]),
    area(317_403, "Mampang", (-6.2470, 106.8260), 18, 0.8, ["Jl. Mampang Prapatan Raya", "Jl. Kapten Tendean", "Jl. Tegal Parang"]),
    area(317_403, "Kemang", (-6.2607, 106.8134), 40, 0.8, ["Jl. Kemang Raya", "Jl. Kemang Selatan", "Jl. Bangka Raya"]),
    area(317_404, "Pasar Minggu", (-6.2850, 106.8430), 22, 1.1, ["Jl. Raya Ragunan", "Jl. Pejaten Raya", "Jl. Warung Jati Barat"]),
    area(317_405, "Kebayoran Lama", (-6.2440, 106.7820), 20, 0.9, ["Jl. Kebayoran Lama", "Jl. Ciputat Raya", "Jl. Bungur"]),
    area(317_405, "Pondok Indah", (-6.2660, 106.7840), 30, 0.9, ["Jl. Metro Pondok Indah", "Jl. Iskandar Muda", "Jl. Gedung Hijau Raya"]),
    area(317_406, "Cilandak", (-6.2890, 106.7960), 22, 1.1, ["Jl. Fatmawati", "Jl. TB Simatupang", "Jl. Cilandak KKO"]),
    area(317_406, "Cipete", (-6.2740, 106.8010), 34, 0.7, ["Jl. Cipete Raya", "Jl. Haji Nawi", "Jl. Antasari"]),
    area(317_407, "Blok M", (-6.2440, 106.7990), 44, 0.6, ["Jl. Melawai Raya", "Jl. Panglima Polim", "Jl. Bulungan"]),
    area(317_407, "Senopati", (-6.2330, 106.8090), 40, 0.6, ["Jl. Senopati", "Jl. Gunawarman", "Jl. Suryo"]),
    area(317_408, "Kalibata", (-6.2560, 106.8530), 22, 0.8, ["Jl. Raya Kalibata", "Jl. Rawajati Timur", "Jl. Pengadegan Selatan"]),
    area(317_409, "Jagakarsa", (-6.3340, 106.8240), 16, 1.3, ["Jl. Jagakarsa Raya", "Jl. Moh. Kahfi I", "Jl. Lenteng Agung"]),
    area(317_410, "Bintaro", (-6.2730, 106.7560), 26, 1.1, ["Jl. Bintaro Permai", "Jl. RC Veteran", "Jl. Kesehatan Raya"]),
    area(317_501, "Matraman", (-6.2030, 106.8610), 18, 0.8, ["Jl. Matraman Raya", "Jl. Kayu Manis", "Jl. Utan Kayu Raya"]),
    area(317_502, "Rawamangun", (-6.1940, 106.8810), 34, 0.9, ["Jl. Balai Pustaka", "Jl. Pemuda", "Jl. Tawes Raya"]),
    area(317_503, "Jatinegara", (-6.2250, 106.8710), 22, 0.9, ["Jl. Bekasi Timur", "Jl. Otto Iskandardinata", "Jl. Cipinang Jaya"]),
    area(317_504, "Kramat Jati", (-6.2740, 106.8690), 16, 1.0, ["Jl. Raya Bogor", "Jl. Dewi Sartika", "Jl. Condet Raya"]),
    area(317_505, "Pasar Rebo", (-6.3290, 106.8560), 14, 1.2, ["Jl. Raya Kalisari", "Jl. Gedong Raya", "Jl. Pertengahan"]),
    area(317_506, "Cakung", (-6.1830, 106.9470), 14, 1.4, ["Jl. Penggilingan Raya", "Jl. Pulo Gebang", "Jl. Cakung Cilincing"]),
    area(317_507, "Duren Sawit", (-6.2340, 106.9180), 22, 1.2, ["Jl. Kolonel Sugiono", "Jl. Pondok Kelapa Raya", "Jl. Raden Inten"]),
    area(317_508, "Makasar", (-6.2710, 106.8910), 14, 1.1, ["Jl. Pondok Gede Raya", "Jl. Pinang Ranti", "Jl. Halim Raya"]),
    area(317_509, "Ciracas", (-6.3290, 106.8780), 14, 1.1, ["Jl. Raya Ciracas", "Jl. Penganten Ali", "Jl. Kelapa Dua Wetan"]),
    area(317_510, "Cipayung", (-6.3230, 106.9030), 14, 1.2, ["Jl. Raya Setu", "Jl. Bambu Apus", "Jl. Raya Hankam"]),
    // No ordinary store is there.
    area(737_104, "Losari", (-5.1436, 119.4078), 0, 1.0, ["Jl. Penghibur", "Jl. Somba Opu", "Jl. Ranggong"]),
    area(737_109, "Panakkukang", (-5.1530, 119.4480), 0, 1.0, ["Jl. Boulevard", "Jl. Pengayoman", "Jl. Adhyaksa"]),
    area(917_101, "Dok II", (-2.5330, 140.7180), 0, 1.0, ["Jl. Soa Siu", "Jl. Ahmad Yani", "Jl. Percetakan Negara"]),
    area(917_103, "Abepura", (-2.6130, 140.6650), 0, 1.0, ["Jl. Raya Abepura", "Jl. Gerilyawan", "Jl. Biak"]),
];

/// The place of an area in [`AREAS`].
pub fn area_index(name: &str) -> Option<usize> {
    AREAS.iter().position(|area| area.name == name)
}

#[cfg(test)]
mod tests;
