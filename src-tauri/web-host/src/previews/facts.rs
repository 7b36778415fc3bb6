//! A subject's words and picture, from the calls that its page makes as a visitor.
//!
//! Invariant: only what everybody may see, because nobody is logged in here.

use jajan_contract::{
    brands::{BrandDayPageBody, BrandHomepageBody},
    calls::{
        BrandDayPage, BrandHomepage, FlashListPage, MallDetail, ProductDetail, PullContent,
        QueryHomepageStoreInfo, RankDetailList, RankList, ReviewDetail,
    },
    content::{ContentScene, PullContentBody},
    flash_sale::FlashListPageBody,
    localised::{Locale, Localised},
    malls::MallDetailBody,
    product::ProductDetailBody,
    ranks::{RankDetailListBody, RankEntry, RankFilterInfo, RankListBody},
    reviews::ReviewDetailBody,
    store_page::{QueryHomepageStoreInfoBody, StoreInfo},
    text::{hex, rupiah},
};
use sha2::{Digest, Sha256};

use super::{
    subject::{StoreKey, Subject, is_id},
    words::{joined, place, short},
};
use crate::api::{Api, Failure};

const MAX_TITLE_CHARS: usize = 90;
const MAX_DESCRIPTION_CHARS: usize = 180;
/// Stores of a ranking that its preview names.
const BEST: u32 = 3;

/// What a preview says in one language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Words {
    pub title: String,
    pub description: String,
}

/// Bounded: short texts and one path.
#[derive(Debug)]
pub struct Facts {
    /// In the order of [`Locale::ALL`].
    words: [Words; 3],
    /// Under `/img/share/` of the image host: `store/S1`.
    pub picture: String,
    /// A hash of the facts, for the picture's URL: messengers cache a picture by its URL for ever.
    pub version: String,
}

impl Facts {
    /// `drawn`: what the picture shows beside the words. Absent: the id is not safe in a path.
    fn new<T: AsRef<str>, D: AsRef<str>>(
        kind: &str,
        id: &str,
        drawn: u32,
        write: impl Fn(Locale) -> (T, D),
    ) -> Option<Self> {
        let words = Locale::ALL.map(|locale| {
            let (title, description) = write(locale);
            Words {
                title: short(&format!("{} · Jajan", title.as_ref()), MAX_TITLE_CHARS),
                description: short(description.as_ref(), MAX_DESCRIPTION_CHARS),
            }
        });
        let digest = Sha256::digest(format!("{words:?}{drawn}"));
        is_id(id).then(|| Self {
            words,
            picture: format!("{kind}/{id}"),
            version: hex(&digest[..6]),
        })
    }

    pub fn words(&self, locale: Locale) -> &Words {
        let [id_id, en_us, zh_cn] = &self.words;
        match locale {
            Locale::IdId => id_id,
            Locale::EnUs => en_us,
            Locale::ZhCn => zh_cn,
        }
    }
}

