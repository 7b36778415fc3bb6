//! Sentences that invented reviews are put together from, in the languages of their authors.
//!
//! `{dish}` is something on the store's menu, by its name in that language.

use crate::dice::Dice;
use crate::text::uncapitalised;

/// Which pool of sentences.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mood {
    Bad,
    Fair,
    Good,
}

impl Mood {
    pub fn of(score: u8) -> Self {
        match score {
            0..=2 => Self::Bad,
            3 => Self::Fair,
            _ => Self::Good,
        }
    }
}

pub struct Tongue {
    /// Of the three names of a dish.
    pub index: usize,
    /// How many of a hundred reviews.
    pub weight: u32,
    /// Between two sentences.
    pub gap: &'static str,
    pub names: &'static [&'static str],
    good: &'static [&'static str],
    fair: &'static [&'static str],
    bad: &'static [&'static str],
}

impl Tongue {
    pub fn sentences(&self, mood: Mood) -> &'static [&'static str] {
        match mood {
            Mood::Good => self.good,
            Mood::Fair => self.fair,
            Mood::Bad => self.bad,
        }
    }
}

#[rustfmt::skip]
pub static TONGUES: [Tongue; 3] = [
    Tongue {
        index: 0, weight: 70, gap: " ",
        names: &[
            "Rina Marlina", "Agus Setiawan", "Putri Ayu", "Dimas Pratama", "Siti Nurhaliza R.", "Fajar Nugroho",
            "Wulan Sari", "Bagas Wicaksono", "Nadia Safitri", "Yoga Permana", "Indah Lestari", "Rizky Maulana",
            "Maya Puspita", "Hendra Gunawan", "Tika Rahmawati", "Arif Hidayat", "Dewi Anggraini", "Reza Pahlevi S.",
            "Lina Kusuma", "Galih Saputra", "Citra Ramadhani", "Eko Prasetyo", "Mega Utami", "Andi Firmansyah",
            "Ratna Dewi", "Joko Susilo", "Fitri Handayani", "Ilham Akbar", "Ayu Kartika", "Doni Kurniawan",
        ],
        good: &[
            "{dish}nya enak banget, bumbunya meresap.", "Porsinya pas, harganya juga ramah di kantong.",
            "Pelayanannya cepat dan mbaknya murah senyum.", "Tempatnya bersih, cocok buat makan bareng keluarga.",
            "Sudah tiga kali ke sini dan rasanya selalu konsisten.", "Sambalnya juara! 🌶️🔥", "Pasti balik lagi. 👍",
            "Pakai voucher jadi hemat banget, prosesnya juga gampang.", "{dish} di sini favorit anak-anak.",
            "Parkirnya luas, nggak perlu muter-muter.", "Wajib coba {dish} kalau ke sini!",
            "Datang jam makan siang, antre sebentar tapi sepadan.", "Suasananya adem, enak buat ngobrol lama.",
            "Rasanya kayak masakan rumah. ❤️", "Vouchernya langsung diterima, nggak ribet sama sekali.",
            "Minumannya segar, {dish}nya disajikan masih panas.",
        ],
        fair: &[
            "Rasanya lumayan, tapi {dish}nya agak asin.", "Biasa saja, masih oke untuk harga segini.",
            "Makanannya enak, tapi nunggunya hampir 40 menit.", "Tempatnya agak sempit kalau lagi ramai.",
            "{dish} oke, minumannya kemanisan.", "AC-nya kurang dingin, selebihnya baik.",
            "Porsinya sedikit lebih kecil dari fotonya.", "Parkir motor agak susah di akhir pekan.",
        ],
        bad: &[
            "{dish}nya datang sudah dingin.", "Pesanan salah dan nggak ada yang minta maaf.",
            "Kasirnya bingung waktu saya pakai voucher, harus menunggu lama.", "Mejanya lengket, lantainya licin.",
            "Untuk harga segini, saya berharap lebih.", "Rasanya hambar, kurang bumbu.",
            "Sudah pesan dari jam tujuh, baru datang jam delapan lewat. 😞",
        ],
    },
    Tongue {
        index: 1, weight: 17, gap: " ",
        names: &[
            "Emily Carter", "James W.", "Sofia Rossi", "Daniel Kim", "Hannah Müller", "Oliver Brown",
            "Priya Nair", "Lucas Martin", "Grace Tan", "Thomas O'Neil", "Amelia Clark", "Noah Jensen",
        ],
        good: &[
            "The {dish} was excellent, full of flavour.", "Great value with the voucher, and the staff scanned it right away.",
            "Friendly people and a clean place.", "Best {dish} I have had in Jakarta so far! 😋",
            "Portions are generous, bring a friend.", "Lovely spot, not too loud, and the service was quick.",
            "We will be back for sure.", "Spicy, but in a good way 🔥", "The English menu helped a lot.",
        ],
        fair: &[
            "Decent food, but we waited quite a while.", "The {dish} was fine, nothing special.",
            "Nice staff, though the room gets crowded at lunch.", "A bit too sweet for my taste.",
        ],
        bad: &[
            "The {dish} arrived cold.", "They did not know how to accept the voucher.",
            "Tables were sticky and nobody came to clean them.", "Overpriced for what you get.",
        ],
    },
    Tongue {
        index: 2, weight: 13, gap: "",
        names: &["王小明", "李婷", "陈伟杰", "林佳怡", "黄志强", "张雅文", "吴俊", "周晓雯", "刘洋", "郑美玲"],
        good: &[
            "{dish}非常好吃，味道很正宗。", "代金券很划算，出示就能用。", "环境干净，服务员很热情。", "份量足，两个人吃刚好。",
            "已经来过好几次了，每次都很满意。👍", "辣得过瘾，推荐！🌶️", "位置好找，停车也方便。", "下次还会带朋友来。",
        ],
        fair: &["味道还可以，{dish}稍微有点咸。", "等位时间有点长。", "价格合适，环境一般。", "周末人太多，上菜慢。"],
        bad: &["{dish}端上来已经凉了。", "用券的时候店员不太会操作，等了很久。", "桌子没擦干净。", "性价比不高。"],
    },
];

