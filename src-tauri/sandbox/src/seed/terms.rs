//! What the fiction says of a voucher, as rows of terms. Memory: the few thousand rows that differ.

use std::collections::HashMap;

use rusqlite::Transaction;

use crate::city::details::{bill_rules, limits, services, usage, vouchers};
use crate::ids::row;
use crate::store::StoreError;
use crate::store::terms::{self, BillTerms, SaleTerms, Sold, Terms, TermsIds, UseTerms, Validity};

/// The terms of a voucher.
pub fn terms(sold: &Sold) -> Terms {
    let limits = limits::limits(sold.product_id.0, sold.store_id.0);
    let channels = services::channels(sold.store_id.0);
    let used = usage::use_dice(sold.store_id.0, sold.product_id.0, &channels);
    let bill = bill_rules::bill_rules(sold);
    Terms {
        sale: SaleTerms {
            limit_ever: limits.ever.unwrap_or(0),
            limit_daily: limits.daily.unwrap_or(0),
            refund: usage::refund(sold.product_id.0),
            kind: vouchers::kind(sold),
            app_only: vouchers::app_only(sold),
        },
        usage: UseTerms {
            days: used.days.iter().fold(0, |bits, day| bits | 1 << (day - 1)),
            start_minute: used.hours.0,
            end_minute: used.hours.1,
            blackout_days: used.blackout_days.to_vec(),
            per_visit: used.per_visit,
            delivery_app: vouchers::takes_delivery_app(sold, &used.services),
            services: used.services,
        },
        bill: BillTerms {
            mode: bill.mode,
            service_permille: bill.service_permille,
            tax_permille: bill.tax_permille,
            is_service_gross: bill.is_service_gross,
            min_spend_rp: bill.min_spend,
            excluded: bill.excluded_list,
        },
        validity: Validity {
            valid_days: used.valid_days,
            valid_after_days: vouchers::valid_after_days(sold).unwrap_or(0),
        },
    }
}

/// The rows that were written so far, so that most vouchers cost no statement.
#[derive(Default)]
pub struct Known {
    sale: HashMap<SaleTerms, row::SaleTerms>,
    usage: HashMap<UseTerms, row::UseTerms>,
    bill: HashMap<BillTerms, row::BillTerms>,
}

impl Known {
    pub fn ids(
        &mut self,
        transaction: &Transaction<'_>,
        terms: Terms,
    ) -> Result<TermsIds, StoreError> {
        Ok(TermsIds {
            sale_terms_id: found(&mut self.sale, terms.sale, |terms| {
                terms::sale_id(transaction, terms)
            })?,
            use_terms_id: found(&mut self.usage, terms.usage, |terms| {
                terms::use_id(transaction, terms)
            })?,
            bill_terms_id: found(&mut self.bill, terms.bill, |terms| {
                terms::bill_id(transaction, terms)
            })?,
        })
    }
}

fn found<K: Eq + std::hash::Hash, Row: Copy>(
    known: &mut HashMap<K, Row>,
    key: K,
    write: impl FnOnce(&K) -> Result<Row, StoreError>,
) -> Result<Row, StoreError> {
    if let Some(id) = known.get(&key) {
        return Ok(*id);
    }
    let id = write(&key)?;
    known.insert(key, id);
    Ok(id)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::seed::{SeedOptions, seed};
    use crate::store::terms::of_product;
    use crate::store::{Database, FromRow, Place, Sql};

    #[derive(FromRow)]
    struct Product {
        id: row::Product,
        store_id: row::Store,
        sort: i64,
        is_cash: bool,
        original_price: u32,
    }

    #[test]
    fn every_product_has_the_terms_that_the_dice_throw_and_rows_are_few() {
        let database = Database::open(&Place::Memory).unwrap();
        seed(&database, SeedOptions::default(), |_| ()).unwrap();
        database
            .read_now(|connection| {
                let sql = "SELECT id, store_id, sort, product_type = 'CASH_COUPON' AS is_cash,
                             original_price FROM products";
                let products: Vec<Product> = connection.rows(sql, [])?;
                assert!(products.len() > 5_000);
                for product in products {
                    let sold = Sold {
                        product_id: product.id,
                        store_id: product.store_id,
                        sort: product.sort,
                        is_cash: product.is_cash,
                        original_price: product.original_price,
                    };
                    assert_eq!(of_product(connection, product.id)?, Some(terms(&sold)));
                }
                for (table, most) in [("sale_terms", 250), ("use_terms", 800), ("bill_terms", 500)]
                {
                    let count: i64 =
                        connection.value(&format!("SELECT count(*) FROM {table}"), [])?;
                    assert!((50..most).contains(&count), "{table}: {count}");
                }
                Ok(())
            })
            .unwrap();
    }
}
