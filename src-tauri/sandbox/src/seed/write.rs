//! Stores into the database, ten thousand a transaction.

use std::collections::BTreeMap;

use rusqlite::{Transaction, params};

use crate::{
    city::{
        kinds, places,
        stores::{self, Store},
        unusual,
        vouchers::Voucher,
    },
    ids::FIRST_UNLISTED,
    seed::{
        brand_pages, fixed,
        options::{FINGERPRINT, NUMBER, SeedOptions, SeedProgress},
        review_people, users,
    },
    store::{Database, StoreError},
};

const BATCH: u32 = 10_000;
const MAX_STORES: u32 = 5_000_000;
/// How many stores a rank has.
const RANKED: usize = 20;

/// The tables that seeding empties and fills; children before parents. All others are of people.
pub const SEEDED: [&str; 27] = [
    "brand_day_sections",
    "brand_days",
    "brand_pages",
    "review_stores",
    "unusual_stores",
    "list_pages",
    "list_queries",
    "rank_items",
    "ranks",
    "products",
    "menu_items",
    "store_positions",
    "stores",
    "dishes",
    "brands",
    "mall_floors",
    "malls",
    "day_parts",
    "categories",
    "streets",
    "areas",
    "regions",
    "flash_sessions",
    "promotion_tags",
    "banners",
    "cards",
    "config",
];

/// South, north, west and east of a district's stores.
type Box4 = [f64; 4];

pub fn write(
    database: &Database,
    options: SeedOptions,
    mut progress: impl FnMut(SeedProgress),
) -> Result<(), StoreError> {
    if !(1..=MAX_STORES).contains(&options.stores) {
        return Err(StoreError::BadValue {
            field: "stores",
            reason: format!("must be 1 to {MAX_STORES}"),
        });
    }
    database.write_now(|transaction| {
        // Gone first and written last: a seeding that was cut off is not taken for a whole one.
        transaction.execute("DELETE FROM meta WHERE key = ?1", [FINGERPRINT])?;
        for table in SEEDED {
            transaction.execute(&format!("DELETE FROM {table}"), [])?;
        }
        transaction.execute("DELETE FROM reviews WHERE is_invented", [])?;
        transaction.execute(
            "INSERT OR REPLACE INTO meta VALUES (?1, ?2)",
            [NUMBER, &options.seed.to_string()],
        )?;
        fixed::write(transaction)?;
        brand_pages::write(transaction)?;
        users::write(transaction)?;
        review_people::write(transaction)
    })?;

    let mut bounds = BTreeMap::new();
    let mut done = 0;
    let mut next_product = 1;
    while done < options.stores {
        let last = (done + BATCH).min(options.stores);
        database.write_now(|transaction| {
            let mut writer = Writer::new(transaction)?;
            for id in i64::from(done) + 1..=i64::from(last) {
                let store = stores::store(options.seed, id);
                next_product = writer.store(&store, next_product)?;
                widen(&mut bounds, &store);
            }
            Ok(())
        })?;
        done = last;
        progress(SeedProgress {
            stores_done: done,
            stores: options.stores,
        });
    }
    database.write_now(|transaction| {
        region_bounds(transaction, &bounds)?;
        ranks(transaction)?;
        unusual_stores(transaction, options.seed, next_product)?;
        super::reviews::recount_users(transaction)?;
        transaction.execute_batch("ANALYZE")?;
        Ok(())
    })?;
    database.checkpoint()
}

struct Writer<'a> {
    store: rusqlite::Statement<'a>,
    position: rusqlite::Statement<'a>,
    menu_item: rusqlite::Statement<'a>,
    product: rusqlite::Statement<'a>,
}

