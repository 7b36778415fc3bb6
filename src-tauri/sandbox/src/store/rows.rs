//! Rows by the names of their columns. A type that a query is read into derives [`FromRow`]; its fields
//! are the query's columns (`AS` where a column has no name or one that stands twice).

use rusqlite::{Error, Result, Row, Statement, types::FromSql};

/// What a row is read into; `#[derive(FromRow)]`.
pub trait FromRow: Sized {
    /// Where its columns stand in the rows of one statement: found once, not for each row.
    type Columns;

    /// `names` are those of the statement. Fails when one of the type's, each begun with `prefix`, is
    /// not among them.
    fn columns(names: &[&str], prefix: &str) -> Result<Self::Columns>;

    fn read(row: &Row<'_>, columns: &Self::Columns) -> Result<Self>;

    /// Whether all of its columns are NULL.
    fn is_absent(row: &Row<'_>, columns: &Self::Columns) -> Result<bool>;
}

/// The columns of a statement for [`FromRow::read`]. SQLite is asked for each name once, not once for
/// each field.
pub fn columns_of<T: FromRow>(statement: &Statement<'_>) -> Result<T::Columns> {
    let names: Vec<&str> = statement.column_names().collect();
    T::columns(&names, "")
}

impl<T: FromRow> FromRow for Option<T> {
    type Columns = T::Columns;

    fn columns(names: &[&str], prefix: &str) -> Result<Self::Columns> {
        T::columns(names, prefix)
    }

    fn read(row: &Row<'_>, columns: &Self::Columns) -> Result<Self> {
        if T::is_absent(row, columns)? {
            return Ok(None);
        }
        T::read(row, columns).map(Some)
    }

    fn is_absent(row: &Row<'_>, columns: &Self::Columns) -> Result<bool> {
        T::is_absent(row, columns)
    }
}

/// Two or three columns by their order, to be taken apart beside the query; more of them are a type.
macro_rules! tuples {
    ($(($($part:ident),+))+) => {$(
        impl<$($part: FromSql),+> FromRow for ($($part,)+) {
            type Columns = ();

            fn columns(_: &[&str], _: &str) -> Result<()> {
                Ok(())
            }

            fn read(row: &Row<'_>, (): &()) -> Result<Self> {
                row.try_into()
            }

            fn is_absent(_: &Row<'_>, (): &()) -> Result<bool> {
                Ok(false)
            }
        }
    )+};
}

tuples!((A, B)(A, B, C));

/// The place of `prefix` + `name`, for the derived code. A name that stands twice is a mistake of the
/// query: SQLite would give the first.
pub fn column(names: &[&str], prefix: &str, name: &str) -> Result<usize> {
    // Lengths first: this is asked for each column of each statement, and most names differ there.
    let length = prefix.len() + name.len();
    let is_it = |place: &usize| {
        let it = names[*place];
        it.len() == length && it.ends_with(name) && it.starts_with(prefix)
    };
    let mut places = (0..names.len()).filter(is_it);
    match (places.next(), places.next()) {
        (Some(place), None) => Ok(place),
        (None, _) => Err(Error::InvalidColumnName(format!("{prefix}{name}"))),
        _ => Err(Error::InvalidColumnName(format!("{prefix}{name}, twice"))),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use jajan_contract::order::states::CouponState;
    use rusqlite::Connection;

    use crate::ids::row;
    use crate::store::{FromRow, Sql};

    #[derive(Debug, PartialEq, FromRow)]
    struct Name {
        id: String,
        en: String,
    }

    #[derive(Debug, PartialEq, FromRow)]
    struct Voucher {
        coupon_id: row::Coupon,
        #[row(wire)]
        state: CouponState,
        #[row(wire)]
        before: Option<CouponState>,
        #[row(json)]
        days: Vec<u8>,
        #[row(nested = "name_")]
        name: Name,
        #[row(nested = "dish_")]
        dish: Option<Name>,
    }

    const SQL: &str =
        "SELECT 'Soto' AS name_id, 'Soup' AS name_en, '[1,2]' AS days, NULL AS before,
        'used' AS state, 7 AS coupon_id, ?1 AS dish_id, ?1 AS dish_en";

    fn read(sql: &str, dish: Option<&str>) -> Result<Voucher, String> {
        let connection = Connection::open_in_memory().unwrap();
        connection
            .row(sql, [dish])
            .map_err(|error| error.to_string())
    }

    #[test]
    fn a_type_is_read_by_the_names_of_its_columns_in_any_order() {
        let name = |id: &str, en: &str| Name {
            id: id.to_owned(),
            en: en.to_owned(),
        };
        let voucher = read(SQL, None).unwrap();
        let expected = Voucher {
            coupon_id: row::Coupon(7),
            state: CouponState::Used,
            before: None,
            days: vec![1, 2],
            name: name("Soto", "Soup"),
            dish: None,
        };
        assert_eq!(voucher, expected);
        assert_eq!(
            read(SQL, Some("Sate")).unwrap().dish,
            Some(name("Sate", "Sate"))
        );
    }

    #[test]
    fn a_column_that_is_absent_or_stands_twice_is_an_error() {
        let without = SQL.replace("7 AS coupon_id", "7 AS id");
        assert!(read(&without, None).unwrap_err().contains("coupon_id"));
        let twice = SQL.replace("7 AS coupon_id", "7 AS coupon_id, 8 AS coupon_id");
        assert!(read(&twice, None).unwrap_err().contains("coupon_id, twice"));
        let damaged = SQL.replace("'used'", "'eaten'");
        assert!(read(&damaged, None).is_err());
    }
}
