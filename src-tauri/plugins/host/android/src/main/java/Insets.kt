package id.jajan.host

import android.app.Activity
import android.os.Build
import android.view.WindowInsets
import android.webkit.WebView
import app.tauri.plugin.JSObject

/**
 * The space that the system covers, in CSS pixels: `{top, right, bottom, left, ime}`, where `ime` is
 * the keyboard's height. Older web views answer `env(safe-area-inset-*)` with zero (tauri.md 4.1), so
 * the page takes the larger of both; nothing is padded here, or it would be padded twice.
 */
internal class Insets(private val activity: Activity, private val changed: (JSObject) -> Unit) {
    private var pixels = Edges()

    fun follow(webView: WebView) {
        webView.setOnApplyWindowInsetsListener { view, insets ->
            val now = edges(insets)
            if (now != pixels) {
                pixels = now
                changed(state())
            }
            view.onApplyWindowInsets(insets)
        }
        webView.requestApplyInsets()
    }

    fun state(): JSObject {
        val density = activity.resources.displayMetrics.density.toDouble()
        return JSObject().apply {
            put("top", pixels.top / density)
            put("right", pixels.right / density)
            put("bottom", pixels.bottom / density)
            put("left", pixels.left / density)
            put("ime", pixels.ime / density)
        }
    }

    private fun edges(insets: WindowInsets): Edges {
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) {
            val bars = insets.getInsets(WindowInsets.Type.systemBars() or WindowInsets.Type.displayCutout())
            val ime = insets.getInsets(WindowInsets.Type.ime()).bottom
            return Edges(bars.top, bars.right, bars.bottom, bars.left, ime)
        }
        return olderEdges(insets)
    }

    /** Before Android 11 the keyboard is a part of the bottom; what is taller than the bars is it. */
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
        val ime: Int = 0,
    )
}