impl<'a> Writer<'a> {
    fn new(transaction: &'a Transaction<'_>) -> Result<Self, StoreError> {
        Ok(Self {
            store: transaction.prepare(
                "INSERT INTO stores VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12,
                 ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23)",
            )?,
            position: transaction
                .prepare("INSERT INTO store_positions VALUES (?1, ?2, ?2, ?3, ?3, ?4, ?4)")?,
            menu_item: transaction.prepare("INSERT INTO menu_items VALUES (?1, ?2, ?3, ?4)")?,
            product: transaction.prepare(
                "INSERT INTO products VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12,
                 ?13, ?14, ?15, ?16, ?17, ?18, ?19)",
            )?,
        })
    }

    /// Writes a store and answers the next free product number.
    fn store(&mut self, store: &Store, first_product: i64) -> Result<i64, StoreError> {
        let has_discount = store
            .vouchers
            .iter()
            .any(|voucher| voucher.promotion.is_some());
        let (mall, floor) = match store.mall {
            Some((mall, floor)) => (Some(mall + 1), Some(floor)),
            None => (None, None),
        };
        self.store.execute(params![
            store.id,
            store.name,
            store.kind.id,
            places::AREAS[store.area].district_id,
            store.area,
            fixed::street_id(store.area, store.street),
            store.house_number,
            store.lat,
            store.lon,
            store.price_per_capita,
            store.score_tenths,
            store.review_count,
            store.halal,
            store.takes_red_packet,
            has_discount,
            store.pattern_id,
            store.ground,
            store.dish,
            store.second_dish,
            store.popularity,
            mall,
            floor,
            store.brand.map(|brand| brand + 1),
        ])?;
        if store.id < FIRST_UNLISTED {
            let category = store.kind.id as f64 / 1000.0;
            self.position
                .execute(params![store.id, store.lon, store.lat, category])?;
        }
        for (sort, (dish_id, _, price)) in store.menu.iter().enumerate() {
            self.menu_item
                .execute(params![store.id, sort, dish_id, price])?;
        }
        let mut id = first_product;
        for (sort, voucher) in store.vouchers.iter().enumerate() {
            self.voucher(store, voucher, sort, id)?;
            id += 1;
        }
        Ok(id)
    }

    fn voucher(
        &mut self,
        store: &Store,
        voucher: &Voucher,
        sort: usize,
        id: i64,
    ) -> Result<(), StoreError> {
        let promotion = voucher.promotion.as_ref();
        let session = promotion.and_then(|promotion| promotion.flash_session);
        let activity = promotion.map(|_| {
            if session.is_some() {
                "FLASH_SALE"
            } else {
                "COMMON"
            }
        });
        let [name_id, name_en, name_zh] = &voucher.name;
        self.product.execute(params![
            id,
            store.id,
            sort,
            voucher.product_type,
            name_id,
            name_en,
            name_zh,
            voucher.art,
            voucher.original_price,
            voucher.sale_price,
            voucher.remaining_stock,
            activity,
            promotion.map(|promotion| promotion.price),
            promotion.map(|promotion| promotion.tag_id),
            session,
            session.map(|_| flash_sort(voucher, id)),
            voucher.reserve_mode,
            voucher.user_limit,
            voucher.user_group_ok,
        ])?;
        Ok(())
    }
}

/// What can be bought first, then the larger discount, then in the order of the ids.
fn flash_sort(voucher: &Voucher, id: i64) -> i64 {
    let price = voucher
        .promotion
        .as_ref()
        .map_or(voucher.sale_price, |p| p.price);
    let paid_percent = price * 100 / voucher.original_price.max(1);
    let refused = voucher.remaining_stock == 0 || voucher.user_limit || !voucher.user_group_ok;
    (i64::from(refused) * 1000 + paid_percent) * 1_000_000_000 + id
}

fn widen(bounds: &mut BTreeMap<i64, Box4>, store: &Store) {
    let district = places::AREAS[store.area].district_id;
    // The district, its city and its province.
    for region in [district, district / 100, district / 10_000] {
        let box4 = bounds
            .entry(region)
            .or_insert([store.lat, store.lat, store.lon, store.lon]);
        box4[0] = box4[0].min(store.lat);
        box4[1] = box4[1].max(store.lat);
        box4[2] = box4[2].min(store.lon);
        box4[3] = box4[3].max(store.lon);
    }
}

fn region_bounds(
    transaction: &Transaction<'_>,
    bounds: &BTreeMap<i64, Box4>,
) -> Result<(), StoreError> {
    let mut statement = transaction.prepare(
        "UPDATE regions SET min_lat = ?2, max_lat = ?3, min_lon = ?4, max_lon = ?5
         WHERE region_id = ?1",
    )?;
    for (region, [south, north, west, east]) in bounds {
        statement.execute(params![region, south, north, west, east])?;
    }
    Ok(())
}

/// After the ranks, so that none of them is on one.
fn unusual_stores(
    transaction: &Transaction<'_>,
    seed: u64,
    mut next_product: i64,
) -> Result<(), StoreError> {
    let mut writer = Writer::new(transaction)?;
    let mut insert = transaction.prepare(
        "INSERT INTO unusual_stores (store_id, refusal, lacks_review_switches, about, reviews)
         VALUES (?1, ?2, ?3, ?4, ?5)",
    )?;
    for (unusual, store) in unusual::all(seed) {
        next_product = writer.store(&store, next_product)?;
        insert.execute(params![
            store.id,
            unusual.refusal,
            unusual.lacks_review_switches,
            unusual.about,
            unusual.reviews
        ])?;
    }
    Ok(())
}

/// The most popular stores of each parent category.
fn ranks(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    let mut top = transaction.prepare(
        "SELECT popularity, id FROM stores WHERE category_id = ?1
         ORDER BY popularity DESC, id DESC LIMIT ?2",
    )?;
    let mut insert = transaction.prepare("INSERT INTO rank_items VALUES (?1, ?2, ?3)")?;
    for parent in &kinds::PARENTS {
        let mut best: Vec<(i64, i64)> = Vec::new();
        for kind in kinds::KINDS
            .iter()
            .filter(|kind| kind.id / 100 * 100 == parent.id)
        {
            for row in top.query_map(params![kind.id, RANKED], |row| {
                Ok((row.get(0)?, row.get(1)?))
            })? {
                best.push(row?);
            }
        }
        best.sort_unstable_by(|a, b| b.cmp(a));
        for (sort, (_, store)) in (1..).zip(best.into_iter().take(RANKED)) {
            insert.execute(params![store, parent.id, sort])?;
        }
    }
    Ok(())
}
