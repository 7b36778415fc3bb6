/// Every command of the plugin, declared once: `with_commands!(name!)` passes the list to the macro `name`.
/// The build script, the desktop and iOS use it; tests/architecture/native-commands.test.ts compares Kotlin
/// and the capabilities with it. "iOS only": Kotlin has no such command.
macro_rules! with_commands {
    ($then:ident!) => {
        $then! {
            app_language,
            camera_state,
            device_info,
            insets,
            keep_bright,
            keep_secret,
            leave,
            location_state,
            lost_photo,
            network_state,
            open_app_settings,
            photo_permission,
            register_listener,
            register_user,
            remove_listener,
            save_picture,
            secret_read,
            secret_remove,
            secret_write,
            set_swipe_back, // iOS only: Android has no swipe from the edge.
            set_theme,
            share_text,     // iOS only: Android shares by the official plugin.
            text_scale,
            was_restored,
        }
    };
}
