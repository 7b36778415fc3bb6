//! What a merchant changes of a voucher: stock, price, terms, on sale or not, in the flash sale or not.
//! Contract `PlayMerchantBody`.
//!
//! Invariant: what lists find a store by follows from its vouchers.

pub mod change;
mod price;

use jajan_contract::coupon::{ActivityType, ProductType};
use rusqlite::{Connection, Transaction, params};

use crate::ids::row;
use crate::store::catalog::merchant::change::{Change, Kept, changed};
use crate::store::catalog::merchant::price::set_price;
use crate::store::due::Scope;
use crate::store::orders::cancel::close_withdrawn;
use crate::store::terms::{self, PastPrices, Sold, Terms};
use crate::store::{Database, FromRow, Sql, StoreError};

const MAX_STOCK: u32 = 1_000_000;

fn row_sql(which: &str) -> String {
    format!(
        "SELECT p.id, p.store_id, p.sort, p.product_type, p.original_price, p.sale_price,
           p.promotion_price, p.activity_type, p.name_id, p.remaining_stock,
           p.withdrawn_ms IS NOT NULL AS is_withdrawn, {}, {}
         FROM products AS p {} {} WHERE {which}",
        terms::SALE_COLUMNS,
        terms::REST_COLUMNS,
        terms::SALE_JOIN,
        terms::REST_JOINS,
    )
}

#[derive(FromRow)]
struct ProductRow {
    id: row::Product,
    store_id: row::Store,
    sort: i64,
    #[row(wire)]
    product_type: ProductType,
    original_price: u32,
    sale_price: u32,
    promotion_price: Option<u32>,
    #[row(wire)]
    activity_type: Option<ActivityType>,
    name_id: String,
    remaining_stock: u32,
    is_withdrawn: bool,
    #[row(nested)]
    terms: Terms,
}

impl ProductRow {
    fn sold(&self) -> Sold {
        Sold {
            product_id: self.id,
            store_id: self.store_id,
            sort: self.sort,
            is_cash: self.product_type == ProductType::CashCoupon,
            original_price: self.original_price,
        }
    }

    fn kept(self) -> Kept {
        Kept {
            product_id: self.id,
            name: self.name_id,
            stock: self.remaining_stock,
            original_price: self.original_price,
            sale_price: self.sale_price,
            promotion_price: self.promotion_price,
            is_flash_sale: self.activity_type == Some(ActivityType::FlashSale),
            is_withdrawn: self.is_withdrawn,
            terms: self.terms,
        }
    }
}

impl Database {
    /// False: there is no such voucher.
    pub async fn change_product(
        &self,
        product_id: row::Product,
        change: Change,
        past: PastPrices,
        now_ms: u64,
    ) -> Result<bool, StoreError> {
        let changed = self.write(move |transaction| {
            let sql = row_sql("p.id = ?1");
            let Some(row) = transaction.find::<ProductRow>(&sql, [product_id])? else {
                return Ok(false);
            };
            let (sold, before) = (row.sold(), row.kept());
            if let Some(stock) = change.stock {
                set_stock(transaction, product_id, stock)?;
            }
            if let Some(change) = &change.terms {
                terms::set(transaction, product_id, &changed(&before.terms, change)?)?;
            }
            if change.price.is_some() || change.price_source.is_some() {
                set_price(transaction, &sold, (&before, past), &change, now_ms)?;
            }
            match change.is_withdrawn {
                Some(true) => withdraw(transaction, product_id, now_ms)?,
                Some(false) => {
                    let sql = "UPDATE products SET withdrawn_ms = NULL WHERE id = ?1";
                    transaction.run(sql, [product_id])?;
                }
                None => {}
            }
            note_on_store(transaction, sold.store_id)?;
            Ok(true)
        });
        let is_known = changed.await?;
        self.settle_for(Scope::Product(product_id), now_ms).await?;
        Ok(is_known)
    }

    /// All vouchers of a store, also those that it sells no more.
    pub async fn products_of(&self, store_id: row::Store) -> Result<Vec<Kept>, StoreError> {
        self.read(move |connection| {
            let sql = row_sql("p.store_id = ?1 ORDER BY p.sort");
            let rows: Vec<ProductRow> = connection.rows(&sql, [store_id])?;
            Ok(rows.into_iter().map(ProductRow::kept).collect())
        })
        .await
    }
}

/// Off sale, from every list and card; unpaid orders of it are due to close. What was sold stays usable
/// (buying 10).
pub fn withdraw(
    transaction: &Transaction<'_>,
    product_id: row::Product,
    now_ms: u64,
) -> Result<(), StoreError> {
    let sql = "UPDATE products SET withdrawn_ms = ?2 WHERE id = ?1 AND withdrawn_ms IS NULL";
    transaction.run(sql, params![product_id, now_ms])?;
    close_withdrawn(transaction, product_id, now_ms)
}

fn set_stock(
    transaction: &Transaction<'_>,
    id: row::Product,
    stock: u32,
) -> Result<(), StoreError> {
    if stock > MAX_STOCK {
        return Err(StoreError::bad("stock", format!("at most {MAX_STOCK}")));
    }
    let sql = "UPDATE products SET remaining_stock = ?2 WHERE id = ?1";
    transaction.run(sql, params![id, stock])?;
    Ok(())
}

/// What lists find a store by: `has_discount`, `has_refundable`.
fn note_on_store(connection: &Connection, store_id: row::Store) -> Result<(), StoreError> {
    let sql = "UPDATE stores SET (has_discount, has_refundable) = (
                 SELECT count(p.activity_type) > 0, coalesce(max(st.refund = 'ANY_TIME'), 0)
                 FROM products AS p JOIN sale_terms AS st USING (sale_terms_id)
                 WHERE p.store_id = ?1 AND p.withdrawn_ms IS NULL)
               WHERE id = ?1";
    connection.run(sql, [store_id])?;
    Ok(())
}
