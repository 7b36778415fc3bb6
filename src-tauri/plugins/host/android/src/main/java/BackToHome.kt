package id.jajan.host

import android.content.Intent
import app.tauri.plugin.JSObject

/**
 * The native shell asks for a tab: an intent with the extra `backToHome`, a path of
 * ours. Spec home 2: "A back-to-home event from the native shell switches the tab to the given path".
 *
 * Invariant: each request reaches the page once; without a listener the latest one is kept for it.
 * The activity is exported, so any app may send one: only a plain path of ours is accepted
 * here, and `resolveLink` in the page decides what it means.
 */
internal class BackToHome {
    private var waiting: String? = null

    /** Removes the extra from the intent, so that the same intent is not read twice. */
    fun take(intent: Intent?) {
        val path = try {
            intent?.getStringExtra(EXTRA) ?: return
        } catch (_: RuntimeException) {
            // Extras of another app may fail to unparcel.
            return
        }
        intent.removeExtra(EXTRA)
        if (isRoute(path)) waiting = path
    }

    /** `{path}`, or null when no request is pending. */
    fun next(): JSObject? = waiting?.let { path ->
        waiting = null
        JSObject().apply { put("path", path) }
    }

    companion object {
        const val EVENT = "back-to-home"
        const val EXTRA = "backToHome"
        private const val MAX_LETTERS = 1024

        /** The same rule as `is_route` in Rust, `commands/notification.rs`. */
        fun isRoute(path: String): Boolean =
            path.length <= MAX_LETTERS && path.startsWith("/platform/") &&
                path.all { it in '!'..'~' && it != '\\' }
    }
}
