//! Bodies of the right form with wrong shapes (400, with the place) and wrong values (422).

use jajan_contract::{Call, calls, codes};
use jajan_sandbox::mode::Mode;
use serde_json::{Value, json};

use crate::{
    stores::{lists::list_body, search},
    support::Sandbox,
};

fn list_with(name: &str, value: Value) -> Value {
    let mut body = list_body();
    body[name] = value;
    body
}

fn device(name: &str, value: Value) -> Value {
    let mut body = crate::edge::calls::device_body();
    body["deviceInfo"][name] = value;
    body
}

fn event(name: &str, value: Value) -> Value {
    let mut body = crate::edge::calls::events_body("e-1");
    body["events"][0][name] = value;
    body
}

#[tokio::test]
async fn a_wrong_type_is_refused_with_its_path() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let visitor = sandbox.visitor();
    let filter = json!([{"type": "NOTHING", "keys": ["a"]}]);
    for (path, body, place) in [
        (
            calls::FindByDistance::PATH,
            list_with("pageNo", json!("1")),
            "pageNo",
        ),
        (
            calls::FindByDistance::PATH,
            list_with("pageSize", json!(-1)),
            "pageSize",
        ),
        (
            calls::FindByDistance::PATH,
            list_with("lat", json!(null)),
            "lat",
        ),
        (
            calls::FindByDistance::PATH,
            list_with("scene", json!("MARS")),
            "scene",
        ),
        (
            calls::FindByDistance::PATH,
            list_with("filterOptions", filter),
            "filterOptions[0].type",
        ),
        (calls::BatchQueryConfig::PATH, json!({}), "keys"),
        (
            calls::BatchQueryConfig::PATH,
            json!({"keys": [1]}),
            "keys[0]",
        ),
        (calls::ResetUnread::PATH, json!({"page": "basket"}), "page"),
        (
            calls::PageCardList::PATH,
            json!({"cardIds": ["NO_CARD"]}),
            "cardIds[0]",
        ),
        (
            calls::ReportDevice::PATH,
            device("width", json!("wide")),
            "deviceInfo.width",
        ),
        (
            calls::ReportEvents::PATH,
            event("props", json!([])),
            "events[0].props",
        ),
        (
            calls::SetFaults::PATH,
            json!({"faults": [{"path": "/", "kind": "x"}]}),
            "faults[0].kind",
        ),
        (calls::SetClock::PATH, json!({"offsetMs": 1.5}), "offsetMs"),
    ] {
        let answer = visitor.send(visitor.draft(path, body)).await;
        answer.assert_refused(400, codes::BODY_MALFORMED);
        assert!(
            answer.refusal().1.contains(place),
            "{place}: {}",
            answer.refusal().1
        );
    }
}