/// What stores answer, by language; to praise and to complaints.
pub static REPLIES: [[&str; 2]; 3] = [
    [
        "Terima kasih banyak sudah mampir, Kak! Ditunggu kunjungan berikutnya ya. 🙏",
        "Mohon maaf atas pengalamannya, Kak. Masukan ini sudah kami sampaikan ke tim dapur dan kasir.",
    ],
    [
        "Thank you so much for coming by! We hope to see you again soon.",
        "We are sorry about that. We have talked to our kitchen and will do better next time.",
    ],
    [
        "感谢您的光临和好评，期待再次见到您！",
        "非常抱歉给您带来不好的体验，我们已经反馈给后厨改进。",
    ],
];

/// What a store answers to people that tests count on.
pub static THANKS: &str = REPLIES[0][0];

/// Hostile input for screens: markup, templates, direction overrides, stacked marks, an endless word.
pub static HOSTILE: &str = "<script>alert('xss')</script> <img src=x onerror=alert(1)> {{7*7}} ${7*7} %s%n \
    '; DROP TABLE reviews;-- \u{202e}kilab skeT\u{202c} Z\u{361}\u{322}\u{330}\u{349}a\u{30f}\u{35a}l\u{31b}\u{326}g\u{30d}\u{347}o \
    مرحبا بالعالم שלום 田中さん 👩‍👩‍👧‍👦🏳️‍🌈 \
    DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// `count` sentences of a pool, none twice, about dishes of the menu.
pub fn text(
    dice: &mut Dice,
    tongue: &Tongue,
    mood: Mood,
    count: usize,
    menu: &[[&'static str; 3]],
) -> String {
    let pool = tongue.sentences(mood);
    let turn = dice.below(pool.len());
    let step = if pool.len().is_multiple_of(3) { 5 } else { 3 };
    let mut text = String::new();
    for index in 0..count.min(pool.len()) {
        if index > 0 {
            text += if index % 4 == 3 { "\n" } else { tongue.gap };
        }
        let sentence = pool[(turn + index * step) % pool.len()];
        let dish = dice.pick(menu)[tongue.index];
        let is_first = sentence.starts_with("{dish}");
        let dish = if is_first {
            dish.to_owned()
        } else {
            uncapitalised(dish)
        };
        text += &sentence.replace("{dish}", &dish);
    }
    text
}

#[cfg(test)]
mod tests;
