//! The filter of a rank, `rankFilterInfo`. The contract's `RankFilterInfo` names its values.

use jajan_contract::{
    filters::{FilterNode, FilterOption, FilterType, SelectedFilter},
    localised::Localised,
    ranks::{RANK_NEAR_KEY, RANK_NEAR_KM, RankFilterInfo},
    stores::StoreEntry,
};
use rusqlite::Connection;

use crate::store::StoreError;
use crate::store::discovery::filters::{self, StoreFilter};
use crate::time;

/// What was chosen of it, parsed.
pub struct Chosen {
    selected: Vec<SelectedFilter>,
    filter: StoreFilter,
    is_near: bool,
    is_open: bool,
}

impl Chosen {
    pub fn parse(
        connection: &Connection,
        info: &RankFilterInfo,
        now_ms: u64,
    ) -> Result<Self, StoreError> {
        let selected = info.filter_options.clone();
        let mut is_near = false;
        let mut others = Vec::new();
        for SelectedFilter { filter_type, keys } in &selected {
            let mut keys = keys.clone();
            match filter_type {
                FilterType::Categories | FilterType::Category => {
                    return Err(StoreError::bad(
                        "rankFilterInfo",
                        "a rank is of one category",
                    ));
                }
                FilterType::Boolean if keys.iter().any(|key| key == RANK_NEAR_KEY) => {
                    is_near = true;
                    keys.retain(|key| key != RANK_NEAR_KEY);
                    if keys.is_empty() {
                        continue;
                    }
                }
                _ => {}
            }
            others.push(SelectedFilter {
                filter_type: *filter_type,
                keys,
            });
        }
        let filter = StoreFilter::parse(connection, &others, &[], time::day_number(now_ms))?;
        Ok(Self {
            is_open: filter.open_now,
            // By each store's own zone, of its entry.
            filter: StoreFilter {
                open_now: false,
                ..filter
            },
            selected,
            is_near,
        })
    }

    /// As [`places_sql`].
    pub fn sql(&self) -> String {
        places_sql(&self.filter.conditions())
    }

    /// Whether it meets what no column says.
    pub fn has(&self, store: &StoreEntry) -> bool {
        let is_near = !self.is_near || store.distance <= RANK_NEAR_KM;
        is_near && (!self.is_open || store.business_state.is_open)
    }

    pub fn wants_coupon(&self) -> bool {
        self.filter.red_packet
    }

    /// What may be chosen, the quick ones first.
    pub fn options(&self, connection: &Connection) -> Result<Vec<FilterOption>, StoreError> {
        let mut options = filters::options(connection, &self.selected)?;
        options.retain(|option| option.filter_type != FilterType::Categories);
        options.insert(0, self.near());
        Ok(options)
    }

    fn near(&self) -> FilterOption {
        let label = Localised::new("Dalam 5 km", "Within 5 km", "5 公里内");
        FilterOption {
            filter_type: FilterType::Boolean,
            label: label.clone(),
            object_data: Some(FilterNode {
                key: RANK_NEAR_KEY.to_owned(),
                label,
                checked: self.is_near,
                children: Vec::new(),
            }),
            list_data: Vec::new(),
        }
    }
}

/// Store and sold vouchers, by place: `?1` is the rank, `?2` its last place, `conditions` a
/// [`StoreFilter`]'s.
pub fn places_sql(conditions: &str) -> String {
    format!(
        "SELECT i.store_id, i.sold FROM rank_items AS i
         CROSS JOIN stores AS s ON s.id = i.store_id
         WHERE i.rank_id = ?1 AND i.rank_sort <= ?2{conditions} ORDER BY i.rank_sort"
    )
}
