use jajan_contract::{localised::Localised, stores::RankInfo};
use rusqlite::{
    Row,
    types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef},
};
use serde::{
    Serialize,
    de::{DeserializeOwned, value},
};

use crate::geo::Position;
use crate::ids;

/// A column that holds a name of the wire: a value without fields, as serde writes it. Any other name
/// in the column is an error.
pub struct Wire<T>(pub T);

impl<T: DeserializeOwned> FromSql for Wire<T> {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let name = value::StrDeserializer::<value::Error>::new(value.as_str()?);
        T::deserialize(name).map(Self).map_err(FromSqlError::other)
    }
}

impl<T: Serialize> ToSql for Wire<T> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        match serde_json::to_value(&self.0) {
            Ok(serde_json::Value::String(name)) => Ok(name.into()),
            Ok(_) => Err(rusqlite::Error::ToSqlConversionFailure("no name".into())),
            Err(error) => Err(rusqlite::Error::ToSqlConversionFailure(error.into())),
        }
    }
}

/// A column that holds JSON.
pub struct Json<T>(pub T);

impl<T: DeserializeOwned> FromSql for Json<T> {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let read = serde_json::from_str(value.as_str()?);
        read.map(Self).map_err(FromSqlError::other)
    }
}

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

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use jajan_contract::order::states::CouponState;
    use rusqlite::Connection;

    use super::*;

    #[test]
    fn a_column_is_written_and_read_by_the_names_of_the_wire() {
        let connection = Connection::open_in_memory().unwrap();
        let read = |name: &dyn ToSql| -> rusqlite::Result<CouponState> {
            connection.query_row("SELECT ?1", [name], |row| {
                Ok(row.get::<_, Wire<CouponState>>(0)?.0)
            })
        };
        let state = CouponState::NotDelivery;
        assert_eq!(read(&Wire(state)).unwrap(), state);
        assert_eq!(read(&"not_delivery").unwrap(), state);
        for wrong in ["", "NOT_DELIVERY", "eaten"] {
            assert!(read(&wrong).is_err(), "{wrong}");
        }
        assert!(read(&1).is_err());
        assert!(connection.execute("SELECT ?1", [Wire([state])]).is_err());
    }
}
