//! What a page of vouchers reads.

use std::cell::Cell;

use jajan_contract::search::PoiSort;

use crate::store::Viewer;
use crate::store::discovery::found_lists::{MAX_FOUND, found_lists};
use crate::store::search::tests::{NOON_MS, query, seeded};
use crate::store::search::vouchers::{VOUCHERS_SQL, page};

thread_local! {
    /// Statements of the stores' vouchers, and the others.
    static STATEMENTS: Cell<(usize, usize)> = const { Cell::new((0, 0)) };
}

fn note(sql: &str) {
    let (stores, others) = STATEMENTS.get();
    STATEMENTS.set(match sql.starts_with(&VOUCHERS_SQL[..30]) {
        true => (stores + 1, others),
        false => (stores, others + 1),
    });
}

#[test]
fn a_page_of_vouchers_reads_what_it_shows_at_once() {
    let database = seeded(2_000);
    // Nothing is written: the writer is the connection that is watched.
    database.watch_writes(note).unwrap();
    let counted = |text: &str, sort, page_size| {
        let mut query = query(text);
        (query.sort, query.page_size) = (sort, page_size);
        let read = database.write_now(|connection| {
            STATEMENTS.set((0, 0));
            page(connection, &found_lists(), &query, Viewer::visitor(NOON_MS))
        });
        let page = read.unwrap();
        assert_eq!(page.asset_list.len(), page_size as usize, "{text}");
        (STATEMENTS.get(), page.found_count as usize)
    };
    for text in ["kopi", "nasi goreng", "sate"] {
        let ((best, few), _) = counted(text, PoiSort::Best, 5);
        let ((_, many), _) = counted(text, PoiSort::Best, 45);
        // A card asks what its voucher cost before.
        assert!(many <= few + 45, "{text}: {few}, {many}");
        // In another order than the best none is preferred: what is not kept is not read.
        let ((stores, _), found) = counted(text, PoiSort::Distance, 5);
        assert_eq!(found, MAX_FOUND);
        assert!(stores * 4 < best * 3, "{text}: {stores}, {best}");
    }
}
