//! Prints the OpenAPI document; `npm run gen` writes it to `openapi.json`.

use std::io::{self, Write};

fn main() -> io::Result<()> {
    let document = serde_json::to_string_pretty(&jajan_contract::openapi())?;
    writeln!(io::stdout(), "{document}")
}