#[tokio::test]
async fn a_wrong_value_is_refused_with_its_field() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    let visitor = sandbox.visitor();
    let no_keys = json!([{"type": "PRICE", "keys": []}]);
    let many: Vec<String> = (0..51).map(|key| format!("key-{key}")).collect();
    let fault = |fault: Value| json!({"faults": [fault]});
    for (path, body, place) in [
        (
            calls::FindByDistance::PATH,
            list_with("pageNo", json!(0)),
            "pageNo",
        ),
        (
            calls::FindByDistance::PATH,
            list_with("pageSize", json!(0)),
            "pageSize",
        ),
        (
            calls::FindByDistance::PATH,
            list_with("pageSize", json!(101)),
            "pageSize",
        ),
        (calls::FindByDistance::PATH, list_with("lat", json!(91)), ""),
        (
            calls::FindByDistance::PATH,
            list_with("lng", json!(181)),
            "",
        ),
        (
            calls::FindByDistance::PATH,
            list_with("distance", json!("far")),
            "distance",
        ),
        (
            calls::FindByDistance::PATH,
            list_with("distance", json!("NaN")),
            "distance",
        ),
        (
            calls::FindByDistance::PATH,
            list_with("pageNo", json!(2)),
            "queryId",
        ),
        (
            calls::FindByDistance::PATH,
            list_with("filterOptions", no_keys),
            "filterOptions",
        ),
        (
            calls::FindByRegion::PATH,
            list_with("regionId", json!("atlantis")),
            "regionId",
        ),
        (calls::BatchQueryConfig::PATH, json!({"keys": []}), "keys"),
        (calls::BatchQueryConfig::PATH, json!({"keys": [""]}), "keys"),
        (calls::BatchQueryConfig::PATH, json!({"keys": many}), "keys"),
        (calls::PageCardList::PATH, json!({"cardIds": []}), "cardIds"),
        (
            calls::GetAddressByLocation::PATH,
            json!({"latitude": "x", "longitude": "106"}),
            "latitude",
        ),
        (
            calls::GetAddressByLocation::PATH,
            json!({"latitude": "6", "longitude": "1e9"}),
            "longitude",
        ),
        (calls::ProductDetail::PATH, json!({"skuId": "1"}), "skuId"),
        (
            calls::QueryPoiList::PATH,
            search::stores_body(search::query(" ")),
            "searchText",
        ),
        (
            calls::QueryPoiList::PATH,
            search::stores_body(search::query(&"s".repeat(61))),
            "searchText",
        ),
        (calls::SearchByStore::PATH, search::query(""), "searchText"),
        (
            calls::SearchSuggest::PATH,
            search::typed(&"汤".repeat(61)),
            "text",
        ),
        (
            calls::FlashSalePageDetail::PATH,
            json!({"pageId": ""}),
            "pageId",
        ),
        (calls::FlashListPage::PATH, json!({"pageId": ""}), "pageId"),
        (
            calls::FlashList::PATH,
            json!({"sessionUniqueKey": "", "pageNo": 1, "pageSize": 15, "queryId": ""}),
            "sessionUniqueKey",
        ),
        (
            calls::FlashList::PATH,
            json!({"sessionUniqueKey": "F1", "pageNo": 1, "pageSize": 51, "queryId": ""}),
            "pageSize",
        ),
        (
            calls::ReportDevice::PATH,
            device("model", json!("m".repeat(129))),
            "deviceInfo.model",
        ),
        (
            calls::ReportDevice::PATH,
            device("osType", json!(2)),
            "deviceInfo.osType",
        ),
        (calls::ReportEvents::PATH, json!({"events": []}), "events"),
        (
            calls::ReportEvents::PATH,
            event("name", json!("")),
            "events[0].name",
        ),
        (
            calls::ReportEvents::PATH,
            event("name", json!("n".repeat(65))),
            "events[0].name",
        ),
        (
            calls::ReportEvents::PATH,
            event("page", json!("/a?token=1")),
            "events[0].page",
        ),
        (
            calls::ReportEvents::PATH,
            event("props", json!({"p": "p".repeat(4096)})),
            "events[0].props",
        ),
        (
            calls::SetClock::PATH,
            json!({"offsetMs": i64::MIN}),
            "offsetMs",
        ),
        (
            calls::SetFaults::PATH,
            fault(json!({"path": "region", "kind": "reset"})),
            "faults[0]",
        ),
        (
            calls::SetFaults::PATH,
            fault(json!({"path": "/sandbox/", "kind": "reset"})),
            "faults[0]",
        ),
        (
            calls::SetFaults::PATH,
            fault(json!({"path": "/", "kind": "latency"})),
            "delayMs",
        ),
        (
            calls::SetFaults::PATH,
            fault(json!({"path": "/", "kind": "wrong_type"})),
            "field",
        ),
    ] {
        let answer = visitor.send(visitor.draft(path, body)).await;
        answer.assert_refused(422, codes::VALUE_INVALID);
        assert!(
            answer.refusal().1.contains(place),
            "{path} {place}: {}",
            answer.refusal().1
        );
    }
}
