//! Embeds the pictures' emoji: every line of `art/emoji.txt` becomes a name and the bytes of its
//! emoji from node_modules. No art is kept in the repository; `npm ci` brings it.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, process};

fn main() {
    if let Err(message) = generate() {
        eprintln!("jajan-sandbox: {message}");
        process::exit(1);
    }
}

fn generate() -> Result<(), String> {
    let here = PathBuf::from(variable("CARGO_MANIFEST_DIR")?);
    let list = here.join("art/emoji.txt");
    println!("cargo::rerun-if-changed={}", list.display());

    let sources = [
        here.join("src/city"),
        here.join("src/seed"),
        here.join("src/store/schema/schema.sql"),
        here.join("src/store/search"),
    ];
    println!(
        "cargo::rustc-env=JAJAN_SEED_SOURCES={:016x}",
        hash(&sources)?
    );

    let assets = here.join("../../node_modules/@lobehub/fluent-emoji-3d/assets");
    println!("cargo::rerun-if-changed={}", assets.display());
    if !assets.is_dir() {
        return Err(
            "the emoji are missing: node_modules/@lobehub/fluent-emoji-3d is not there. \
             Run `npm ci` in the repository root, then build again."
                .to_owned(),
        );
    }

    let text = fs::read_to_string(&list).map_err(|e| format!("{}: {e}", list.display()))?;
    let mut emoji = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        emoji.push(one(&assets, line).map_err(|e| format!("art/emoji.txt:{}: {e}", index + 1))?);
    }
    // The lookup is a binary search.
    emoji.sort();
    if let Some(pair) = emoji.windows(2).find(|pair| pair[0].0 == pair[1].0) {
        return Err(format!("art/emoji.txt: «{}» stands there twice", pair[0].0));
    }

    let mut code = String::from("static EMOJI: &[(&str, &[u8])] = &[\n");
    for (name, file) in &emoji {
        writeln!(code, "    ({name:?}, include_bytes!({file:?})),").map_err(|e| e.to_string())?;
    }
    code.push_str("];\n");
    let out = Path::new(&variable("OUT_DIR")?).join("emoji.rs");
    fs::write(&out, code).map_err(|e| format!("{}: {e}", out.display()))
}

fn one(assets: &Path, line: &str) -> Result<(String, String), String> {
    let (name, code_point) = line
        .split_once(' ')
        .ok_or_else(|| format!("«{line}» is not «name code-point»"))?;
    let file = assets.join(format!("{code_point}.webp"));
    if !file.is_file() {
        return Err(format!(
            "no emoji {code_point} for «{name}» in fluent-emoji-3d"
        ));
    }
    let file = file.to_str().ok_or("the repository's path is not UTF-8")?;
    Ok((name.to_owned(), file.to_owned()))
}

/// FNV-1a over the files, in the order of their names: a kept database is made anew when the
/// program that made it was another.
fn hash(sources: &[PathBuf]) -> Result<u64, String> {
    let mut files = Vec::new();
    let mut rest = sources.to_vec();
    while let Some(source) = rest.pop() {
        println!("cargo::rerun-if-changed={}", source.display());
        if source.is_file() {
            files.push(source);
            continue;
        }
        let entries = fs::read_dir(&source).map_err(|e| format!("{}: {e}", source.display()))?;
        for entry in entries {
            rest.push(entry.map_err(|e| e.to_string())?.path());
        }
    }
    files.sort();
    let mut state: u64 = 0xcbf2_9ce4_8422_2325;
    for file in files {
        let bytes = fs::read(&file).map_err(|e| format!("{}: {e}", file.display()))?;
        for byte in bytes {
            state = (state ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    Ok(state)
}

fn variable(name: &str) -> Result<String, String> {
    env::var(name).map_err(|e| format!("{name}: {e}"))
}
