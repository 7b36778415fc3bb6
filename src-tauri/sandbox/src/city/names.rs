//! Invented names. None is a chain's: `rules/chains.rs` knows those. A name that repeats nearby gets its
//! neighbourhood behind it.

use crate::dice::Dice;

/// What people are called by where they come from, and first names of there: any goes with any.
type People = (&'static [&'static str], &'static [&'static str]);

#[rustfmt::skip]
static OWNERS: [People; 10] = [
    // Javanese women and men.
    (&["Bu", "Mbak", "Mbah", "Bu Haji", "Bu De"], &[
        "Tini", "Rini", "Darmi", "Wati", "Kartini", "Yuli", "Sari", "Parti", "Ningsih", "Lastri", "Rahayu", "Yanti", "Tuti",
        "Endang", "Sulastri", "Wiwik", "Retno", "Yatmi", "Giyem", "Sumi", "Jum", "Tumini", "Legi", "Sri",
    ]),
    (&["Pak", "Mas", "Mbah", "Pak Haji", "Pak De"], &[
        "Kumis", "Danu", "Bejo", "Joko", "Agung", "Tarno", "Karso", "Bayu", "Wito", "Gito", "Warno", "Paijo", "Tukijo",
        "Harjo", "Pon", "Wage", "Kliwon", "Sutris", "Bambang", "Untung", "Gendut", "Kirman", "Darto", "Fajar",
    ]),
    // The Betawi.
    (&["Mpok", "Nyak"], &["Romlah", "Leha", "Nur", "Ida", "Saanih", "Minah", "Saodah", "Fatimah", "Iyah", "Rogayah"]),
    (&["Bang", "Haji", "Babe"], &[
        "Jali", "Ipul", "Mul", "Rojak", "Mamat", "Udin", "Sabeni", "Naim", "Jaelani", "Rohim", "Sanusi", "Entong", "Kosim",
        "Nasrul", "Somad", "Dul Hamid",
    ]),
    // East Java's and Madura's.
    (&["Ning", "Buk"], &["Rosida", "Umi", "Sumiati", "Hotijah", "Maryam", "Suhartini"]),
    (&["Cak"], &[
        "Ri", "Mat", "Dul", "Sukri", "Holil", "Hasan", "Kandar", "Nawi", "Yono", "Towi", "Mukri", "Saleh", "Sholeh",
        "Munir", "Rofik", "Halim", "Bukhori", "Fauzan",
    ]),
    // The Sundanese.
    (&["Teh", "Ceu", "Neng"], &["Euis", "Popon", "Entin", "Iis", "Odah", "Imas", "Kokom", "Ida", "Lilis", "Nining"]),
    (&["Kang", "Mang"], &[
        "Asep", "Ujang", "Dadang", "Cecep", "Yayan", "Maman", "Tatang", "Nandang", "Engkus", "Aep", "Wawan", "Oded",
    ]),
    // From Medan and elsewhere.
    (&["Kak", "Namboru"], &["Butet", "Duma", "Rina", "Marlina", "Tiur", "Rotua"]),
    (&["Bang", "Tulang"], &["Ucok", "Togar", "Poltak", "Sahat", "Tigor", "Hotman", "Binsar", "Parlin"]),
];

#[rustfmt::skip]
static CLANS: [People; 3] = [
    (&["Koh", "Ko"], &[
        "Aheng", "Awi", "Yanto", "Steven", "Aming", "Alun", "Afen", "Acui", "Asiong", "Achen", "Ationg", "Apeng", "Akuang", "Asun",
    ]),
    (&["Ci", "Encim"], &["Mei", "Lani", "Lili", "Hwa", "Melan", "Amoi", "Giok", "Lan", "Mei Hwa", "Yuli"]),
    (&[""], &[
        "Ayong", "Afuk", "Akiong", "Asen", "Aliang", "Bun Hin", "Atek", "Apin", "Akwet", "Abun", "Atong", "Ahau",
        "Alim", "Asui", "Achai", "Bun Kin", "Hok Lay", "Sin Lie", "Amin Jaya", "Abeng Jaya", "Toa Pek", "Kim Hok",
    ]),
];

#[rustfmt::skip]
static UDAS: [People; 3] = [
    (&["Uda", "Ajo", "Da"], &["Rizal", "Dedi", "Buyung", "Zul", "Sidi", "Malin", "Syam", "Ujang", "Nas", "Anto", "Pik", "Yus"]),
    (&["Uni", "Etek", "Mak"], &["Eli", "Ros", "Yet", "Upik", "Meli", "Ita", "Erni", "Epi", "Wirda", "Des"]),
    (&[""], &[
        "Bundo Ratna", "Ranah Talang", "Simpang Ampek Jaya", "Batu Sangkar Indah", "Singgalang Raya", "Bukit Ambacang",
        "Lembah Anai", "Danau Kembar", "Koto Baru", "Ampalu Raya", "Puncak Lawang", "Sungai Landai",
    ]),
];

