//! Brands: the pavilion, home pages, stores, brand days.

use jajan_contract::{calls as c, codes, coupon::AssetCard};
use serde_json::json;

use crate::support::Sandbox;

const DAY_MS: u64 = 24 * 3_600_000;
const PLACE: (f64, f64) = (-6.2088, 106.8456);

#[tokio::test]
async fn the_pavilion_has_every_kind_of_link_on_two_pages() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    let page = async |page_no: u32| {
        let body = json!({"pageNo": page_no, "pageSize": 15});
        visitor.call::<c::QueryBrandPavilion>(body).await
    };
    let [first, second, third] = [page(1).await, page(2).await, page(3).await];
    assert_eq!((first.brand.len(), first.has_more), (15, true));
    assert_eq!((second.brand.len(), second.has_more), (9, false));
    assert_eq!((third.brand.len(), third.has_more), (0, false));
    assert!(second.head_banner.is_none() && third.head_banner.is_none());
    let banner = first.head_banner.unwrap();
    assert!(banner.banner_jump_url_map.id_id.is_some());
    assert!(
        banner.banner_jump_url_map.zh_cn.is_none(),
        "one language leads nowhere"
    );
    let urls: Vec<_> = first.brand.iter().map(|brand| brand.url.as_str()).collect();
    for is_kind in [
        |url: &str| url.is_empty(),
        |url: &str| url.starts_with("/platform/brandsHomepage?id="),
        |url: &str| url.starts_with("https://jajan.example/platform/"),
        |url: &str| url.starts_with("jajan.example/platform/"),
        |url: &str| url.starts_with("https://") && !url.contains("jajan.example"),
        |url: &str| url.starts_with("www."),
    ] {
        assert!(urls.iter().any(|url| is_kind(url)), "{urls:?}");
    }
    for (page_no, page_size) in [(0, 15), (1, 0), (1, 51)] {
        let body = json!({"pageNo": page_no, "pageSize": page_size});
        let answer = visitor.try_call::<c::QueryBrandPavilion>(body).await;
        answer.assert_refused(422, codes::VALUE_INVALID);
    }
}

#[tokio::test]
async fn overload_is_refused_by_code_or_by_status() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    for (kind, status, code) in [
        ("business", 200, codes::BRANDS_BUSY),
        ("rate_limited", 429, codes::RATE_LIMITED),
    ] {
        let fault = json!({"path": "/brand_pavilion/", "kind": kind, "field": codes::BRANDS_BUSY});
        visitor
            .call::<c::SetFaults>(json!({"faults": [fault]}))
            .await;
        let body = json!({"pageNo": 1, "pageSize": 15});
        let answer = visitor.try_call::<c::QueryBrandPavilion>(body).await;
        answer.assert_refused(status, code);
    }
}

#[tokio::test]
async fn a_brand_page_lists_its_vouchers_and_stores_nearest_first() {
    let sandbox = Sandbox::with_stores(2_000);
    let visitor = sandbox.visitor();
    let home = visitor
        .call::<c::BrandHomepage>(json!({"brandId": "1"}))
        .await;
    assert_eq!(home.name, "Ayam Geprek Mas Danu");
    assert!((1..=20).contains(&home.asset_list.len()));
    assert!(sold_out_last(&home.asset_list));
    let mut seen = Vec::new();
    for page_no in 1.. {
        let body = json!({
            "brandId": "1", "pageNo": page_no, "pageSize": 3, "latitude": PLACE.0,
            "longitude": PLACE.1,
        });
        let page = visitor.call::<c::BrandStoreList>(body).await;
        seen.extend(page.poi_list);
        if !page.has_more {
            break;
        }
    }
    assert_eq!(seen.len(), home.store_count as usize);
    assert!(seen.is_sorted_by(|a, b| a.distance <= b.distance));
    assert!(
        seen.iter()
            .all(|store| store.store_name.starts_with(&home.name))
    );
    let mut ids: Vec<_> = seen.iter().map(|store| &store.store_id).collect();
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), seen.len());
}

fn sold_out_last(assets: &[AssetCard]) -> bool {
    assets.is_sorted_by_key(|card| card.remaining_stock == 0)
}

#[tokio::test]
async fn an_unknown_brand_is_refused_with_its_code() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    for brand_id in ["0", "25", "x", "", "-1", "1 OR 1=1", "99999999999999999999"] {
        let home = visitor
            .try_call::<c::BrandHomepage>(json!({"brandId": brand_id}))
            .await;
        home.assert_refused(200, codes::BRAND_ABSENT);
        let body = json!({
            "brandId": brand_id, "pageNo": 1, "pageSize": 5, "latitude": 0, "longitude": 0,
        });
        let stores = visitor.try_call::<c::BrandStoreList>(body).await;
        stores.assert_refused(200, codes::BRAND_ABSENT);
    }
}

#[tokio::test]
async fn the_brand_day_follows_the_sandbox_clock() {
    let sandbox = Sandbox::with_stores(2_000);
    let visitor = sandbox.visitor();
    let page = async |id: &str| visitor.call::<c::BrandDayPage>(json!({"pageId": id})).await;
    // Saturday, 12:10: it runs until Monday 0:00.
    let today = page("").await;
    assert_eq!((today.page_id.as_str(), today.starts_in_s), ("keluarga", 0));
    assert_eq!(today.ends_in_s, 2 * 86_400 - (12 * 60 + 10) * 60);
    assert_eq!(page("today").await.page_id, "keluarga");
    // Monday has none: the next one is announced.
    sandbox.move_clock(2 * DAY_MS);
    let next = page("").await;
    assert_eq!(next.page_id, "ngopi");
    assert_eq!(next.starts_in_s, 86_400 - (12 * 60 + 10) * 60);
    assert_eq!(next.ends_in_s, next.starts_in_s + 2 * 86_400);
    let over = page("merdeka-2026").await;
    assert_eq!((over.starts_in_s, over.ends_in_s), (0, 0));

    for section in &next.section_list {
        let mut count = 0;
        for page_no in 1.. {
            let body = json!({
                "pageId": next.page_id, "sectionId": section.section_id, "pageNo": page_no,
                "pageSize": 10,
            });
            let offers = visitor.call::<c::BrandDayOffers>(body).await;
            count += offers.asset_list.len();
            if !offers.has_more {
                break;
            }
        }
        assert!(count > 0, "{:?}", section.name);
    }
    let body = json!({"pageId": next.page_id});
    let brands = visitor.call::<c::BrandDayBrands>(body).await.brand_list;
    assert!(brands.iter().any(|brand| brand.name == "Kopi Kenari"));
}

#[tokio::test]
async fn an_unknown_brand_day_or_section_is_refused_with_its_code() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    let page = visitor
        .try_call::<c::BrandDayPage>(json!({"pageId": "none"}))
        .await;
    page.assert_refused(200, codes::BRAND_DAY_ABSENT);
    let brands = visitor
        .try_call::<c::BrandDayBrands>(json!({"pageId": "none"}))
        .await;
    brands.assert_refused(200, codes::BRAND_DAY_ABSENT);
    for (page_id, section_id) in [("none", "1"), ("ngopi", "9"), ("ngopi", ""), ("ngopi", "x")] {
        let body = json!({
            "pageId": page_id, "sectionId": section_id, "pageNo": 1, "pageSize": 5,
        });
        let answer = visitor.try_call::<c::BrandDayOffers>(body).await;
        answer.assert_refused(200, codes::BRAND_DAY_ABSENT);
    }
}
