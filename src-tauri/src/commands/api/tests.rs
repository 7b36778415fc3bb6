//! Calls against a server of a few lines on this machine that answers by path.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use super::{Api, Call, MAX_BODY_BYTES, MAX_REPLY_BYTES};
use crate::api_base::ApiBase;
use crate::error::Error;

type Outcome = Result<(), Box<dyn std::error::Error>>;

pub async fn api() -> Result<Arc<Api>, Box<dyn std::error::Error>> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let address = listener.local_addr()?;
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(async move {
                // A client that hangs up, such as the cancelled one, is expected.
                let _ = answer(stream).await;
            });
        }
    });
    Ok(Arc::new(Api::new(ApiBase::parse(&format!(
        "http://{address}"
    ))?)?))
}

async fn answer(mut stream: TcpStream) -> std::io::Result<()> {
    let request = read_request(&mut stream).await?;
    let path = request.split(' ').nth(1).unwrap_or_default().to_owned();
    let (head, body) = match path.as_str() {
        "/echo" => ("200 OK", request.into_bytes()),
        "/refused" => ("429 Too Many Requests", b"slow down".to_vec()),
        "/redirect" => ("302 Found\r\nlocation: https://example.com/", Vec::new()),
        "/latin" => ("200 OK", vec![b'"', 0xe9, b'"']),
        "/large" => ("200 OK", vec![b'a'; MAX_REPLY_BYTES + 1]),
        "/largest" => ("200 OK", vec![b'a'; MAX_REPLY_BYTES]),
        "/hang" => {
            tokio::time::sleep(Duration::from_secs(60)).await;
            return Ok(());
        }
        _ => return Ok(()),
    };
    let head = format!("HTTP/1.1 {head}\r\ncontent-length: {}\r\n\r\n", body.len());
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(&body).await
}

/// Reads until the body has its content length.
async fn read_request(stream: &mut TcpStream) -> std::io::Result<String> {
    let mut bytes = Vec::new();
    loop {
        let mut part = [0; 4096];
        let count = stream.read(&mut part).await?;
        bytes.extend_from_slice(&part[..count]);
        let text = String::from_utf8_lossy(&bytes).to_lowercase();
        let Some((head, body)) = text.split_once("\r\n\r\n") else {
            if count == 0 {
                return Ok(text);
            }
            continue;
        };
        let length = head
            .lines()
            .find_map(|line| line.strip_prefix("content-length: "))
            .and_then(|length| length.parse::<usize>().ok())
            .unwrap_or_default();
        if body.len() >= length || count == 0 {
            return Ok(text);
        }
    }
}

fn call(id: u32, path: &str) -> Call {
    Call {
        id,
        path: path.to_owned(),
        headers: HashMap::from([("x-signature".to_owned(), "abc".to_owned())]),
        body: "{\"a\":1}".to_owned(),
        timeout_ms: 5_000,
    }
}

#[tokio::test]
async fn a_call_goes_out_and_its_reply_comes_back() -> Outcome {
    let reply = api().await?.send(call(1, "/echo")).await?;
    assert_eq!(reply.status, 200);
    let body = String::from_utf8(reply.body)?;
    assert!(body.starts_with("post /echo http/1.1"), "{body}");
    assert!(body.contains("x-signature: abc"), "{body}");
    assert!(body.ends_with("{\"a\":1}"), "{body}");
    Ok(())
}

#[tokio::test]
async fn a_bad_status_is_a_reply() -> Outcome {
    let api = api().await?;
    assert_eq!(api.send(call(1, "/refused")).await?.status, 429);
    // A redirect is returned as it is: the other host gets no request.
    assert_eq!(api.send(call(1, "/redirect")).await?.status, 302);
    Ok(())
}

#[tokio::test]
async fn bytes_that_are_no_text_reach_the_page_as_such() -> Outcome {
    let reply = api().await?.send(call(1, "/latin")).await?;
    assert_eq!(reply.into_bytes(), [0, 200, b'"', 0xe9, b'"']);
    Ok(())
}

#[tokio::test]
async fn a_reply_has_a_limit() -> Outcome {
    let api = api().await?;
    assert_eq!(
        api.send(call(1, "/largest")).await?.body.len(),
        MAX_REPLY_BYTES
    );
    assert!(matches!(
        api.send(call(1, "/large")).await,
        Err(Error::Network(_))
    ));
    Ok(())
}

#[tokio::test]
async fn time_runs_out() -> Outcome {
    let mut slow = call(1, "/hang");
    slow.timeout_ms = 50;
    assert!(matches!(
        api().await?.send(slow).await,
        Err(Error::Timeout(50))
    ));
    Ok(())
}

#[tokio::test]
async fn a_lost_connection_is_a_network_failure() -> Outcome {
    let outcome = api().await?.send(call(1, "/closes")).await;
    assert!(matches!(outcome, Err(Error::Network(_))));
    let nobody = Api::new(ApiBase::parse("http://127.0.0.1:1")?)?;
    assert!(matches!(
        nobody.send(call(1, "/echo")).await,
        Err(Error::Network(_))
    ));
    Ok(())
}

#[tokio::test]
async fn a_cancelled_call_ends_at_once_and_others_go_on() -> Outcome {
    let api = api().await?;
    let begun = Instant::now();
    let hanging = tokio::spawn({
        let api = Arc::clone(&api);
        async move { api.send(call(7, "/hang")).await }
    });
    while api.in_flight.lock().is_empty() {
        tokio::task::yield_now().await;
    }
    assert!(matches!(
        api.send(call(7, "/echo")).await,
        Err(Error::Refused(_))
    ));
    api.cancel(8);
    assert_eq!(api.send(call(9, "/echo")).await?.status, 200);
    api.cancel(7);
    assert!(matches!(hanging.await?, Err(Error::Cancelled)));
    assert!(begun.elapsed() < Duration::from_secs(4));
    assert!(api.in_flight.lock().is_empty());
    Ok(())
}

#[tokio::test]
async fn hostile_arguments_are_refused_before_anything_is_sent() -> Outcome {
    // Nothing listens there, so a call that was sent would fail as a network error, not as a refusal.
    let api = Api::new(ApiBase::parse("http://127.0.0.1:1")?)?;
    let with = |change: fn(&mut Call)| {
        let mut hostile = call(1, "/echo");
        change(&mut hostile);
        hostile
    };
    let header = |call: &mut Call, name: &str, value: String| {
        call.headers.insert(name.to_owned(), value);
    };
    let mut hostile = vec![
        with(|call| call.path = "//example.com/".to_owned()),
        with(|call| call.path = "https://example.com/".to_owned()),
        with(|call| call.timeout_ms = 0),
        with(|call| call.timeout_ms = u64::MAX),
        with(|call| call.body = "a".repeat(MAX_BODY_BYTES + 1)),
    ];
    for name in [
        "host",
        "cookie",
        "x-forwarded-for",
        "content-length",
        "a b",
        "",
    ] {
        let mut one = call(1, "/echo");
        header(&mut one, name, "1".to_owned());
        hostile.push(one);
    }
    for value in ["a\r\nhost: example.com".to_owned(), "a".repeat(5_000)] {
        let mut one = call(1, "/echo");
        header(&mut one, "system", value);
        hostile.push(one);
    }
    for one in hostile {
        let shown = format!("{} {:?}", one.path, one.headers);
        let outcome = api.send(one).await;
        assert!(matches!(outcome, Err(Error::Refused(_))), "{shown}");
    }
    Ok(())
}
