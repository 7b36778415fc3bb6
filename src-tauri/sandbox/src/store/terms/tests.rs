#![allow(clippy::unwrap_used)]

use super::*;
use crate::ids::row;
use crate::store::{Database, Place};

fn terms() -> Terms {
    Terms {
        sale: SaleTerms {
            limit_ever: 3,
            limit_daily: 0,
            refund: RefundPromise::AtExpiry,
            kind: VoucherKind::Paper,
            app_only: true,
        },
        usage: UseTerms {
            days: 0b001_1111,
            start_minute: 600,
            end_minute: 900,
            blackout_days: vec![20_812, 20_900],
            per_visit: 2,
            services: vec![3, 1],
            delivery_app: true,
        },
        bill: BillTerms {
            mode: BillMode::Discount,
            service_permille: 75,
            tax_permille: 100,
            is_service_gross: true,
            min_spend_rp: 0,
            excluded: vec![Localised::from(["Rokok", "Cigarettes", "香烟"])],
        },
        validity: Validity {
            valid_days: 45,
            valid_after_days: 1,
        },
    }
}

/// A product without terms.
const PRODUCT: &str = "INSERT INTO products (id, store_id, sort, product_type, name_id, name_en,
    name_zh, art, original_price, sale_price, remaining_stock, reserve_mode, user_limit, user_group_ok)
  VALUES (?1, 5, 0, 'CASH_COUPON', '', '', '', '', 1, 1, 1, 0, 0, 1)";

#[test]
fn products_with_the_same_terms_share_their_rows_and_read_what_was_set() {
    let database = Database::open(&Place::Memory).unwrap();
    let (same, other) = database
        .write_now(|transaction| {
            for id in [1, 2, 3].map(row::Product) {
                transaction.run(PRODUCT, [id])?;
                set(transaction, id, &terms())?;
            }
            let mut changed = terms();
            changed.sale.limit_daily = 1;
            set(transaction, row::Product(3), &changed)?;
            assert_eq!(of_product(transaction, row::Product(3))?, Some(changed));
            let ids = |id: i64| -> Result<TermsIds, StoreError> {
                let sql = "SELECT sale_terms_id, use_terms_id, bill_terms_id FROM products
                           WHERE id = ?1";
                transaction.row(sql, [id])
            };
            assert_eq!(of_product(transaction, row::Product(1))?, Some(terms()));
            Ok((ids(1)? == ids(2)?, (ids(1)?, ids(3)?)))
        })
        .unwrap();
    assert!(same);
    assert_ne!(other.0.sale_terms_id, other.1.sale_terms_id);
    assert_eq!(other.0.use_terms_id, other.1.use_terms_id);
}

#[test]
fn rows_of_terms_cannot_be_changed_or_deleted() {
    let database = Database::open(&Place::Memory).unwrap();
    database
        .write_now(|transaction| {
            ids_of(transaction, &terms())?;
            for (table, key) in [
                ("sale_terms", "sale_terms_id"),
                ("use_terms", "use_terms_id"),
                ("bill_terms", "bill_terms_id"),
                ("shared_lists", "list_id"),
            ] {
                for sql in [
                    format!("UPDATE {table} SET {key} = {key} + 1"),
                    format!("DELETE FROM {table}"),
                ] {
                    let error = transaction.run(&sql, []).unwrap_err().to_string();
                    assert!(error.contains("immutable"), "{sql}: {error}");
                }
            }
            Ok(())
        })
        .unwrap();
}

#[test]
fn usage_says_days_hours_and_the_blackouts_that_are_near() {
    let Terms {
        usage, validity, ..
    } = terms();
    let today = 20_790;
    let last_day = validity.last_day(today);
    let shown = usage.shown(today, last_day);
    assert_eq!(shown.day_list, [1, 2, 3, 4, 5]);
    assert_eq!(shown.start_time.as_deref(), Some("10:00"));
    assert_eq!(shown.end_time.as_deref(), Some("15:00"));
    // The second one is past its end.
    assert_eq!(shown.blackout_date_list, [time::date_text(20_812)]);
    assert_eq!(shown.per_visit_limit, Some(2));
    assert_eq!(usage.channel_types(), [1, 3, 4]);
    let any_hour = UseTerms {
        start_minute: 0,
        end_minute: 0,
        ..usage
    };
    assert_eq!(any_hour.shown(today, last_day).start_time, None);
    let (start_ms, end_ms) = validity.span_ms(time::at(today, 600));
    assert_eq!(start_ms, time::at(today + 1, 0));
    assert_eq!(end_ms, time::at(last_day + 1, 0) - 1);
}
