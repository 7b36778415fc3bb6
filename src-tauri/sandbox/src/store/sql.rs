//! Runs a statement in one step, with the connection's cache of prepared statements.

use rusqlite::{Connection, OptionalExtension, Params, Result, types::FromSql};

use crate::store::{FromRow, StoreError, columns_of};

pub trait Sql {
    /// Executes a statement; gives how many rows it changed.
    fn run(&self, sql: &str, values: impl Params) -> Result<usize, StoreError>;

    /// Whether the query has a row.
    fn has(&self, sql: &str, values: impl Params) -> Result<bool, StoreError>;

    /// The first row, which there must be.
    fn row<T: FromRow>(&self, sql: &str, values: impl Params) -> Result<T, StoreError>;

    /// The first row, if there is one.
    fn find<T: FromRow>(&self, sql: &str, values: impl Params) -> Result<Option<T>, StoreError>;

    /// Every row.
    fn rows<T: FromRow>(&self, sql: &str, values: impl Params) -> Result<Vec<T>, StoreError>;

    /// The only column of the first row, which there must be.
    fn value<T: FromSql>(&self, sql: &str, values: impl Params) -> Result<T, StoreError>;

    /// The only column of the first row, if there is one.
    fn find_value<T: FromSql>(
        &self,
        sql: &str,
        values: impl Params,
    ) -> Result<Option<T>, StoreError>;

    /// The only column of every row.
    fn values<T: FromSql>(&self, sql: &str, values: impl Params) -> Result<Vec<T>, StoreError>;
}

impl Sql for Connection {
    fn run(&self, sql: &str, values: impl Params) -> Result<usize, StoreError> {
        Ok(self.prepare_cached(sql)?.execute(values)?)
    }

    fn has(&self, sql: &str, values: impl Params) -> Result<bool, StoreError> {
        Ok(self.prepare_cached(sql)?.exists(values)?)
    }

    fn row<T: FromRow>(&self, sql: &str, values: impl Params) -> Result<T, StoreError> {
        let mut statement = self.prepare_cached(sql)?;
        let columns = columns_of::<T>(&statement)?;
        Ok(statement.query_row(values, |row| T::read(row, &columns))?)
    }

    fn find<T: FromRow>(&self, sql: &str, values: impl Params) -> Result<Option<T>, StoreError> {
        let mut statement = self.prepare_cached(sql)?;
        let columns = columns_of::<T>(&statement)?;
        let found = statement.query_row(values, |row| T::read(row, &columns));
        Ok(found.optional()?)
    }

    fn rows<T: FromRow>(&self, sql: &str, values: impl Params) -> Result<Vec<T>, StoreError> {
        let mut statement = self.prepare_cached(sql)?;
        let columns = columns_of::<T>(&statement)?;
        let rows = statement.query_map(values, |row| T::read(row, &columns))?;
        Ok(rows.collect::<Result<_>>()?)
    }

    fn value<T: FromSql>(&self, sql: &str, values: impl Params) -> Result<T, StoreError> {
        Ok(self
            .prepare_cached(sql)?
            .query_row(values, |row| row.get(0))?)
    }

    fn find_value<T: FromSql>(
        &self,
        sql: &str,
        values: impl Params,
    ) -> Result<Option<T>, StoreError> {
        let mut statement = self.prepare_cached(sql)?;
        Ok(statement.query_row(values, |row| row.get(0)).optional()?)
    }

    fn values<T: FromSql>(&self, sql: &str, values: impl Params) -> Result<Vec<T>, StoreError> {
        let mut statement = self.prepare_cached(sql)?;
        let rows = statement.query_map(values, |row| row.get(0))?;
        Ok(rows.collect::<Result<_>>()?)
    }
}
