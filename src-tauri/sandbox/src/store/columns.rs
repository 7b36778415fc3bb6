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
use crate::ids::{self, row};
use crate::store::{FromRow, column};

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

impl<T: Serialize> ToSql for Json<T> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        match serde_json::to_string(&self.0) {
            Ok(text) => Ok(text.into()),
            Err(error) => Err(rusqlite::Error::ToSqlConversionFailure(error.into())),
        }
    }
}

/// Columns `id, en, zh`, behind what begins their names.
impl FromRow for Localised {
    type Columns = [usize; 3];

    fn columns(names: &[&str], prefix: &str) -> rusqlite::Result<Self::Columns> {
        let place = |name| column(names, prefix, name);
        Ok([place("id")?, place("en")?, place("zh")?])
    }

    fn read(row: &Row<'_>, columns: &Self::Columns) -> rusqlite::Result<Self> {
        let [id, en, zh] = columns.map(|place| row.get::<_, String>(place));
        Ok([id?, en?, zh?].into())
    }

    fn is_absent(row: &Row<'_>, columns: &Self::Columns) -> rusqlite::Result<bool> {
        Ok(row.get_ref(columns[0])? == ValueRef::Null)
    }
}

/// Columns `lat, lon`.
impl FromRow for Position {
    type Columns = [usize; 2];

    fn columns(names: &[&str], prefix: &str) -> rusqlite::Result<Self::Columns> {
        Ok([column(names, prefix, "lat")?, column(names, prefix, "lon")?])
    }

    fn read(row: &Row<'_>, [lat, lon]: &Self::Columns) -> rusqlite::Result<Self> {
        Ok(Self {
            lat: row.get(*lat)?,
            lon: row.get(*lon)?,
        })
    }

    fn is_absent(row: &Row<'_>, columns: &Self::Columns) -> rusqlite::Result<bool> {
        Ok(row.get_ref(columns[0])? == ValueRef::Null)
    }
}

/// Columns `sort, id, name_id, name_en, name_zh`; by an outer join, a store may be on no rank.
#[derive(FromRow)]
pub struct Rank {
    sort: u32,
    id: row::Rank,
    #[row(nested = "name_")]
    name: Localised,
}

impl Rank {
    pub fn info(self) -> RankInfo {
        RankInfo {
            rank_id: ids::rank(self.id),
            rank_name: self.name,
            rank_sort: self.sort,
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use jajan_contract::order::states::CouponState;
    use rusqlite::Connection;

    use super::*;
    use crate::store::{Sql, StoreError};

    #[test]
    fn a_column_is_written_and_read_by_the_names_of_the_wire() {
        let connection = Connection::open_in_memory().unwrap();
        let read = |name: &dyn ToSql| -> Result<CouponState, StoreError> {
            let Wire(state) = connection.value("SELECT ?1", [name])?;
            Ok(state)
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
