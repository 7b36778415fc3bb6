//! Where money goes. Buying 7: the original method first, an e-wallet or a bank, never credit.

use jajan_contract::order::{
    money::PayMethod,
    refund::{DestinationKind, RefundTarget},
};
use rusqlite::Row;

use crate::phone::COUNTRY_CODE;
use crate::secrets;
use crate::store::columns::Wire;

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

/// Reads `kind, method, phone_no, bank_name, bank_account_name, bank_account_number` from `first` on.
pub fn target(row: &Row<'_>, first: usize) -> rusqlite::Result<Option<Target>> {
    let kind: Option<Wire<DestinationKind>> = row.get(first)?;
    Ok(match kind.map(|kind| kind.0) {
        None => None,
        Some(DestinationKind::Original) => {
            let method: Option<Wire<PayMethod>> = row.get(first + 1)?;
            Some(Target::Original(method.map(|method| method.0)))
        }
        Some(DestinationKind::Ewallet) => Some(Target::Ewallet(row.get(first + 2)?)),
        Some(DestinationKind::Bank) => Some(Target::Bank {
            name: row.get(first + 3)?,
            holder: row.get(first + 4)?,
            number: row.get(first + 5)?,
        }),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_sees_a_whole_number_or_name_again() {
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
