//! Rankings: the stores of a category that sold the most vouchers.
//!
//! Invariants: places are counted once a day, by [`count::count_sql`], and nothing else moves a store up,
//! so that the text «how we count» is true; a store that closes leaves at once (triggers of
//! `schema/rank_counts.sql`); a filter hides stores and never renumbers them.

mod chosen;
pub(crate) mod count;

#[cfg(test)]
pub(crate) use chosen::places_sql;

use jajan_contract::{
    localised::{Locale, Localised},
    ranks::{RankDetailListBody, RankDetailListData, RankEntry, RankListData},
    store_page::ShareInfo,
};
use rusqlite::params;

use crate::geo::Position;
use crate::ids::{self, row};
use crate::store::catalog::opening;
use crate::store::discovery::entries;
use crate::store::discovery::ranks::chosen::Chosen;
use crate::store::discovery::ranks::count::RANKED;
use crate::store::page::Page;
use crate::store::{Database, FromRow, Sql, StoreError, Viewer};

/// How the order comes about, told with every list.
const ALGORITHM: &str = "rank-sold-1";

#[derive(FromRow)]
struct RankRow {
    rank_id: row::Rank,
    #[row(nested = "name_")]
    name: Localised,
    #[row(nested = "tab_")]
    tab: Localised,
    counted_ms: Option<u64>,
    store_count: u32,
}

// The category has the number of its rank.
const RANKS_SQL: &str = "SELECT r.rank_id, r.name_id, r.name_en, r.name_zh, c.name_id AS tab_id,
            c.name_en AS tab_en, c.name_zh AS tab_zh, r.counted_ms,
            (SELECT count(*) FROM rank_items AS i
             WHERE i.rank_id = r.rank_id AND i.rank_sort <= ?1) AS store_count
     FROM ranks AS r JOIN categories AS c ON c.category_id = r.rank_id
     ORDER BY r.rank_id";
pub const COUNTED_SQL: &str = "SELECT counted_ms FROM ranks WHERE rank_id = ?1";

impl Database {
    pub async fn rank_list(&self) -> Result<RankListData, StoreError> {
        self.read(|connection| {
            let opened_ms = opening::opened_ms(connection)?.unwrap_or_default();
            let rows: Vec<RankRow> = connection.rows(RANKS_SQL, params![RANKED])?;
            let ranks = rows.into_iter().filter(|rank| rank.store_count > 0);
            Ok(RankListData {
                rank_list: ranks.map(|rank| entry(rank, opened_ms)).collect(),
            })
        })
        .await
    }

    /// Absent: there is no such rank.
    pub async fn rank_detail_list(
        &self,
        rank_id: row::Rank,
        body: RankDetailListBody,
        viewer: Viewer,
    ) -> Result<Option<RankDetailListData>, StoreError> {
        let page = Page::new(body.page_no, body.page_size, RANKED)?;
        let origin = Position::new(body.latitude, body.longitude)?;
        self.read(move |connection| {
            let counted: Option<Option<u64>> = connection.find_value(COUNTED_SQL, [rank_id])?;
            let Some(counted_ms) = counted else {
                return Ok(None);
            };
            let chosen = Chosen::parse(connection, &body.rank_filter_info, viewer.now_ms)?;
            let places: Vec<(row::Store, u32)> =
                connection.rows(&chosen.sql(), params![rank_id, RANKED])?;
            let store_ids: Vec<row::Store> = places.iter().map(|(id, _)| *id).collect();
            let mut stores = entries::entries(connection, &store_ids, origin, viewer)?;
            for (store, (_, sold)) in stores.iter_mut().zip(places) {
                store.sold_count = Some(sold);
            }
            stores.retain(|store| chosen.has(store));
            let rest = stores.into_iter().skip(page.start() as usize);
            let (poi_list, has_more) = page.cut(rest);
            let counted_at_ms = match counted_ms {
                Some(counted_ms) => counted_ms,
                None => opening::opened_ms(connection)?.unwrap_or_default(),
            };
            Ok(Some(RankDetailListData {
                rank_id: ids::rank(rank_id),
                poi_list,
                has_more,
                algorithm_id: ALGORITHM.to_owned(),
                filter_options: chosen.options(connection)?,
                // A visitor has none; for a user the caller asks `has_usable_red_packet`.
                is_no_coupon_available: chosen.wants_coupon(),
                counted_at_ms,
            }))
        })
        .await
    }
}

fn entry(rank: RankRow, opened_ms: u64) -> RankEntry {
    let rank_id = ids::rank(rank.rank_id);
    let pictures =
        Locale::ALL.map(|locale| format!("/img/share/rank/{rank_id}/{}.jpg", locale.tag()));
    RankEntry {
        share_info: ShareInfo {
            share_content: rank.name.clone(),
            share_img_url: Localised::from(pictures),
            ..ShareInfo::default()
        },
        rank_id,
        rank_name: rank.name,
        tab_name: rank.tab,
        store_count: rank.store_count,
        how_counted: how_counted(),
        counted_at_ms: rank.counted_ms.unwrap_or(opened_ms),
    }
}

/// [`count::count_sql`] in words.
fn how_counted() -> Localised {
    Localised::new(
        format!(
            "Urutan dihitung dari jumlah voucher yang pernah terjual di tiap tempat makan dalam kategori ini, \
             termasuk voucher yang sudah tidak dijual lagi. Makin banyak yang terjual, makin tinggi peringkatnya.\n\
             Kalau jumlahnya sama, tempat makan yang lebih dulu terdaftar ada di atas.\n\
             Tempat makan yang belum menjual voucher atau sudah tutup permanen tidak ikut. \
             Daftar memuat paling banyak {RANKED} tempat makan dan dihitung ulang sekali sehari.\n\
             Tidak ada tempat yang bisa dibeli di daftar ini."
        ),
        format!(
            "The order comes from how many vouchers each store in this category has sold so far, \
             including vouchers that it sells no more. The more it sold, the higher it stands.\n\
             With equal numbers, the store that joined earlier comes first.\n\
             Stores that have sold no voucher or have closed for good are left out. \
             The list has at most {RANKED} stores and is counted again once a day.\n\
             No place on this list can be bought."
        ),
        format!(
            "按该分类下每家门店累计售出的代金券数量排序，包括已下架的代金券。售出越多，排名越靠前。\n\
             数量相同时，较早入驻的门店在前。\n\
             尚未售出代金券或已永久停业的门店不参与排名。榜单最多 {RANKED} 家门店，每天重新统计一次。\n\
             榜单名次不出售。"
        ),
    )
}
