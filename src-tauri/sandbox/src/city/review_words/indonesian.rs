//! As people write in Jakarta.

use crate::city::review_words::tongue::Mood::{Bad, Fair, Good};
use crate::city::review_words::tongue::{Pool, Tongue, Topic};

pub static THANKS: &str =
    "Terima kasih banyak sudah mampir, Kak! Ditunggu kunjungan berikutnya ya. 🙏";

#[rustfmt::skip]
pub const TONGUE: Tongue = Tongue {
    index: 0, weight: 84, gap: " ", stop: ".",
    cheers: &["! 😋", "! 👍", "!", "! 🔥", ". ❤️", "!! 😍"],
    slips: &[
        ("banget", "bgt"), ("nggak", "gak"), ("sama", "sm"), ("buat", "bwt"), ("juga", "jg"), ("yang", "yg"),
        ("sudah", "udh"), ("dan", "n"), ("tapi", "tp"), ("di", "d"), ("Pelayanannya", "Pelayananya"), ("langsung", "lgsg"),
        ("harganya", "hrgnya"), ("rasanya", "rasany"), ("porsinya", "porsiny"), ("Tempatnya", "Tmptnya"), ("enak", "enakk"),
        ("lagi", "lg"), ("kalau", "klo"), ("untuk", "utk"), ("padahal", "pdhl"), ("datang", "dateng"), ("saya", "sy"),
    ],
    first_names: &[
        "Rina", "Agus", "Putri", "Dimas", "Siti", "Fajar", "Wulan", "Bagas", "Nadia", "Yoga", "Indah", "Rizky", "Maya",
        "Hendra", "Tika", "Arif", "Dewi", "Reza", "Lina", "Galih", "Citra", "Eko", "Mega", "Andi", "Ratna", "Joko", "Fitri",
        "Ilham", "Ayu", "Doni", "Kevin", "Melisa", "Yudi", "Novi", "Bayu", "Intan", "Wahyu", "Desi", "Irfan", "Vina",
        "Rudi", "Sarah", "Aldo", "Mira", "Teguh", "Nisa", "Gilang", "Tiara", "Anton", "Laras",
    ],
    last_names: &[
        "Marlina", "Setiawan", "Ayuningtyas", "Pratama", "Nurhaliza", "Nugroho", "Sari", "Wicaksono", "Safitri", "Permana",
        "Lestari", "Maulana", "Puspita", "Gunawan", "Rahmawati", "Hidayat", "Anggraini", "Kusuma", "Saputra", "Ramadhani",
        "Prasetyo", "Utami", "Firmansyah", "Susilo", "Handayani", "Akbar", "Kartika", "Kurniawan", "Simanjuntak", "Siregar",
        "Tanuwijaya", "Halim", "Wijaya", "Santoso", "Hasanah", "Fauzi", "Yulianti", "Mahendra", "Oktaviani", "Suryadi",
    ],
    pools: &[
        Pool { mood: Good, topic: Topic::Food, heads: &[
            "{dish}nya enak banget", "{dish} di sini juara", "{dish}nya mantul", "{dish}nya bikin nagih",
            "Suka banget sama {dish}nya", "Wajib coba {dish}", "{dish} favorit saya di sini",
            "Baru pertama coba {dish} di sini dan langsung cocok", "{dish}nya lezat", "Pesan {dish} dan nggak nyesel",
            "Cobain deh {dish}nya", "{dish}nya konsisten enak dari dulu", "{dish}nya nggak main-main", "Juara sih {dish}nya",
        ], tails: &[
            "", ", bumbunya meresap", ", porsinya pas", ", porsinya bikin kenyang", ", rasanya kayak masakan rumah",
            ", harganya masuk akal", ", nggak pelit isian", ", gurihnya pas", ", rapi penyajiannya", ", anak-anak juga doyan",
            ", cocok buat yang lapar berat", ", rasanya nggak berubah", ", bahannya terasa segar", ", sampai nambah dua kali",
        ] },
        Pool { mood: Good, topic: Topic::Drink, heads: &[
            "{dish}nya segar", "{dish}nya enak banget", "Suka sama {dish}nya", "{dish} di sini beda", "Wajib coba {dish}",
            "{dish} favorit saya", "{dish}nya pas banget", "Nagih sama {dish}nya",
        ], tails: &[
            "", ", manisnya pas", ", cocok buat siang yang panas", ", nggak bikin eneg", ", ukurannya besar",
            ", rasanya nggak pelit", ", disajikan cepat", ", pas buat teman ngobrol", ", nggak cuma gula doang",
        ] },
        Pool { mood: Good, topic: Topic::Treat, heads: &[
            "{dish}nya enak banget", "{dish}nya lembut", "Suka banget sama {dish}nya", "{dish} di sini juara", "Wajib coba {dish}",
            "{dish}nya bikin nagih", "{dish} favorit keluarga", "Beli {dish} buat orang rumah",
        ], tails: &[
            "", ", manisnya pas", ", masih hangat", ", cocok buat oleh-oleh", ", nggak bikin eneg", ", habis dalam sekejap",
            ", teksturnya pas", ", harganya masuk akal", ", teman ngopi yang pas",
        ] },
        Pool { mood: Good, topic: Topic::Service, heads: &[
            "Pelayanannya cepat", "Mbaknya ramah", "Masnya ramah", "Stafnya sigap", "Kasirnya baik", "Pelayanannya ramah",
            "Yang melayani sopan", "Orangnya baik-baik",
        ], tails: &[
            "", ", padahal lagi ramai", ", murah senyum", ", pesanan datang kurang dari sepuluh menit", ", sabar jelasin menunya",
            ", langsung dibantu cari tempat duduk", ", pesanan nggak ada yang salah", ", minta apa-apa cepat diantar",
        ] },
        Pool { mood: Good, topic: Topic::Place, heads: &[
            "Tempatnya bersih", "Tempatnya nyaman", "Suasananya enak", "Tempatnya sederhana tapi bersih", "Mejanya bersih",
            "Lokasinya gampang dicari", "Tempatnya rapi",
        ], tails: &[
            "", ", enak buat ngobrol", ", cocok buat makan bareng keluarga", ", betah lama-lama", ", cocok buat kumpul",
            ", nggak terlalu berisik", ", bikin pengin duduk lebih lama",
        ] },
        Pool { mood: Good, topic: Topic::Price, heads: &[
            "Harganya ramah di kantong", "Harga segini worth it", "Murah meriah", "Hemat banget", "Harganya sesuai rasa",
            "Nggak mahal",
        ], tails: &[
            "", ", porsinya nggak pelit", ", cocok buat akhir bulan", ", bisa sering-sering ke sini", ", berdua sudah kenyang",
            ", dompet aman",
        ] },
        Pool { mood: Good, topic: Topic::Voucher, heads: &[
            "Pakai voucher jadi hemat", "Vouchernya langsung diterima", "Tukar vouchernya gampang", "Vouchernya dipindai, beres",
            "Beli voucher dulu di Jajan",
        ], tails: &[
            "", ", nggak ribet", ", kasirnya sudah paham", ", prosesnya cepat", ", tinggal tunjukkan kode", ", lumayan banget bedanya",
        ] },
        Pool { mood: Good, topic: Topic::Return, heads: &[
            "Pasti balik lagi", "Bakal ke sini lagi", "Sudah langganan dari dulu", "Besok ajak teman kantor ke sini",
            "Sudah tiga kali ke sini", "Bulan ini sudah dua kali ke sini",
        ], tails: &[
            "", ", recommended", ", nggak pernah kecewa", ", semoga kualitasnya dijaga", ", lain kali mau coba menu lain",
            ", ajak keluarga juga",
        ] },
        Pool { mood: Fair, topic: Topic::Food, heads: &[
            "{dish}nya lumayan", "{dish}nya oke", "{dish}nya biasa saja", "Rasa {dish}nya standar", "{dish}nya cukup enak",
        ], tails: &[
            "", ", cuma agak asin", ", porsinya agak kecil", ", bumbunya kurang berani", ", masih oke untuk harga segini",
            ", pernah lebih enak dari ini", ", fotonya lebih meyakinkan", ", agak berminyak",
        ] },
        Pool { mood: Fair, topic: Topic::Drink, heads: &["{dish}nya lumayan", "{dish}nya oke", "{dish}nya biasa saja"], tails: &[
            "", ", cuma kemanisan", ", esnya kebanyakan", ", rasanya agak tipis", ", gelasnya kecil",
        ] },
        Pool { mood: Fair, topic: Topic::Treat, heads: &["{dish}nya lumayan", "{dish}nya oke", "{dish}nya biasa saja"], tails: &[
            "", ", cuma kemanisan", ", agak kering", ", ukurannya kecil", ", masih oke untuk harga segini",
        ] },
        Pool { mood: Fair, topic: Topic::Wait, heads: &[
            "Nunggunya hampir 40 menit", "Antrenya lumayan", "Pesanan agak lama datang", "Nunggu meja dulu",
        ], tails: &["", ", padahal nggak terlalu ramai", ", untung rasanya enak", ", mungkin lagi kurang orang", ", tapi ya sudahlah"] },
        Pool { mood: Fair, topic: Topic::Place, heads: &[
            "Tempatnya agak sempit", "Agak panas di dalam", "Parkir motornya susah", "Kursinya sedikit",
        ], tails: &["", " kalau lagi ramai", " di akhir pekan", ", selebihnya baik", ", semoga bisa diperluas"] },
        Pool { mood: Fair, topic: Topic::Price, heads: &["Harganya sedikit naik", "Agak mahal untuk porsinya", "Harganya standar"], tails: &[
            "", ", tapi masih wajar", ", untung ada voucher", ", semoga porsinya dijaga",
        ] },
        Pool { mood: Bad, topic: Topic::Food, heads: &[
            "{dish}nya datang sudah dingin", "{dish}nya hambar", "{dish}nya keasinan", "{dish}nya nggak sesuai foto",
            "Kecewa sama {dish}nya",
        ], tails: &["", ", nggak habis", ", padahal dulu enak", ", sayang banget", ", semoga diperbaiki", ", cukup sekali ini"] },
        Pool { mood: Bad, topic: Topic::Drink, heads: &["{dish}nya kayak air gula", "{dish}nya hambar", "Kecewa sama {dish}nya"], tails: &[
            "", ", isinya es semua", ", nggak habis", ", semoga diperbaiki",
        ] },
        Pool { mood: Bad, topic: Topic::Treat, heads: &["{dish}nya keras", "{dish}nya terlalu manis", "Kecewa sama {dish}nya"], tails: &[
            "", ", kayak sisa kemarin", ", nggak habis", ", semoga diperbaiki",
        ] },
        Pool { mood: Bad, topic: Topic::Service, heads: &[
            "Pesanan salah", "Stafnya cuek", "Dipanggil berkali-kali nggak datang", "Yang melayani jutek",
        ], tails: &["", ", nggak ada yang minta maaf", ", malah sibuk main HP", ", mood jadi hilang", ", tolong dilatih lagi"] },
        Pool { mood: Bad, topic: Topic::Voucher, heads: &["Kasirnya bingung waktu saya pakai voucher", "Vouchernya lama diproses"], tails: &[
            "", ", antrean sampai panjang", ", harus panggil manajer dulu", ", untung akhirnya bisa",
        ] },
        Pool { mood: Bad, topic: Topic::Wait, heads: &["Nunggu satu jam lebih", "Lama banget datangnya", "Sudah pesan dari tadi, yang lain didahulukan"], tails: &[
            "", ", keburu nggak selera", ", akhirnya minta dibungkus", ", jangan ke sini kalau buru-buru 😞",
        ] },
        Pool { mood: Bad, topic: Topic::Place, heads: &["Mejanya lengket", "Lantainya licin", "Banyak lalat"], tails: &[
            "", ", tolong lebih bersih", ", jadi kurang selera", ", dibersihkan pun nggak",
        ] },
        Pool { mood: Bad, topic: Topic::Price, heads: &["Kemahalan untuk porsi segini", "Untuk harga segini saya berharap lebih"], tails: &[
            "", ", mending yang lain", ", rasanya pun biasa",
        ] },
    ],
    replies: &[
        (Topic::Food, ["Senang {dish}nya cocok di lidah, Kak! Ditunggu lagi ya. 🙏", "Mohon maaf soal {dish}nya, Kak. Sudah kami bahas dengan dapur."]),
        (Topic::Drink, ["Asyik, {dish}nya cocok ya, Kak! Sampai ketemu lagi.", "Mohon maaf soal {dish}nya, Kak. Takarannya kami perbaiki."]),
        (Topic::Treat, ["Terima kasih, Kak! {dish} memang andalan kami. 😊", "Mohon maaf soal {dish}nya, Kak. Kami cek lagi dapurnya."]),
        (Topic::Service, ["Terima kasih, Kak! Pujiannya kami sampaikan ke tim yang melayani.", "Mohon maaf atas pelayanannya, Kak. Tim sudah kami ingatkan."]),
        (Topic::Place, ["Senang Kakak betah di tempat kami!", "Terima kasih masukannya, Kak. Tempatnya sedang kami benahi."]),
        (Topic::Price, ["Terima kasih, Kak! Harganya kami jaga terus.", "Terima kasih masukannya, Kak. Porsi dan harganya kami tinjau lagi."]),
        (Topic::Voucher, ["Senang vouchernya terpakai dengan lancar, Kak!", "Mohon maaf, Kak. Kasir kami sudah dilatih lagi soal voucher."]),
        (Topic::Wait, ["Terima kasih sudah sabar menunggu, Kak!", "Mohon maaf menunggunya lama, Kak. Kami tambah orang di jam ramai."]),
        (Topic::Return, ["Ditunggu kunjungan berikutnya, Kak! 🙏", "Terima kasih, Kak. Semoga lain kali lebih baik."]),
    ],
    thanks: [THANKS, "Mohon maaf atas pengalamannya, Kak. Masukan ini sudah kami sampaikan ke dapur dan kasir."],
};
