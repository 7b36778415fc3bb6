package id.jajan.host

import android.app.Activity
import android.os.Build
import android.view.View
import android.view.WindowInsets
import app.tauri.plugin.JSObject

/**
 * The space that the system covers, in CSS pixels: `{top, right, bottom, left, keyboard}`, the last
 * being its height from the bottom edge. Older web views answer `env(safe-area-inset-*)` with zero
 * (tauri.md 4.1), so the page takes the larger of both; nothing is padded here, or it would be padded twice.
 */
internal class Insets(private val changed: (JSObject) -> Unit) {
    private var pixels = Edges()
    private var density = 1.0
    private var followed: View? = null

    /** Listens on the activity's content view, which exists before the web view and outlives it. */
    fun follow(activity: Activity) {
        val content = activity.findViewById<View>(android.R.id.content) ?: return
        if (content === followed) return
        followed = content
        content.setOnApplyWindowInsetsListener { view, insets ->
            take(view, edges(insets))
            view.onApplyWindowInsets(insets)
        }
        content.requestApplyInsets()
    }

    private fun take(view: View, now: Edges) {
        // The user may change the display size while the app runs.
        val densityNow = view.resources.displayMetrics.density.toDouble()
        if (now == pixels && densityNow == density) return
        pixels = now
        density = densityNow
        changed(state())
    }

    fun state(): JSObject {
        return JSObject().apply {
            put("top", pixels.top / density)
            put("right", pixels.right / density)
            put("bottom", pixels.bottom / density)
            put("left", pixels.left / density)
            put("keyboard", pixels.keyboard / density)
        }
    }

    private fun edges(insets: WindowInsets): Edges {
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) {
            val bars = insets.getInsets(WindowInsets.Type.systemBars() or WindowInsets.Type.displayCutout())
            val keyboard = insets.getInsets(WindowInsets.Type.ime()).bottom
            return Edges(bars.top, bars.right, bars.bottom, bars.left, keyboard)
        }
        return olderEdges(insets)
    }

    /** Before Android 11 the keyboard is part of the bottom inset: it is what exceeds the bars. */
    @Suppress("DEPRECATION")
    private fun olderEdges(insets: WindowInsets): Edges {
        val stable = insets.stableInsetBottom
        val bottom = insets.systemWindowInsetBottom
        return Edges(
            insets.systemWindowInsetTop,
            insets.systemWindowInsetRight,
            minOf(stable, bottom),
            insets.systemWindowInsetLeft,
            if (bottom > stable) bottom else 0,
        )
    }

    private data class Edges(
        val top: Int = 0,
        val right: Int = 0,
        val bottom: Int = 0,
        val left: Int = 0,
        val keyboard: Int = 0,
    )
}