static NOUNS: &[&str] = &[
    "Kenanga",
    "Cemara",
    "Seruni",
    "Randu",
    "Melati",
    "Bangau",
    "Jalak",
    "Rimba",
    "Embun",
    "Langit",
    "Senja",
    "Pelita",
    "Lentera",
    "Pagi",
    "Teduh",
    "Kapuk",
    "Sawo",
    "Jati",
    "Mahoni",
    "Kemuning",
    "Cempaka",
    "Dahlia",
    "Anggrek",
    "Beringin",
    "Angsana",
    "Flamboyan",
    "Bambu",
    "Rotan",
    "Pinus",
    "Gading",
    "Mentari",
    "Purnama",
    "Bintang",
    "Awan",
    "Ombak",
    "Karang",
    "Mutiara",
    "Telaga",
    "Lembah",
    "Bukit",
    "Sawah",
    "Ladang",
    "Padi",
    "Sekar",
    "Kidung",
    "Aksara",
    "Cerita",
    "Riang",
    "Sukma",
    "Nusa",
    "Tirta",
    "Bayu",
    "Surya",
    "Candra",
    "Kelana",
    "Laras",
    "Pawon",
    "Tungku",
    "Lesung",
    "Kendi",
    "Anglo",
    "Kayu Manis",
    "Cengkih",
    "Pala",
    "Serai",
    "Kemangi",
    "Jahe",
    "Kencur",
    "Kasuari",
    "Merak",
    "Cendrawasih",
    "Kutilang",
    "Perkutut",
    "Camar",
    "Kepodang",
    "Walet",
    "Jingga",
    "Fajar",
    "Rembulan",
    "Lazuardi",
    "Gerimis",
    "Pelangi",
    "Hujan",
    "Halaman",
    "Teras",
    "Beranda",
    "Jendela",
    "Pendopo",
    "Gubuk",
    "Lumbung",
    "Anyaman",
    "Batik",
    "Tenun",
    "Gamelan",
    "Angklung",
    "Rebana",
    "Suling",
    "Layang",
    "Kertas",
    "Rindu",
    "Temu",
    "Sapa",
    "Cakap",
    "Kawan",
    "Sahabat",
    "Keluarga",
    "Bahagia",
    "Sejahtera",
    "Makmur",
    "Barokah",
    "Rezeki",
    "Amanah",
    "Mulya",
    "Asri",
    "Permai",
    "Lestari",
    "Abadi",
    "Jaya",
    "Sentosa",
    "Damai",
    "Tentram",
    "Nikmat",
    "Sedap",
    "Lezat",
    "Gurih",
    "Mantap",
    "Juara",
    "Istimewa",
    "Pusaka",
    "Warisan",
    "Nostalgia",
    "Pojok",
    "Sudut",
    "Tikungan",
    "Seberang",
    "Tepi",
    "Hulu",
    "Muara",
    "Dermaga",
    "Samudra",
    "Pantai",
    "Pulau",
    "Delta",
    "Kali",
];

/// As which towns cook it.
static SOTO: &[&str] = &[
    "Lamongan", "Kudus", "Betawi", "Madura", "Banjar", "Semarang", "Bogor", "Medan", "Tegal",
    "Kediri", "Solo", "Ambengan", "Sokaraja", "Padang", "Bandung",
];
static BAKSO: &[&str] = &[
    "Solo", "Malang", "Wonogiri", "Urat", "Sukowati", "Klaten", "Semarang",
];
static AYAM: &[&str] = &["Kalasan", "Lamongan", "Kampung", "Kremes", "Madu", "Geprek"];
static SATE: &[&str] = &["Madura", "Padang", "Blora", "Ponorogo", "Tegal", "Ayam"];

/// A name after a kind's pattern.
pub fn name(dice: &mut Dice, pattern: &str) -> String {
    let mut name = pattern.to_owned();
    for (place, people) in [
        ("{owner}", &OWNERS[..]),
        ("{clan}", &CLANS[..]),
        ("{uda}", &UDAS[..]),
    ] {
        if name.contains(place) {
            name = name.replace(place, &person(dice, people));
        }
    }
    for (place, pool) in [
        ("{noun}", NOUNS),
        ("{noun2}", NOUNS),
        ("{soto}", SOTO),
        ("{bakso}", BAKSO),
        ("{ayam}", AYAM),
        ("{sate}", SATE),
    ] {
        if name.contains(place) {
            let mut word: &str = dice.pick::<&str>(pool);
            while name.contains(word) {
                word = dice.pick::<&str>(pool);
            }
            name = name.replace(place, word);
        }
    }
    name
}

/// A title with a first name of the same people, each pair as likely as any other.
fn person(dice: &mut Dice, people: &[People]) -> String {
    let pairs = people
        .iter()
        .map(|(titles, names)| titles.len() * names.len());
    let mut at = dice.below(pairs.sum());
    for (titles, names) in people {
        let own = titles.len() * names.len();
        if at < own {
            let (title, name) = (titles[at / names.len()], names[at % names.len()]);
            return format!("{title} {name}").trim_start().to_owned();
        }
        at -= own;
    }
    people[0].1[0].to_owned()
}
