//! The fields of a form, from a body or a query.

use std::{str::FromStr, time::Duration};

use axum::{body, extract::Request};

use crate::store::{Stop, StoreError};
use crate::typed;

/// Ten times the largest form.
const MAX_BYTES: usize = 8 << 10;
const TIMEOUT: Duration = Duration::from_secs(10);

/// Why a form did nothing: a sentence for the person at the console.
#[derive(Debug)]
pub struct Problem(pub String);

impl<T: Into<String>> From<T> for Problem {
    fn from(why: T) -> Self {
        Self(why.into())
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        if let StoreError::BadValue { field, reason } = error {
            return Self(format!("{field}: {reason}."));
        }
        tracing::error!(%error, "a form of the console failed");
        Self("The database did not take it; the log says why.".to_owned())
    }
}

/// Each reason has its words beside its form.
impl<R> From<Stop<R>> for Problem
where
    Self: From<R>,
{
    fn from(stop: Stop<R>) -> Self {
        match stop {
            Stop::Refused(why) => why.into(),
            Stop::Failed(error) => error.into(),
        }
    }
}

#[derive(Debug, Default)]
pub struct Fields(Vec<(String, String)>);

impl Fields {
    fn parse(encoded: &[u8]) -> Self {
        Self(form_urlencoded::parse(encoded).into_owned().collect())
    }

    pub fn of_query(request: &Request) -> Self {
        Self::parse(request.uri().query().unwrap_or_default().as_bytes())
    }

    pub async fn read(request: Request) -> Result<Self, Problem> {
        let reading = body::to_bytes(request.into_body(), MAX_BYTES);
        let read = tokio::time::timeout(TIMEOUT, reading).await;
        let bytes = read.map_err(|_| "The form did not arrive in time.")?;
        Ok(Self::parse(&bytes.map_err(|_| "The form is too large.")?))
    }

    /// Without spaces around it; absent when empty.
    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().find(|(key, _)| key == name);
        found
            .map(|(_, value)| value.trim())
            .filter(|value| !value.is_empty())
    }

    /// All, in their order.
    pub fn pairs(&self) -> impl Iterator<Item = (&str, &str)> {
        let pairs = self.0.iter();
        pairs.map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Empty when absent.
    pub fn text(&self, name: &str) -> &str {
        self.get(name).unwrap_or_default()
    }

    /// An amount as people write it. Absent when empty; an error names the field.
    pub fn rupiah(&self, name: &str) -> Result<Option<u32>, String> {
        let read = |text: &str| {
            typed::rupiah(text)
                .ok_or_else(|| format!("{name}: «{text}» is no amount that is read in one way."))
        };
        self.get(name).map(read).transpose()
    }

    /// Absent when empty; an error names the field.
    pub fn number<T: FromStr>(&self, name: &str) -> Result<Option<T>, String> {
        let parse = |text: &str| {
            text.parse()
                .map_err(|_| format!("{name}: «{text}» is no number."))
        };
        self.get(name).map(parse).transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_decoded_and_empty_ones_are_absent() {
        let fields = Fields::parse(b"path=%2Fimg%2F&delayMs=+80+&field=&x");
        assert_eq!(fields.get("path"), Some("/img/"));
        assert_eq!(fields.number::<u32>("delayMs"), Ok(Some(80)));
        assert_eq!(fields.number::<u32>("field"), Ok(None));
        let amounts = Fields::parse(b"bill=Rp75.000%2C00&off=75%2C00");
        assert_eq!(amounts.rupiah("bill"), Ok(Some(75_000)));
        assert!(amounts.rupiah("off").is_err_and(|why| why.contains("off")));
        assert!(
            fields
                .number::<u32>("path")
                .is_err_and(|why| why.contains("path"))
        );
    }
}
