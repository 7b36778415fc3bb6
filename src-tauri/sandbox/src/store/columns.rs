use jajan_contract::localised::Localised;
use rusqlite::Row;

/// Three neighbouring columns `…_id, …_en, …_zh`.
pub fn localised(row: &Row<'_>, first: usize) -> rusqlite::Result<Localised> {
    Ok(Localised::new(
        row.get::<_, String>(first)?,
        row.get::<_, String>(first + 1)?,
        row.get::<_, String>(first + 2)?,
    ))
}
