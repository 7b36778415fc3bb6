//! Reads the build's directory into memory.
//!
//! Links are not followed and names that begin with a dot are left out, so that nothing from
//! outside the build can get in.

use std::{collections::HashMap, fs, io, path::Path};

use axum::http::{HeaderMap, HeaderValue};
use bytes::Bytes;

use super::negotiation::{etag, quality};

/// Ten times the size of our build. More is a wrong directory, and would fill the memory.
const MAX_BYTES: u64 = 64 << 20;

/// One file in all encodings that the build made.
pub struct File {
    pub kind: &'static str,
    /// The same for each encoding.
    pub headers: HeaderMap,
    pub plain: Form,
    pub br: Option<Form>,
    pub gzip: Option<Form>,
}

/// The bytes as they are sent.
pub struct Form {
    pub bytes: Bytes,
    /// The ETag of these bytes, so that each encoding has its own.
    pub tag: HeaderValue,
}

impl Form {
    fn new(bytes: Vec<u8>) -> Self {
        let tag = etag(&bytes);
        Self {
            bytes: bytes.into(),
            tag,
        }
    }
}

impl File {
    /// The encoding that the browser prefers of those that the build made, brotli at equal quality.
    pub fn preferred(&self, asked: &HeaderMap) -> (&Form, Option<&'static str>) {
        let mut best = (&self.plain, None, 0.0);
        for (form, name) in [(&self.br, "br"), (&self.gzip, "gzip")] {
            let quality = quality(asked, name);
            if let Some(form) = form
                && quality > best.2
            {
                best = (form, Some(name), quality);
            }
        }
        (best.0, best.1)
    }
}

/// All files by their path from the root, `/assets/a.js`.
pub fn read(directory: &Path) -> io::Result<HashMap<String, File>> {
    let mut contents = HashMap::new();
    let mut left_bytes = MAX_BYTES;
    read_folder(directory, "", &mut contents, &mut left_bytes)?;
    let names: Vec<String> = contents.keys().cloned().collect();
    let mut files = HashMap::new();
    for name in names
        .into_iter()
        .filter(|name| !is_sibling(name, &contents))
    {
        let form = |name: &str| contents.get(name).cloned().map(Form::new);
        let Some(plain) = form(&name) else { continue };
        let file = File {
            kind: content_type(&name),
            headers: HeaderMap::new(),
            plain,
            br: form(&format!("{name}.br")),
            gzip: form(&format!("{name}.gz")),
        };
        files.insert(name, file);
    }
    Ok(files)
}

fn is_sibling(name: &str, contents: &HashMap<String, Vec<u8>>) -> bool {
    let plain = name
        .strip_suffix(".br")
        .or_else(|| name.strip_suffix(".gz"));
    plain.is_some_and(|plain| contents.contains_key(plain))
}

fn read_folder(
    folder: &Path,
    prefix: &str,
    contents: &mut HashMap<String, Vec<u8>>,
    left_bytes: &mut u64,
) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let Ok(name) = entry.file_name().into_string() else {
            continue;
        };
        if name.starts_with('.') {
            continue;
        }
        let path = format!("{prefix}/{name}");
        let kind = entry.file_type()?;
        if kind.is_dir() {
            read_folder(&entry.path(), &path, contents, left_bytes)?;
        } else if kind.is_file() {
            *left_bytes = left_bytes
                .checked_sub(entry.metadata()?.len())
                .ok_or_else(too_large)?;
            contents.insert(path, fs::read(entry.path())?);
        }
    }
    Ok(())
}

fn too_large() -> io::Error {
    let mib = MAX_BYTES >> 20;
    io::Error::other(format!(
        "the directory holds over {mib} MiB; is it the built web app?"
    ))
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "jpg" | "jpeg" => "image/jpeg",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
