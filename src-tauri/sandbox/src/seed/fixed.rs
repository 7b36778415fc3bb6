//! What does not depend on how many stores there are: regions, categories, hours, malls, brands,
//! the catalogue of dishes, banners, cards and configuration.

mod home;
mod places;

pub use places::street_id;

use rusqlite::{Transaction, params};

use crate::city::{hours, kinds, menu, vouchers};
use crate::store::StoreError;

pub fn write(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    places::regions(transaction)?;
    categories(transaction)?;
    let mut statement = transaction.prepare("INSERT INTO day_parts VALUES (?1, ?2, ?3, ?4)")?;
    for (pattern, day, start, end) in hours::day_parts() {
        statement.execute([pattern, day, start, end])?;
    }
    places::malls_and_brands(transaction)?;
    dishes(transaction)?;
    flash_sale(transaction)?;
    home::banners(transaction)?;
    home::cards(transaction)?;
    home::config(transaction)
}

fn categories(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    let mut statement =
        transaction.prepare("INSERT INTO categories VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)")?;
    let mut ranks = transaction.prepare(
        "INSERT INTO ranks (rank_id, name_id, name_en, name_zh) VALUES (?1, ?2, ?3, ?4)",
    )?;
    for parent in &kinds::PARENTS {
        let [id, en, zh] = parent.name;
        statement.execute(params![
            parent.id,
            None::<i64>,
            id,
            en,
            zh,
            parent.dish,
            parent.on_home
        ])?;
        let [id, en, zh] = parent.rank_name;
        ranks.execute(params![parent.id, id, en, zh])?;
    }
    for kind in &kinds::KINDS {
        let [id, en, zh] = kind.name;
        let parent = kind.id / 100 * 100;
        statement.execute(params![kind.id, parent, id, en, zh, kind.dish, false])?;
    }
    Ok(())
}

fn dishes(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    let mut statement = transaction.prepare("INSERT INTO dishes VALUES (?1, ?2, ?3, ?4, ?5)")?;
    let all = menu::COURSES.iter().flat_map(|course| course.dishes);
    for (id, dish) in (1..).zip(all) {
        statement.execute(params![
            id,
            dish.name_id,
            dish.name_en,
            dish.name_zh,
            dish.art()
        ])?;
    }
    Ok(())
}

fn flash_sale(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    let mut sessions = transaction.prepare("INSERT INTO flash_sessions VALUES (?1, ?2, ?3, ?4)")?;
    for (id, start, end) in vouchers::FLASH_SESSIONS {
        sessions.execute(params![id, vouchers::FLASH_PAGE, start * 60, end * 60])?;
    }
    let mut tags = transaction.prepare("INSERT INTO promotion_tags VALUES (?1, ?2, ?3, ?4)")?;
    for (tag, [id, en, zh]) in vouchers::TAGS {
        tags.execute(params![tag, id, en, zh])?;
    }
    Ok(())
}
