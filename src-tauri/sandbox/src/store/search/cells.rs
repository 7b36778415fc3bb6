//! Where a store is, as a number that keeps neighbours together: the bits of column and row take turns
//! (Morton), so that a square of cells is one range. Pure.

use crate::geo::Position;
use crate::ids::row;

/// Degrees; half a kilometre.
const CELL: f64 = 0.005;
/// Of a rowid: the store's number.
const STORE_BITS: u32 = 24;
/// Squares of level 8 are wider than a city: what is farther is everything.
pub const LEVELS: u32 = 8;
/// Stores of the busiest square of level 0 among so many.
const BUSIEST: (i64, i64) = (700, 1_000_000);
/// Stores among which those that fit are enough, as a rule.
const ENOUGH: i64 = 1_500;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cell {
    column: u32,
    row: u32,
}

impl Cell {
    pub fn of(position: Position) -> Self {
        Self {
            column: ((position.lon + 180.0) / CELL).max(0.0) as u32,
            row: ((position.lat + 90.0) / CELL).max(0.0) as u32,
        }
    }

    /// The row of a store in the index.
    pub fn rowid(self, store: row::Store) -> i64 {
        (morton(self.column, self.row) << STORE_BITS) | store.0
    }

    /// The ranges of rows in the square of level `level` that holds the cell and in the three squares
    /// that are nearest to it, both ends included; neighbouring ranges are one. Everything within half a
    /// square's width is there.
    pub fn around(self, level: u32) -> Vec<(i64, i64)> {
        let pair = |cell: u32| {
            let square = cell >> level;
            // The half of the square that the cell is in says which neighbour is nearer.
            match level > 0 && cell & (1 << (level - 1)) == 0 {
                true => [square.saturating_sub(1), square],
                false => [square, square + 1],
            }
        };
        let mut squares: Vec<i64> = pair(self.column)
            .into_iter()
            .flat_map(|x| pair(self.row).map(|y| morton(x, y)))
            .collect();
        squares.sort_unstable();
        squares.dedup();
        let bits = 2 * level + STORE_BITS;
        let mut ranges: Vec<(i64, i64)> = Vec::new();
        for square in squares {
            let (first, last) = (square << bits, ((square + 1) << bits) - 1);
            match ranges.last_mut() {
                Some(range) if range.1 + 1 == first => range.1 = last,
                _ => ranges.push((first, last)),
            }
        }
        ranges
    }

    /// Cells between this one and the cell of a row, squared.
    pub fn distance(self, rowid: i64) -> i64 {
        let (column, row) = unmorton(rowid >> STORE_BITS);
        let x = i64::from(column) - i64::from(self.column);
        let y = i64::from(row) - i64::from(self.row);
        x * x + y * y
    }
}

/// The level to begin with among so many stores: a smaller square would hold too few.
pub fn first_level(stores: i64) -> u32 {
    let mut level = 1;
    let mut held = BUSIEST.0 * stores / BUSIEST.1 * 16;
    while held < ENOUGH && level < LEVELS {
        level += 1;
        held = (held * 4).max(1);
    }
    level
}

/// What of sorted ranges is in none of the sorted `known` ones.
pub fn without(ranges: &[(i64, i64)], known: &[(i64, i64)]) -> Vec<(i64, i64)> {
    let mut rest = Vec::new();
    for &(first, last) in ranges {
        let mut from = first;
        for &(known_first, known_last) in known {
            if known_last < from || known_first > last {
                continue;
            }
            if known_first > from {
                rest.push((from, known_first - 1));
            }
            from = known_last.saturating_add(1);
        }
        if from <= last {
            rest.push((from, last));
        }
    }
    rest
}

/// The store of a row, in SQL.
pub const STORE_SQL: &str = "rowid & 0xffffff";

/// The store of a row.
pub fn store_of(rowid: i64) -> row::Store {
    row::Store(rowid & ((1 << STORE_BITS) - 1))
}

fn morton(column: u32, row: u32) -> i64 {
    (spread(column) | (spread(row) << 1)) as i64
}

fn unmorton(number: i64) -> (u32, u32) {
    (gather(number as u64), gather(number as u64 >> 1))
}

/// A zero between any two of the lower 20 bits.
fn spread(bits: u32) -> u64 {
    let mut bits = u64::from(bits) & 0xf_ffff;
    bits = (bits | (bits << 16)) & 0x0000_ffff_0000_ffff;
    bits = (bits | (bits << 8)) & 0x00ff_00ff_00ff_00ff;
    bits = (bits | (bits << 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    bits = (bits | (bits << 2)) & 0x3333_3333_3333_3333;
    (bits | (bits << 1)) & 0x5555_5555_5555_5555
}

/// The reverse of [`spread`].
fn gather(bits: u64) -> u32 {
    let mut bits = bits & 0x5555_5555_5555_5555;
    bits = (bits | (bits >> 1)) & 0x3333_3333_3333_3333;
    bits = (bits | (bits >> 2)) & 0x0f0f_0f0f_0f0f_0f0f;
    bits = (bits | (bits >> 4)) & 0x00ff_00ff_00ff_00ff;
    bits = (bits | (bits >> 8)) & 0x0000_ffff_0000_ffff;
    ((bits | (bits >> 16)) & 0xffff_ffff) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_is_a_range_and_holds_what_is_near() {
        let here = Cell::of(Position {
            lat: -6.2088,
            lon: 106.8456,
        });
        for (x, y) in [(0, 0), (1, 2), (57_369, 16_758), (71_999, 35_999)] {
            assert_eq!(unmorton(morton(x, y)), (x, y));
        }
        let rowid = here.rowid(row::Store(9_000_001));
        assert!(rowid > 0);
        assert_eq!(
            (store_of(rowid), here.distance(rowid)),
            (row::Store(9_000_001), 0)
        );
        let mask = format!("rowid & {:#x}", (1 << STORE_BITS) - 1);
        assert_eq!(mask, STORE_SQL);
        let all = (0, i64::MAX);
        for level in 1..LEVELS {
            let ranges = here.around(level);
            let is_in = |id: i64| {
                ranges
                    .iter()
                    .any(|(first, last)| (*first..=*last).contains(&id))
            };
            let cells: i64 = ranges.iter().map(|(a, b)| (b - a + 1) >> STORE_BITS).sum();
            assert_eq!(cells, 4 << (2 * level));
            // What is within half a square's width is in.
            let half = 1 << (level - 1);
            for (x, y) in [(0, 0), (half, half), (0, half)] {
                for near in [
                    (here.column + x, here.row + y),
                    (here.column - x, here.row - y),
                ] {
                    let (column, row) = near;
                    assert!(
                        is_in(Cell { column, row }.rowid(row::Store(7))),
                        "{level} {near:?}"
                    );
                }
            }
            let rest = without(&[all], &ranges);
            let rows: i128 = [&rest, &ranges]
                .into_iter()
                .flatten()
                .map(|(a, b)| i128::from(b - a) + 1)
                .sum();
            assert_eq!(rows, i128::from(i64::MAX) + 1);
            assert_eq!(without(&ranges, &[all]), []);
        }
    }

    #[test]
    fn the_first_square_holds_enough() {
        let levels = [0, 200, 2_000, 100_000, 1_000_000, 5_000_000].map(first_level);
        assert_eq!(levels, [8, 8, 5, 2, 1, 1]);
    }
}
