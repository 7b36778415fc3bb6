use jajan_contract::{localised::Localised, stores::RankInfo};
use rusqlite::Row;

use crate::geo::Position;
use crate::ids;

/// Three neighbouring columns `…_id, …_en, …_zh`.
pub fn localised(row: &Row<'_>, first: usize) -> rusqlite::Result<Localised> {
    let texts: [String; 3] = [row.get(first)?, row.get(first + 1)?, row.get(first + 2)?];
    Ok(texts.into())
}

/// Two neighbouring columns `lat, lon`.
pub fn position(row: &Row<'_>, first: usize) -> rusqlite::Result<Position> {
    Ok(Position {
        lat: row.get(first)?,
        lon: row.get(first + 1)?,
    })
}

/// Five neighbouring columns `rank_sort, rank_id, name_id, name_en, name_zh`; absent: on no rank.
pub fn rank(row: &Row<'_>, first: usize) -> rusqlite::Result<Option<RankInfo>> {
    let Some(rank_sort) = row.get(first)? else {
        return Ok(None);
    };
    Ok(Some(RankInfo {
        rank_id: ids::rank(row.get(first + 1)?),
        rank_name: localised(row, first + 2)?,
        rank_sort,
    }))
}
