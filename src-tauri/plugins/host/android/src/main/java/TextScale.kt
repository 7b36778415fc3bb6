package id.jajan.host

import android.app.Activity
import app.tauri.plugin.JSObject

/**
 * How large the user wants text, of the phone's settings: `{scale}`, 1 as delivered. The page applies it
 * to its root, on which all its lengths depend; the web view's own zoom of text is off (`MainActivity`).
 */
internal class TextScale(private val changed: (JSObject) -> Unit) {
    private var told = 0f

    fun follow(activity: Activity) {
        val now = activity.resources.configuration.fontScale
        if (now == told) return
        told = now
        changed(state(activity))
    }

    fun state(activity: Activity): JSObject = JSObject().apply {
        // Through text: as a number it would become 1.2999999523162842.
        put("scale", activity.resources.configuration.fontScale.toString().toDouble())
    }
}
