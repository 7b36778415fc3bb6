//! A photo that is lent to another app: loaded from the one image host, of bounded size, and a picture.
//!
//! Invariant: the folder that other apps may read holds only JPEG, PNG or WebP files of the configured
//! host. Every failure is -7 (photo unavailable), never the code of a missing app.

use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use url::Url;

use crate::error::{Error, NativeCode, Result};

const MAX_URL_BYTES: usize = 2048;
const MAX_BYTES: usize = 5 * 1024 * 1024;
const TIMEOUT: Duration = Duration::from_secs(15);

fn unavailable(why: impl std::fmt::Display) -> Error {
    Error::native(NativeCode::NotLaunched, format!("the photo: {why}"))
}

/// The parsed address, if its origin is `images`.
pub fn checked(text: &str, images: &Url) -> Result<Url> {
    let is_odd = |letter: char| letter.is_control() || letter.is_whitespace() || letter == '\\';
    if text.len() > MAX_URL_BYTES || text.chars().any(is_odd) {
        return Err(unavailable("an address with letters that no address has"));
    }
    let url = Url::parse(text).map_err(|_| unavailable("no address"))?;
    let is_bare = url.username().is_empty() && url.password().is_none();
    if !is_bare || url.origin() != images.origin() {
        return Err(unavailable("not of the image host"));
    }
    Ok(url)
}

/// Downloads it. The client follows no redirect, so only the checked address is requested.
pub async fn load(client: &reqwest::Client, url: Url) -> Result<Vec<u8>> {
    load_within(client, url, TIMEOUT).await
}

async fn load_within(client: &reqwest::Client, url: Url, limit: Duration) -> Result<Vec<u8>> {
    tokio::time::timeout(limit, receive(client, url))
        .await
        .map_err(|_| unavailable("not in time"))?
}

async fn receive(client: &reqwest::Client, url: Url) -> Result<Vec<u8>> {
    let failed = |error: reqwest::Error| unavailable(error.without_url());
    let mut response = client.get(url).send().await.map_err(failed)?;
    if !response.status().is_success() {
        return Err(unavailable(response.status()));
    }
    let mut bytes = Vec::new();
    while let Some(chunk) = response.chunk().await.map_err(failed)? {
        if bytes.len() + chunk.len() > MAX_BYTES {
            return Err(unavailable("over 5 MiB"));
        }
        bytes.extend_from_slice(&chunk);
    }
    // By magic bytes: the content type proves nothing.
    if !is_picture(&bytes) {
        return Err(unavailable("no picture"));
    }
    Ok(bytes)
}

fn is_picture(bytes: &[u8]) -> bool {
    let is_webp = bytes.starts_with(b"RIFF") && bytes.get(8..12) == Some(b"WEBP");
    bytes.starts_with(&[0xff, 0xd8, 0xff]) || bytes.starts_with(b"\x89PNG\r\n\x1a\n") || is_webp
}

