//! What the brands say of themselves, where their cards lead, and the brand days.
//!
//! Addresses are of every kind that the app has to deal with (merchant 5): our own screen as a path,
//! our own address in full or without its scheme, somebody's site with and without scheme, none.

use rusqlite::{Transaction, params};
use serde_json::json;

use crate::city::brands::BRANDS;
use crate::store::StoreError;

/// Where a brand's card leads.
enum Leads {
    /// Our own screen, by its path.
    Path,
    /// Our own screen, in full.
    Whole,
    /// Our own screen, without its scheme.
    Bare,
    /// Somebody's address as it stands here.
    Outside(&'static str),
    Nowhere,
}

#[rustfmt::skip]
static PAGES: [(Leads, [&str; 3]); 24] = [
    (Leads::Path, ["Pedasnya juara, nasinya gratis", "Proudly spicy, rice is on us", "辣得过瘾，米饭免费"]),
    (Leads::Path, ["Kopi susu dari biji pilihan", "Milk coffee from chosen beans", "精选咖啡豆，香浓奶咖"]),
    (Leads::Whole, ["Teh tarik dan boba segar", "Pulled tea and fresh boba", "拉茶与鲜煮珍珠"]),
    (Leads::Bare, ["Bakmi kenyal buatan tangan", "Springy noodles made by hand", "手工弹牙面"]),
    (Leads::Outside("www.rotipelangipagi.example/menu"), ["Roti hangat tiap jam tujuh", "Warm bread at seven each morning", "每天七点新鲜出炉"]),
    (Leads::Outside("https://sotobutini.example"), ["Soto bening khas Lamongan", "Clear soto the Lamongan way", "拉蒙岸清汤索多"]),
    (Leads::Nowhere, ["Pizza tungku dengan sayur kebun", "Oven pizza with garden greens", "窑烤披萨，田园蔬菜"]),
    (Leads::Path, ["Sushi segar dari pasar pagi", "Sushi fresh from the morning market", "清晨市场的新鲜寿司"]),
    (Leads::Path, ["Burger tebal, harga tipis", "Thick burgers, thin prices", "厚实汉堡，亲民价格"]),
    (Leads::Path, ["Martabak manis 20 rasa", "Sweet martabak in 20 flavours", "二十种口味甜煎饼"]),
    (Leads::Whole, ["Gelato buah tanpa pewarna", "Fruit gelato without colouring", "无色素水果冰淇淋"]),
    (Leads::Path, ["Rendang dimasak delapan jam", "Rendang cooked for eight hours", "慢炖八小时仁当"]),
    (Leads::Path, ["Sate kambing empuk", "Tender goat satay", "鲜嫩羊肉沙爹"]),
    (Leads::Path, ["Sup dan panggangan ala nenek", "Soups and grills like grandma's", "奶奶味道的汤与烤肉"]),
    (Leads::Bare, ["Donat empuk seperti awan", "Doughnuts as soft as clouds", "云朵般松软的甜甜圈"]),
    (Leads::Path, ["Bebek goreng sambal hitam", "Fried duck with black sambal", "炸鸭配黑辣酱"]),
    (Leads::Path, ["Jus buah tanpa gula tambahan", "Fruit juice, no sugar added", "无添加糖鲜果汁"]),
    (Leads::Path, ["Nasi kebuli untuk keluarga", "Kebuli rice for the family", "家庭装羊油抓饭"]),
    (Leads::Path, ["Salad segar, saus buatan sendiri", "Fresh salads, home-made dressings", "新鲜沙拉，自制酱汁"]),
    (Leads::Path, ["Ramen kuah kental", "Ramen in a rich broth", "浓汤拉面"]),
    (Leads::Path, ["Dimsum kukus sejak subuh", "Dim sum steamed since dawn", "清晨现蒸点心"]),
    (Leads::Path, ["Steak lokal matang pas", "Local steak, done just right", "本地牛排，火候刚好"]),
    (Leads::Path, ["Nasi uduk resep Betawi", "Uduk rice by a Betawi recipe", "巴达维椰浆饭"]),
    (Leads::Path, ["Kepiting saus Padang", "Crab in Padang sauce", "巴东酱螃蟹"]),
];

/// One theme: its page, when, its banner, title, and its sections with their categories.
struct Day {
    page_id: &'static str,
    /// Monday 1.
    first_day: Option<i64>,
    start_ms: Option<u64>,
    day_count: i64,
    banner: &'static str,
    title: [&'static str; 3],
    sections: &'static [([&'static str; 3], &'static [i64])],
}

/// 17 August 2026 in Jakarta; over.
const INDEPENDENCE_MS: u64 = 1_786_899_600_000;

#[rustfmt::skip]
static DAYS: [Day; 4] = [
    Day { page_id: "ngopi", first_day: Some(2), start_ms: None, day_count: 2, banner: "coffee",
        title: ["Hari Ngopi", "Coffee days", "咖啡日"],
        sections: &[
            (["Kopi", "Coffee", "咖啡"], &[201]),
            (["Teh & jus", "Tea & juice", "茶饮果汁"], &[202, 203]),
            (["Temannya ngopi", "With your coffee", "配咖啡"], &[301, 302, 303]),
        ] },
    Day { page_id: "pedas", first_day: Some(4), start_ms: None, day_count: 2, banner: "ad-chicken",
        title: ["Hari Pedas", "Spicy days", "辣味日"],
        sections: &[
            (["Ayam & bebek", "Chicken & duck", "鸡鸭"], &[104]),
            (["Sate & Padang", "Satay & Padang", "沙爹与巴东菜"], &[105, 106]),
            (["Mi & ramen", "Noodles & ramen", "面食拉面"], &[103, 401]),
        ] },
    Day { page_id: "keluarga", first_day: Some(6), start_ms: None, day_count: 2, banner: "together",
        title: ["Hari Keluarga", "Family days", "家庭日"],
        sections: &[
            (["Masakan Indonesia", "Indonesian", "印尼美食"], &[101, 102, 104, 106, 107]),
            (["Masakan dunia", "World food", "环球美食"], &[401, 402, 403, 404, 405, 406]),
            (["Yang manis", "Something sweet", "甜品"], &[301, 302, 303]),
        ] },
    Day { page_id: "merdeka-2026", first_day: None, start_ms: Some(INDEPENDENCE_MS), day_count: 1, banner: "halal",
        title: ["Hari Merdeka", "Independence day", "独立日"],
        sections: &[(["Masakan Indonesia", "Indonesian", "印尼美食"], &[101, 102, 103, 104, 105, 106])] },
];

const RULE: [&str; 3] = [
    "Harga di halaman ini berlaku selama Hari Brand Besar. Stok setiap voucher terbatas dan tampil apa adanya. \
     Voucher dipakai di outlet brand yang tertera.",
    "The prices on this page hold during the big brand day. Every voucher's stock is limited and shown as it is. \
     Vouchers are used at the stores of the brand that they name.",
    "本页价格在大牌日期间有效。每张券的库存有限，如实显示。请在券上所列品牌门店使用。",
];

pub fn write(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    let mut pages =
        transaction.prepare("INSERT INTO brand_pages VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)")?;
    for ((id, brand), (leads, [sub_id, sub_en, sub_zh])) in (1_i64..).zip(&BRANDS).zip(&PAGES) {
        let path = format!("/platform/brandsHomepage?id={id}");
        let url = match leads {
            Leads::Path => path,
            Leads::Whole => format!("https://jajan.example{path}"),
            Leads::Bare => format!("jajan.example{path}"),
            Leads::Outside(address) => (*address).to_owned(),
            Leads::Nowhere => String::new(),
        };
        let name = brand.name;
        pages.execute(params![
            id,
            url,
            sub_id,
            sub_en,
            sub_zh,
            format!("{sub_id}. {name} buka di banyak sudut Jakarta, dengan resep yang sama di setiap outlet."),
            format!("{sub_en}. {name} is all over Jakarta, with the same recipes at every outlet."),
            format!("{sub_zh}。{name}的门店遍布雅加达，每家都是同样的配方。"),
        ])?;
    }
    let mut days = transaction
        .prepare("INSERT INTO brand_days VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)")?;
    let mut sections =
        transaction.prepare("INSERT INTO brand_day_sections VALUES (?1, ?2, ?3, ?4, ?5, ?6)")?;
    let [rule_id, rule_en, rule_zh] = RULE;
    for day in &DAYS {
        let [id, en, zh] = day.title;
        days.execute(params![
            day.page_id,
            day.first_day,
            day.start_ms,
            day.day_count,
            day.banner,
            id,
            en,
            zh,
            rule_id,
            rule_en,
            rule_zh
        ])?;
        for (sort, ([id, en, zh], categories)) in (1..).zip(day.sections) {
            let categories = json!(categories).to_string();
            sections.execute(params![day.page_id, sort, id, en, zh, categories])?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pictures;

    #[test]
    fn every_section_has_a_brand_and_every_day_its_banner() {
        for day in &DAYS {
            let picture = format!("/img/banner/{}/id-ID.png", day.banner);
            assert!(pictures::parse(&picture).is_ok(), "{picture}");
            for (name, categories) in day.sections {
                let is_there = |id: &i64| BRANDS.iter().any(|brand| brand.kind_id == *id);
                assert!(categories.iter().any(is_there), "{name:?}");
            }
        }
    }
}
