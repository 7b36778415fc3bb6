//! Where money goes. Buying 7: the original method first, an e-wallet or a bank, never credit.

use jajan_contract::order::{
    money::PayMethod,
    refund::{DestinationKind, RefundTarget},
};
use rusqlite::{Connection, Row, types::ValueRef};

use crate::ids::row;
use crate::phone::COUNTRY_CODE;
use crate::secrets;
use crate::store::columns::Wire;
use crate::store::{FromRow, Sql, StoreError, column};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Target {
    /// As it was paid; absent: nothing was.
    Original(Option<PayMethod>),
    /// Its phone, without country code.
    Ewallet(String),
    Bank {
        name: String,
        holder: String,
        number: String,
    },
}

impl Target {
    pub fn kind(&self) -> DestinationKind {
        match self {
            Self::Original(_) => DestinationKind::Original,
            Self::Ewallet(_) => DestinationKind::Ewallet,
            Self::Bank { .. } => DestinationKind::Bank,
        }
    }

    /// Working days until the money is there. Buying 7.
    pub fn working_days(&self) -> u32 {
        match self {
            Self::Ewallet(_) | Self::Original(Some(PayMethod::Ewallet)) => 1,
            Self::Bank { .. } | Self::Original(_) => 3,
        }
    }

    pub fn masked(&self) -> RefundTarget {
        let nothing = RefundTarget {
            kind: self.kind(),
            method: None,
            phone_no: None,
            bank_name: None,
            bank_account_name: None,
            bank_account_number: None,
        };
        match self {
            Self::Original(method) => RefundTarget {
                method: *method,
                ..nothing
            },
            Self::Ewallet(phone_no) => RefundTarget {
                phone_no: Some(secrets::phone(COUNTRY_CODE, phone_no)),
                ..nothing
            },
            Self::Bank {
                name,
                holder,
                number,
            } => RefundTarget {
                bank_name: Some(name.clone()),
                bank_account_name: Some(secrets::holder(holder)),
                bank_account_number: Some(secrets::account(number)),
                ..nothing
            },
        }
    }
}

const COLUMNS: [&str; 6] = [
    "kind",
    "method",
    "phone_no",
    "bank_name",
    "bank_account_name",
    "bank_account_number",
];

/// Absent: its `kind` is NULL.
impl FromRow for Target {
    type Columns = [usize; 6];

    fn columns(names: &[&str], prefix: &str) -> rusqlite::Result<Self::Columns> {
        let mut places = [0; 6];
        for (place, name) in places.iter_mut().zip(COLUMNS) {
            *place = column(names, prefix, name)?;
        }
        Ok(places)
    }

    fn read(
        row: &Row<'_>,
        [kind, method, phone_no, bank, holder, number]: &Self::Columns,
    ) -> rusqlite::Result<Self> {
        let Wire(kind): Wire<DestinationKind> = row.get(*kind)?;
        Ok(match kind {
            DestinationKind::Original => {
                let method: Option<Wire<PayMethod>> = row.get(*method)?;
                Self::Original(method.map(|Wire(method)| method))
            }
            DestinationKind::Ewallet => Self::Ewallet(row.get(*phone_no)?),
            DestinationKind::Bank => Self::Bank {
                name: row.get(*bank)?,
                holder: row.get(*holder)?,
                number: row.get(*number)?,
            },
        })
    }

    fn is_absent(row: &Row<'_>, [kind, ..]: &Self::Columns) -> rusqlite::Result<bool> {
        Ok(row.get_ref(*kind)? == ValueRef::Null)
    }
}

/// Where a refund's money goes; absent: it waits for a destination.
pub fn of_refund(
    connection: &Connection,
    refund_id: row::Refund,
) -> Result<Option<Target>, StoreError> {
    let sql = "SELECT kind, method, phone_no, bank_name, bank_account_name, bank_account_number
               FROM refunds WHERE refund_id = ?1";
    connection.row(sql, [refund_id])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_reply_has_a_whole_number_or_name() {
        let wallet = Target::Ewallet("81234567890".to_owned()).masked();
        assert_eq!(wallet.phone_no.as_deref(), Some("+62 812-****-7890"));
        let bank = Target::Bank {
            name: "BCA".to_owned(),
            holder: "Sari  Wulandari".to_owned(),
            number: "1234567890".to_owned(),
        };
        let masked = bank.masked();
        assert_eq!(masked.bank_account_number.as_deref(), Some("****7890"));
        assert_eq!(masked.bank_account_name.as_deref(), Some("S*** W***"));
    }
}
