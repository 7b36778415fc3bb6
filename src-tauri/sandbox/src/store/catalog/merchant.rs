//! What a merchant changes of a voucher: stock, price, on sale or not, in the flash sale or not.
//! Contract `PlayMerchantBody`.
//!
//! Invariant: what lists find a store by follows from its vouchers.

pub mod change;
mod price;

use jajan_contract::coupon::{ActivityType, ProductType, RefundPromise};
use rusqlite::{Connection, Transaction, params};

use crate::city::details::usage;
use crate::city::details::vouchers::Sold;
use crate::store::catalog::merchant::change::{Change, Kept};
use crate::store::catalog::merchant::price::set_price;
use crate::store::columns::Wire;
use crate::store::due::Scope;
use crate::store::orders::cancel::close_withdrawn;
use crate::store::{Database, Sql, StoreError};

const MAX_STOCK: u32 = 1_000_000;

const ROW: &str = "id, store_id, sort, product_type, original_price, sale_price, promotion_price,
     activity_type, name_id, remaining_stock, withdrawn_ms IS NOT NULL";

impl Database {
    /// False: there is no such voucher.
    pub async fn change_product(
        &self,
        product_id: i64,
        change: Change,
        now_ms: u64,
    ) -> Result<bool, StoreError> {
        let changed = self.write(move |transaction| {
            let sql = format!("SELECT {ROW} FROM products WHERE id = ?1");
            let found = transaction.first(&sql, [product_id], |row| {
                let sold = Sold {
                    product_id,
                    store_id: row.get(1)?,
                    sort: row.get(2)?,
                    is_cash: row.get::<_, Wire<ProductType>>(3)?.0 == ProductType::CashCoupon,
                    original_price: row.get(4)?,
                };
                Ok((sold, kept(row)?))
            })?;
            let Some((sold, before)) = found else {
                return Ok(false);
            };
            if let Some(stock) = change.stock {
                set_stock(transaction, product_id, stock)?;
            }
            if change.price.is_some() || change.price_source.is_some() {
                set_price(transaction, &sold, &before, change, now_ms)?;
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
    pub async fn products_of(&self, store_id: i64) -> Result<Vec<Kept>, StoreError> {
        self.read(move |connection| {
            let sql = format!("SELECT {ROW} FROM products WHERE store_id = ?1 ORDER BY sort");
            connection.all(&sql, [store_id], kept)
        })
        .await
    }
}

/// Off sale, from every list and card; unpaid orders of it are due to close. What was sold stays usable
/// (buying 10).
pub fn withdraw(
    transaction: &Transaction<'_>,
    product_id: i64,
    now_ms: u64,
) -> Result<(), StoreError> {
    let sql = "UPDATE products SET withdrawn_ms = ?2 WHERE id = ?1 AND withdrawn_ms IS NULL";
    transaction.run(sql, params![product_id, now_ms])?;
    close_withdrawn(transaction, product_id, now_ms)
}

fn set_stock(transaction: &Transaction<'_>, id: i64, stock: u32) -> Result<(), StoreError> {
    if stock > MAX_STOCK {
        return Err(StoreError::bad("stock", format!("at most {MAX_STOCK}")));
    }
    let sql = "UPDATE products SET remaining_stock = ?2 WHERE id = ?1";
    transaction.run(sql, params![id, stock])?;
    Ok(())
}

/// What lists find a store by: `has_discount`, `has_refundable`.
fn note_on_store(connection: &Connection, store_id: i64) -> Result<(), StoreError> {
    let sql = "SELECT id, activity_type IS NOT NULL FROM products
               WHERE store_id = ?1 AND withdrawn_ms IS NULL";
    let sold: Vec<(i64, bool)> = connection.all(sql, [store_id], |row| row.try_into())?;
    let has_discount = sold.iter().any(|(_, is_promoted)| *is_promoted);
    let has_refundable = sold
        .iter()
        .any(|(id, _)| usage::refund(*id) == RefundPromise::AnyTime);
    let sql = "UPDATE stores SET has_discount = ?2, has_refundable = ?3 WHERE id = ?1";
    connection.run(sql, params![store_id, has_discount, has_refundable])?;
    Ok(())
}

fn kept(row: &rusqlite::Row<'_>) -> rusqlite::Result<Kept> {
    Ok(Kept {
        product_id: row.get(0)?,
        name: row.get(8)?,
        stock: row.get(9)?,
        original_price: row.get(4)?,
        sale_price: row.get(5)?,
        promotion_price: row.get(6)?,
        is_flash_sale: row
            .get::<_, Option<Wire<ActivityType>>>(7)?
            .is_some_and(|activity| activity.0 == ActivityType::FlashSale),
        is_withdrawn: row.get(10)?,
    })
}
