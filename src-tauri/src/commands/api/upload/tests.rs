use std::sync::Arc;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use parking_lot::Mutex;
use serde_json::{Value, json};
use tauri::ipc::InvokeBody;

use super::super::tests::api;
use super::{MAX_UPLOAD_BYTES, PIECE_BYTES, Upload};
use crate::error::Error;

type Outcome = Result<(), Box<dyn std::error::Error>>;

fn written(change: impl FnOnce(&mut Value)) -> Vec<u8> {
    let mut call = json!({
        "id": 1,
        "path": "/echo",
        "headers": { "content-type": "multipart/form-data; boundary=b" },
        "timeoutMs": 5000,
    });
    change(&mut call);
    call.to_string().into_bytes()
}

fn upload(bytes: Vec<u8>) -> Result<Upload, Error> {
    Upload::new(&written(|_| ()), &InvokeBody::Raw(bytes))
}

#[tokio::test]
async fn bytes_leave_as_they_are_with_their_length() -> Outcome {
    let body = b"--b\r\n\r\n\x00\x01 file\r\n--b--".to_vec();
    let coded = InvokeBody::Json(json!({ "base64": STANDARD.encode(&body) }));
    let numbers = InvokeBody::Json(json!(body));
    for upload in [
        upload(body.clone())?,
        Upload::new(&written(|_| ()), &numbers)?,
        Upload::new(&written(|_| ()), &coded)?,
    ] {
        let reply = api().await?.upload(upload, |_| ()).await?;
        let text = String::from_utf8(reply.body)?;
        assert!(text.starts_with("post /echo http/1.1"), "{text}");
        assert!(
            text.contains(&format!("content-length: {}\r\n", body.len())),
            "{text}"
        );
        assert!(
            text.contains("content-type: multipart/form-data; boundary=b\r\n"),
            "{text}"
        );
        assert!(text.ends_with("--b\r\n\r\n\0\u{1} file\r\n--b--"), "{text}");
    }
    Ok(())
}

#[tokio::test]
async fn progress_grows_to_the_whole() -> Outcome {
    let told = Arc::new(Mutex::new(Vec::new()));
    let tell = {
        let told = Arc::clone(&told);
        move |share| told.lock().push(share)
    };
    let reply = api()
        .await?
        .upload(upload(vec![b'a'; PIECE_BYTES * 10 + 1])?, tell)
        .await?;
    assert_eq!(reply.status, 200);
    let told = told.lock();
    // Once for each piece: ten whole ones, and one byte.
    assert_eq!(told.len(), 11, "{told:?}");
    assert!(told.is_sorted() && told[0] > 0.0, "{told:?}");
    assert_eq!(told.last(), Some(&1.0));
    Ok(())
}

#[tokio::test]
async fn time_runs_out_and_cancelling_ends_it() -> Outcome {
    let api = api().await?;
    let to_nowhere = |id: u32, ms: u64| {
        let call = written(|call| {
            call["id"] = json!(id);
            call["path"] = json!("/hang");
            call["timeoutMs"] = json!(ms);
        });
        Upload::new(&call, &InvokeBody::Raw(vec![b'a']))
    };
    let late = api.upload(to_nowhere(1, 50)?, |_| ()).await;
    assert!(matches!(late, Err(Error::Timeout(50))));
    let hanging = tokio::spawn({
        let (api, upload) = (Arc::clone(&api), to_nowhere(2, 5_000)?);
        async move { api.upload(upload, |_| ()).await }
    });
    while api.in_flight.lock().is_empty() {
        tokio::task::yield_now().await;
    }
    api.cancel(2);
    assert!(matches!(hanging.await?, Err(Error::Cancelled)));
    Ok(())
}

#[test]
fn what_is_no_upload_is_refused() {
    let whole = || InvokeBody::Raw(vec![b'a']);
    let headers = |headers: Value| written(|call| call["headers"] = headers);
    for (call, body) in [
        (Vec::new(), whole()),
        (b"{}".to_vec(), whole()),
        (b"\xff".to_vec(), whole()),
        (written(|call| call["id"] = json!(-1)), whole()),
        (written(|call| call["extra"] = json!(1)), whole()),
        (headers(json!({})), whole()),
        (
            headers(json!({ "content-type": "application/json" })),
            whole(),
        ),
        (written(|_| ()), InvokeBody::Json(json!({}))),
        (written(|_| ()), InvokeBody::Json(json!([1, 256]))),
        (written(|_| ()), InvokeBody::Json(json!([1, "2"]))),
        (
            written(|_| ()),
            InvokeBody::Json(json!({ "base64": "a b" })),
        ),
        (written(|_| ()), InvokeBody::Json(json!({ "base64": 1 }))),
        (
            written(|_| ()),
            InvokeBody::Raw(vec![0; MAX_UPLOAD_BYTES + 1]),
        ),
    ] {
        let refused = Upload::new(&call, &body);
        assert!(
            matches!(refused, Err(Error::Refused(_))),
            "{:?}",
            String::from_utf8_lossy(&call)
        );
    }
    let much = STANDARD.encode(vec![0; MAX_UPLOAD_BYTES + 1]);
    let much = Upload::new(
        &written(|_| ()),
        &InvokeBody::Json(json!({ "base64": much })),
    );
    assert!(matches!(much, Err(Error::Refused(_))));
    assert!(upload(vec![0; MAX_UPLOAD_BYTES]).is_ok());
}

#[tokio::test]
async fn the_checks_of_every_call_hold_for_uploads() -> Outcome {
    let api = api().await?;
    for call in [
        written(|call| call["path"] = json!("//evil.example/")),
        written(|call| call["path"] = json!("https://evil.example/")),
        written(|call| call["timeoutMs"] = json!(0)),
        written(|call| call["timeoutMs"] = json!(u64::MAX)),
        written(|call| call["headers"]["host"] = json!("evil.example")),
        written(|call| call["headers"]["system"] = json!("a\r\nhost: evil.example")),
        written(|call| call["headers"]["system"] = json!("a".repeat(5_000))),
    ] {
        let outcome = api
            .upload(Upload::new(&call, &InvokeBody::Raw(vec![1]))?, |_| ())
            .await;
        assert!(
            matches!(outcome, Err(Error::Refused(_))),
            "{:?}",
            String::from_utf8_lossy(&call)
        );
    }
    Ok(())
}
