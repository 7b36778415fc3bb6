const COMMANDS: &[&str] = &[
    "location_state",
    "network_state",
    "insets",
    "device_info",
    "open_app_settings",
    "photo_permission",
    "camera_state",
    "keep_bright",
    "set_swipe_back",
    "share_text",
    "register_user",
    "secret_read",
    "secret_write",
    "secret_remove",
    "register_listener",
    "remove_listener",
];

fn main() {
    tauri_plugin::Builder::new(COMMANDS)
        .android_path("android")
        .build();
}