/// Absent: there is no such thing, or nothing that can be shown of it.
pub async fn of(api: &Api, subject: &Subject) -> Result<Option<Facts>, Failure> {
    Ok(match subject {
        Subject::Store(key) => {
            let store = store(api, key.clone()).await?;
            Facts::new("store", store.store_id.as_str(), 0, |locale| {
                let price = locale.pick(&store.price_per_capita);
                let about = joined(&[&place(&store, locale), price]);
                (&store.store_name, about)
            })
        }
        Subject::Review(id) => {
            let body = ReviewDetailBody {
                review_id: id.clone(),
                poi_id: None,
            };
            let review = api.call::<ReviewDetail>(&body).await?;
            let store = store(api, StoreKey::Store(review.store_id)).await?;
            Facts::new("review", id.as_str(), 0, |locale| {
                let (name, stars) = (&store.store_name, "★".repeat(review.score.min(5).into()));
                let title = match locale {
                    Locale::IdId => format!("{stars} Ulasan {name}"),
                    Locale::EnUs => format!("{stars} Review of {name}"),
                    Locale::ZhCn => format!("{stars} {name}的评价"),
                };
                let content = match review.content.as_str() {
                    "" => place(&store, locale),
                    content => content.to_owned(),
                };
                (title, content)
            })
        }
        Subject::Voucher(id) => {
            let body = ProductDetailBody {
                sku_id: id.clone(),
                ..Default::default()
            };
            let asset = api.call::<ProductDetail>(&body).await?.asset;
            let store = store(api, StoreKey::Store(asset.store_info.store_id)).await?;
            Facts::new(
                "voucher",
                id.as_str(),
                asset.price_info.original_price,
                |locale| {
                    let name = locale.pick(&asset.coupon.coupon_name);
                    let title = joined(&[name, &rupiah(asset.asset_sale_price)]);
                    (title, joined(&[&store.store_name, &place(&store, locale)]))
                },
            )
        }
        Subject::Brand(id) => {
            let body = BrandHomepageBody {
                brand_id: id.clone(),
            };
            let brand = api.call::<BrandHomepage>(&body).await?;
            Facts::new("brand", id.as_str(), 0, |locale| {
                (&brand.name, locale.pick(&brand.introduction))
            })
        }
        Subject::Mall(id) => {
            let body = MallDetailBody {
                mall_id: id.clone(),
                ..Default::default()
            };
            let page = api.call::<MallDetail>(&body).await?;
            let count = page.mall.store_count;
            Facts::new("mall", id.as_str(), 0, |locale| {
                let stores = match locale {
                    Locale::IdId => format!("{count} tempat makan"),
                    Locale::EnUs if count == 1 => "1 store".to_owned(),
                    Locale::EnUs => format!("{count} stores"),
                    Locale::ZhCn => format!("{count} 家门店"),
                };
                (&page.mall.mall_name, joined(&[&stores, &page.address]))
            })
        }
        Subject::FlashSale(page_id) => {
            let body = FlashListPageBody {
                page_id: page_id.clone(),
            };
            let page = api.call::<FlashListPage>(&body).await?;
            // One without sessions is not there.
            if page.session_list.is_empty() {
                return Ok(None);
            }
            Facts::new("flash", "all", 0, |locale| {
                (
                    locale.pick(&page.title),
                    locale.pick(&flash_sale()).to_owned(),
                )
            })
        }
        Subject::Video(id) => {
            let body = PullContentBody {
                scene: ContentScene::HomePageRelated,
                page_no: 1,
                page_size: 1,
                content_id: id.as_str().to_owned(),
                query_id: String::new(),
                latitude: 0.0,
                longitude: 0.0,
            };
            let page = api.call::<PullContent>(&body).await?;
            let Some(video) = page.records.into_iter().next() else {
                return Ok(None);
            };
            Facts::new("video", id.as_str(), 0, |locale| {
                (locale.pick(&video.title), &video.store.store_name)
            })
        }
        Subject::Brands => constant("brands", pavilion()),
        Subject::Gift => constant("gift", gift()),
        Subject::Split => constant("split", split()),
        Subject::Rank(id) => {
            let ranks = api.call::<RankList>(&RankListBody {}).await?.rank_list;
            let asked = |rank: &RankEntry| id.as_ref().is_none_or(|id| rank.rank_id == *id);
            let Some(rank) = ranks.into_iter().find(asked) else {
                return Ok(None);
            };
            let body = RankDetailListBody {
                rank_id: rank.rank_id.clone(),
                page_no: 1,
                page_size: BEST,
                rank_filter_info: RankFilterInfo::default(),
                latitude: 0.0,
                longitude: 0.0,
                trace_id: None,
            };
            let best = api.call::<RankDetailList>(&body).await?.poi_list;
            let best = (1..)
                .zip(&best)
                .map(|(place, store)| format!("{place}. {}", store.store_name));
            let best = best.collect::<Vec<_>>().join(" · ");
            Facts::new("rank", rank.rank_id.as_str(), 0, |locale| {
                (locale.pick(&rank.rank_name), best.as_str())
            })
        }
        Subject::BrandDay(id) => {
            let body = BrandDayPageBody {
                page_id: id.clone().unwrap_or_default(),
            };
            let day = api.call::<BrandDayPage>(&body).await?;
            Facts::new("day", &day.page_id, 0, |locale| {
                (locale.pick(&day.title), locale.pick(&day.rule_desc))
            })
        }
    })
}

async fn store(api: &Api, key: StoreKey) -> Result<StoreInfo, Failure> {
    let mut body = QueryHomepageStoreInfoBody::default();
    match key {
        StoreKey::Store(id) => body.store_id = Some(id),
        StoreKey::Poi(id) => body.poi_id = Some(id),
        StoreKey::QrCode(id) => body.qr_code_id = Some(id),
    }
    api.call::<QueryHomepageStoreInfo>(&body).await
}

/// The same for everybody, so that no call is made.
fn constant(kind: &str, (title, text): (Localised, Localised)) -> Option<Facts> {
    Facts::new(kind, "all", 0, |locale| {
        (locale.pick(&title), locale.pick(&text))
    })
}

/// Of any gift: who gives what is said to who opens the link.
fn gift() -> (Localised, Localised) {
    (
        Localised::new("Ada hadiah untukmu", "A gift for you", "送你一份礼物"),
        Localised::new(
            "Buka tautannya untuk melihat isinya. Membukanya belum mengambil apa pun.",
            "Open the link to see what it is. Opening it claims nothing.",
            "打开链接查看内容，打开并不会领取。",
        ),
    )
}

/// Without times: a preview is kept for longer than a session runs.
fn flash_sale() -> Localised {
    Localised::new(
        "Voucher makan dengan harga spesial, beberapa sesi setiap hari.",
        "Food vouchers at special prices, several sessions a day.",
        "美食代金券限时特价，每天多场。",
    )
}

fn split() -> (Localised, Localised) {
    (
        Localised::new("Yuk, patungan", "Let’s share the bill", "一起拼单付款"),
        Localised::new(
            "Lihat bagianmu dan siapa yang sudah bayar.",
            "See your share and who has paid.",
            "查看你的份额和谁已付款。",
        ),
    )
}

fn pavilion() -> (Localised, Localised) {
    (
        Localised::new("Brand pilihan", "Brand pavilion", "品牌馆"),
        Localised::new(
            "Brand favorit dengan harga spesial, di satu tempat.",
            "Brands you love at better prices, in one place.",
            "心爱品牌，专属好价，尽在一处。",
        ),
    )
}
