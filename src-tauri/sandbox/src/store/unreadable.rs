//! Rows that cannot be read, because their file is damaged, keep no other row of a list from being shown.
//! Buying 10 "Due work".

use rusqlite::{Connection, Error, Params, Result as SqlResult};

use crate::ids::row;
use crate::store::{FromRow, StoreError, column, columns_of};

/// What a list lacks.
#[derive(Debug, Clone)]
pub struct Unreadable {
    pub order_id: row::Order,
    /// Of the list: the order again, or the voucher; two kinds of rows, so a plain number.
    pub item_id: i64,
    pub why: String,
}

pub type Each<T> = Result<T, Unreadable>;

/// Every row by itself. The columns `order_id` and `item` name its order and what it is in the list.
pub fn each_row<T: FromRow>(
    connection: &Connection,
    sql: &str,
    values: impl Params,
) -> Result<Vec<Each<T>>, StoreError> {
    let mut statement = connection.prepare_cached(sql)?;
    let names: Vec<&str> = statement.column_names().collect();
    let columns = T::columns(&names, "")?;
    let [order, item] = ["order_id", "item"].map(|name| column(&names, "", name));
    let (order, item) = (order?, item?);
    let rows = statement.query_map(values, |row| {
        Ok((row.get(order)?, row.get(item)?, T::read(row, &columns)))
    })?;
    let rows = rows.collect::<SqlResult<Vec<_>>>()?.into_iter();
    rows.map(|(order_id, item_id, read)| alone(read.map_err(StoreError::from), order_id, item_id))
        .collect()
}

/// A value that does not fit is the row's fault; any other failure is the database's.
pub fn alone<T>(
    read: Result<T, StoreError>,
    order_id: row::Order,
    item_id: i64,
) -> Result<Each<T>, StoreError> {
    match read {
        Ok(read) => Ok(Ok(read)),
        Err(why) if is_of_row(&why) => Ok(Each::Err(Unreadable {
            order_id,
            item_id,
            why: why.to_string(),
        })),
        Err(why) => Err(why),
    }
}

/// For pages that go on without a damaged row, which is told where it is looked for: then absent.
pub fn readable<T>(read: Result<Option<T>, StoreError>) -> Result<Option<T>, StoreError> {
    match read {
        Err(why) if is_of_row(&why) => Ok(None),
        read => read,
    }
}

fn is_of_row(why: &StoreError) -> bool {
    let of_value = |error: &Error| {
        matches!(
            error,
            Error::FromSqlConversionFailure(..)
                | Error::InvalidColumnType(..)
                | Error::IntegralValueOutOfRange(..)
                | Error::QueryReturnedNoRows
        )
    };
    match why {
        StoreError::Sqlite(error) => of_value(error),
        StoreError::Json(_) | StoreError::Stopped(_) => true,
        _ => false,
    }
}

/// A list, and how many more rows there are that cannot be read.
pub struct Listed<T> {
    pub rows: Vec<T>,
    pub left_out: usize,
}

/// Every row by itself; `complete` adds what other tables say.
pub fn listed_rows<R: FromRow, T>(
    connection: &Connection,
    sql: &str,
    values: impl Params,
    mut complete: impl FnMut(R) -> Result<T, StoreError>,
) -> Result<Listed<T>, StoreError> {
    let mut statement = connection.prepare_cached(sql)?;
    let columns = columns_of::<R>(&statement)?;
    let rows = statement.query_map(values, |row| Ok(R::read(row, &columns)))?;
    let rows = rows.collect::<SqlResult<Vec<_>>>()?;
    let mut list = Listed {
        rows: Vec::new(),
        left_out: 0,
    };
    for row in rows {
        match row.map_err(StoreError::from).and_then(&mut complete) {
            Ok(read) => list.rows.push(read),
            Err(why) if is_of_row(&why) => {
                tracing::error!(%why, "a row cannot be read and is left out");
                list.left_out += 1;
            }
            Err(why) => return Err(why),
        }
    }
    Ok(list)
}

/// What can be shown, and what cannot.
pub fn parted<T>(all: Vec<Each<T>>) -> (Vec<T>, Vec<Unreadable>) {
    let mut parts = (Vec::with_capacity(all.len()), Vec::new());
    for one in all {
        match one {
            Ok(read) => parts.0.push(read),
            Err(lacks) => parts.1.push(lacks),
        }
    }
    parts
}

/// For a reply; absent: nothing.
pub fn count(lacks: &[Unreadable]) -> Option<u32> {
    (!lacks.is_empty()).then_some(lacks.len() as u32)
}
