include!("src/commands.rs");

macro_rules! names {
    ($($name:ident,)*) => { &[$(stringify!($name)),*] };
}

const COMMANDS: &[&str] = with_commands!(names!);

fn main() {
    tauri_plugin::Builder::new(COMMANDS)
        .android_path("android")
        .build();
}
