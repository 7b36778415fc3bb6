//! Lists of videos: explore's feed, and what follows a video. Found on page 1 and read by pages; in
//! memory, so that reading a page writes nothing.

use std::collections::HashSet;
use std::sync::Arc;

use jajan_contract::content::ContentScene;
use jajan_contract::coupon::AssetCard;
use jajan_contract::stores::BusinessState;
use rusqlite::Connection;

use crate::geo::Position;
use crate::ids::row;
use crate::recent::Recent;
use crate::store::catalog::hours;
use crate::store::content::feedback::{Giver, left_out};
use crate::store::content::video::{self, HasVideo, NoVideo, OfStore, Video};
use crate::store::discovery::filters::StoreFilter;
use crate::store::discovery::found_lists::{MAX_FOUND, MAX_PAGE_SIZE};
use crate::store::discovery::nearest::{self, Reach};
use crate::store::discovery::open_lists::{new_query_id, unknown_query};
use crate::store::{Database, Outcome, Page, Refuse, StoreError, Viewer};

const KEPT_MS: u64 = 12 * 3_600_000;
const MAX_LISTS: usize = 20_000;
/// Beyond it nothing is near.
const REACH_KM: f64 = 60.0;
/// Stores that a list looks at, nearest first; about half of them have a video.
const MAX_STORES: usize = 360;
/// Of the video's own category, before the others.
const MAX_ALIKE: usize = 80;
/// So many neighbours are put into the order of their popularity: what is near stays in front.
const MIXED: usize = 24;

/// In its order, and where it was asked for.
pub struct FoundVideos {
    scene: ContentScene,
    videos: Vec<row::Product>,
}

pub struct ContentLists {
    /// By their query ids.
    found: Recent<String, Arc<FoundVideos>>,
    /// How often a device had explore's first page: who asks again wants others.
    turns: Recent<String, usize>,
}

pub fn content_lists() -> ContentLists {
    ContentLists {
        found: Recent::new(KEPT_MS, MAX_LISTS),
        turns: Recent::new(KEPT_MS, MAX_LISTS),
    }
}

/// A page that is asked for.
#[derive(Debug, Clone)]
pub struct Asked {
    pub scene: ContentScene,
    pub page_no: u32,
    pub page_size: u32,
    pub query_id: String,
    pub here: Position,
    /// The video that the list follows.
    pub first: Option<row::Product>,
}

/// What a video of a page says of the present moment.
pub struct FoundVideo {
    pub video: Video,
    pub distance_km: f64,
    pub business_state: Option<BusinessState>,
    pub asset: Option<AssetCard>,
    /// From 1.
    pub rank: u32,
}

pub struct FoundPage {
    pub query_id: String,
    pub has_more: bool,
    pub videos: Vec<FoundVideo>,
}

impl Database {
    /// One page. Refused for a video that is not there.
    pub async fn videos(
        &self,
        lists: Arc<ContentLists>,
        asked: Asked,
        giver: Giver,
        (viewer, has_video): (Viewer, HasVideo),
    ) -> Outcome<FoundPage, NoVideo> {
        self.read_or_refuse(move |connection| {
            page(connection, &lists, &asked, &giver, (viewer, has_video))
        })
        .await
    }
}

