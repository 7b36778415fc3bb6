//! Videos: explore's feed and what follows a video. Home 3 "Videos", 5, 7; discovery 5.

use jajan_contract::{
    content::{
        ContentFeedback, ContentFeedbackBody, ContentScene, ContentStore, PullContentBody,
        PullContentData, VideoRecord,
    },
    envelope::Done,
    ids::ContentId,
    localised::Localised,
};

use crate::city::details::videos;
use crate::edge::ctx::Ctx;
use crate::error::{Business, Error};
use crate::geo::Position;
use crate::ids::{self, row};
use crate::pictures::DURATION_MS;
use crate::routes::checks::{MAX_ID_CHARS, check_max};
use crate::routes::videos::path;
use crate::store::content::{Asked, Feedback, FoundVideo, Giver, NoVideo};

pub async fn pull_content(ctx: Ctx, body: PullContentBody) -> Result<PullContentData, Error> {
    check_max("queryId", &body.query_id, MAX_ID_CHARS)?;
    check_max("contentId", &body.content_id, MAX_ID_CHARS)?;
    let first = match (body.scene, body.content_id.as_str()) {
        (ContentScene::HomePageColumns, "") => None,
        (ContentScene::HomePageColumns, _) => {
            return Err(Error::value("contentId: of HOME_PAGE_RELATED only"));
        }
        (ContentScene::HomePageRelated, id) => Some(number(&ContentId::new(id.to_owned()))?),
    };
    let algorithm = match body.scene {
        ContentScene::HomePageColumns => "near",
        ContentScene::HomePageRelated => "related",
    };
    let asked = Asked {
        scene: body.scene,
        page_no: body.page_no,
        page_size: body.page_size,
        query_id: body.query_id,
        here: Position::new(body.latitude, body.longitude)?,
        first,
    };
    let lists = ctx.content_lists.clone();
    let of = (ctx.viewer(), videos::has_video as _);
    let page = ctx.database.videos(lists, asked, giver(&ctx), of).await?;
    let algorithm_id = format!("{algorithm}-1");
    let records = page.videos.into_iter();
    Ok(PullContentData {
        title_map: Localised::new(
            "Yang lagi enak di sekitarmu",
            "Tasty things near you",
            "附近的好味道",
        ),
        records: records
            .filter_map(|found| record(found, &algorithm_id))
            .collect(),
        algorithm_id: algorithm_id.clone(),
        has_more: page.has_more,
        query_id: page.query_id,
    })
}

/// Absent: what it shows cannot be drawn.
fn record(found: FoundVideo, algorithm_id: &str) -> Option<VideoRecord> {
    let FoundVideo {
        video,
        distance_km,
        business_state,
        asset,
        rank,
    } = found;
    let film = video.film()?;
    let content_id = ids::content(video.product_id);
    let (width, height) = film.sides();
    Some(VideoRecord {
        preview_image_url: Some(film.poster()),
        stills: Some(film.stills()),
        width,
        height,
        color: film.color().to_owned(),
        video_url: path(&content_id),
        duration_ms: DURATION_MS,
        has_sound: false,
        captions: videos::captions(&film, &video.store_name),
        title: videos::title(&film, video.product_id),
        store: ContentStore {
            poi_id: ids::poi(video.store_id),
            store_id: ids::store(video.store_id),
            store_name: video.store_name,
            distance: distance_km,
            business_state,
        },
        asset,
        algorithm_id: algorithm_id.to_owned(),
        rank,
        content_id,
    })
}

pub async fn give_content_feedback(ctx: Ctx, body: ContentFeedbackBody) -> Result<Done, Error> {
    let is_report = body.kind == ContentFeedback::Report;
    if body.reason.is_some() && !is_report {
        return Err(Error::value("reason: of REPORT only"));
    }
    if body.reason.is_none() && is_report && body.is_given {
        return Err(Error::value("reason: REPORT needs one"));
    }
    let feedback = Feedback {
        video: number(&body.content_id)?,
        kind: body.kind,
        reason: body.reason,
        is_given: body.is_given,
    };
    let now = (ctx.now_ms, videos::has_video as _);
    let database = &ctx.database;
    let count = database.give_feedback(giver(&ctx), feedback, now).await?;
    Ok(Done { count })
}

/// What is no number is no video either.
fn number(id: &ContentId) -> Result<row::Product, Error> {
    ids::content_number(id).ok_or_else(|| Business::VideoAbsent.into())
}

fn giver(ctx: &Ctx) -> Giver {
    Giver {
        user_id: ctx.user.map(|user| user.user_id),
        device_id: ctx.device_id.clone(),
    }
}

impl From<NoVideo> for Error {
    fn from(NoVideo: NoVideo) -> Self {
        Business::VideoAbsent.into()
    }
}
