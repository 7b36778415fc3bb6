//! Brand days: a theme of some days, every week or once, by the clocks of Jakarta.

use jajan_contract::{
    brands::{
        BrandDayBrandsData, BrandDayOffersBody, BrandDayOffersData, BrandDayPage, BrandDaySection,
    },
    localised::Localised,
};
use rusqlite::{Connection, params};

use crate::ids::row;
use crate::store::brands::home::best_assets;
use crate::store::brands::pavilion::EntryRow;
use crate::store::brands::{banner_pictures, share};
use crate::store::page::Page;
use crate::store::{Database, FromRow, Sql, StoreError, Viewer};
use crate::time::{DAY_MS, LocalTime};
use crate::{pictures, time};

const MAX_PAGE_SIZE: u32 = 50;
/// The most offers that a section shows of each brand.
const OFFERS_PER_BRAND: usize = 12;
/// The app's routes need an id; this one means the current or next page.
const TODAY: &str = "today";
const DAYS_A_WEEK: i64 = 7;

struct Day {
    page_id: String,
    banner: String,
    title: Localised,
    rule: Localised,
    /// Milliseconds since the epoch.
    start_ms: i64,
    end_ms: i64,
}

impl Database {
    /// The page of this id; with an empty id or `today` that of the current or next days.
    pub async fn brand_day_page(
        &self,
        page_id: String,
        now_ms: u64,
    ) -> Result<Option<BrandDayPage>, StoreError> {
        self.read(move |connection| {
            let Some(day) = find(connection, named(&page_id), now_ms)? else {
                return Ok(None);
            };
            let seconds = |until_ms: i64| {
                let left_ms = (until_ms - now_ms as i64).max(0) as u64;
                u32::try_from(left_ms.div_ceil(1000)).unwrap_or(u32::MAX)
            };
            Ok(Some(BrandDayPage {
                section_list: sections(connection, &day.page_id)?,
                share_info: share_info(&day),
                banner_image_url_map: banner_pictures(&day.banner),
                background_color: pictures::banner_color(&day.banner).to_owned(),
                starts_in_s: seconds(day.start_ms),
                ends_in_s: seconds(day.end_ms),
                page_id: day.page_id,
                title: day.title,
                rule_desc: day.rule,
            }))
        })
        .await
    }

    /// Absent: there is no such page or section.
    pub async fn brand_day_offers(
        &self,
        body: BrandDayOffersBody,
        viewer: Viewer,
    ) -> Result<Option<BrandDayOffersData>, StoreError> {
        let page = Page::new(body.page_no, body.page_size, MAX_PAGE_SIZE)?;
        self.read(move |connection| {
            let sort: Option<i64> = body.section_id.parse().ok();
            let brands: Option<Vec<row::Brand>> = section_brands(connection, &body.page_id, sort)?;
            let Some(brands) = brands.filter(|_| sort.is_some()) else {
                return Ok(None);
            };
            let mut offers = Vec::new();
            for brand_id in brands {
                offers.extend(best_assets(connection, brand_id, viewer, OFFERS_PER_BRAND)?);
            }
            // What can be bought, then the larger discount; stable for the rest.
            offers.sort_by_key(|card| (card.remaining_stock == 0, 100 - card.discount_percent));
            let (asset_list, has_more) = page.cut(offers.into_iter().skip(page.start() as usize));
            Ok(Some(BrandDayOffersData {
                asset_list,
                has_more,
            }))
        })
        .await
    }

    /// Absent: there is no such page.
    pub async fn brand_day_brands(
        &self,
        page_id: String,
    ) -> Result<Option<BrandDayBrandsData>, StoreError> {
        self.read(move |connection| {
            let Some(brands) = section_brands(connection, &page_id, None)? else {
                return Ok(None);
            };
            let sql = "SELECT b.name, b.logo, p.url, p.sub_title_id, p.sub_title_en, p.sub_title_zh
                       FROM brands AS b JOIN brand_pages AS p ON p.brand_id = b.brand_id
                       WHERE b.brand_id = ?1";
            let brand_list = brands.into_iter().map(|brand_id| {
                let row: EntryRow = connection.row(sql, [brand_id])?;
                Ok(row.entry())
            });
            Ok(Some(BrandDayBrandsData {
                brand_list: brand_list.collect::<Result<_, StoreError>>()?,
            }))
        })
        .await
    }
}

