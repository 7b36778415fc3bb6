//! Texts with what must be found for them. Which stores fit is told by the tables of stores, menus and
//! dishes alone.

use std::collections::HashSet;
use std::env;

use rusqlite::Connection;

use crate::city::search_words::shared_dishes;
use crate::geo::Position;
use crate::ids::row;
use crate::store::search::found::find;
use crate::store::search::tests::{CITY, HERE, NOON_MS, STORES, query, seeded};
use crate::store::{Database, FromRow, Sql, StoreError};

/// What a store must be.
#[derive(Clone, Copy)]
enum Fits {
    /// All of these words stand in its name, or in that of one of its dishes, in one language.
    Words(&'static str),
    /// Its category, or the words.
    Category(i64, &'static str),
    Brand(i64),
    /// The words, so near to the middle of the area.
    Near(&'static str, &'static str),
    Mall(i64, &'static str),
    Nothing,
}
use Fits::{Brand, Category, Mall, Near, Nothing, Words};

#[rustfmt::skip]
const SET: [(&str, Fits); 75] = [
    ("sotto betawi", Words("soto betawi")), ("nasi gorng", Words("nasi goreng")), ("baso", Words("bakso")), ("bakos", Words("bakso")),
    ("mie ayam", Words("mi ayam")), ("miayam", Words("mi ayam")), ("gado2", Words("gado gado")), ("sate taican", Words("sate taichan")),
    ("satay", Words("sate")), ("ayam gepreg", Words("ayam geprek")), ("kwetiaw siram", Words("kwetiau siram")), ("cap cay", Words("capcai")),
    ("puyunghai", Words("fuyunghai")), ("fuyung hai", Words("fuyunghai")), ("somay", Words("siomay")), ("bapao", Words("bakpao")),
    ("dim sum", Words("dimsum")), ("telor dadar", Words("telur dadar")), ("rendnag", Words("rendang")), ("topokki", Words("tteokbokki")),
    ("martabag telur", Words("martabak telur")), ("piza", Words("pizza")), ("nasi padnag", Words("nasi padang")), ("bubur ayan", Words("bubur ayam")),
    ("巴达维牛肉汤", Words("soto betawi")), ("nasgor", Words("nasi goreng")), ("fried rice", Words("nasi goreng")), ("炒饭", Words("nasi goreng")),
    ("meatball", Words("bakso")), ("沙爹", Words("sate")), ("aygep", Words("geprek")), ("kopsus", Words("kopi susu")), ("es kopi gula aren", Words("kopi susu")),
    ("cheeseburger", Words("burger keju")), ("薯条", Words("kentang goreng")), ("pisgor", Words("pisang goreng")), ("terang bulan", Words("martabak manis")),
    ("kopi", Category(201, "kopi")), ("coffee", Category(201, "kopi")), ("咖啡", Category(201, "kopi")), ("seafod", Category(107, "seafood")),
    ("makanan jepang", Category(401, "jepang")), ("korean food", Category(402, "korea")), ("vegetarian", Category(407, "vegetarian")),
    ("catering", Category(501, "catering")),
    ("kopi kenary", Brand(2)), ("susi ombak", Brand(8)), ("dimsum lonceng mas", Brand(21)), ("seoul halmoni", Brand(14)),
    ("geprek mas danu", Brand(1)), ("soto bu tini", Brand(6)),
    ("sotto tebet", Near("soto", "Tebet")), ("coffee blok m", Near("kopi", "Blok M")), ("baso deket kemang", Near("bakso", "Kemang")),
    ("sate madura kelapa gading", Near("sate madura", "Kelapa Gading")),
    ("gelora galery", Mall(1, "")), ("kopi gelora galeri", Mall(1, "kopi")),
    ("qwertyuiop", Nothing), ("helikopter", Nothing), ("ban mobil", Nothing), ("asuransi", Nothing),
    ("babi", Nothing), ("bir", Nothing), ("rujak", Nothing), ("猪肉", Nothing),
    // By another hand: texts that the engine was not made with.
    ("nasi uduk", Words("nasi uduk")), ("bebek goreng", Words("bebek goreng")), ("sop butut", Words("sop buntut")),
    ("martbak manis", Words("martabak manis")), ("ayam bakar madu", Words("ayam bakar madu")), ("rawon", Words("rawon")),
    // Drinks of nearly everyone's, by the beginning of their names.
    ("es teh", Words("es teh manis")), ("esteh", Words("es teh manis")), ("teh tawar", Words("teh tawar hangat")), ("iced tea", Words("es teh manis")),
];

/// `npm run bench` tries the same texts in a larger city: how many stores it has.
const SIZE_VARIABLE: &str = "JAJAN_LABELLED_STORES";
const LEAST_SHARE: f64 = 0.95;

struct Labeller<'a> {
    connection: &'a Connection,
    stores: Vec<StoreRow>,
    dishes: Vec<DishRow>,
    /// Drinks and sides that nearly everyone sells: only their whole names find them.
    shared: Vec<i64>,
}

#[derive(FromRow)]
struct DishRow {
    dish: i64,
    name_id: String,
    name_en: String,
    name_zh: String,
}

#[derive(FromRow)]
struct StoreRow {
    id: row::Store,
    name: String,
    category_id: i64,
    brand_id: Option<row::Brand>,
    mall_id: Option<row::Mall>,
    #[row(nested)]
    position: Position,
}

/// Written apart from the engine's own: words between everything that is no letter.
fn has_all(text: &str, words: &str) -> bool {
    let text = text.to_lowercase();
    let own: HashSet<&str> = text.split(|c: char| !c.is_alphanumeric()).collect();
    words.split(' ').all(|word| own.contains(word))
}

impl Labeller<'_> {
    fn fitting(&self, fits: Fits) -> HashSet<row::Store> {
        let words = match fits {
            Words(words) | Category(_, words) | Near(words, _) | Mall(_, words) => words,
            Brand(_) | Nothing => "",
        };
        let dishes = self.dishes.iter().filter(|dish| {
            let names = [&dish.name_id, &dish.name_en, &dish.name_zh];
            let is_it = |name: &&String| has_all(name, words) || name.as_str() == words;
            let is_named = dish.name_id.to_lowercase() == words;
            is_named || (!self.shared.contains(&dish.dish) && names.iter().any(is_it))
        });
        let dishes: HashSet<i64> = dishes.map(|dish| dish.dish).collect();
        let sql = "SELECT DISTINCT store_id FROM menu_items WHERE dish_id = ?1";
        let cooks: HashSet<row::Store> = dishes
            .iter()
            .flat_map(|dish| self.connection.values::<row::Store>(sql, [dish]).unwrap())
            .collect();
        let has_words = |store: &StoreRow| has_all(&store.name, words) || cooks.contains(&store.id);
        let area = |name: &str| -> Position {
            let sql = "SELECT lat, lon FROM areas WHERE name = ?1";
            self.connection.row(sql, [name]).unwrap()
        };
        let fitting = self.stores.iter().filter(|store| match fits {
            Words(_) => has_words(store),
            Category(category, _) => store.category_id == category || has_words(store),
            Brand(brand) => store.brand_id == Some(row::Brand(brand)),
            Near(_, name) => has_words(store) && area(name).distance_km(store.position) <= 2.5,
            Mall(mall, words) => {
                store.mall_id == Some(row::Mall(mall)) && (words.is_empty() || has_words(store))
            }
            Nothing => false,
        });
        fitting.map(|store| store.id).collect()
    }
}

/// Shares of the texts: the first one fits, of the first ten, of all that could be among the first twenty.
#[test]
fn what_people_type_finds_what_they_mean() {
    let wanted = env::var(SIZE_VARIABLE).ok();
    let stores = wanted.map_or(STORES, |size| size.parse().unwrap());
    let shares = match stores {
        STORES => shares(&CITY),
        _ => shares(&seeded(stores)),
    };
    let shares = shares.unwrap();
    let [first, of_ten, of_twenty] = shares;
    eprintln!("{stores} stores: top-1 {first:.4}, P@10 {of_ten:.4}, recall@20 {of_twenty:.4}");
    assert!(
        shares.iter().all(|share| *share >= LEAST_SHARE),
        "{shares:?}"
    );
}

fn shares(city: &Database) -> Result<[f64; 3], StoreError> {
    city.read_now(|connection| {
        let dishes = "SELECT dish_id AS dish, name_id, name_en, name_zh FROM dishes";
        let stores = "SELECT id, name, category_id, brand_id, mall_id, lat, lon FROM stores
                      WHERE id < 9000001";
        let labeller = Labeller {
            connection,
            stores: connection.rows(stores, [])?,
            dishes: connection.rows(dishes, [])?,
            shared: shared_dishes(),
        };
        let origin = Position::new(HERE.0, HERE.1)?;
        let mut sums = [0.0; 3];
        for (text, fits) in SET {
            let (reading, found) = find(connection, &query(text), origin, NOON_MS)?;
            let fitting = labeller.fitting(fits);
            let right = |count: usize| {
                let first = found.iter().take(count);
                first.filter(|id| fitting.contains(id)).count() as f64
            };
            let own = match fits {
                Nothing => [f64::from(u8::from(found.is_empty())); 3],
                _ => [
                    right(1),
                    right(10) / found.len().clamp(1, 10) as f64,
                    right(20) / fitting.len().clamp(1, 20) as f64,
                ],
            };
            if own.iter().any(|share| *share < 1.0) {
                eprintln!(
                    "{text}: {own:?}, {} of {}; {reading:?}",
                    found.len(),
                    fitting.len()
                );
            }
            for (sum, share) in sums.iter_mut().zip(own) {
                *sum += share;
            }
        }
        Ok(sums.map(|sum| sum / SET.len() as f64))
    })
}
