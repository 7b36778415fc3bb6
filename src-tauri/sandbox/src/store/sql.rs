//! Runs a statement in one step, with the connection's cache of prepared statements.

use rusqlite::{Connection, OptionalExtension, Params, Result, Row};

use crate::store::StoreError;

pub trait Sql {
    /// Executes a statement; gives how many rows it changed.
    fn run(&self, sql: &str, values: impl Params) -> Result<usize, StoreError>;

    /// Whether the query has a row.
    fn has(&self, sql: &str, values: impl Params) -> Result<bool, StoreError>;

    /// The first row, which there must be.
    fn one<T>(
        &self,
        sql: &str,
        values: impl Params,
        read: impl FnOnce(&Row<'_>) -> Result<T>,
    ) -> Result<T, StoreError>;

    /// The first row, if there is one.
    fn first<T>(
        &self,
        sql: &str,
        values: impl Params,
        read: impl FnOnce(&Row<'_>) -> Result<T>,
    ) -> Result<Option<T>, StoreError>;

    /// Every row.
    fn all<T>(
        &self,
        sql: &str,
        values: impl Params,
        read: impl FnMut(&Row<'_>) -> Result<T>,
    ) -> Result<Vec<T>, StoreError>;
}

impl Sql for Connection {
    fn run(&self, sql: &str, values: impl Params) -> Result<usize, StoreError> {
        Ok(self.prepare_cached(sql)?.execute(values)?)
    }

    fn has(&self, sql: &str, values: impl Params) -> Result<bool, StoreError> {
        Ok(self.prepare_cached(sql)?.exists(values)?)
    }

    fn one<T>(
        &self,
        sql: &str,
        values: impl Params,
        read: impl FnOnce(&Row<'_>) -> Result<T>,
    ) -> Result<T, StoreError> {
        Ok(self.prepare_cached(sql)?.query_row(values, read)?)
    }

    fn first<T>(
        &self,
        sql: &str,
        values: impl Params,
        read: impl FnOnce(&Row<'_>) -> Result<T>,
    ) -> Result<Option<T>, StoreError> {
        let mut statement = self.prepare_cached(sql)?;
        Ok(statement.query_row(values, read).optional()?)
    }

    fn all<T>(
        &self,
        sql: &str,
        values: impl Params,
        read: impl FnMut(&Row<'_>) -> Result<T>,
    ) -> Result<Vec<T>, StoreError> {
        let mut statement = self.prepare_cached(sql)?;
        let rows = statement.query_map(values, read)?;
        Ok(rows.collect::<Result<_>>()?)
    }
}