/// Writes it into `folder` and returns its name there: the time in hexadecimal digits.
pub fn keep(folder: &Path, bytes: &[u8]) -> Result<String> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let name = format!("{:x}", since.map_err(unavailable)?.as_nanos());
    std::fs::create_dir_all(folder).map_err(unavailable)?;
    std::fs::write(folder.join(&name), bytes).map_err(unavailable)?;
    Ok(name)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;
    use url::Url;

    use super::{MAX_BYTES, checked, keep, load, load_within};

    type Outcome = Result<(), Box<dyn std::error::Error>>;

    const WEBP: &[u8] = b"RIFF\x1a\0\0\0WEBPVP8L";

    /// Starts a host whose reply depends on the path, and returns its origin.
    async fn image_host() -> Result<Url, Box<dyn std::error::Error>> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let origin = Url::parse(&format!("http://{}", listener.local_addr()?))?;
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                tokio::spawn(async move {
                    let mut request = [0; 2048];
                    let count = stream.read(&mut request).await.unwrap_or_default();
                    let request = String::from_utf8_lossy(&request[..count]).into_owned();
                    let (head, body) = match request.split(' ').nth(1).unwrap_or_default() {
                        "/webp" => ("200 OK", WEBP.to_vec()),
                        "/jpeg" => ("200 OK", vec![0xff, 0xd8, 0xff, 0xe0]),
                        "/png" => ("200 OK", b"\x89PNG\r\n\x1a\n".to_vec()),
                        "/svg" => ("200 OK\r\ncontent-type: image/png", b"<svg/>".to_vec()),
                        "/empty" => ("200 OK", Vec::new()),
                        "/large" => ("200 OK", [WEBP, &vec![0; MAX_BYTES]].concat()),
                        "/elsewhere" => ("302 Found\r\nlocation: /webp", Vec::new()),
                        "/hang" => {
                            tokio::time::sleep(Duration::from_secs(60)).await;
                            return;
                        }
                        _ => ("404 Not Found", WEBP.to_vec()),
                    };
                    let head = format!("HTTP/1.1 {head}\r\ncontent-length: {}\r\n\r\n", body.len());
                    // A client that hangs up at the size limit is expected.
                    let _ = stream.write_all(&[head.as_bytes(), &body].concat()).await;
                });
            }
        });
        Ok(origin)
    }

    fn code(error: &crate::error::Error) -> serde_json::Value {
        serde_json::to_value(error).unwrap_or_default()["code"].clone()
    }

    #[tokio::test]
    async fn pictures_come_and_everything_else_is_minus_seven() -> Outcome {
        let origin = image_host().await?;
        let api = crate::commands::api::Api::new(crate::api_base::ApiBase::parse(
            origin.as_str().trim_end_matches('/'),
        )?)?;
        for good in ["/webp", "/jpeg", "/png"] {
            let url = checked(origin.join(good)?.as_str(), &origin)?;
            assert!(!load(api.client(), url).await?.is_empty(), "{good}");
        }
        for bad in ["/missing", "/svg", "/empty", "/large", "/elsewhere"] {
            let url = checked(origin.join(bad)?.as_str(), &origin)?;
            let refused = load(api.client(), url).await.err().ok_or(bad)?;
            assert_eq!(code(&refused), "-7", "{bad}: {refused}");
        }
        Ok(())
    }

    #[tokio::test]
    async fn a_host_that_hangs_is_given_up() -> Outcome {
        let origin = image_host().await?;
        let api = crate::commands::api::Api::new(crate::api_base::ApiBase::parse(
            origin.as_str().trim_end_matches('/'),
        )?)?;
        let limit = Duration::from_millis(50);
        let late = load_within(api.client(), origin.join("/hang")?, limit).await;
        assert_eq!(code(&late.err().ok_or("answered")?), "-7");
        Ok(())
    }

    #[test]
    fn only_addresses_of_the_image_host() -> Outcome {
        let images = Url::parse("https://img.jajan.example/")?;
        for good in [
            "https://img.jajan.example/a.webp?w=600",
            "https://img.jajan.example:443/a",
        ] {
            assert!(checked(good, &images).is_ok(), "{good}");
        }
        for bad in [
            "",
            "/img/a.webp",
            "//img.jajan.example/a",
            "http://img.jajan.example/a",
            "https://img.jajan.example.evil.example/a",
            "https://evil.example/img.jajan.example/a",
            "https://img.jajan.example@evil.example/a",
            "https://user@img.jajan.example/a",
            "https://img.jajan.example:8443/a",
            "https:\\\\img.jajan.example\\a",
            "file:///etc/passwd",
            "content://a/b",
            "data:image/png;base64,AA==",
            "javascript:alert(1)",
        ] {
            let refused = checked(bad, &images).err().ok_or(bad)?;
            assert_eq!(code(&refused), "-7", "{bad}");
        }
        Ok(())
    }

    #[test]
    fn it_lies_under_a_name_of_its_own() -> Outcome {
        let folder = std::env::temp_dir().join(format!("jajan-photo-{}", std::process::id()));
        let names = [keep(&folder, WEBP)?, keep(&folder, WEBP)?];
        let kept = std::fs::read(folder.join(&names[0]))?;
        std::fs::remove_dir_all(&folder)?;
        assert_ne!(names[0], names[1]);
        assert_eq!(kept, WEBP);
        for name in names {
            assert!(name.bytes().all(|b| b.is_ascii_hexdigit()) && name.len() <= 32);
        }
        Ok(())
    }
}