fn find(connection: &Connection, page_id: &str, now_ms: u64) -> Result<Option<Day>, StoreError> {
    let sql = "SELECT page_id, banner, title_id, title_en, title_zh, rule_id, rule_en, rule_zh,
                      first_day, start_ms, day_count
               FROM brand_days WHERE ?1 = '' OR page_id = ?1";
    let rows: Vec<DayRow> = connection.rows(sql, [page_id])?;
    let days: Vec<Day> = rows
        .into_iter()
        .map(|row| row.day(now_ms))
        .collect::<Result<_, _>>()?;
    let is_asked = |day: &Day| !page_id.is_empty() || day.end_ms > now_ms as i64;
    let asked = days.into_iter().filter(is_asked);
    Ok(asked.min_by_key(|day| day.start_ms))
}

#[derive(FromRow)]
struct DayRow {
    page_id: String,
    banner: String,
    #[row(nested = "title_")]
    title: Localised,
    #[row(nested = "rule_")]
    rule: Localised,
    /// The weekday on which it begins; absent: once, at `start_ms`.
    first_day: Option<i64>,
    start_ms: Option<i64>,
    day_count: i64,
}

impl DayRow {
    fn day(self, now_ms: u64) -> Result<Day, StoreError> {
        let start_ms = match (self.first_day, self.start_ms) {
            (Some(first_day), _) => weekly_start_ms(first_day, self.day_count, now_ms),
            (None, Some(start_ms)) => start_ms,
            (None, None) => {
                return Err(StoreError::Stopped(
                    "a brand day without a start".to_owned(),
                ));
            }
        };
        Ok(Day {
            page_id: self.page_id,
            banner: self.banner,
            title: self.title,
            rule: self.rule,
            start_ms,
            end_ms: start_ms + self.day_count * DAY_MS as i64,
        })
    }
}

/// When the days that run now began, or the next ones begin.
fn weekly_start_ms(first_day: i64, day_count: i64, now_ms: u64) -> i64 {
    let today = LocalTime::new(now_ms).day;
    let since = (today - first_day).rem_euclid(DAYS_A_WEEK);
    let start = if since < day_count {
        -since
    } else {
        DAYS_A_WEEK - since
    };
    time::day_start_ms(time::day_number(now_ms) + start)
}

#[derive(FromRow)]
struct SectionRow {
    sort: i64,
    #[row(nested = "name_")]
    name: Localised,
}

fn sections(connection: &Connection, page_id: &str) -> Result<Vec<BrandDaySection>, StoreError> {
    let sql = "SELECT sort, name_id, name_en, name_zh FROM brand_day_sections
               WHERE page_id = ?1 ORDER BY sort";
    let rows: Vec<SectionRow> = connection.rows(sql, [page_id])?;
    let section = |row: SectionRow| BrandDaySection {
        section_id: row.sort.to_string(),
        name: row.name,
    };
    Ok(rows.into_iter().map(section).collect())
}

/// The brands of a section, or of all; absent: there is no such page or section.
fn section_brands(
    connection: &Connection,
    page_id: &str,
    sort: Option<i64>,
) -> Result<Option<Vec<row::Brand>>, StoreError> {
    let known = "SELECT 1 FROM brand_day_sections WHERE page_id = ?1 AND (?2 IS NULL OR sort = ?2)
                 LIMIT 1";
    if !connection.has(known, params![page_id, sort])? {
        return Ok(None);
    }
    let sql = "SELECT brand_id FROM brands WHERE category_id IN
                 (SELECT c.value FROM brand_day_sections AS d, json_each(d.categories) AS c
                  WHERE d.page_id = ?1 AND (?2 IS NULL OR d.sort = ?2))
               ORDER BY brand_id";
    let brands = connection.values(sql, params![page_id, sort])?;
    Ok(Some(brands))
}

/// Title and rule of a page, as for [`Database::brand_day_page`].
pub fn day_texts(
    connection: &Connection,
    page_id: &str,
    now_ms: u64,
) -> Result<Option<(Localised, Localised)>, StoreError> {
    let day = find(connection, named(page_id), now_ms)?;
    Ok(day.map(|day| (day.title, day.rule)))
}

/// Empty for what runs or comes next.
fn named(page_id: &str) -> &str {
    if page_id == TODAY { "" } else { page_id }
}

fn share_info(day: &Day) -> jajan_contract::store_page::ShareInfo {
    let texts = [&day.title.id_id, &day.title.en_us, &day.title.zh_cn];
    let title = texts.map(|text| text.clone().unwrap_or_default());
    let mut info = share(title.map(|text| format!("{text} · Jajan")), &day.banner);
    info.activity_id = Some(day.page_id.clone());
    info
}

#[cfg(test)]
mod tests;
