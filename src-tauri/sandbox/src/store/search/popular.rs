//! What is searched for most.

use jajan_contract::localised::Localised;
use jajan_contract::search::{PopularSearch, SearchPopularData};

use crate::store::{Database, FromRow, Sql, StoreError};

#[derive(FromRow)]
struct PopularRow {
    #[row(nested = "label_")]
    text: Localised,
    art: String,
}

impl Database {
    pub async fn popular_searches(&self) -> Result<SearchPopularData, StoreError> {
        self.read(|connection| {
            let sql = "SELECT label_id, label_en, label_zh, art FROM search_popular ORDER BY sort";
            let rows: Vec<PopularRow> = connection.rows(sql, [])?;
            let popular = rows.into_iter().map(|row| PopularSearch {
                text: row.text,
                icon_url: format!("/img/icon/{}.png", row.art),
            });
            Ok(SearchPopularData {
                popular_list: popular.collect(),
            })
        })
        .await
    }
}
