const COMMANDS: &[&str] = &[
    "location_state",
    "network_state",
    "insets",
    "device_info",
    "open_app_settings",
    "register_listener",
    "remove_listener",
];

fn main() {
    tauri_plugin::Builder::new(COMMANDS)
        .android_path("android")
        .build();
}