fn page(
    connection: &Connection,
    lists: &ContentLists,
    asked: &Asked,
    giver: &Giver,
    (viewer, has_video): (Viewer, HasVideo),
) -> Outcome<FoundPage, NoVideo> {
    let page = Page::new(asked.page_no, asked.page_size, MAX_PAGE_SIZE)?;
    let left_out = left_out(connection, giver)?;
    let (query_id, list) = match asked.page_no {
        1 => {
            let query_id = new_query_id(&asked.query_id)?;
            let turns = asked.first.is_none().then_some(&lists.turns);
            let turn = turns.and_then(|turns| turns.get(&giver.device_id, viewer.now_ms));
            let turn = turn.unwrap_or(0);
            let videos = found(connection, (asked, turn), &left_out, has_video)?;
            if let Some(turns) = turns {
                turns.put(giver.device_id.clone(), turn + 1, viewer.now_ms);
            }
            let found = Arc::new(FoundVideos {
                scene: asked.scene,
                videos,
            });
            lists
                .found
                .put(query_id.clone(), Arc::clone(&found), viewer.now_ms);
            (query_id, found)
        }
        _ => {
            let found = lists.found.get(&asked.query_id, viewer.now_ms);
            (asked.query_id.clone(), found.ok_or_else(unknown_query)?)
        }
    };
    if list.scene != asked.scene {
        return Err(StoreError::bad("queryId", "belongs to another list").into());
    }
    let start = usize::try_from(page.start()).unwrap_or(usize::MAX);
    let ranked = (1u32..).zip(list.videos.iter().copied()).skip(start);
    let (mut ranked, has_more) = page.cut(ranked);
    ranked.retain(|(_, id)| !left_out.contains(id) || asked.first == Some(*id));
    let ids: Vec<row::Product> = ranked.iter().map(|(_, id)| *id).collect();
    let patterns = hours::patterns(connection)?;
    let mut there = video::find_all(connection, &ids, has_video)?;
    let mut assets = video::cards(connection, &ids, viewer)?;
    let videos = ranked.into_iter().filter_map(|(rank, id)| {
        let video = there.remove(&id)?;
        Some(FoundVideo {
            rank,
            distance_km: asked.here.distance_km(video.position),
            business_state: video.business_state(&patterns, viewer.now_ms),
            asset: assets.remove(&id),
            video,
        })
    });
    Ok(FoundPage {
        query_id,
        has_more,
        videos: videos.collect(),
    })
}

/// The video that the list follows and those of its category, then all of them. A later turn begins with
/// neighbours that the first page of the one before did not have.
fn found(
    connection: &Connection,
    (asked, turn): (&Asked, usize),
    left_out: &HashSet<row::Product>,
    has_video: HasVideo,
) -> Outcome<Vec<row::Product>, NoVideo> {
    let mut videos = Vec::new();
    let mut alike = Vec::new();
    if let Some(first) = asked.first {
        let Some(video) = video::find(connection, first, has_video)? else {
            return NoVideo.refuse();
        };
        videos.push(first);
        let filter = StoreFilter {
            categories: vec![video.category_id],
            ..StoreFilter::default()
        };
        alike = near(connection, asked.here, &filter, MAX_ALIKE)?;
    }
    let all = near(connection, asked.here, &StoreFilter::default(), MAX_STORES)?;
    // Many of a kind are near as well: each store is looked at once.
    let of_store = video::of_stores(connection, [&alike[..], &all].concat(), has_video)?;
    for stores in [alike, all] {
        let mut found: Vec<OfStore> = stores
            .iter()
            .filter_map(|store| of_store.get(store).copied())
            .filter(|video| !left_out.contains(&video.id))
            .collect();
        for neighbours in found.chunks_mut(MIXED) {
            neighbours.sort_by_key(|video| (-video.popularity, video.id));
            let page = usize::try_from(asked.page_size).unwrap_or(1);
            let step = if page < neighbours.len() { page } else { 1 };
            neighbours.rotate_left(turn * step % neighbours.len());
        }
        videos.extend(found.into_iter().map(|video| video.id));
    }
    let mut known = HashSet::new();
    videos.retain(|id| known.insert(*id));
    videos.truncate(MAX_FOUND);
    Ok(videos)
}

/// The nearest stores.
fn near(
    connection: &Connection,
    origin: Position,
    filter: &StoreFilter,
    stores: usize,
) -> Result<Vec<row::Store>, StoreError> {
    let reach = Reach {
        origin,
        max_km: REACH_KM,
        region: None,
    };
    let near = nearest::nearest(connection, &reach, filter, None, 0, stores)?;
    Ok(near.into_iter().map(|cursor| cursor.store_id).collect())
}

#[cfg(test)]
mod tests;
