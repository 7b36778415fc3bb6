//! The desktop, for development: commands that need a phone answer -6, so that tests on Linux see the
//! contract. Secrets, the user and the file chooser work, so that a login can be tried.

mod photo;
mod secrets;

use tauri::Runtime;
use tauri::ipc::Invoke;

use crate::{Error, user};

/// Declares the handler with the names of its commands.
macro_rules! answered {
    ($($module:ident::$name:ident),* $(,)?) => {
        const ANSWERED: &[&str] = &[$(stringify!($name)),*];

        fn answer<R: Runtime>() -> impl Fn(Invoke<R>) -> bool {
            tauri::generate_handler![$($module::$name),*]
        }
    };
}

answered![
    photo::photo_permission,
    secrets::secret_read,
    secrets::secret_remove,
    secrets::secret_write,
    user::register_user,
];

/// Answers every command of the list, with -6 those that a desktop cannot.
pub fn handler<R: Runtime>() -> impl Fn(Invoke<R>) -> bool {
    let answer = answer();
    move |invoke| {
        if ANSWERED.contains(&invoke.message.command()) {
            return answer(invoke);
        }
        invoke
            .resolver
            .reject(Error::NotInApp("a command of the phones"));
        true
    }
}
