package app.tauri.notification;
public final class R { public static final class drawable { public static final int ic_transparent = 1; } }
