package id.jajan.host

import android.content.Intent
import app.tauri.plugin.JSObject

/**
 * The native shell wants one of the tabs to be shown: an intent with the extra `backToHome`, a path of
 * ours. Spec home 2: "A back-to-home event from the native shell switches the tab to the given path".
 *
 * Invariant: an order is told once, to a page that listens; one that comes before is kept for it, and
 * only the last. The activity is exported, so any app may send one: what is no plain path of ours ends
 * here, and what it means is decided by `resolveLink` in the page.
 */
internal class BackToHome {
    private var waiting: String? = null

    /** Takes the order out of the intent, so that the same intent does not give it again. */
    fun take(intent: Intent?) {
        val path = try {
            intent?.getStringExtra(EXTRA) ?: return
        } catch (_: RuntimeException) {
            // What another app packed may not be unpacked here.
            return
        }
        intent.removeExtra(EXTRA)
        if (isRoute(path)) waiting = path
    }

    /** `{path}`, or null when nothing waits. */
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
