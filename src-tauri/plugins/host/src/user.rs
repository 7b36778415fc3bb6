//! Who is logged in, for native code. Spec home 7 "Native bridge".
//!
//! In memory only: the page sets it again at each start, and a logged-out user leaves no trace.

use parking_lot::Mutex;

use crate::{Error, Result};

const MAX_USER_ID_BYTES: usize = 64;

static USER_ID: Mutex<Option<String>> = Mutex::new(None);

/// Sets who is logged in; `None` after a logout.
#[tauri::command]
pub fn register_user(user_id: Option<String>) -> Result<()> {
    let is_id = |id: &String| {
        (1..=MAX_USER_ID_BYTES).contains(&id.len())
            && id
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
    };
    if !user_id.iter().all(is_id) {
        return Err(Error::Refused("user id"));
    }
    *USER_ID.lock() = user_id;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{USER_ID, register_user};

    #[test]
    fn one_user_at_a_time_and_none_after_a_logout() -> crate::Result<()> {
        let known = || USER_ID.lock().clone();
        register_user(Some("U-1_a".to_owned()))?;
        assert_eq!(known().as_deref(), Some("U-1_a"));
        for hostile in ["", "a b", "a\n", "../a", "<b>", "é", &"a".repeat(65)] {
            assert!(
                register_user(Some(hostile.to_owned())).is_err(),
                "{hostile:?}"
            );
        }
        assert_eq!(known().as_deref(), Some("U-1_a"));
        register_user(None)?;
        assert_eq!(known(), None);
        Ok(())
    }
}
