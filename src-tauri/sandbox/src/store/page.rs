//! A page of a list that is cut by number.

use crate::store::StoreError;

#[derive(Debug, Clone, Copy)]
pub struct Page {
    number: u32,
    size: u32,
}

impl Page {
    /// `number` begins with 1; `size` is 1 to `max_size`.
    pub fn new(number: u32, size: u32, max_size: u32) -> Result<Self, StoreError> {
        if number == 0 {
            return Err(StoreError::bad("pageNo", "begins with 1"));
        }
        if !(1..=max_size).contains(&size) {
            let reason = format!("must be 1 to {max_size}");
            return Err(StoreError::bad("pageSize", reason));
        }
        Ok(Self { number, size })
    }

    /// How many entries stand before it.
    pub fn start(self) -> u64 {
        u64::from(self.number - 1) * u64::from(self.size)
    }

    /// One more than the page tells whether there is more.
    pub fn limit(self) -> u32 {
        self.size + 1
    }

    /// The page out of its beginning and what follows, and whether there is more.
    pub fn cut<T>(self, rest: impl Iterator<Item = T>) -> (Vec<T>, bool) {
        let mut page: Vec<T> = rest.take(self.limit() as usize).collect();
        let has_more = page.len() > self.size as usize;
        page.truncate(self.size as usize);
        (page, has_more)
    }
}
