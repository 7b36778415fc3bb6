//! The banners: one scene each, and its texts in the three languages.
//!
//! Invariant: a price or discount that a banner names is one that the seed really sells
//! (decisions "Honesty"); `seed/` keeps to the figures here.

use jajan_contract::localised::Locale;

/// One banner of 720 x 300.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Banner {
    pub name: &'static str,
    pub scene: Scene,
    /// Left, middle (large) and right: dishes, or emoji.
    pub art: [&'static str; 3],
    texts: [Texts; 3],
}

/// The background of a banner, on which text is dark.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Scene {
    Sun,
    Sunset,
    Mint,
    Blossom,
    Cream,
    Sky,
    Lilac,
}

/// What a banner says in one language.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Texts {
    /// A word over the title.
    pub kicker: &'static str,
    /// One or two lines.
    pub title: &'static [&'static str],
    /// Before the figure, small; may be empty.
    pub lead: &'static str,
    /// The loudest text: a price, a discount, or where a tap leads; empty where it leads nowhere.
    pub figure: &'static str,
}

impl Banner {
    pub fn texts(&self, locale: Locale) -> &Texts {
        locale.one_of(self.texts.each_ref())
    }
}

pub fn find(name: &str) -> Option<&'static Banner> {
    BANNERS.iter().find(|banner| banner.name == name)
}

/// A banner out of its name, scene and art, and rows of [`Texts`]: Indonesian, English, Chinese.
macro_rules! banners {
    ($($name:literal $scene:ident [$($art:literal),+] {
        $($kicker:literal [$($line:literal),+] $lead:literal $figure:literal,)+
    })+) => {
        [$(Banner {
            name: $name,
            scene: Scene::$scene,
            art: [$($art),+],
            texts: [$(Texts {
                kicker: $kicker,
                title: &[$($line),+],
                lead: $lead,
                figure: $figure,
            }),+],
        }),+]
    };
}

pub static BANNERS: [Banner; 14] = banners! {
    "lunch" Sun ["es-jeruk", "nasi-goreng-kampung", "telur-dadar"] {
        "Setiap hari" ["Makan siang", "lebih hemat"] "Mulai" "Rp15.000",
        "Every day" ["Lunch for", "a lot less"] "From" "Rp15.000",
        "每天" ["午餐", "吃得更省"] "低至" "Rp15.000",
    }
    "coffee" Cream ["croissant-mentega", "cappuccino", "donat-kentang"] {
        "Jam 7–11" ["Kopi pagi,", "harga ramah"] "Hemat" "40%",
        "7–11 am" ["Morning coffee,", "kind prices"] "Save" "40%",
        "7–11 点" ["早安咖啡", "价格温柔"] "立省" "40%",
    }
    "night-market" Sunset ["sate-ayam-madura", "bakso-urat", "boba-gula-aren"] {
        "Buka sampai malam" ["Pasar malam", "di tanganmu"] "Serba" "Rp10.000-an",
        "Open late" ["A night market", "in your hand"] "Around" "Rp10.000",
        "深夜营业" ["把夜市", "装进手机"] "只要" "Rp10.000 起",
    }
    "noodles" Mint ["pangsit-rebus", "mi-ayam-bakso", "sambal-bawang"] {
        "Minggu ini" ["Festival", "mi dan bakso"] "Diskon" "35%",
        "This week" ["Noodle and", "meatball days"] "Save" "35%",
        "本周" ["面条与", "肉丸美食节"] "立省" "35%",
    }
    "sweets" Blossom ["donat-kentang", "cheesecake", "taro-milk"] {
        "Jam 2–5 sore" ["Waktunya", "yang manis"] "Hemat" "30%",
        "2–5 pm" ["Time for", "something sweet"] "Save" "30%",
        "下午 2–5 点" ["甜蜜", "下午茶"] "立省" "30%",
    }
    "ad-chicken" Sunset ["es-teh-manis", "ayam-geprek", "nasi-putih"] {
        "Ayam Geprek Mas Danu" ["Pedasnya juara,", "nasinya gratis"] "Paket" "Rp25.000",
        "Ayam Geprek Mas Danu" ["Proudly spicy,", "rice is on us"] "Meal" "Rp25.000",
        "Ayam Geprek Mas Danu" ["辣得过瘾", "米饭免费"] "套餐" "Rp25.000",
    }
    "ad-tea" Lilac ["jus-mangga", "boba-gula-aren", "jus-stroberi"] {
        "Teh Tarik Senja" ["Boba segar,", "dua gelas"] "Cuma" "Rp30.000",
        "Teh Tarik Senja" ["Fresh boba,", "two cups"] "Only" "Rp30.000",
        "Teh Tarik Senja" ["鲜奶珍珠", "买两杯"] "只要" "Rp30.000",
    }
    "together" Mint ["pizza-keju", "prasmanan-dewasa", "es-campur"] {
        "Paket ramai" ["Makan ramai,", "bayar ringan"] "Untuk 4 orang" "-45%",
        "For a group" ["Eat together,", "pay little"] "For 4 people" "-45%",
        "多人套餐" ["多人同享", "轻松买单"] "四人餐" "-45%",
    }
    "halal" Cream ["gado-gado", "soto-betawi", "roti-cane-kari"] {
        "Pilihan halal" ["Enak, tenang,", "dekat rumah"] "" "Lihat semua",
        "Halal choices" ["Good food,", "close to home"] "" "See them all",
        "清真之选" ["好味道", "就在附近"] "" "查看全部",
    }
    "flash-sale" Sun ["es-kopi-susu-gula-aren", "burger-keju", "kentang-goreng"] {
        "Hanya hari ini" ["Flash Sale"] "Diskon s.d." "70%",
        "Today only" ["Flash Sale"] "Save up to" "70%",
        "仅限今日" ["限时抢购"] "最高立省" "70%",
    }
    "mall" Sky ["shopping-bags", "department-store", "cinema"] {
        "Lima mal" ["Jalan-jalan", "sambil jajan"] "" "Jelajahi mal",
        "Five malls" ["Shop a little,", "eat a lot"] "" "Explore malls",
        "五大商场" ["边逛", "边吃"] "" "逛逛商场",
    }
    "brands" Lilac ["boba-gula-aren", "gelato-tiga-rasa", "donat-kentang"] {
        "Brand pilihan" ["Brand favorit,", "harga spesial"] "" "Semua brand",
        "Brand pavilion" ["Brands you love,", "better prices"] "" "All brands",
        "品牌馆" ["心爱品牌", "专属好价"] "" "去看看",
    }
    // On the pavilion's own page: it leads to the brand day, in Chinese nowhere.
    "brand-day" Lilac ["boba-gula-aren", "gelato-tiga-rasa", "donat-kentang"] {
        "Brand pilihan" ["Brand favorit,", "harga spesial"] "" "Hari Brand",
        "Brand pavilion" ["Brands you love,", "better prices"] "" "Brand day",
        "品牌馆" ["心爱品牌", "专属好价"] "" "",
    }
    // On the page of one brand: it leads nowhere.
    "brand" Lilac ["boba-gula-aren", "gelato-tiga-rasa", "donat-kentang"] {
        "Brand pilihan" ["Brand favorit,", "harga spesial"] "" "",
        "Brand pavilion" ["Brands you love,", "better prices"] "" "",
        "品牌馆" ["心爱品牌", "专属好价"] "" "",
    }
};
